# Français : ce qui parle pour un coup, comme partie d’une phrase, sans point final.

why-kontor-won = { $n ->
    [0] { $you ->
      [yes] vous ne gagnez pas
     *[no] { $name } ne gagne pas
    } le secteur en { $cell }
   *[other] { $you ->
      [yes] vous gagnez
     *[no] { $name } gagne
    } le secteur en { $cell }{ $of ->
      [1] {" "}avec plus de marchandises
      [2] {" "}grâce à l’ordre des marchandises
     *[other] {""}
    }, qui vaut { $n ->
      [one] { $n } point
     *[other] { $n } points
    }
  }
why-kontor-leads = { $n ->
    [0] { $you ->
      [yes] vous ne menez plus
     *[no] { $name } ne mène plus
    } dans le secteur en { $cell }
   *[other] { $you ->
      [yes] vous menez
     *[no] { $name } mène
    } dans le secteur en { $cell }{ $of ->
      [1] {" "}dans plus de marchandises
      [2] {" "}grâce à l’ordre des marchandises
     *[other] {""}
    }, qui vaut { $n ->
      [one] { $n } point
     *[other] { $n } points
    }{ $by ->
      [0] {""}
      [one] {" "}(encore { $by } case vide à côté)
     *[other] {" "}(encore { $by } cases vides autour)
    }
  }
why-kontor-ahead = { $n ->
    [0] { $you ->
      [yes] vous ne menez
     *[no] { $name } ne mène
    } dans aucune marchandise
   *[other] { $you ->
      [yes] vous menez
     *[no] { $name } mène
    } avec { $n } d’écart dans une marchandise
  } du secteur en { $cell }{ bot-why-else }
why-kontor-gaps = le secteur en { $cell }, où { $you ->
    [yes] vous menez
   *[no] { $name } mène
  }, { $more ->
    [yes] reste ouvert plus longtemps
   *[no] se termine plus tôt
  } : { $n ->
    [one] { $n } case vide
   *[other] { $n } cases vides
  } autour{ bot-why-else }
why-kontor-exposed = { $n ->
    [0] { $you ->
      [yes] le bateau ne peut plus vous enlever aucun dock
     *[no] le bateau ne peut plus enlever aucun dock à { $name }
    }
   *[other] { $you ->
      [yes] le bateau peut vous enlever
     *[no] le bateau peut enlever à { $name }
    } { $n ->
      [one] { $n } dock
     *[other] { $n } docks
    }{ bot-why-else }
  }
why-kontor-tax = la carte fait payer un florin à l’adversaire
why-kontor-number = avec le { $n }, on joue plus { $more ->
    [yes] tôt
   *[no] tard
  } qu’avec le { $other }
why-kontor-earns = passer rapporte un florin
why-kontor-florins = { $n ->
    [0] { $you ->
      [yes] vous n’avez
     *[no] { $name } n’a
    } aucun florin
   *[other] { bot-why-has } { $n ->
      [one] { $n } florin
     *[other] { $n } florins
    }
  }{ bot-why-else }
why-kontor-docks = { $n ->
    [0] { $you ->
      [yes] vous n’avez
     *[no] { $name } n’a
    } aucun dock
   *[other] { bot-why-has } { $n ->
      [one] { $n } dock
     *[other] { $n } docks
    }
  } en main{ bot-why-else }
why-kontor-canals = { $n ->
    [0] { $you ->
      [yes] vous n’avez
     *[no] { $name } n’a
    } aucun canal
   *[other] { bot-why-has } { $n ->
      [one] { $n } canal
     *[other] { $n } canaux
    }
  } en main{ bot-why-else }
why-kontor-pile = { $n ->
    [0] { $you ->
      [yes] vous n’avez
     *[no] { $name } n’a
    } aucun dock
   *[other] { bot-why-has } { $n ->
      [one] { $n } dock
     *[other] { $n } docks
    }
  } dans la pile{ bot-why-else }
