# Français : ce qui parle pour un coup, comme partie d’une phrase, sans point final.

why-rampart-turned = { $n ->
    [0] le { $other } en { $spot } { $of ->
      [0] est trop bas pour { $you ->
        [yes] votre rempart
       *[no] le rempart { $de-name }
      }
     *[other] sauterait { $by } des { $of } cartes qui vont encore { $you ->
        [yes] à votre rempart
       *[no] au rempart { $de-name }
      }
    }
   *[other] le { $n } en { $spot } { $by ->
      [0] est la toute prochaine carte { $you ->
        [yes] de votre rempart
       *[no] du rempart { $de-name }
      }
     *[other] saute seulement { $by } { $of ->
        [1] de la seule carte qui va encore
       *[other] des { $of } cartes qui vont encore
      } { $you ->
        [yes] à votre rempart
       *[no] au rempart { $de-name }
      }
    }
  }
why-rampart-unseen = { $n ->
    [0] aucune carte jamais vue n’est retournée
    [one] { $n } { $of ->
      [1] de la seule carte jamais vue
     *[other] des { $of } cartes jamais vues
    } irait bien
   *[other] { $n } { $of ->
      [1] de la seule carte jamais vue
     *[other] des { $of } cartes jamais vues
    } iraient bien
  }
why-rampart-cards = { $you ->
    [yes] votre rempart a
   *[no] le rempart { $de-name } a
  } { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  } jusqu’au { $by }, contre { $other } sinon
why-rampart-fits = { $n } { $of ->
    [1] de la seule carte restante
   *[other] des { $of } cartes restantes
  } { $n ->
    [one] va
   *[other] vont
  } encore { $you ->
    [yes] à votre rempart
   *[no] au rempart { $de-name }
  }, contre { $other } sinon
why-rampart-hope = { $n } { $of ->
    [1] de la seule carte jamais vue
   *[other] des { $of } cartes jamais vues
  } { $n ->
    [one] va
   *[other] vont
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
   *[other] le { $n } en { $spot } { $by ->
      [0] est la toute prochaine carte { $you ->
        [yes] de votre rempart
       *[no] du rempart { $de-name }
      }
     *[other] va bien { $you ->
        [yes] à votre rempart
       *[no] au rempart { $de-name }
      } et en saute { $by } sur { $of }
    }
  }
