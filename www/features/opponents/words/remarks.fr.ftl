# Français : ce que les joueurs virtuels de caractère disent de la partie.

remarks-said = { $name } : « { $remark } »

## careful
remarks-blow-careful-1 = Ce coup-là, je l’avais calculé deux fois.
remarks-blow-careful-2 = Lentement mais sûrement, et les points tombent d’un coup.
remarks-helped-careful-1 = Cela vous aide. C’était prévu.
remarks-helped-careful-2 = Quelques points pour vous. J’y trouve quand même mon compte.
remarks-good-careful-1 = Bien calculé. J’aurais dû le voir venir.
remarks-good-careful-2 = Ce coup valait plus que je ne pensais.
remarks-gift-careful-1 = Merci. Je n’y comptais pas.
remarks-gift-careful-2 = Des points grâce à votre coup ? Je les note.
remarks-level-careful-1 = Le même score. J’ai vérifié deux fois.
remarks-level-careful-2 = Égalité. Désormais, chaque point compte.
remarks-narrow-careful-1 = C’est serré. Je n’aime pas du tout cela.
remarks-narrow-careful-2 = Un point ou deux d’écart. Je recompte.
remarks-ahead-careful-1 = Une nette avance. Je compte bien la garder.
remarks-ahead-careful-2 = Je mène, et maintenant je ne prends plus de risques.
remarks-behind-careful-1 = Vous menez nettement. J’ai dû mal compter.
remarks-behind-careful-2 = L’écart est grand. Je refais mes calculs.

## greedy
remarks-blow-greedy-1 = À moi ! Et maintenant, encore !
remarks-blow-greedy-2 = Voilà ce que j’appelle une belle bouchée.
remarks-helped-greedy-1 = Cela vous rapporte ? N’y prenez pas goût.
remarks-helped-greedy-2 = Prenez vos miettes, j’étais pressé.
remarks-good-greedy-1 = Quel festin, et personne ne m’a invité.
remarks-good-greedy-2 = Hé, je les voulais, ces points !
remarks-gift-greedy-1 = Pour moi ? Comme c’est gentil !
remarks-gift-greedy-2 = Vous jouez, j’encaisse. Refaisons cela plus souvent.
remarks-level-greedy-1 = Autant que moi ? C’est trop pour vous.
remarks-level-greedy-2 = Égalité ? Alors les prochains points sont pour moi.
remarks-narrow-greedy-1 = Une bonne bouchée peut tout décider.
remarks-narrow-greedy-2 = Un point ou deux d’écart ? J’en veux plus.
remarks-ahead-greedy-1 = Regardez mon tas ! Et il reste de la place.
remarks-ahead-greedy-2 = J’en ai plein. Je prendrais bien les vôtres.
remarks-behind-greedy-1 = Vous en avez bien trop. Partagez !
remarks-behind-greedy-2 = Tant de points, et si peu pour moi. J’ai faim.

## spoiler
remarks-blow-spoiler-1 = Vous aviez d’autres projets, je suppose ?
remarks-blow-spoiler-2 = Ce coup-là m’a fait plaisir.
remarks-helped-spoiler-1 = Ne me remerciez pas. Ce n’était pas pour vous.
remarks-helped-spoiler-2 = Des points pour vous ? Le vent a dû tourner.
remarks-good-spoiler-1 = Profitez-en tant que cela dure.
remarks-good-spoiler-2 = Joli coup. Je m’en souviendrai.
remarks-gift-spoiler-1 = Vous faites le travail à ma place.
remarks-gift-spoiler-2 = Merci. Je n’ai même rien eu à gâcher.
remarks-level-spoiler-1 = Égalité. Voyons qui trébuche en premier.
remarks-level-spoiler-2 = Le même score. La suite ne plaira pas à tout le monde.
remarks-narrow-spoiler-1 = C’est si serré qu’une pichenette suffira.
remarks-narrow-spoiler-2 = Un point ou deux. Ce serait dommage qu’il arrive quelque chose.
remarks-ahead-spoiler-1 = Je mène. Et j’ai encore des idées.
remarks-ahead-spoiler-2 = Quelle avance. Et si je lâchais la barre ? Non.
remarks-behind-spoiler-1 = Vous menez. C’est donc vous qu’il faut arrêter.
remarks-behind-spoiler-2 = Vous êtes en tête ? Alors je sais où regarder.
