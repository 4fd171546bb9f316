# Français : ce qui parle pour un coup, comme partie d’une phrase, sans point final.

why-duel-temple = { $n ->
    [0] { $you ->
      [yes] vous ne gagnez
     *[no] { $name } ne gagne
    } aucun point
   *[other] { $you ->
      [yes] vous gagnez
     *[no] { $name } gagne
    } { $n ->
      [one] { $n } point
     *[other] { $n } points
    }
  } au Temple{ $else }
why-duel-tomb = { $you ->
    [yes] vous avez
   *[no] { $name } a
  } { $n ->
    [one] { $n } point
   *[other] { $n } points
  } dans la Chambre funéraire{ $else }
why-duel-pyramids = { $you ->
    [yes] vous avez
   *[no] { $name } a
  } { $n ->
    [one] { $n } point
   *[other] { $n } points
  } pour les pyramides{ $else }
why-duel-obelisk = { $you ->
    [yes] vous avez
   *[no] { $name } a
  } { $n ->
    [one] { $n } point
   *[other] { $n } points
  } pour l’obélisque{ $else }
why-duel-gaps = { $n ->
    [0] aucune chambre libre ne touche
    [one] { $n } chambre libre touche
   *[other] { $n } chambres libres touchent
  } { $you ->
    [yes] les vôtres
   *[no] celles { $de-name }
  }{ $n ->
    [0] {""}
   *[other] , pour s’agrandir
  }{ $else }
why-duel-tokens = { $n ->
    [0] { $you ->
      [yes] vous n’avez
     *[no] { $name } n’a
    } aucun jeton { $token }
   *[other] { $you ->
      [yes] vous avez
     *[no] { $name } a
    } { $n ->
      [one] { $n } jeton { $token }
     *[other] { $n } jetons { $token }
    }
  }{ $else }
why-duel-action = { $you ->
    [yes] { $n ->
      [0] vous n’avez pas
     *[other] vous avez
    }
   *[no] { $name } { $n ->
      [0] n’a pas
     *[other] a
    }
  } le jeton { $token }{ $n ->
    [0] {""}
   *[other] {" "}pour plus tard
  }{ $else }
why-duel-reserve = { $n ->
    [0] { $you ->
      [yes] vous n’avez
     *[no] { $name } n’a
    } aucun pion
   *[other] { $you ->
      [yes] vous avez
     *[no] { $name } a
    } { $n ->
      [one] { $n } pion
     *[other] { $n } pions
    }
  } en réserve{ $else }
why-duel-line = { $n ->
    [0] { $you ->
      [yes] vous n’avez
     *[no] { $name } n’a
    } aucun pion
   *[other] { $you ->
      [yes] vous avez
     *[no] { $name } a
    } { $n ->
      [one] { $n } pion
     *[other] { $n } pions
    }
  } en attente devant { $boat }{ $else }
why-duel-reach = { $n ->
    [0] aucun
   *[other] { $n }
  } { $you ->
    [yes] de vos pions
   *[no] des pions { $de-name }
  } { $n ->
    [0] ne recevrait pour l’instant de jeton
    [1] recevrait pour l’instant un jeton
   *[other] recevraient pour l’instant des jetons
  } { $token }{ $else }
