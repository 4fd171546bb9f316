# Deutsch: was Computerspieler mit Charakter zur Partie sagen.

remarks-said = { $name }: „{ $remark }“

## careful
remarks-blow-careful-1 = Das hatte ich zweimal nachgerechnet.
remarks-blow-careful-2 = Immer schön langsam, und dann alles auf einmal.
remarks-helped-careful-1 = Das hilft dir. Ich hatte es eingeplant.
remarks-helped-careful-2 = Ein paar Punkte für dich. Meine Rechnung geht trotzdem auf.
remarks-good-careful-1 = Gut gerechnet. Das hätte ich kommen sehen müssen.
remarks-good-careful-2 = Das war mehr wert, als ich dachte.
remarks-gift-careful-1 = Danke. Damit hatte ich nicht gerechnet.
remarks-gift-careful-2 = Punkte durch deinen Zug? Die schreibe ich mir auf.
remarks-level-careful-1 = Gleichstand. Ich habe zweimal nachgezählt.
remarks-level-careful-2 = Gleich viele Punkte. Jetzt zählt jeder einzelne.
remarks-narrow-careful-1 = So knapp. Das gefällt mir gar nicht.
remarks-narrow-careful-2 = Ein, zwei Punkte Abstand. Ich rechne noch einmal.
remarks-ahead-careful-1 = Ein klarer Vorsprung. Den gebe ich nicht her.
remarks-ahead-careful-2 = Ich liege vorn, und jetzt wage ich nichts mehr.
remarks-behind-careful-1 = Du liegst weit vorn. Ich muss mich verrechnet haben.
remarks-behind-careful-2 = Der Abstand ist groß. Ich rechne alles noch einmal nach.

## greedy
remarks-blow-greedy-1 = Meins! Und jetzt mehr davon.
remarks-blow-greedy-2 = Das war mal ein ordentlicher Happen.
remarks-helped-greedy-1 = Das bringt dir was ein? Gewöhn dich nicht daran.
remarks-helped-greedy-2 = Nimm deine Krümel, ich hatte es eilig.
remarks-good-greedy-1 = Was für ein Festmahl, und ich war nicht eingeladen.
remarks-good-greedy-2 = He, die Punkte wollte ich!
remarks-gift-greedy-1 = Für mich? Wie lieb von dir!
remarks-gift-greedy-2 = Du ziehst, ich kassiere. Das machen wir jetzt öfter.
remarks-level-greedy-1 = So viel wie ich? Das ist zu viel für dich.
remarks-level-greedy-2 = Gleichstand? Dann gehören die nächsten Punkte mir.
remarks-narrow-greedy-1 = Ein guter Happen kann alles entscheiden.
remarks-narrow-greedy-2 = Ein, zwei Punkte Abstand? Ich will mehr.
remarks-ahead-greedy-1 = Schau dir meinen Haufen an! Da passt noch was drauf.
remarks-ahead-greedy-2 = Ich habe reichlich. Deine hätte ich trotzdem gern.
remarks-behind-greedy-1 = Du hast viel zu viel. Gib was ab!
remarks-behind-greedy-2 = So viele Punkte, und so wenige für mich. Ich habe Hunger.

## spoiler
remarks-blow-spoiler-1 = Du hattest wohl andere Pläne?
remarks-blow-spoiler-2 = Den Zug habe ich genossen.
remarks-helped-spoiler-1 = Bedank dich nicht. Das war nicht für dich gedacht.
remarks-helped-spoiler-2 = Punkte für dich? Da muss sich der Wind gedreht haben.
remarks-good-spoiler-1 = Genieß es, solange es anhält.
remarks-good-spoiler-2 = Schön gespielt. Das merke ich mir.
remarks-gift-spoiler-1 = Du nimmst mir die Arbeit ab.
remarks-gift-spoiler-2 = Danke. Ich musste gar nichts verderben.
remarks-level-spoiler-1 = Gleichstand. Mal sehen, wer zuerst stolpert.
remarks-level-spoiler-2 = Gleich viele Punkte. Was jetzt kommt, wird nicht allen gefallen.
remarks-narrow-spoiler-1 = So knapp, dass ein Schubs genügt.
remarks-narrow-spoiler-2 = Ein, zwei Punkte. Wäre schade, wenn etwas dazwischenkäme.
remarks-ahead-spoiler-1 = Ich liege vorn. Und Ideen habe ich auch noch.
remarks-ahead-spoiler-2 = So ein Vorsprung. Soll ich das Ruder loslassen? Nein.
remarks-behind-spoiler-1 = Du führst. Also bist du es, den ich aufhalte.
remarks-behind-spoiler-2 = Du liegst vorn? Dann weiß ich ja, wo ich hinschauen muss.
