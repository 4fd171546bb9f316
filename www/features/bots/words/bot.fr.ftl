# Français : ce qui est dit des joueurs virtuels, des conseils et de l’analyse d’une partie.

## Préparation
bot-person = Une personne
bot-seat-of = Qui joue pour le joueur { $number }
bot-level-first-game = Souris de bord
bot-level-deckhand = Matelot
bot-level-boatswain = Bosco
bot-level-captain = Capitaine
bot-level-master = Maître du port
bot-about-first-game = première partie
bot-about-deckhand = facile
bot-about-boatswain = solide
bot-about-captain = fort
bot-about-master = le plus fort
bot-option = Ordinateur : { $level } ({ $about })
bot-honest = Un joueur virtuel ne voit que ce qu’une personne verrait à sa place.
bot-honest-more = Comment c’est garanti
bot-honest-text = Avant qu’il réfléchisse, tout ce que sa place ne peut pas savoir est tiré de nouveau : les piles sont mélangées, les mains redistribuées, les décisions pas encore montrées oubliées. Il ne voit rien d’autre, et il réfléchit dans ce navigateur : rien ne quitte cet appareil.
bot-honest-memory = Dans ce jeu de mémoire, les plus faibles oublient une partie de ce qui a été montré.

## À la table
bot-thinks = { $name } réfléchit.
bot-progress = Où en est la réflexion de { $name }
bot-move-now = Jouer tout de suite
bot-pause = Pause
bot-go-on = Continuer
bot-paused = La partie est en pause.
bot-shows = { $name } a retourné cette carte.
bot-next = Continuer
bot-show-again = Revoir les derniers coups
bot-here = { $names } { $count ->
    [one] est joué par l’ordinateur et ne voit que ce qu’une personne verrait à cette place.
   *[other] sont joués par l’ordinateur et ne voient que ce qu’une personne verrait à leur place.
  }
bot-label = { $label } Joué par l’ordinateur.

## Un conseil
bot-hint-thinks = Recherche de bons coups …
bot-hint-later = Il y a un conseil quand c’est à vous de décider.
bot-hint-only = Il n’y a rien d’autre à faire.
bot-hint-worth = Gagne { $chance } parties sur 100, avec environ { $points } points.
bot-hint-short = { $chance } % · { $points }
bot-hint-now = Tout de suite : { $gain }
bot-hint-expected = À la fin, sans doute : { $points }.
bot-hint-about = Chances de gagner et points attendus, d’après ce que cette place peut savoir. Un appui montre le coup sur la table, Confirmer le joue.
bot-hint-memory = Le conseil se souvient de toutes les cartes montrées, mieux que la plupart des gens. Chances de gagner et points attendus.

## L’analyse d’une partie
bot-review-about = Chaque position est jugée d’après ce que pouvait savoir qui décidait, et de façon approximative.
bot-review-thinks = Où en est l’analyse de la partie
bot-review-chart = Les chances de gagner de { $players }, coup par coup. Le tableau ci-dessous donne les mêmes chiffres.
bot-review-percent = { $chance } %
bot-review-one = { $name } { $chance } %
bot-review-begin = Avant le premier coup.
bot-review-after = Après le coup { $number }. { $move }.
bot-review-by = { $name } : { $move }
bot-review-move = Coup
bot-review-play = Jouer à partir d’ici
bot-review-table = En chiffres
bot-review-turnings = Les tournants
bot-review-none = Aucun coup n’a décidé à lui seul de cette partie.
bot-review-turning = Coup { $number }. { $move } : de { $before } % à { $after } % à la décision suivante.
bot-review-better = Mieux : { $move }.
