# Tout transférer vers un autre appareil.

moving-title = Tout transférer vers un autre appareil
moving-about = Vos parties, vos résultats et vos réglages sont copiés directement sur un appareil proche. Rien n’est envoyé sur internet, et tout reste aussi ici.
moving-links-move = Les parties par lien changent d’appareil : vous les continuez ensuite sur l’autre.
moving-no-line = Ici, ce navigateur ne peut pas se relier à un autre appareil. Un fichier transfère tout aussi bien.
moving-meet = Afficher un code
moving-file = Enregistrer un fichier
moving-file-about = Ouvrez le fichier sur l’autre appareil avec « Ouvrir un fichier ». Les parties par lien changent d’appareil avec lui : vous les continuez là-bas, et quiconque possède le fichier peut les jouer à votre place.
moving-file-games = Sans les parties par lien
moving-file-all = Avec les parties par lien
moving-goes = Cela prend quelques secondes. Laissez les deux appareils allumés.
moving-take-title = Tout transférer depuis un autre appareil
moving-take-about = Les parties et les résultats de l’autre appareil s’ajoutent à ceux d’ici. Ses réglages remplacent les vôtres sur cet appareil.
moving-take = Tout transférer
moving-sent = Tout est sur l’autre appareil
moving-came = Tout est là
moving-sent-about = Nouveau sur l’autre appareil : { $news }.
moving-came-about = Nouveau sur cet appareil : { $news }.
moving-sent-none = L’autre appareil avait déjà tout.
moving-came-none = Cet appareil avait déjà tout.
moving-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
  }
moving-statistics = { $count ->
    [one] { $count } résultat
   *[other] { $count } résultats
  }
moving-tables = { $count ->
    [one] { $count } partie par lien
   *[other] { $count } parties par lien
  }
moving-go-on = Continuer ici
moving-failed = Cela n’a pas marché
moving-lost = La connexion entre les deux appareils est coupée. Rien n’est perdu : recommencez du début.
moving-damaged = Tout n’est pas arrivé intact. Rien n’est perdu : recommencez du début.
moving-full = Le nouvel appareil n’a plus assez de place pour tout. Tout ce qui a pu être copié s’y trouve ; rien n’est perdu sur l’ancien.
moving-silent = Le stockage du nouvel appareil ne répond pas pour l’instant. Rien n’est perdu : réessayez plus tard.
