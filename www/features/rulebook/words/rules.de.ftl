# Rund um die Regeln, auf Deutsch. Jeder Schlüssel beginnt mit „rules-“.

rules-title = Regeln: { $game }
rules-contents = Inhalt
rules-in-play = Diese Regeln gelten
rules-search = Regeln durchsuchen
rules-full = Ausführlich
rules-found = { $count ->
    [0] Nichts gefunden.
    [1] Ein Absatz gefunden.
   *[other] { $count } Absätze gefunden.
  }
rules-own-words = Die Regeln, wie dieses Programm sie spielt, in eigenen Worten. „Unsere Entscheidung“ steht, wo die gedruckten Regeln etwas offenlassen; „rekonstruiert“ steht bei Werten, die nur auf Bildern gedruckt sind und uns fehlen.
rules-reconstructed = rekonstruiert
rules-ruling = unsere Entscheidung
rules-rulings = { $count ->
    [one] Unsere Entscheidung: { $list }
   *[other] Unsere Entscheidungen: { $list }
  }
# The sheet about a part of the table: the button to its rule; what a tap does now.
rules-open = Regel: { $name }
rules-now-choose = Jetzt: { $text }
# What a card or a token is worth to each player: “Black +2, White +1”.
rules-worth = Wenn jetzt Schluss wäre, brächte das: { $points }.
rules-worth-one = { $name } { $points }
# Wörter, die in einer Frage nach den Regeln nichts sagen.
rules-empty =
    der die das den dem des ein eine einen einem einer ich wir du ihr er sie es man mich mein meine sein seine
    ist sind war bin wird werden kann kannst darf muss soll habe hat haben
    was wann wo wer wen wem welche welcher welches warum wie viele viel wenn dann und oder nicht kein keine
    zu zum zur in im an am auf aus bei von vom für mit ohne unter über
# Wörter, die dasselbe bedeuten, eine Gruppe je Zeile: Wer das eine sucht, findet die anderen.
rules-synonyms =
    gleichstand gleich unentschieden patt gleiche
    geld münze gulden
    gewinnen gewinnt sieg sieger
    steuer steuern abgabe
    boot boote schiff
    stein steine block
    taverne tavernen kneipe betrunken
    speicher ware waren
    ausladen löschen entladen
    marktplatz markt
    mauer mauern wall
    schlitten vorratsschlitten
    mehrheit vorsprung
    passen passt aussetzen
    ende endet schluss

# Vor einem Beispiel; der Knopf, der die Nummern der Regeln und Entscheidungen zeigt.
rules-example = Beispiel.
rules-ids = Regelnummern
