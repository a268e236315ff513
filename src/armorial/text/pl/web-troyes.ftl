# Troyes w przeglądarce: to, co mówi tylko narysowana plansza.

## Kości i plac

web-troyes-district = Dzielnica: { $who }
web-troyes-neutral = Neutralna
web-troyes-group = Grupa kości
web-troyes-total = Suma { $n }
web-troyes-costs = Kosztuje { $n ->
    [one] { $n } denara
    [few] { $n } denary
   *[many] { $n } denarów
}
web-troyes-passed = Pas; w dzielnicy leży: { $n ->
    [one] { $n } denar
    [few] { $n } denary
   *[many] { $n } denarów
}
web-troyes-enemies = Wrogowie
web-troyes-events-hint = co rundę od lewej

## Budynki, katedra, pola

web-troyes-salary = Pensja na rundę za każdego twojego obywatela: { $n ->
    [one] { $n } denar
    [few] { $n } denary
   *[many] { $n } denarów
}
web-troyes-lies = { $who }: wypędzony obywatel ({ $where })
web-troyes-built = Kolumna { $column }, poziom { $level }: { $who }
web-troyes-level-lacks = Brak twojego znacznika na tym poziomie: na końcu minus { $n } PZ
web-troyes-cathedral-gain = Za każdy znacznik: { $vp } PZ i { $n ->
    [one] { $n } punkt wpływu
    [few] { $n } punkty wpływu
   *[many] { $n } punktów wpływu
}
web-troyes-agriculture = Pola
web-troyes-agriculture-about = Suma twoich żółtych kości podzielona przez { $n }, w denarach
web-troyes-places = Miejsca
web-troyes-square = Plac
web-troyes-events = Wydarzenia
web-troyes-cathedral = Katedra
web-troyes-first = pierwszy gracz

## Karty

web-troyes-divisor = suma dzielona przez { $n }
web-troyes-delayed = efekt odroczony: znaczniki na później
web-troyes-hire = Majster kosztuje { $n ->
    [one] { $n } denara
    [few] { $n } denary
   *[many] { $n } denarów
}
web-troyes-hired = Stoi tu twój majster
web-troyes-back = Karta działań { $n }, jeszcze zakryta
web-troyes-cubes = { $who }: { $n ->
    [one] { $n } znacznik
    [few] { $n } znaczniki
   *[many] { $n } znaczników
}
web-troyes-banners = Zajęte chorągiewki: { $n } z { $all }
web-troyes-event-vp = Najwięcej znaczników: { $first } PZ, drugie miejsce: { $second } PZ
web-troyes-about-artisan = Za użycie: zapłać { $pay ->
    [one] { $pay } punkt wpływu
    [few] { $pay } punkty wpływu
   *[many] { $pay } punktów wpływu
}, weź { $n ->
    [one] { $n } denara
    [few] { $n } denary
   *[many] { $n } denarów
}.
web-troyes-about-merchant = Za użycie: weź { $n ->
    [one] { $n } denara
    [few] { $n } denary
   *[many] { $n } denarów
}.
web-troyes-about-miller = Za użycie: wybierz pałac albo rezydencję biskupa i weź { $n ->
    [one] { $n } denara
    [few] { $n } denary
   *[many] { $n } denarów
} za każdego swojego obywatela tam.
web-troyes-about-innkeeper = Za użycie: zapłać { $pay ->
    [one] { $pay } denara
    [few] { $pay } denary
   *[many] { $pay } denarów
}, zyskaj { $n ->
    [one] { $n } punkt wpływu
    [few] { $n } punkty wpływu
   *[many] { $n } punktów wpływu
}.
web-troyes-about-blacksmith = Znacznik: +{ $n } do sumy czerwonej grupy.
web-troyes-about-militia = Znacznik: grupa żółtych kości liczy się jak czerwona.
web-troyes-about-journeyman = Za użycie: zapłać { $pay ->
    [one] { $pay } denara
    [few] { $pay } denary
   *[many] { $pay } denarów
}, zyskaj { $n } PZ.
web-troyes-about-goldsmith = Za użycie: { $n } PZ i { $m ->
    [one] { $m } denar
    [few] { $m } denary
   *[many] { $m } denarów
}.
web-troyes-about-sculptor = Za użycie: { $n } PZ.
web-troyes-about-tithing = Znacznik: pierwsza żółta kość z każdej obcej dzielnicy jest za darmo.
web-troyes-about-monk = Znacznik: jedna biała kość liczy się jako { $n ->
    [one] { $n } żółta
    [few] { $n } żółte
   *[many] { $n } żółtych
} o tej samej wartości.
web-troyes-about-priest = Znacznik: +{ $n } do każdej kości żółtej grupy.
web-troyes-about-apprenticeship = Znacznik: każda kość grupy liczy się jako { $n }.
web-troyes-about-confession = Znacznik: +{ $n } do każdej kości grupy.
web-troyes-about-templar = Znacznik: jedna biała kość liczy się jako { $n ->
    [one] { $n } czerwona
    [few] { $n } czerwone
   *[many] { $n } czerwonych
} o tej samej wartości.
web-troyes-about-pilgrimage = Za użycie: { $n } PZ. Kości mogą być dowolnych kolorów, także różnych.
web-troyes-about-procession = Za użycie: { $n } PZ dla gracza, któremu zostało w dzielnicy najwięcej kości.
web-troyes-about-glassblower = Za użycie: { $n } PZ za każde dwa twoje znaczniki w katedrze.
web-troyes-about-archer = Za użycie: rzuć kością; { $n } lub więcej: znacznik na dowolne wydarzenie.
web-troyes-about-chivalry = Za użycie: znacznik na dowolne wydarzenie za każdą czerwoną kość pozostałą w twojej dzielnicy.
web-troyes-about-diplomat = Za użycie: zapłać { $pay ->
    [one] { $pay } punkt wpływu
    [few] { $pay } punkty wpływu
   *[many] { $pay } punktów wpływu
}, połóż znacznik na dowolnym wydarzeniu.
web-troyes-about-hunting = Za użycie: zyskaj { $n ->
    [one] { $n } punkt wpływu
    [few] { $n } punkty wpływu
   *[many] { $n } punktów wpływu
}.
web-troyes-about-mercenary = Za użycie: weź { $n ->
    [one] { $n } denara
    [few] { $n } denary
   *[many] { $n } denarów
}.
web-troyes-about-tax_collector = Za użycie: inni płacą { $n ->
    [one] { $n } denara
    [few] { $n } denary
   *[many] { $n } denarów
} za każdego swojego obywatela w ratuszu, za neutralnych płaci bank.
web-troyes-about-captain = Za użycie: { $n } PZ za każde wydarzenie z twoim znacznikiem.
web-troyes-about-joust = Za użycie: { $n } PZ, jeśli suma czerwonych kości pozostałych w twojej dzielnicy jest największa.
web-troyes-about-troubadour = Za użycie: zapłać { $pay ->
    [one] { $pay } punkt wpływu
    [few] { $pay } punkty wpływu
   *[many] { $pay } punktów wpływu
}, zyskaj { $n } PZ.
web-troyes-about-marauding = Zostaje do końca gry; czarne kości co rundę: { $n }.
web-troyes-about-brigands = Czarne kości co rundę: { $n }.
web-troyes-about-skirmishes = Czarne kości co rundę: { $n }.
web-troyes-about-war = Czarne kości co rundę: { $n }.
web-troyes-about-normans_attack = Czarne kości co rundę: { $n }.
web-troyes-about-succession_conflict = Co rundę rzut kością wprowadza do pałacu neutralnego obywatela.
web-troyes-about-theological_conflict = Co rundę rzut kością wprowadza do rezydencji biskupa neutralnego obywatela.
web-troyes-about-wayfarers = Co rundę rzut kością wprowadza do ratusza neutralnego obywatela.
web-troyes-about-heresy = Co rundę każdy traci { $n ->
    [one] { $n } punkt wpływu
    [few] { $n } punkty wpływu
   *[many] { $n } punktów wpływu
}.
web-troyes-about-civil_war = Co rundę każdy traci { $n ->
    [one] { $n } denara
    [few] { $n } denary
   *[many] { $n } denarów
}.
web-troyes-about-drought = Co rundę każdy płaci { $n ->
    [one] { $n } denara
    [few] { $n } denary
   *[many] { $n } denarów
} za każdego swojego obywatela w ratuszu.
web-troyes-about-support = Co rundę po neutralnym znaczniku na dwa wydarzenia po lewej.
web-troyes-about-migrant_workers = Co rundę neutralny znacznik na najniższe wolne miejsce katedry.
web-troyes-about-interruption_of_work = Co rundę najwyższy znacznik opuszcza katedrę.

## Własne

web-troyes-tokens = żetony PZ
web-troyes-supply = { $n ->
    [one] { $n } obywatel w zasobach osobistych
    [few] { $n } obywateli w zasobach osobistych
   *[many] { $n } obywateli w zasobach osobistych
}
web-troyes-reserve = { $n ->
    [one] { $n } obywatel w zasobach ogólnych
    [few] { $n } obywateli w zasobach ogólnych
   *[many] { $n } obywateli w zasobach ogólnych
}
web-troyes-taken = { $n ->
    [one] { $n } zdobyta karta wydarzenia
    [few] { $n } zdobyte karty wydarzeń
   *[many] { $n } zdobytych kart wydarzeń
}
web-troyes-influence-may = Co dają wpływy
web-troyes-move-reroll = przerzut kości
web-troyes-move-citizen = nowy obywatel
web-troyes-move-turn = obrót kości
web-troyes-move-reroll-about = Za { $n ->
    [one] { $n } punkt wpływu
    [few] { $n } punkty wpływu
   *[many] { $n } punktów wpływu
}: przerzuć jedną kość swojej dzielnicy
web-troyes-move-citizen-about = Za { $n ->
    [one] { $n } punkt wpływu
    [few] { $n } punkty wpływu
   *[many] { $n } punktów wpływu
}: obywatel z zasobów ogólnych
web-troyes-move-turn-about = Za { $n ->
    [one] { $n } punkt wpływu
    [few] { $n } punkty wpływu
   *[many] { $n } punktów wpływu
}: obróć do trzech kości swojej dzielnicy na przeciwne ścianki
web-troyes-counts-chretien_de_troyes = obywatele w budynkach
web-troyes-counts-urban_iv = znaczniki w katedrze
web-troyes-counts-thibaut_ii = denary
web-troyes-counts-hugues_de_payns = wpływy
web-troyes-counts-le_florentin = majstrowie na kartach
web-troyes-counts-henry_i = zdobyte karty wydarzeń
web-troyes-step = { $n } lub więcej: { $vp } PZ

## Odpowiedzi i fazy

web-troyes-round = Runda { $n } z { $all }
web-troyes-rounds = Runda
web-troyes-group-dice = Kości
web-troyes-group-use = Użycie
web-troyes-group-cube = Odroczone znaczniki
web-troyes-group-influence = Wpływy
web-troyes-group-black = Dalsi wrogowie
web-troyes-phase-opening = Początkowe rozmieszczenie
web-troyes-phase-activities = Karty działań
web-troyes-phase-income = Dochód i pensje
web-troyes-phase-workforce = Siła robocza
web-troyes-phase-events = Wydarzenia
web-troyes-phase-black_dice = Wrogowie
web-troyes-phase-actions = Akcje
web-troyes-phase-end_of_round = Koniec rundy
web-troyes-phase-over = Koniec gry
