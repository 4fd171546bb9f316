# English: the faces that people choose from.

faces-braid = Woman with a braid
faces-glasses = Man with glasses
faces-bun = Old woman with a bun
faces-straw = Man with a straw hat
faces-curls = Woman with curls
faces-moustache = Old man with a moustache
faces-fringe = Girl with a fringe
faces-turban = Man with a turban
