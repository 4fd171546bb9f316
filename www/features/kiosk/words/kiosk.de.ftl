# Deutsch: die Seite auf einem öffentlichen Tablet.
kiosk-touch = Zum Spielen den Bildschirm berühren
kiosk-still = Spielst du noch?
kiosk-still-about = Die Partie endet gleich und macht Platz. Nichts davon wird behalten.
kiosk-go-on = Weiterspielen
