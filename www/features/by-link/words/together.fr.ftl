# Jouer par lien, avec des personnes sur d’autres appareils.

together-label = { $label } Joue sur un autre appareil.
together-comes = Voici ce qui s’est passé.
together-final = Ce sera définitif.
together-goes-on = { $name } rejoue. Renvoyez d’abord ceci, pour { $que-name } le voie aussi.
together-asks = { $name } veut continuer sur un autre appareil.
together-waits = À { $name } de jouer. Vous recevrez un lien.
together-sealed = Votre tour est définitif. { $name } ouvre votre lien, voit ce qui est tiré, et joue.
together-watches = Vous regardez. Si vous êtes de la partie, vous pouvez continuer sur cet appareil.
together-over = La partie est terminée.
together-gave-up = { $name } a abandonné.
together-act-seal = Valider et envoyer
together-act-send-back = Renvoyer
together-act-agree = Accepter
together-act-send-again = Envoyer à nouveau
together-act-paste = Coller un lien
together-act-take-over = Continuer comme { $name }
together-act-whole = Envoyer toute la partie
together-send-invitation = Inviter à jouer
together-about-invitation = Envoyez ce lien à une autre personne, par n’importe quelle messagerie. Vous recevrez un lien en retour : ouvrez-le ici.
together-send-joining = Envoyez ceci à { $name }
together-about-joining = C’est fait. La partie continue quand { $name } ouvre ce lien.
together-send-turn = Envoyez ceci à { $name }
together-about-turn = Votre tour est définitif : impossible de l’annuler. { $name } le verra en ouvrant ce lien.
together-send-last = Envoyez la fin à { $name }
together-about-last = La partie est terminée. Avec ce lien, { $name } verra comment.
together-about-whole = Ce lien contient toute la partie. Envoyez-le si un tour s’est perdu, ou si quelqu’un continue sur un autre appareil.
together-no-whole = Cette partie ne peut pas être envoyée en entier pour le moment.
together-invited = { $name } vous invite à jouer à { $game }
together-invited-about = La partie se joue à { $count }, en s’envoyant des liens par la messagerie de votre choix, sans compte.
together-your-name = Votre nom
together-invite = Inviter
together-copied = Le lien est copié.
together-copy = Copiez ce lien.
together-act-copy = Copier
together-join = Participer
together-elsewhere = Cette partie a été commencée ailleurs
together-elsewhere-about = Ce navigateur ne connaît pas cette partie. Copiez le lien, ouvrez Dockhand dans l’application ou le navigateur où vous avez commencé, puis choisissez « Coller un lien ».
together-paste-about = Collez le lien que vous avez reçu.
together-open = Ouvrir
together-no = Pas maintenant
together-full = Il n’y a plus de place pour enregistrer cette partie : votre tour n’est pas parti.
together-silent = Le stockage de ce navigateur ne répond pas pour l’instant : votre tour n’est pas parti. Réessayez dans un instant.
together-deleted = Cette partie a été supprimée de cet appareil, dans une autre fenêtre ou par le navigateur : votre tour n’est pas parti.
together-other-tab = Vous avez continué dans une autre fenêtre. Voici où en est la partie.
together-asks-title = { $name } joue sur un nouvel appareil ?
together-asks-about = Si vous acceptez, { $name } continue là-bas, et un tirage en attente est refait. Vérifiez d’abord auprès { $de-name }.
together-behind-title = Ce lien contient des coups inconnus de cet appareil
together-behind-about = Ces coups sont de vous, mais ne sont pas enregistrés ici. N’acceptez ce lien que si vous avez joué sur un autre appareil.
together-refused = Ce lien n’a pas été ouvert
together-why-unreadable = Ce lien est endommagé ou incomplet. Copiez-le à nouveau, du début à la fin. Rien n’a changé.
together-why-cut = La fin de ce lien manque : il a été coupé en route. Redemandez-le, ou copiez-le du début à la fin. Rien n’a changé.
together-why-newer = Ce lien vient d’une version plus récente. Rechargez la page, puis rouvrez-le.
together-why-elsewhere = Ce lien est celui d’une autre partie.
together-why-forged = Ce lien ne vient pas de la personne dont c’est le tour. Rien n’a changé.
together-why-old = Vous l’avez déjà ouvert.
together-why-missing = Il manque un tour avant celui-ci. Demandez toute la partie.
together-why-strayed = Ce lien ne correspond pas aux coups enregistrés sur cet appareil. Demandez toute la partie. Rien n’a changé.
together-why-twice = { $name } a envoyé deux tours différents. C’est le premier qui compte, sauf si l’autre reçoit une réponse.
together-why-taken = Cette place est déjà prise.
together-why-chain = Ce lien ne correspond pas au début de la partie. Redemandez-le à { $name }. Rien n’a changé.
together-why-withheld = Ce lien est incomplet : le tirage est impossible. Demandez-le à nouveau. Rien n’a changé.
together-why-early = Ce lien dévoile un tirage à venir. Il ne vient pas de Dockhand, et rien n’a changé.
together-why-illegal = Les règles interdisent un coup de ce lien. Rien n’a changé.
together-why-version = Les deux appareils ont des versions différentes du jeu. Rechargez la page sur chacun, puis réessayez.
together-why-asks = { $name } veut continuer sur un autre appareil.
together-why-behind = Ce lien contient des coups inconnus de cet appareil.
together-why-wait = Ce n’est pas votre tour.
together-why-over = Cette partie est terminée.
together-title = Parties sur plusieurs appareils
together-yours = { $when ->
    [time] À vous de jouer, depuis { $at }
    [weekday] À vous de jouer, depuis { $at }
    [date] À vous de jouer, depuis le { $at }
   *[unknown] À vous de jouer
  }
together-theirs = { $when ->
    [time] À { $name } de jouer, depuis { $at }
    [weekday] À { $name } de jouer, depuis { $at }
    [date] À { $name } de jouer, depuis le { $at }
   *[unknown] À { $name } de jouer
  }
together-ended = Terminée
together-joining = { $when ->
    [time] En attente d’une réponse, depuis { $at }
    [weekday] En attente d’une réponse, depuis { $at }
    [date] En attente d’une réponse, depuis le { $at }
   *[unknown] En attente d’une réponse
  }
together-give-up = Abandonner
together-give-up-about = La partie se termine pour tout le monde ; { $name } l’apprend avec le prochain lien.
together-put-away = Retirer
together-put-away-about = La partie est retirée de cet appareil. Vous ne pourrez plus la continuer ici.
together-receipt = Comment ont été faits les tirages
together-proof-title = Attestation d’une partie par lien
together-proved = { $end ->
    [complete] Prouvé : { $names } ont signé chaque coup, aucun tirage n’a été choisi par une seule personne, et la partie est allée à son terme.
    [gave-up] Prouvé : { $names } ont signé chaque coup, aucun tirage n’a été choisi par une seule personne, et la partie a pris fin quand { $name } a abandonné.
   *[unfinished] Partie inachevée : elle continue après le dernier tour de cette attestation ; jusque-là, { $names } ont signé chaque coup, et aucun tirage n’a été choisi par une seule personne.
  }
together-proved-twice = { $name } a envoyé deux tours différents. Le premier compte.
together-proved-repeats = { $count ->
    [1] Un appareil a été perdu, et un tirage a été refait.
   *[other] Un appareil a été perdu, et { $count } tirages ont été refaits.
  }
together-unproved = { $flaw ->
    [damaged] Non prouvé : ce fichier a été modifié depuis son enregistrement.
    [shape] Non prouvé : ce fichier n’a pas la forme d’une attestation.
    [whole] Non prouvé : il manque des tours, car l’appareil qui a enregistré cette attestation ne les avait pas. Demandez la sienne à une autre personne de la partie.
    [newer] Non prouvé : cette attestation vient d’une version plus récente. Rechargez la page, puis rouvrez-la.
    [differs] Non prouvé : ce fichier raconte une autre partie que les tours signés.
    [heaps] Non prouvé : dans ce fichier, les cartes ne sont pas dans l’ordre où elles ont été tirées.
    [twice] Non prouvé : selon ce fichier, une personne a envoyé deux tours différents, et c’est faux.
    [insecure] Non vérifié : il faut pour cela une adresse sécurisée, qui commence par https.
   *[letters] Non prouvé : un tour manque, a été modifié, ou n’est pas signé par la bonne personne.
  }
together-unproved-about = Ce qu’il montre est peut-être inventé. Rien n’a changé ici.
together-open-proved = Ouvrir la partie
together-open-unproved = L’ouvrir sans preuve
together-by-link = Jouer par lien
together-insecure = Pour jouer par lien, ouvrez Dockhand à une adresse sécurisée, qui commence par https.
together-unkept = Ce navigateur n’enregistre rien pour cette page : une partie par lien y serait perdue. Prenez un autre navigateur, ou une fenêtre qui n’est pas privée.
together-moved = Partie déplacée sur un autre appareil
together-moved-away = Vous avez déplacé cette partie sur un autre appareil : vous la jouez là-bas.
together-take-back = La rejouer ici
together-take-back-about = Seulement si l’autre appareil n’a pas cette partie. Si les deux la jouent, les autres reçoivent deux tours différents, et seul le premier compte.
together-send-joining-next = Envoyez ceci à la personne suivante
together-about-joining-next = C’est fait, et il reste une place. Ce lien fait entrer la personne suivante. Vous pouvez aussi le renvoyer à { $name }, qui le transmettra.
together-fair-title = Est-ce équitable ?
together-fair-other = une autre personne
together-fair-draws = Personne ne peut connaître ni choisir ce qui est tiré. { $count ->
    [2] Chaque tirage naît d’un secret de vous et d’un secret { $de-name }, tous deux fixés avant la partie.
   *[other] Chaque tirage naît des secrets de deux personnes, fixés avant la partie.
  }
together-fair-first = La personne qui ouvre votre tour voit le tirage en premier : il n’existe pas avant.
together-fair-moves = Un tour contraire aux règles, ou au nom d’une autre personne, est refusé. Un tour envoyé compte : un second, différent, se remarque.
together-fair-receipt = Après la partie, vous pouvez enregistrer une attestation, que tout le monde peut vérifier.
together-fair-three = À trois ou quatre, deux personnes qui s’entendent peuvent connaître un tirage avant les autres.
together-fair-not = Aucun programme ne peut empêcher quelqu’un d’arrêter, ni de demander conseil à des proches ou à un ordinateur.
together-begins = { $name } commence. Renvoyez d’abord ce lien, pour { $que-name } voie la mise en place.
together-stopped = { $name } a envoyé deux tours différents, et les deux ont reçu une réponse. La partie s’arrête ici. La preuve est conservée.
together-stopped-both = Deux tours différents ont été envoyés au même moment de la partie, et les deux ont reçu une réponse. La partie s’arrête ici. La preuve est conservée.
together-turned = { $name } a envoyé deux tours différents. C’est l’autre qui compte. Voici où en est la partie.
together-halted = Arrêtée
together-send-seated = Envoyez ceci à { $name }
together-about-seated = Tout le monde est à table. La partie est mise en place quand la dernière personne a ouvert le lien.
together-send-stopped = Envoyez ceci à tout le monde
together-about-stopped = Ce lien contient les deux tours. Il montre à tous pourquoi la partie s’arrête ici.
together-why-unfit = Ce jeu ne se joue pas par lien. Rien n’a changé.
together-why-older = Cette invitation vient d’une ancienne version de Dockhand. Demandez-en une nouvelle.
