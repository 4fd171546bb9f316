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
why-imhotep-seen = { $you ->
    [yes] vous avez
   *[no] { $name } a
  } { $n ->
    [one] { $n } pierre
   *[other] { $n } pierres
  } en haut du Temple, contre { $other } sinon
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
  } aux Obélisques, contre { $other } sinon
why-imhotep-sled = { $you ->
    [yes] vous avez
   *[no] { $name } a
  } { $n ->
    [one] { $n } pierre
   *[other] { $n } pierres
  } dans la réserve, contre { $other } sinon
why-imhotep-aboard = { $you ->
    [yes] vous avez
   *[no] { $name } a
  } { $n ->
    [one] { $n } pierre
   *[other] { $n } pierres
  } sur { $boat }, contre { $other } sinon
why-imhotep-bow = { $you ->
    [yes] votre première pierre
   *[no] la première pierre { $de-name }
  } sur { $boat } est en place { $n } depuis la proue, contre { $other } sinon
why-imhotep-needs = { $boat } { $n ->
    [0] peut partir
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
    } { $n } fois la carte « { $card } », contre { $other } sinon
  }
