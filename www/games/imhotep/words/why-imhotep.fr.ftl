# Français : ce qui parle pour un coup, comme partie d’une phrase, sans point final.

why-imhotep-pyramid = { bot-why-scores } aux Pyramides{ bot-why-else }
why-imhotep-temple = { bot-why-scores } au Temple{ bot-why-else }
why-imhotep-obelisks = { bot-why-scores } aux Obélisques{ bot-why-else }
why-imhotep-chamber = { bot-why-scores } dans la Chambre funéraire{ bot-why-else }
why-imhotep-at-the-end = { bot-why-scores } au décompte final (cartes, etc.){ bot-why-else }
why-imhotep-seen = { $n ->
    [0] { $you ->
      [yes] vous n’avez
     *[no] { $name } n’a
    } aucune pierre visible au Temple{ bot-why-else }
   *[other] { bot-why-has } { $all ->
      [yes] { $of ->
        [1] la seule pierre visible
       *[other] les { $of } pierres visibles
      }
     *[no] { $n } des { $of } pierres visibles
    } au Temple{ bot-why-else }
  }
why-imhotep-loose = { $n ->
    [0] { $you ->
      [yes] vous n’avez
     *[no] { $name } n’a
    } aucune pierre
   *[other] { bot-why-has } { $n ->
      [one] { $n } pierre
     *[other] { $n } pierres
    }
  } pour le prochain obélisque{ bot-why-else }
why-imhotep-obelisk = { $n ->
    [0] { $you ->
      [yes] vous n’avez
     *[no] { $name } n’a
    } aucune pierre
   *[other] { bot-why-has } { $n ->
      [one] { $n } pierre
     *[other] { $n } pierres
    }
  } aux Obélisques{ bot-why-else }{ $by ->
    [0] {""}
   *[other] , et le plus haut des autres en a { $by }
  }
why-imhotep-sled = { $n ->
    [0] { $you ->
      [yes] vous n’avez
     *[no] { $name } n’a
    } aucune pierre
   *[other] { bot-why-has } { $n ->
      [one] { $n } pierre
     *[other] { $n } pierres
    }
  } en réserve{ bot-why-else }{ $by ->
    [0] {""}
    [one] , pour { $by } emplacement libre sur les bateaux
   *[other] , pour { $by } emplacements libres sur les bateaux
  }
why-imhotep-aboard = { $n ->
    [0] { $you ->
      [yes] vous n’avez
     *[no] { $name } n’a
    } aucune pierre sur { $boat }{ bot-why-else }
   *[other] { bot-why-has } { $of ->
      [1] la seule pierre sur { $boat }
     *[other] { $all ->
        [yes] les { $of }
       *[no] { $n } des { $of }
      } pierres sur { $boat }{ bot-why-else }
    }
  }
why-imhotep-first = { $n ->
    [0] { $you ->
      [yes] vous n’avez pas
     *[no] { $name } n’a pas
    } de pierre
   *[other] { $you ->
      [yes] vous avez
     *[no] { $name } a
    } une pierre
  } à l’emplacement 1 sur { $boat }, déchargé en premier{ $of ->
    [0] {""}
    [1] {""}
   *[other] {" "}({ $of } pierres à bord)
  }
why-imhotep-ready = { $boat } { $n ->
    [0] ne peut pas encore partir
   *[other] peut partir{ $by ->
      [0] {""}
      [1] {" "}(il reste 1 lieu libre)
     *[other] {" "}(il reste { $by } lieux libres)
    }
  }
why-imhotep-missing = { $n ->
    [0] { bot-why-has } une pierre sur chacun des quatre chantiers, contre { $other ->
      [one] { $other } chantier
     *[other] { $other } chantiers
    } sans pierre sinon
   *[other] { $you ->
      [yes] vous n’avez
     *[no] { $name } n’a
    } aucune pierre sur { $n ->
      [one] { $n } chantier
     *[other] { $n } chantiers
    }{ bot-why-else }
  }
why-imhotep-card = { $n ->
    [0] { $you ->
      [yes] vous n’avez pas
     *[no] { $name } n’a pas
    } la carte « { $card } »{ bot-why-else }
   *[other] { bot-why-has } { $n ->
      [1] la carte « { $card } »
     *[other] { $n } cartes « { $card } »
    }{ bot-why-else }
  }{ $by ->
    [0] {""}
    [one] , soit environ { $by } point à la fin
   *[other] , soit environ { $by } points à la fin
  }
why-imhotep-tool = { $n ->
    [0] { $you ->
      [yes] vous n’avez pas
     *[no] { $name } n’a pas
    } la carte « { $card } »{ bot-why-else }
   *[other] { bot-why-has } { $n ->
      [1] la carte « { $card } »{ bot-why-else }, pour un tour à venir ou 1 point à la fin
     *[other] { $n } cartes « { $card } »{ bot-why-else }, pour des tours à venir ou 1 point chacune à la fin
    }
  }
why-imhotep-end-pyramid = { bot-why-by-the-end } aux Pyramides
why-imhotep-end-temple = { bot-why-by-the-end } au Temple
why-imhotep-end-chamber = { bot-why-by-the-end } dans la Chambre funéraire
why-imhotep-end-obelisks = { bot-why-by-the-end } aux Obélisques
why-imhotep-end-ornaments = { bot-why-by-the-end } pour les ornements
why-imhotep-end-statues = { bot-why-by-the-end } pour les statues
why-imhotep-ornaments = { why-imhotep-card }
why-imhotep-statues = { why-imhotep-card }
