# Mistrovství: jeho plán.

plan-title = { $players ->
        [few] Mistrovství pro { $players } hráče
       *[other] Mistrovství pro { $players } hráčů
    }
plan-stage = Fáze
plan-players = Hráči
plan-tables = Stoly
plan-byes = Volné losy
plan-advance = Postoupí
plan-games = Partie ({ $chips } žetony)
plan-minutes = Minuty
plan-round = { $number }. kolo
plan-round-byes = { $number }. kolo (mezikolo)
plan-semifinals = Semifinále
plan-final = Finále
plan-total = Celkem
plan-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
plan-decimal-luck = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
plan-facts = Stolů najednou: { $tables } · volné losy: { $byes } · vliv losu: { $luck } (0 znamená, že los nikomu nepomůže)
plan-note = Partie a minuty jsou průměr u nejpomalejšího stolu každé fáze; jedna partie trvá { $minutes } min, přestávky se nepočítají. V semifinále a ve finále jsou vždy tři žetony.

# Proč je plán takový.

plan-why-final = Všichni se vejdou k jednomu stolu, a tak se hraje rovnou finále.
plan-why-semifinals = Všichni se vejdou do dvou semifinále, a tak před nimi není potřeba žádné kolo.
plan-why-nine = Devět hráčů je do semifinále o jednoho víc. Tři proto hrají o dvě místa a ostatní mají volný los ({ $byes }); kdo, to určí losování.
plan-why-even = Od každého stolu postupují dva a po posledním kole jich zbude přesně osm. V každém kole hrají všichni, volný los není potřeba.
plan-why-few = { $round }. kolo: { $players } hráčů zaplní jen { $tables } stoly po čtyřech nebo pěti, takže by jich postoupilo jen { $left }. Do semifinále jich má být osm, a proto jsou v tomto kole volné losy: { $byes }.
plan-why-number = { $round }. kolo: kdyby hrálo všech { $players } hráčů, postoupilo by jich { $left }. Odtud se k osmi dojde jen s volnými losy později nebo s jedním kolem navíc. Proto jsou volné losy už v tomto kole: { $byes }.
plan-why-range = { $round }. kolo: kdyby hrálo všech { $players } hráčů, postoupilo by jich { $low } až { $high }. Odtud se k osmi dojde jen s volnými losy později nebo s jedním kolem navíc. Proto jsou volné losy už v tomto kole: { $byes }.

# Jiné plány.

plan-alternatives = Jiné plány
plan-no-alternative = Pro tento počet hráčů se žádný jiný plán nevyplatí.
plan-variant = Plán
plan-rounds = Průběh (+ volné losy)
plan-at-once = Stolů najednou
plan-luck = Vliv losu
plan-variant-best = Nejlepší plán
plan-variant-byes_first = Všechny volné losy v prvním kole
plan-variant-table_of_three = Jeden stůl po třech, bez volných losů
plan-variant-table_of_six = Jeden stůl po šesti, bez volných losů
plan-variant-semifinal_of_five = Všichni rovnou do semifinále, jedno po pěti

championship-title = Mistrovství

## Proč něco nejde

championship-refused-not_allowed = Tohle z téhle stránky udělat nejde. Smí to někdo jiný, nejspíš hlavní rozhodčí.
championship-refused-other_table = Tohle patří k jinému stolu.
championship-refused-unknown_entrant = Takový hráč mezi přihlášenými není.
championship-refused-unknown_table = Takový stůl v tomhle kole není.
championship-refused-unknown_round = Takové kolo v plánu není.
championship-refused-unknown_report = Tenhle zápis tu není, nebo se vzít zpět nedá.
championship-refused-too_young = Hrát může, kdo se narodil v roce { $expected } nebo dřív.
championship-refused-closed = Přihlašování už skončilo. Teď může někoho přidat jen hlavní rozhodčí.
championship-refused-not_closed = Nejdřív je potřeba uzavřít přihlašování.
championship-refused-full = Víc přihlášek už se sem nevejde.
championship-refused-blank = Chybí jméno.
championship-refused-frozen = Turnaj už začal a tohle se od prvního losování nemění.
championship-refused-no_plan = Nejdřív je potřeba vybrat plán turnaje.
championship-refused-plan_differs = Tenhle plán by nevyšel: počty kol, stolů a postupujících na sebe nenavazují.
championship-refused-round_not_over = Předchozí kolo ještě neskončilo u všech stolů.
championship-refused-not_next = Tohle teď není na řadě. Mezitím se nejspíš něco změnilo, podívej se znovu.
championship-refused-enough_present = Přítomných je dost, tak se losuje a hraje.
championship-refused-too_few_present = Přítomných není víc než těch, kdo postoupí. Losovat není co: postupují všichni.
championship-refused-draw_not_announced = Tohle losování ještě nebylo ohlášené.
championship-refused-already_drawn = Tohle kolo už je vylosované.
championship-refused-draw_refused = Takhle losovat nejde.
championship-refused-typed_wrong = Opsané losování nesedí: někdo chybí, je tam dvakrát, nebo má stůl špatný počet míst.
championship-refused-reason_needed = Napiš prosím důvod. Zůstane v záznamu.
championship-refused-not_drawn = Tohle kolo ještě není vylosované.
championship-refused-other_draw = Kolo se mezitím losovalo znovu a tohle patří k losování, které už neplatí.
championship-refused-already_called = Kolo už je vyvolané, čas běží.
championship-refused-not_called = Kolo ještě nikdo nevyvolal, takže ani čas neběží.
championship-refused-too_late = Zpoždění se omlouvá, jen dokud běží čas. Tohle přišlo až po něm.
championship-refused-not_in_future = Nový čas musí být později než ten dosavadní.
championship-refused-time_left = Ještě má čas. Vyškrtnout ho jde, až čas doběhne.
championship-refused-is_there = Tenhle hráč u stolu je.
championship-refused-not_playing = Tenhle hráč u stolu nehraje nebo už vypadl.
championship-refused-at_table = Tenhle hráč zrovna sedí u stolu. Jeho odchod zapíše rozhodčí stolu.
championship-refused-stale = U stolu se mezitím hrálo dál. Podívej se, jak to teď stojí, a zadej to znovu.
championship-refused-bad_cards = Karty nesedí: některá je tam dvakrát, nebo body nejdou k počtu karet.
championship-refused-bad_values = Takhle karty hodnotit nejde.
championship-refused-bad_names = Zadaní hráči nejsou ti, kdo u tohohle stolu sedí.
championship-refused-next_drawn = Další kolo už je vylosované. Teď to může opravit jen hlavní rozhodčí.
championship-refused-not_over = Turnaj ještě není dohraný.
championship-refused-ended = Turnaj už skončil.
championship-refused-not_ended = To jde, až když turnaj skončí.
championship-refused-no_prize = Tuhle cenu tady nikdo nedostává.
championship-refused-final_chips = V semifinále a ve finále má každý vždycky tři žetony.
championship-refused-offline = Server neodpovídá. Nic se nestalo, zkus to za chvíli znovu.
championship-refused-unavailable = Server to teď nezvládne. Za chvíli to zkus znovu.
championship-refused-too_often = To bylo příliš rychle po sobě. Chvilku počkej.
championship-refused-key = Tenhle odkaz už neplatí. Nový má hlavní rozhodčí.
championship-refused-unknown = Takový turnaj tu není.
championship-refused-unreadable = Server tomu nerozuměl. Načti stránku znovu; co čeká, zůstane.
