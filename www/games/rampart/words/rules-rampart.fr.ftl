# Les règles de C’est mon fort ! en français, avec nos propres mots. Une règle a un nom, l’essentiel (-1) et ce qu’il faut encore savoir (-2).

rules-rampart-chapter-begin = Matériel et mise en place
rules-rampart-chapter-turn = Un tour de jeu
rules-rampart-chapter-end = Fin de la partie
rules-rampart-chapter-points = Avec les points des images
rules-rampart-chapter-fight = Canons, tours et magicien

rules-rampart-cards = Cartes
rules-rampart-cards-1 = Il y a 45 cartes numérotées de 2 à 46 et, pour chaque joueur, une carte Drapeau qui porte le 1.
rules-rampart-setup = Mise en place
rules-rampart-setup-1 = Le rempart de chaque joueur commence par une carte Drapeau. Les 45 cartes sont face cachée sur la table, chacune à sa place, et ne bougent jamais.
rules-rampart-setup-2 = Le plus jeune joueur commence, ou le sort en décide ; on joue ensuite dans le sens horaire.
rules-rampart-memory = Mémoire
rules-rampart-memory-1 = Tous voient chaque carte retournée et doivent la retenir : une fois qu’elle est reposée, rien sur la page ne dit ce qu’elle était.
rules-rampart-memory-2 = Ni le journal, ni les étiquettes, ni l’annulation ne vous le diront. À la fin de la partie, toutes les cartes encore posées sont montrées, et vous pouvez revoir les positions passées. Un lien vers une partie en cours, ou son fichier, contient les cartes déjà retournées ; la page vous prévient avant.
rules-rampart-decoration = Images
rules-rampart-decoration-1 = Dans le jeu simple, les images ne sont qu’un décor.

rules-rampart-turn-over = Retourner une carte
rules-rampart-turn-over-1 = Retournez n’importe quelle carte cachée, pour que tous la voient. Puis prenez-la ou reposez-la.
rules-rampart-turn-over-2 = Vous pouvez retourner toute carte cachée, même si tous savent qu’elle est trop basse.
rules-rampart-put-back = La reposer
rules-rampart-put-back-1 = Cachez de nouveau la carte à sa place. Rien ne vous oblige jamais à prendre une carte.
rules-rampart-take = La prendre
rules-rampart-take-1 = Posez la carte à l’extrémité droite de votre rempart, si son numéro dépasse celui de votre dernière carte.
rules-rampart-take-2 = Les cartes d’un rempart restent où elles sont.
rules-rampart-skip = Passer son tour
rules-rampart-skip-1 = Si vous ne pouvez prendre aucune des cartes restantes, vous passez votre tour.
rules-rampart-skip-2 = On le vérifie de nouveau avant chaque tour. Avec les points des images, un magicien non utilisé vous garde dans la partie tant qu’il reste une carte.
rules-rampart-lone-player = Un seul joueur peut encore bâtir
rules-rampart-lone-player-1 = Dès lors, les cartes que ce joueur retourne restent visibles et peuvent être prises lors d’un tour suivant.
rules-rampart-lone-player-2 = À chaque tour, il retourne une carte et peut la prendre, ou il prend une carte visible. Si un canon permet à un second joueur de bâtir de nouveau, les cartes visibles le restent, et vous pouvez en prendre une au lieu d’en retourner une. Quand plus aucune carte n’est cachée, vous pouvez passer.
rules-rampart-turn-order = Fin d’un tour
rules-rampart-turn-order-1 = Vous prenez d’abord la carte, puis son canon tire. Ensuite, on vérifie s’il y a un rempart de dix cartes, puis si quelqu’un peut encore bâtir, et le tour passe au suivant.

rules-rampart-ten = Un rempart de dix cartes
rules-rampart-ten-1 = La partie se termine dès qu’un rempart a dix cartes, drapeau compris. Son propriétaire gagne.
rules-rampart-ten-2 = Une dixième carte insérée avec le magicien compte aussi. Avec les points des images, c’est le joueur qui a le plus de points qui gagne.
rules-rampart-blocked = Personne ne peut bâtir
rules-rampart-blocked-1 = Si personne ne peut plus prendre de carte, la partie se termine : le joueur qui a le plus de cartes gagne ; à égalité, la plus haute carte décide.
rules-rampart-blocked-2 = Votre plus haute carte est la dernière de votre rempart. Si tous n’ont que leur drapeau, ils partagent la victoire.
rules-rampart-stall = Personne ne bâtit
rules-rampart-stall-1 = Si personne ne prend de carte pendant très longtemps, la partie se termine comme si personne ne le pouvait.
rules-rampart-stall-2 = C’est le cas quand, depuis la dernière carte prise, chaque joueur qui peut bâtir a eu deux tours par carte restante. Une carte qu’un joueur seul laisse visible fait repartir le compte. Quand plus aucune carte n’est cachée, il suffit que chacun passe une fois.

rules-rampart-points = Ce qui rapporte des points
rules-rampart-points-1 = Chaque carte vaut 1 point, drapeau compris, et les images davantage. La partie se termine comme d’habitude ; le joueur qui a le plus de points gagne ; à égalité, la plus haute carte décide.
rules-rampart-points-2 = Le joueur qui achève son rempart ne gagne pas toujours.
rules-rampart-deck = Quel numéro porte quelle image
rules-rampart-deck-1 = La feuille imprimée ne le dit pas : c’est notre reconstitution ; vous pouvez charger un fichier avec les vraies images pendant la préparation.
rules-rampart-deck-2 = • Roi 38, magicien 8
    • Canons 12, 23, 30, 42
    • Tours 5, 15, 20, 27, 35, 45
    • Princes 6, 26, 36 ; princesses 11, 21, 41
    • Un corbeau 3, 14, 18, 29, 33, 44 ; deux corbeaux 9, 24, 39
rules-rampart-king = Roi
rules-rampart-king-1 = Il rapporte 3 points de plus.
rules-rampart-royals = Princes et princesses
rules-rampart-royals-1 = Chacun rapporte 1 point de plus, et chaque paire d’un prince et d’une princesse encore 1, voisins ou non.
rules-rampart-ravens = Corbeaux
rules-rampart-ravens-1 = Chaque corbeau rapporte 1 point de plus, donc 2 pour une carte qui en a deux ; un joueur marque au plus 5 points de corbeaux.

rules-rampart-cannon = Canon
rules-rampart-cannon-1 = Quand vous posez un canon, vous devez aussitôt retirer une carte du rempart d’un autre joueur ; elle quitte la partie.
rules-rampart-cannon-2 = Vous pouvez viser toute carte qui n’est pas protégée, même la dernière, même chez un joueur qui passe son tour, mais jamais une des vôtres. S’il n’y en a pas, il n’y a pas de tir. Le canon lui-même ne rapporte rien de plus.
rules-rampart-flag-safe = Les drapeaux sont protégés
rules-rampart-flag-safe-1 = On ne tire pas sur les cartes Drapeau.
rules-rampart-towers = Tours
rules-rampart-towers-1 = Les tours, et les cartes entre deux tours d’un même rempart, ne peuvent pas être touchées. Elles ne rapportent rien de plus.
rules-rampart-safe-span = Jusqu’où les tours protègent
rules-rampart-safe-span-1 = Tout ce qui va de la première à la dernière tour est protégé. Une tour seule ne protège qu’elle-même.
rules-rampart-safe-span-2 = C’est le rempart au moment du tir qui compte. Une tour insérée protège aussitôt.
rules-rampart-flag-is-tower = Le drapeau comme tour
rules-rampart-flag-is-tower-1 = Le drapeau n’est pas une tour. Une option de la préparation en fait une : c’est alors la première tour de son rempart.
rules-rampart-closing-up = Resserrer les rangs
rules-rampart-closing-up-1 = Après un tir, le rempart se resserre, et la carte qui est maintenant tout à droite est sa dernière carte.
rules-rampart-closing-up-2 = Un tir peut donc permettre à un joueur de bâtir de nouveau.
rules-rampart-tenth-card-shot = Un canon comme dixième carte
rules-rampart-tenth-card-shot-1 = Il tire avant la fin de la partie.
rules-rampart-inserted-cannon = Un canon inséré
rules-rampart-inserted-cannon-1 = Un canon inséré avec le magicien tire aussi.
rules-rampart-magician = Magicien
rules-rampart-magician-1 = Une fois, lors d’un tour suivant, vous pouvez insérer une carte à sa place dans l’ordre croissant. Le magicien ne rapporte rien de plus.
rules-rampart-magician-2 = Vous pouvez insérer la carte retournée, ou une carte visible, même si elle est plus basse que le numéro du magicien.
rules-rampart-magician-shot = Un magicien abattu
rules-rampart-magician-shot-1 = Si vous ne l’aviez pas encore utilisé, il est perdu.
rules-rampart-magician-spares = Quand le magicien n’est pas utilisé
rules-rampart-magician-spares-1 = Si une carte va à l’extrémité droite, vous la prenez sans le magicien.

# Exemples : les points viennent du moteur, par couleur de joueur.
rules-rampart-example-ten = Le rempart de Noir a 10 cartes avec le drapeau : la partie est terminée, et { $black } l’emportent sur les { $white } de Blanc.
rules-rampart-example-blocked = Personne ne peut plus bâtir sur 45 ni sur 46. Noir a { $black } cartes, Blanc { $white } : Noir gagne, bien que la dernière carte de Blanc soit plus haute.
rules-rampart-example-points = Noir : 10 pour les cartes, 3 pour le roi, 6 pour les princes et princesses, 5 pour les corbeaux, { $black } points en tout. Blanc : 9 pour les cartes, 1 pour une princesse, 1 pour un corbeau, { $white } points.
rules-rampart-example-king = Noir a 4 cartes avec le drapeau, 4 points ; le roi en ajoute 3 : { $black } points.
rules-rampart-example-royals = Noir a deux princes et une princesse : 3 points, et 1 pour l’unique paire : { $black } de plus. Blanc en a un de chaque : 2 + 1 = { $white } de plus.
rules-rampart-example-ravens = Les cartes de Noir montrent 1 + 2 + 2 + 2 corbeaux, soit 7, mais 5 au plus comptent : { $black } de plus. Celles de Blanc en montrent 1 + 1 : { $white } de plus.

# Ce qu’on demande, une règle par ligne : la recherche s’en sert. Jamais affiché.
rules-rampart-asked =
    ten = comment gagner, quand la partie se termine
    blocked = que faire si personne ne peut construire, qui gagne en cas d’égalité
    put-back = dois-je prendre la carte, dois-je la prendre, puis-je la remettre
    take = quelles cartes puis-je prendre
    memory = dois-je retenir les cartes, puis-je revoir une carte
