# Français : ce que la page qui contient celle-ci demande et ne peut pas avoir.
embed-wrong-game = La page qui contient celle-ci demande un jeu qui n’existe pas : « { $value } ». Choisissez-en un ici.
embed-wrong-level = La page qui contient celle-ci demande des joueurs virtuels d’un niveau qui n’existe pas : « { $value } ». Voici le jeu habituel.
embed-wrong-players = La page qui contient celle-ci demande { $value } joueurs, mais { $game } se joue à { $seats }. Voici le jeu habituel.
embed-wrong-config = La page qui contient celle-ci demande des options que le jeu n’a pas. Voici le jeu habituel.
