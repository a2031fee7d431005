# Die Regeln eines beliebigen Regelwerks in Worten (prsi.learn.book). $cards: Karten des Lesers, "german" oder "french".

learn-brief = Kurz
learn-full = Ausführlich
learn-length = Wie ausführlich
learn-own = anders als üblich
learn-failed = Die Regeln ließen sich nicht aufschreiben. Versuch es noch einmal.
learn-contents = Inhalt

learn-part-goal = Worum es geht
learn-part-deal = Vor dem Spiel
learn-part-turn = Wenn du dran bist
learn-part-special = Besondere Karten
learn-part-end = Das Ende einer Runde
learn-part-score = Wer die Partie gewinnt
learn-part-steps = In zehn Schritten
learn-part-tips = Tipps
learn-part-mistakes = Häufige Fehler
learn-part-questions = Fragen und Antworten
learn-part-history = Woher es kommt

learn-goal = Werde alle deine Karten los. Wer das als Erster schafft, gewinnt die Runde.
learn-goal-on = Die anderen spielen um die weiteren Plätze, bis nur noch einer Karten hat. Der hat verloren.

learn-pack-32 = Gespielt wird mit 32 Karten: Sieben bis Ass in vier Farben.
learn-pack-52 = Gespielt wird mit 52 Karten: Zwei bis Ass in vier Farben.
learn-pack-own = { $count ->
        [one] Gespielt wird mit einem eigenen Blatt aus { $count } Karte.
       *[other] Gespielt wird mit einem eigenen Blatt aus { $count } Karten.
    }
learn-suits = { $cards ->
        [french] Die Farben sind Herz, Karo, Pik und Kreuz.
       *[german] Die Farben sind Herz, Schellen, Laub und Eichel. Zu Laub sagt man auch Grün oder Blatt.
    }
learn-seats = { $low } bis { $high } können mitspielen.
learn-seats-exactly = Genau { $count } spielen mit.
learn-hand = { $count ->
        [one] Jeder bekommt eine Karte.
       *[other] Jeder bekommt { $count } Karten, einzeln gegeben.
    }
learn-upcard = Die nächste Karte wird neben dem Stapel aufgedeckt. Auf sie wird gelegt.
learn-begins = Wer links vom Geber sitzt, beginnt. Gespielt wird im Uhrzeigersinn.
learn-start-on = Ist die erste Karte eine besondere, wirkt sie auf den, der beginnt, als hätte der Geber sie gelegt.
learn-start-off = Ist die erste Karte eine besondere, bewirkt sie nichts. Nur ihre Farbe und ihr Wert zählen.
learn-start-wild-printed_suit = Ist die erste Karte ein Wünscher, gilt seine eigene Farbe.
learn-start-wild-redraw = Ist die erste Karte ein Wünscher, kommt sie zurück in den Stapel und eine andere wird aufgedeckt.

learn-fit = Leg eine Karte von derselben Farbe oder demselben Wert wie die oberste Karte.
learn-draw-any_time = Kannst du nicht legen, oder willst du nicht, zieh eine Karte vom Stapel.
learn-draw-only_when_stuck = Lässt sich keine deiner Karten legen, zieh eine vom Stapel. Sonst musst du legen.
learn-drawn-on = Passt die gezogene Karte, darfst du sie gleich legen oder behalten.
learn-drawn-off = Mit dem Ziehen endet dein Zug, auch wenn die gezogene Karte passen würde.
learn-many = Du darfst mehrere Karten desselben Werts auf einmal legen. Die erste muss passen, die letzte liegt dann oben.
learn-many-sevens = Mehrere Siebenen zählen zusammen: Jede bedeutet zwei Karten mehr für den Nächsten.
learn-many-skip = { $rank ->
        [eight] Mehrere Achten auf einmal lassen nur einen aussetzen.
       *[ace] Mehrere Asse auf einmal lassen nur einen aussetzen.
    }
learn-many-reverse = Zwei Neunen auf einmal heben sich auf, drei wirken wie eine.
learn-many-drawn = Direkt nach dem Ziehen darf nur die gezogene Karte selbst gelegt werden.
learn-stock = Ist der Stapel leer und jemand muss ziehen, wird die Ablage ohne die oberste Karte gemischt: Das ist der neue Stapel.
learn-empty = Gibt es nichts mehr zu ziehen, musst du legen, wenn du kannst. Kannst du nicht, passt du.

learn-seven-on = Sieben: Der Nächste zieht zwei Karten oder legt auch eine Sieben. Dann sind es vier für den danach, dann sechs, dann acht.
learn-seven-off = Sieben: Der Nächste zieht zwei Karten. Dagegen hilft nichts.
learn-seven-taken = Wer die Strafe zieht, legt in diesem Zug nichts. Danach ist die Sieben eine gewöhnliche Karte.
learn-short = Sind weniger Karten da, als du ziehen musst, nimmst du, was da ist. Der Rest ist erlassen.
learn-king-stacking = { $cards ->
        [french] Pik-König: Der Nächste zieht vier Karten oder antwortet mit der Pik-Sieben. Auf die Pik-Sieben ist er selbst eine Antwort, und die vier kommen hinzu.
       *[german] Laub-König: Der Nächste zieht vier Karten oder antwortet mit der Laub-Sieben. Auf die Laub-Sieben ist er selbst eine Antwort, und die vier kommen hinzu.
    }
learn-king-plain = { $cards ->
        [french] Pik-König: Der Nächste zieht vier Karten. Dagegen hilft nichts.
       *[german] Laub-König: Der Nächste zieht vier Karten. Dagegen hilft nichts.
    }
learn-king-alone = { $cards ->
        [french] Der Pik-König wird immer allein gelegt.
       *[german] Der Laub-König wird immer allein gelegt.
    }
learn-skip-answer = { $rank ->
        [eight] Acht: Der Nächste setzt aus oder legt auch eine Acht und gibt das Aussetzen weiter.
       *[ace] Ass: Der Nächste setzt aus oder legt auch ein Ass und gibt das Aussetzen weiter.
    }
learn-skip-over = { $rank ->
        [eight] Acht: Der Nächste setzt aus. Dagegen hilft nichts.
       *[ace] Ass: Der Nächste setzt aus. Dagegen hilft nichts.
    }
learn-skip-taken-answer = { $rank ->
        [eight] Hat jemand ausgesetzt, ist die Acht eine gewöhnliche Karte.
       *[ace] Hat jemand ausgesetzt, ist das Ass eine gewöhnliche Karte.
    }
learn-skip-taken-over = { $rank ->
        [eight] Für den, der danach spielt, ist die Acht eine gewöhnliche Karte.
       *[ace] Für den, der danach spielt, ist das Ass eine gewöhnliche Karte.
    }
learn-skip-two = Zu zweit: Setzt der andere aus, bist du gleich noch einmal dran.
learn-wild-name = { $rank ->
        [jack] { $cards ->
            [french] Bube
           *[german] Unter
        }
       *[queen] { $cards ->
            [french] Dame
           *[german] Ober
        }
    }
learn-wild-on = { learn-wild-name }: Das ist der Wünscher. Er passt auf jede Karte, und du wünschst dir eine Farbe. Es darf auch seine eigene sein.
learn-wild-off = { learn-wild-name }: Das ist der Wünscher. Er passt auf jede Karte außer auf einen Wünscher, und du wünschst dir eine Farbe. Es darf auch seine eigene sein.
learn-wild-owed-both = { $rank ->
        [eight] Gegen Karten, die du ziehen musst, hilft kein Wünscher. Gegen eine Acht, die dich aussetzen lässt, auch nicht.
       *[ace] Gegen Karten, die du ziehen musst, hilft kein Wünscher. Gegen ein Ass, das dich aussetzen lässt, auch nicht.
    }
learn-wild-owed-seven = Gegen Karten, die du ziehen musst, hilft kein Wünscher.
learn-wish = Der Wunsch gilt, bis die nächste Karte gelegt wird, auch wenn dazwischen gezogen wird.
learn-wild-twice-on = Ein Wünscher darf auf einen Wünscher gelegt werden.
learn-wild-twice-off = Ein Wünscher darf nicht auf einen Wünscher gelegt werden.
learn-rank-wild = { $cards ->
        [french] Bube: wird wie ein Wünscher gelegt, aber du wünschst dir einen Wert statt einer Farbe. Einen Wünscher kann man sich nicht wünschen.
       *[german] Unter: wird wie ein Wünscher gelegt, aber du wünschst dir einen Wert statt einer Farbe. Einen Wünscher kann man sich nicht wünschen.
    }
learn-reverse = Neun: Ab jetzt geht es andersherum.
learn-reverse-two = Zu zweit ändert eine Neun nichts.

learn-out = Wer seine letzte Karte legt, ist fertig.
learn-quiet = Vor der letzten Karte muss niemand etwas sagen.
learn-call = Bevor du deine vorletzte Karte legst, sag „Mau“.
learn-call-costs = { $count ->
        [one] Vergisst du „Mau“ und jemand merkt es, ziehst du { $count } Karte.
       *[other] Vergisst du „Mau“ und jemand merkt es, ziehst du { $count } Karten.
    }
learn-call-late = Du darfst „Mau“ nachholen, bis es jemand bemerkt oder die nächste Karte liegt. Danach kann dir niemand mehr etwas vorwerfen.
learn-finish-any = Deine letzte Karte darf jede sein, die passt.
learn-finish-not_seven_or_ace = Deine letzte Karte darf keine Sieben und kein Ass sein.
learn-finish-wild_only = Deine letzte Karte muss ein Wünscher sein.
learn-last-none = Was die letzte Karte bewirken würde, zählt nicht mehr.
learn-last-draws = Endet die Runde mit einer Karte, nach der man ziehen muss, nimmt der Nächste diese Karten noch.
learn-last-next = Was die letzte Karte bewirkt, trifft den Nächsten, der noch dabei ist.
learn-last-next-draws = Was die letzte Karte bewirkt, trifft den Nächsten, der noch dabei ist. Endet damit die Runde, nimmt er die fälligen Karten noch.
learn-comeback-hearts_seven = Wer fertig ist, kann zurückgeholt werden: Legt der, der dann dran ist, sofort die Herz-Sieben und behält mindestens eine Karte, nimmt der Fertige die Strafe und spielt weiter.
learn-comeback-any_seven = Wer fertig ist, kann zurückgeholt werden: Legt der, der dann dran ist, sofort eine Sieben und behält mindestens eine Karte, nimmt der Fertige die Strafe und spielt weiter.
learn-comeback-stands-on = Die letzte Karte wirkt dabei voll. Wird niemand zurückgeholt, bleibt der Platz, und die anderen spielen weiter.
learn-comeback-stands-off = Die letzte Karte wirkt dabei voll. Wird niemand zurückgeholt, ist die Runde zu Ende, und was noch offen war, ist erlassen.
learn-blocked-on = Passen alle nacheinander, weil es nichts zu ziehen gibt, ist die Runde zu Ende. Wer schon fertig ist, behält seinen Platz.
learn-blocked-off = Passen alle nacheinander, weil es nichts zu ziehen gibt, endet die Runde ohne Sieger.
learn-limit = { $count ->
        [one] Eine Runde endet spätestens nach { $count } Zug.
       *[other] Eine Runde endet spätestens nach { $count } Zügen.
    }

learn-match-single = Eine Runde entscheidet.
learn-match-rounds_won = { $n ->
        [one] Wer zuerst eine Runde gewinnt, gewinnt die Partie.
       *[other] Wer zuerst { $n } Runden gewonnen hat, gewinnt die Partie.
    }
learn-match-penalty_points = Nach jeder Runde zählen die Karten, die übrig sind, als Punkte. Erreicht jemand { $limit }, gewinnt die kleinste Summe. Bei Gleichstand entscheiden mehr gewonnene Runden.
learn-match-fewer_cards = Wer eine Runde gewinnt, bekommt von da an eine Karte weniger. Wer keine mehr bekäme, gewinnt die Partie.
learn-match-chips = { $n ->
        [one] Jeder hat { $n } Chip.
       *[other] Jeder hat { $n } Chips.
    } Wer nach einer Runde die meisten Punkte auf der Hand hat, verliert einen; bei Gleichstand entscheiden mehr Karten, dann das Los. Ohne Chips scheidet man aus. Wer zuletzt übrig bleibt, gewinnt.
learn-match-chips-more = { $n ->
        [one] Jeder hat { $n } Chip.
       *[other] Jeder hat { $n } Chips.
    } Wer nach einer Runde die meisten Punkte auf der Hand hat, verliert einen; bei Gleichstand entscheiden mehr Karten, dann das Los. Ohne Chips scheidet man aus. Gespielt wird, bis { $survivors ->
        [one] nur { $survivors } übrig ist
       *[other] nur { $survivors } übrig sind
    }.
learn-match-next = Die nächste Runde gibt, wer links vom Geber sitzt. Nach einer Runde ohne Sieger gibt derselbe noch einmal.
learn-counts-faces = Die Karten zählen: { $cards ->
        [french] Bube { $jack }, Dame { $queen }, König { $king }, Ass { $ace }
       *[german] Unter { $jack }, Ober { $queen }, König { $king }, Ass { $ace }
    }; die anderen so viel, wie auf ihnen steht.
learn-counts-all = Die Karten zählen: { $cards ->
        [french] Bube { $jack }, Dame { $queen }, König { $king }, Ass { $ace }
       *[german] Unter { $jack }, Ober { $queen }, König { $king }, Ass { $ace }
    }, 2: { $n2 }, 3: { $n3 }, 4: { $n4 }, 5: { $n5 }, 6: { $n6 }, 7: { $n7 }, 8: { $n8 }, 9: { $n9 }, 10: { $n10 }.

learn-step-deal = { $count ->
        [one] { $size } Karten im Blatt, eine für jeden.
       *[other] { $size } Karten im Blatt, { $count } für jeden.
    }
learn-step-upcard = Deckt eine Karte auf. Wer links vom Geber sitzt, beginnt.
learn-step-fit = Leg dieselbe Farbe oder denselben Wert{ $many ->
        [yes] , von einem Wert auch mehrere
       *[no] {""}
    }.
learn-step-wild-name = { $rank ->
        [jack] { $cards ->
            [french] Ein Bube
           *[german] Ein Unter
        }
       *[queen] { $cards ->
            [french] Eine Dame
           *[german] Ein Ober
        }
    }
learn-step-wild-on = { learn-step-wild-name } passt immer: Wünsch dir eine Farbe.{ $other ->
        [yes] { $cards ->
            [french] {" "}Bube: einen Wert.
           *[german] {" "}Unter: einen Wert.
        }
       *[no] {""}
    }
learn-step-wild-off = { learn-step-wild-name } passt immer, nur nicht auf einen Wünscher: Wünsch dir eine Farbe.{ $other ->
        [yes] { $cards ->
            [french] {" "}Bube: einen Wert.
           *[german] {" "}Unter: einen Wert.
        }
       *[no] {""}
    }
learn-step-seven-on = Sieben: Der Nächste zieht zwei oder legt eine Sieben.{ $king ->
        [yes] { $cards ->
            [french] {" "}Pik-König: Er zieht vier.
           *[german] {" "}Laub-König: Er zieht vier.
        }
       *[no] {""}
    }
learn-step-seven-off = Sieben: Der Nächste zieht zwei.{ $king ->
        [yes] { $cards ->
            [french] {" "}Pik-König: Er zieht vier.
           *[german] {" "}Laub-König: Er zieht vier.
        }
       *[no] {""}
    }
learn-step-skip-answer = { $rank ->
        [eight] Acht: Der Nächste setzt aus oder legt eine Acht.
       *[ace] Ass: Der Nächste setzt aus oder legt ein Ass.
    }{ $turns ->
        [yes] {" "}Eine Neun ändert die Richtung.
       *[no] {""}
    }
learn-step-skip-over = { $rank ->
        [eight] Acht: Der Nächste setzt aus.
       *[ace] Ass: Der Nächste setzt aus.
    }{ $turns ->
        [yes] {" "}Eine Neun ändert die Richtung.
       *[no] {""}
    }
learn-step-skip-none = Keine Karte lässt jemanden aussetzen.{ $turns ->
        [yes] {" "}Eine Neun ändert die Richtung.
       *[no] {""}
    }
learn-step-draw-any-over = Du kannst oder willst nicht? Zieh eine Karte, der Zug ist vorbei.
learn-step-draw-any-lay = Du kannst oder willst nicht? Zieh eine Karte; passt sie, darfst du sie legen.
learn-step-draw-stuck-over = Nichts passt? Zieh eine Karte, der Zug ist vorbei.
learn-step-draw-stuck-lay = Nichts passt? Zieh eine Karte; passt sie, darfst du sie legen.
learn-step-stock = Der Stapel ist leer? Mischt die Ablage ohne die oberste Karte.
learn-step-out-plain = Wer zuerst keine Karten hat, gewinnt.
learn-step-out-call = Vor der vorletzten Karte sag „Mau“. Wer zuerst keine Karten hat, gewinnt.
learn-step-last-any = Die letzte Karte darf jede sein, die passt.{ $back ->
        [hearts_seven] {" "}Die Herz-Sieben holt dich noch zurück.
        [any_seven] {" "}Eine Sieben holt dich noch zurück.
       *[none] {""}
    }
learn-step-last-not_seven_or_ace = Die letzte Karte darf keine Sieben und kein Ass sein.{ $back ->
        [hearts_seven] {" "}Die Herz-Sieben holt dich noch zurück.
        [any_seven] {" "}Eine Sieben holt dich noch zurück.
       *[none] {""}
    }
learn-step-last-wild_only = Die letzte Karte muss ein Wünscher sein.{ $back ->
        [hearts_seven] {" "}Die Herz-Sieben holt dich noch zurück.
        [any_seven] {" "}Eine Sieben holt dich noch zurück.
       *[none] {""}
    }

learn-tip-wild = Heb den Wünscher auf, bis sonst nichts passt. Er rettet dich fast immer.
learn-tip-seven-on = Behalte eine Sieben. Mit ihr gibst du eine Strafe weiter.
learn-tip-seven-off = Leg eine Sieben, wenn der Nächste wenige Karten hat.
learn-tip-skip-answer = { $rank ->
        [eight] Behalte eine Acht. Sie schützt dich vor dem Aussetzen.
       *[ace] Behalte ein Ass. Es schützt dich vor dem Aussetzen.
    }
learn-tip-skip-over = { $rank ->
        [eight] Leg eine Acht, wenn der Nächste fast fertig ist.
       *[ace] Leg ein Ass, wenn der Nächste fast fertig ist.
    }
learn-tip-wish = Wünsch dir die Farbe, von der du am meisten hast.
learn-tip-watch-any_time = Achte auf die anderen: Wer zieht, hat die Farbe, die gilt, wahrscheinlich nicht.
learn-tip-watch-only_when_stuck = Achte auf die anderen: Wer zieht, obwohl keine Strafe offen ist, hat die gültige Farbe fast nie.
learn-tip-close-skip = { $rank ->
        [eight] Jemand hat nur noch eine Karte? Leg vor ihm eine Sieben oder eine Acht.
       *[ace] Jemand hat nur noch eine Karte? Leg vor ihm eine Sieben oder ein Ass.
    }
learn-tip-close-seven = Jemand hat nur noch eine Karte? Leg vor ihm eine Sieben.
learn-tip-draw = Zieh nicht ohne Not. Jede Karte muss wieder weg.
learn-tip-many = Sammle Karten desselben Werts und leg sie alle in einem Zug.
learn-tip-call = Hast du noch zwei Karten, such zuerst den Mau-Knopf.
learn-tip-counts = Werde Karten, die viel zählen, rechtzeitig los.

learn-slip-penalty = Die Karten einer Strafe nicht ziehen.
learn-slip-wild = Einen Wünscher auf eine Sieben legen, statt zu ziehen.
learn-slip-early = Einen Wünscher legen, obwohl noch eine andere Karte passt.
learn-slip-taken = Noch einmal für eine Sieben ziehen, für die schon jemand gezogen hat.
learn-slip-wish = Den Wunsch vergessen, weil dazwischen jemand gezogen hat.
learn-slip-drawn = Die gerade gezogene Karte gleich legen.
learn-slip-call = „Mau“ erst sagen, wenn die vorletzte Karte schon liegt.
learn-slip-stock = Die oberste Karte in den neuen Stapel mischen.

learn-ask-sevens = Was ist bei mehreren Siebenen?
learn-answer-sevens-on = Sie zählen zusammen: Zwei sind vier Karten, drei sind sechs, vier sind acht. Wer nicht antworten kann, zieht sie alle.
learn-answer-sevens-off = Nichts Besonderes: Jede bedeutet zwei Karten für den Nächsten, und weitergeben kann man sie nicht.
learn-ask-wild = Darf ich einen Wünscher auf eine Sieben legen?
learn-answer-wild-both = { $rank ->
        [eight] Nicht, solange noch zu ziehen ist, und nicht auf eine Acht, die dich aussetzen lässt. Danach schon.
       *[ace] Nicht, solange noch zu ziehen ist, und nicht auf ein Ass, das dich aussetzen lässt. Danach schon.
    }
learn-answer-wild-seven = Nicht, solange noch zu ziehen ist. Danach schon.
learn-ask-wish = Warum wünsche ich mir auch bei der letzten Karte eine Farbe?
learn-answer-wish-none = Weil ein Wünscher nie ohne Wunsch gelegt wird. Die Runde ist damit zu Ende, und der Wunsch ändert nichts mehr.
learn-answer-wish-counts = Weil er für den, der nach dir spielt, noch gilt.
learn-ask-must = Muss ich legen, wenn ich kann?
learn-answer-must-any_time = Nein, du darfst stattdessen ziehen.
learn-answer-must-only_when_stuck = Ja, außer du musst gerade mehrere Karten ziehen oder aussetzen. Sonst wird nur gezogen, wenn sich nichts legen lässt.
learn-ask-mau = Muss man „Mau“ sagen?
learn-answer-mau-due = Ja, bevor du deine vorletzte Karte legst. Bei der allerletzten sagt man nichts.
learn-answer-mau-none = Nein. Aber zum Spaß darfst du „Prší!“ rufen.
learn-ask-name = Was heißt „Prší“?
learn-answer-name = Das ist Tschechisch und heißt „Es regnet“. Folgt Sieben auf Sieben, regnet es Karten.
learn-ask-length = Wie lange dauert eine Runde?
learn-answer-length = Prší drei bis fünf Minuten. Mau-Mau fünf bis acht zu zweit und acht bis zwölf zu viert.

learn-past-family = Prší gehört zur großen Familie von Mau-Mau: Gelegt wird Farbe auf Farbe oder Wert auf Wert. In Polen heißt eine Verwandte Makao, in den Niederlanden Pesten.
learn-past-name = Nach dem Zweiten Weltkrieg verbreitete es sich in Böhmen, Mähren und der Slowakei. Für die meisten Kinder dort ist es das erste Kartenspiel.
learn-past-cards = Zu Hause spielt man es mit 32 deutschen Karten: Herz, Schellen, Laub und Eichel. Ein französisches Blatt von Sieben bis Ass tut es genauso.
learn-past-house = Fast jede Familie hat eigene Hausregeln: die Sieben, die zurückholt, mehrere Karten auf einmal, den König, der vier kostet.

# Ein Beispiel zum Ausprobieren: warum der letzte Spielzug richtig war.
learn-try = Ausprobieren
learn-try-again = Von vorn
learn-try-lay = Leg jetzt { $cards }.
learn-try-lay-wish = Leg jetzt { $cards } und wünsch dir { $wish }.
learn-try-draw = Zieh eine Karte.
learn-try-take = { $count ->
        [one] Zieh die { $count } Karte, die auf dich wartet.
       *[other] Zieh die { $count } Karten, die auf dich warten.
    }
learn-try-keep = Behalte jetzt die gezogene Karte.
learn-try-pass = Pass jetzt.
learn-try-stand = Setz jetzt aus.
learn-try-call = Sag „Mau“.
learn-try-late = Sag schnell „Mau“.
learn-try-call-out = Melde, dass „Mau“ gefehlt hat.
learn-try-not = Versuch auch { $cards }: Das geht nicht.
learn-try-not-draw = Versuch auch zu ziehen: Das geht nicht.
learn-try-over = Die Runde ist zu Ende. Probier von vorn etwas anderes.
learn-may-suit = Richtig: Sie hat dieselbe Farbe wie die oberste Karte.
learn-may-rank = Richtig: Sie hat denselben Wert wie die oberste Karte.
learn-may-wild = Richtig: Ein Wünscher passt auf jede Karte.
learn-may-wish = Richtig: Genau das war gewünscht.
learn-may-several = Richtig: Die erste passt, und alle haben denselben Wert.
learn-may-answer = Richtig: Die Strafe wächst und trifft jetzt den Nächsten.
learn-may-pass-on = Richtig: Jetzt muss der Nächste aussetzen.
learn-may-comeback = Richtig: Diese Sieben holt den zurück, der fertig war.
learn-may-draw = Richtig: Statt zu legen, darfst du ziehen.
learn-may-stuck = Richtig: Keine deiner Karten passt, also ziehst du.
learn-may-take = { $count ->
        [one] Richtig: Du nimmst die eine Karte, die auf dich gewartet hat.
       *[other] Richtig: Du nimmst die { $count } Karten, die auf dich gewartet haben.
    }
learn-may-keep = Richtig: Die gezogene Karte darfst du behalten.
learn-may-pass = Richtig: Es gibt nichts zu ziehen, also passt du.
learn-may-stand = Richtig: Diesen Zug setzt du aus.
learn-may-call = Richtig: „Mau“ sagt man vor der vorletzten Karte.
learn-may-late = Gerade noch: Jetzt kann dir niemand etwas vorwerfen.
learn-may-call-out = Richtig: Jemand hat es vergessen, und du hast es gemerkt.
