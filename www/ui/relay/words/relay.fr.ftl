# Jouer par internet, par le relais indiqué par le propriétaire du site.

relay-way = Par internet
relay-way-about = Où que vous soyez, tout de suite ou sur plusieurs jours : un seul lien invite tout le monde, et les tours arrivent d’eux-mêmes.
relay-title = Jouer par internet
relay-name-about = Les autres voient ce nom.
relay-go = Créer l’invitation
relay-invite-about = { $copied ->
    [yes] Le lien est copié. Envoyez-le à toutes les personnes qui vont jouer : c’est le même pour tout le monde.
   *[no] Envoyez ce lien à toutes les personnes qui vont jouer : c’est le même pour tout le monde.
  }
relay-join-about = Vous prenez la prochaine place libre. Les tours arrivent d’eux-mêmes ; pas besoin d’être là en même temps.
relay-act-watch = Regarder seulement
relay-joined = Vous participez. La partie commence quand toutes les places sont prises. Vous pouvez fermer cette page et revenir : la partie est sur la page d’accueil.
relay-watches = Vous regardez. La partie s’affiche dès qu’elle commence.
relay-starts = La partie commence quand toutes les places sont prises.
relay-seat-joined = { $name } participe
relay-elsewhere = Vous continuez sur un autre appareil
relay-elsewhere-about = Un seul de vos appareils peut jouer à la fois.
relay-act-here = Continuer ici
relay-your-turn = À vous de jouer
relay-act-next = Partie suivante : à vous
relay-notify = M’avertir quand c’est à moi de jouer
relay-code-give = Afficher un code à dicter
relay-code-about = Dictez-le : toute personne qui le saisit sur ce site, sous « Jouer entre amis », reçoit l’invitation. Il est valable une heure.
relay-code-type = Code de la personne qui vous invite
relay-code-wait = Un instant…
relay-code-wrong = Il y a un chiffre faux ou manquant : le code en a 16. Vérifiez-le.
relay-code-down = Pas de connexion. Vérifiez votre accès à internet, puis réessayez.
relay-code-none = Ce code ne mène à aucune invitation. Un code est valable une heure : demandez-en un nouveau.
# What a player chooses with the invitation.
relay-clock = Pendule
relay-clock-choice = { $each ->
    [move] { $time ->
        [1] 1 jour par coup
       *[other] { $time } jours par coup
      }
    [game] { $time } minutes par joueur
   *[none] Sans pendule
  }
relay-clock-about = Si le temps d’un joueur est écoulé, personne ne perd. Les autres peuvent attendre ou, si tous sont d’accord, laisser l’ordinateur jouer à sa place ou arrêter la partie. Les minutes ne comptent que si le joueur est là.
# { $name } is one or more players, in number { $count }.
relay-clock-out = Temps écoulé : { $name }. Vous pouvez attendre. Si tous les autres sont d’accord, l’ordinateur joue pour { $name }, ou la partie s’arrête.
relay-clock-own = Votre temps est écoulé. Vous pouvez encore jouer, mais les autres peuvent laisser l’ordinateur jouer à votre place ou arrêter la partie.
# Verb (button): votes for a computer in the place of the players whose time is up.
relay-clock-replace = L’ordinateur joue
# Verb (button): votes for ending the game.
relay-clock-end = Arrêter la partie
relay-clock-ended = Temps écoulé : { $name }. Tous les autres sont d’accord : la partie s’arrête ici. Un coup { $de-name } la relance.
# Verb (button): leads to the first screen.
relay-clock-leave = À la page d’accueil
# Preparing an answer to a move of another player. Verb (button).
relay-prepare-answer = Préparer une réponse
# Verb (button): the prepared answer is given up.
relay-prepare-drop = Supprimer la réponse
relay-prepare-cancel = Ne rien préparer
# The player now chooses a move in the place of { $name }.
relay-prepare-expect = Que va faire { $name } ? Jouez ce coup à sa place. Il ne compte pas.
# { $move } is what { $name } does.
relay-prepare-reply = Si { $name } choisit « { $move } » : jouez maintenant votre réponse.
relay-prepare-told = Si { $name } choisit « { $move } » tant que cette page est ouverte, votre réponse « { $answer } » est jouée aussitôt.
relay-prepare-dropped = Un autre coup a été joué : votre réponse n’est pas jouée.
# Another device goes on for the player of this one.
relay-lost = L’ordinateur joue à votre place
relay-lost-about = Votre temps était écoulé, et les autres ont accepté. Choisissez « Regarder seulement », puis « Continuer comme… » avec votre nom : vous jouerez de nouveau dès que les autres seront d’accord.
# Taking back the last move, if all others agree. Button and entry of the menu: asks the others, or shows their question again.
relay-back = Annuler le coup ?
relay-back-sent = La question est posée. Votre dernier coup est annulé si tous les autres sont d’accord.
# Asked by { $name }.
relay-back-asks = { $name } demande : puis-je annuler mon dernier coup ?
# Verb (button).
relay-back-agree = Accepter
# Verb (button): the move stays.
relay-back-refuse = Refuser
relay-back-stays = Il y a eu un refus : votre coup est maintenu.
relay-back-stays-theirs = Il y a eu un refus : le coup { $de-name } est maintenu.
relay-back-done = { $name } annule son dernier coup.
relay-back-done-own = Votre dernier coup est annulé.
relay-say = Dire quelque chose
relay-said = { $name } : { $line }
relay-say-hello = Coucou !
relay-say-luck = Bonne chance !
relay-say-played = Bien joué !
relay-say-move = Joli coup !
relay-say-ouch = Aïe !
relay-say-close = C’était moins une !
relay-say-pardon = Pardon !
relay-say-thinking = Je réfléchis.
relay-say-time = Rien ne presse.
relay-say-later = Je dois y aller. À plus tard !
relay-say-back = Me revoilà.
relay-say-thanks = Merci !
relay-say-again = Une autre partie ?
