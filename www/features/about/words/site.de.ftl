# Was die Seite über sich selbst sagt: ihre Fassungen, wo sie aufbewahrt wird und wie sie in anderen Seiten steht.

site-update = Eine neue Version dieser Seite ist bereit.
site-update-load = Neu laden
site-update-later = Eine neue Version dieser Seite ist bereit. Sie wird nach dieser Partie geladen.
site-update-busy = In einem anderen Tab ist noch eine Partie offen. Die neue Version wird danach geladen.

## Im Dokument selbst, in allen Sprachen zugleich: Sonst ist noch nichts da.
site-from-disk = Von der Festplatte geöffnet, kann diese Seite ihre übrigen Dateien nicht laden. Öffne stattdessen { $file } im selben Ordner: Darin ist alles enthalten.
site-unreachable = Diese Seite konnte nicht vollständig geladen werden. Lade sie neu, sobald das Gerät online ist.
site-no-script = Diese Seite braucht JavaScript und WebAssembly.

site-embed-play = Spielen

## Über diese Seite
site-about = Über diese Seite
site-about-version = Dockhand { $version }
site-about-hash = Die Prüfsumme aller Dateien dieser Seite lautet
site-about-no-hash = Dieser Browser zeigt die Prüfsumme der Seite nur über eine sichere Verbindung.
site-about-games = Die Spiele, ihre Autoren und ersten Verlage:
site-author-imhotep = Phil Walker-Harding, KOSMOS
site-author-duel = Phil Walker-Harding, KOSMOS
site-author-kontor = Michael Schacht, Goldsieber
site-author-rampart = Dominique Ehrhard, MJ Games
site-about-licence = Freie Software unter den Lizenzen MIT und Apache 2.0. Die Spiele gehören ihren Autoren und Verlagen; ihre Texte und Bilder werden hier nicht verwendet.
site-about-embed = Ein Spiel auf deiner Website
site-about-single = Alles als eine Datei herunterladen

## Die Seite, die die Zeilen für andere Seiten schreibt
site-embed-title = Ein Spiel auf deiner Website
site-embed-about = Wähle, was deine Besucher sehen, probiere es aus und kopiere den Code in deine Seite. Bis jemand das Spiel öffnet, kostet es nur wenige Kilobyte; nichts geht an Dritte.
site-embed-game = Spiel
site-embed-language = Sprache
site-embed-language-page = Wie deine Seite
site-embed-kind = Einbetten als
site-embed-kind-element = Element mit Vorschaubild
site-embed-kind-frame = Rahmen, sofort geladen
site-embed-kind-sandbox = Rahmen in einer Sandbox, der nichts speichert
site-embed-position = Stellung: ein Link oder ein Spielstand (optional)
site-embed-readonly = Nur zum Ansehen
site-embed-notes = Nur mit Kommentaren lesen
site-embed-pinned = Nur diese Version des Skripts, nach ihrem Hash (integrity)
site-embed-usual = Wie üblich
site-embed-who = Eine Stufe der Computerspieler heißt: eine Person gegen den Computer. Eine Spielerzahl allein heißt: Menschen teilen sich ein Gerät. Wie üblich: eine Person gegen den leichtesten Computerspieler.
site-embed-start = Sofort beginnen, ohne „Spielen“
site-embed-cors-plain = Dieser Code funktioniert auf jedem Server und lädt immer das neueste Skript.
site-embed-cors-sent = Mit einem Hash führen Browser dieses Skript aus oder keines. Dafür muss der Server der Spiele den Header „Access-Control-Allow-Origin“ senden: Dieser Server sendet ihn.
site-embed-cors-missing = Mit einem Hash verlangen Browser vom Server der Spiele den Header „Access-Control-Allow-Origin“. Dieser Server sendet ihn nicht: Deine Seite würde nur ein Bild zeigen. Nimm den Code ohne Hash oder lass den Header ergänzen.
site-embed-cors-unknown = Mit einem Hash verlangen Browser vom Server der Spiele den Header „Access-Control-Allow-Origin“. Ob dieser Server ihn sendet, ist nicht bekannt: Probiere den Code aus, bevor du ihn veröffentlichst.
site-embed-lines = Code für deine Seite
site-embed-copy = Kopieren
site-embed-copied = Kopiert.
site-embed-by-hand = Wähle den Code aus und kopiere ihn.
site-embed-preview = Vorschau
site-embed-back = Zurück zu den Spielen
