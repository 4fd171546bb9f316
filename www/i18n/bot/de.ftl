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
bot-here = { $names } { $count ->
    [one] wird vom Computer gespielt und sieht nur, was ein Mensch an diesem Platz sehen würde.
   *[other] werden vom Computer gespielt und sehen nur, was Menschen an ihren Plätzen sehen würden.
  }
bot-label = { $label } Vom Computer gespielt.
