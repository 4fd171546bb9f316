# Français : ce qui parle pour un coup, comme partie d’une phrase, sans point final.

why-duel-temple = { $you ->
    [yes] vous gagnez
   *[no] { $name } gagne
  } { $n ->
    [one] { $n } point
   *[other] { $n } points
  } au Temple contre { $other }
why-duel-tomb = { $you ->
    [yes] vous avez
   *[no] { $name } a
  } { $n ->
    [one] { $n } point
   *[other] { $n } points
  } dans la Chambre funéraire contre { $other }
why-duel-pyramids = { $you ->
    [yes] vous avez
   *[no] { $name } a
  } { $n ->
    [one] { $n } point
   *[other] { $n } points
  } pour les pyramides contre { $other }
why-duel-obelisk = { $you ->
    [yes] vous avez
   *[no] { $name } a
  } { $n ->
    [one] { $n } point
   *[other] { $n } points
  } pour l’obélisque contre { $other }
why-duel-gaps = { $n ->
    [one] { $n } chambre libre se trouve
   *[other] { $n } chambres libres se trouvent
  } à côté { $you ->
    [yes] des vôtres
   *[no] de celles { $de-name }
  } contre { $other }
why-duel-tokens = { $you ->
    [yes] vous avez
   *[no] { $name } a
  } { $n } × { $token } contre { $other }
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
  } en réserve contre { $other }
why-duel-line = { $you ->
    [yes] vous avez
   *[no] { $name } a
  } { $n ->
    [one] { $n } pion
   *[other] { $n } pions
  } devant { $boat } contre { $other }
why-duel-reach = { $n ->
    [one] { $n } pion
   *[other] { $n } pions
  } { $you ->
    [yes] à vous
   *[no] { $de-name }
  } devant : { $token }, contre { $other }
