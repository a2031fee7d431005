# Rozbor kola na stránke prehrania: čo ktorý krok stál a čo rozhodlo. Šance sú hotové texty v percentách.

analysis-title = Rozbor kola
analysis-about = Pri každom kroku vypočíta šancu na výhru len z toho, čo hráč v tej chvíli mohol vedieť. Chvíľu to trvá, počíta sa v zariadení.
analysis-seat = Čia šanca
analysis-start = Rozobrať kolo
analysis-cancel = Prerušiť
analysis-go-on = Pokračovať
analysis-progress = { $done } z { $count } krokov
analysis-done = Rozbor je hotový.
analysis-failed = Rozbor sa nepodaril. Skús to znova.
analysis-moments = { $count ->
        [0] Nerozhodol žiadny jediný krok
        [one] Chvíľa, na ktorej záležalo
       *[other] Chvíle, na ktorých záležalo
    }
analysis-moments-none = Žiadny krok nestál viac, než koľko vysvetlí náhoda, a šanca sa menila len po troške.
analysis-chart = Šanca na výhru
analysis-chart-about = { $name }: na začiatku { $first }, najmenej { $low }, najviac { $high }. Keby sa rátala znova z iných rozdaní, ležala by v páse asi 95-krát zo 100.
analysis-legend-chance = šanca po kroku
analysis-legend-band = neistota
analysis-legend-even = rovnaký diel pre všetkých
analysis-legend-best = najlepší krok alebo rovnako dobrý
analysis-legend-lost = dalo sa lepšie
analysis-step = Krok
analysis-move = Čo sa stalo
analysis-chance = Šanca
analysis-between = Najskôr medzi
analysis-between-values = { $low } a { $high }
analysis-worth = Aký bol
analysis-choices = Kroky, pri ktorých bolo z čoho vyberať
analysis-best = Najlepší krok.
analysis-equal = Rovnako dobrý krok ako najlepší.
analysis-unsure = Možno bolo o niečo lepšie { $best }, isté to nie je.
analysis-lost = Lepšie bolo { $best }. Šanca na výhru tým klesla asi o { $lost ->
        [one] { $lost } percentuálny bod
        [few] { $lost } percentuálne body
       *[other] { $lost } percentuálnych bodov
    }, najskôr o { $low } až { $high ->
        [one] { $high } percentuálny bod
        [few] { $high } percentuálne body
       *[other] { $high } percentuálnych bodov
    }.
analysis-forgot = Chýbalo hlásenie. Šanca na výhru tým klesla asi o { $lost ->
        [one] { $lost } percentuálny bod
        [few] { $lost } percentuálne body
       *[other] { $lost } percentuálnych bodov
    }.

move-lay = dať { $cards }
move-lay-wish = dať { $cards } a želať si { $wish }
move-draw = potiahnuť
move-take = vziať karty
move-pass = nedať nič
