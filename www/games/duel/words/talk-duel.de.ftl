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
    Mehrere Zeilen auf einmal. Ich muss kleiner schreiben.
    Auf solche Boote habe ich schon gewartet, als es dich noch nicht gab.
talk-duel-careful-yours =
    Ein feiner Fang. Ich schreibe ihn in Rot auf, damit ich ihn nicht vergesse.
    Deine Figuren standen gut. In meinem Alter gibt man das zu.
    Das Boot hatte ich unterschätzt. Ist vermerkt.
    So viel auf einmal. Für dich brauche ich eine zweite Rolle.
    Schön gesammelt. Ich würde klatschen, aber ich halte das Schreibrohr.
talk-duel-careful-gift =
    Du entlädst, und ein Teil gehört mir. Danke, junger Mensch.
    Ich musste nur auf deine Hand warten.
    Ein Geschenk. Ich muss nachsehen, in welche Spalte das gehört.
    Du bist freundlich zu alten Leuten. Oder leichtsinnig. Ich schreibe „freundlich“.
    Ohne Unterschrift geliefert. Ich zeichne für dich ab.
talk-duel-careful-helped =
    Du bekommst auch etwas. Ich habe gewogen, es ist gerecht.
    Ein Teil gehört dir. Ein Schreiber muss korrekt sein.
    Dein Anteil ist eingetragen. Er stört mich weniger, als es aussieht.
    Was dir gehört, gehört dir. Ich habe es schön geschrieben.
    Eine Kleinigkeit für dich. Die Pharaonen haben sich auch nie bedankt.
talk-duel-careful-action =
    Ein Aktionsplättchen. Ich streiche es von der Liste.
    Dafür also hast du es aufgehoben.
    Flinke Hände. Ich lese noch nach, was das kann.
    Tricks, immer Tricks. Zu meiner Zeit hat man noch gewartet.
    Einmal benutzt, für immer weg. Wie meine Zähne.
talk-duel-careful-wasted =
    Ein herrenloses Plättchen. Ich streiche es seufzend durch.
    Das geht in den Fluss. Der Nil besitzt schon eine hübsche Sammlung.
    Für dieses Plättchen hat niemand unterschrieben. Also fort damit.
    Seit sechzig Jahren führe ich Listen, und es tut noch immer weh.
    Niemand. Unter diesem Namen führe ich eine sehr lange Liste.
talk-duel-careful-left =
    Ein Boot legt für immer ab. Meine Liste wird kurz.
    Ein Boot weniger. Jetzt sollten wir beide ans Ende denken.
    Im Hafen wird es still. So mag ich ihn.
    Leb wohl, Boot. Deine Spalte wird mir fehlen.
    Ich habe viele Boote gehen sehen. Ich sitze noch hier.
talk-duel-careful-ahead =
    Ich führe? Das muss ich prüfen. Ja. Ich führe.
    Der Alte liegt vorn. Schreib das auf. Nein, das mache ich.
    Vorn. In meinem Alter geht man langsam, aber früh los.
    Meine Spalte liegt vor deiner. Nach nur achtzig Jahren.
talk-duel-careful-behind =
    Du liegst vorn. Aber die Tinte ist noch feucht.
    Die Jugend läuft voraus. Ich kenne eine Abkürzung.
    Deine Spalte ist länger. Meine ist schöner geschrieben.
    Du führst. Ich stand schon hinter drei Pharaonen. Das geht vorbei.
talk-duel-careful-won =
    Ich rolle den Papyrus ein. Die letzte Zeile gehört mir.
    Gewonnen, und die Tinte ist noch nass.
    Du warst schnell. Ich war schon da.
    Punkt für Punkt, in schöner Schrift. So macht man das.
    Die Listen stimmen. Für dich tut es mir ein wenig leid.
    Komm wieder. Ich bin immer hier, das ist mein ganzes Geheimnis.
    Gewonnen. Liest du mir das Ergebnis vor? Ich höre es gern.
    Das Schreibrohr hinter meinem Ohr hat es kommen sehen.
    Ich sollte sagen, es war Glück. War es nicht.
    Du hast gegen einen verloren, dem man beim Aufstehen helfen muss.
talk-duel-careful-lost =
    Schreib deinen Namen hierher. Größer. Du hast es verdient.
    Ich habe dreimal addiert. Du gewinnst jedes Mal.
    Geschlagen von der Jugend. Die Schande lässt sich aushalten.
    Meine Liste war vollständig. Nur du standst nicht darauf.
    Ich habe einen Zug zu lange gewartet. In meinem Alter ist das Gewohnheit.
    Ein sauberer Sieg. Ich schreibe ihn fürs Archiv ab.
    In deiner Liste ist kein Fehler. Ich habe lange gesucht.
    Verloren. Ich lege es unter „Wetter“ ab.
    Nimm meinen Stuhl. Nein, hilf mir erst auf.
    Du hast gewonnen. Wie, habe ich vergessen. Das darf ich.
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
    Eins für den Stand, eins fürs Regal, und duften tu ich auch noch.
    Lass dich nicht stören, ich fülle nur den Korb.
talk-duel-greedy-yours =
    Von diesem Boot habe ich geträumt. Tu wenigstens so, als täte es dir leid.
    Das alles für dich? Ich muss mich setzen.
    Du kaufst ein wie meine Tante. Das ist ein großes Lob.
    Lass was auf dem Boot! Die Planken zum Beispiel.
    Du hast nicht mal nach dem Preis gefragt!
talk-duel-greedy-gift =
    Ich muss nur den Korb hinhalten. Machst du das für alle?
    Für mich? Und gar nicht eingewickelt. Entzückend.
    Ich wusste, dass sich die Figur dort lohnt.
    Lieferung frei Haus! Ich empfehle dich meiner Tante.
    Dafür hätte ich sogar bezahlt. Verrate es keinem.
talk-duel-greedy-helped =
    Gut, nimm deinen Teil. Aber wann, das bestimme ich.
    Ich gebe etwas ab, um mehr zu bekommen. So ist der Handel.
    Für dich ist auch was dabei. Erzähl es weiter.
    Eine Kostprobe. Nächstes Mal kostet sie was.
    Du kriegst deins, ich kriege Platz im Hafen. Einverstanden?
talk-duel-greedy-action =
    Nur dafür? Ich hätte es dir abgekauft.
    Du wirfst mit Plättchen um dich. Ich sammle sie.
    Ein kluger Kauf. Was hast du bezahlt?
    So ein hübsches Plättchen, und schon ausgegeben!
    Flinke Finger! Du könntest an meinem Stand stehlen. Lass es.
talk-duel-greedy-wasted =
    Ab ins Wasser damit? Mein Herz!
    Keiner will es? Doch, ich! Zu spät.
    So eine Verschwendung. Ich hätte ein Regal dafür gefunden.
    Weg! Das hätte ich zweimal verkaufen können.
    Irgendwo trägt jetzt ein Krokodil mein Plättchen.
talk-duel-greedy-left =
    Da fährt es dahin, und nichts kommt nach. Schnell, schnell!
    Ausverkauf! Weniger Boote, spitzere Ellenbogen.
    Ein Boot ist weg. In meinen Körben ist noch Platz.
    Leb wohl, mein Schatz. Du warst immer so schön voll.
    Der Hafen wird klein. Meine Körbe nicht.
talk-duel-greedy-ahead =
    Ich liege vorn! Wer will meinen Korb anfassen? Bringt Glück.
    Mein Haufen ist größer als deiner. Ich sag’s ja nur.
    In Führung, la la la. Das muss doch besungen werden.
    Ich führe. Eben sind die Preise gestiegen.
talk-duel-greedy-behind =
    Du führst? Verkaufst du die Führung? Ich zahle in Myrrhe.
    Du hast mehr als ich. Das gehört sich nicht.
    Du liegst vorn? Ich nehme nur Anlauf.
    Genieß es, Schätzchen. Am Abend gelten andere Preise.
talk-duel-greedy-won =
    Volle Körbe, volles Herz. Besuch mich mal am Stand.
    Gewonnen! Ich benenne einen Duft nach dir. Einen traurigen.
    Es geht auf, es geht auf, la la la.
    Mit dir handle ich gern. Bring beim nächsten Mal mehr mit.
    Schon nach Hause? Mit solchen Körben gern.
    Ein gutes Tagewerk, und die Füße tun nicht mal weh.
    Ausverkauft, und alles an mich!
    Gewonnen! Riechst du das? Sieg. Ein neuer Duft.
    Ich würde dir einen Korb zum Weinen leihen, aber es sind alle voll.
    Erzähl es meiner Tante! Nein, ich erzähle es. Und zwar allen!
talk-duel-greedy-lost =
    Du hast mich auf null heruntergehandelt. Alle Achtung.
    Ich habe zu viel vom Falschen gekauft. Passiert den Besten.
    Verloren! Jetzt muss ich nett sein, du bist ja reich.
    Deine Körbe waren tiefer als meine.
    Sieh mich nicht an. Ich weine in die Myrrhe.
    Ein fairer Preis für eine gute Lehre. Morgen wieder?
    Du hast alles, was ich wollte, und das umsonst!
    Für heute schließe ich den Stand. Morgen ist wieder Markt.
    Ich schenke dir meine Körbe. Ach nein. Aber gedacht habe ich daran.
    Geschlagen im eigenen Geschäft. Womit handelst du?
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
    Mehr als eins! Ich brauch größere Taschen.
    Geschnappt! Du hast wohl gerade Enten angeguckt.
talk-duel-spoiler-yours =
    Unfair. Na gut, fair. Aber trotzdem.
    Da hätte ich einen Fuß dazwischenstellen sollen.
    So viele? Ich erzähle allen, du hättest geschummelt. Quatsch, mach ich nicht.
    Boah. Ich meine: Pah.
    Das Boot wollte ich gerade losbinden. Ehrlich.
talk-duel-spoiler-gift =
    Für mich? Hast du vergessen, dass ich da stehe?
    Ich stand bloß rum und krieg was. Bester Beruf.
    Danke! Dafür trage ich dir die Tasche. Ein kurzes Stück.
    Du machst die Arbeit, ich krieg die Sachen. Wie bei meiner Schwester.
    Hab ich Geburtstag? Nein? Trotzdem danke.
talk-duel-spoiler-helped =
    Du hast auch was gekriegt? Das war ein Versehen.
    Ups. Ich wollte halt nicht mehr warten.
    Nimm’s. Du siehst aus, als könntest du es brauchen.
    Ich hatte es eilig. Gewöhn dich nicht dran.
    Das kannst du behalten. Ich wollte es nicht. Kaum.
talk-duel-spoiler-action =
    He, den Streich wollte ich machen.
    Ein Aktionsplättchen? Du bist ja fast so schlimm wie ich.
    Endlich ist das Ding weg. Davor hatte ich die ganze Zeit Angst.
    Das hab ich gesehen! Ich konnte bloß nichts machen.
    Zeigst du mir den Trick noch mal? Langsam?
talk-duel-spoiler-wasted =
    Platsch! Keiner kriegt es. Find ich gut.
    Weg! Du wolltest es haben, stimmt’s?
    Wenn ich es nicht kriege, dann eben die Krokodile.
    Ich könnte danach tauchen. Später. Da sind Krokodile.
    Plumps. Das war bis jetzt das Beste.
talk-duel-spoiler-left =
    Ein Boot legt ab! Ehrlich, losgebunden hab ich nichts.
    Tschüs, Boot! Jetzt hast du weniger Verstecke.
    Jetzt wird’s eng. Ich passe überall durch.
    Ein Seil weniger zum Losbinden. Schade.
    Darf ich mitfahren? Nein? Gut, dann bleib ich und gewinne.
talk-duel-spoiler-ahead =
    Ich bin vorn! Ich! Guck doch!
    Fang mich! Schaffst du nicht, ich bin Laufbursche.
    Ich führe, und ich steh nicht mal auf Zehenspitzen.
    Erster! Der Letzte zahlt den Honigkuchen.
talk-duel-spoiler-behind =
    Du bist vorn. Da, ein Nilpferd! Hinter dir!
    Ich lass dich nur mal führen.
    Vorn, was? Dann seh ich wenigstens, was du machst.
    Du liegst vorn. Noch. Magst du Honig?
talk-duel-spoiler-won =
    Gewonnen! Gewonnen! Darf ich jetzt lange aufbleiben?
    Du warst gut. Ich war im Weg.
    Macht einen Honigkuchen für mich.
    Ich bin zwölf. Nur damit du’s weißt.
    Und das mit einer Zahnlücke.
    Hab ich doch gesagt: Ich komme an jede Leine.
    Gewonnen! Das erzähl ich jetzt im ganzen Hafen!
    Mach du lieber meinen Job. Der ist leichter.
    Ich hab nicht geschummelt. Ich hab extra aufgepasst.
    Gegen ein Kind verloren! Ich sag’s keinem. Ich pfeif’s nur.
talk-duel-spoiler-lost =
    Du hast gewonnen. Ich hab dich gelassen. Nee, hab ich nicht.
    Wie machst du das, ohne zu rennen?
    Na gut. Die Hälfte vom Honigkuchen ist deine. Die kleinere.
    Ich hätte doch was losbinden sollen.
    Sag Senbi nicht, dass ich verloren hab.
    Wenn ich dreizehn bin, schlag ich dich.
    Du hast nur gewonnen, weil ich bald heimmuss.
    Noch mal! Noch mal! Sofort!
    Mir tut der Zahn weh. Der, der fehlt.
    Ich hab das Seil zu früh losgelassen. War nicht mal meins.
talk-duel-spoiler-shared =
    Unentschieden? Dann müssen wir beide abwaschen.
talk-duel-spoiler-up =
    Zweimal hintereinander? Jetzt streng ich mich richtig an.
talk-duel-spoiler-down =
    Schon dreimal verloren? Soll ich mal ein Auge zudrücken?
