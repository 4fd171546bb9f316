# A game with hidden hands over the internet: the device of the player who invites deals the cards.

dealt-how = Jouer avec des personnes sur d’autres appareils
dealt-people-only = Les joueurs virtuels ne jouent que sur cet appareil. Donnez d’abord chaque place à une personne.
# Verb (button): every seat is for a person from now on.
dealt-act-people = Donner toutes les places à des personnes
dealt-way-about = Où que vous soyez : un seul lien invite tout le monde, et chacun ne voit que ses cartes. Votre appareil distribue : la partie n’avance que s’il est connecté.
dealt-phones = Autour d’une table
dealt-phones-about = Cet appareil est la table ; chacun peut tenir ses cartes sur son téléphone.
dealt-host-about = Les autres voient ce nom. Votre appareil distribue les cartes et les connaît toutes.
dealt-your-name = Votre nom
dealt-invite-about = { $copied ->
    [yes] Le lien est copié. Envoyez-le à tous ceux qui vont jouer : il est le même pour tous. Gardez cette page ouverte, car votre appareil distribue.
   *[no] Envoyez ce lien à tous ceux qui vont jouer : il est le même pour tous. Gardez cette page ouverte, car votre appareil distribue.
  }
# { $name } invites to { $game }.
dealt-invited = { $name } vous invite à jouer à { $game }
dealt-join-about = Vous prenez la prochaine place libre. { $name } distribue avec son appareil, qui connaît toutes les cartes : jouez avec une personne de confiance.
# Verb (button).
dealt-join = Rejoindre
dealt-joined = Vous participez. La partie commence quand toutes les places sont prises. Vous pouvez fermer cette page et revenir : la partie est sur la page d’accueil.
dealt-full = Toutes les places de cette partie sont prises. Vous pouvez regarder.
dealt-none = Il n’y a aucune partie derrière cette invitation. Demandez à la personne qui vous a invité d’ouvrir la partie une fois, puis réessayez.
dealt-refused = Ce lien ne s’ouvre pas
dealt-unreadable = Une partie du lien manque. Demandez-le de nouveau et copiez-le en entier.
dealt-unkept = Ce navigateur n’enregistre rien ici : la partie ne peut pas se jouer par internet. Une fenêtre privée en est souvent la cause.
dealt-full-disk = Il n’y a plus de place sur cet appareil : votre coup n’est pas joué. Libérez de l’espace et réessayez.
dealt-seats = Joueurs
dealt-seat-you = { $deals ->
    [yes] { $name } (cet appareil, distribue)
   *[no] { $name } (cet appareil)
  }
dealt-seat-here = { $deals ->
    [yes] { $name } est là et distribue
   *[no] { $name } est là
  }
dealt-seat-joined = { $deals ->
    [yes] { $name } distribue et n’est pas là en ce moment
   *[no] { $name } a rejoint la partie
  }
# State of a seat: nobody sits there yet. Not about money.
dealt-seat-free = Libre

## While a game is played
dealt-label = { $label } Joue sur un autre appareil.
dealt-comes = Voici ce qui s’est passé.
dealt-over = La partie est terminée.
dealt-lost = Pas de connexion. Nouvel essai en cours.
dealt-sent = Votre coup est en route. Un instant…
dealt-kept = Votre coup est enregistré. { $name } distribue et n’est pas là en ce moment : la partie reprend à son retour. Vous pouvez fermer cette page.
dealt-host-away = { $name } distribue et n’est pas là en ce moment. La partie attend ; vous pouvez fermer cette page.
dealt-own-away = { $name } distribue et n’est pas là en ce moment. Votre coup est enregistré et l’attend.
dealt-waits = { $count ->
    [one] C’est à { $name } de jouer.
   *[other] { $name } choisissent.
  }
dealt-away = { $count ->
    [one] C’est à { $name } de jouer, mais { $name } n’est pas là en ce moment. Tout est prêt.
   *[other] { $name } doivent choisir, mais ne sont pas là en ce moment. Tout est prêt.
  }
# { $label } is a player in one sentence, whose time is up.
dealt-computer-label = { $label } L’ordinateur joue à sa place.
# { $name } is one or more players.
dealt-computer = L’ordinateur choisit pour { $name }.
dealt-replaced = L’ordinateur joue à votre place : votre temps était écoulé et les autres étaient d’accord.
# Verb (button): the player goes on in place of the computer.
dealt-return = Reprendre ma place
dealt-stopped = Ce que l’appareil { $de-name } a montré ne peut pas être vrai. La partie s’arrête ici.
# Entry of the menu.
dealt-fair = Qui distribue ?
dealt-fair-about = L’appareil du joueur qui a invité distribue les cartes, comme autour d’une table, et les connaît toutes. Il n’envoie à chaque autre appareil que ce que son joueur peut voir ; personne ne peut le lire en chemin. Chaque appareil vérifie d’après les règles ce qu’il reçoit.
dealt-waits-about = La partie n’avance que si l’appareil qui distribue est connecté. Les coups l’attendent jusqu’à 30 jours.

## On the start page
dealt-title = Kontor par internet
dealt-gathers = Il manque encore des joueurs
dealt-yours = C’est à vous de jouer
dealt-theirs = C’est à { $name } de jouer
dealt-ended = La partie est terminée
# Verb (button).
dealt-put-away = Retirer
dealt-put-away-about = Vous ne pourrez pas revenir à cette partie depuis cet appareil.
dealt-put-away-host = Votre appareil distribue : sans lui, cette partie s’arrête pour tout le monde.
# Verb (button).
dealt-no = Garder
