talk-rampart-careful-start =
    Eine Lage nach der anderen. So hält eine Mauer.
    Gezeichnet habe ich sie schon. Jetzt fehlen nur die Karten.
    Erst niedrig, dann höher. Sprich mir nach.
    Ich will mir merken, wo alles liegt. Versuch es auch.
    Der Schleier sitzt, das Lot hängt. Wir können anfangen.
    Keine Luftschlösser, bitte.
    Gute Maurer drehen den Stein um, bevor sie ihn setzen.
    Der Mörtel ist feucht. Nutzen wir den Morgen.
    Meine erste Mauer fiel um. Die Steine habe ich noch.
    Lass dir Zeit. Eine Burg braucht dreißig Jahre.
talk-rampart-careful-low =
    Eine niedrige Karte. So muss ein Fundament sein.
    Die liegt schön tief. Ich bin zufrieden.
    Eine kleine Zahl für eine hohe Mauer.
talk-rampart-careful-high =
    Das ist weit oben. Vor dem Klettern habe ich gemessen.
    Darauf passt nicht mehr viel. Es war die Sache wert.
    Eine hohe Karte. Jetzt halte ich die Luft an.
talk-rampart-careful-yourlow =
    Eine gute, niedrige Lage. Du hast schon gebaut.
    Vernünftig. Unten fängt man an.
    Du lässt dir oben Platz. So etwas fällt mir auf.
talk-rampart-careful-back =
    Du legst sie zurück. Die Stelle ist in meinem Plan vermerkt.
    Heute nicht? Jetzt weiß ich, wo sie liegt.
    Danke fürs Zeigen.
talk-rampart-careful-hit =
    Meine schöne Mauer! Da lag eine Karte.
    Ein Loch. Ich zeichne neu, ohne zu weinen.
    Kanonen. In meinem Plan schießt niemand.
talk-rampart-careful-shot =
    Ich tue das nicht gern. Gezielt habe ich trotzdem sorgfältig.
    Eine Karte weniger für dich. Verzeih einer Baumeisterin.
    Die Kanone gehörte zur Karte. Ich musste schießen.
talk-rampart-careful-out =
    Höher gibt es für dich nichts mehr. Deine Mauer bleibt, wie sie ist.
    Du stehst zu hoch, um weiterzubauen. Ruh dich aus.
    Daraus lernt man etwas: Lass Platz nach oben.
talk-rampart-careful-won =
    Sie steht, und sie ist gerade. Die Zeichnung stimmte.
    Lage für Lage gewonnen. Mehr steckt nicht dahinter.
    Komm herauf. Von hier ist die Aussicht besser.
    Deine Mauer ist hübsch. Meine ist besser.
    Ich habe mir mehr gemerkt als gedacht. Ein schöner Tag.
    Soll ich dir mein Lot leihen?
talk-rampart-careful-lost =
    Deine Burg ist die bessere. Ich verneige mich, ganz vorsichtig.
    Ich hatte alles geplant, nur dich nicht.
    Eine einzige Karte habe ich vergessen. Genau die.
    Gut gemerkt und gut gebaut. Ich zeichne eben nur.
    Geschlagen. Die nächste baue ich auf Fels.
    Darf ich deine Mauer abzeichnen? Zum Lernen.
talk-rampart-careful-shared =
    Unsere Burgen sind gleich hoch. Der König braucht noch einen Schlüssel.
talk-rampart-careful-up =
    Zweimal hintereinander hast du besser gebaut. Ich merke mir künftig mehr.
talk-rampart-careful-down =
    Dreimal hat deine Mauer nicht gereicht. Soll ich etwas mehr vergessen?
talk-rampart-greedy-start =
    Die Suppe kocht. Für eine Burg reicht die Zeit.
    Eine Mauer ist wie eine Torte: lauter Schichten!
    Ich nehme, was auf dem Tisch liegt. Schon immer.
    Hände gewaschen? Gut. Meine kleben.
    Welche Karte riecht am besten? Die da, glaube ich.
    Mein Schnurrbart zuckt. Das heißt Glück oder Pfeffer.
    Ich koche für achtzig Ritter. Du machst mir keine Angst.
    Eine für den Topf, eine für mich. Wollen wir?
    Große Karten, große Portionen. So baue ich.
    Ich habe die Kelle verlegt. Mit den Karten wird es noch schlimmer.
talk-rampart-greedy-low =
    Ein kleiner Happen. Ausnahmsweise vernünftig.
    Eine Kleine! Die schmecken am besten.
    Niedrig, aber meine.
talk-rampart-greedy-high =
    Was für ein Stück! Das konnte ich nicht liegen lassen.
    Die war groß. Vielleicht bereue ich es beim Nachtisch.
    Hoch wie ein Soufflé. Dass mir jetzt keiner die Tür knallt!
talk-rampart-greedy-yourlow =
    Mehr nimmst du nicht? So bleibst du dünn.
    So eine kleine Karte. Und du siehst so zufrieden aus.
    Erst das Gemüse. Solche wie dich kenne ich.
talk-rampart-greedy-back =
    Du lässt sie zurückgehen? In meiner Küche ist das eine Kränkung.
    Schmeckt sie dir nicht? Ich hab gesehen, wo sie liegt.
    Die hätte ich gegessen.
talk-rampart-greedy-hit =
    Meine Torte! Wer schießt denn auf Torten?
    Au! Das war die beste Schicht.
    Ein Loch in der Mauer. Und am Herd zieht es.
talk-rampart-greedy-shot =
    Bumm! Ein Krümel weniger auf deinem Teller.
    Ich wollte nur umrühren. Da ging sie los.
    Verzeihung! Ach was. Es hat Spaß gemacht.
talk-rampart-greedy-out =
    Du bist satt? Dann bleib sitzen. Bei mir passt immer noch was rein.
    Für dich liegt nichts Höheres mehr da. Bleibt mehr für den Koch.
    Oben ist kein Platz mehr? Das kenne ich von meinem Teller.
talk-rampart-greedy-won =
    Es ist angerichtet, und der erste Teller gehört mir!
    Die Burg gehört mir! Da hänge ich die Schinken auf.
    Gewonnen? Gewonnen! Würste für alle!
    Es kommt nicht auf die Höhe an, sondern auf den Appetit.
    Bitte nicht in die Suppe weinen, sie ist salzig genug.
    Mein Schnurrbart hatte recht. Es war Glück.
talk-rampart-greedy-lost =
    Angebrannt! Zu lange im Ofen.
    Zu viel auf einmal. Meine Frau sagt das auch immer.
    Deine Burg! Dann schälst du auch die Zwiebeln.
    Mit so kleinen Portionen gewonnen. Darüber muss ich nachdenken.
    Wo lagen die guten Karten? Ich habe gerade gekostet.
    Gut gekocht. Ich meine: gut gebaut.
talk-rampart-greedy-shared =
    Geteilt? Dann hol noch einen Löffel.
talk-rampart-greedy-up =
    Zweimal Nachtisch für dich, das reicht. Jetzt passe ich auf.
talk-rampart-greedy-down =
    Dreimal bist du hungrig geblieben. Willst du einen Nachschlag?
talk-rampart-spoiler-start =
    Der Helm von meinem Onkel, die Regeln von mir. Los geht’s!
    Ich treffe eine Rübe auf fünfzig Schritt. Nur so nebenbei.
    Bau schön hoch. Dann kracht es besser.
    Unter dem Helm sieht man wenig. Aber genug.
    Wer verliert, mistet den Stall aus.
    Zum Turnier lassen sie mich nicht. Also musst du herhalten.
    Ich merke mir alles. Vor allem, was dir nützt.
    Zöpfe geflochten, Kanone geputzt.
    Wie gut eine Burg ist, merkt man erst beim Angriff.
    Bau du nur. Ich komm schon durch.
talk-rampart-spoiler-low =
    Niedrig und langweilig. Mein Onkel wäre stolz.
    Eine niedrige. Auf so eine hast du gewartet, oder?
    Hab sie vor dir gekriegt.
talk-rampart-spoiler-high =
    Ganz hoch! Ich mag’s, wenn es wackelt.
    Hohe Karte, schnelle Burg. Fang mich doch.
    Von hier oben seh ich deine ganze Mauer.
talk-rampart-spoiler-yourlow =
    He, eine niedrige hätte ich auch gebraucht.
    Netter Stein. Wäre schade, wenn da eine Kanone vorbeikäme.
    Du lässt dir also Zeit. Ich kann auch warten. Kurz.
talk-rampart-spoiler-back =
    Und zurück damit. Ich hab auf deine Augen geachtet.
    Angst davor? Ich nicht.
    Jetzt weiß ich’s auch. Pech.
talk-rampart-spoiler-hit =
    Auf mich geschossen? Das ist doch mein Trick!
    Ha! Nur der Helm. Und eine Karte.
    Na warte. Jetzt ist Krieg.
talk-rampart-spoiler-shot =
    Peng! Rübe getroffen.
    Genau auf die hab ich gezielt.
    Deine Mauer hat jetzt ein Fenster.
talk-rampart-spoiler-out =
    Hängst du da oben fest? Wink mal.
    Höher kommst du nicht. Schöne Aussicht?
    Bleib auf deiner Mauer sitzen und schau zu.
talk-rampart-spoiler-won =
    Meine Burg! Finger weg!
    Gewonnen! Du mistest aus.
    Vierzehn und unbesiegt. Jedenfalls heute.
    Du hast gebaut. Ich ziehe ein.
    Gewonnen, und ich hab nicht mal ein Pferd.
    Gute Mauer übrigens. Nur nicht gut genug.
talk-rampart-spoiler-lost =
    Nächstes Mal bring ich eine größere Kanone mit.
    Na gut. Ich miste aus.
    Unter dem Helm sieht man ja nichts!
    Deine Burg. Vorläufig.
    Das war echt gut. Sag’s keinem.
    Mein Onkel hat mal einen Krieg verloren. Er lebt noch.
talk-rampart-spoiler-shared =
    Zusammen gewonnen? Dann Waffenruhe. Bis morgen.
talk-rampart-spoiler-up =
    Schon wieder du? Nächstes Mal nehm ich den Helm ab.
talk-rampart-spoiler-down =
    Drei Burgen futsch? Soll ich das Visier zumachen?
