# Français : ce qui parle pour un coup, comme partie d’une phrase, sans point final.

why-duel-temple = { $you ->
    [yes] vous gagnez
   *[no] { $name } gagne
  } { $n ->
    [one] { $n } point
   *[other] { $n } points
  } au Temple, contre { $other } sinon
why-duel-tomb = { $you ->
    [yes] vous avez
   *[no] { $name } a
  } { $n ->
    [one] { $n } point
   *[other] { $n } points
  } dans la Chambre funéraire, contre { $other } sinon
why-duel-pyramids = { $you ->
    [yes] vous avez
   *[no] { $name } a
  } { $n ->
    [one] { $n } point
   *[other] { $n } points
  } pour les pyramides, contre { $other } sinon
why-duel-obelisk = { $you ->
    [yes] vous avez
   *[no] { $name } a
  } { $n ->
    [one] { $n } point
   *[other] { $n } points
  } pour l’obélisque, contre { $other } sinon
why-duel-gaps = { $n ->
    [one] { $n } chambre libre se trouve
   *[other] { $n } chambres libres se trouvent
  } à côté { $you ->
    [yes] des vôtres
   *[no] de celles { $de-name }
  }, contre { $other } sinon
why-duel-tokens = { $you ->
    [yes] vous avez
   *[no] { $name } a
  } { $n } × { $token }, contre { $other } sinon
why-duel-action = { $n ->
    [0] { $you ->
      [yes] vous n’avez pas
     *[no] { $name } n’a pas
    } le jeton : { $token }
   *[other] { $you ->
      [yes] vous avez
     *[no] { $name } a
    } le jeton : { $token }
  }
why-duel-reserve = { $you ->
    [yes] vous avez
   *[no] { $name } a
  } { $n ->
    [one] { $n } pion
   *[other] { $n } pions
  } en réserve, contre { $other } sinon
why-duel-line = { $you ->
    [yes] vous avez
   *[no] { $name } a
  } { $n ->
    [one] { $n } pion
   *[other] { $n } pions
  } devant { $boat }, contre { $other } sinon
why-duel-reach = { $n ->
    [0] { $you ->
      [yes] vous n’avez
     *[no] { $name } n’a
    } aucun pion devant : { $token }, contre { $other } sinon
   *[other] { $you ->
      [yes] vous avez
     *[no] { $name } a
    } { $n ->
      [one] { $n } pion
     *[other] { $n } pions
    } devant : { $token }{ $other ->
      [0] {""}
     *[other] , contre { $other } sinon
    }
  }
