# Français : ce qui parle pour un coup, comme partie d’une phrase, sans point final.

why-duel-temple = { bot-why-scores } au Temple{ bot-why-else }
why-duel-tomb = { bot-why-scores } dans la Chambre funéraire{ bot-why-else }
why-duel-pyramids = { bot-why-scores } pour les pyramides{ bot-why-else }
why-duel-obelisk = { bot-why-scores } pour l’obélisque{ bot-why-else }
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
  }{ bot-why-else }
why-duel-tokens = { $n ->
    [0] { $you ->
      [yes] vous n’avez
     *[no] { $name } n’a
    } aucun jeton { $token }
   *[other] { bot-why-has } { $n ->
      [one] { $n } jeton { $token }
     *[other] { $n } jetons { $token }
    }
  }{ bot-why-else }
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
  }{ bot-why-else }
why-duel-reserve = { $n ->
    [0] { $you ->
      [yes] vous n’avez
     *[no] { $name } n’a
    } aucun pion
   *[other] { bot-why-has } { $n ->
      [one] { $n } pion
     *[other] { $n } pions
    }
  } en réserve{ bot-why-else }
why-duel-line = { $n ->
    [0] { $you ->
      [yes] vous n’avez
     *[no] { $name } n’a
    } aucun pion
   *[other] { bot-why-has } { $n ->
      [one] { $n } pion
     *[other] { $n } pions
    }
  } en attente devant { $boat }{ bot-why-else }
why-duel-reach = { $n ->
    [0] { $you ->
      [yes] vous n’êtes
     *[no] { $name } n’est
    } plus en passe de recevoir de jeton { $token }
   *[other] { $you ->
      [yes] vous êtes
     *[no] { $name } est
    } en passe de recevoir { $n ->
      [one] un jeton { $token }
     *[other] { $n } jetons { $token }
    }{ bot-why-else }
  }
why-duel-reach-action = { why-duel-reach }
why-duel-end-obelisk = { bot-why-by-the-end } pour l’obélisque
why-duel-end-temple = { bot-why-by-the-end } au Temple
why-duel-end-pyramids = { bot-why-by-the-end } pour les pyramides
why-duel-end-tomb = { bot-why-by-the-end } dans la Chambre funéraire
