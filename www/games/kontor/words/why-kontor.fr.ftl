# Français : ce qui parle pour un coup, comme partie d’une phrase, sans point final.

why-kontor-won = { $n ->
    [0] { $you ->
      [yes] vous ne gagnez pas
     *[no] { $name } ne gagne pas
    } le secteur en { $cell }
   *[other] { $you ->
      [yes] vous gagnez
     *[no] { $name } gagne
    } le secteur en { $cell }, qui vaut { $n ->
      [one] { $n } point
     *[other] { $n } points
    }
  }
why-kontor-leads = { $n ->
    [0] { $you ->
      [yes] vous ne menez pas
     *[no] { $name } ne mène pas
    } dans le secteur en { $cell }
   *[other] { $you ->
      [yes] vous menez
     *[no] { $name } mène
    } dans le secteur en { $cell }, qui vaut { $n ->
      [one] { $n } point
     *[other] { $n } points
    }
  }
why-kontor-stock = { $n ->
    [0] { $you ->
      [yes] vous n’avez
     *[no] { $name } n’a
    } aucun entrepôt
   *[other] { $you ->
      [yes] vous avez
     *[no] { $name } a
    } { $n ->
      [one] { $n } entrepôt
     *[other] { $n } entrepôts
    }
  } dans le secteur en { $cell }{ $else }
why-kontor-gaps = { $n ->
    [0] le secteur en { $cell } est terminé
   *[other] le secteur en { $cell } { $more ->
      [yes] reste ouvert plus longtemps
     *[no] se termine plus tôt
    } : { $n ->
      [one] { $n } case vide
     *[other] { $n } cases vides
    } autour{ $else }
  }
why-kontor-exposed = { $n ->
    [0] { $you ->
      [yes] le bateau ne peut vous enlever aucun dock
     *[no] le bateau ne peut enlever aucun dock à { $name }
    }
   *[other] { $you ->
      [yes] le bateau peut vous enlever
     *[no] le bateau peut enlever à { $name }
    } { $n ->
      [one] { $n } dock
     *[other] { $n } docks
    }{ $else }
  }
why-kontor-tax = { $n ->
    [0] la carte ne porte pas de florin
   *[other] la carte fait payer un florin à l’adversaire
  }
why-kontor-goods = cette carte permet de poser { $n ->
    [one] { $n } entrepôt
   *[other] { $n } entrepôts
  }{ $else }
why-kontor-number = avec le { $n }, on joue plus { $more ->
    [yes] tôt
   *[no] tard
  } qu’avec le { $other }
why-kontor-lay = posée maintenant, elle rapporte { $you ->
    [yes] environ
   *[no] à { $name } environ
  } { $n ->
    [one] { $n } point
   *[other] { $n } points
  }{ $else }
why-kontor-play = posée maintenant, une carte { $you ->
    [yes] de votre main vous rapporterait
   *[no] de la main { $de-name } rapporterait
  } environ { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
why-kontor-earns = { $n ->
    [0] aucun florin pour avoir passé
   *[other] passer rapporte un florin
  }
why-kontor-florins = { $n ->
    [0] { $you ->
      [yes] vous n’avez
     *[no] { $name } n’a
    } aucun florin
   *[other] { $you ->
      [yes] vous avez
     *[no] { $name } a
    } { $n ->
      [one] { $n } florin
     *[other] { $n } florins
    }
  }{ $else }
why-kontor-docks = { $n ->
    [0] { $you ->
      [yes] vous n’avez
     *[no] { $name } n’a
    } aucun dock
   *[other] { $you ->
      [yes] vous avez
     *[no] { $name } a
    } { $n ->
      [one] { $n } dock
     *[other] { $n } docks
    }
  } en main{ $else }
why-kontor-canals = { $n ->
    [0] { $you ->
      [yes] vous n’avez
     *[no] { $name } n’a
    } aucun canal
   *[other] { $you ->
      [yes] vous avez
     *[no] { $name } a
    } { $n ->
      [one] { $n } canal
     *[other] { $n } canaux
    }
  } en main{ $else }
why-kontor-pile = { $n ->
    [0] { $you ->
      [yes] vous n’avez
     *[no] { $name } n’a
    } aucun dock
   *[other] { $you ->
      [yes] vous avez
     *[no] { $name } a
    } { $n ->
      [one] { $n } dock
     *[other] { $n } docks
    }
  } dans la pile{ $else }
