# Deutsch. Nur Sätze: Hier wird keine Regel entschieden.

## Die Seite
app-name = Dockhand
app-about = Brettspiele um Boote, Steine und Häfen. Kein Konto, kein Netz, kein Warten.
menu = Menü
menu-of-turn = Dein Zug
menu-of-game = Dieses Spiel
menu-of-help = Hilfe
menu-of-keep = Speichern und teilen
menu-of-page = Dockhand
close = Schließen
log = Was geschehen ist
log-open = Verlauf
past-earlier = Frühere Stellung
past-later = Spätere Stellung
past-position = Rückblick: nach Zug { $at } von { $of }.
past-return = Abbrechen oder Esc: zurück zum Spiel.
confirm = Bestätigen
cancel = Abbrechen
undo = Rückgängig
hint = Tipp
new-game = Neues Spiel
settings = Einstellungen
stats = Statistik
about = Über diese Seite
scores = Punkte
why = Warum? Regel öffnen
rules = Regeln
save-file = In eine Datei speichern
open-file = Datei öffnen
replay = Noch einmal ansehen
left = Was noch kommt
say = Tippen oder sprechen
share-link = Link zu diesem Spiel kopieren
link-copied = Der Link ist kopiert. Wer ihn öffnet, sieht das Spiel, wie es jetzt steht.
link-code = Dieser Link als Code für eine Kamera
link-no-code = Dieses Spiel ist zu lang für einen Code, den eine Kamera lesen könnte.
link-here = Kopiere diesen Link: Wer ihn öffnet, sieht das Spiel, wie es jetzt steht.
opened = Das Spiel ist geöffnet: { $moves ->
    [one] ein Zug wurde gespielt.
   *[other] { $moves } Züge wurden gespielt.
  }
leave-title = Dieses Spiel verlassen?
leave-text = Es bleibt nur erhalten, wenn du es in eine Datei speicherst oder seinen Link kopierst.
leave = Verlassen
stay = Weiterspielen
no-wasm = Dieser Browser kann das Spiel nicht ausführen: { $reason }
unreachable = Das konnte nicht geladen werden: Ist das Gerät online? Es ist nichts verloren.
try-again = Noch einmal versuchen

## Die Spiele: Alle ihre Namen stehen auf der Startseite
game-imhotep = Imhotep
game-duel = Imhotep: Das Duell
game-kontor = Kontor
game-rampart = C’est mon fort !

## Das Gerät weitergeben, wo jemand Geheimnisse hat
private-next = { $name } entscheidet jetzt verdeckt.
private-about = Alle dürfen schauen; dann weitergeben.
private-hand-over = An { $name } weitergeben
private-first = Gebt das Gerät zuerst an { $name }.
handover-title = Nur für { $name }
handover-text = Gebt das Gerät an { $name }. Alle anderen schauen jetzt weg.
handover-take = Ich bin { $name }: Karten zeigen
handover-back = Zurück zum offenen Tisch
handover-who = Eine Hand ansehen
handover-who-text = Wer möchte die eigenen Karten sehen?
peek-look = Eine Hand ansehen
peek-cover = Hand verdecken
peek-status = Jetzt schaut nur { $name }.
peek-about = Verdecke die Hand, bevor es weitergeht.
peek-first = Verdecke zuerst die Hand.
log-private = { $name } hat sich entschieden, von den anderen ungesehen.
link-note = Link und Datei enthalten, was ihr voreinander verbergt: Handkarten, Entscheidungen, verdeckt gelegte Karten. Wer sich auskennt, kann es lesen; gib sie also niemandem, der noch mitspielt. Was noch niemand kennt, wird neu gezogen.
share-anyway = Trotzdem weitergeben

## Vorbereitung
setup-title = Ein Spiel vorbereiten
setup-game = Spiel
setup-players = Spieler
setup-count = Anzahl der Spieler
setup-count-option = { $count } Spieler
setup-name-of = Name von Spieler { $number }
setup-colour-of = Farbe von Spieler { $number }
setup-default-name = Spieler { $number }
setup-sites = Orte
setup-side = Seite { $side }
setup-table = Tisch
setup-table-choose = Szenario und Optionen
preset-a = Alle A
preset-b = Alle B
preset-surprise = Überrasche mich
setup-options = Optionen
setup-seed = Startzahl
setup-seed-about = Dieselbe Startzahl ergibt bei denselben Entscheidungen dasselbe Spiel.
setup-seed-new = Neue Startzahl
setup-computers = Computerspieler
setup-start-computer = Gegen den Computer
setup-learn = Spielend lernen
setup-start = Spielen
setup-first-chance = Das Los entscheidet
setup-bad-seed = Die Startzahl muss eine ganze Zahl von 0 bis 4294967295 sein.
option-first = Startspieler

## Einstellungen
setting-speed = Animationstempo
setting-speed-off = Aus
setting-speed-fast = Schnell
setting-speed-normal = Normal
setting-speed-slow = Langsam
setting-mode = Auf ein Feld tippen
setting-mode-confirm = wählt, noch einmal bestätigt
setting-mode-instant = spielt sofort
setting-family = Familienmodus von C’est mon fort !
setting-language = Sprache
setting-theme = Farben
setting-theme-auto = Wie das Gerät
setting-theme-light = Hell
setting-theme-dark = Dunkel
settings-lost = Dieser Browser merkt sich keine Einstellungen: Sie gelten, bis die Seite geschlossen wird.

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
ask-act = { $name }: { $what }.
your-turn = Du bist dran
ask-over-one = { $name } gewinnt mit { $points } Punkten.
ask-over-shared = { $names } gewinnen gemeinsam mit { $points } Punkten.
next-any = Wähle, wie es weitergeht.

## Was eine Wahl bringen würde
preview-one = { $name } { $points }
preview-reveals = Es kann mehr folgen: Etwas wird aufgedeckt.

## Was geschehen ist
say-passed = { $name } muss passen.
say-scored = { $name } bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } ({ $source }).
say-scored-all = { $source }: { $points }.
say-lost = { $name } verliert { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } ({ $source }).
say-game-over = Das Spiel ist zu Ende. { $names } { $count ->
    [one] gewinnt.
   *[other] gewinnen gemeinsam.
  }

## Wie ein Platz heißt
count-of = { $name } { $count }
place-other = { $place }
consequence-choose = Antippen, um zu wählen.
chosen = Gewählt.

## Punkte
score-title = Punkte
score-final = Endstand
score-total = Summe
score-if-ended = Wenn jetzt Schluss wäre
score-wins = { $names } { $count ->
    [one] gewinnt
   *[other] gewinnen gemeinsam
  }.
score-why-points = Die meisten Punkte: { $points }.
review = Rückschau
again = Noch einmal spielen

## Warum nicht
refusal-lesson = { $why }
refusal-game-over = Das Spiel ist zu Ende.
refusal-not-your-decision = Die Entscheidung liegt bei { $name }.
refusal-other-decision = Zuerst ist etwas anderes zu entscheiden.
refusal-nothing-here = Hier gibt es jetzt nichts zu tun.
refusal-unreadable-move = Diesen Zug gibt es in diesem Spiel nicht.
refusal-nothing-to-decide = Hier gibt es nichts zu entscheiden.
refusal-unreadable-counts = Die Überlegungen des Computers betreffen nicht diese Entscheidung.
refusal-unknown = Das ist jetzt nicht möglich.
refusal-unexpected = Im Spiel ist etwas schiefgegangen ({ $reason }).

## Warum ein Tisch oder ein gespeichertes Spiel nicht angenommen wird
refusal-no-such-first-player = Der Startspieler spielt nicht mit.
refusal-too-large = Diese Datei ist größer als 256 kB: Sie ist kein gespeichertes Spiel.
refusal-unreadable = Die Datei kann nicht gelesen werden.
refusal-not-a-record = Das ist weder ein gespeichertes Spiel noch ein Link zu einem.
refusal-record-too-large = Das ist zu groß für ein gespeichertes Spiel.
refusal-record-damaged = Dieses gespeicherte Spiel ist beschädigt: Das Ende fehlt, oder es wurde unterwegs verändert.
refusal-other-version = Dieses Spiel wurde von einer anderen Version ({ $version }) dieser Seite gespeichert.
refusal-unknown-game = Dieses Spiel kennt die Seite nicht.
refusal-unknown-option = Dieses Spiel wurde mit Optionen gespeichert, die diese Seite nicht kennt.
refusal-unknown-level = In dieser Partie spielt ein Computer mit einer Stufe, die diese Seite nicht kennt.
refusal-wrong-players = Die Spieler dieses Spiels passen nicht: Ihre Zahl stimmt nicht, oder zwei haben dieselbe Farbe.
refusal-wrong-setup = Der Tisch dieses gespeicherten Spiels lässt sich nicht spielen: Seine Optionen passen nicht.
refusal-too-many-moves = Dieses gespeicherte Spiel hat mehr Züge ({ $moves }), als ein Spiel haben kann.
refusal-illegal-move = Zug { $number } dieses gespeicherten Spiels verstößt gegen die Regeln.
nothing-changed = Es hat sich nichts geändert.
handover-before = Die Runde davor
handover-away = Alle anderen sehen jetzt weg.
