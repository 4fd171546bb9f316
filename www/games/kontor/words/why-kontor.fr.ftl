# Français : ce qui parle pour un coup, comme partie d’une phrase, sans point final.

why-kontor-won = { $n ->
    [0] { $you ->
      [yes] vous ne gagnez pas
     *[no] { $name } ne gagne pas
    } le secteur en { $cell }
   *[other] { $you ->
      [yes] vous gagnez
     *[no] { $name } gagne
    } le secteur en { $cell } avec { $n ->
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
why-kontor-stock = { $you ->
    [yes] vous avez
   *[no] { $name } a
  } { $n ->
    [one] { $n } entrepôt
   *[other] { $n } entrepôts
  } dans le secteur en { $cell } contre { $other }
why-kontor-gaps = { $n ->
    [0] le secteur en { $cell } est terminé
   *[other] { $n ->
      [one] { $n } case vide garde
     *[other] { $n } cases vides gardent
    } ouvert le secteur en { $cell } contre { $other }
  }
why-kontor-tax = { $n ->
    [0] la carte ne demande aucun florin
   *[other] la carte demande un florin à l’adversaire
  }
why-kontor-goods = { $n ->
    [one] { $n } entrepôt débarque
   *[other] { $n } entrepôts débarquent
  } avec cette carte contre { $other }
why-kontor-number = le { $n } { $more ->
    [yes] joue avant le { $other }
   *[no] joue après le { $other }
  }
why-kontor-lay = { $n ->
    [0] le { $other } ne va pas en { $cell }
   *[other] le { $n } rapporterait le plus en { $cell }
  }
why-kontor-earns = { $n ->
    [0] aucun florin pour avoir passé
   *[other] passer rapporte un florin
  }
why-kontor-florins = { $you ->
    [yes] vous avez
   *[no] { $name } a
  } { $n ->
    [one] { $n } florin
   *[other] { $n } florins
  } contre { $other }
why-kontor-docks = { $you ->
    [yes] vous avez
   *[no] { $name } a
  } { $n ->
    [one] { $n } dock
   *[other] { $n } docks
  } en main contre { $other }
why-kontor-canals = { $you ->
    [yes] vous avez
   *[no] { $name } a
  } { $n ->
    [one] { $n } canal
   *[other] { $n } canaux
  } en main contre { $other }
why-kontor-pile = { $you ->
    [yes] vous avez
   *[no] { $name } a
  } { $n ->
    [one] { $n } dock
   *[other] { $n } docks
  } encore dans la pile contre { $other }
