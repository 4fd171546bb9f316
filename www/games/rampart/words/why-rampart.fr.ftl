# Français : ce qui parle pour un coup, comme partie d’une phrase, sans point final.

why-rampart-turned = { $n ->
    [0] le { $other } en { $spot } n’irait pas bien { $you ->
      [yes] à votre rempart
     *[no] au rempart { $de-name }
    }
   *[other] le { $n } en { $spot } va bien { $you ->
      [yes] à votre rempart
     *[no] au rempart { $de-name }
    }
  }
why-rampart-unseen = { $n ->
    [0] aucune carte jamais vue n’est retournée
   *[other] { $n ->
      [one] { $n } carte jamais vue irait bien
     *[other] { $n } cartes jamais vues iraient bien
    }
  }
why-rampart-cards = { $you ->
    [yes] vous avez
   *[no] { $name } a
  } { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  } au rempart, contre { $other } sinon
why-rampart-fits = { $n ->
    [one] { $n } carte va
   *[other] { $n } cartes vont
  } encore { $you ->
    [yes] à votre rempart
   *[no] au rempart { $de-name }
  }, contre { $other } sinon
why-rampart-hope = { $n ->
    [one] { $n } carte jamais vue va
   *[other] { $n } cartes jamais vues vont
  } bien { $you ->
    [yes] à votre rempart
   *[no] au rempart { $de-name }
  }, contre { $other } sinon
why-rampart-king = { $you ->
    [yes] vous avez
   *[no] { $name } a
  } { $n ->
    [one] { $n } point
   *[other] { $n } points
  } pour les rois, contre { $other } sinon
why-rampart-royals = { $you ->
    [yes] vous avez
   *[no] { $name } a
  } { $n ->
    [one] { $n } point
   *[other] { $n } points
  } pour les princes et princesses, contre { $other } sinon
why-rampart-ravens = { $you ->
    [yes] vous avez
   *[no] { $name } a
  } { $n ->
    [one] { $n } point
   *[other] { $n } points
  } pour les corbeaux, contre { $other } sinon
why-rampart-magic = { $n ->
    [0] { $you ->
      [yes] vous n’avez plus
     *[no] { $name } n’a plus
    } le magicien
   *[other] { $you ->
      [yes] vous gardez
     *[no] { $name } garde
    } le magicien
  }
why-rampart-safe = { $you ->
    [yes] vous avez
   *[no] { $name } a
  } { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  } à l’abri entre deux tours, contre { $other } sinon
why-rampart-known = { $n ->
    [0] le { $other } en { $spot } ne va plus bien { $you ->
      [yes] à votre rempart
     *[no] au rempart { $de-name }
    }
   *[other] le { $n } en { $spot } va bien { $you ->
      [yes] à votre rempart
     *[no] au rempart { $de-name }
    }
  }
