# Deutsch: was über Computerspieler, Tipps und die Rückschau auf eine Partie gesagt wird.

## Vorbereitung
bot-person = Ein Mensch
bot-seat-of = Wer für Spieler { $number } spielt
bot-level-first-game = Schiffsmaus
bot-level-deckhand = Matrose
bot-level-boatswain = Bootsmann
bot-level-captain = Kapitän
bot-level-master = Hafenmeister
bot-about-first-game = erste Partie
bot-about-deckhand = leicht
bot-about-boatswain = solide
bot-about-captain = stark
bot-about-master = am stärksten
bot-option = Computer: { $level } ({ $about })
bot-honest = Ein Computerspieler sieht nur, was ein Mensch an seinem Platz sehen würde.
bot-honest-more = Wie das sichergestellt ist
bot-honest-text = Bevor er nachdenkt, wird alles, was sein Platz nicht wissen kann, neu gezogen: Stapel werden gemischt, Handkarten neu verteilt, noch nicht gezeigte Entscheidungen vergessen. Etwas anderes bekommt er nicht zu sehen, und er denkt in diesem Browser: Nichts verlässt dieses Gerät.
bot-honest-memory = In diesem Gedächtnisspiel vergessen die schwächeren einen Teil dessen, was gezeigt wurde.

## Am Tisch
bot-thinks = { $name } denkt nach.
bot-progress = Wie weit { $name } nachgedacht hat
bot-move-now = Sofort ziehen
bot-pause = Pause
bot-go-on = Weiter
bot-paused = Die Partie ist angehalten.
bot-shows = { $name } hat diese Karte aufgedeckt.
bot-next = Weiter
bot-show-again = Letzte Züge noch einmal zeigen
bot-here = { $names } { $count ->
    [one] wird vom Computer gespielt und sieht nur, was ein Mensch an diesem Platz sehen würde.
   *[other] werden vom Computer gespielt und sehen nur, was Menschen an ihren Plätzen sehen würden.
  }
bot-label = { $label } Vom Computer gespielt.

## Ein Tipp
bot-hint-thinks = Gute Züge werden gesucht …
bot-hint-later = Einen Tipp gibt es, wenn du zu entscheiden hast.
bot-hint-only = Es gibt nichts anderes zu tun.
bot-hint-worth = Gewinnt { $chance } von 100 Partien, mit etwa { $points } Punkten.
bot-hint-short = { $chance } % · { $points }
bot-hint-now = Sofort: { $gain }
bot-hint-expected = Am Ende wohl: { $points }.
bot-hint-about = Gewinnaussicht und erwartete Punkte, aus dem, was dieser Platz wissen kann. Antippen zeigt den Zug auf dem Tisch, Bestätigen spielt ihn.
bot-hint-memory = Der Tipp merkt sich jede Karte, die gezeigt wurde, besser als die meisten Menschen. Gewinnaussicht und erwartete Punkte.

## Die Rückschau auf eine Partie
bot-review-about = Jede Stellung wird danach beurteilt, was der wissen konnte, der dort zu entscheiden hatte, und nur ungefähr.
bot-review-thinks = Wie weit die Partie durchgesehen ist
bot-review-chart = Die Gewinnaussichten von { $players }, Zug für Zug. Die Tabelle darunter hat dasselbe in Zahlen.
bot-review-percent = { $chance } %
bot-review-one = { $name } { $chance } %
bot-review-begin = Vor dem ersten Zug.
bot-review-after = Nach Zug { $number }. { $move }.
bot-review-by = { $name }: { $move }
bot-review-move = Zug
bot-review-play = Ab hier weiterspielen
bot-review-table = In Zahlen
bot-review-turnings = Wendepunkte
bot-review-none = Kein einzelner Zug hat diese Partie entschieden.
bot-review-turning = Zug { $number }. { $move }: von { $before } % auf { $after } % bei der nächsten Entscheidung.
bot-review-better = Besser: { $move }.
