# English: the page on a public tablet.
kiosk-touch = Touch the screen to play
# A question to the person who may have left.
kiosk-still = Still playing?
kiosk-still-about = The game is about to end, to make room for the next player. Nothing of it is kept.
# Verb (button): the game goes on.
kiosk-go-on = Keep playing
