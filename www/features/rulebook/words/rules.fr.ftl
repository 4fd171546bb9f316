# Autour des règles, en français. Chaque clé commence par « rules- ».

rules-title = Règles : { $game }
rules-contents = Sommaire
rules-in-play = Règles en jeu
rules-search = Chercher une règle
rules-full = En détail
rules-found = { $count ->
    [0] Rien trouvé.
    [1] Un paragraphe trouvé.
   *[other] { $count } paragraphes trouvés.
  }
rules-own-words = Les règles telles que ce programme les joue, avec nos propres mots. « Notre choix » signale ce que les règles imprimées laissent ouvert ; « reconstitué » signale des valeurs imprimées seulement sur des images que nous n’avons pas.
rules-reconstructed = reconstitué
rules-ruling = notre choix
rules-rulings = { $count ->
    [one] Notre choix : { $list }
   *[other] Nos choix : { $list }
  }
# The sheet about a part of the table: the button to its rule; what a tap does now.
rules-open = Règle : { $name }
rules-now-choose = Maintenant : { $text }
# What a card or a token is worth to each player: “Black +2, White +1”.
rules-worth = Si la partie s’arrêtait maintenant, cela vaudrait : { $points }.
rules-worth-one = { $name } { $points }
# Mots qui ne disent rien dans une question sur les règles.
rules-empty =
    le la les l un une des du de d au aux je j on nous vous tu il elle ils elles me mon ma mes son sa ses leur leurs
    est sont être ai a as avoir peut peux puis pouvez doit faut fait faire suis c qu
    que qui quoi quand où comment pourquoi combien si et ou ne n pas y en se s ce cette ces cet
    à dans sur par pour avec sans sous quel quelle quels quelles
# Des mots qui veulent dire la même chose, un groupe par ligne : qui cherche l’un trouve les autres.
rules-synonyms =
    égalité égal égaux égales nul ex aequo
    trésorerie trésor caisse
    argent pièce florin florins or
    gagner gagne victoire vainqueur
    impôt impôts taxe taxes
    bateau bateaux navire
    pierre pierres bloc
    taverne tavernes ivre
    entrepôt entrepôts marchandise marchandises
    majorité suprématie avance
    passer passe
    fin termine terminé

# Devant un exemple ; le bouton qui montre les numéros des règles et des décisions.
rules-example = Exemple.
rules-ids = Numéros des règles
