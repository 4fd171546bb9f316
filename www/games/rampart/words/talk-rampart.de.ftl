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
    Nah am Boden. Mein Schleier wird staubig, aber die Mauer hält.
    Von hier geht es nur nach oben. Langsam.
talk-rampart-careful-high =
    Das ist weit oben. Vor dem Klettern habe ich gemessen.
    Darauf passt nicht mehr viel. Es war die Sache wert.
    Eine hohe Karte. Jetzt halte ich die Luft an.
    Hier oben weht es. Mein Lot schwingt.
    Eine Leiter, bitte. Und gut festhalten.
talk-rampart-careful-yourlow =
    Eine gute, niedrige Lage. Du hast schon gebaut.
    Vernünftig. Unten fängt man an.
    Du lässt dir oben Platz. So etwas fällt mir auf.
    Eine Mauer entscheidet sich unten. Du weißt das offenbar.
talk-rampart-careful-back =
    Du legst sie zurück. Die Stelle ist in meinem Plan vermerkt.
    Heute nicht? Jetzt weiß ich, wo sie liegt.
    Danke fürs Zeigen.
    Zurück an ihren Platz. Ich mag eine ordentliche Baustelle.
    Reihe, Spalte, Zahl. Ich habe es. Glaube ich.
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
    Dir passt keine Karte mehr. Leihst du mir dein Gerüst?
    Setz dich. Ich erzähle dir, wie meine wird.
talk-rampart-careful-mine =
    Eine Lage mehr. Sie sitzt.
    Für diese Karte hatte ich in der Zeichnung Platz gelassen.
    Klopf, klopf. Klingt nicht hohl.
    Sie passt. Sonst hätte ich sie liegen lassen.
    Meine Mauer wächst. Langsam, wie alles, was hält.
    Reichst du mir die Kelle? Nein? Dann mache ich es selbst.
    Wieder ein Stein, der weiß, wo er hingehört.
talk-rampart-careful-yours =
    Genommen, ohne zu messen. Das habe ich gesehen.
    Deine Mauer wächst. Ich kann es hören.
    Eine ordentliche Fuge. Links ein wenig schief.
    Der Stein stand auch in meiner Zeichnung.
    Du baust schnell. Ich sage nur: Mörtel braucht Zeit.
    Genommen ist genommen. Ich streiche sie aus meinem Plan.
    Gut. Ich baue hier ungern allein.
talk-rampart-careful-ahead =
    Ich liege vorn. Schau nicht hinauf, da wird einem schwindlig.
    In Führung, und immer noch im Lot.
    Ich führe. So steht es auf der Zeichnung, ganz unten.
    Meine Burg ist jetzt die beste. Ausatmen werde ich später.
talk-rampart-careful-behind =
    Du liegst vorn. Ich werde nachts bauen müssen.
    Du führst. Hohe Mauern sieht man von weit her, auch wenn sie fallen.
    Deine Burg ist jetzt besser als meine. Das unterschreibe ich nicht.
    Schon vorn? Der Mörtel ist noch nicht mal trocken.
talk-rampart-careful-won =
    Sie steht, und sie ist gerade. Die Zeichnung stimmte.
    Lage für Lage gewonnen. Mehr steckt nicht dahinter.
    Komm herauf. Von hier ist die Aussicht besser.
    Deine Mauer ist hübsch. Meine ist besser.
    Ich habe mir mehr gemerkt als gedacht. Ein schöner Tag.
    Soll ich dir mein Lot leihen?
    Kein einziger Riss. Ich habe nachgesehen.
    Eine Burg braucht vierzig Jahre. Diese ging schneller.
    Die Mauer steht. Du darfst dich anlehnen.
    Ich rolle das Pergament ein. Es war ein gutes Blatt.
talk-rampart-careful-lost =
    Deine Burg ist die bessere. Ich verneige mich, ganz vorsichtig.
    Ich hatte alles geplant, nur dich nicht.
    Eine einzige Karte habe ich vergessen. Genau die.
    Gut gemerkt und gut gebaut. Ich zeichne eben nur.
    Geschlagen. Die nächste baue ich auf Fels.
    Darf ich deine Mauer abzeichnen? Zum Lernen.
    Deine Mauer ist gerader als mein Plan. Wie ärgerlich.
    Ich habe alles gemessen, nur die Zeit nicht.
    Gute Baumeister loben gute Mauern. Nun ja. Sie ist gut.
    Meine Zeichnung war schön. Nur wohnen kann man darin nicht.
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
    Das war die Vorspeise. Jetzt kriege ich Hunger.
    Ein Krümel, aber ein guter.
talk-rampart-greedy-high =
    Was für ein Stück! Das konnte ich nicht liegen lassen.
    Die war groß. Vielleicht bereue ich es beim Nachtisch.
    Hoch wie ein Soufflé. Dass mir jetzt keiner die Tür knallt!
    Die Kirsche obendrauf. Wo ist eigentlich der Kuchen?
    Dafür habe ich die lange Kelle gebraucht.
talk-rampart-greedy-yourlow =
    Mehr nimmst du nicht? So bleibst du dünn.
    So eine kleine Karte. Und du siehst so zufrieden aus.
    Erst das Gemüse. Solche wie dich kenne ich.
    Nur mal naschen, was?
talk-rampart-greedy-back =
    Du lässt sie zurückgehen? In meiner Küche ist das eine Kränkung.
    Schmeckt sie dir nicht? Ich hab gesehen, wo sie liegt.
    Die hätte ich gegessen.
    Deckel wieder drauf. Ich habe gut in den Topf geguckt.
    Zurückgegeben, dabei war sie noch warm.
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
    Für dich ist die Küche zu. Ich nehme noch einen Nachschlag.
    Passt nichts mehr? Mach den Gürtel auf, das hilft.
talk-rampart-greedy-mine =
    Ab in den Topf damit!
    Noch eine Schicht. Riechst du die Butter?
    Gesehen, genommen, immer noch hungrig.
    Sie lag so allein da. Sie hat mir leidgetan.
    Zu viel? Zu viel gibt es nicht.
    Die zergeht einem auf der Mauer.
    Meine Mauer und mein Bauch: Beide wachsen.
talk-rampart-greedy-yours =
    Da hatte ich schon die Gabel drin!
    Schön langsam kauen.
    Guten Appetit. Ich hatte auf Reste gehofft.
    Du nimmst und leckst dir nicht mal die Finger?
    Gute Wahl. Der Koch empfiehlt sie auch.
    Die stand auf meinem Einkaufszettel.
    Dein Kuchen geht auf. Lass bloß den Ofen zu.
talk-rampart-greedy-ahead =
    Ich liege vorn! Immer dem Wurstduft nach.
    Mein Kuchen ist der größte am Tisch!
    In Führung, dabei wollte ich nur das Salz holen.
    Der Koch führt. Sag es den Rittern.
talk-rampart-greedy-behind =
    Du führst? Dann heize ich mal ein.
    Dein Teller ist voller als meiner. Das gab es noch nie.
    Geh ruhig voraus. Das Beste kommt zum Schluss: der Nachtisch.
    Vorn bist du? Und wer rührt die Suppe, wenn ich aufhole?
talk-rampart-greedy-won =
    Es ist angerichtet, und der erste Teller gehört mir!
    Die Burg gehört mir! Da hänge ich die Schinken auf.
    Gewonnen? Gewonnen! Würste für alle!
    Es kommt nicht auf die Höhe an, sondern auf den Appetit.
    Bitte nicht in die Suppe weinen, sie ist salzig genug.
    Mein Schnurrbart hatte recht. Es war Glück.
    Deckt den Tisch auf der Mauer!
    Gewonnen, und kein Tropfen verschüttet. Na gut, einer.
    Meine Burg, mein Gesetz: Alle essen.
    Es war der Pfeffer im Mörtel. Mein Geheimnis.
talk-rampart-greedy-lost =
    Angebrannt! Zu lange im Ofen.
    Zu viel auf einmal. Meine Frau sagt das auch immer.
    Deine Burg! Dann schälst du auch die Zwiebeln.
    Mit so kleinen Portionen gewonnen. Darüber muss ich nachdenken.
    Wo lagen die guten Karten? Ich habe gerade gekostet.
    Gut gekocht. Ich meine: gut gebaut.
    Verloren. Das ertränke ich in Soße.
    Deine Burg, von mir aus. Aber die Küche bleibt meine.
    Mein Kuchen ist zusammengefallen. Wer hat die Tür geknallt?
    Mit leerem Magen gewonnen? Setz dich, ich koche dir was.
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
    Klein, aber bissig.
    Hier unten sieht mich keiner kommen.
talk-rampart-spoiler-high =
    Ganz hoch! Ich mag’s, wenn es wackelt.
    Hohe Karte, schnelle Burg. Fang mich doch.
    Von hier oben seh ich deine ganze Mauer.
    Hui! Sag’s nicht meinem Onkel.
    Höhenangst? Ich hab vor nichts Angst. Fast nichts.
talk-rampart-spoiler-yourlow =
    He, eine niedrige hätte ich auch gebraucht.
    Netter Stein. Wäre schade, wenn da eine Kanone vorbeikäme.
    Du lässt dir also Zeit. Ich kann auch warten. Kurz.
    Ein Fundament? Ich kann auch Tunnel graben.
talk-rampart-spoiler-back =
    Und zurück damit. Ich hab auf deine Augen geachtet.
    Angst davor? Ich nicht.
    Jetzt weiß ich’s auch. Pech.
    Zu heiß für dich?
    Danke. Die hab ich jetzt unterm Helm.
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
    Keine Karte mehr für dich? Dann halt mal meine Lanze.
    Mauer gebaut, Tür vergessen. Ein Klassiker.
talk-rampart-spoiler-mine =
    Meine. Heul ruhig.
    Noch ein Klotz, auf dem meine Kanone stehen kann.
    Hab ich nur genommen, damit du sie nicht kriegst.
    Klong! Das war mein Helm. Der Karte geht’s gut.
    Die wolltest du. Das seh ich dir an.
    Schnelle Hände. Kommt vom Hühnerfangen.
    Rauf damit. Halt mich doch auf.
talk-rampart-spoiler-yours =
    Nimm sie. War eh staubig.
    Die hab ich dir gelassen. Das sollte dir zu denken geben.
    He! Die hatte ich im Visier!
    Deine Mauer wird größer, mein Ziel auch.
    Hübsch. Ich geb ihr eine Woche.
    Direkt unterm Helm weggeschnappt!
    Stapel nur, stapel nur. Ich zähl mit.
talk-rampart-spoiler-ahead =
    Ich führe! Blast ins Horn! Na gut, dann ich. Tröt.
    In Führung. Und der Helm wiegt eine Tonne.
    Erste! So weit ist mein Onkel nie gekommen.
    Ich führe. Du darfst mir den Schild tragen.
talk-rampart-spoiler-behind =
    Du liegst vorn? Halt mal kurz still.
    Du führst. Das hat meine Kanone gehört.
    Na gut. Helden holen immer von hinten auf.
    Genieß die Aussicht. Ich klettere schon.
talk-rampart-spoiler-won =
    Meine Burg! Finger weg!
    Gewonnen! Du mistest aus.
    Vierzehn und unbesiegt. Jedenfalls heute.
    Du hast gebaut. Ich ziehe ein.
    Gewonnen, und ich hab nicht mal ein Pferd.
    Gute Mauer übrigens. Nur nicht gut genug.
    Gewonnen! Und jetzt will ich ein Pferd!
    Knie nieder! Nein? Dann eine kleine Verbeugung?
    Zum Turnier darf ich nicht. Gewinnen hat mir keiner verboten.
    Viel zu leicht. Stimmt nicht, aber so erzähl ich’s.
talk-rampart-spoiler-lost =
    Nächstes Mal bring ich eine größere Kanone mit.
    Na gut. Ich miste aus.
    Unter dem Helm sieht man ja nichts!
    Deine Burg. Vorläufig.
    Das war echt gut. Sag’s keinem.
    Mein Onkel hat mal einen Krieg verloren. Er lebt noch.
    Ich bin über meine Zöpfe gestolpert.
    Rache! Morgen! Nach dem Ausmisten!
    Du hast gewonnen. Sagen wir, der Helm hat verloren.
    Bring mir das bei. Bitte. Ich sag sonst nie bitte.
talk-rampart-spoiler-shared =
    Zusammen gewonnen? Dann Waffenruhe. Bis morgen.
talk-rampart-spoiler-up =
    Schon wieder du? Nächstes Mal nehm ich den Helm ab.
talk-rampart-spoiler-down =
    Drei Burgen futsch? Soll ich das Visier zumachen?
