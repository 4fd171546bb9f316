# Un appareil est la table ; chaque téléphone montre les cartes de son joueur.

## À la table
room-title = Vos cartes sur votre téléphone
room-about = Cet appareil est la table. Chacun peut tenir ses cartes sur son téléphone. Un joueur sans téléphone joue à la table.
room-people-only = Quand les cartes sont sur les téléphones, il n’y a pas de joueurs virtuels. Attribuez d’abord chaque place à une personne.
room-scan = Visez ce code avec un téléphone
room-honest = La table distribue : elle connaît donc toutes les cartes. Prenez un appareil auquel tout le monde fait confiance.
room-not-by-link = Ce jeu ne se joue pas par lien : un lien ne peut pas distribuer de cartes qu’un seul joueur doit voir.
room-begin = Commencer
room-begin-some = Commencer, { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  } sans téléphone
room-begin-none = Commencer sans téléphone
room-back = Retour à la table
room-remove-of = { $name } joue sans téléphone
room-joined = { $count ->
    [one] { $names } est là.
   *[other] { $names } sont là.
  }
room-mark = Pour la vérification en fin de partie : { $mark }
room-waits = { $count ->
    [one] { $names } choisit sur son téléphone.
   *[other] { $names } choisissent sur leurs téléphones.
  }
room-lost = Le téléphone { $de-name } est hors ligne.
room-act-scan = Connecter un téléphone
room-act-call = { $name } choisit ici
room-label-here = { $label } Tient ses cartes sur un téléphone.
room-label-away = { $label } Le téléphone n’est pas connecté.
room-consent-title = Un autre téléphone pour { $name } ?
room-consent-about = Ce téléphone demande la place { $de-name }. La personne qui tient ce téléphone verra ces cartes.
room-consent-yes = C’est { $name }
room-consent-no = Ce n’est pas { $name }

## Sur le téléphone
room-choose-seat = Choisissez votre place.
room-ask-seat = La partie a commencé. Quelle est votre place ?
room-act-sit = S’asseoir ici
room-act-ask = C’est moi
room-asked = On demande à la table si c’est bien votre place.
room-wait-begin = Vous voilà à la table. La partie va y commencer.
room-chair-none = libre
room-chair-here = à table
room-chair-away = téléphone non connecté
room-chair-own = vous
room-cards = Vos cartes
room-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
room-sent = Envoyé à la table…
room-at-table = Cela se joue sur la table.
room-at-table-other = { $name } joue sur la table.
room-waiting = { $count ->
    [0] Choix enregistré.
   *[other] Choix enregistré. On attend { $names }.
  }
room-here = Vous choisissez à la table.
room-not-connected = Non connecté. Nouvel essai en cours…
room-act-again = Scanner à nouveau le code de la table
room-leave = Quitter la table
room-word-no = La table dit que cette place n’est pas la vôtre.
room-word-taken = Quelqu’un d’autre a pris cette place. Choisissez-en une autre.
room-word-full = Chaque place de cette table a déjà un téléphone.
room-word-ended = La table a terminé la partie. Merci d’avoir joué.
room-word-elsewhere = Vous jouez maintenant à la table, sans ce téléphone.
room-word-version = La table et ce téléphone n’ont pas la même version du jeu. Rechargez la page sur les deux, puis rejoignez la table.
room-fair = Personne n’a choisi ces cartes : elles viennent d’un secret de la table, fixé d’avance, et d’un nombre de chaque téléphone. Ce téléphone l’a vérifié.
room-unfair = Ces cartes ne sont pas celles qui étaient convenues avec ce téléphone.

## Comment la partie a été distribuée
room-receipt = Comment cette partie a été distribuée
room-receipt-about = La distribution vient d’un secret que la table avait fixé avant l’arrivée du premier téléphone, et d’un nombre de chaque téléphone. Ni la table ni un joueur ne pouvait la choisir. Chaque téléphone le vérifie à la fin.
room-receipt-secret = Secret de la table
room-receipt-mark = Montré d’avance
room-receipt-number = Nombre { $de-name }
room-receipt-none = { $name } n’avait pas de téléphone
room-receipt-seed = Graine de la partie
