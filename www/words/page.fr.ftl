# Français. Des phrases seulement : aucune règle ne se décide ici.

## La page
app-name = Dockhand
app-about = Des jeux de société avec des bateaux, des pierres et des ports. Ni compte, ni attente. Le réseau ne sert qu’à jouer sur plusieurs appareils.
coming = On installe le jeu…
menu = Menu
sound = Sons
menu-of-turn = À votre tour
menu-of-game = Cette partie
menu-of-help = Aide
menu-of-keep = Enregistrer et partager
menu-of-page = Dockhand
close = Fermer
panel-fold = Afficher moins
panel-unfold = Afficher plus
log = Journal
log-open = Journal
past-earlier = Position précédente
past-later = Position suivante
past-position = Position après le coup { $at } sur { $of }.
past-return = « Annuler » ramène à la partie.
confirm = Confirmer
cancel = Annuler
undo = Annuler le coup
undo-none = Il n’y a rien à annuler.
undo-revealed = Ce coup ne peut plus être annulé : il a dévoilé quelque chose.
undo-decided = Ce coup ne peut plus être annulé : un autre joueur a joué depuis.
undo-sent = Ce coup ne peut plus être annulé : les autres l’ont déjà.
hint = Conseil
new-game = Page d’accueil, nouvelle partie
settings = Réglages
full-screen = Plein écran
daily = Partie du jour
puzzles = Problèmes
ladder = Adversaires animaux
stats = Statistiques
about = À propos
scores = Scores
why = Pourquoi ? Ouvrir la règle
rules = Règles
save-file = Enregistrer dans un fichier
open-file = Ouvrir un fichier
replay = Revoir la partie
annotate = Annoter
phones = Vos cartes sur votre téléphone
left = Ce qui reste caché
share-link = Copier un lien vers cette partie
link-copied = Lien copié. Il ouvre la partie telle qu’elle est maintenant.
link-code = Ce lien en code QR
link-no-code = Cette partie est trop longue pour un code QR.
link-here = Copiez ce lien. Il ouvre la partie telle qu’elle est maintenant.
opened = Partie ouverte : { $moves ->
    [one] { $moves } coup joué.
   *[other] { $moves } coups joués.
  }
receipt-unchecked = C’est l’attestation d’une partie par lien. Cette copie de Dockhand ne peut pas la vérifier : rien n’est prouvé.
leave-title = Quitter cette partie ?
leave-text = Elle est perdue, sauf si vous l’enregistrez dans un fichier ou copiez son lien.
leave-lost = Elle s’arrête ici : cet appareil ne conserve aucune partie.
leave = Quitter
stay = Continuer à jouer
unreachable = Le chargement a échoué. Êtes-vous en ligne ? Rien n’est perdu.
missed-offline = Le chargement a échoué : pas de connexion au serveur. Rien n’est perdu.
missed-status = Le chargement a échoué : le serveur a répondu par l’erreur { $detail }. Rien n’est perdu.
missed-portal = Le chargement a échoué : ce réseau affiche une autre page à la place, peut-être une page de connexion. Ouvrez-la dans le navigateur, puis réessayez. Rien n’est perdu.
missed-damaged = Le chargement a échoué : un fichier est arrivé endommagé ou incomplet. Rien n’est perdu.
missed-old = Ce navigateur ne peut pas exécuter le jeu : il est trop ancien, ou WebAssembly y est interdit. Le navigateur indique « { $detail } ».
try-again = Réessayer

## Les jeux : tous leurs noms sont sur la page de départ
game-imhotep = Imhotep
game-duel = Imhotep : Le Duel
game-kontor = Kontor
game-rampart = C’est mon fort !

## Passer l’appareil, quand les joueurs ont des secrets
private-next = { $name } décide en secret.
private-about = Tout le monde peut regarder. Ensuite, donnez l’appareil.
private-hand-over = Donner l’appareil à { $name }
private-first = Donnez d’abord l’appareil à { $name }.
handover-title = Pour { $name } seulement
handover-text = Donnez l’appareil à { $name }. Les autres regardent ailleurs.
handover-take = Je suis { $name } : voir mes cartes
handover-back = Retour à la table
handover-who = Regarder une main
handover-who-text = Qui veut voir ses cartes ?
peek-look = Regarder une main
peek-cover = Cacher la main
peek-status = Pour { $name } seulement.
peek-about = Cachez la main avant de continuer.
peek-first = Cachez d’abord la main.
log-private = { $name } a décidé en secret.
link-note = Le lien et le fichier contiennent ce que les joueurs se cachent : mains, choix, cartes face cachée. Un curieux peut les y lire : ne les partagez pas avec quelqu’un qui joue encore. Les cartes que personne n’a vues sont remélangées.
share-anyway = Partager quand même
share-system = Partager avec…

## Préparation
home-against = vous contre { $face ->
    [first-game] le moussaillon
    [deckhand] le matelot
    [boatswain] le bosco
    [captain] la capitaine
    [master] le maître du port
    [admiral] l’amirale
   *[name] { $name } ({ $level })
  }
bot-level-first-game = Moussaillon
bot-level-deckhand = Matelot
bot-level-boatswain = Bosco
bot-level-captain = Capitaine
bot-level-master = Maître du port
bot-level-admiral = Amirale
bot-name-careful = Nefru
bot-name-greedy = Hapu
bot-name-spoiler = Setka
duel-bot-name-careful = Senbi
duel-bot-name-greedy = Tiaa
duel-bot-name-spoiler = Djau
kontor-bot-name-careful = Aaltje Vos
kontor-bot-name-greedy = Govert Bol
kontor-bot-name-spoiler = Katrijn de Raaf
rampart-bot-name-careful = Aubrée
rampart-bot-name-greedy = Gros-Louis
rampart-bot-name-spoiler = Mahaut
home-computer = Solo
home-learn = Apprendre
home-learn-about = pas à pas
home-learn-on = Reprendre à la leçon { $at }
home-set-up = Personnaliser
home-friends = Jouer entre amis
home-play-game = Jouer à { $game }
home-learn-game = Apprendre à jouer à { $game }
home-back = Tous les jeux
tag-imhotep = Des pierres, des bateaux à partager, cinq lieux à bâtir.
tag-duel = Deux joueurs, six bateaux, un seul port.
tag-kontor = Des docks et des canaux dans un port qui grandit.
tag-rampart = Retenez les cartes, bâtissez votre rempart.
setup-title = Préparer une partie
setup-game = Jeu
setup-players = Joueurs
setup-count = Nombre de joueurs
setup-count-option = { $count } joueurs
setup-name-of = Nom du joueur { $number }
setup-colour-of = Couleur du joueur { $number }
setup-face-of = Visage du joueur { $number }
setup-default-name = Joueur { $number }
setup-sites = Lieux
setup-side = Face { $side }
setup-table = Table
setup-table-choose = Scénario et options
preset-a = Tout A
preset-b = Tout B
preset-surprise = Au hasard
setup-options = Options
flat-between = L’appareil est posé entre nous
flat-between-about = Chacun a ses affaires de son côté, tournées vers lui, comme les questions. La table ne tourne jamais.
setup-clock = Pendule
setup-clock-choice = { $each ->
    [player] { $minutes } minutes par joueur
    [move] { $seconds } secondes par coup
   *[off] Sans pendule
  }
setup-clock-about = Elle s’arrête pendant que l’appareil change de mains. Une fois le temps écoulé, elle continue sous zéro ; personne ne perd pour autant.
setup-seed = Graine
setup-seed-about = La même graine, avec les mêmes choix, donne la même partie.
setup-seed-new = Nouvelle graine
setup-computers = Joueurs virtuels
setup-start-computer = Contre l’ordinateur
setup-learn = Apprendre à jouer
setup-start = Jouer
setup-start-link = Plusieurs appareils
setup-first-chance = Au hasard
setup-first-youngest = Le plus jeune, selon la règle
setup-first-youngest-about = Selon la règle, le plus jeune commence : choisissez qui c’est.
setup-bad-seed = La graine doit être un nombre entier de 0 à 4294967295.
option-first = Premier joueur

## Réglages
setting-speed = Vitesse des animations
setting-speed-off = Désactivée
setting-speed-fast = Rapide
setting-speed-normal = Normale
setting-speed-slow = Lente
setting-mode = Jouer un coup
setting-mode-confirm = Sélectionner, puis confirmer
setting-mode-instant = Jouer tout de suite
setting-family = Mode familial de C’est mon fort !
setting-language = Langue
setting-theme = Couleurs
setting-theme-auto = Comme l’appareil
setting-theme-light = Claires
setting-theme-dark = Sombres
setting-text = Taille du texte
setting-text-normal = Normale
setting-text-large = Grande
setting-text-larger = Très grande
setting-text-largest = Maximale
settings-lost = Ce navigateur n’enregistre pas les réglages : ils valent jusqu’à la fermeture de la page.

## Noms des choses
colour-black = Noir
colour-white = Blanc
colour-brown = Brun
colour-grey = Gris
mark-black = anneau
mark-white = croix
mark-brown = deux barres
mark-grey = triangle
area-actions = Actions
nobody = personne
empty = vide

## À qui de jouer, et que faire
ask-act = { $name } : { $what }.
your-turn = À vous
# The only person at the table: alone, after « pour », after « face à ».
you = Vous
you-for = vous
you-over = vous
now-all = Tout le monde a choisi.
now-plays = { $you ->
    [yes] Vous jouez
   *[no] { $name } joue
  }.
ask-over-one = { $you ->
    [yes] Vous avez gagné
   *[no] { $name } a gagné
  } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
ask-over-shared = { $name } ont gagné ensemble avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
next-any = Choisissez la suite.

## Ce qu’apporterait un choix
preview-one = { $name } { $points }
preview-source = { $source } : { $changes }.
preview-reveals = La suite dépend de ce qui sera dévoilé.

## Ce qui s’est passé
say-passed = { $you ->
    [yes] Vous devez
   *[no] { $name } doit
  } passer.
say-scored = { $you ->
    [yes] Vous marquez
   *[no] { $name } marque
  } { $points ->
    [one] { $points } point
   *[other] { $points } points
  } ({ $source }).
say-scored-all = { $source } : { $points }.
say-lost = { $you ->
    [yes] Vous perdez
   *[no] { $name } perd
  } { $points ->
    [one] { $points } point
   *[other] { $points } points
  } ({ $source }).
say-game-over = La partie est terminée. { $you ->
    [yes] Vous avez gagné.
   *[no] { $names } { $count ->
        [one] a gagné.
       *[other] ont gagné ensemble.
      }
  }

## Comment s’appelle une place
count-of = { $name } { $count }
place-other = { $place }
consequence-choose = Vous pouvez faire ce choix.
chosen = Choisi.

## Scores
score-title = Scores
score-final = Score final
score-total = Total
score-if-ended = Si la partie s’arrêtait maintenant
review = Analyser
again = Revanche

## Pourquoi pas
refusal-lesson = { $why }
refusal-game-over = La partie est terminée.
refusal-not-your-decision = C’est à { $name } de décider.
refusal-other-decision = Répondez d’abord à la question posée.
refusal-nothing-here = Il n’y a rien à faire ici maintenant.
refusal-unreadable-move = Ce coup n’existe pas dans ce jeu.
refusal-await-chance = Ce que ce coup dévoile n’est pas encore connu.
refusal-unknown = Ce n’est pas possible maintenant.
refusal-unexpected = Une erreur s’est produite dans le jeu. Pour la signaler : « { $reason } ».

## Pourquoi une table ou une partie enregistrée n’est pas acceptée
refusal-no-such-first-player = Le premier joueur n’est pas de la partie.
refusal-too-large = Ce fichier dépasse 256 ko : ce n’est pas une partie enregistrée.
refusal-unreadable = Ce fichier ne peut pas être lu.
refusal-not-a-record = Ce n’est ni une partie enregistrée ni un lien vers une partie.
refusal-contradiction = Ce que l’autre appareil a envoyé ne peut pas être vrai.
refusal-record-too-large = C’est trop grand pour une partie enregistrée.
refusal-record-damaged = Cette partie enregistrée est endommagée ou incomplète.
refusal-record-cut = Ce lien est coupé : il devrait contenir { $moves ->
    [0] une partie avant son premier coup
    [1] une partie d’un coup
   *[other] une partie de { $moves } coups
  }, mais sa fin manque ou a été modifiée. Copiez-le à nouveau, du début à la fin.
refusal-other-version = Cette partie a été enregistrée par une autre version ({ $version }) de cette page.
refusal-unknown-game = Cette page ne connaît pas ce jeu.
refusal-unknown-option = Cette page ne connaît pas toutes les options de cette partie.
refusal-unknown-level = Cette page ne connaît pas le niveau d’un joueur virtuel de cette partie.
refusal-wrong-players = Le nombre de joueurs de cette partie est faux, ou deux ont la même couleur.
refusal-wrong-setup = Cette partie ne peut pas être jouée avec ses options.
refusal-too-many-moves = Cette partie enregistrée a plus de coups ({ $moves }) qu’une partie ne peut en avoir.
refusal-illegal-move = Le coup { $number } de cette partie enregistrée est contraire aux règles.
nothing-changed = Rien n’a changé.
handover-before = La manche précédente
handover-away = Les autres regardent ailleurs.
