# Français : la page sur une tablette publique.
kiosk-touch = Touchez l’écran pour jouer
kiosk-still = Vous jouez encore ?
kiosk-still-about = La partie va s’arrêter et laisser la place. Rien n’en est conservé.
kiosk-go-on = Continuer à jouer
