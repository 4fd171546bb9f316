# Deutsch. Nur Sätze: Hier wird keine Regel entschieden.

## Die Seite
app-name = Dockhand
app-about = Brettspiele um Boote, Steine und Häfen. Kein Konto, kein Warten. Netz braucht ihr nur, um auf mehreren Geräten zu spielen.
coming = Das Spiel wird aufgebaut …
menu = Menü
sound = Ton
menu-of-turn = Dein Zug
menu-of-game = Diese Partie
menu-of-help = Hilfe
menu-of-keep = Speichern und teilen
menu-of-page = Dockhand
close = Schließen
panel-fold = Weniger zeigen
panel-unfold = Mehr zeigen
log = Verlauf
log-open = Verlauf
past-earlier = Frühere Stellung
past-later = Spätere Stellung
past-position = Stellung nach Zug { $at } von { $of }.
past-return = „Abbrechen“ führt zurück zur Partie.
confirm = Bestätigen
cancel = Abbrechen
undo = Rückgängig
undo-none = Es gibt nichts rückgängig zu machen.
undo-revealed = Dieser Zug lässt sich nicht zurücknehmen: Er hat etwas aufgedeckt.
undo-decided = Dieser Zug lässt sich nicht zurücknehmen: Ein anderer Spieler hat sich seither entschieden.
undo-sent = Dieser Zug lässt sich nicht zurücknehmen: Die anderen haben ihn schon.
hint = Tipp
new-game = Startseite, neue Partie
settings = Einstellungen
full-screen = Vollbild
daily = Partie des Tages
puzzles = Aufgaben
ladder = Tierische Gegner
stats = Statistik
about = Über diese Seite
scores = Punkte
why = Warum? Regel öffnen
rules = Regeln
save-file = In Datei speichern
open-file = Datei öffnen
replay = Partie ansehen
annotate = Kommentieren
phones = Handkarten auf dem Handy
left = Noch verborgen
share-link = Link zu dieser Partie kopieren
link-copied = Link kopiert. Er öffnet die Partie, wie sie jetzt steht.
link-code = Dieser Link als QR-Code
link-no-code = Diese Partie ist zu lang für einen QR-Code.
link-here = Kopiere diesen Link. Er öffnet die Partie, wie sie jetzt steht.
opened = Partie geöffnet: { $moves ->
    [1] ein Zug wurde gespielt.
   *[other] { $moves } Züge wurden gespielt.
  }
receipt-unchecked = Das ist der Beleg einer Partie per Link. Diese Kopie von Dockhand kann ihn nicht prüfen: Bewiesen ist nichts.
leave-title = Diese Partie verlassen?
leave-text = Sie geht verloren, wenn du sie nicht in einer Datei speicherst oder ihren Link kopierst.
leave-lost = Sie endet hier: Dieses Gerät behält keine Partien.
leave = Verlassen
stay = Weiterspielen
unreachable = Das Laden ist fehlgeschlagen. Bist du online? Es ist nichts verloren.
missed-offline = Das Laden ist fehlgeschlagen: Es gibt keine Verbindung zum Server. Es ist nichts verloren.
missed-status = Das Laden ist fehlgeschlagen: Der Server hat mit dem Fehler { $detail } geantwortet. Es ist nichts verloren.
missed-portal = Das Laden ist fehlgeschlagen: Dieses Netz zeigt stattdessen eine andere Seite, vielleicht eine Anmeldung. Öffne sie im Browser und versuch es dann noch einmal. Es ist nichts verloren.
missed-damaged = Das Laden ist fehlgeschlagen: Eine Datei kam beschädigt oder unvollständig an. Es ist nichts verloren.
missed-old = Dieser Browser kann das Spiel nicht ausführen: Er ist zu alt, oder WebAssembly ist in ihm gesperrt. Der Browser meldet „{ $detail }“.
try-again = Erneut versuchen

## Die Spiele: Alle ihre Namen stehen auf der Startseite
game-imhotep = Imhotep
game-duel = Imhotep: Das Duell
game-kontor = Kontor
game-rampart = C’est mon fort !

## Das Gerät weitergeben, wo jemand Geheimnisse hat
private-next = { $name } entscheidet jetzt verdeckt.
private-about = Jetzt dürfen alle schauen. Gebt dann das Gerät weiter.
private-hand-over = An { $name } weitergeben
private-first = Gebt das Gerät zuerst an { $name }.
handover-title = Nur für { $name }
handover-text = Gebt das Gerät an { $name }. Alle anderen schauen jetzt weg.
handover-take = Ich bin { $name }: Karten zeigen
handover-back = Zurück zum Tisch
handover-who = Handkarten ansehen
handover-who-text = Wer möchte seine Karten sehen?
peek-look = Handkarten ansehen
peek-cover = Karten verdecken
peek-status = Nur { $name } darf jetzt schauen.
peek-about = Verdecke die Karten, bevor es weitergeht.
peek-first = Verdecke zuerst die Karten.
log-private = { $name } hat verdeckt entschieden.
link-note = Link und Datei enthalten, was ihr voreinander verbergt: Handkarten, Entscheidungen, verdeckte Karten. Wer sich auskennt, kann es nachsehen; teile sie also mit niemandem, der noch mitspielt. Was noch niemand kennt, wird neu gezogen.
share-anyway = Trotzdem teilen
share-system = Teilen mit …

## Vorbereitung
home-against = du gegen { $face ->
    [first-game] die Landratte
    [deckhand] den Matrosen
    [boatswain] den Bootsmann
    [captain] die Kapitänin
    [master] den Hafenmeister
    [admiral] die Admiralin
   *[name] { $name } ({ $level })
  }
bot-level-first-game = Landratte
bot-level-deckhand = Matrose
bot-level-boatswain = Bootsmann
bot-level-captain = Kapitänin
bot-level-master = Hafenmeister
bot-level-admiral = Admiralin
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
home-learn = Lernen
home-learn-about = Schritt für Schritt
home-learn-on = Weiter mit Lektion { $at }
home-set-up = Anpassen
home-friends = Mit Freunden spielen
home-play-game = { $game } spielen
home-learn-game = { $game } lernen
home-back = Alle Spiele
tag-imhotep = Beladet gemeinsame Boote und schickt sie zu fünf Orten.
tag-duel = Zwei Spieler, sechs Boote, ein Hafen.
tag-kontor = Docks und Kanäle in einem wachsenden Hafen.
tag-rampart = Merkt euch die Karten und baut eure Mauer.
setup-title = Partie vorbereiten
setup-game = Spiel
setup-players = Spieler
setup-count = Anzahl der Spieler
setup-count-option = { $count } Spieler
setup-name-of = Name von Spieler { $number }
setup-colour-of = Farbe von Spieler { $number }
setup-face-of = Gesicht von Spieler { $number }
setup-default-name = Spieler { $number }
setup-sites = Orte
setup-side = Seite { $side }
setup-table = Tisch
setup-table-choose = Szenario und Optionen
preset-a = Alle A
preset-b = Alle B
preset-surprise = Überrasch mich
setup-options = Optionen
flat-between = Das Gerät liegt zwischen uns
flat-between-about = Was einem Spieler gehört, liegt auf seiner Seite und ist zu ihm gedreht, Fragen auch. Der Tisch selbst dreht sich nie.
setup-clock = Schachuhr
setup-clock-choice = { $each ->
    [player] { $minutes } Minuten für jeden
    [move] { $seconds } Sekunden pro Zug
   *[off] Keine Uhr
  }
setup-clock-about = Sie steht, während das Gerät weitergegeben wird. Ist die Zeit um, zählt sie unter null weiter; niemand verliert dadurch.
setup-seed = Startzahl
setup-seed-about = Dieselbe Startzahl ergibt bei denselben Entscheidungen dieselbe Partie.
setup-seed-new = Neue Startzahl
setup-computers = Computerspieler
setup-start-computer = Gegen den Computer
setup-learn = Spielen lernen
setup-start = Spielen
setup-start-link = Mehrere Geräte
setup-first-chance = Zufällig
setup-first-youngest = Der jüngste Spieler, laut Anleitung
setup-first-youngest-about = Laut Anleitung beginnt der jüngste Spieler: Wähle, wer das ist.
setup-bad-seed = Die Startzahl muss eine ganze Zahl von 0 bis 4294967295 sein.
option-first = Startspieler

## Einstellungen
setting-speed = Animationstempo
setting-speed-off = Aus
setting-speed-fast = Schnell
setting-speed-normal = Normal
setting-speed-slow = Langsam
setting-mode = Einen Zug spielen
setting-mode-confirm = Auswählen, dann bestätigen
setting-mode-instant = Sofort beim Auswählen
setting-family = Familienmodus von C’est mon fort !
setting-language = Sprache
setting-theme = Farben
setting-theme-auto = Wie das Gerät
setting-theme-light = Hell
setting-theme-dark = Dunkel
setting-text = Schriftgröße
setting-text-normal = Normal
setting-text-large = Groß
setting-text-larger = Sehr groß
setting-text-largest = Am größten
settings-lost = Dieser Browser speichert keine Einstellungen: Sie gelten, bis du die Seite schließt.

## Namen der Dinge
colour-black = Schwarz
colour-white = Weiß
colour-brown = Braun
colour-grey = Grau
mark-black = Ring
mark-white = Kreuz
mark-brown = zwei Balken
mark-grey = Dreieck
area-actions = Aktionen
nobody = niemand
empty = leer

## Wer am Zug ist und was zu tun ist
ask-act = { $name } – { $what }.
your-turn = Du bist dran
# The only person at the table: alone, after „für“, after „gegenüber“.
you = Du
you-for = dich
you-over = dir
now-all = Alle haben gewählt.
now-plays = { $you ->
    [yes] Dein Zug
   *[no] { $name } zieht
  }.
ask-over-one = { $you ->
    [yes] Du hast
   *[no] { $name } hat
  } mit { $points ->
    [1] einem Punkt
   *[other] { $points } Punkten
  } gewonnen.
ask-over-shared = { $name } haben gemeinsam mit { $points ->
    [1] einem Punkt
   *[other] { $points } Punkten
  } gewonnen.
next-any = Wähle, wie es weitergeht.

## Was eine Wahl bringen würde
preview-one = { $name } { $points }
preview-source = { $source }: { $changes }.
preview-reveals = Der Rest hängt davon ab, was aufgedeckt wird.

## Was geschehen ist
say-passed = { $you ->
    [yes] Du musst
   *[no] { $name } muss
  } passen.
say-scored = { $you ->
    [yes] Du bekommst
   *[no] { $name } bekommt
  } { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
  } ({ $source }).
say-scored-all = { $source }: { $points }.
say-lost = { $you ->
    [yes] Du verlierst
   *[no] { $name } verliert
  } { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
  } ({ $source }).
say-game-over = Die Partie ist zu Ende. { $you ->
    [yes] Du gewinnst.
   *[no] { $names } { $count ->
        [one] gewinnt.
       *[other] gewinnen gemeinsam.
      }
  }

## Wie ein Platz heißt
count-of = { $name } { $count }
place-other = { $place }
consequence-choose = Du kannst das auswählen.
chosen = Gewählt.

## Punkte
score-title = Punkte
score-final = Endstand
score-total = Summe
score-if-ended = Wenn jetzt Schluss wäre
review = Analysieren
again = Revanche

## Warum nicht
refusal-lesson = { $why }
refusal-game-over = Die Partie ist zu Ende.
refusal-not-your-decision = Das entscheidet { $name }.
refusal-other-decision = Beantworte zuerst die gestellte Frage.
refusal-nothing-here = Hier gibt es jetzt nichts zu tun.
refusal-unreadable-move = Diesen Zug gibt es in diesem Spiel nicht.
refusal-await-chance = Was dieser Zug aufdeckt, steht noch nicht fest.
refusal-unknown = Das ist jetzt nicht möglich.
refusal-unexpected = Im Spiel ist etwas schiefgegangen. Für eine Meldung: „{ $reason }“.

## Warum ein Tisch oder ein gespeichertes Spiel nicht angenommen wird
refusal-no-such-first-player = Der Startspieler ist nicht dabei.
refusal-too-large = Diese Datei ist größer als 256 kB: Sie ist kein Spielstand.
refusal-unreadable = Diese Datei lässt sich nicht lesen.
refusal-not-a-record = Das ist weder ein Spielstand noch ein Link zu einer Partie.
refusal-contradiction = Was vom anderen Gerät kam, kann nicht stimmen.
refusal-record-too-large = Das ist zu groß für einen Spielstand.
refusal-record-damaged = Dieser Spielstand ist beschädigt oder unvollständig.
refusal-record-cut = Dieser Link ist abgeschnitten: Er sollte { $moves ->
    [0] eine Partie vor dem ersten Zug
    [1] eine Partie mit einem Zug
   *[other] eine Partie mit { $moves } Zügen
  } enthalten, aber sein Ende fehlt oder wurde verändert. Kopiere ihn noch einmal, vom Anfang bis zum Ende.
refusal-other-version = Dieser Spielstand stammt von einer anderen Version ({ $version }) dieser Seite.
refusal-unknown-game = Diese Seite kennt dieses Spiel nicht.
refusal-unknown-option = Diese Seite kennt nicht alle Optionen dieses Spielstands.
refusal-unknown-level = Diese Seite kennt die Stufe eines Computerspielers in diesem Spielstand nicht.
refusal-wrong-players = In diesem Spielstand stimmt die Zahl der Spieler nicht, oder zwei haben dieselbe Farbe.
refusal-wrong-setup = Dieser Spielstand lässt sich mit seinen Optionen nicht spielen.
refusal-too-many-moves = Dieser Spielstand hat mehr Züge ({ $moves }), als eine Partie haben kann.
refusal-illegal-move = Zug { $number } dieses Spielstands verstößt gegen die Regeln.
nothing-changed = Es hat sich nichts geändert.
handover-before = Die Runde davor
handover-away = Alle anderen schauen jetzt weg.
