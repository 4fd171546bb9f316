talk-duel-careful-start =
    Mein Schreibrohr ist gespitzt. Sprich langsam, ich notiere alles.
    Mit achtzig hat man Zeit. Du auch?
    Die Listen dieses Hafens führe ich, seit es ihn gibt.
    Eine neue Rolle, eine neue Partie. Nur die Tinte ist die alte.
    Zwei Spieler, ein Hafen. In meiner Jugend kam man mit weniger aus.
    Eher verliere ich das Augenlicht als die Übersicht.
    Guten Morgen. Oder Abend? Die Figuren werden es wissen.
    Erst sehe ich mir den ganzen Hafen an. Dann noch einmal.
    Achte nicht auf meine Hand. Die zittert, der Kopf nicht.
    Drei Pharaonen haben gegen mich verloren. Zwei davon mit Absicht.
talk-duel-careful-mine =
    Mehrere Plättchen für mich. Sie standen schon auf der Liste.
    Mit Geduld entlädt sich ein Boot von allein.
    Eingetragen, unterschrieben, schon trocken. Und meins.
talk-duel-careful-yours =
    Ein feiner Fang. Ich schreibe ihn in Rot auf, damit ich ihn nicht vergesse.
    Deine Figuren standen gut. In meinem Alter gibt man das zu.
    Das Boot hatte ich unterschätzt. Ist vermerkt.
talk-duel-careful-gift =
    Du entlädst, und ein Teil gehört mir. Danke, junger Mensch.
    Ich musste nur auf deine Hand warten.
    Ein Geschenk. Ich muss nachsehen, in welche Spalte das gehört.
talk-duel-careful-helped =
    Du bekommst auch etwas. Ich habe gewogen, es ist gerecht.
    Ein Teil gehört dir. Ein Schreiber muss korrekt sein.
    Dein Anteil ist eingetragen. Er stört mich weniger, als es aussieht.
talk-duel-careful-action =
    Ein Aktionsplättchen. Ich streiche es von der Liste.
    Dafür also hast du es aufgehoben.
    Flinke Hände. Ich lese noch nach, was das kann.
talk-duel-careful-wasted =
    Ein herrenloses Plättchen. Ich streiche es seufzend durch.
    Das geht in den Fluss. Der Nil besitzt schon eine hübsche Sammlung.
    Für dieses Plättchen hat niemand unterschrieben. Also fort damit.
talk-duel-careful-left =
    Ein Boot legt für immer ab. Meine Liste wird kurz.
    Ein Boot weniger. Jetzt sollten wir beide ans Ende denken.
    Im Hafen wird es still. So mag ich ihn.
talk-duel-careful-won =
    Ich rolle den Papyrus ein. Die letzte Zeile gehört mir.
    Gewonnen, und die Tinte ist noch nass.
    Du warst schnell. Ich war schon da.
    Punkt für Punkt, in schöner Schrift. So macht man das.
    Die Listen stimmen. Für dich tut es mir ein wenig leid.
    Komm wieder. Ich bin immer hier, das ist mein ganzes Geheimnis.
talk-duel-careful-lost =
    Schreib deinen Namen hierher. Größer. Du hast es verdient.
    Ich habe dreimal addiert. Du gewinnst jedes Mal.
    Geschlagen von der Jugend. Die Schande lässt sich aushalten.
    Meine Liste war vollständig. Nur du standst nicht darauf.
    Ich habe einen Zug zu lange gewartet. In meinem Alter ist das Gewohnheit.
    Ein sauberer Sieg. Ich schreibe ihn fürs Archiv ab.
talk-duel-careful-shared =
    Unentschieden. Für uns beide reicht eine Spalte.
talk-duel-careful-up =
    Du hast zweimal hintereinander gewonnen. Nächstes Mal lese ich jede Zeile.
talk-duel-careful-down =
    In deiner Spalte stehen drei Niederlagen. Soll ich mit links schreiben?
talk-duel-greedy-start =
    Komm näher, Schätzchen. Ich rieche ein gutes Geschäft.
    Meine Körbe sind leer. So geht das nicht.
    Lotos, Zeder, Myrrhe und gleich noch alle Plättchen.
    Mein Stand kostet Miete. Nimm es mir nicht übel.
    Was für ein hübscher Hafen! Ich nehme ihn ganz.
    Guten Tag! Kaufst du, verkaufst du oder verlierst du bloß?
    Ein Tropfen Duft bringt Glück. Mir, nicht dir.
    Meine Mutter hat immer gesagt: Lass kein Boot halb voll.
    Heute schaue ich mich nur um. War natürlich ein Scherz.
    Beim Zählen singe ich. Du wirst mich viel singen hören.
talk-duel-greedy-mine =
    Gleich mehrere auf einmal! Heb mal den Korb an.
    Oh, die passen wunderbar zu denen daheim.
    Pack sie ein, ich nehme alle.
talk-duel-greedy-yours =
    Von diesem Boot habe ich geträumt. Tu wenigstens so, als täte es dir leid.
    Das alles für dich? Ich muss mich setzen.
    Du kaufst ein wie meine Tante. Das ist ein großes Lob.
talk-duel-greedy-gift =
    Ich muss nur den Korb hinhalten. Machst du das für alle?
    Für mich? Und gar nicht eingewickelt. Entzückend.
    Ich wusste, dass sich die Figur dort lohnt.
talk-duel-greedy-helped =
    Gut, nimm deinen Teil. Aber wann, das bestimme ich.
    Ich gebe etwas ab, um mehr zu bekommen. So ist der Handel.
    Für dich ist auch was dabei. Erzähl es weiter.
talk-duel-greedy-action =
    Nur dafür? Ich hätte es dir abgekauft.
    Du wirfst mit Plättchen um dich. Ich sammle sie.
    Ein kluger Kauf. Was hast du bezahlt?
talk-duel-greedy-wasted =
    Ab ins Wasser damit? Mein Herz!
    Keiner will es? Doch, ich! Zu spät.
    So eine Verschwendung. Ich hätte ein Regal dafür gefunden.
talk-duel-greedy-left =
    Da fährt es dahin, und nichts kommt nach. Schnell, schnell!
    Ausverkauf! Weniger Boote, spitzere Ellenbogen.
    Ein Boot ist weg. In meinen Körben ist noch Platz.
talk-duel-greedy-won =
    Volle Körbe, volles Herz. Besuch mich mal am Stand.
    Gewonnen! Ich benenne einen Duft nach dir. Einen traurigen.
    Es geht auf, es geht auf, la la la.
    Mit dir handle ich gern. Bring beim nächsten Mal mehr mit.
    Schon nach Hause? Mit solchen Körben gern.
    Ein gutes Tagewerk, und die Füße tun nicht mal weh.
talk-duel-greedy-lost =
    Du hast mich auf null heruntergehandelt. Alle Achtung.
    Ich habe zu viel vom Falschen gekauft. Passiert den Besten.
    Verloren! Jetzt muss ich nett sein, du bist ja reich.
    Deine Körbe waren tiefer als meine.
    Sieh mich nicht an. Ich weine in die Myrrhe.
    Ein fairer Preis für eine gute Lehre. Morgen wieder?
talk-duel-greedy-shared =
    Halbe-halbe? Das darf meine Tante nie erfahren.
talk-duel-greedy-up =
    Zweimal hintereinander das bessere Geschäft! Nächstes Mal feilsche ich härter.
talk-duel-greedy-down =
    Dreimal hintereinander draufgezahlt! Soll ich dir Rabatt geben?
talk-duel-spoiler-start =
    Hallo! Ich habe noch nichts losgebunden. Noch nicht.
    Fürs Laufen werde ich bezahlt. Fürs Bravsein nicht.
    Ich bin klein, aber ich komme an jede Leine.
    Plan du ruhig. Ich stehe da drüben und pfeife.
    Ich wette um einen Honigkuchen, dass ich dir in die Quere komme.
    Meine Mutter denkt, ich bin in der Schule. Schnell!
    Ich weiß, welches Boot du willst. Du guckst dauernd hin.
    Figuren in den Hafen, Finger weg von meinem Honig.
    Mir fehlt ein Zahn, aber kein Plan.
    Der alte Senbi nennt mich eine Plage. Stimmt.
talk-duel-spoiler-mine =
    Mehr als eins auf einmal! Hast du das gesehen? Ja?
    Ich schleppe den ganzen Tag Pakete. Die hier behalte ich.
    Ha! Und rennen musste ich auch nicht.
talk-duel-spoiler-yours =
    Unfair. Na gut, fair. Aber trotzdem.
    Da hätte ich einen Fuß dazwischenstellen sollen.
    So viele? Ich erzähle allen, du hättest geschummelt. Quatsch, mach ich nicht.
talk-duel-spoiler-gift =
    Für mich? Hast du vergessen, dass ich da stehe?
    Ich stand bloß rum und krieg was. Bester Beruf.
    Danke! Dafür trage ich dir die Tasche. Ein kurzes Stück.
talk-duel-spoiler-helped =
    Du hast auch was gekriegt? Das war ein Versehen.
    Ups. Ich wollte halt nicht mehr warten.
    Nimm’s. Du siehst aus, als könntest du es brauchen.
talk-duel-spoiler-action =
    He, den Streich wollte ich machen.
    Ein Aktionsplättchen? Du bist ja fast so schlimm wie ich.
    Endlich ist das Ding weg. Davor hatte ich die ganze Zeit Angst.
talk-duel-spoiler-wasted =
    Platsch! Keiner kriegt es. Find ich gut.
    Weg! Du wolltest es haben, stimmt’s?
    Wenn ich es nicht kriege, dann eben die Krokodile.
talk-duel-spoiler-left =
    Ein Boot legt ab! Ehrlich, losgebunden hab ich nichts.
    Tschüs, Boot! Jetzt hast du weniger Verstecke.
    Jetzt wird’s eng. Ich passe überall durch.
talk-duel-spoiler-won =
    Gewonnen! Gewonnen! Darf ich jetzt lange aufbleiben?
    Du warst gut. Ich war im Weg.
    Macht einen Honigkuchen für mich.
    Ich bin zwölf. Nur damit du’s weißt.
    Und das mit einer Zahnlücke.
    Hab ich doch gesagt: Ich komme an jede Leine.
talk-duel-spoiler-lost =
    Du hast gewonnen. Ich hab dich gelassen. Nee, hab ich nicht.
    Wie machst du das, ohne zu rennen?
    Na gut. Die Hälfte vom Honigkuchen ist deine. Die kleinere.
    Ich hätte doch was losbinden sollen.
    Sag Senbi nicht, dass ich verloren hab.
    Wenn ich dreizehn bin, schlag ich dich.
talk-duel-spoiler-shared =
    Unentschieden? Dann müssen wir beide abwaschen.
talk-duel-spoiler-up =
    Zweimal hintereinander? Jetzt streng ich mich richtig an.
talk-duel-spoiler-down =
    Schon dreimal verloren? Soll ich mal ein Auge zudrücken?
