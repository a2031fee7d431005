# Die Turnierordnung, geschrieben nach den Einstellungen des Turniers.

regulations-title = { $title } { $year }: Turnierordnung

regulations-who = Wer mitspielen darf
regulations-who-age = Alle, die im Jahr { $year } mindestens { $age ->
        [one] { $age } Jahr
       *[other] { $age } Jahre
    } alt sind oder werden: geboren { $born } oder früher.
regulations-who-all = Alle, in jedem Alter.
regulations-who-register = Anmelden kann man sich im Internet oder am Anmeldetisch, bis die Anmeldung schließt. Danach kann nur die Turnierleitung noch jemanden aufnehmen, und nur vor der ersten Auslosung. Am Anmeldetisch wird abgehakt, wer da ist; nur wer da ist, wird ausgelost.

regulations-where = Wann und wo
regulations-where-when = Beginn: { $starts }
regulations-where-place = Ort: { $place }
regulations-where-change = Wenn uns das Wetter oder etwas anderes zum Umziehen zwingt, steht der neue Ort auf der Tafel und auf deiner Seite.
regulations-where-online = Gespielt wird im Internet, an Tischen dieses Servers. Dein Platz wartet auf deiner Seite.

regulations-fee = Startgeld
regulations-fee-amount = { $fee } { $currency } je Person, zu zahlen am Anmeldetisch.
regulations-fee-none = Es kostet nichts.

regulations-rounds = So läuft das Turnier
regulations-rounds-plan = Der Plan mit allen Runden wird nach dem Ende der Anmeldung veröffentlicht, noch vor der ersten Runde. Sobald gespielt wird, bleibt er, wie er ist.
regulations-rounds-tables = Gespielt wird an Tischen, meist zu viert oder zu fünft. Von jedem Tisch kommen zwei weiter.
regulations-rounds-draw = Vor jeder Runde werden die Plätze vor aller Augen ausgelost, und alle können die Auslosung danach nachprüfen.
regulations-rounds-bye = Geht die Zahl nicht auf, kommen in einer Zwischenrunde einige ohne Spiel weiter. Auch sie werden ausgelost, und niemand hat dieses Glück zweimal, solange andere es noch gar nicht hatten.
regulations-rounds-semifinals = Im Halbfinale spielen acht, an zwei Tischen zu viert. Sind es weniger als zehn, geht es gleich mit einem kleineren Halbfinale oder dem Finale los, oder mit einer kurzen Runde davor.
regulations-rounds-final = Aus jedem Halbfinale kommen zwei ins Finale. Es dauert, bis nur noch eine Person übrig ist.
regulations-rounds-points =
    { $rounds ->
        [one] Es gibt eine Runde
       *[other] Es gibt { $rounds } Runden, jede an neu ausgelosten Tischen,
    } mit { $games ->
        [one] einem Spiel
       *[other] { $games } Spielen
    } an jedem Tisch. Niemand scheidet aus.

regulations-chips = Chips
regulations-chips-all = In jede Runde geht man mit { $full } Chips, an allen Tischen gleich. Für die ersten Runden können die Veranstalter 2 festlegen, müssen es aber vor der Auslosung sagen. Halbfinale und Finale spielt man immer mit { $full }.
regulations-chips-fewer = In die ersten Runden geht man mit { $chips } Chips, an allen Tischen gleich. Halbfinale und Finale spielt man immer mit { $full }.
regulations-chips-filled = Vor jeder Runde werden die Chips wieder aufgefüllt. Niemand beginnt mit Vorsprung oder Rückstand.
regulations-chips-worthless = Sonst sind Chips nichts wert: Man kann sie nicht kaufen, verschenken oder weitergeben.

regulations-game = Ein Spiel
regulations-game-pack = Gespielt wird mit 32 deutschen Karten. Alle bekommen vier; der Rest ist der Stapel, und seine oberste Karte wird aufgedeckt.
regulations-game-dealer = Wer zuerst gibt, sagt die Tischleitung. Danach geht das Geben im Uhrzeigersinn weiter, unter denen, die noch dabei sind. Es beginnt, wer links vom Geber sitzt.
regulations-game-turn = Bist du dran, leg eine Karte mit derselben Farbe oder demselben Wert wie die oberste, oder zieh eine. Mit dem Ziehen endet dein Zug, und ziehen darfst du auch, wenn du legen könntest.
regulations-game-seven = Sieben: Wer als Nächstes dran ist, zieht zwei und setzt aus oder legt auch eine Sieben. Siebenen zählen zusammen: zwei, vier, sechs, acht. Sonst hilft nichts gegen sie.
regulations-game-ace = Ass: Wer als Nächstes dran ist, setzt aus oder legt auch ein Ass und gibt das Aussetzen weiter.
regulations-game-ober = Ober: Er passt auf alles außer auf eine Sieben oder ein Ass, die noch jemanden treffen. Wer ihn legt, wünscht sich die Farbe.
regulations-game-others = Die anderen Karten bewirken nichts Besonderes.
regulations-game-first = Die erste aufgedeckte Karte zählt: Eine Sieben oder ein Ass trifft, wer beginnt; ein Ober steht für seine eigene Farbe.
regulations-game-stock = Ist der Stapel leer, wird die Ablage ohne die oberste Karte gemischt: Das ist der neue Stapel.
regulations-game-end = Das Spiel ist in dem Augenblick zu Ende, in dem jemand seine letzte Karte legt. Was diese Karte bewirken würde, zählt nicht mehr.
regulations-game-house = Hausregeln bleiben zu Hause: Gelegt wird eine Karte auf einmal, und die letzte muss niemand ansagen.

regulations-values = Was die Karten zählen
regulations-values-table = Sieben { $seven }, Acht { $eight }, Neun { $nine }, Zehn { $ten }, Unter { $unter }, Ober { $ober }, König { $king }, Ass { $ace }.

regulations-loss = Wer einen Chip verliert
regulations-loss-points = Wer das Spiel gewonnen hat, behält alle Chips. Die anderen zählen ihre übrigen Karten; wer die meisten Punkte hat, gibt der Tischleitung einen Chip.
regulations-loss-cards = Haben mehrere die meisten Punkte, gibt den Chip ab, wer mehr Karten übrig hat.
regulations-loss-lot = Ist auch das gleich, entscheidet das Los: Alle Betroffenen ziehen eine Karte aus dem gemischten Blatt, und der höchste Wert verliert. Bei Gleichstand wird noch einmal gezogen.
regulations-loss-two = Sind nur noch zwei dabei, gibt den Chip ab, wer nicht gewonnen hat.
regulations-loss-out = Wer keinen Chip mehr hat, ist draußen. Ein Tisch ist fertig, wenn zwei übrig sind, das Finale bei einer Person.
regulations-loss-correct = Ein Fehler im Ergebnis lässt sich bis zur nächsten Auslosung berichtigen. Danach kann es nur noch die Turnierleitung, und sie muss sagen, warum.

regulations-points = Punkte
regulations-points-sum = Nach jedem Spiel zählen alle, die nicht gewonnen haben, ihre übrigen Karten zusammen.
regulations-points-lowest = Wer am Ende die wenigsten Punkte hat, gewinnt.
regulations-points-missed = Wer Spiele verpasst, steht hinter allen, die mehr gespielt haben. Muss ein Tisch früher aufhören, werden die Punkte je Spiel verglichen.

regulations-time = Rechtzeitig am Tisch
regulations-time-limit = Ist eine Runde aufgerufen, hast du { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    }, um an deinen Tisch zu kommen. Wer bis dahin nicht da ist, ist draußen.
regulations-time-excuse = Aus ernstem Grund kann die Turnierleitung mehr Zeit geben, muss aber vor Ablauf der Zeit davon erfahren.
regulations-time-seat = Ein leerer Platz bleibt leer, und weiter kommen trotzdem zwei. Sind höchstens zwei da, kommen sie ohne Spiel weiter.
regulations-leave = Wer geht oder ausgeschlossen wird, ist sofort draußen, und das laufende Spiel zählt nicht. Bliebe am Tisch nur eine Person übrig, kommt zurück, wer zuletzt ausgeschieden ist, wenn die Turnierleitung nicht anders entscheidet.
regulations-leave-points = Wer geht oder ausgeschlossen wird, ist sofort draußen, und das laufende Spiel zählt nicht.

regulations-conduct = Fair bleiben
regulations-conduct-showing_cards = Zeig deine Karten nicht her.
regulations-conduct-advising = Gib anderen während des Spiels keinen Rat.
regulations-conduct-telling_hands = Verrate nicht, was du oder andere auf der Hand haben.
regulations-conduct-collusion = Verbünde dich mit niemandem gegen andere.
regulations-conduct-tampering = Manipuliere weder Karten noch Chips.
regulations-conduct-delay = Spiel nicht absichtlich langsam.
regulations-conduct-cheating = Betrüge nicht, auf keine Weise.
regulations-conduct-penalty = Für Kleinigkeiten verwarnt die Tischleitung. Bei ernsten oder wiederholten Verstößen kann die Turnierleitung ausschließen.
regulations-conduct-chat = An den Tischen gibt es keine Nachrichten.

regulations-judges = Wer entscheidet
regulations-judges-table = Jeder Tisch hat eine Tischleitung, die auf Regeln, Chips und Ergebnisse achtet und die üblichen Fragen entscheidet.
regulations-judges-online = Auf Regeln, Chips und Ergebnisse achtet der Server.
regulations-judges-head = Reicht das nicht, wird die Turnierleitung gerufen und hat das letzte Wort. Abgestimmt wird nicht.
regulations-judges-else = Was hier nicht steht, entscheidet die Turnierleitung im Sinne des Spiels und der Fairness.

regulations-places = Platzierung
regulations-places-final = Wer im Finale als Letztes übrig bleibt, hat gewonnen; dann folgen die anderen aus dem Finale, wer zuletzt ausschied, zuerst.
regulations-places-others = Danach kommen die früheren Runden, die späteren zuerst, und in jeder Runde zählt der Platz am Tisch.
regulations-places-shared = Gleiche Plätze an verschiedenen Tischen werden geteilt.
regulations-places-last = Wer zu einer Runde nicht kam, steht hinter allen, die sie gespielt haben. Wer ausgeschlossen wurde, steht am Ende.

regulations-prizes = Preise
regulations-prizes-three = Die ersten drei bekommen einen Pokal und eine Medaille.
regulations-prizes-title = Wer gewinnt, trägt den Titel: { $title } { $year }.

regulations-data = Deine Daten
regulations-data-board = Auf der Tafel stehen dein Vorname und der Anfangsbuchstabe deines Nachnamens, oder der Name, den du gewählt hast.
regulations-data-erased = Was du bei der Anmeldung geschrieben hast, wird { $days ->
        [one] einen Tag
       *[other] { $days } Tage
    } nach dem Turnier gelöscht.
regulations-data-season = Das Ergebnis zählt zur Serie { $season }. In deren Tabelle bleibt es auch danach, unter dem Namen von der Tafel.
