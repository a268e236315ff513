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
