# French: playing by words.
say-about = Dites le nom d’un bouton, ce que vous voulez faire, ou « aide ».
say-do = Dire
say-unknown = Rien ne s’appelle ainsi en ce moment. « coups » donne ce qui est possible, « aide » toutes les commandes.
say-no-moves = Rien n’est possible ici en ce moment.
say-which = { $count } coups ; dites le numéro de l’un d’eux.
say-nothing-yet = Rien ne s’est encore passé.
say-why-what = Dites « pourquoi » et un endroit de la table.
say-help = Dites un coup ; le début de chaque mot suffit. Commandes : { $commands }.
say-command-help = aide
say-command-moves = coups, possible, g
say-command-board = table, plateau, b
say-command-last = dernier, l
say-command-score = score, scores, s
say-command-why = pourquoi, w
say-command-status = état, tour
say-command-undo = annuler, reprendre, u
say-command-repeat = répéter, r
