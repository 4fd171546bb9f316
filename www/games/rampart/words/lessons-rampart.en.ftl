# The lessons of C’est mon fort ! `lessons-rampart-ID` explains, `…-do` says what to choose, `…-why` says why no other move is possible now.

lessons-rampart-welcome = You are Lea, and Tom is the computer player. Each of you builds a rampart of cards. The numbers must rise from left to right, and your flag is the 1. The first player with ten cards wins.
lessons-rampart-turn = All the cards lie face down. On your turn you turn one over, any one you like. In this tutorial the ring shows you which.
lessons-rampart-turn-do = Turn over the ringed card.
lessons-rampart-take = A 5! That is more than your 1, so you may put it at the end of your rampart. Only the number matters, not the picture.
lessons-rampart-take-do = Take it.
lessons-rampart-take-why = You may put it back. But a low card is a good start, because many cards still fit after it. Take it.
lessons-rampart-low = Tom found a 38 and put it back: it is too high for him this early. Try to remember where it is! Now it is your turn.
lessons-rampart-low-do = Turn over the ringed card.
lessons-rampart-back = A 3. Your rampart ends with 5, and 3 is lower. It does not fit, so it goes back to its place, face down.
lessons-rampart-back-do = Put it back.
lessons-rampart-high = Tom has taken a 7. Now it is your turn again.
lessons-rampart-high-do = Turn over the ringed card.
lessons-rampart-wait = A 44! After it only 45 and 46 would fit. You never have to take a card. Remember where it is: it makes a good last card.
lessons-rampart-wait-do = Put it back.
lessons-rampart-wait-why = You may take it. But then almost nothing would fit any more. Put it back and remember it.
lessons-rampart-memory = You and Tom have nine cards each: one more, and you win! Your rampart ends with 36. You have seen a 38 and a 44. Do you remember where they are?
lessons-rampart-memory-do = Turn over the 44: the ring helps you this once.
lessons-rampart-memory-why = You have seen where the 44 is. Turn that card over.
lessons-rampart-ten = There it is! It fits, and it is your tenth card.
lessons-rampart-ten-do = Take it.
lessons-rampart-ten-why = You may put it back, but then Tom could finish before you.
lessons-rampart-end = Ten cards: you won, { $you } to { $other }! If no player can take another card, the longest rampart wins. For small children there is a family mode under “Set up”. Have fun!
