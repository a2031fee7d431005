# Lektionen (prsi.learn.lessons): ein Satz hat höchstens 12 Wörter. $cards: Karten des Lesers, "german" oder "french".

lessons-about = Achtzehn kleine Rätsel, von der ersten Karte bis zur Sieben, die zurückholt. Jedes dauert eine Minute.
lessons-number = Lektion { $number } von { $count }
lessons-learned = geschafft
lessons-progress = { $done ->
        [0] Noch keine der { $count } Lektionen geschafft
       *[other] { $done } von { $count } Lektionen geschafft
    }
lessons-next = Nächste Lektion
lessons-all = Alle Lektionen
lessons-again = Noch einmal
lessons-begin = Anfangen
lessons-go-on = Weiter
lessons-finished = Du kannst alles. Spiel eine Runde!
lessons-done = Geschafft!

lesson-suit = Dieselbe Farbe
lesson-suit-goal-1 = Oben liegt die Herz-Zehn. Leg auch ein Herz.
lesson-suit-wrong-other = Du hast ein Herz. Leg es, statt zu ziehen.
lesson-suit-done = Richtig: Herz kommt auf Herz. Das gilt für jede Farbe.

lesson-rank = Derselbe Wert
lesson-rank-goal-1 = Oben liegt ein König. Leg deinen König, die Farbe ist egal.
lesson-rank-wrong-other = Du hast einen König. Leg ihn, statt zu ziehen.
lesson-rank-done = Richtig: Ein König passt auf jeden König. Das gilt für jeden Wert.

lesson-draw = Nichts passt
lesson-draw-goal-1 = Keine deiner Karten passt. Zieh eine vom verdeckten Stapel.
lesson-draw-done = Du hast eine Karte mehr, und dein Zug ist vorbei.

lesson-wild = { $cards ->
        [french] Die Dame
       *[german] Der Ober
    }
lesson-wild-goal-1 = { $cards ->
        [french] Die Dame passt immer. Wünsch dir die Farbe, die du öfter hast.
       *[german] Der Ober passt immer. Wünsch dir die Farbe, die du öfter hast.
    }
lesson-wild-wrong-wish = Zähl deine Karten: Von welcher Farbe hast du zwei?
lesson-wild-wrong-other = { $cards ->
        [french] Du musst nicht ziehen. Deine Dame passt immer.
       *[german] Du musst nicht ziehen. Dein Ober passt immer.
    }
lesson-wild-done = Jetzt gilt diese Farbe, und du hast sie auch.

lesson-wish = Ein Wunsch
lesson-wish-goal-1 = { $cards ->
        [french] Der andere hat sich Pik gewünscht. Leg ein Pik.
       *[german] Der andere hat sich Laub gewünscht. Leg ein Laub.
    }
lesson-wish-wrong-other = Die gewünschte Farbe hast du. Leg sie.
lesson-wish-done = Ein Wunsch gilt, bis jemand die nächste Karte legt.

lesson-keep = { $cards ->
        [french] Behalte die Dame
       *[german] Behalte den Ober
    }
lesson-keep-goal-1 = Zwei deiner Karten passen. Leg die, die du entbehren kannst.
lesson-keep-wrong-wish = { $cards ->
        [french] Die Dame hilft dir, wenn sonst nichts passt. Leg eine andere.
       *[german] Der Ober hilft dir, wenn sonst nichts passt. Leg eine andere.
    }
lesson-keep-wrong-other = Du musst nicht ziehen, zwei deiner Karten passen.
lesson-keep-done = { $cards ->
        [french] Richtig. Die Dame bleibt dir für schlechte Zeiten.
       *[german] Richtig. Der Ober bleibt dir für schlechte Zeiten.
    }

lesson-seven = Die Sieben
lesson-seven-goal-1 = Nach einer Sieben zieht der Nächste zwei Karten. Leg die Sieben.
lesson-seven-wrong-lay = Die Karte passt, aber niemand muss ziehen. Such die Sieben.
lesson-seven-wrong-other = Du musst nicht ziehen. Such die Sieben.
lesson-seven-done = Der Nächste hatte keine Sieben und zog zwei Karten.

lesson-answer = Sieben auf Sieben
lesson-answer-goal-1 = Du sollst zwei Karten ziehen. Eine Sieben gibt sie weiter.
lesson-answer-wrong-draw = Du hast auch eine Sieben. Leg sie, statt zu ziehen.
lesson-answer-done = Zwei und zwei sind vier. Der andere hat alle gezogen.

lesson-penalty = Ohne Sieben
lesson-penalty-goal-1 = Du sollst zwei Karten ziehen und hast keine Sieben. Nimm beide.
lesson-penalty-done = Du hast beide genommen. Damit endet dein Zug.

lesson-used = Eine verbrauchte Sieben
lesson-used-goal-1 = Für diese Sieben hat schon jemand gezogen. Leg ein Herz.
lesson-used-wrong-draw = Du musst nicht ziehen, dein König ist ein Herz.
lesson-used-done = Richtig. Wurde gezogen, ist die Sieben eine gewöhnliche Karte.

lesson-ace = Das Ass
lesson-ace-goal-1 = Nach einem Ass setzt der Nächste aus. Leg es.
lesson-ace-wrong-lay = Die Karte passt, aber der andere spielt weiter. Such das Ass.
lesson-ace-wrong-other = Du musst nicht ziehen. Such das Ass.
lesson-ace-goal-2 = Der andere hat ausgesetzt. Leg eine Karte, die passt.
lesson-ace-wrong-draw = Eine deiner Karten passt. Leg sie.
lesson-ace-done = Zu zweit gibt dir ein Ass noch einen Zug.

lesson-stand = Aussetzen
lesson-stand-goal-1 = Vor dir liegt ein Ass, und du hast keins. Setz aus.
lesson-stand-done = Das war ein Zug. Ab jetzt ist das Ass eine gewöhnliche Karte.

lesson-stop = Halt ihn auf!
lesson-stop-goal-1 = Der andere hat nur noch eine Karte. Unternimm etwas.
lesson-stop-wrong-lay = Er könnte seine letzte Karte legen und gewinnen. Lass ihn ziehen.
lesson-stop-wrong-draw = Das hält ihn nicht auf. Lass ihn ziehen.
lesson-stop-done = Jetzt hat er drei Karten statt einer.

lesson-last = Die letzten zwei Karten
lesson-last-goal-1 = Du kannst gewinnen, bevor der andere spielt. Welche Karte zuerst?
lesson-last-wrong-lay = Dann spielt der andere. Beginn mit der Karte, die ihn aufhält.
lesson-last-wrong-draw = Du musst nicht ziehen. Beginn mit der Karte, die ihn aufhält.
lesson-last-goal-2 = Du bist noch einmal dran. Leg deine letzte Karte.
lesson-last-done = Die Runde gehört dir. Die Reihenfolge hat entschieden.

lesson-mau = Sag Mau
lesson-mau-goal-1 = Bei Mau-Mau sag „Mau“, bevor du nur eine Karte behältst.
lesson-mau-wrong-lay = Drück zuerst den Mau-Knopf, dann leg.
lesson-mau-goal-2 = Jetzt leg eine Karte.
lesson-mau-done = Du hast noch eine Karte, und niemand kann dir etwas vorwerfen.

lesson-catch = Jemand hat es vergessen
lesson-catch-goal-1 = Der andere hat nur noch eine Karte und „Mau“ vergessen. Melde es!
lesson-catch-wrong-other = Melde es zuerst. Du hast dafür nur fünf Sekunden.
lesson-catch-done = Er musste zwei Karten ziehen.

lesson-many = Mehrere auf einmal
lesson-many-goal-1 = An diesem Tisch darfst du gleiche Werte zusammen legen. Leg alle Neunen.
lesson-many-wrong-two = Du hast noch eine Neun.
lesson-many-wrong-lay = Du darfst mehr als eine legen. Leg alle Neunen.
lesson-many-wrong-other = Du musst nicht ziehen. Leg alle Neunen.
lesson-many-done = Drei Karten weniger in einem Zug.

lesson-comeback = Die Sieben, die zurückholt
lesson-comeback-goal-1 = Der andere hat keine Karten mehr. Die Herz-Sieben holt ihn zurück.
lesson-comeback-wrong-lay = Damit hätte er gewonnen. Leg die Herz-Sieben.
lesson-comeback-wrong-draw = Damit hätte er gewonnen. Leg die Herz-Sieben.
lesson-comeback-done = Er zog zwei Karten und muss weiterspielen.
