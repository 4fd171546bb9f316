# Les initiations : ce que tous les jeux partagent. Les leçons sont dans les dossiers des jeux, `lessons-GAME`.

tutorial-title = Leçon { $at } sur { $of }
tutorial-jumps = Nouvelle position.
tutorial-on = Continuer
tutorial-skip = Montrer
tutorial-back = Retour
tutorial-over = Recommencer
tutorial-close = Quitter le tutoriel
tutorial-end = Jouer
tutorial-how-confirm = Puis refaites le même choix, ou choisissez « Confirmer ».
tutorial-how-instant = Votre dernier choix joue le coup aussitôt.
tutorial-read = Lisez le texte, puis choisissez « Continuer ».
tutorial-read-first = Vous pourrez jouer quand vous aurez lu le texte.
tutorial-plays = { $name } joue.
tutorial-why = Dans une vraie partie, vous pourriez le faire. Cette leçon montre autre chose. { $act }
