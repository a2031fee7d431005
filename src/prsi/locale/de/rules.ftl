# Vorlagen, Regeln und Spielarten.
# Die Variable $cards ("german" oder "french") sagt, welches Blatt vor den Spielenden liegt; sie wird immer mitgegeben.

preset-prsi = Prší
preset-prsi-about = So spielen es die meisten: vier Karten, Siebenen, Asse und Farbwünsche.
preset-championship = Meisterschaft
preset-championship-about = Die Runde ist wie bei Prší, nur zählen die Karten anders. Bei der Meisterschaft geht es um Chips.
preset-prsi-scored = Prší nach Punkten
preset-prsi-scored-about = Es geht um Punkte; die letzte Sieben gilt noch.
preset-mau-mau = Mau-Mau
preset-mau-mau-about = Fünf Karten, gezogen wird nur zur Not, und Mau wird angesagt.
preset-mau-mau-52 = Mau-Mau mit 52 Karten
preset-mau-mau-52-about = Großes Blatt, bis zu sechs Spieler, niemand setzt aus.

option-deck = Blatt
option-deck-about = Wie viele Karten im Spiel sind.
option-deck-is-32 = 32 Karten
option-deck-is-52 = 52 Karten
option-deck-is-own = { $count ->
        [one] eigenes Blatt, { $count } Karte
       *[other] eigenes Blatt, { $count } Karten
    }
option-players = Zahl der Spieler
option-players-about = Wie viele mitspielen können.
option-hand_size = Karten am Anfang
option-hand_size-about = Wie viele Karten jeder bekommt.
option-start_effect = Die erste Karte gilt
option-start_effect-about = Eine besondere Karte, die am Anfang aufgedeckt wird, trifft sofort den ersten Spieler.
option-start_wild = Wünscher am Anfang
option-start_wild-about = Was geschieht, wenn als erste Karte ein Wünscher liegt.
option-start_wild-is-printed_suit = seine Farbe gilt
option-start_wild-is-redraw = eine andere Karte
option-wild = Wünscher
option-wild-about = Passt auf alles. Wer ihn legt, wünscht sich eine Farbe.
option-wild-is-Q = { $cards ->
        [french] Dame
       *[german] Ober
    }
option-wild-is-J = { $cards ->
        [french] Bube
       *[german] Unter
    }
option-wild_on_wild = Wünscher auf Wünscher
option-wild_on_wild-about = Auf einen Wünscher darf noch einer gelegt werden.
option-rank_wild = { $cards ->
        [french] Der Bube wünscht sich einen Wert
       *[german] Der Unter wünscht sich einen Wert
    }
option-rank_wild-about = Er passt auf alles und bestimmt, welcher Wert als Nächstes kommt.
option-stacking = Siebenen zählen zusammen
option-stacking-about = Auf eine Sieben passt eine Sieben, und der Nächste zieht zwei mehr.
option-king_of_spades = { $cards ->
        [french] Pik-König: vier ziehen
       *[german] Laub-König: vier ziehen
    }
option-king_of_spades-about = Der nächste Spieler zieht vier Karten.
option-skip = Aussetzen nach
option-skip-about = Nach dieser Karte setzt der nächste Spieler einmal aus.
option-skip-is-none = keiner Karte
option-skip-is-A = Ass
option-skip-is-8 = Acht
option-skip_answerable = Aussetzen weitergeben
option-skip_answerable-about = Mit einer Karte vom gleichen Wert gibt man das Aussetzen an den Nächsten weiter.
option-reverse = Die Neun ändert die Richtung
option-reverse-about = Nach einer Neun geht es andersherum weiter.
option-draw_when = Wann gezogen wird
option-draw_when-about = Ob man auch mit einer passenden Karte ziehen darf.
option-draw_when-is-any_time = jederzeit
option-draw_when-is-only_when_stuck = nur wenn nichts passt
option-play_drawn_card = Ziehen und gleich legen
option-play_drawn_card-about = Passt die gezogene Karte, darf sie sofort gelegt werden.
option-multi_play = Mehrere gleiche auf einmal
option-multi_play-about = In einem Zug dürfen mehrere Karten vom selben Wert gelegt werden.
option-finish = Letzte Karte
option-finish-about = Womit man Schluss machen darf.
option-finish-is-any = jede
option-finish-is-not_seven_or_ace = weder Sieben noch Ass
option-finish-is-wild_only = nur ein Wünscher
option-finishing_penalty_draws = Die letzte Sieben gilt noch
option-finishing_penalty_draws-about = Endet die Runde mit einer Sieben, zieht der Nächste noch.
option-comeback = Sieben holt zurück
option-comeback-about = Wer fertig ist, zieht und spielt weiter, wenn der Nächste eine Sieben legt.
option-comeback-is-none = nein
option-comeback-is-hearts_seven = die Herz-Sieben
option-comeback-is-any_seven = jede Sieben
option-play_on = Um die weiteren Plätze
option-play_on-about = Nach dem Ersten spielen die anderen weiter, bis nur noch einer Karten hat.
option-call = Mau ansagen
option-call-about = Wer eine Karte behält und nicht Mau sagt, zieht, wenn es jemand merkt.
option-call-is-none = nicht nötig
option-call-is-penalty = { $count ->
        [one] Strafe: { $count } Karte
       *[other] Strafe: { $count } Karten
    }
option-turn_limit = Höchstzahl der Züge
option-turn_limit-about = Nach so vielen Zügen endet die Runde ohne Sieger.

format-single = Eine Runde
format-single-about = Wer zuerst keine Karten mehr hat, gewinnt.
format-rounds_won = Gewonnene Runden
format-rounds_won-about = Wer zuerst die vereinbarte Zahl von Runden gewonnen hat, gewinnt.
format-penalty_points = Strafpunkte
format-penalty_points-about = Was auf der Hand bleibt, zählt als Punkte. Erreicht jemand die Grenze, gewinnt, wer am wenigsten hat.
format-fewer_cards = Eine Karte weniger
format-fewer_cards-about = Wer eine Runde gewinnt, bekommt ab dann eine Karte weniger. Wer keine mehr bekäme, gewinnt.
format-chips = Chips
format-chips-about = Wer nach einer Runde die meisten Punkte auf der Hand hat, verliert einen Chip. Ohne Chips scheidet man aus.

values-queens = { $cards ->
        [french] Damen zählen 20
       *[german] Ober zählen 20
    }
values-jacks = { $cards ->
        [french] Buben zählen 20
       *[german] Unter zählen 20
    }
values-czech = Tschechische Werte

# Warum ein Zug nicht geht: ein Satz. Die Gründe sind die Aufzählung RefusalReason, dann die des Tisches.

refused-not_understood = Diesen Zug gibt es nicht.
refused-round_over = Die Runde ist schon zu Ende.
refused-not_in_round = In dieser Runde spielst du nicht mehr mit.
refused-not_your_turn = Gerade ist jemand anders dran.
refused-not_in_hand = Diese Karte hast du nicht auf der Hand.
refused-does_not_fit = Diese Karte passt weder nach Farbe noch nach Wert.
refused-wish_stands = Ein Wunsch gilt, und diese Karte erfüllt ihn nicht.
refused-wild_on_wild = Auf einen Wünscher darf man keinen Wünscher legen.
refused-penalty_owed = Erst die Strafe: weitergeben oder ziehen.
refused-skip_owed = Du setzt aus, oder du gibst es mit einer Karte vom gleichen Wert weiter.
refused-wish_missing = Zum Wünscher gehört ein Wunsch.
refused-wish_not_allowed = Zu dieser Karte gehört kein Wunsch.
refused-no_rank_to_wish = Es gibt keinen Wert, den man sich wünschen könnte.
refused-may_not_be_last = Diese Karte darf nicht die letzte sein.
refused-one_card_only = Es geht nur eine Karte auf einmal.
refused-one_rank_only = Auf einmal gehen nur Karten vom selben Wert.
refused-always_alone = Diese Karte wird immer allein gelegt.
refused-drawn_card_only = Nur die gerade gezogene Karte darf gelegt werden.
refused-must_lay = Du kannst legen, ziehen geht jetzt nicht.
refused-nothing_to_draw = Es gibt nichts zu ziehen.
refused-nothing_owed = Gerade ist nichts zu ziehen oder auszusetzen.
refused-whole_penalty = Die Strafe wird ganz gezogen.
refused-must_draw = Erst ziehen.
refused-no_calls = An diesem Tisch sagt man Mau nicht an.
refused-call_not_due = Mau sagt man vor der vorletzten Karte.
refused-already_called = Mau ist schon angesagt.
refused-no_window = Gerade ist niemand zu erwischen.
refused-own_window = Dich selbst kannst du nicht erwischen.
refused-no_table = Es läuft kein Spiel.
refused-table_running = Am Tisch läuft schon ein Spiel.
refused-bad_ruleset = Diese Regeln passen nicht zusammen.
refused-bad_seats = Mit so vielen Spielern geht es nicht.
refused-bad_values = So können die Karten nicht zählen.
refused-bad_format = So lässt sich nicht spielen.
refused-bad_dealer = Wer geben soll, sitzt nicht am Tisch.
refused-not_seated = Du sitzt nicht an diesem Tisch.
refused-not_playing = Gerade läuft keine Runde.
refused-not_between_rounds = Die nächste Runde kommt, wenn diese vorbei ist.
refused-match_not_over = Die Revanche kommt, wenn das Spiel vorbei ist.
refused-match_over = Das Spiel ist schon vorbei.
refused-table_closed = Der Tisch ist geschlossen.
refused-paused = Das Spiel macht Pause.
refused-stale = Am Tisch ist inzwischen etwas passiert, versuch es noch einmal.
refused-not_practice = Das geht nur an einem Gerät, nicht am Tisch eines Servers.
refused-nothing_to_undo = Es gibt nichts zurückzunehmen.
refused-no_secret = An diesem Tisch lässt sich kein Geheimnis wählen.
refused-no_finished_round = Es ist noch keine Runde zu Ende gespielt.
