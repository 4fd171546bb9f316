# Français : ce qui parle pour un coup, comme partie d’une phrase, sans point final.

why-rampart-turned = { $n ->
    [0] le { $other } en { $spot } { $of ->
      [0] est trop bas pour { $you ->
        [yes] votre rempart
       *[no] le rempart { $de-name }
      }
     *[other] sauterait { $by } des { $of } cartes qui conviennent encore { $you ->
        [yes] à votre rempart
       *[no] au rempart { $de-name }
      }
    }
   *[other] le { $n } en { $spot } { $by ->
      [0] est exactement la carte suivante { $you ->
        [yes] de votre rempart
       *[no] du rempart { $de-name }
      }
     *[other] saute seulement { $by } des { $of } cartes qui conviennent encore { $you ->
        [yes] à votre rempart
       *[no] au rempart { $de-name }
      }
    }
  }
why-rampart-unseen = { $n ->
    [0] aucune carte jamais vue n’est retournée
   *[other] { $all ->
      [yes] { $of ->
        [1] la seule carte jamais vue conviendrait
       *[other] les { $of } cartes jamais vues conviendraient
      }
     *[no] { $n } des { $of } cartes jamais vues { $n ->
        [one] conviendrait
       *[other] conviendraient
      }
    } bien
  }
why-rampart-waits = { $n ->
    [0] retourner le { $other }, que tous connaissent, n’apprendrait rien aux autres
   *[other] il faut retourner une carte, et tous connaissent le { $n } : les autres n’apprennent rien
  }
why-rampart-cards = { $you ->
    [yes] votre rempart a
   *[no] le rempart { $de-name } a
  } { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }{ bot-why-else }, jusqu’au { $by }
why-rampart-fits = { $n ->
    [0] aucune des { $of } cartes restantes ne convient encore { $you ->
      [yes] à votre rempart
     *[no] au rempart { $de-name }
    }{ bot-why-else }
   *[other] { $all ->
      [yes] { $of ->
        [1] la seule carte restante convient
       *[other] les { $of } cartes restantes conviennent
      }
     *[no] { $n } des { $of } cartes restantes { $n ->
        [one] convient
       *[other] conviennent
      }
    } encore { $you ->
      [yes] à votre rempart
     *[no] au rempart { $de-name }
    }{ bot-why-else }
  }
why-rampart-hope = { $n ->
    [0] aucune des { $of } cartes jamais vues ne convient bien { $you ->
      [yes] à votre rempart
     *[no] au rempart { $de-name }
    }{ bot-why-else }
   *[other] { $all ->
      [yes] { $of ->
        [1] la seule carte jamais vue convient
       *[other] les { $of } cartes jamais vues conviennent
      }
     *[no] { $n } des { $of } cartes jamais vues { $n ->
        [one] convient
       *[other] conviennent
      }
    } bien { $you ->
      [yes] à votre rempart
     *[no] au rempart { $de-name }
    }{ bot-why-else }
  }
why-rampart-king = { bot-why-scores } pour les rois{ bot-why-else }
why-rampart-royals = { bot-why-scores } pour les princes et princesses{ bot-why-else }
why-rampart-ravens = { bot-why-scores } pour les corbeaux{ bot-why-else }
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
why-rampart-safe = { $n ->
    [0] { $you ->
      [yes] vous n’avez
     *[no] { $name } n’a
    } aucune carte
   *[other] { bot-why-has } { $n ->
      [one] { $n } carte
     *[other] { $n } cartes
    }
  } à l’abri entre deux tours{ bot-why-else }
why-rampart-known = { $n ->
    [0] pour l’instant, { $you ->
      [yes] vous ne pouvez
     *[no] { $name } ne peut
    } pas compter sur le { $other } en { $spot }
   *[other] le { $n } en { $spot } { $by ->
      [0] est exactement la carte suivante { $you ->
        [yes] de votre rempart
       *[no] du rempart { $de-name }
      }
     *[other] convient bien { $you ->
        [yes] à votre rempart
       *[no] au rempart { $de-name }
      } : il saute seulement { $by ->
        [one] { $by } carte
       *[other] { $by } cartes
      } sur { $of }
    }
  }
why-rampart-end-cards = d’ici la fin, ce coup devrait { $you ->
    [yes] vous { $loses ->
      [yes] coûter
     *[no] rapporter
    }
   *[no] { $loses ->
      [yes] coûter
     *[no] rapporter
    } à { $name }
  } environ { $size ->
    [one] { $size } carte
   *[other] { $size } cartes
  }
