# Français : ce qui parle pour un coup, comme partie d’une phrase, sans point final.

why-imhotep-pyramid = { $you ->
    [yes] vous avez
   *[no] { $name } a
  } { $n ->
    [one] { $n } point
   *[other] { $n } points
  } aux Pyramides, contre { $other } sinon
why-imhotep-temple = { $you ->
    [yes] vous avez
   *[no] { $name } a
  } { $n ->
    [one] { $n } point
   *[other] { $n } points
  } au Temple, contre { $other } sinon
why-imhotep-obelisks = { $you ->
    [yes] vous avez
   *[no] { $name } a
  } { $n ->
    [one] { $n } point
   *[other] { $n } points
  } aux Obélisques, contre { $other } sinon
why-imhotep-chamber = { $you ->
    [yes] vous avez
   *[no] { $name } a
  } { $n ->
    [one] { $n } point
   *[other] { $n } points
  } dans la Chambre funéraire, contre { $other } sinon
why-imhotep-at-the-end = { $you ->
    [yes] vous avez
   *[no] { $name } a
  } { $n ->
    [one] { $n } point
   *[other] { $n } points
  } à la fin pour les cartes et le reste, contre { $other } sinon
why-imhotep-seen = { $n ->
    [0] { $you ->
      [yes] vous n’avez
     *[no] { $name } n’a
    } aucune pierre en haut du Temple, contre { $other } sinon
   *[other] { $you ->
      [yes] vous avez
     *[no] { $name } a
    } { $n } { $of ->
      [1] pierre visible
     *[other] des { $of } pierres visibles
    } au Temple, contre { $other } sinon
  }
why-imhotep-loose = { $you ->
    [yes] vous avez
   *[no] { $name } a
  } { $n ->
    [one] { $n } pierre
   *[other] { $n } pierres
  } pour le prochain obélisque, contre { $other } sinon
why-imhotep-obelisk = { $you ->
    [yes] vous avez
   *[no] { $name } a
  } { $n ->
    [one] { $n } pierre
   *[other] { $n } pierres
  } aux Obélisques, contre { $other } sinon{ $by ->
    [0] {""}
   *[other] , et le plus haut des autres en a { $by }
  }
why-imhotep-sled = { $you ->
    [yes] vous avez
   *[no] { $name } a
  } { $n ->
    [one] { $n } pierre
   *[other] { $n } pierres
  } dans la réserve, contre { $other } sinon{ $by ->
    [0] {""}
    [one] , pour { $by } emplacement libre sur les bateaux
   *[other] , pour { $by } emplacements libres sur les bateaux
  }
why-imhotep-aboard = { $n ->
    [0] { $you ->
      [yes] vous n’avez
     *[no] { $name } n’a
    } aucune pierre sur { $boat }, contre { $other } sinon
   *[other] { $you ->
      [yes] vous avez
     *[no] { $name } a
    } { $of ->
      [1] la seule pierre sur { $boat }
     *[other] { $n } des { $of } pierres sur { $boat }, contre { $other } sinon
    }
  }
why-imhotep-bow = { $you ->
    [yes] votre première pierre
   *[no] la première pierre { $de-name }
  } sur { $boat } est en place { $n } depuis la proue, contre { $other } sinon{ $of ->
    [1] {""}
   *[other] , avec { $of } pierres à bord
  }
why-imhotep-needs = { $boat } { $n ->
    [0] peut partir{ $by ->
      [0] {""}
      [1] {" "}vers le dernier chantier
     *[other] {" "}vers { $by } chantiers
    }
   *[other] attend encore { $n ->
      [one] { $n } pierre
     *[other] { $n } pierres
    }, contre { $other } sinon
  }
why-imhotep-missing = { $you ->
    [yes] vous n’êtes pas sur
   *[no] { $name } n’est pas sur
  } { $n ->
    [one] { $n } chantier
   *[other] { $n } chantiers
  }, contre { $other } sinon
why-imhotep-card = { $n ->
    [0] { $you ->
      [yes] vous n’avez pas
     *[no] { $name } n’a pas
    } la carte « { $card } »
   *[other] { $you ->
      [yes] vous avez
     *[no] { $name } a
    } { $n ->
      [1] la carte « { $card } »
     *[other] { $n } fois la carte « { $card } », contre { $other } sinon
    }
  }{ $by ->
    [0] {""}
    [one] , qui vaut { $by } point pour l’instant
   *[other] , qui vaut { $by } points pour l’instant
  }
