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
    Mein Stein, dein Ruder. In der Inschrift wirst du erwähnt.
    Punkte ohne Arbeit. Mit sechzig weiß man das zu schätzen.
    Du hast gerade meinen Fährmann bezahlt. Zu gütig.
talk-imhotep-careful-diverted =
    Das waren deine Steine. Verzeih, so war es günstiger.
    Ich hatte keinen Stein an Bord, also entschied das Lineal.
    Deine Ladung ist da. Wohl nicht dort, wo du sie eingezeichnet hast.
    Deine Steine stehen jetzt in meinem Plan. Du darfst ihn später sehen.
    Das Boot lag mir in der Sichtlinie.
    Gute Steine. Die machen sich auch dort gut.
talk-imhotep-careful-robbed =
    Meine Steine, dein Ruder. Ich hätte das Boot früher losschicken sollen.
    Du fährst meine Steine umsonst aus. Sehr nett und sehr ärgerlich.
    Das stand nicht im Plan. Ich streiche eine ganze Zeile.
    Für diese Steine war schon alles angezeichnet. Zum Glück nur mit Kreide.
    Du fährst gut. Nimm beim nächsten Mal nur deine eigenen Steine.
    Da fährt ein ganzer Abend Nachdenken dahin.
talk-imhotep-careful-mine =
    Mehr als ein Stein bringt mir Punkte. Die Schnur lügt nicht.
    Eine Fahrt, mehrere Punkte. Dafür habe ich geladen.
    So füllt man ein Boot.
    Eine Landung, mehrere Einträge. Ich brauche ein feineres Schreibrohr.
    Genau so habe ich es heute früh gezeichnet.
    Stein für Stein, heißt es. Ich erlaube mir Ausnahmen.
talk-imhotep-careful-yours =
    Mehrere deiner Steine bringen Punkte. Gut vermessen.
    Das hattest du ausgerechnet. Daran erkenne ich die Zunft.
    Deine Steine an der richtigen Anlegestelle. Ich schreibe mit.
    Deine Steine sind ordentlich angekommen. Mir fast zu ordentlich.
    Ich sehe es, ich notiere es, es gefällt mir nicht. Gut gemacht.
    Hast du dir mein Lineal ausgeliehen?
talk-imhotep-careful-card =
    Eine blaue Karte. Ich dachte, du hebst sie dir länger auf.
    Ein Werkzeug weniger in deiner Kiste. Gut genutzt, denke ich.
    Karten stehen auf keinem Bauplan. Das ist ihr Vorteil.
    Ah, die blaue. Die stand bei mir unter Gefahren.
    Ein Werkzeug ist nur so gut wie die Hand. Deine ist gut.
talk-imhotep-careful-last =
    Die letzte Runde. Jetzt bleibt ein falscher Stein falsch.
    Letzte Runde. Ich gehe meine Rechnung noch einmal durch.
    Die Sonne steht tief. Was wir planen, müssen wir jetzt bauen.
    Fünf Runden lang geplant. Jetzt zeigt sich, wer richtig lag.
    Noch eine Runde, dann dürfen meine Knie ausruhen.
    Die letzte Runde. Ab jetzt rechne ich mit Tinte.
talk-imhotep-careful-ahead =
    Ich liege vorn, nach meiner Zählung. Und ich zähle gut.
    Meine Säule ist jetzt die höchste. Ich versuche, nicht hinzustarren.
    Ich führe. Am Plan ändert das nichts.
    Langsam, langsam, und auf einmal vorn.
talk-imhotep-careful-behind =
    Du führst. Ich habe es leider nachgemessen.
    Du liegst vorn. Aber eine Mauer beurteilt man erst, wenn sie steht.
    Jetzt führst du. Gut, dann habe ich ein Ziel.
    Du liegst vorn? Ich habe schon größere Fehler berichtigt.
talk-imhotep-careful-won =
    Die Rechnung ging auf wie notiert. Danke für die Partie.
    Das war kein Glück, das war das Lineal. Besorg dir auch eins.
    Kein Stein sitzt schief. Komm, ich zeige dir, wie.
    Sei nicht traurig. Ich habe die ersten zwanzig Jahre verloren.
    Ich habe zweimal nachgezählt. Der Sieg gehört wirklich mir.
    Ein Sieg der Geduld. Solche mag ich am liebsten.
    Es steht, es ist im Lot, und es ist meins.
    Das lasse ich in Stein hauen. In einen kleinen, keine Sorge.
    Du baust mit Mut, ich mit der Schnur. Heute hat die Schnur gewonnen.
    Nimm eine Feige. Die hilft gegen Niederlagen.
talk-imhotep-careful-lost =
    Du hast besser gebaut. Morgen vermesse ich dein Werk.
    Ich habe mich vertan, und du hast es gesehen. Gut gemacht.
    Vierzig Jahre, und noch immer lasse ich ein Boot zu lange liegen.
    Der Pharao würde dich einstellen. Ich lege ein Wort ein.
    Meine Säule ist kürzer als deine. Ich habe nachgemessen.
    Geschlagen, und zwar redlich. Meine Schnur braucht einen neuen Knoten.
    Bei den Steinen lag ich richtig, bei dir nicht.
    Mein Plan war vollkommen. Deiner war besser.
    Lass mir deine Notizen da. Ich will sehen, wo es gekippt ist.
    Mit sechzig kann man verlieren. Ich übe noch.
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
    Eine Lieferung, und bestellt hatte ich nichts! Ich behalte sie.
    Du fährst, ich werde dick. Das sollten wir öfter machen.
    Punkte! Von dir! Soll ich die anschreiben?
talk-imhotep-greedy-diverted =
    Deine Steine, meine Wahl. Die Fracht geht aufs Haus.
    Ich hatte nichts an Bord. Dann will ich wenigstens bestimmen.
    Weg sind sie, deine schönen Steine. Ein Esser weniger an meinem Steg.
    Eine Flussfahrt umsonst für deine Steine. Heute bin ich großzügig.
    Ich räume nur den Tisch ab. Dein Teller stand im Weg.
    Falsche Adresse? Ich liefere nur. Lesen kann ich nicht.
talk-imhotep-greedy-robbed =
    He! Das waren meine Steine auf dem Boot!
    Du trägst mir das Mittagessen weg. Das ist grausam.
    Die wollte ich woanders haben. Da, wo mehr Gold ist.
    Meine Steine! Die waren noch warm!
    Du klaust einem Hungrigen vom Teller?
    Schön. Das merke ich mir, wenn du Bier willst.
talk-imhotep-greedy-mine =
    Ein Stein nach dem anderen zahlt sich aus. Bringt mir einen größeren Sack!
    Ein Boot und so viele Punkte. Ich könnte den Steuermann küssen.
    Meins, und meins, und der da auch.
    Kling, kling! Mein Lieblingslied.
    Mindestens zwei Bissen von einem Boot. Köstlich.
    Meine Halskette ist gerade um ein Glied gewachsen.
talk-imhotep-greedy-yours =
    So viel auf einmal für dich? Lass mir wenigstens die Krümel.
    Ein ganzes Festmahl von einem Boot! Mir läuft das Wasser im Mund zusammen.
    Diese Punkte duften herrlich. Schade, dass es deine sind.
    So viel? Wer hat dir beigebracht, den Teller so vollzuladen?
    Ich sehe nicht hin. Ich sehe nicht hin. Jetzt habe ich doch hingesehen.
    Ich rieche Gold, und es läuft an mir vorbei.
talk-imhotep-greedy-card =
    Eine Karte! Ich behalte meine nie lange genug dafür.
    Was hat dich das gekostet? Eine Karte? Geschenkt.
    Blau steht dir. Mir steht Gold.
    Gespart und gut ausgegeben. Ich könnte das nie.
    Die lag die ganze Zeit bei dir in der Speisekammer?
talk-imhotep-greedy-last =
    Letzte Runde! Jetzt muss alles weg.
    Der letzte Gang. Ich habe noch Hunger.
    Die letzte Runde. Mal sehen, was noch auf dem Teller liegt.
    Letzte Runde! Aufessen, die Küche schließt.
    Noch eine Runde. Eine Tasche habe ich noch leer.
    Jetzt kommt das Süße. Dafür lasse ich immer Platz.
talk-imhotep-greedy-ahead =
    Ich liege vorn! Poliert mir mal jemand die Kette?
    Sieh mal, wer führt: der Mann mit dem Brot.
    Der Erste am Büfett. Da gehöre ich hin.
    Der größte Haufen ist jetzt meiner. Finger weg.
talk-imhotep-greedy-behind =
    Du führst? Dann esse ich schneller.
    Dein Haufen ist größer als meiner. Das tut weh. Genau hier.
    Genieß die Führung. Ich kaue nur noch zu Ende.
    Vorn bist du? Dann hattest du wohl auch Hunger.
talk-imhotep-greedy-won =
    Alles meins! Du hast trotzdem gut gespielt. Nimm eine Feige.
    Gewonnen! Heute Abend gibt es Ente. Du darfst zusehen.
    Mein Sack ist voll, mein Herz ist leicht. Noch einmal?
    Auch ein kleiner Sieg macht satt.
    Der erste Bissen war meiner. Der letzte auch.
    Gold, Ruhm und ein guter Stuhl. Was braucht man mehr?
    Gewonnen! Bier für alle. Deins kostet das Doppelte.
    Ausgeleckt bis auf den letzten Punkt.
    Iss vor der nächsten Partie etwas mehr.
    Das war köstlich. Was gibt es morgen?
talk-imhotep-greedy-lost =
    Du hast mehr als ich. Ich wusste nicht, dass das erlaubt ist.
    Verschluckt! Ich hatte zu viel im Mund, und du hast gewartet.
    Nimm, nimm alles. Aber das Brot gehört mir.
    Ich habe mit mehr gerechnet. Du hast besser gerechnet.
    Gut gespielt. Ich schmolle bis zum Abendbrot, dann komme ich wieder.
    Ein leerer Sack wiegt nichts. Voll wäre er mir trotzdem lieber.
    Du hast mein Mittagessen, mein Abendbrot und meinen Stolz verspeist.
    Verloren? Ich habe noch nicht mal mein Brot auf.
    Nimm das Gold. Aber morgen wird das Brot teurer.
    Ich hatte Appetit. Du hattest einen Plan.
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
    Punkte von dir? Ich schäme mich fast. Aber nur fast.
    Du hast für mich an der Leine gezogen. So herum geht es also auch.
    Besser hätte ich selbst nicht für mich gesteuert.
talk-imhotep-spoiler-diverted =
    Deine Steine machen einen Ausflug.
    Kein einziger Stein von mir an Bord. Das war ja der Spaß.
    Du wolltest woandershin? Hättest du was gesagt. Oder nicht.
    Ich habe nur einen Knoten gelöst. Den Rest hat der Fluss gemacht.
    Deine Steine wollten die Welt sehen.
    Das war die Strecke mit der schönen Aussicht. Sehr zu empfehlen.
talk-imhotep-spoiler-robbed =
    Mein eigener Kniff! Wo hast du den gelernt?
    Du führst meine Steine spazieren. Ich revanchiere mich.
    So fühlt sich das also an.
    Gekapert, auf meinem eigenen Fluss!
    Vorsicht. Alles, was dieser Fluss kann, hat er von mir.
    Sehr lustig. Ich lache innerlich. Ganz tief innen.
talk-imhotep-spoiler-mine =
    Mehrere Steine, mehrere Punkte, und du hast es zugelassen.
    Auf dieses Boot hättest du besser aufpassen sollen.
    Manchmal spiele ich sogar für mich selbst.
    Du hast auf meine Hände geachtet. Meine Steine waren schon an Land.
    Geradewegs hinein, ohne Umweg. Ich erkenne mich kaum wieder.
    Das war ehrliche Arbeit. Sag es bloß keinem.
talk-imhotep-spoiler-yours =
    Du bist mir entwischt. Das passiert mir nicht zweimal.
    So viele auf einmal? Ich habe kurz nicht hingesehen.
    Hübsch. Jetzt weiß ich, welchen Ort ich dir verderbe.
    Ich war gerade am Knoten und habe es verpasst. Freu dich.
    Das Boot hätte auflaufen sollen. Ich werde weich.
    Gut angelegt. Fürs nächste Mal verlege ich das Ufer.
talk-imhotep-spoiler-card =
    Die hattest du also im Ärmel. Gefällt mir.
    Eine Karte? Wir werden noch Freunde.
    Kartentricks. Ich mag Tricks mit Leinen lieber.
    Das hattest du also hinter dem Rücken.
    Durchtrieben. Du gefällst mir gleich viel besser.
talk-imhotep-spoiler-last =
    Letzte Runde. Die letzte Gelegenheit, dich zu ärgern.
    Jetzt kann niemand mehr warten. Das ist meine Stunde.
    Die letzten Boote. Pass auf meine Hände auf.
    Letzte Runde. Meine schlimmsten Ideen habe ich dafür aufgehoben.
    Am Ende wird der Fluss eng. Achte auf die Leinen.
    Noch eine Runde. Halt dich gut fest.
talk-imhotep-spoiler-ahead =
    Ich führe. Von hier vorn versperre ich beide Ufer.
    In Führung, und keiner hat mich rudern sehen.
    Du darfst jetzt in meinem Kielwasser fahren.
    Führen ist langweilig. Vor mir ist keiner zum Ärgern.
talk-imhotep-spoiler-behind =
    Du führst? Schön. Dann weiß ich, auf wen ich ziele.
    Von da vorn siehst du meine Hände nicht. Schade.
    Schon vorn? Sieh mal nach deiner Leine.
    Du hast die Führung. Ich habe die Leine.
talk-imhotep-spoiler-won =
    Dein Kurs stimmte. Ich habe das Ufer verschoben.
    Gewonnen, und du hast die Leine nie gesehen.
    Es ging nicht gegen dich. Na gut, doch.
    Mein Lob für deinen Plan. Er war nur für einen anderen Fluss.
    Ich nehme den Sieg und lasse dir die Aussicht.
    Mit Stil verlieren ist schwer. Du kannst es.
    Ein guter Knoten hält bis zum Schluss.
    Gewonnen, und deine Steine kennen jetzt den Nil.
    Guck nicht so begossen. War doch nur ein Fluss.
    Das verdanke ich der Strömung. Und meinen Händen. Vor allem meinen Händen.
talk-imhotep-spoiler-lost =
    Du hast mir alles verdorben. So frech bin sonst nur ich.
    Du bist um jeden Stein herumgefahren, den ich dir in den Weg gelegt habe.
    Gut gesteuert. Ich bin sauer, aber nur ein bisschen.
    Nächstes Mal mache ich einen zweiten Knoten.
    Ich war so mit dir beschäftigt, dass ich mich vergessen habe.
    Dein Sieg. Wie du das gemacht hast, finde ich noch heraus.
    Ich habe eine Falle gestellt und bin selbst hineingefahren.
    Du kommst also auch ohne mich an. Ist notiert.
    Sag es keinem. Ich habe einen schlechten Ruf zu verlieren.
    Du hast gewonnen. Der Fluss und ich müssen reden.
talk-imhotep-spoiler-shared =
    Gleichstand? Dann haben wir es uns gegenseitig verdorben.
talk-imhotep-spoiler-up =
    Zweimal hintereinander! Nächstes Mal verstecke ich meine Kniffe besser.
talk-imhotep-spoiler-down =
    Dreimal hintereinander verlieren macht keinen Spaß. Soll ich ab und zu wegsehen?
