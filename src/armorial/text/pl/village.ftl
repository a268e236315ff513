# Village po polsku: wszystko, co mówią zasady i plansze.

game-village = Village
game-village-about = Cztery pokolenia pracują, podróżują, modlą się i trwają w pamięci.

## Nagłówki plansz

village-board-action-spaces = Pola akcji
village-board-stalls = Stragany
village-board-queue = Kolejka
village-board-pile = Stos
village-board-map = Mapa
village-board-council = Rada wioski
village-board-church = Kościół
village-board-crafts = Dzielnica rzemieślników
village-board-chronicle = Kronika
village-board-graves = Groby
village-board-green-bag = Zielony woreczek
village-board-black-bag = Czarny woreczek
village-board-supply = Zasoby ogólne
village-board-farm = Gospodarstwo
village-board-life-track = Tor życia
village-board-family = Rodzina
village-board-unborn = Jeszcze nienarodzeni
village-board-goods = Towary
village-board-cubes = Kostki
village-board-coins = Monety
village-board-grain = Zboże
village-board-prestige = Prestiż
village-board-customers = Klienci
village-board-cities = Miasta
village-board-round = Runda { $n }
village-board-first-player = Pierwszy gracz
village-board-token = Następny pierwszy gracz
village-board-last-turns = Ostatnie tury
village-board-monks = { $n ->
    [one] { $n } mnich
    [few] { $n } mnichów
   *[many] { $n } mnichów
}
village-board-points = Punkty
village-board-score = Wynik
village-board-total = Razem
village-board-mill = Młyn
village-board-village = Wioska
village-board-generation = Pokolenie { $n }
village-board-each-step = Każdy krok
village-board-into-bag = Do woreczka
village-board-grain-steps = ← zboże za krok w lewo

## Punktacja końcowa

score-village-prestige = prestiż
score-village-travel = za podróże
score-village-council = za radę
score-village-church = za kościół
score-village-chronicle = za kronikę
score-village-customers = za klientów
score-village-coins = za monety

## Pola akcji, działy kroniki, miejsca

village-space-grain = Zbiory zboża
village-space-family = Rodzina
village-space-crafts = Rzemiosło
village-space-market = Targ
village-space-travel = Podróż
village-space-council = Rada wioski
village-space-church = Kościół

village-section-crafts = rzemiosło
village-section-council = rada
village-section-travel = podróż
village-section-church = kościół
village-section-farm = gospodarstwo

village-place-unborn = jeszcze nienarodzeni
village-place-bag = czarny woreczek
village-place-farm = gospodarstwo
    .at = w gospodarstwie
village-place-wheelwright = kołodziej
    .at = u kołodzieja
    .from = od kołodzieja
village-place-stable = stajnia
    .at = w stajni
    .from = ze stajni
village-place-scriptorium = skryptorium
    .at = w skryptorium
    .from = ze skryptorium
village-place-smithy = kuźnia
    .at = w kuźni
    .from = z kuźni
village-place-north_near = Aldermoor
    .at = w mieście Aldermoor
    .from = z miasta Aldermoor
    .to = do miasta Aldermoor
village-place-south_near = Wexbridge
    .at = w mieście Wexbridge
    .from = z miasta Wexbridge
    .to = do miasta Wexbridge
village-place-north_middle = Saint-Orme
    .at = w mieście Saint-Orme
    .from = z miasta Saint-Orme
    .to = do miasta Saint-Orme
village-place-south_middle = Halmstead
    .at = w mieście Halmstead
    .from = z miasta Halmstead
    .to = do miasta Halmstead
village-place-north_far = Kestrelby
    .at = w mieście Kestrelby
    .from = z miasta Kestrelby
    .to = do miasta Kestrelby
village-place-south_far = Varnholt
    .at = w mieście Varnholt
    .from = z miasta Varnholt
    .to = do miasta Varnholt
village-place-chamber_1 = izba 1
    .at = w izbie 1
    .from = z izby 1
    .to = do izby 1
village-place-chamber_2 = izba 2
    .at = w izbie 2
    .from = z izby 2
    .to = do izby 2
village-place-chamber_3 = izba 3
    .at = w izbie 3
    .from = z izby 3
    .to = do izby 3
village-place-chamber_4 = izba 4
    .at = w izbie 4
    .from = z izby 4
    .to = do izby 4
village-place-window_1 = witraż 1 (prawy)
    .at = przy witrażu 1
    .from = od witraża 1
    .to = do witraża 1
village-place-window_2 = witraż 2
    .at = przy witrażu 2
    .from = od witraża 2
    .to = do witraża 2
village-place-window_3 = witraż 3
    .at = przy witrażu 3
    .from = od witraża 3
    .to = do witraża 3
village-place-window_4 = witraż 4 (lewy)
    .at = przy witrażu 4
    .from = od witraża 4
    .to = do witraża 4
village-place-chronicle_crafts = kronika: rzemiosło
    .to = do kroniki (rzemiosło)
village-place-chronicle_council = kronika: rada
    .to = do kroniki (rada)
village-place-chronicle_travel = kronika: podróż
    .to = do kroniki (podróż)
village-place-chronicle_church = kronika: kościół
    .to = do kroniki (kościół)
village-place-chronicle_farm = kronika: gospodarstwo
    .to = do kroniki (gospodarstwo)
village-place-grave = bezimienny grób
    .to = do bezimiennego grobu
village-place-gone = poza grą
    .to = do pudełka, bo nie ma już miejsca

## Liczby

village-n-coins = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
   *[many] { $n } monet
}
    .acc = { $n ->
        [one] { $n } monetę
        [few] { $n } monety
       *[many] { $n } monet
    }
village-n-grain = { $n ->
    [one] { $n } worek zboża
    [few] { $n } worki zboża
   *[many] { $n } worków zboża
}
village-n-time = { $n ->
    [one] { $n } jednostka czasu
    [few] { $n } jednostki czasu
   *[many] { $n } jednostek czasu
}
    .acc = { $n ->
        [one] { $n } jednostkę czasu
        [few] { $n } jednostki czasu
       *[many] { $n } jednostek czasu
    }
village-n-prestige = { $n ->
    [one] { $n } punkt prestiżu
    [few] { $n } punkty prestiżu
   *[many] { $n } punktów prestiżu
}
village-n-cubes = { $n ->
    [one] { $n } kostka
    [few] { $n } kostki
   *[many] { $n } kostek
}
village-n-orange = { $n ->
    [one] { $n } pomarańczowa kostka
    [few] { $n } pomarańczowe kostki
   *[many] { $n } pomarańczowych kostek
}
    .acc = { $n ->
        [one] { $n } pomarańczową kostkę
        [few] { $n } pomarańczowe kostki
       *[many] { $n } pomarańczowych kostek
    }
village-n-green = { $n ->
    [one] { $n } zielona kostka
    [few] { $n } zielone kostki
   *[many] { $n } zielonych kostek
}
    .acc = { $n ->
        [one] { $n } zieloną kostkę
        [few] { $n } zielone kostki
       *[many] { $n } zielonych kostek
    }
village-n-brown = { $n ->
    [one] { $n } brązowa kostka
    [few] { $n } brązowe kostki
   *[many] { $n } brązowych kostek
}
    .acc = { $n ->
        [one] { $n } brązową kostkę
        [few] { $n } brązowe kostki
       *[many] { $n } brązowych kostek
    }
village-n-pink = { $n ->
    [one] { $n } różowa kostka
    [few] { $n } różowe kostki
   *[many] { $n } różowych kostek
}
    .acc = { $n ->
        [one] { $n } różową kostkę
        [few] { $n } różowe kostki
       *[many] { $n } różowych kostek
    }
village-n-plague = { $n ->
    [one] { $n } kostka zarazy
    [few] { $n } kostki zarazy
   *[many] { $n } kostek zarazy
}
    .acc = { $n ->
        [one] { $n } kostkę zarazy
        [few] { $n } kostki zarazy
       *[many] { $n } kostek zarazy
    }
village-n-scroll = { $n ->
    [one] { $n } zwój
    [few] { $n } zwoje
   *[many] { $n } zwojów
}
village-n-horse = { $n ->
    [one] { $n } koń
    [few] { $n } konie
   *[many] { $n } koni
}
    .acc = { $n ->
        [one] { $n } konia
        [few] { $n } konie
       *[many] { $n } koni
    }
village-n-ox = { $n ->
    [one] { $n } wół
    [few] { $n } woły
   *[many] { $n } wołów
}
    .acc = { $n ->
        [one] { $n } wołu
        [few] { $n } woły
       *[many] { $n } wołów
    }
village-n-plow = { $n ->
    [one] { $n } pług
    [few] { $n } pługi
   *[many] { $n } pługów
}
village-n-wagon = { $n ->
    [one] { $n } wóz
    [few] { $n } wozy
   *[many] { $n } wozów
}
village-n-cubes-of-choice = { $n ->
    [one] { $n } dowolna kostka
    [few] { $n } dowolne kostki
   *[many] { $n } dowolnych kostek
}
village-n-goods-of-choice = { $n ->
    [one] { $n } dowolny towar
    [few] { $n } dowolne towary
   *[many] { $n } dowolnych towarów
}
village-nothing = nic
village-next-first-player = znacznik następnego pierwszego gracza
village-pay-coins = { $n ->
    [one] za { $n } monetę
    [few] za { $n } monety
   *[many] za { $n } monet
}

## Klienci; nazywa się ich według tego, czego chcą

village-one-scroll = zwój
village-one-horse = koń
village-one-ox = wół
village-one-plow = pług
village-one-wagon = wóz
village-one-grain = zboże
village-and = { $first } i { $second }
village-customer = { $points ->
    [one] { $asks } ({ $points } punkt)
    [few] { $asks } ({ $points } punkty)
   *[many] { $asks } ({ $points } punktów)
}

## Pytania do graczy

village-ask-take-cube = { $who }: weź kostkę albo użyj studni
village-ask-last-turn = { $who }: to twoja ostatnia tura; weź kostkę, użyj studni albo nic nie rób
village-ask-any-action = { $who }: wybierz akcję
village-ask-last-action = { $who }: to twoja ostatnia tura; wykonaj dowolną akcję albo nic nie rób
village-ask-pay = { $who }: wybierz, jak zapłacić { $price-acc }
village-ask-pay-well = { $n ->
    [one] { $who }: zapłać za studnię { $n } kostkę (może ją zastąpić moneta)
    [few] { $who }: zapłać za studnię { $n } kostki jednego koloru (każdą może zastąpić moneta)
   *[many] { $who }: zapłać za studnię { $n } kostek jednego koloru (każdą może zastąpić moneta)
}
village-ask-grain = { $who }: zebrać zboże?
village-ask-family = { $who }: wybierz narodziny albo sprowadź członka rodziny do gospodarstwa
village-ask-crafts = { $who }: wyszkol członka rodziny, wytwórz lub kup towar albo użyj młyna
village-ask-after-training = { $who }: od razu wytworzyć towar { $place-at }?
village-ask-market-free = { $who }: obsłuż klienta bez dopłaty albo spasuj
village-ask-market = { $who }: obsłuż klienta (dopłata: { $price }) albo spasuj
village-ask-travel = { $who }: wyślij członka rodziny w podróż albo przenieś go do sąsiedniego miasta
village-ask-council = { $who }: wejdź do rady, awansuj w niej albo użyj przywileju
village-ask-privilege = { $who }: użyć przywileju?
village-ask-church = { $who }: włożyć członka rodziny do czarnego woreczka?
village-ask-buy-out = { $who }: wyjąć członków rodziny z czarnego woreczka za monety? (można jeszcze: { $left })
village-ask-move-up = { $who }: przesunąć członków rodziny w lewo za zboże?
village-ask-dies = { $who }: wybierz, kto z najstarszego pokolenia umiera
village-ask-pick = { $who }: wybierz, co wziąć z zasobów ogólnych (zostało do wzięcia: { $left })

## Pytania do losu

village-ask-first = Kto będzie pierwszym graczem?
village-ask-draw-cube = Losowanie kostki na pole „{ $space }”
village-ask-draw-customer = Odkrycie nowego klienta
village-ask-draw-piece = Losowanie pionka z czarnego woreczka

## Odpowiedzi

village-take = Weź { $what-acc } z pola „{ $space }”
village-take-plague = Weź { $what-acc } z pola „{ $space }” ({ $time })
village-use-well = { $n ->
    [one] Użyj studni ({ $n } kostka)
    [few] Użyj studni ({ $n } kostki jednego koloru)
   *[many] Użyj studni ({ $n } kostek jednego koloru)
}
village-pay = Zapłać { $what-acc }
village-harvest = Zbierz { $what-acc }
village-birth = Narodziny: członek rodziny z pokolenia { $generation }
village-birth-any = Narodziny
village-recall = Sprowadź do gospodarstwa członka rodziny z pokolenia { $generation } { $place-from }
village-train = Wyszkol członka rodziny z pokolenia { $generation } { $place-at } ({ $time })
village-make = Wytwórz { $what-acc } ({ $time })
village-buy = Kup { $what-acc } ({ $price })
village-mill = Użyj młyna: { $what } ({ $price })
village-serve = Obsłuż klienta: { $customer }
village-send = Wyślij członka rodziny z pokolenia { $generation } { $to-to } ({ $price }): { $what }
village-move = Przenieś członka rodziny z pokolenia { $generation }, { $from } → { $to } ({ $price }): { $what }
village-enter = Wprowadź członka rodziny z pokolenia { $generation } { $to-to } ({ $cubes } lub { $goods }; { $time })
village-climb = Przesuń członka rodziny z pokolenia { $generation } wyżej, { $to-to } ({ $cubes } lub { $goods }; { $time })
village-privilege = Przywilej ({ $place }): { $what }
village-privilege-paid = Przywilej ({ $place }): { $what } { $price }
village-devote = Włóż członka rodziny z pokolenia { $generation } do czarnego woreczka ({ $cubes } lub { $time })
village-buy-out = Wyjmij członka rodziny z pokolenia { $generation } ({ $price })
village-move-up = Przesuń członka rodziny z pokolenia { $generation } { $to-to } ({ $price })
village-dies = Członek rodziny z pokolenia { $generation } { $place-at } – trafi { $to-to }
village-monk = mnich
village-member-of = { $who }: członek rodziny z pokolenia { $generation }
village-decline = Zrezygnuj z akcji
village-no-action = Nic nie rób
village-no-privilege = Nie używaj przywileju
village-stop = Na razie nie wytwarzaj towaru
village-pass = Pas
village-done = Gotowe

## Dziennik

village-did-first = Pierwszy gracz: { $who }.
village-did-round = Zaczyna się runda { $n }. Pierwszy gracz: { $who }.
village-did-last-round = To ostatnia runda: więcej w partii nie ma (V-117).
village-did-lay = Na pole „{ $space }” trafia { $what }.
village-did-take = { $who } bierze { $what-acc } z pola „{ $space }”.
village-did-use-well = { $who } używa studni i płaci { $what-acc }.
village-did-choose = { $who } wybiera akcję „{ $space }”.
village-did-pay = { $who } płaci { $what-acc }.
village-did-spend-time = { $who } zużywa { $what-acc }.
village-did-gain = { $who } otrzymuje { $what-acc }.
village-did-decline = { $who } rezygnuje z akcji.
village-did-forgo = { $who } rezygnuje z ostatniej tury.
village-did-skip = { $who } nie może wykonać akcji „{ $space }”.
village-did-harvest = { $who } zbiera { $what-acc }.
village-did-harvest-none = { $who } nie zbiera zboża.
village-did-birth = { $who }: rodzi się członek rodziny z pokolenia { $generation }.
village-did-recall = { $who } sprowadza do gospodarstwa członka rodziny z pokolenia { $generation } { $place-from }.
village-did-train = { $who } szkoli członka rodziny z pokolenia { $generation } { $place-at }.
village-did-make = { $who } wytwarza { $what-acc }.
village-did-buy = { $who } kupuje { $what-acc }.
village-did-mill = { $who } oddaje w młynie { $paid-acc } i otrzymuje { $what-acc }.
village-did-open-market = { $who } otwiera dzień targowy.
village-did-serve = { $who } obsługuje klienta: { $customer }.
village-did-pass = { $who } pasuje do końca dnia targowego.
village-did-close-market = Dzień targowy się kończy.
village-did-arrive = Przychodzi klient: { $customer }.
village-did-travel = { $who }: członek rodziny z pokolenia { $generation } podróżuje { $place-to }.
village-did-take-chamber = { $who }: członek rodziny z pokolenia { $generation } zajmuje miejsce { $place-at }.
village-did-use-privilege = { $who } używa przywileju ({ $place }).
village-did-take-token = { $who } bierze znacznik następnego pierwszego gracza.
village-did-devote = { $who } wkłada członka rodziny z pokolenia { $generation } do czarnego woreczka.
village-did-mass = Zaczyna się msza.
village-did-buy-out = { $who } wyjmuje członka rodziny z pokolenia { $generation } z czarnego woreczka za { $paid-acc }.
village-did-draw-member = Z czarnego woreczka wychodzi członek rodziny z pokolenia { $generation } ({ $who }).
village-did-draw-monk = Z czarnego woreczka wychodzi mnich.
village-did-move-up = { $who } przesuwa członka rodziny z pokolenia { $generation } { $place-to } za { $paid-acc }.
village-did-lead-church-most = { $who } ma najwięcej członków rodziny w kościele i otrzymuje { $what-acc }.
village-did-lead-church-window = { $who } otrzymuje { $what-acc }: członków rodziny w kościele jest po równo, rozstrzyga stojący najdalej z lewej.
village-did-lead-church-shared = { $who } dzieli pierwsze miejsce w kościele (równa liczba członków rodziny i ten sam witraż) i otrzymuje { $what-acc }.
village-did-die = { $who }: członek rodziny z pokolenia { $generation } umiera { $place-at } i trafia { $to-to }.
village-did-nobody-die = { $who }: nikt nie jest już widoczny, więc nikt nie umiera.
village-did-trigger-chronicle = { $who } zajmuje ostatnie miejsce w kronice: rozpoczyna się koniec gry, pora na ostatnie tury.
village-did-trigger-graves = { $who } zajmuje ostatni grób: rozpoczyna się koniec gry, pora na ostatnie tury.
village-did-end = Koniec gry.

## Ostrzeżenia przed odpowiedzią

village-warn-dies = Znacznik przekroczy most: umrze członek rodziny z pokolenia { $generation }.
village-warn-nobody = Znacznik przekroczy most, ale nie ma nikogo, kto mógłby umrzeć.
village-warn-last-turns = To rozpocznie koniec gry: pora na ostatnie tury.
village-warn-last-place = W kronice zostanie jedno wolne miejsce: jego zajęcie rozpocznie koniec gry.
village-warn-last-grave = Zostanie jeden wolny grób: jego zajęcie rozpocznie koniec gry.
village-warn-no-action = Nie możesz wykonać tej akcji.
village-warn-harvest = Twoje zbiory zboża zmaleją z { $before } do { $n }.

## Dlaczego nie

village-why-no-such-cube = Na tym polu akcji nie ma takiej kostki.
village-why-not-a-last-turn = Musisz wziąć kostkę albo użyć studni; zrezygnować można tylko z ostatniej tury.
village-why-well-needs-cubes = Masz za mało kostek jednego koloru na studnię, nawet razem z monetami.
village-why-well-needs-influence = Studni można użyć tylko wtedy, gdy na którymś polu akcji leży kostka wpływu.
village-why-cannot-carry-out = Nie możesz teraz wykonać tej akcji.
village-why-not-your-cubes = Nie masz tylu kostek tego koloru.
village-why-wrong-coins = Tak tu nie można zapłacić.
village-why-short = Aby tak zapłacić, brakuje ci: { $what }.
village-why-nobody-on-farm = Nie masz nikogo w gospodarstwie.
village-why-nobody-of-generation = Nie masz w gospodarstwie członka rodziny z tego pokolenia.
village-why-nobody-here = Nie masz tam członka rodziny z tego pokolenia.
village-why-all-born = Wszyscy członkowie twojej rodziny już się urodzili.
village-why-not-the-oldest = Widoczny jest członek rodziny ze starszego pokolenia; on umiera wcześniej.
village-why-harvest-needs-member = Do zbiorów potrzebny jest członek rodziny w gospodarstwie.
village-why-no-craftsman = Nie masz członka rodziny w tym warsztacie.
village-why-good-is-out = W zasobach ogólnych nie ma już tego towaru.
village-why-craft-short = Na ten towar brakuje: { $what } (moneta zastępuje kostkę, ale nie zboże).
village-why-other-workshop = Ten warsztat nie wytwarza takiego towaru.
village-why-mill-short = Na młyn brakuje: { $what }.
village-why-no-coins-left = W zasobach ogólnych nie ma już monet.
village-why-not-at-stall = Ten klient nie stoi przy straganie.
village-why-customer-short = Dla tego klienta brakuje: { $what }.
village-why-extra-short = Na dopłatę brakuje: { $what } (moneta zastępuje kostkę).
village-why-no-route = Tych dwóch miejsc nie łączy żaden szlak.
village-why-no-traveller = Nie masz w tym mieście członka rodziny z tego pokolenia.
village-why-route-short = Na tę podróż brakuje: { $what } (moneta zastępuje kostkę, ale nie towar).
village-why-council-short = Na radę brakuje: { $what } (moneta zastępuje kostkę); wystarczy też zwój.
village-why-no-councillor = Nie masz takiego członka rodziny w radzie.
village-why-chamber-too-high = Członek twojej rodziny nie zaszedł w radzie tak wysoko.
village-why-token-is-gone = Znacznik następnego pierwszego gracza jest już wzięty.
village-why-no-cubes-left = W zasobach ogólnych nie ma już kostek wpływu.
village-why-no-goods-left = W zasobach ogólnych nie ma już towarów.
village-why-needs-coin = Masz za mało monet na ten przywilej.
village-why-colour-is-out = W zasobach ogólnych nie ma już kostek tego koloru.
village-why-not-in-bag = Nie masz w czarnym woreczku członka rodziny z tego pokolenia.
village-why-mass-needs-coin = Masz za mało monet, aby wyjąć członka rodziny z woreczka.
village-why-step-short = Na ten krok brakuje: { $what }.
village-why-not-in-window = Nie masz przy tym witrażu członka rodziny z tego pokolenia.

## Na czym opiera się podpowiedź

reason-village-prestige = prestiż
reason-village-travel = podróże
reason-village-council = rada wioski
reason-village-church = kościół
reason-village-customers = targ i klienci
reason-village-chronicle = kronika
reason-village-time = czas i śmierć w rodzinie
reason-village-coins = monety
reason-village-grain = zboże
reason-village-cubes = kostki wpływu
reason-village-goods = towary
reason-village-crafts = rzemieślnicy
reason-village-family = rodzina
reason-village-tempo = tury i ich kolejność

## Dlaczego liczby z pudełka do siebie nie pasują

village-together-no-cubes = bez kostek na planszy nie ma tur
village-together-board = na planszy leży kostek: { $n }, a do woreczka trafia tylko { $most }
village-together-bag = do woreczka co rundę trafia kostek jednego koloru: { $n }, a zapas { $most } nie wystarczy na trzy rundy
village-together-places = w kronice i grobach jest miejsc: { $n }, a w rodzinach ({ $seats }) umiera najwyżej około { $most } osób
village-together-time = w rundzie mija tak mało czasu, że prawie nikt by nie umierał i partię zakończyłaby dopiero ostatnia runda
village-together-coins = monet w zasobach jest { $n } i na początek dla { $seats } graczy nie wystarczy
village-together-demand = klient chce { $n }, a więcej niż { $most } tego nikt mieć nie może
village-together-well = akcja daje { $n } za { $price } przy studni i runda nigdy by się nie skończyła
village-together-route = droga { $n } łączy te same miejsca
village-together-no-route = żadna droga nie prowadzi tutaj: { $names }
