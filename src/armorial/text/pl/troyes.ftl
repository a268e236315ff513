# Troyes po polsku: wszystko, co mówią zasady.

game-troyes = Troyes
game-troyes-about = Kupuj kości sąsiadów i buduj katedrę.

## Punktacja końcowa

score-troyes-vp = żetony punktów zwycięstwa
score-troyes-events = nieukończone wydarzenia
score-troyes-tradesmen = majstrowie na kartach
score-troyes-cathedral = poziomy katedry bez znacznika
score-troyes-characters = postacie

## Liczby

troyes-n-deniers = { $n ->
    [one] { $n } denar
    [few] { $n } denary
   *[many] { $n } denarów
}
    .acc = { $n ->
        [one] { $n } denara
        [few] { $n } denary
       *[many] { $n } denarów
    }
troyes-n-influence = { $n ->
    [one] { $n } punkt wpływu
    [few] { $n } punkty wpływu
   *[many] { $n } punktów wpływu
}
troyes-n-vp = { $n ->
    [one] { $n } punkt zwycięstwa
    [few] { $n } punkty zwycięstwa
   *[many] { $n } punktów zwycięstwa
}
troyes-n-cubes = { $n ->
    [one] { $n } znacznik
    [few] { $n } znaczniki
   *[many] { $n } znaczników
}
troyes-n-pips = { $n ->
    [one] { $n } oczko
    [few] { $n } oczka
   *[many] { $n } oczek
}
troyes-pay-deniers = { $n ->
    [one] −{ $n } denar
    [few] −{ $n } denary
   *[many] −{ $n } denarów
}
troyes-pay-influence = { $n ->
    [one] −{ $n } punkt wpływu
    [few] −{ $n } punkty wpływu
   *[many] −{ $n } punktów wpływu
}

## Kości, ludzie, miejsca

troyes-die-red = czerwona { $n }
    .acc = czerwoną { $n }
troyes-die-white = biała { $n }
    .acc = białą { $n }
troyes-die-yellow = żółta { $n }
    .acc = żółtą { $n }
troyes-die-black = czarna { $n }
    .acc = czarną { $n }
troyes-die-of = { $die } ({ $who })
    .acc = { $die-acc } ({ $who })
troyes-neutral-die = { $die } (neutralna dzielnica)
    .acc = { $die-acc } (neutralna dzielnica)
troyes-face = { $n }
troyes-neutral = neutralny

troyes-building-palace = pałac
    .at = w pałacu
    .from = z pałacu
    .to = do pałacu
troyes-building-bishopric = rezydencja biskupa
    .at = w rezydencji biskupa
    .from = z rezydencji biskupa
    .to = do rezydencji biskupa
troyes-building-city_hall = ratusz
    .at = w ratuszu
    .from = z ratusza
    .to = do ratusza
troyes-place = { $building }, miejsce { $n }
    .at = { $building-at }, miejsce { $n }
    .from = { $building-from }, miejsce { $n }
troyes-place-in-row = { $building }, rząd { $low }–{ $high }, miejsce { $n }
    .at = { $building-at }, rząd { $low }–{ $high }, miejsce { $n }
    .from = { $building-from }, rząd { $low }–{ $high }, miejsce { $n }

troyes-from-supply = z zasobów osobistych
troyes-from-place = { $place-from }
troyes-from-card = z karty „{ $card }”
troyes-from-expelled = wypędzony { $building-from }

## Karty działań według koloru i rundy

troyes-card-artisan = Rzemieślnik
troyes-card-merchant = Kupiec
troyes-card-miller = Młynarz
troyes-card-innkeeper = Karczmarz
troyes-card-blacksmith = Kowal
troyes-card-militia = Pospolite ruszenie
troyes-card-journeyman = Czeladnik
troyes-card-goldsmith = Złotnik
troyes-card-sculptor = Rzeźbiarz
troyes-card-tithing = Dziesięcina
troyes-card-monk = Mnich
troyes-card-priest = Kapłan
troyes-card-apprenticeship = Terminowanie
troyes-card-confession = Spowiedź
troyes-card-templar = Templariusz
troyes-card-pilgrimage = Pielgrzymka
troyes-card-procession = Procesja
troyes-card-glassblower = Dmuchacz szkła
troyes-card-archer = Łucznik
troyes-card-chivalry = Rycerstwo
troyes-card-diplomat = Dyplomata
troyes-card-hunting = Polowanie
troyes-card-mercenary = Najemnik
troyes-card-tax_collector = Poborca podatków
troyes-card-captain = Kapitan
troyes-card-joust = Turniej rycerski
troyes-card-troubadour = Trubadur

## Co daje jedna aktywacja karty, jeśli to więcej niż liczba

troyes-effect-miller = { $n ->
    [one] { $n } denar za każdego twojego obywatela w pałacu albo w rezydencji biskupa
    [few] { $n } denary za każdego twojego obywatela w pałacu albo w rezydencji biskupa
   *[many] { $n } denarów za każdego twojego obywatela w pałacu albo w rezydencji biskupa
}
troyes-effect-tax = { $n ->
    [one] { $n } denar od innych graczy za każdego ich obywatela w ratuszu; za neutralnych płaci bank
    [few] { $n } denary od innych graczy za każdego ich obywatela w ratuszu; za neutralnych płaci bank
   *[many] { $n } denarów od innych graczy za każdego ich obywatela w ratuszu; za neutralnych płaci bank
}
troyes-effect-procession = { $n ->
    [one] { $n } punkt zwycięstwa dla tego, komu zostało najwięcej kości
    [few] { $n } punkty zwycięstwa dla tego, komu zostało najwięcej kości
   *[many] { $n } punktów zwycięstwa dla tego, komu zostało najwięcej kości
}
troyes-effect-joust = { $n ->
    [one] { $n } punkt zwycięstwa, jeśli nikomu nie została większa suma czerwonych kości
    [few] { $n } punkty zwycięstwa, jeśli nikomu nie została większa suma czerwonych kości
   *[many] { $n } punktów zwycięstwa, jeśli nikomu nie została większa suma czerwonych kości
}
troyes-effect-glassblower = { $n ->
    [one] { $n } punkt zwycięstwa za każde dwa twoje znaczniki w katedrze
    [few] { $n } punkty zwycięstwa za każde dwa twoje znaczniki w katedrze
   *[many] { $n } punktów zwycięstwa za każde dwa twoje znaczniki w katedrze
}
troyes-effect-captain = { $n ->
    [one] { $n } punkt zwycięstwa za każde wydarzenie z twoim znacznikiem
    [few] { $n } punkty zwycięstwa za każde wydarzenie z twoim znacznikiem
   *[many] { $n } punktów zwycięstwa za każde wydarzenie z twoim znacznikiem
}
troyes-effect-archer = rzut: przy { $n } lub więcej znacznik na dowolne wydarzenie
troyes-effect-chivalry = { $n ->
    [one] { $n } znacznik na dowolne wydarzenie za każdą czerwoną kość pozostałą w twojej dzielnicy
    [few] { $n } znaczniki na dowolne wydarzenia za każdą czerwoną kość pozostałą w twojej dzielnicy
   *[many] { $n } znaczników na dowolne wydarzenia za każdą czerwoną kość pozostałą w twojej dzielnicy
}
troyes-effect-diplomat = { $n ->
    [one] { $n } znacznik na dowolne wydarzenie
    [few] { $n } znaczniki na dowolne wydarzenia
   *[many] { $n } znaczników na dowolne wydarzenia
}

## Co robi znacznik karty o efekcie odroczonym

troyes-cube-free_yellow = pierwsza żółta kość z każdej cudzej dzielnicy jest darmowa
troyes-cube-white_as_yellow = { $n ->
    [one] jedna biała kość liczy się jako { $n } żółta o tej samej wartości
    [few] jedna biała kość liczy się jako { $n } żółte o tej samej wartości
   *[many] jedna biała kość liczy się jako { $n } żółtych o tej samej wartości
}
troyes-cube-each_yellow = +{ $n } do każdej żółtej kości grupy
troyes-cube-each_becomes = każda kość grupy liczy się jako { $n }
troyes-cube-each = +{ $n } do każdej kości grupy
troyes-cube-white_as_red = { $n ->
    [one] jedna biała kość liczy się jako { $n } czerwona o tej samej wartości
    [few] jedna biała kość liczy się jako { $n } czerwone o tej samej wartości
   *[many] jedna biała kość liczy się jako { $n } czerwonych o tej samej wartości
}
troyes-cube-red_total = +{ $n } do sumy czerwonej grupy
troyes-cube-yellow_as_red = grupa żółtych kości liczy się jako czerwona

## Wydarzenia

troyes-event-marauding = Grabieże
troyes-event-brigands = Zbójcy
troyes-event-skirmishes = Potyczki
troyes-event-succession_conflict = Spór o sukcesję
troyes-event-war = Wojna
troyes-event-normans_attack = Najazd Normanów
troyes-event-theological_conflict = Spór teologiczny
troyes-event-heresy = Herezja
troyes-event-migrant_workers = Wędrowni robotnicy
troyes-event-interruption_of_work = Przerwanie prac
troyes-event-drought = Susza
troyes-event-support = Wsparcie
troyes-event-civil_war = Wojna domowa
troyes-event-wayfarers = Wędrowcy

troyes-event-effect-black = { $n ->
    [one] { $n } czarna kość
    [few] { $n } czarne kości
   *[many] { $n } czarnych kości
}
troyes-event-effect-palace = rzut kością: neutralny obywatel wchodzi do pałacu
troyes-event-effect-bishopric = rzut kością: neutralny obywatel wchodzi do rezydencji biskupa
troyes-event-effect-city_hall = rzut kością: neutralny obywatel wchodzi do ratusza
troyes-event-effect-influence = { $n ->
    [one] każdy traci { $n } punkt wpływu
    [few] każdy traci { $n } punkty wpływu
   *[many] każdy traci { $n } punktów wpływu
}
troyes-event-effect-deniers = { $n ->
    [one] każdy traci { $n } denara
    [few] każdy traci { $n } denary
   *[many] każdy traci { $n } denarów
}
troyes-event-effect-drought = { $n ->
    [one] każdy płaci { $n } denara za każdego swojego obywatela w ratuszu
    [few] każdy płaci { $n } denary za każdego swojego obywatela w ratuszu
   *[many] każdy płaci { $n } denarów za każdego swojego obywatela w ratuszu
}
troyes-event-effect-support = { $n ->
    [one] { $n } neutralny znacznik na każde z dwóch wydarzeń po lewej
    [few] { $n } neutralne znaczniki na każde z dwóch wydarzeń po lewej
   *[many] { $n } neutralnych znaczników na każde z dwóch wydarzeń po lewej
}
troyes-event-effect-migrants = { $n ->
    [one] { $n } neutralny znacznik na najniższe wolne miejsce katedry
    [few] { $n } neutralne znaczniki na najniższe wolne miejsca katedry
   *[many] { $n } neutralnych znaczników na najniższe wolne miejsca katedry
}
troyes-event-effect-interruption = { $n ->
    [one] najwyższy znacznik opuszcza katedrę
    [few] { $n } najwyższe znaczniki opuszczają katedrę
   *[many] { $n } najwyższych znaczników opuszcza katedrę
}

## Cały tekst karty

troyes-each-use = Za użycie: { $what }.
troyes-each-use-of-any-colours = Za użycie: { $what }. Kości mogą być dowolnych kolorów, także różnych.
troyes-each-cube = Za znacznik: { $what }.
troyes-each-round = Co rundę: { $what }.
troyes-each-round-to-the-end = Co rundę: { $what }. To wydarzenie zostaje do końca gry.

## Postacie

troyes-character-chretien_de_troyes = Chrétien de Troyes
troyes-character-urban_iv = Urban IV
troyes-character-thibaut_ii = Tybald II
troyes-character-hugues_de_payns = Hugo de Payns
troyes-character-le_florentin = Florentczyk
troyes-character-henry_i = Henryk I

## Pytania do graczy

troyes-ask-open = { $n ->
    [one] { $who }: umieść ostatniego obywatela
    [few] { $who }: umieść obywatela (zostało do umieszczenia: { $n })
   *[many] { $who }: umieść obywatela (zostało do umieszczenia: { $n })
}
troyes-ask-act = { $who }: weź kości do akcji, użyj wpływów albo spasuj
troyes-ask-dice-for-cube = { $who }: weź kości do znacznika karty „{ $card }”
troyes-ask-use = { $n ->
    [one] { $who }: do czego użyć kości? Suma { $total }, cena: { $what }
    [few] { $who }: do czego użyć { $n } kości? Suma { $total }, cena: { $what }
   *[many] { $who }: do czego użyć { $n } kości? Suma { $total }, cena: { $what }
}
troyes-ask-turn-more = { $n ->
    [one] { $who }: obrócić jeszcze jedną kość?
    [few] { $who }: obrócić jeszcze kości (najwyżej { $n })?
   *[many] { $who }: obrócić jeszcze kości (najwyżej { $n })?
}
troyes-ask-hire = { $who }: kto zostanie majstrem na karcie „{ $card }”?
troyes-ask-settle = { $who }: który obywatel wchodzi { $building-to } (kość { $n })?
troyes-ask-how-often = { $who }: ile razy użyć karty „{ $card }”?
troyes-ask-mill = { $n ->
    [one] { $who }: w którym budynku młynarz liczy twoich obywateli?
    [few] { $who }: w którym budynku młynarz liczy twoich obywateli? ({ $n } razy)
   *[many] { $who }: w którym budynku młynarz liczy twoich obywateli? ({ $n } razy)
}
troyes-ask-lay-cubes = { $n ->
    [one] { $who }: połóż znacznik na wydarzeniu
    [few] { $who }: połóż najwyżej { $n } znaczniki na wydarzeniach
   *[many] { $who }: połóż najwyżej { $n } znaczników na wydarzeniach
}
troyes-ask-how-many-cubes = { $who }: ile znaczników położyć na wydarzeniu „{ $event }”?
troyes-ask-counter = { $who }: odeprzyj { $die-acc }
troyes-ask-counter-more = { $who }: odeprzyj { $die-acc } (potrzeba { $need }, masz { $n })

## Pytania do losu

troyes-ask-first = Kto będzie pierwszym graczem?
troyes-ask-deal = Rozdanie postaci: { $who }
troyes-ask-turn-up = Odkrycie karty działań
troyes-ask-draw-event = Odkrycie wydarzenia
troyes-ask-roll = Rzut kością

## Odpowiedzi

troyes-pick = Weź { $die-acc }
troyes-pick-for = Weź { $die-acc }; cena grupy: { $what }
troyes-use-cube = Użyj znacznika karty „{ $card }”
troyes-reroll = Przerzuć { $die-acc } ({ $what })
troyes-take-citizen = Zwerbuj obywatela z zasobów ogólnych ({ $what })
troyes-turn = Obróć { $die-acc }: będzie { $n } ({ $what })
troyes-turn-too = Obróć też { $die-acc }: będzie { $n }
troyes-no-more-turning = Nie obracaj więcej
troyes-use-card = { $n ->
    [one] „{ $card }”, { $n } raz: { $what }
    [few] „{ $card }”, { $n } razy: { $what }
   *[many] „{ $card }”, { $n } razy: { $what }
}
troyes-store-cubes = „{ $card }”: { $what } na później
troyes-with-hire = { $use }; najmij majstra za { $price-acc }
troyes-use-event = { $n ->
    [one] „{ $event }”: { $n } znacznik
    [few] „{ $event }”: najwyżej { $n } znaczniki
   *[many] „{ $event }”: najwyżej { $n } znaczników
}
troyes-use-place = Umieść obywatela { $building-at } (kość { $n })
troyes-use-cathedral = { $n ->
    [one] Katedra: { $n } znacznik
    [few] Katedra: { $n } znaczniki
   *[many] Katedra: { $n } znaczników
}
troyes-use-fields = Rolnictwo: { $what }
troyes-pass = Pas ({ $what })
troyes-back = Odłóż kości z powrotem
troyes-uses = { $n ->
    [one] { $n } raz: { $what }
    [few] { $n } razy: { $what }
   *[many] { $n } razy: { $what }
}
troyes-mill = Pałac × { $palace }, rezydencja biskupa × { $bishopric }: { $what }
troyes-cube-on = { $n ->
    [one] Znacznik na wydarzenie „{ $event }” ({ $n } wolna chorągiewka)
    [few] Znacznik na wydarzenie „{ $event }” ({ $n } wolne chorągiewki)
   *[many] Znacznik na wydarzenie „{ $event }” ({ $n } wolnych chorągiewek)
}
troyes-no-more-cubes = Nie kładź więcej znaczników
troyes-cubes = { $cubes }: { $what }
troyes-cubes-fill = { $cubes }: { $what }, wydarzenie będzie zapełnione
troyes-with-die = Użyj: { $die } (liczy się jako { $n })
troyes-also-black = Odeprzyj też { $die-acc }
troyes-fight = Odeprzyj: siła { $n } przeciw { $need }
troyes-suffer = { $n ->
    [0] Za mało siły, ale nie masz punktów zwycięstwa do stracenia
   *[other] Za mało siły: strać { $what-acc }
}

## Dziennik

troyes-did-first = Pierwszy gracz: { $who }.
troyes-did-deal = { $who } otrzymuje postać.
troyes-you-drew = Twoja postać: { $character }.
troyes-did-open = { $who } umieszcza obywatela { $place-at }.
troyes-did-fill-place = Neutralny obywatel zostaje umieszczony { $place-at }.
troyes-did-round = Zaczyna się runda { $n }. Pierwszy gracz: { $who }.
troyes-did-turn-up = Karta działań: „{ $card }”.
troyes-did-income-phase = Dochód i pensje.
troyes-did-workforce-phase = Rzut kośćmi.
troyes-did-events-phase = Wydarzenia.
troyes-did-income = { $n ->
    [0] { $who } otrzymuje { $what-acc } i nie płaci żadnych pensji.
   *[other] { $who } otrzymuje { $what-acc } i płaci pensje: { $paid }.
}
troyes-did-not-pay = { $n ->
    [0] { $who } nie może zapłacić wszystkich pensji, ale nie ma punktów zwycięstwa do stracenia.
   *[other] { $who } nie może zapłacić wszystkich pensji i traci { $what-acc }.
}
troyes-did-roll = { $who } rzuca kośćmi: { $dice }.
troyes-did-roll-neutral = Neutralne kości: { $dice }.
troyes-did-draw-event = Wydarzenie: „{ $event }”.
troyes-did-black-dice = { $n ->
    [one] „{ $event }”: { $n } czarna kość.
    [few] „{ $event }”: { $n } czarne kości.
   *[many] „{ $event }”: { $n } czarnych kości.
}
troyes-did-no-neutral = Wydarzenie „{ $event }” nie działa: wszyscy neutralni obywatele są już w grze.
troyes-did-neutral-enter = Neutralny obywatel wchodzi { $building-to } (wynik { $n }).
troyes-did-neutral-stopped = Neutralny obywatel nie wchodzi { $building-to } (wynik { $n }): ten, kogo by wypędził, jest chroniony.
troyes-did-expel = Obywatel zostaje wypędzony { $building-from } ({ $who }).
troyes-did-expel-neutral = Neutralny obywatel zostaje wypędzony { $building-from }.
troyes-did-lose = { $who } traci { $what-acc } („{ $event }”).
troyes-did-not-bear = { $n ->
    [0] { $who } nie może zapłacić wszystkiego („{ $event }”), ale nie ma punktów zwycięstwa do stracenia.
   *[other] { $who } nie może zapłacić wszystkiego („{ $event }”) i traci { $what-acc }.
}
troyes-did-neutral-build = Neutralny znacznik w katedrze: poziom { $level }, kolumna { $column }.
troyes-did-tear-down = Katedra traci znacznik ({ $who }): poziom { $level }, kolumna { $column }.
troyes-did-tear-down-neutral = Katedra traci neutralny znacznik: poziom { $level }, kolumna { $column }.
troyes-did-roll-black = Pojawia się wróg: { $die }.
troyes-did-counter = { $who } odpiera { $enemies-acc } ({ $dice }).
troyes-did-suffer = { $n ->
    [0] { $who } nie może odeprzeć kości ({ $die }), ale nie ma punktów zwycięstwa do stracenia.
   *[other] { $who } nie może odeprzeć kości ({ $die }) i traci { $what-acc }.
}
troyes-did-reroll = { $who } przerzuca { $before-acc }, wypada { $after }.
troyes-did-take-citizen = { $who } werbuje obywatela z zasobów ogólnych za { $what-acc }.
troyes-did-turn = { $who } obraca { $before-acc }, teraz to { $after }.
troyes-did-group = { $who } używa kości: { $dice }. Suma: { $n }.
troyes-did-spend-cube = { $who } używa znacznika karty „{ $card }”.
troyes-did-pay-to = { $who } płaci graczowi { $to } { $what-acc } za kości.
troyes-did-pay-bank = { $who } płaci bankowi { $what-acc } za kości.
troyes-did-hire = { $who } najmuje majstra na karcie „{ $card }” za { $what-acc } ({ $source }).
troyes-did-use = { $n ->
    [one] { $who } używa karty „{ $card }” { $n } raz.
    [few] { $who } używa karty „{ $card }” { $n } razy.
   *[many] { $who } używa karty „{ $card }” { $n } razy.
}
troyes-did-start-using = { $who } używa karty „{ $card }”.
troyes-did-store = { $who } kładzie { $what-acc } na karcie „{ $card }”.
troyes-did-pay = { $who } płaci { $what-acc }.
troyes-did-gain = { $who } otrzymuje { $what-acc }.
troyes-did-gain-nothing = { $who } nic nie otrzymuje.
troyes-did-tax = { $who } płaci graczowi { $to } podatek: { $what }.
troyes-did-hit = { $who }: wynik { $n }, trafienie.
troyes-did-miss = { $who }: wynik { $n }, pudło.
troyes-did-stop = { $who } nie kładzie więcej znaczników.
troyes-did-lay = { $who } kładzie { $what-acc } na wydarzeniu „{ $event }” i otrzymuje { $gained-acc }.
troyes-did-lay-only = { $who } kładzie { $what-acc } na wydarzeniu „{ $event }”.
troyes-did-neutral-cubes = Neutralny kolor: { $what } na wydarzeniu „{ $event }”.
troyes-did-fill-event = Wydarzenie „{ $event }” jest zapełnione.
troyes-did-score-event = { $who } otrzymuje { $what-acc } („{ $event }”).
troyes-did-take-event = { $who } zabiera kartę „{ $event }”.
troyes-did-discard-event = Karta „{ $event }” zostaje odrzucona.
troyes-did-build = { $who } buduje katedrę (poziom { $level }, kolumna { $column }) i otrzymuje { $what-acc }.
troyes-did-farm = { $who } uprawia pola i otrzymuje { $what-acc }.
troyes-did-place = { $who } umieszcza obywatela { $building-at } (kość { $n }; { $source }).
troyes-did-pass = { $who } pasuje i otrzymuje w dzielnicy { $what-acc }.
troyes-did-wait = { $who } (pas) otrzymuje w dzielnicy jeszcze { $what-acc }.
troyes-did-take-purse = { $who } zabiera z dzielnicy { $what-acc }.
troyes-did-reveal = { $who } odkrywa: { $characters }.
troyes-did-end-round = Runda { $n } dobiega końca.
troyes-did-end = Koniec gry.

## Dlaczego tak nie wolno

troyes-why-place-is-taken = To miejsce jest zajęte.
troyes-why-influence-short = Brakuje: { $what }.
troyes-why-not-your-die = W twojej dzielnicy nie ma takiej kości.
troyes-why-no-citizens-left = Wszyscy twoi obywatele są już w grze.
troyes-why-influence-first = Wpływów używa się przed wzięciem kości. Najpierw odłóż je z powrotem.
troyes-why-no-such-die = Takiej kości już tam nie ma.
troyes-why-group-is-full = Grupa liczy najwyżej trzy kości.
troyes-why-other-colour = Wszystkie kości grupy muszą mieć jeden kolor.
troyes-why-dice-short = Na kości brakuje: { $what }.
troyes-why-no-use-for-die = Z tą kością grupy nie dałoby się do niczego użyć.
troyes-why-nearest-short = Tą kością nic nie da się zrobić. Do najbliższego użycia brakuje: { $what }.
troyes-why-no-dice-yet = Najpierw weź kości.
troyes-why-dice-first = Kości są już wzięte: użyj ich albo odłóż je z powrotem.
troyes-why-nothing-chosen = Jeszcze nic nie wzięto.
troyes-why-no-cube = Nie masz znacznika na tej karcie.
troyes-why-one-cube = Grupę zmienia tylko jeden znacznik.
troyes-why-no-use-for-cube = Ten znacznik nie pomoże teraz żadnej grupie kości.
troyes-why-cube-wants-one-white = Ten znacznik wymaga dokładnie jednej białej kości.
troyes-why-cube-wants-yellow = Ten znacznik wymaga żółtych kości.
troyes-why-cube-wants-red = Ten znacznik wymaga samych czerwonych kości.
troyes-why-cube-is-idle = Wybrany znacznik niczego tu nie zmieni.
troyes-why-card-not-open = Tej karty działań nie ma w grze.
troyes-why-card-wants-colour = Ta karta wymaga kości swojego koloru.
troyes-why-one-colour-only = Kości różnych kolorów nadają się tylko do karty „Pielgrzymka”.
troyes-why-card-divisor = Do jednej aktywacji brakuje: { $what }.
troyes-why-hire-short = Na kości i majstra brakuje: { $what }.
troyes-why-no-citizen = Nie masz obywatela, którego można wziąć.
troyes-why-use-short = Aby opłacić jedną aktywację, brakuje ci: { $what }.
troyes-why-too-many-uses = Nie można teraz użyć tej karty tyle razy.
troyes-why-miller-split = Karty nie używa się tyle razy.
troyes-why-event-not-in-row = Tego wydarzenia nie ma w rzędzie.
troyes-why-event-wants-colour = To wydarzenie zwalcza się kośćmi innego koloru.
troyes-why-event-divisor = Do jednego znacznika brakuje: { $what }.
troyes-why-too-many-cubes = Tylu znaczników nie można położyć.
troyes-why-one-use-at-least = Trzeba położyć co najmniej jeden znacznik.
troyes-why-cathedral-wants-white = Katedrę buduje się białymi kośćmi.
troyes-why-column-is-full = W kolumnie jednej z kości nie ma miejsca.
troyes-why-no-such-column = Jedna z kości liczy się jako więcej niż 6, takiej kolumny nie ma.
troyes-why-place-wants-one-die = Obywatela umieszcza się dokładnie jedną kością.
troyes-why-place-wants-colour = Ten budynek wymaga kości swojego koloru.
troyes-why-place-without-cube = Ten znacznik nie pomaga umieścić obywatela.
troyes-why-protected = Ten, kogo trzeba by wypędzić, jest chroniony: leży tu już wypędzony obywatel tego koloru.
troyes-why-nobody-there = Nie masz tam obywatela.
troyes-why-same-card = Ten obywatel już stoi na tej karcie.
troyes-why-fields-want-yellow = Rolnictwo wymaga żółtych kości.
troyes-why-fields-divisor = Do jednego denara brakuje: { $what }.
troyes-why-others-die = Czarne kości odpiera się tylko kośćmi własnej dzielnicy.
troyes-why-no-such-black-die = Takiej czarnej kości już nie ma.
troyes-why-too-many-enemies = Aby odeprzeć także tę, brakuje: { $what }.
troyes-why-too-weak = Przeciw czarnym kościom brakuje: { $what }.
troyes-why-must-counter = Twoje kości wystarczają, więc trzeba ją odeprzeć.

## Skutki odpowiedzi

troyes-warn-round-ends = To kończy rundę; następny dochód jest już wliczony.
troyes-warn-deniers = Na razie wygląda na to, że na pensje i wydarzenia następnej rundy zabraknie ci: { $what }.
troyes-warn-influence = Na razie wygląda na to, że na wydarzenia następnej rundy zabraknie ci: { $what }.

## Na czym opiera się podpowiedź

reason-troyes-points = punkty zwycięstwa
reason-troyes-money = denary
reason-troyes-influence = wpływy
reason-troyes-citizens = obywatele
reason-troyes-dice = kości
reason-troyes-cathedral = katedra
reason-troyes-characters = postacie
reason-troyes-events = wydarzenia
reason-troyes-trades = karty działań i majstrowie
reason-troyes-trouble = czarne kości i inne kłopoty
reason-troyes-tempo = tury i ich kolejność

## Dlaczego liczby z pudełka do siebie nie pasują

troyes-together-one-effect = karta ma dokładnie jeden efekt
troyes-together-calls = każda z jej kart ({ $n }) ma jeden kolor
troyes-together-places = przy { $seats } graczach nie ma miejsc dla { $n } obywateli
troyes-together-neutral = neutralnych obywateli jest { $n }, a wolnych miejsc { $places }
troyes-together-citizens = obywateli { $n }, a gracz ma ich tylko { $most }
troyes-together-characters = postaci jest { $n } i dla { $seats } graczy nie wystarczy
troyes-together-steps = stopnie nie mogą maleć (T-112)
troyes-together-price = w większej grupie kości nie mogą być tańsze
troyes-together-influence = gracz zaczyna z wpływem { $n }, a tor kończy się na { $most }
