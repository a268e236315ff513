# Village w przeglądarce: to, co mówi tylko narysowana plansza.

## Krótkie nazwy na małe szyldy

web-village-space-grain = Zboże
web-village-space-family = Rodzina
web-village-space-crafts = Rzemiosło
web-village-space-market = Targ
web-village-space-travel = Podróż
web-village-space-council = Rada
web-village-space-church = Kościół
web-village-shop-wheelwright = Kołodziej
web-village-shop-stable = Stajnia
web-village-shop-scriptorium = Skryptorium
web-village-shop-smithy = Kuźnia
web-village-shop-mill = Młyn
web-village-well = Studnia
web-village-any-action = dowolna akcja
web-village-next-sales = następna sprzedaż
web-village-bridge = do mostu

## Ludzie i rzeczy

web-village-person = { $who } (pokolenie { $generation })
web-village-who-where = Pokolenie { $generation }: { $place }
web-village-to-bridge = { $n ->
    [one] Do mostu { $n } jednostka czasu
    [few] Do mostu { $n } jednostki czasu
   *[many] Do mostu { $n } jednostek czasu
}
web-village-served = { $n ->
    [one] { $n } klient
    [few] { $n } klientów
   *[many] { $n } klientów
}
web-village-now = gdyby gra skończyła się teraz
web-village-cubes-left = Zostało kostek
web-village-bag-count = { $n ->
    [one] W czarnym woreczku: { $n } członek rodziny i mnisi: { $monks }
    [few] W czarnym woreczku: { $n } członków rodziny i mnisi: { $monks }
   *[many] W czarnym woreczku: { $n } członków rodziny i mnisi: { $monks }
}
web-village-token-held = Znacznik następnego pierwszego gracza: { $who }

## Plansza w słowach

web-village-sum = { $what }: { $list }
web-village-sum-cubes = Kostki: { $list }
web-village-sum-been = odwiedzili: { $list }
web-village-sum-written = Zajęte miejsca: { $n } z { $all }
web-village-sum-graves = Zajęte groby: { $n } z { $all }

## Odpowiedzi w skrócie

web-village-group-train = Wyszkol
web-village-group-make = Wytwórz
web-village-group-buy = Kup
web-village-group-send = Wyślij
web-village-group-move = Rusz dalej
web-village-group-enter = Wejdź
web-village-group-climb = Awansuj
web-village-group-privilege = Przywilej
web-village-group-recall = Sprowadź
web-village-places = Miejsca
web-village-take-from = Weź kostkę
