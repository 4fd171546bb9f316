# French: playing by words.
say-about = Dites le nom d’un bouton, ce que vous voulez faire, ou « aide ».
say-do = Envoyer
say-unknown = Je n’ai pas compris. « coups » donne ce qui est possible, « aide » toutes les commandes.
say-no-moves = Il n’y a rien à faire ici maintenant.
say-which = { $count ->
    [1] Un seul coup : dites son numéro.
   *[other] { $count } coups : dites le numéro de l’un d’eux.
  }
say-board = { $area } : { $places }
say-one = { $number } : { $move }.
say-nothing-yet = Rien ne s’est encore passé.
say-ahead = { $you ->
    [yes] Vous menez
   *[no] { $count ->
        [one] { $name } mène
       *[other] { $name } mènent
      }
  } de { $lead }.
say-level = Tout le monde est à égalité.
say-why-what = Dites « pourquoi » et un endroit de la table.
say-help = Dites un coup{ $some ->
    [yes] , par exemple « { $example } »
   *[no] {""}
  } ; le début de chaque mot suffit. Commandes : { $commands }.
say-command-help = aide
say-command-moves = coups, possible, g
say-command-board = table, plateau, b
say-command-last = dernier, l
say-command-score = score, scores, s
say-command-why = pourquoi, w
say-command-status = état, tour
say-command-undo = annuler, reprendre, u
say-command-repeat = répéter, r
say-you = Vous : { $text }
say-field = Votre coup
say-mean = Vouliez-vous dire ceci ?
say-gone = Ce n’est plus possible.
say-nothing-chosen = Rien n’est encore sélectionné : dites un coup, ou touchez la table.
say-cleared = Plus rien n’est sélectionné.
say-command-confirm = confirmer, oui, ok
say-command-cancel = abandonner, non

## Des phrases entières pour les commandes, séparées par des virgules
say-phrase-help = comment ça marche, que puis je dire, quelles sont les commandes, aidez moi
say-phrase-moves = que puis je faire, qu est ce que je peux faire, que faire, je peux faire quoi, quoi faire, que puis je jouer, mes coups, coups possibles, montrez coups, et maintenant
say-phrase-board = qu y a t il sur table, montrez table, montrez plateau, décrivez table, décrivez plateau
say-phrase-last = que s est il passé, qu est ce qui s est passé, dernier coup, qu a t on joué
say-phrase-score = qui gagne, qui mène, qui est en tête, qui est devant, combien de points, quel est score
say-phrase-status = à qui tour, à qui de jouer, c est à qui, est ce mon tour, à qui est ce, qui joue
say-phrase-undo = revenir en arrière, annulez, annule, retour en arrière
say-phrase-repeat = dites encore, encore une fois, répétez, répète, pardon
say-phrase-confirm = confirmez, je confirme, oui merci, allez y, faites le
say-phrase-cancel = laissez tomber, oubliez, pas cela

## Des mots de même sens, un groupe par ligne
say-synonyms =
    charger charge chargez mettre mets mettez met placer place placez poser pose posez ajouter ajoute ajoutez
    mener mène menez envoyer envoie envoyez naviguer navigue naviguez conduire conduis conduisez partir déplacer déplacez faire
    prendre prends prenez piocher pioche piochez
    pierre pierres bloc blocs cube
    bateau bateaux navire barque
    figurine figurines pion pions personnage
    pyramide pyramides
    chambre tombe tombeau funéraire
    obélisque obélisques
    marché boutique bazar
    carrière traîneau réserve
    décharger décharge déchargez débarquer vider videz
    échanger échange échangez permuter
    retourner retourne retournez dévoiler révéler
    tirer tire tirez canon
    passer passe passez
    emplacement emplacements place
    burin ciseau
    enlever enlève enlevez retirer
    carte cartes
    choisir choisis choisissez prendre
say-fillers = le la les l un une des du de d à au aux en sur dans vers et puis je nous vous veux voudrais voulez s il te plaît plait merci mon ma mes votre vos ce cette ici là maintenant pour avec y jusqu est
# What a boat is named by: “the 2-stone boat”.
say-units = pierre pierres
say-numbers =
    un une
    deux
    trois
    quatre
    cinq
    six
    sept
    huit
    neuf
say-ordinals =
    premier première
    deuxième second seconde
    troisième
    quatrième
    cinquième
    sixième
    septième
    huitième
    neuvième

## Où une action commence : une sorte de lieux comme le moteur la nomme, puis ses verbes
say-verbs-imhotep =
    quarry prendre prends prenez
    boat charger charge chargez mettre mets mettez poser pose posez placer placez
    lane mener mène menez envoyer envoie envoyez naviguer navigue conduire conduisez partir
    held jouer joue jouez
say-verbs-duel =
    cell placer placez poser posez mettre mettez
    quay décharger décharge déchargez vider videz
    action jouer joue jouez échanger échangez
say-verbs-kontor =
    cell poser pose posez déplacer déplacez enlever enlevez
    hand choisir choisis choisissez jouer joue jouez
say-verbs-rampart =
    card retourner retourne retournez prendre prends prenez insérer insérez
    wall tirer tire tirez
