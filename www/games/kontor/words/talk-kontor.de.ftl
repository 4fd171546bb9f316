talk-kontor-careful-start =
    Die Bücher sind offen. Halten wir sie sauber.
    Ein gesparter Gulden ist ein Gulden, und ich weiß, wo er liegt.
    Guten Tag. Füße abtreten, der Hafen ist neu.
    Ich habe deine letzte Abrechnung gelesen. Wir werden sehen.
    Sonntags keine Karten. Zum Glück ist bei mir immer Montag.
    Erst die Zahlen, dann die Schiffe.
    Vor Mittag wage ich nichts, danach wenig.
    Tee? Der kostet nichts. Alles andere schon.
    Ein Kanal ist ein Versprechen. Überleg, bevor du gräbst.
    Mein seliger Mann hat geraten. Ich rechne.
talk-kontor-careful-mine =
    Dieser Sektor kommt in mein Buch, auf die Habenseite.
    Abgeschlossen, gezählt, meiner. In dieser Reihenfolge.
    Den Vorsprung hatte ich vorher nachgerechnet.
    Ein Sektor für mich. Ich gönne mir einen halben Keks.
    Ich trage ihn mit dem Lineal ein, damit er gerade bleibt.
    Es geht auf. Das tun die Dinge, wenn man sie lässt.
talk-kontor-careful-yours =
    Der Sektor gehört dir. Ich blättere um.
    Du hattest dort die besseren Waren. Ich sah es eine Karte zu spät.
    Ordentlich gewonnen. Ich buche es unter Verlust.
    Ich gönne ihn dir. Ich notiere es nur zweimal.
    Ein guter Sektor. Versichere ihn, aber nicht bei mir.
    Deiner, ohne Zweifel. Ich habe einen gesucht.
talk-kontor-careful-tie =
    Ein Sektor für niemanden. Unordentlich.
    So viel Arbeit, und die Zeile bleibt leer.
    Keiner von uns. Wenigstens stimmt die Bilanz.
talk-kontor-careful-tax =
    Auf meiner Karte ein Gulden, in deinem Beutel einer weniger.
    Eine Steuer ist nicht böse gemeint. Sie ist Arithmetik.
    Ich schreibe dir gern eine Quittung.
    Die Kasse dankt. Ich auch, nur leiser.
    Ich zahle meine auch mit einem Lächeln. Einem dünnen.
    Ein Gulden. Die kleinen Beträge tun am meisten weh.
talk-kontor-careful-poor =
    Du kannst nicht zahlen? Einen Gulden habe ich immer im Strumpf.
    Leerer Beutel, kein Zug. Daran sind schon ganze Häuser zugrunde gegangen.
    Die Karte muss zurück. Es tut mir leid, und es freut mich etwas.
talk-kontor-careful-passed =
    Du passt. Vernünftig. Das tue ich oft.
    Aussetzen ist keine Faulheit. Es ist Sparen.
    Dein Passen verrät nichts von deiner Hand. Ich notiere das Nichts.
    Sehr klug. Soll ich inzwischen Tee eingießen?
    Du wartest. Sonst schätze ich das. Am Spieltisch macht es mir Angst.
    Keine Karte, kein Klecks.
talk-kontor-careful-frame =
    Jetzt hat der Hafen einen Rand. Ich mag Ränder.
    In diese Richtung wächst er nicht mehr. Blicken wir nach innen.
    Ein Maß steht fest. Mein Lineal ist erleichtert.
    Diese Linie ziehe ich doppelt, mit Tinte.
    Der Hafen kennt jetzt sein Maß. Mein Neffe kennt seins nicht.
    Jetzt kann man die restlichen Felder zählen. Habe ich schon.
talk-kontor-careful-took =
    Ein Dock weniger. Ich muss radieren. Ich hasse das.
    Du entfernst, ich streiche durch. Ein arbeitsreicher Nachmittag.
    Eben war es noch da. Ich habe es schriftlich.
    Ein Schiff, das Docks fortträgt. Mein seliger Mann hätte gelacht.
    Veränderung stört mich nicht. Der Papierkram schon.
talk-kontor-careful-taken =
    Ich habe nur ein wenig aufgeräumt.
    Geräumt, gefegt, verbucht. Das Feld ist wieder frei.
    Dieses Dock stand nicht im Plan. Nicht in meinem.
    Ich habe dabei saubere Handschuhe getragen.
    Eine Berichtigung. Die gehören zur guten Buchführung.
talk-kontor-careful-won =
    Der Saldo spricht für mich. Ich danke für den Besuch.
    Kein Klecks, keine Reue. Gute Nacht.
    Du hast ausgegeben, ich habe gespart. Mehr war es nicht.
    Ich habe gewonnen und kann jede Zeile belegen.
    Mein Hauptbuch schließt heute mit einem kleinen Lächeln.
    Langweilig, nicht? Gewinnen ist das oft.
    Gewonnen, und die Rücklage ist unberührt.
    Ich hätte es dir gleich sagen können. Aber Raten gehört sich nicht.
    Eine Spalte für dich, eine für mich, und meine ist länger.
    Das wird gefeiert. Mit dem zweiten Keks.
talk-kontor-careful-lost =
    Verloren. Den Fehler habe ich gefunden: mich.
    Meine Bücher sind sauber. Deine sind voller.
    Ich war um einen Gulden zu vorsichtig.
    Mit dir würde ich gern ein Kontor führen. Werde bitte keine Konkurrenz.
    Ein Verlust. Ich trage ihn auf die nächste Partie vor.
    Einen Kanal hätte ich früher legen sollen. Das raubt mir den Schlaf.
    Du hast etwas gewagt, und es hat sich gelohnt. Ich muss mich hinlegen.
    Ich schlage das Buch zu. Sanft, es kann ja nichts dafür.
    Meine Summen stimmten. Sie waren nur kleiner als deine.
    Geschlagen, bei vollständigen Belegen.
talk-kontor-careful-shared =
    Ausgeglichen, auf den Gulden genau. Der Traum jeder Buchhalterin.
talk-kontor-careful-up =
    Du hast zwei Gewinne in Folge verbucht. Nächstes Mal prüfe ich alles.
talk-kontor-careful-down =
    Drei Verluste in Folge. Ich kann auch zu deinen Gunsten runden.
talk-kontor-greedy-start =
    Willkommen in meinem Hafen! Dein Anteil? Keiner.
    Angefangen habe ich mit einem Fass. Heute will ich den Rest.
    Tee, Wein, Gewürze. Ich bin nicht wählerisch.
    Hast du gegessen? Ich ja. Ich könnte schon wieder.
    Ein großer Hafen braucht einen großen Mann. Setz dich ruhig.
    Mein Hut war teurer als deine ersten drei Docks.
    Handeln wir! Du gibst, ich nehme.
    Meine Speicher sind leer, mir blutet das Herz.
    Ich rieche Gulden. Du hast welche.
    Vier Speicher, vierzig Sorgen. Spielen wir.
talk-kontor-greedy-mine =
    Der Sektor ist meiner! Rollt ein Fass heran!
    Da kommt mein Name an die Tür.
    Gefällt mir. Gefällt mir alles. Einpacken.
    Noch ein Sektor! Ich brauche ein größeres Fenster.
    Nicht einpacken, den esse ich gleich hier.
    Der ist gut gerutscht. Gibt es noch mehr?
talk-kontor-greedy-yours =
    Den nimmst du? Du wirst noch so dick wie ich.
    Das Schild für diesen Sektor hatte ich schon bestellt.
    Viel Freude damit. Ist bestimmt nur ein kleiner, rede ich mir ein.
    Ein ganzer Sektor, und du bietest mir nicht mal einen Bissen an.
    Na gut, der war mir sowieso zu salzig.
    Und ich stand mit der Gabel daneben!
talk-kontor-greedy-tie =
    Keiner kriegt ihn? Wer macht solche Regeln?
    Ein ganzer Sektor für nichts. Ich brauche einen Hering.
    Waren für niemanden? Mir dreht sich der Magen um.
talk-kontor-greedy-tax =
    Zahl schon! Meine Karte zeigt einen Gulden, du hast einen weniger.
    Ich liebe das Geräusch deines Beutels.
    Kleine Steuer, große Freude.
    Kling! Nichts singt so schön wie ein Gulden, der dich verlässt.
    Ein Gulden! Das ist fast ein halber Hering.
    Mach nicht so ein Gesicht. Ist doch nur Geld. Und nur deins.
talk-kontor-greedy-poor =
    Kein Gulden mehr? Ich würde dir einen leihen, aber ich hänge an meinen.
    Pleite! Das passiert Leuten, die zu wenig essen.
    Nimm deine Karte wieder mit. Und komm mit Geld zurück.
talk-kontor-greedy-passed =
    Du passt? So setzt man kein Fett an.
    Du setzt aus? Und der ganze Hafen duftet nach Gewürzen!
    Ich passe nie. Na ja, selten. Es macht hungrig.
    Du passt? Wunderbar. Mehr Platz für meine Ellenbogen.
    Nichts tun, und das mit Absicht? Ich bin im falschen Geschäft.
    Machst du eine Diät?
talk-kontor-greedy-frame =
    Was, nicht weiter? Ich habe doch gerade erst angefangen.
    Diese Seite ist voll. Wie ich nach dem Mittagessen.
    Dorthin wächst der Hafen nicht mehr. Meine Wünsche schon.
    Da passt nichts mehr hin. Das sagt mein Schneider auch.
    Eine Grenze? In meinem Hafen? Wer hat das unterschrieben?
    Dann stapeln wir eben höher.
talk-kontor-greedy-took =
    He! Man räumt nicht ab, solange ich esse.
    Ein Dock weg! Und es hatte so eine handliche Größe.
    Du schleppst Docks weg? Was hast du gegessen?
    Stell es zurück! Nein? Ein Versuch war’s wert.
    Da stand ein Dock. Das wollte ich irgendwann kaufen.
talk-kontor-greedy-taken =
    Weg damit! Es hat mir die Aussicht versperrt.
    Ich schaffe Platz. Ein großer Mann braucht Platz.
    Einmal Dock zum Mitnehmen.
    Vorsicht, die Zehen! Hier kommt ein Dock.
    Dafür weiß ich was Besseres. Besseres für mich.
talk-kontor-greedy-won =
    Meins, vom Kran bis zur letzten Kiste!
    Gewonnen! Gehen wir essen, ich zahle. Mit deinem Geld.
    Früher ein Fass, heute ein Hafen. Nicht schlecht.
    Gut gekämpft. Nimm einen Hering mit.
    Mein Hut und ich, wir danken dir.
    Der Blick aus meinem Fenster ist eben schöner geworden.
    Alles meins, und Platz für Nachtisch ist auch noch!
    Gewonnen! Läutet die Glocke! Gibt es keine? Ich kaufe eine.
    Leg dich nicht mit einem Mann an, der zwei Hüte besitzt.
    Ein schöner Hafen. Den lasse ich mir rahmen.
talk-kontor-greedy-lost =
    Du hast mich ausgestochen. Jetzt bin ich hungrig und bescheiden.
    Nimm den Hafen. Den Hut behalte ich.
    Ich wollte alles und bekam den Rest.
    Zurück zum ersten Fass. Den Weg kenne ich.
    Du hast gewonnen und bist nicht mal dick. Unglaublich.
    Gut gehandelt. Komm in mein Kontor. Oder ich in deins.
    Verloren! Bringt mir einen Hering. Nein, zwei.
    Ich habe mich überfressen, und du hast gewartet.
    Meine Speicher weinen. Hör mal.
    Du hast gewonnen? Dann zahlst du das Essen.
talk-kontor-greedy-shared =
    Wir teilen uns den Hafen? Dann nehme ich die Seite mit der Küche.
talk-kontor-greedy-up =
    Zwei Häfen hintereinander für dich? Jetzt mache ich Ernst.
talk-kontor-greedy-down =
    Drei Partien lang nur Gräten für dich. Soll ich langsamer essen?
talk-kontor-spoiler-start =
    Ich sehe weniger als du. Mir entgeht auch weniger.
    Früher nahm ich Schiffe. Heute nehme ich Sektoren.
    Bau etwas Schönes. Ich brauche was zum Kaputtmachen.
    Mein Rabe grüßt. Mehr sagt er nicht.
    Ruhige See, volle Hand. Fang an, Krämerseele.
    Verträge unterschreibe ich nicht. Karten genügen.
    Du zählst Gulden. Ich zähle deine Fehler.
    Kanäle sind herrlich. Sie schneiden alles entzwei.
    Ist das dein bestes Dock? Interessant.
    Für solche Häfen hatten wir ein Wort: unbewacht.
talk-kontor-spoiler-mine =
    Geentert. Über dem Sektor weht meine Flagge.
    Du hast die Tür offen gelassen. Ich habe sie hinter mir zugemacht.
    Meiner. Gut gelegen ist er auch noch.
    Meiner. Der Rabe kreist schon darüber.
    Genommen, ohne einen Kratzer. Ich bin aus der Übung.
    Flagge hoch. Damit jeder sieht, wem er gehört.
talk-kontor-spoiler-yours =
    Du hast ihn gehalten. Respekt.
    Ein Sektor für dich. Ich war schon beim nächsten.
    Pass gut auf ihn auf. Ich weiß, wo er liegt.
    Eine schöne Prise. Ich hätte sie vergolden lassen.
    Du warst zuerst da. Früher hat das Leute ihr Schiff gekostet.
    Freu dich. Ich habe geblinzelt. Ich habe ja nur das eine.
talk-kontor-spoiler-tie =
    Keiner gewinnt ihn. Für mich ist das eine Art Sieg.
    Leere Hände auf beiden Seiten. Meine liebste Fracht.
    Du wolltest ihn mehr als ich. Also hat ihn keiner.
talk-kontor-spoiler-tax =
    Nenn es Zoll. Früher hieß das bei uns anders.
    Einen Gulden leichter. So schwimmst du besser.
    Ich sah deine Karte kommen. Deinen Gulden auch.
    Keine Kanone, kein Rauch, und dein Geld ist trotzdem weg.
    Den Gulden nimmt das Gesetz. Ich pfeife nur dazu.
    Zahl beim Wächter am Tor. Er sieht mir ähnlich.
talk-kontor-spoiler-poor =
    Kein Geld, kein Liegeplatz. Hafenrecht.
    Gestrandet. Ich kenne eine gute Taverne.
    Ich zielte auf deinen Beutel. Er war leer. Noch besser.
talk-kontor-spoiler-passed =
    Versteckst du dich? Ich habe ein Auge auf dich. Mein einziges.
    Du passt. Flaute an Bord?
    Eine ruhige Runde. Traust du dem Frieden?
    Du duckst dich? Ich kenne alle Verstecke. Einige sind von mir.
    Du passt. Mein Rabe gähnt.
    Keine Karte von dir. Entweder nichts auf der Hand oder viel im Sinn.
talk-kontor-spoiler-frame =
    Eine Wand im Meer. Jetzt kannst du nicht mehr weg.
    Enges Wasser, großer Ärger.
    Diese Seite ist zu. Darauf habe ich gehofft.
    Ein Rand. Da kann ich dich gegendrücken.
    Dort endet die Karte. Und davor lauere ich.
    Ich habe schon größere Häfen gesperrt. Nie einen so ordentlichen.
talk-kontor-spoiler-took =
    Du schleppst Docks weg? Wir hätten zusammen fahren sollen.
    Ein sauberer Überfall. Neun von zehn Punkten.
    Und mich nennen sie Piratin.
    Du hinterlässt eine Lücke. Ich mag Lücken.
    Da hat sogar mein Rabe aufgesehen.
talk-kontor-spoiler-taken =
    War da ein Dock? Ich sehe nur Wasser. Allerdings mit einem Auge.
    Alte Gewohnheit. Ich sah ein Dock und nahm es.
    Abgeschleppt. In meinem Hafen ist Parken verboten.
    Ein Zug am Tau. Alles aus dem Handgelenk.
    Ich hinterlasse keine Spuren. Na gut, ein Loch.
talk-kontor-spoiler-won =
    Ich nehme den Hafen. Den Nebel darfst du behalten.
    Du hast gut gebaut, am falschen Platz und zu früh.
    Ohne einen Schuss. Ich werde alt.
    Ein Auge hat genügt.
    Ich habe gewonnen, wo du nicht hingesehen hast.
    Mein Rabe hatte auf dich gesetzt. Heute gibt es kein Futter.
    Gewonnen. Jetzt bin ich ehrbar. Ein scheußliches Gefühl.
    Du hattest zwei Augen, und beide sahen aufs falsche Dock.
    Keine Gefangenen. Du darfst nach Hause gehen.
    Der Hafen gehört mir. Der Rabe kriegt den Kran.
talk-kontor-spoiler-lost =
    Du bist mir davongesegelt. Das gelingt nicht vielen.
    Ich habe viel zerschlagen, aber nicht genug.
    Ich streiche die Flagge. Für heute.
    Du hast die richtige Tür bewacht. Ich klopfte an den anderen.
    Kein Wort auf den Docks. Ich habe einen Ruf zu verlieren.
    Na schön. Mein Rabe hat gelacht.
    Versenkt, mit Mann und Maus. Und mit Rabe.
    Du hast gewonnen. Mach nachts die Läden zu.
    Ich habe hingesehen, wo du hingezeigt hast. Der älteste Trick der Welt.
    Nimm die Prise. Ich weiß ja, wo du anlegst.
talk-kontor-spoiler-shared =
    Gleichauf. Eine Prise, redlich geteilt, und keine Meuterei.
talk-kontor-spoiler-up =
    Zwei Siege in Folge. Nächstes Mal mache ich das Auge auf.
talk-kontor-spoiler-down =
    Dreimal gekentert. Soll ich ein Segel einholen?
