# Stärken der Computergegner, und warum ein Tipp so lautet.
# $count ist eine Zahl von Karten, $chance, wie oft von hundert Runden der Zug in Gedanken gewinnt.

level-beginner = Anfänger
level-beginner-about = Legt, was gerade passt, und vergisst oft, Mau zu rufen.
level-casual = Geübt
level-casual-about = Spielt vernünftig und denkt eine Karte voraus.
level-strong = Stark
level-strong-about = Merkt sich, wer worauf gezogen hat, und denkt die Runde zu Ende.

because-call = Ohne den Ruf ziehst du vielleicht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
because-call-out = Jemand hat nicht Mau gerufen und zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
because-only-move = Etwas anderes geht jetzt nicht.
because-goes-out = Das ist deine letzte Karte.
because-brings-back = Damit kommt wieder ins Spiel, wer gerade fertig ist.
because-ends-round = Mit diesem Zug ist die Runde zu Ende.
because-passes-penalty = Du ziehst nichts, und { $count ->
        [one] eine Karte trifft
       *[other] { $count } Karten treffen
    } den Nächsten.
because-passes-skip = Nicht du setzt aus, sondern der Nächste, wenn keine Antwort kommt.
because-keeps-seven = Die Karten zu nehmen kostet weniger, als die Antwort herzugeben, die dich später schützt.
because-keeps-skip = Auszusetzen kostet weniger, als die Karte herzugeben, die dich später schützt.
because-keeps-drawn = Die gezogene Karte ist später mehr wert als jetzt.
because-draws = Eine Karte mehr schadet weniger, als jetzt eine von diesen herzugeben.
because-saves-wild-drawing = Nur ein Wünscher passt, und der ist später mehr wert.
because-wish-lacked = Du hast diese Farbe, der Nächste wahrscheinlich nicht.
because-wish-most = Von dieser Farbe hast du am meisten: { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
because-wish-safe = Der Nächste hat von dieser Farbe wahrscheinlich nichts.
because-wild-last = Etwas anderes passt nicht.
because-sheds = Du wirst { $count } Karten auf einmal los.
because-stops-next = Der Nächste hat nur noch wenige Karten und muss { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } ziehen, wenn keine Antwort kommt.
because-makes-draw = Der Nächste muss { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } ziehen, wenn keine Antwort kommt.
because-moves-again = Kommt keine Antwort, bist du gleich wieder dran, und eine passende Karte hast du.
because-makes-stand = Der Nächste setzt aus, wenn keine Antwort kommt.
because-skips-next = Der Nächste setzt aus.
because-saves-wild = So bleibt dir der Wünscher, der auf alles passt.
because-keeps-defence = So bleibt dir die besondere Karte für später, wenn du sie nötiger brauchst.
because-next-lacks = Der Nächste hat von dieser Farbe wahrscheinlich nichts.
because-follows = Danach kannst du { $count ->
        [one] noch eine Karte
       *[other] noch { $count } Karten
    } darauflegen.
because-best = In Gedanken zu Ende gespielt, gewinnt dieser Zug in etwa { $chance } % der Fälle, nichts anderes gewinnt öfter.
because-nothing-better = In Gedanken zu Ende gespielt, ist nichts anderes besser.

# Was in einer Runde entschied: ein besserer Spielzug, sein Grund steht dahinter ($best nennt ihn im Infinitiv mit zu;
# $lost und $change sind Prozentpunkte, $after ist Prozent).
moment-lost = Besser wäre es gewesen, { $best }. Die Gewinnchance wäre etwa um { $lost ->
        [one] { $lost } Prozentpunkt
       *[other] { $lost } Prozentpunkte
    } höher.
moment-forgot = Die Ansage fehlte. Die Gewinnchance fiel dadurch etwa um { $lost ->
        [one] { $lost } Prozentpunkt
       *[other] { $lost } Prozentpunkte
    }.
moment-rose = { $name }: Die Gewinnchance stieg um { $change ->
        [one] { $change } Prozentpunkt
       *[other] { $change } Prozentpunkte
    } auf { $after } %.
moment-fell = { $name }: Die Gewinnchance fiel um { $change ->
        [one] { $change } Prozentpunkt
       *[other] { $change } Prozentpunkte
    } auf { $after } %.
