# Sila počítačových súperov a prečo rada znie, ako znie.
# $count je počet kariet, $chance v koľkých zo sto kôl ťah v duchu vyhráva.

level-beginner = Začiatočník
level-beginner-about = Dáva, čo práve sedí, a často zabúda hlásiť Mau.
level-casual = Sviatočný
level-casual-about = Hrá rozumne a myslí o kartu dopredu.
level-strong = Silný
level-strong-about = Pamätá si, kto na čo ťahal, a kolo si premyslí až do konca.

because-call = Bez hlásenia možno ťaháš { $count ->
        [one] jednu kartu
        [few] { $count } karty
       *[other] { $count } kariet
    }.
because-call-out = Niekto nehlási Mau, a tak ťahá { $count ->
        [one] jednu kartu
        [few] { $count } karty
       *[other] { $count } kariet
    }.
because-only-move = Nič iné teraz nejde.
because-goes-out = Je to tvoja posledná karta.
because-brings-back = Vracia do hry toho, kto má práve hotovo.
because-ends-round = Týmto ťahom sa kolo končí.
because-passes-penalty = Neťaháš nič a na ďalšieho { $count ->
        [one] zostáva jedna karta
        [few] zostávajú { $count } karty
       *[other] zostáva { $count } kariet
    }.
because-passes-skip = Nestojíš ty, stojí ďalší, ak nemá odpoveď.
because-keeps-seven = Vziať si karty stojí menej než prísť o odpoveď, ktorá ťa neskôr ochráni.
because-keeps-skip = Stáť je lepšie než prísť o kartu, ktorá ťa neskôr ochráni.
because-keeps-drawn = Potiahnutá karta má neskôr väčšiu cenu než teraz.
because-draws = Karta navyše prekáža menej než prísť o niektorú z týchto.
because-saves-wild-drawing = Sedí len menič a ten má neskôr väčšiu cenu.
because-wish-lacked = Túto farbu máš a ďalší hráč ju asi nemá.
because-wish-most = Tejto farby máš najviac: { $count ->
        [one] jednu kartu
        [few] { $count } karty
       *[other] { $count } kariet
    }.
because-wish-safe = Ďalší hráč z tejto farby asi nič nemá.
because-wild-last = Nič iné nesedí.
because-sheds = Zbavíš sa { $count } kariet naraz.
because-stops-next = Ďalší hráč má skoro hotovo a ťahá { $count ->
        [one] jednu kartu
        [few] { $count } karty
       *[other] { $count } kariet
    }, ak nemá odpoveď.
because-makes-draw = Ďalší hráč ťahá { $count ->
        [one] jednu kartu
        [few] { $count } karty
       *[other] { $count } kariet
    }, ak nemá odpoveď.
because-moves-again = Keď nikto neodpovie, hráš hneď znova a kartu na to máš.
because-makes-stand = Ďalší hráč stojí, ak nemá odpoveď.
because-skips-next = Ďalší hráč stojí.
because-saves-wild = Zostane ti menič, ktorý ide na čokoľvek.
because-keeps-defence = Zvláštna karta ti zostane na horšiu chvíľu.
because-next-lacks = Ďalší hráč z tejto farby asi nič nemá.
because-follows = Potom na ňu máš čo dať: { $count ->
        [one] jednu kartu
        [few] { $count } karty
       *[other] { $count } kariet
    }.
because-best = Pri dohraní v duchu vyhráva asi v { $chance } % prípadov, nič iné nevyhráva častejšie.
because-nothing-better = Pri dohraní v duchu nič iné nedopadá lepšie.

# Čo v kole rozhodlo: lepší krok, za ním stojí dôvod ($best hovorí neurčitkom, čo to bolo; $lost a $change sú
# percentuálne body, $after percentá).
moment-lost = Lepšie bolo { $best }. Šanca na výhru by bola asi o { $lost ->
        [one] { $lost } percentuálny bod
        [few] { $lost } percentuálne body
       *[other] { $lost } percentuálnych bodov
    } väčšia.
moment-forgot = Chýbalo hlásenie. Šanca na výhru tým klesla asi o { $lost ->
        [one] { $lost } percentuálny bod
        [few] { $lost } percentuálne body
       *[other] { $lost } percentuálnych bodov
    }.
moment-rose = { $name }: šanca na výhru stúpla o { $change ->
        [one] { $change } percentuálny bod
        [few] { $change } percentuálne body
       *[other] { $change } percentuálnych bodov
    } na { $after } %.
moment-fell = { $name }: šanca na výhru klesla o { $change ->
        [one] { $change } percentuálny bod
        [few] { $change } percentuálne body
       *[other] { $change } percentuálnych bodov
    } na { $after } %.
