# Les règles de C’est mon fort ! en français, avec nos propres mots. Une règle a un nom, l’essentiel (-1) et ce qu’il faut encore savoir (-2).

rules-rampart-chapter-begin = Le matériel et le début
rules-rampart-chapter-turn = Un tour
rules-rampart-chapter-end = La fin
rules-rampart-chapter-points = Avec les points des images
rules-rampart-chapter-fight = Canons, tours et magicien

rules-rampart-cards = Cartes
rules-rampart-cards-1 = 45 cartes numérotées de 2 à 46, et pour chacun une carte Drapeau qui porte le 1.
rules-rampart-setup = Mise en place
rules-rampart-setup-1 = Le rempart de chacun commence par une carte Drapeau. Les 45 cartes sont face cachée sur la table, chacune à sa place, et ne bougent jamais.
rules-rampart-setup-2 = Le premier joueur est choisi ou tiré au sort ; on joue ensuite dans le sens horaire.
rules-rampart-memory = Mémoire
rules-rampart-memory-1 = Tous voient chaque carte retournée et doivent la retenir : une fois cachée de nouveau, rien sur la page ne dit ce qu’elle était.
rules-rampart-memory-2 = Ni le journal, ni les étiquettes, ni le retour en arrière. Les positions passées ne se regardent qu’à la fin. Un lien vers une partie en cours, ou son fichier, contient les cartes déjà retournées ; la page vous prévient avant.
rules-rampart-decoration = Images
rules-rampart-decoration-1 = Dans le jeu simple, les images sont un décor.

rules-rampart-turn-over = Retourner une carte
rules-rampart-turn-over-1 = Retournez n’importe quelle carte cachée, pour que tous la voient. Puis prenez-la ou reposez-la.
rules-rampart-turn-over-2 = Toute carte peut être retournée, même si tous savent qu’elle est trop basse. Pas une carte déjà visible.
rules-rampart-put-back = La reposer
rules-rampart-put-back-1 = Cachez de nouveau la carte à sa place. Personne n’est jamais obligé de prendre une carte.
rules-rampart-take = La prendre
rules-rampart-take-1 = Posez la carte au bout droit de votre rempart, si son numéro dépasse celui de votre dernière carte.
rules-rampart-take-2 = Les cartes d’un rempart restent où elles sont.
rules-rampart-skip = Tour sauté
rules-rampart-skip-1 = Qui ne peut prendre aucune des cartes restantes voit son tour sauté.
rules-rampart-skip-2 = La question se repose à chaque tour. Avec les points des images, un magicien non utilisé vous garde dans la partie tant qu’il reste une carte.
rules-rampart-lone-player = Un seul peut encore bâtir
rules-rampart-lone-player-1 = Les cartes qu’il retourne restent alors visibles et peuvent être prises à un tour suivant.
rules-rampart-lone-player-2 = Un tour consiste alors à retourner une carte, et peut-être à la prendre, ou à prendre une carte visible. Si un canon permet à un second joueur de bâtir de nouveau, les cartes visibles le restent, et chacun peut en prendre une au lieu d’en retourner une. Quand plus rien n’est caché, on peut passer.
rules-rampart-turn-order = Ordre à la fin d’un tour
rules-rampart-turn-order-1 = Une carte est prise, son canon tire, puis on demande : dix cartes ? Quelqu’un peut-il encore bâtir ? À qui le tour ?

rules-rampart-ten = Un rempart de dix
rules-rampart-ten-1 = La partie se termine dès qu’un rempart a dix cartes, drapeau compris. Son propriétaire gagne.
rules-rampart-ten-2 = Une dixième carte insérée par le magicien compte aussi. Avec les points des images, c’est le plus de points qui gagne.
rules-rampart-blocked = Personne ne peut bâtir
rules-rampart-blocked-1 = Si personne ne peut plus prendre de carte, la partie se termine : le plus de cartes gagne, puis la plus haute carte.
rules-rampart-blocked-2 = La plus haute est la dernière du rempart. Si tous en sont encore au drapeau, tous partagent la victoire.
rules-rampart-stall = Personne ne bâtit
rules-rampart-stall-1 = Si pendant très longtemps personne ne prend de carte, la partie se termine comme si personne ne pouvait.
rules-rampart-stall-2 = C’est le cas quand, depuis la dernière carte prise, chacun de ceux qui peuvent bâtir a eu deux tours par carte restante. Une carte laissée visible par un joueur seul fait repartir le compte. Quand plus rien n’est caché, il suffit que chacun passe une fois.

rules-rampart-points = Ce qui compte
rules-rampart-points-1 = Chaque carte vaut un point, drapeau compris, et les images davantage. La partie se termine comme d’habitude ; le plus de points gagne, puis la plus haute carte.
rules-rampart-points-2 = Celui qui termine n’est pas forcément celui qui gagne.
rules-rampart-deck = Quel numéro porte quelle image
rules-rampart-deck-1 = La feuille imprimée ne le dit pas : c’est notre reconstitution ; un fichier avec les vraies images se charge à la préparation de la partie.
rules-rampart-deck-2 = • Roi 38, magicien 8
    • Canons 12, 23, 30, 42
    • Tours 5, 15, 20, 27, 35, 45
    • Princes 6, 26, 36 ; princesses 11, 21, 41
    • Un corbeau 3, 14, 18, 29, 33, 44 ; deux corbeaux 9, 24, 39
rules-rampart-king = Roi
rules-rampart-king-1 = 3 points de plus.
rules-rampart-royals = Princes et princesses
rules-rampart-royals-1 = 1 point de plus chacun, et 1 par couple d’un prince et d’une princesse, voisins ou non.
rules-rampart-ravens = Corbeaux
rules-rampart-ravens-1 = 1 point de plus par corbeau, 2 pour une carte qui en a deux ; au plus 5 points de corbeaux par joueur.

rules-rampart-cannon = Canon
rules-rampart-cannon-1 = Qui le pose doit aussitôt retirer une carte du rempart d’un autre ; elle quitte la partie.
rules-rampart-cannon-2 = Toute carte qui n’est pas protégée, même la dernière, même chez un joueur dont le tour est sauté. Jamais une des vôtres. S’il n’y en a pas, il n’y a pas de tir. Le canon lui-même ne donne pas de bonus.
rules-rampart-flag-safe = Les drapeaux sont saufs
rules-rampart-flag-safe-1 = On ne tire pas sur les cartes Drapeau.
rules-rampart-towers = Tours
rules-rampart-towers-1 = Les tours, et les cartes entre deux tours d’un rempart, ne peuvent pas être touchées. Elles ne donnent pas de bonus.
rules-rampart-safe-span = Jusqu’où les tours protègent
rules-rampart-safe-span-1 = Tout ce qui va de la première à la dernière tour est sauf. Une tour seule ne protège qu’elle-même.
rules-rampart-safe-span-2 = Le rempart compte tel qu’il est au moment du tir. Une tour insérée protège aussitôt.
rules-rampart-flag-is-tower = Le drapeau comme tour
rules-rampart-flag-is-tower-1 = Le drapeau n’est pas une tour. Une option de la table en fait une : c’est alors simplement la première.
rules-rampart-closing-up = Resserrer les rangs
rules-rampart-closing-up-1 = Après un tir, le rempart se resserre, et sa dernière carte est celle qui est maintenant tout à droite.
rules-rampart-closing-up-2 = Un tir peut ainsi permettre à quelqu’un de bâtir de nouveau.
rules-rampart-tenth-card-shot = Un canon comme dixième carte
rules-rampart-tenth-card-shot-1 = Il tire avant la fin de la partie.
rules-rampart-inserted-cannon = Un canon inséré
rules-rampart-inserted-cannon-1 = Un canon que le magicien insère tire aussi.
rules-rampart-magician = Magicien
rules-rampart-magician-1 = Une fois, à un tour suivant, son propriétaire peut insérer une carte à sa place dans l’ordre croissant. Il ne donne pas de bonus.
rules-rampart-magician-2 = La carte retournée, ou une carte visible ; même plus basse que le numéro du magicien.
rules-rampart-magician-shot = Un magicien abattu
rules-rampart-magician-shot-1 = S’il n’avait pas encore servi, il est perdu.
rules-rampart-magician-spares = Quand le magicien n’est pas dépensé
rules-rampart-magician-spares-1 = Une carte qui convient au bout droit se prend sans le magicien.
