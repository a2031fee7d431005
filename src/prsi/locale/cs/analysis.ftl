# Rozbor kola na stránce přehrání: co který krok stál a co rozhodlo. Šance jsou hotové texty v procentech.

analysis-title = Rozbor kola
analysis-about = Ke každému kroku spočítá šanci na výhru jen z toho, co hráč v tu chvíli mohl vědět. Počítá se to přímo v zařízení a chvíli to trvá.
analysis-seat = Čí šance
analysis-start = Rozebrat kolo
analysis-cancel = Přerušit
analysis-go-on = Pokračovat
analysis-progress = { $done } z { $count } kroků
analysis-done = Rozbor je hotový.
analysis-failed = Rozbor se nepovedl. Zkus to znovu.
analysis-moments = { $count ->
        [0] Nic jednotlivého kolo nerozhodlo
        [one] Chvíle, na které záleželo
       *[other] Chvíle, na kterých záleželo
    }
analysis-moments-none = Žádný krok nestál víc, než by vysvětlila náhoda, a šance se měnila jen po troškách.
analysis-chart = Šance na výhru
analysis-chart-about = { $name }: na začátku { $first }, nejmíň { $low }, nejvíc { $high }. Kdyby se počítala znovu z jiných rozdání, ležela by v pásu asi 95krát ze 100.
analysis-legend-chance = šance po kroku
analysis-legend-band = nejistota
analysis-legend-even = stejný díl pro všechny
analysis-legend-best = nejlepší krok, nebo stejně dobrý
analysis-legend-lost = šlo to líp
analysis-step = Krok
analysis-move = Co se stalo
analysis-chance = Šance
analysis-between = Nejspíš mezi
analysis-between-values = { $low } a { $high }
analysis-worth = Hodnocení
analysis-choices = Kroky, u kterých bylo z čeho vybírat
analysis-best = Nejlepší krok.
analysis-equal = Stejně dobrý krok jako nejlepší.
analysis-unsure = Možná bylo o něco lepší { $best }, jisté to není.
analysis-lost = Lepší bylo { $best }. Takhle šance na výhru klesla asi o { $lost ->
        [one] { $lost } procentní bod
        [few] { $lost } procentní body
       *[other] { $lost } procentních bodů
    }, nejspíš o { $low } až { $high ->
        [one] { $high } procentní bod
        [few] { $high } procentní body
       *[other] { $high } procentních bodů
    }.
analysis-forgot = Chybělo hlášení. Šance na výhru tím klesla asi o { $lost ->
        [one] { $lost } procentní bod
        [few] { $lost } procentní body
       *[other] { $lost } procentních bodů
    }.

move-lay = dát { $cards }
move-lay-wish = dát { $cards } a přát si { $wish }
move-draw = líznout
move-take = vzít karty
move-pass = nedávat nic
