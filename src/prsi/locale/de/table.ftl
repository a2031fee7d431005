# Der Spieltisch: Aufforderungen, Ereignisse als Sätze, Tasten.
# $name ist ein Name, $card und $cards sind gelegte Karten, $wish die gewünschte Farbe oder der Wert, $n eine Anzahl.

# Vornamen zu den Gesichtern.
avatar-anicka = Annika
avatar-karel = Opa Karl
avatar-jarka = Oma Erna
avatar-kuba = Jakob
avatar-vojta = Adam
avatar-tereza = Theresa
avatar-hynek = Heinz
avatar-zofie = Sophie
avatar-samuel = Samuel
avatar-bohumil = Gottfried
avatar-ludmila = Ludmilla
avatar-emma = Emma

table-you = Du
table-you-short = du
table-round = { $n }. Runde
table-back = Zurück
table-menu = Menü
table-label = Spieltisch
table-seats = Mitspieler
table-pause = Pause
table-resume = Weiter
table-settings = Einstellungen
table-rules = Regeln
table-leave = Tisch verlassen
table-sort = Karten ordnen
table-sort-suit = Nach Farbe
table-sort-rank = Nach Wert
table-sort-none = Wie gezogen
table-close = Schließen

# Tisch
pile-label = Auf dem Tisch: { $card }
stock-label =
    { $n ->
        [0] Der Stapel ist leer
        [one] { $n } Karte im Stapel
       *[other] { $n } Karten im Stapel
    }
owed-label =
    { $n ->
        [one] Zu ziehen: { $n } Karte
       *[other] Zu ziehen: { $n } Karten
    }
token-valid = Es gilt
token-wish = Wunsch
token-label = Es gilt { $suit }
token-wish-label = Wunsch: { $wish }
skip-owed = Aussetzen

# Plätze
seat-label =
    { $n ->
        [0] { $name }, keine Karten
        [one] { $name }, { $n } Karte
       *[other] { $name }, { $n } Karten
    }
seat-plays = am Zug
seat-out = { $place }. Platz
seat-finishing = ist fertig
seat-not-dealt = spielt nicht mit
seat-one-called = ruft Mau!
seat-one-missed = ohne Mau
seat-dealer = gibt
seat-lays = legt { $card }
seat-wishes = wünscht { $wish }
seat-draws = zieht { $n }
seat-stands = setzt aus
seat-skipped = setzt aus
seat-keeps = behält
seat-passes = passt

# Die Aufforderung: eine Zeile, wer am Zug ist und was offen ist
turn-you = Du bist dran
turn-next = Danach { $names }
prompt-other = { $name } ist am Zug
prompt-other-penalty = { $name }: { $n } ziehen oder kontern
prompt-other-skip = { $name }: aussetzen oder kontern
prompt-penalty = Zieh { $n }
prompt-penalty-seven = Zieh { $n } oder leg eine Sieben
prompt-penalty-answer = Zieh { $n } oder kontere
prompt-skip = Du setzt aus
prompt-skip-answer =
    { $rank ->
        [eight] Setz aus oder leg eine Acht
       *[other] Setz aus oder leg ein Ass
    }
prompt-lay = Leg { $what }
prompt-stuck = Nichts passt: Zieh eine Karte
prompt-stuck-pass = Nichts geht: Du passt
prompt-drawn = Leg { $card } oder behalte
prompt-comeback-hearts = Herz-Sieben holt zurück: { $name }
prompt-comeback-any = Eine Sieben holt zurück: { $name }
prompt-paused = Pause
prompt-wins = { $name } gewinnt
prompt-you-win = Du gewinnst!
prompt-blocked = Niemand kann spielen, die Runde endet
prompt-turn-limit = Die Runde ist zu lang und endet
prompt-you-out = Du bist fertig, die anderen spielen weiter
prompt-waiting = Einen Moment …

# Tasten
draw-button =
    { $n ->
        [0] Ziehen
       *[other] { $n } ziehen
    }
stand-button = Aussetzen
keep-button = Behalten
pass-button = Passen
take-back-button = Zurücknehmen
result-button = Ergebnis
lay-button =
    { $n ->
        [one] { $n } Karte legen
       *[other] { $n } Karten legen
    }
lay-cancel = Auswahl aufheben
mau-button = Mau!
mau-called = ✓ Mau
mau-say = Sag Mau
mau-label = Mau rufen
mau-label-called = Mau ist gerufen
call-out-button = Mau? { $name }
call-out-label = Mau? { $name } hat nicht gerufen: melden
hint-button = Tipp
undo-button = Zug zurücknehmen
history-button = Was war los

# Hand
hand-label =
    { $n ->
        [0] Deine Hand ist leer
        [one] Deine Hand, { $n } Karte
       *[other] Deine Hand, { $n } Karten
    }
hand-more = { $n } spielbar
card-playable = spielbar
card-not-playable = jetzt nicht spielbar
card-selected = gewählt, Nummer { $n }
card-drawn = gerade gezogen
card-hinted = Tipp

# Warum nicht: ein Satz
why-does_not_fit = { $playable ->
        [0] Weder { $card } noch eine andere deiner Karten passt.
       *[other] { $card } passt nicht: Legen kannst du { $what }.
    }
why-wish_stands = { $playable ->
        [0] Ein Wunsch gilt, und keine deiner Karten erfüllt ihn.
       *[other] Ein Wunsch gilt: Legen kannst du { $what }.
    }
why-wild_on_wild = Wünscher auf Wünscher geht nicht.
why-penalty_owed = { $n ->
        [one] Auf dich wartet { $n } Karte
       *[other] Auf dich warten { $n } Karten
    }: { $playable ->
        [0] Zieh sie.
       *[other] Antworte oder zieh.
    }
why-skip_owed = { $playable ->
        [0] Du setzt aus, denn du hast keine Antwort.
       *[other] Du setzt aus oder antwortest mit demselben Wert.
    }
why-may_not_be_last = Mit dieser Karte darf man nicht aufhören.
why-drawn_card_only = Nur die gerade gezogene Karte darf gelegt werden.
why-no_rank_to_wish = Es gibt keinen Wert zum Wünschen.
why-one_card_only = Immer nur eine Karte auf einmal.
why-not_first = Leg zuerst { $what }, dann { $card } dazu.
why-not_your_turn = { $name } ist am Zug.
why-paused = Das Spiel macht Pause.
why-round_over = Die Runde ist vorbei.
why-other = Das geht jetzt nicht.
why-draw = Ziehen geht jetzt nicht: Du kannst legen.
why-call = Mau ruft man vor der vorletzten Karte.
draw-sure = Du kannst etwas legen. Wenn du nicht willst, tippe noch einmal.
not-sent = Der Zug kam nicht an, versuch es noch einmal.

# Wunsch
wish-title = Welche Farbe wünschst du dir?
wish-title-rank = Welchen Wert wünschst du dir?
wish-laying = Du legst { $card }.
wish-holding =
    { $n ->
        [0] keine
       *[other] du hast { $n }
    }

# Ereignisse
event-dealt-you =
    { $n ->
        [one] Du bekommst { $n } Karte.
       *[other] Du bekommst { $n } Karten.
    }
event-upcard = Aufgedeckt: { $card }.
event-laid = { $name } legt { $card }.
event-laid-you = Du legst { $card }.
event-laid-wish = { $name } legt { $card } und wünscht sich { $wish }.
event-laid-wish-you = Du legst { $card } und wünschst dir { $wish }.
event-owed = { $n ->
        [one] Wer dran ist, soll { $n } Karte ziehen.
       *[other] Wer dran ist, soll { $n } Karten ziehen.
    }
event-direction = Die Richtung wechselt.
event-drew =
    { $n ->
        [0] { $name } kann nichts ziehen.
        [one] { $name } zieht { $n } Karte.
       *[other] { $name } zieht { $n } Karten.
    }
event-drew-you =
    { $n ->
        [0] Du kannst nichts ziehen.
        [one] Du ziehst { $n } Karte.
       *[other] Du ziehst { $n } Karten.
    }
event-drew-you-card = Du ziehst { $card }.
event-reshuffled = Der Stapel ist leer. Die Ablage wird gemischt.
event-stood = { $name } setzt aus.
event-stood-you = Du setzt aus.
event-kept = { $name } behält die gezogene Karte.
event-kept-you = Du behältst die gezogene Karte.
event-passed = { $name } passt.
event-passed-you = Du passt.
event-skipped = { $name } wird übersprungen.
event-skipped-you = Du wirst übersprungen.
event-called = { $name } ruft Mau!
event-called-you = Du rufst Mau!
event-called_out = { $by }: „Mau?“ { $name } hat nicht gerufen und zieht.
event-called_out-you = { $by }: „Mau?“ Du hast nicht gerufen und ziehst.
event-called_out-by-you = Du: „Mau?“ { $name } hat nicht gerufen und zieht.
event-went_out = { $name } hat keine Karten mehr.
event-went_out-you = Du hast keine Karten mehr!
event-came_back = { $name } ist wieder im Spiel.
event-came_back-you = Du bist wieder im Spiel.
event-window_opened = { $name } hat eine Karte und ruft nicht Mau.
event-window_opened-you = Du hast eine Karte und rufst nicht Mau.
event-round_over-won = { $name } gewinnt die Runde.
event-round_over-you = Du gewinnst die Runde.
event-round_over-none = Die Runde endet ohne Sieger.
event-undone = Der Zug wird zurückgenommen.

# Seit deinem letzten Zug
recap-title = Seit deinem Zug
recap-empty = Noch ist nichts passiert.
recap-replay = Abspielen
recap-replaying = Wiederholung
advice-lay = Tipp: Leg { $card }.
advice-lay-wish = Tipp: Leg { $card } und wünsch dir { $wish }.
advice-draw = Tipp: Zieh.
advice-pass = Tipp: Setz aus.
advice-call = Tipp: Ruf Mau.
advice-thinking = Ich überlege …

# Übersicht
log-tab = Verlauf
score-rounds = Gewonnene Runden
score-points = Punkte
score-chips = Chips
score-cards = Karten beim nächsten Mal
keys-line = Tasten: ← → wählen, Enter legen, L ziehen, M Mau, N melden, H Tipp, Z zurücknehmen

# Mehrere an einem Gerät: zwischen den Zügen sind die Karten verdeckt
cover-label = Verdeckter Tisch
cover-pass = Gib weiter. Jetzt spielt
cover-next = { $name }
cover-take = Ich bin { $name }
cover-hidden = Tippe, dann siehst du deine Karten. Alle anderen schauen weg.
cover-call-out = { $name }: „Mau?“
cover-call = { $name }: „Mau!“
cover-do = Karten verdecken
pass-on-button = Weiter an { $name }
