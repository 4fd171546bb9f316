# Was die Seite über sich selbst sagt: ihre Fassungen, wo sie aufbewahrt wird und wie sie in anderen Seiten steht.

site-update = Eine neue Fassung dieser Seite ist bereit.
site-update-load = Laden
site-update-later = Eine neue Fassung dieser Seite ist bereit. Sie wartet, bis diese Partie zu Ende ist.
site-update-busy = In einem anderen Tab wird noch gespielt. Die neue Fassung wartet das Ende ab.

site-from-disk = Von der Festplatte geöffnet, kann diese Seite ihre übrigen Dateien nicht laden. Öffne stattdessen { $file } im selben Ordner: In dieser einen Datei ist alles enthalten.

site-embed-play = Spielen

## Über diese Seite
site-about = Über diese Seite
site-about-version = Dockhand { $version }
site-about-hash = Alle Dateien dieser Seite zusammen haben die Prüfsumme
site-about-no-hash = Dieser Browser nennt die Prüfsumme der Seite nur über eine sichere Verbindung.
site-about-licence = Freie Software unter den Lizenzen MIT und Apache 2.0. Die Spiele gehören ihren Autoren und Verlagen; von deren Texten und Bildern ist hier nichts enthalten.
site-about-embed = Ein Spiel auf die eigene Seite stellen
site-about-single = Alles in einer Datei mitnehmen

## Die Seite, die die Zeilen für andere Seiten schreibt
site-embed-title = Ein Spiel auf der eigenen Seite
site-embed-about = Wählen, was Besucher sehen, es ausprobieren und die Zeilen in die eigene Seite kopieren. Bevor ein Spiel angetippt wird, kostet es wenige Kilobyte; nichts geht an jemand anderen.
site-embed-game = Spiel
site-embed-language = Sprache
site-embed-language-page = Wie die eigene Seite
site-embed-kind = Auf welche Weise
site-embed-kind-element = Als Element, mit einem Plakat
site-embed-kind-frame = Als Rahmen, sofort
site-embed-kind-sandbox = Als Rahmen in einer Sandbox, die nichts aufbewahrt
site-embed-position = Stellung: ein Link zu einer Partie oder eine gespeicherte Partie (nicht nötig)
site-embed-readonly = Nur zum Ansehen
site-embed-pinned = Diese Fassung des Skripts und keine andere, nach ihrem Hash (integrity)
site-embed-lines = Die Zeilen für die eigene Seite
site-embed-copy = Kopieren
site-embed-copied = Kopiert.
site-embed-by-hand = Die Zeilen markieren und kopieren.
site-embed-preview = Vorschau
site-embed-back = Zu den Spielen
