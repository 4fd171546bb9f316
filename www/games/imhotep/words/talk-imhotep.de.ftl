talk-imhotep-careful-start =
    Die Messschnur ist gespannt, die Rechnung steht. Bauen wir?
    Sechs Runden. Ich habe die Steine schon durch sechs geteilt.
    Nur keine Eile. Ich hetze keinen Stein.
    Ich habe gut geschlafen und die Boote zweimal gezählt. Sei gegrüßt.
    Ein Haus steht auf seiner ersten Reihe. Eine Partie auch.
    Zeig mal deine Hände. Ruhig? Dann können wir anfangen.
    Meine Knie tun nicht weh, es bleibt trocken. Gutes Wetter für Steine.
    Ich habe Feigen mitgebracht. Du bringst die Steine.
    Ich schreibe alle Punkte auf, auch deine.
    Erst der Plan, dann die Ladung. Du wirst sehen.
talk-imhotep-careful-gift =
    Dein Zug, meine Punkte. Du kommst auf die Liste meiner Helfer.
    Punkte durch deine Fahrt? Die standen in keiner meiner Zeichnungen.
    Danke. Ich hätte das Boot selbst losgeschickt, nur später.
talk-imhotep-careful-diverted =
    Das waren deine Steine. Verzeih, so war es günstiger.
    Ich hatte keinen Stein an Bord, also entschied das Lineal.
    Deine Ladung ist da. Wohl nicht dort, wo du sie eingezeichnet hast.
talk-imhotep-careful-robbed =
    Meine Steine, dein Ruder. Ich hätte das Boot früher losschicken sollen.
    Du fährst meine Steine umsonst aus. Sehr nett und sehr ärgerlich.
    Das stand nicht im Plan. Ich streiche eine ganze Zeile.
talk-imhotep-careful-mine =
    Mehr als ein Stein bringt mir Punkte. Die Schnur lügt nicht.
    Eine Fahrt, mehrere Punkte. Dafür habe ich geladen.
    So füllt man ein Boot.
talk-imhotep-careful-yours =
    Mehrere deiner Steine bringen Punkte. Gut vermessen.
    Das hattest du ausgerechnet. Daran erkenne ich die Zunft.
    Deine Steine an der richtigen Anlegestelle. Ich schreibe mit.
talk-imhotep-careful-card =
    Eine blaue Karte. Ich dachte, du hebst sie dir länger auf.
    Ein Werkzeug weniger in deiner Kiste. Gut genutzt, denke ich.
    Karten stehen auf keinem Bauplan. Das ist ihr Vorteil.
talk-imhotep-careful-last =
    Die letzte Runde. Jetzt bleibt ein falscher Stein falsch.
    Letzte Runde. Ich gehe meine Rechnung noch einmal durch.
    Die Sonne steht tief. Was wir planen, müssen wir jetzt bauen.
talk-imhotep-careful-won =
    Die Rechnung ging auf wie notiert. Danke für die Partie.
    Das war kein Glück, das war das Lineal. Besorg dir auch eins.
    Kein Stein sitzt schief. Komm, ich zeige dir, wie.
    Sei nicht traurig. Ich habe die ersten zwanzig Jahre verloren.
    Ich habe zweimal nachgezählt. Der Sieg gehört wirklich mir.
    Ein Sieg der Geduld. Solche mag ich am liebsten.
talk-imhotep-careful-lost =
    Du hast besser gebaut. Morgen vermesse ich dein Werk.
    Ich habe mich vertan, und du hast es gesehen. Gut gemacht.
    Vierzig Jahre, und noch immer lasse ich ein Boot zu lange liegen.
    Der Pharao würde dich einstellen. Ich lege ein Wort ein.
    Meine Säule ist kürzer als deine. Ich habe nachgemessen.
    Geschlagen, und zwar redlich. Meine Schnur braucht einen neuen Knoten.
talk-imhotep-careful-shared =
    Gleichstand auf den Punkt. Selbst meine Schnur misst keinen Unterschied.
talk-imhotep-careful-up =
    Zweimal hintereinander warst du besser. Nächstes Mal denke ich länger.
talk-imhotep-careful-down =
    Drei Niederlagen lehren nicht mehr als eine. Soll ich etwas kürzer denken?
talk-imhotep-greedy-start =
    Brot, Bier und so viele Punkte, wie ich tragen kann. Los!
    Ich habe einen leeren Sack dabei. Rate mal, wofür.
    Ah, ein Gast! An meinem Tisch ist noch Platz für Verlierer.
    Ich habe dreimal gefrühstückt. Ich bin bereit.
    Alles auf diesem Tisch hat seinen Preis. Ich kassiere.
    Du baust für die Ewigkeit? Ich baue für heute Abend.
    Sieh dir diese Boote an. Wie Körbe, die gefüllt werden wollen.
    Meine Regel ist kurz: Was glänzt, nehme ich.
    Ein kleiner Einsatz? Nein? Dann eben um Punkte.
    Setz dich, setz dich. Der erste Bissen gehört mir.
talk-imhotep-greedy-gift =
    Du ruderst, ich esse. So gefällt mir das!
    Frei Haus geliefert! Was schulde ich dir? Nichts? Wunderbar.
    Punkte für mich, und ich musste nicht mal aufstehen.
talk-imhotep-greedy-diverted =
    Deine Steine, meine Wahl. Die Fracht geht aufs Haus.
    Ich hatte nichts an Bord. Dann will ich wenigstens bestimmen.
    Weg sind sie, deine schönen Steine. Ein Esser weniger an meinem Steg.
talk-imhotep-greedy-robbed =
    He! Das waren meine Steine auf dem Boot!
    Du trägst mir das Mittagessen weg. Das ist grausam.
    Die wollte ich woanders haben. Da, wo mehr Gold ist.
talk-imhotep-greedy-mine =
    Ein Stein nach dem anderen zahlt sich aus. Bringt mir einen größeren Sack!
    Ein Boot und so viele Punkte. Ich könnte den Steuermann küssen.
    Meins, und meins, und der da auch.
talk-imhotep-greedy-yours =
    So viel auf einmal für dich? Lass mir wenigstens die Krümel.
    Ein ganzes Festmahl von einem Boot! Mir läuft das Wasser im Mund zusammen.
    Diese Punkte duften herrlich. Schade, dass es deine sind.
talk-imhotep-greedy-card =
    Eine Karte! Ich behalte meine nie lange genug dafür.
    Was hat dich das gekostet? Eine Karte? Geschenkt.
    Blau steht dir. Mir steht Gold.
talk-imhotep-greedy-last =
    Letzte Runde! Jetzt muss alles weg.
    Der letzte Gang. Ich habe noch Hunger.
    Die letzte Runde. Mal sehen, was noch auf dem Teller liegt.
talk-imhotep-greedy-won =
    Alles meins! Du hast trotzdem gut gespielt. Nimm eine Feige.
    Gewonnen! Heute Abend gibt es Ente. Du darfst zusehen.
    Mein Sack ist voll, mein Herz ist leicht. Noch einmal?
    Auch ein kleiner Sieg macht satt.
    Der erste Bissen war meiner. Der letzte auch.
    Gold, Ruhm und ein guter Stuhl. Was braucht man mehr?
talk-imhotep-greedy-lost =
    Du hast mehr als ich. Ich wusste nicht, dass das erlaubt ist.
    Verschluckt! Ich hatte zu viel im Mund, und du hast gewartet.
    Nimm, nimm alles. Aber das Brot gehört mir.
    Ich habe mit mehr gerechnet. Du hast besser gerechnet.
    Gut gespielt. Ich schmolle bis zum Abendbrot, dann komme ich wieder.
    Ein leerer Sack wiegt nichts. Voll wäre er mir trotzdem lieber.
talk-imhotep-greedy-shared =
    Gleichstand? Dann wird der Kuchen genau geteilt.
talk-imhotep-greedy-up =
    Zwei Siege hintereinander für dich! Nächstes Mal komme ich hungrig.
talk-imhotep-greedy-down =
    Dreimal hintereinander leer ausgegangen? Soll ich dir was übrig lassen?
talk-imhotep-spoiler-start =
    Such dir einen Ort aus. Ich wüsste gern, wohin wir nicht fahren.
    Die Strömung ist heute stark. Ich verspreche nichts.
    Lade, wie du magst. Ich steuere.
    Boote merke ich mir gut, Versprechen eher schlecht.
    Du siehst nach einem Plan aus. Ich mag Pläne.
    Der Wind kommt von Norden, und ich habe gute Laune. Vorsicht.
    Mal sehen, wer ankommt, wo er hinwollte.
    Leinen, Boote und du. Das wird lustig.
    Ich versenke keine Boote. Ich schicke sie nur woandershin.
    Ist hier noch frei? Und an der Anlegestelle dort? Danke.
talk-imhotep-spoiler-gift =
    Du hast es für mich losgeschickt? Ich bin fast gerührt.
    Punkte für mich aus deiner Hand. Gemeiner hätte ich es nicht gekonnt.
    Ich hatte schon einen Kniff parat. Du hast mir die Mühe erspart.
talk-imhotep-spoiler-diverted =
    Deine Steine machen einen Ausflug.
    Kein einziger Stein von mir an Bord. Das war ja der Spaß.
    Du wolltest woandershin? Hättest du was gesagt. Oder nicht.
talk-imhotep-spoiler-robbed =
    Mein eigener Kniff! Wo hast du den gelernt?
    Du führst meine Steine spazieren. Ich revanchiere mich.
    So fühlt sich das also an.
talk-imhotep-spoiler-mine =
    Mehrere Steine, mehrere Punkte, und du hast es zugelassen.
    Auf dieses Boot hättest du besser aufpassen sollen.
    Manchmal spiele ich sogar für mich selbst.
talk-imhotep-spoiler-yours =
    Du bist mir entwischt. Das passiert mir nicht zweimal.
    So viele auf einmal? Ich habe kurz nicht hingesehen.
    Hübsch. Jetzt weiß ich, welchen Ort ich dir verderbe.
talk-imhotep-spoiler-card =
    Die hattest du also im Ärmel. Gefällt mir.
    Eine Karte? Wir werden noch Freunde.
    Kartentricks. Ich mag Tricks mit Leinen lieber.
talk-imhotep-spoiler-last =
    Letzte Runde. Die letzte Gelegenheit, dich zu ärgern.
    Jetzt kann niemand mehr warten. Das ist meine Stunde.
    Die letzten Boote. Pass auf meine Hände auf.
talk-imhotep-spoiler-won =
    Dein Kurs stimmte. Ich habe das Ufer verschoben.
    Gewonnen, und du hast die Leine nie gesehen.
    Es ging nicht gegen dich. Na gut, doch.
    Mein Lob für deinen Plan. Er war nur für einen anderen Fluss.
    Ich nehme den Sieg und lasse dir die Aussicht.
    Mit Stil verlieren ist schwer. Du kannst es.
talk-imhotep-spoiler-lost =
    Du hast mir alles verdorben. So frech bin sonst nur ich.
    Du bist um jeden Stein herumgefahren, den ich dir in den Weg gelegt habe.
    Gut gesteuert. Ich bin sauer, aber nur ein bisschen.
    Nächstes Mal mache ich einen zweiten Knoten.
    Ich war so mit dir beschäftigt, dass ich mich vergessen habe.
    Dein Sieg. Wie du das gemacht hast, finde ich noch heraus.
talk-imhotep-spoiler-shared =
    Gleichstand? Dann haben wir es uns gegenseitig verdorben.
talk-imhotep-spoiler-up =
    Zweimal hintereinander! Nächstes Mal verstecke ich meine Kniffe besser.
talk-imhotep-spoiler-down =
    Dreimal hintereinander verlieren macht keinen Spaß. Soll ich ab und zu wegsehen?
