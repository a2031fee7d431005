# Hracia obrazovka: výzvy, udalosti ako vety, tlačidlá.
# $name je meno v prvom páde, $card a $cards karty v štvrtom páde, $wish želaná farba alebo hodnota, $n počet.

# Krstné mená k tváram.
avatar-anicka = Anička
avatar-karel = Dedo Karol
avatar-jarka = Babka Jarka
avatar-kuba = Kubo
avatar-vojta = Vojto
avatar-tereza = Tereza
avatar-hynek = Hynek
avatar-zofie = Žofia
avatar-samuel = Samuel
avatar-bohumil = Bohumil
avatar-ludmila = Ľudmila
avatar-emma = Emma

table-you = Ty
table-you-short = ty
table-round = { $n }. kolo
table-back = Späť
table-menu = Ponuka
table-label = Hrací stôl
table-seats = Spoluhráči
table-pause = Pauza
table-resume = Pokračovať
table-settings = Nastavenia
table-rules = Pravidlá
table-leave = Odísť od stola
table-sort = Usporiadať karty
table-sort-suit = Podľa farieb
table-sort-rank = Podľa hodnôt
table-sort-none = Ako prišli
table-close = Zavrieť

# Stôl
pile-label = Na stole: { $card }
stock-label =
    { $n ->
        [0] Kôpka je prázdna
        [one] V kôpke je { $n } karta
        [few] V kôpke sú { $n } karty
       *[other] V kôpke je { $n } kariet
    }
owed-label = 
    { $n ->
        [one] Má sa potiahnuť { $n } karta
        [few] Majú sa potiahnuť { $n } karty
       *[other] Má sa potiahnuť { $n } kariet
    }
token-valid = Platí
token-wish = Želanie
token-label = Platí { $suit }
token-wish-label = Želanie: { $wish }
skip-owed = Stojí sa

# Miesta
seat-label =
    { $n ->
        [0] { $name }, bez kariet
        [one] { $name }, { $n } karta
        [few] { $name }, { $n } karty
       *[other] { $name }, { $n } kariet
    }
seat-plays = hrá
seat-out = { $place }. miesto
seat-finishing = má hotovo
seat-not-dealt = už nehrá
seat-one-called = hlási Mau!
seat-one-missed = nehlási Mau
seat-dealer = rozdáva
seat-lays = dáva { $card }
seat-wishes = želá si { $wish }
seat-draws =
    { $n ->
        [one] ťahá { $n } kartu
        [few] ťahá { $n } karty
       *[other] ťahá { $n } kariet
    }
seat-stands = stojí
seat-skipped = vynecháva
seat-keeps = necháva si
seat-passes = pasuje

# Výzva: jeden riadok, kto je na ťahu a čo sa dlhuje
turn-you = Si na ťahu
turn-next = Potom { $names }
prompt-other = Hrá { $name }
prompt-other-penalty = { $name }: ťahať { $n } alebo prebiť
prompt-other-skip = { $name }: stáť alebo prebiť
prompt-penalty = Ťahaj { $n }
prompt-penalty-seven = Ťahaj { $n } alebo prebi sedmou
prompt-penalty-answer = Ťahaj { $n } alebo prebi
prompt-skip = Teraz stojíš
prompt-skip-answer =
    { $rank ->
        [eight] Stoj alebo prebi osmičkou
       *[other] Stoj alebo prebi esom
    }
prompt-lay = Daj { $what }
prompt-stuck = Nič nesedí, ťahaj
prompt-stuck-pass = Nič nesedí, pasuj
prompt-drawn = Daj { $card } alebo si nechaj
prompt-comeback-hearts = Srdcová sedma vracia späť: { $name }
prompt-comeback-any = Sedma vracia späť: { $name }
prompt-paused = Pauza
prompt-wins = Vyhráva { $name }
prompt-you-win = Vyhrávaš!
prompt-blocked = Nikto nemôže hrať, kolo sa končí
prompt-turn-limit = Kolo je pridlhé a končí sa
prompt-you-out = Máš hotovo, dohrávajú ostatní
prompt-waiting = Chvíľku…

# Tlačidlá
draw-button =
    { $n ->
        [0] Ťahať
       *[other] Ťahať { $n }
    }
stand-button = Stáť
keep-button = Nechať si
pass-button = Pasovať
take-back-button = Vziať späť
result-button = Výsledok
lay-button =
    { $n ->
        [one] Dať { $n } kartu
        [few] Dať { $n } karty
       *[other] Dať { $n } kariet
    }
lay-cancel = Zrušiť výber
mau-button = Mau!
mau-called = ✓ Mau
mau-say = Povedz Mau
mau-label = Hlásiť Mau
mau-label-called = Mau je ohlásené
call-out-button = Mau? { $name }
call-out-label = Mau? { $name } nehlási: vyzvať
hint-button = Rada
undo-button = Vrátiť ťah
history-button = Čo sa stalo

# Ruka
hand-label =
    { $n ->
        [0] Tvoja ruka je prázdna
        [one] Tvoja ruka, { $n } karta
        [few] Tvoja ruka, { $n } karty
       *[other] Tvoja ruka, { $n } kariet
    }
hand-more =
    { $n ->
        [one] { $n } hrateľná
        [few] { $n } hrateľné
       *[other] { $n } hrateľných
    }
card-playable = dá sa zahrať
card-not-playable = teraz sa nedá
card-selected = vybrané, { $n }. v poradí
card-drawn = práve potiahnutá
card-hinted = rada

# Prečo sa to nedá: jedna veta
why-does_not_fit = { $playable ->
        [0] Sem nesedí { $card } ani žiadna iná tvoja karta.
       *[other] Sem nesedí { $card }: dá sa dať { $what }.
    }
why-wish_stands = { $playable ->
        [0] Platí želanie a žiadna tvoja karta mu nevyhovuje.
       *[other] Platí želanie: dá sa dať { $what }.
    }
why-wild_on_wild = Menič sa na menič nedáva.
why-penalty_owed = { $n ->
        [one] Čaká na teba { $n } karta
        [few] Čakajú na teba { $n } karty
       *[other] Čaká na teba { $n } kariet
    }: { $playable ->
        [0] potiahni si.
       *[other] prebi alebo si potiahni.
    }
why-skip_owed = { $playable ->
        [0] Teraz stojíš, prebiť nemáš čím.
       *[other] Stoj, alebo prebi kartou rovnakej hodnoty.
    }
why-may_not_be_last = Táto karta nesmie byť posledná.
why-drawn_card_only = Zahrať sa dá len práve potiahnutá karta.
why-no_rank_to_wish = Nezostala hodnota, ktorá sa dá želať.
why-one_card_only = Naraz sa dá dať len jedna karta.
why-not_first = Najprv daj { $what }, { $card } potom pridáš.
why-not_your_turn = { $name } je teraz na ťahu.
why-paused = Hra má pauzu.
why-round_over = Kolo sa už skončilo.
why-other = Teraz sa to nedá.
why-draw = Ťahať sa teraz nedá: máš čo zahrať.
why-call = Mau sa hlási pred predposlednou kartou.
draw-sure = Máš čo zahrať. Ak nechceš, ťukni ešte raz.
not-sent = Ťah neprešiel, skús to znova.

# Želanie
wish-title = Akú farbu si želáš?
wish-title-rank = Akú hodnotu si želáš?
wish-laying = Dávaš { $card }.
wish-holding =
    { $n ->
        [0] nemáš
       *[other] máš { $n }
    }

# Udalosti
event-dealt-you =
    { $n ->
        [one] Dostávaš { $n } kartu.
        [few] Dostávaš { $n } karty.
       *[other] Dostávaš { $n } kariet.
    }
event-upcard = Otáča sa { $card }.
event-laid = { $name } dáva { $card }.
event-laid-you = Dávaš { $card }.
event-laid-wish = { $name } dáva { $card } a želá si { $wish }.
event-laid-wish-you = Dávaš { $card } a želáš si { $wish }.
event-owed = { $n ->
        [one] Kto je na rade, má potiahnuť { $n } kartu.
        [few] Kto je na rade, má potiahnuť { $n } karty.
       *[other] Kto je na rade, má potiahnuť { $n } kariet.
    }
event-direction = Smer sa obracia.
event-drew =
    { $n ->
        [0] { $name } nemá čo ťahať.
        [one] { $name } ťahá { $n } kartu.
        [few] { $name } ťahá { $n } karty.
       *[other] { $name } ťahá { $n } kariet.
    }
event-drew-you =
    { $n ->
        [0] Nemáš čo ťahať.
        [one] Ťaháš { $n } kartu.
        [few] Ťaháš { $n } karty.
       *[other] Ťaháš { $n } kariet.
    }
event-drew-you-card = Ťaháš { $card }.
event-reshuffled = Kôpka sa minula. Odhodené karty sa zamiešali.
event-stood = { $name } stojí.
event-stood-you = Stojíš.
event-kept = { $name } si necháva potiahnutú kartu.
event-kept-you = Nechávaš si potiahnutú kartu.
event-passed = { $name } pasuje.
event-passed-you = Pasuješ.
event-skipped = { $name } vynecháva.
event-skipped-you = Vynechávaš.
event-called = { $name } hlási Mau!
event-called-you = Hlásiš Mau!
event-called_out = { $by }: „Mau?“ { $name } nehlási a ťahá.
event-called_out-you = { $by }: „Mau?“ Nehlásiš a ťaháš.
event-called_out-by-you = Ty: „Mau?“ { $name } nehlási a ťahá.
event-went_out = { $name } má hotovo.
event-went_out-you = Máš hotovo!
event-came_back = { $name } sa vracia do hry.
event-came_back-you = Vraciaš sa do hry.
event-window_opened = { $name } má poslednú kartu a nehlási Mau.
event-window_opened-you = Máš poslednú kartu a nehlásiš Mau.
event-round_over-won = { $name } vyhráva kolo.
event-round_over-you = Kolo vyhrávaš.
event-round_over-none = Kolo sa končí bez víťaza.
event-undone = Ťah sa vracia.

# Od tvojho posledného ťahu
recap-title = Od tvojho ťahu
recap-empty = Zatiaľ sa nič nestalo.
recap-replay = Ukázať znova
recap-replaying = Čo sa stalo
advice-lay = Rada: daj { $card }.
advice-lay-wish = Rada: daj { $card } a želaj si { $wish }.
advice-draw = Rada: ťahaj.
advice-pass = Rada: stoj.
advice-call = Rada: hlás Mau.
advice-thinking = Premýšľam…

# Prehľad
log-tab = Priebeh
score-rounds = Vyhrané kolá
score-points = Body
score-chips = Žetóny
score-cards = Kariet nabudúce
keys-line = Klávesy: ← → vybrať, Enter zahrať, L ťahať, M Mau, N vyzvať, H rada, Z vrátiť

# Viac ľudí na jednom zariadení: medzi ťahmi sú karty zakryté
cover-label = Zakrytý stôl
cover-pass = Podaj to ďalej. Teraz hrá
cover-next = { $name }
cover-take = Som { $name }
cover-hidden = Po ťuknutí sa ukážu karty. Ostatní sa nepozerajú.
cover-call-out = { $name }: „Mau?“
cover-call = { $name }: „Mau!“
cover-do = Zakryť karty
pass-on-button = Podať: { $name }
