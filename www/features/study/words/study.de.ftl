# Deutsch: Kommentare zu den Stellungen einer Partie.
study-title = Kommentare
study-by = von { $author }
study-none = Zu dieser Stellung gibt es keinen Kommentar.
study-stop = Kommentar { $number } von { $of }
study-previous = Voriger
study-next = Nächster
study-list = Alle Kommentare
study-at = { $at ->
    [0] Vor dem ersten Zug
   *[other] Nach Zug { $at }
  }
study-only-drawn = Auf den Tisch gezeichnet
study-drawn-arrow = Pfeil von: { $from } Nach: { $to }
study-drawn-mark = Markiert: { $place }
study-words = Kommentar zu dieser Stellung
study-words-hint = Was ist hier zu sehen?
study-arrow = Pfeil zeichnen
study-mark = Platz markieren
study-remove = Entfernen
study-done = Fertig
study-tap-from = Wähle, wo der Pfeil beginnt. Zeichnest du einen Pfeil noch einmal, verschwindet er.
study-tap-to = Wähle jetzt, wo der Pfeil endet.
study-tap-mark = Wähle Plätze, um sie zu markieren, und noch einmal, um eine Markierung zu entfernen. Zum Aufhören wähle wieder „Platz markieren“.
study-arrow-added = Der Pfeil ist gezeichnet. Für einen weiteren wähle noch einmal „Pfeil zeichnen“.
study-arrow-removed = Der Pfeil ist weg.
study-no-tool = Wähle zum Zeichnen zuerst Pfeil oder Markierung.
study-full = Ein Kommentar hat Platz für { $arrows } Pfeile und { $marks } Markierungen.
study-most = Eine Partie hat Platz für { $most } Kommentare.
study-about-title = Titel
study-about-author = Dein Name, wenn er dabeistehen soll
study-link = Link kopieren
study-link-copied = Link kopiert. Er öffnet diese Partie mit den Kommentaren.
study-link-here = Kopiere diesen Link. Er öffnet diese Partie mit den Kommentaren.
study-file = In Datei speichern
study-too-long = Diese Kommentare sind zu lang für einen Link. Speichere sie in einer Datei und gib diese weiter.
study-damaged = Die Kommentare zu dieser Partie sind beschädigt. Hier ist die Partie ohne sie.
study-unkept = Dieser Browser speichert deine Kommentare nicht. Kopiere einen Link oder speichere eine Datei.
