# Français : les visages que l’on peut choisir.

faces-braid = Femme à la tresse
faces-glasses = Homme à lunettes
faces-bun = Vieille dame au chignon
faces-straw = Homme au chapeau de paille
faces-curls = Femme aux boucles
faces-moustache = Vieil homme à moustache
faces-fringe = Jeune fille à frange
faces-turban = Homme au turban
