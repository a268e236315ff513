# Lorenzo il Magnifico po polsku: wszystko, co mówią zasady i plansze.

game-lorenzo = Lorenzo il Magnifico
game-lorenzo-about = Poprowadź swoją rodzinę przez wieże Florencji.
game-lorenzo-initial = L

## Warianty gry

option-lorenzo-advanced = Wariant gry
option-lorenzo-advanced-help = Każdy w tajemnicy dobiera czterech przywódców i wybiera kafelek premii osobistej. Można też grać tylko z przywódcami albo tylko z kafelkami.
option-lorenzo-advanced-off = gra podstawowa
option-lorenzo-advanced-on = gra zaawansowana
option-lorenzo-advanced-leaders = tylko przywódcy
option-lorenzo-advanced-tiles = tylko kafelki premii

## Punktacja końcowa

score-lorenzo-vp = punkty zwycięstwa
score-lorenzo-territories = podbite terytoria
score-lorenzo-characters = wpływowe postacie
score-lorenzo-ventures = przedsięwzięcia
score-lorenzo-military = siła militarna
score-lorenzo-resources = zgromadzone zasoby
score-lorenzo-excommunication = ekskomunika

## Liczby

lorenzo-n-coins = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
   *[many] { $n } monet
}
    .acc = { $n ->
        [one] { $n } monetę
        [few] { $n } monety
       *[many] { $n } monet
    }
lorenzo-n-wood = { $n ->
    [one] { $n } drewno
    [few] { $n } drewna
   *[many] { $n } drewna
}
lorenzo-n-stone = { $n ->
    [one] { $n } kamień
    [few] { $n } kamienie
   *[many] { $n } kamieni
}
lorenzo-n-servants = { $n ->
    [one] { $n } sługa
    [few] { $n } sług
   *[many] { $n } sług
}
    .acc = { $n ->
        [one] { $n } sługę
        [few] { $n } sług
       *[many] { $n } sług
    }
lorenzo-n-military = { $n ->
    [one] { $n } punkt militarny
    [few] { $n } punkty militarne
   *[many] { $n } punktów militarnych
}
lorenzo-n-faith = { $n ->
    [one] { $n } punkt wiary
    [few] { $n } punkty wiary
   *[many] { $n } punktów wiary
}
lorenzo-n-vp = { $n ->
    [one] { $n } punkt zwycięstwa
    [few] { $n } punkty zwycięstwa
   *[many] { $n } punktów zwycięstwa
}
lorenzo-n-privileges = { $n ->
    [one] { $n } przywilej rady
    [few] { $n } różne przywileje rady
   *[many] { $n } różnych przywilejów rady
}
lorenzo-n-territory = { $n ->
    [one] { $n } terytorium
    [few] { $n } terytoria
   *[many] { $n } terytoriów
}
lorenzo-n-character = { $n ->
    [one] { $n } postać
    [few] { $n } postacie
   *[many] { $n } postaci
}
lorenzo-n-building = { $n ->
    [one] { $n } budynek
    [few] { $n } budynki
   *[many] { $n } budynków
}
lorenzo-n-venture = { $n ->
    [one] { $n } przedsięwzięcie
    [few] { $n } przedsięwzięcia
   *[many] { $n } przedsięwzięć
}
lorenzo-n-same_type = { $n ->
    [one] { $n } karta jednego typu
    [few] { $n } karty jednego typu
   *[many] { $n } kart jednego typu
}
    .acc = { $n ->
        [one] { $n } kartę jednego typu
        [few] { $n } karty jednego typu
       *[many] { $n } kart jednego typu
    }
lorenzo-nothing = nic

## Ludzie i miejsca

lorenzo-member-white = biały członek rodziny
    .acc = białego członka rodziny
lorenzo-member-black = czarny członek rodziny
    .acc = czarnego członka rodziny
lorenzo-member-orange = pomarańczowy członek rodziny
    .acc = pomarańczowego członka rodziny
lorenzo-member-neutral = neutralny członek rodziny
    .acc = neutralnego członka rodziny

lorenzo-die-white = biała kość
lorenzo-die-black = czarna kość
lorenzo-die-orange = pomarańczowa kość

lorenzo-type-territory = terytorium
lorenzo-type-character = postać
    .of = postaci
lorenzo-type-building = budynek
    .of = budynku
lorenzo-type-venture = przedsięwzięcie
    .of = przedsięwzięcia

lorenzo-area-harvest = żniwa
lorenzo-area-production = produkcja

lorenzo-space-territory_1 = Wieża terytoriów, 1. piętro
    .at = na 1. piętrze wieży terytoriów
    .to = na 1. piętro wieży terytoriów
lorenzo-space-territory_2 = Wieża terytoriów, 2. piętro
    .at = na 2. piętrze wieży terytoriów
    .to = na 2. piętro wieży terytoriów
lorenzo-space-territory_3 = Wieża terytoriów, 3. piętro
    .at = na 3. piętrze wieży terytoriów
    .to = na 3. piętro wieży terytoriów
lorenzo-space-territory_4 = Wieża terytoriów, 4. piętro
    .at = na 4. piętrze wieży terytoriów
    .to = na 4. piętro wieży terytoriów
lorenzo-space-character_1 = Wieża postaci, 1. piętro
    .at = na 1. piętrze wieży postaci
    .to = na 1. piętro wieży postaci
lorenzo-space-character_2 = Wieża postaci, 2. piętro
    .at = na 2. piętrze wieży postaci
    .to = na 2. piętro wieży postaci
lorenzo-space-character_3 = Wieża postaci, 3. piętro
    .at = na 3. piętrze wieży postaci
    .to = na 3. piętro wieży postaci
lorenzo-space-character_4 = Wieża postaci, 4. piętro
    .at = na 4. piętrze wieży postaci
    .to = na 4. piętro wieży postaci
lorenzo-space-building_1 = Wieża budynków, 1. piętro
    .at = na 1. piętrze wieży budynków
    .to = na 1. piętro wieży budynków
lorenzo-space-building_2 = Wieża budynków, 2. piętro
    .at = na 2. piętrze wieży budynków
    .to = na 2. piętro wieży budynków
lorenzo-space-building_3 = Wieża budynków, 3. piętro
    .at = na 3. piętrze wieży budynków
    .to = na 3. piętro wieży budynków
lorenzo-space-building_4 = Wieża budynków, 4. piętro
    .at = na 4. piętrze wieży budynków
    .to = na 4. piętro wieży budynków
lorenzo-space-venture_1 = Wieża przedsięwzięć, 1. piętro
    .at = na 1. piętrze wieży przedsięwzięć
    .to = na 1. piętro wieży przedsięwzięć
lorenzo-space-venture_2 = Wieża przedsięwzięć, 2. piętro
    .at = na 2. piętrze wieży przedsięwzięć
    .to = na 2. piętro wieży przedsięwzięć
lorenzo-space-venture_3 = Wieża przedsięwzięć, 3. piętro
    .at = na 3. piętrze wieży przedsięwzięć
    .to = na 3. piętro wieży przedsięwzięć
lorenzo-space-venture_4 = Wieża przedsięwzięć, 4. piętro
    .at = na 4. piętrze wieży przedsięwzięć
    .to = na 4. piętro wieży przedsięwzięć
lorenzo-space-harvest_small = Małe pole żniw
    .at = na małym polu żniw
    .to = na małe pole żniw
lorenzo-space-harvest_large = Duże pole żniw
    .at = na dużym polu żniw
    .to = na duże pole żniw
lorenzo-space-production_small = Małe pole produkcji
    .at = na małym polu produkcji
    .to = na małe pole produkcji
lorenzo-space-production_large = Duże pole produkcji
    .at = na dużym polu produkcji
    .to = na duże pole produkcji
lorenzo-space-market_1 = 1. pole targu
    .at = na 1. polu targu
    .to = na 1. pole targu
lorenzo-space-market_2 = 2. pole targu
    .at = na 2. polu targu
    .to = na 2. pole targu
lorenzo-space-market_3 = 3. pole targu
    .at = na 3. polu targu
    .to = na 3. pole targu
lorenzo-space-market_4 = 4. pole targu
    .at = na 4. polu targu
    .to = na 4. pole targu
lorenzo-space-council = Pałac rady
    .at = w pałacu rady
    .to = do pałacu rady

lorenzo-bonus_tile-standard = Kafelek premii
lorenzo-bonus_tile-advanced_a = Kafelek A
lorenzo-bonus_tile-advanced_b = Kafelek B
lorenzo-bonus_tile-advanced_c = Kafelek C
lorenzo-bonus_tile-advanced_d = Kafelek D

## Karty rozwoju

lorenzo-card-commercial_hub = Faktoria handlowa
lorenzo-card-woods = Zagajnik
lorenzo-card-village = Wioska
lorenzo-card-gravel_pit = Żwirownia
lorenzo-card-forest = Las
lorenzo-card-monastery = Klasztor
lorenzo-card-citadel = Cytadela
lorenzo-card-city = Miasto
lorenzo-card-gold_mine = Kopalnia złota
lorenzo-card-mountain_town = Górskie miasteczko
lorenzo-card-mining_town = Górnicze miasteczko
lorenzo-card-rock_pit = Kamieniołom
lorenzo-card-estate = Posiadłość
lorenzo-card-hermitage = Pustelnia
lorenzo-card-manor_house = Dwór
lorenzo-card-dukedom = Księstwo
lorenzo-card-trading_town = Miasto kupieckie
lorenzo-card-farm = Gospodarstwo
lorenzo-card-colony = Kolonia
lorenzo-card-marble_pit = Kamieniołom marmuru
lorenzo-card-province = Prowincja
lorenzo-card-sanctuary = Sanktuarium
lorenzo-card-castle = Zamek
lorenzo-card-fortified_town = Warowne miasto

lorenzo-card-warlord = Kondotier
lorenzo-card-stonemason = Kamieniarz
lorenzo-card-dame = Dama
lorenzo-card-knight = Rycerz
lorenzo-card-farmer = Rolnik
lorenzo-card-artisan = Rzemieślnik
lorenzo-card-preacher = Kaznodzieja
lorenzo-card-abbess = Przeorysza
lorenzo-card-captain = Kapitan
lorenzo-card-architect = Architekt
lorenzo-card-patron = Mecenas
lorenzo-card-hero = Bohater
lorenzo-card-peasant = Chłop
lorenzo-card-scholar = Uczony
lorenzo-card-papal_messenger = Wysłannik papieski
lorenzo-card-royal_messenger = Wysłannik królewski
lorenzo-card-noble = Szlachcic
lorenzo-card-governor = Gubernator
lorenzo-card-paramour = Kurtyzana
lorenzo-card-herald = Herold
lorenzo-card-cardinal = Kardynał
lorenzo-card-bishop = Biskup
lorenzo-card-general = Generał
lorenzo-card-ambassador = Ambasador

lorenzo-card-mint = Mennica
lorenzo-card-tax_office = Dom poborcy podatków
lorenzo-card-triumphal_arch = Łuk triumfalny
lorenzo-card-theater = Teatr
lorenzo-card-carpenters_shop = Warsztat cieśli
lorenzo-card-stonemasons_shop = Warsztat kamieniarza
lorenzo-card-chapel = Kaplica
lorenzo-card-residence = Rezydencja
lorenzo-card-marketplace = Plac targowy
lorenzo-card-treasury = Skarbiec
lorenzo-card-painters_guild = Gildia malarzy
lorenzo-card-sculptors_guild = Gildia rzeźbiarzy
lorenzo-card-stonemasons_guild = Gildia kamieniarzy
lorenzo-card-baptistery = Baptysterium
lorenzo-card-barracks = Koszary
lorenzo-card-stronghold = Twierdza
lorenzo-card-bank = Bank
lorenzo-card-fair = Jarmark
lorenzo-card-garden = Ogród
lorenzo-card-fortress = Forteca
lorenzo-card-palace = Pałac
lorenzo-card-church = Kościół
lorenzo-card-military_academy = Akademia wojskowa
lorenzo-card-cathedral = Katedra

lorenzo-card-hiring_recruits = Zaciąg rekrutów
lorenzo-card-repairing_the_church = Odbudowa kościoła
lorenzo-card-building_the_walls = Budowa murów
lorenzo-card-raising_a_statue = Wzniesienie posągu
lorenzo-card-military_campaign = Wyprawa wojenna
lorenzo-card-hosting_panhandlers = Przytułek dla żebraków
lorenzo-card-fighting_heresies = Walka z herezjami
lorenzo-card-support_to_the_bishop = Wsparcie dla biskupa
lorenzo-card-hiring_soldiers = Zaciąg żołnierzy
lorenzo-card-repairing_the_abbey = Odbudowa opactwa
lorenzo-card-building_the_bastions = Budowa bastionów
lorenzo-card-support_to_the_king = Wsparcie dla króla
lorenzo-card-improving_the_canals = Rozbudowa kanałów
lorenzo-card-hosting_foreigners = Przyjęcie cudzoziemców
lorenzo-card-crusade = Krucjata
lorenzo-card-support_to_the_cardinal = Wsparcie dla kardynała
lorenzo-card-hiring_mercenaries = Zaciąg najemników
lorenzo-card-repairing_the_cathedral = Odbudowa katedry
lorenzo-card-building_the_towers = Budowa wież
lorenzo-card-promoting_sacred_art = Mecenat sztuki sakralnej
lorenzo-card-military_conquest = Podbój
lorenzo-card-improving_the_roads = Rozbudowa dróg
lorenzo-card-sacred_war = Święta wojna
lorenzo-card-support_to_the_pope = Wsparcie dla papieża

## Przywódcy

lorenzo-leader-francesco_sforza = Francesco Sforza
lorenzo-leader-ludovico_ariosto = Ludovico Ariosto
lorenzo-leader-filippo_brunelleschi = Filippo Brunelleschi
lorenzo-leader-federico_da_montefeltro = Federico da Montefeltro
lorenzo-leader-girolamo_savonarola = Girolamo Savonarola
lorenzo-leader-giovanni_dalle_bande_nere = Giovanni dalle Bande Nere
lorenzo-leader-sandro_botticelli = Sandro Botticelli
lorenzo-leader-michelangelo_buonarroti = Michał Anioł
lorenzo-leader-ludovico_iii_gonzaga = Ludovico III Gonzaga
lorenzo-leader-leonardo_da_vinci = Leonardo da Vinci
lorenzo-leader-pico_della_mirandola = Pico della Mirandola
lorenzo-leader-sisto_iv = Sykstus IV
lorenzo-leader-lucrezia_borgia = Lukrecja Borgia
lorenzo-leader-sigismondo_malatesta = Sigismondo Malatesta
lorenzo-leader-lorenzo_de_medici = Lorenzo de’ Medici
lorenzo-leader-ludovico_il_moro = Ludovico il Moro
lorenzo-leader-cesare_borgia = Cezar Borgia
lorenzo-leader-santa_rita = Święta Rita
lorenzo-leader-cosimo_de_medici = Cosimo de’ Medici
lorenzo-leader-bartolomeo_colleoni = Bartolomeo Colleoni

## Kafelki ekskomuniki

lorenzo-tile-fewer_military = Mniej punktów militarnych
lorenzo-tile-fewer_coins = Mniej monet
lorenzo-tile-fewer_servants = Mniej sług
lorenzo-tile-fewer_wood_or_stone = Mniej drewna lub kamienia
lorenzo-tile-harvest_minus_3 = Słabsze żniwa
lorenzo-tile-production_minus_3 = Słabsza produkcja
lorenzo-tile-coloured_members_minus_1 = Słabsi kolorowi członkowie rodziny
lorenzo-tile-territory_minus_4 = Trudniejsze terytoria
lorenzo-tile-building_minus_4 = Trudniejsze budynki
lorenzo-tile-character_minus_4 = Trudniejsze postacie
lorenzo-tile-venture_minus_4 = Trudniejsze przedsięwzięcia
lorenzo-tile-no_market = Zakaz wstępu na targ
lorenzo-tile-servants_half = Słudzy o połowę słabsi
lorenzo-tile-skip_first_turn = Utrata pierwszej tury
lorenzo-tile-no_character_vp = Bez punktów za postacie
lorenzo-tile-no_venture_vp = Bez punktów za przedsięwzięcia
lorenzo-tile-no_territory_vp = Bez punktów za terytoria
lorenzo-tile-lose_fifth_of_vp = Utrata jednej piątej punktów
lorenzo-tile-lose_vp_per_military = Kara za punkty militarne
lorenzo-tile-lose_vp_per_building_cost = Kara za koszt budynków
lorenzo-tile-lose_vp_per_resource = Kara za zasoby

## Co jest wydrukowane na kartach i kafelkach

lorenzo-price-military = { $pays } (trzeba mieć { $n })
lorenzo-gain-per = { $what } { $counted }
lorenzo-per-territory = za każde terytorium
lorenzo-per-character = za każdą postać
lorenzo-per-building = za każdy budynek
lorenzo-per-venture = za każde przedsięwzięcie
lorenzo-per-2_military = za każde 2 punkty militarne
lorenzo-take-any = wzięcie dowolnej karty (siła { $n })
lorenzo-take-type = wzięcie karty { $type-of } (siła { $n })
lorenzo-take-type-off = wzięcie karty { $type-of } (siła { $n }), zniżka: { $off }
lorenzo-do-harvest = żniwa o sile { $n }
lorenzo-do-production = produkcja o sile { $n }
lorenzo-exchange = { $pays } → { $gets }
lorenzo-final-points = { $n ->
    [one] { $n } punkt zwycięstwa na koniec gry
    [few] { $n } punkty zwycięstwa na koniec gry
   *[many] { $n } punktów zwycięstwa na koniec gry
}
lorenzo-value = { $n } { $what }
lorenzo-sum = { $n } + { $by } = { $total }
lorenzo-difference = { $n } − { $by } = { $total }
lorenzo-action-territory = przy braniu terytoriów
lorenzo-action-character = przy braniu postaci
lorenzo-action-building = przy braniu budynków
lorenzo-action-venture = przy braniu przedsięwzięć
lorenzo-action-harvest = do żniw
lorenzo-action-production = do produkcji
lorenzo-action-coloured = dla twoich kolorowych krewnych
lorenzo-action-neutral = dla twojego neutralnego krewnego
lorenzo-always-building_wood_or_stone_off = { $n ->
    [one] budynki tańsze o { $n } drewno lub { $n } kamień
    [few] budynki tańsze o { $n } drewna lub { $n } kamienie
   *[many] budynki tańsze o { $n } drewna lub { $n } kamieni
}
lorenzo-always-character_coins_off = { $n ->
    [one] postacie tańsze o { $n } monetę
    [few] postacie tańsze o { $n } monety
   *[many] postacie tańsze o { $n } monet
}
lorenzo-always-any_coins_off = { $n ->
    [one] karty z monetami w cenie tańsze o { $n } monetę
    [few] karty z monetami w cenie tańsze o najwyżej { $n } monety
   *[many] karty z monetami w cenie tańsze o najwyżej { $n } monet
}
lorenzo-always-no_floor_bonus = piętra wież nie dają ci premii
lorenzo-always-share_spaces = twoich krewnych można wystawiać na zajęte pola
lorenzo-always-no_fee = za zajęte wieże nie płacisz monet
lorenzo-always-support_vp = { $n ->
    [one] { $n } punkt zwycięstwa więcej przy każdym wsparciu Kościoła
    [few] { $n } punkty zwycięstwa więcej przy każdym wsparciu Kościoła
   *[many] { $n } punktów zwycięstwa więcej przy każdym wsparciu Kościoła
}
lorenzo-always-coloured_set = twoi kolorowi krewni mają wartość { $n } zamiast wartości kości
lorenzo-always-copy = kopiuje zdolność przywódcy zagranego przez innego gracza
lorenzo-always-no_slot_military = na terytoria nie potrzebujesz punktów militarnych
lorenzo-always-double_immediate = efekty natychmiastowe kart dają ci podwójnie drewno, kamień, monety i sług
lorenzo-once-one_coloured_set = jeden z twoich kolorowych krewnych ma w tej rundzie wartość { $n }
lorenzo-ability-once = Raz na rundę: { $what }
lorenzo-ability-always = Zawsze: { $what }
lorenzo-does-fewer_military = { $n ->
    [one] każda karta i każde pole daje o { $n } punkt militarny mniej
    [few] każda karta i każde pole daje o { $n } punkty militarne mniej
   *[many] każda karta i każde pole daje o { $n } punktów militarnych mniej
}
lorenzo-does-fewer_coins = { $n ->
    [one] każda karta i każde pole daje o { $n } monetę mniej
    [few] każda karta i każde pole daje o { $n } monety mniej
   *[many] każda karta i każde pole daje o { $n } monet mniej
}
lorenzo-does-fewer_servants = { $n ->
    [one] każda karta i każde pole daje o { $n } sługę mniej
    [few] każda karta i każde pole daje o { $n } sług mniej
   *[many] każda karta i każde pole daje o { $n } sług mniej
}
lorenzo-does-fewer_wood_or_stone = { $n ->
    [one] każda karta i każde pole daje o { $n } drewno lub kamień mniej
    [few] każda karta i każde pole daje o { $n } drewna lub kamienie mniej
   *[many] każda karta i każde pole daje o { $n } drewna lub kamieni mniej
}
lorenzo-does-no_market = nie możesz wystawiać krewnych na targ
lorenzo-does-servants_for_one = { $n ->
    [one] za każde +1 zużywasz { $n } sługę
    [few] za każde +1 zużywasz { $n } sług
   *[many] za każde +1 zużywasz { $n } sług
}
lorenzo-does-skip_first_turn = w każdej rundzie tracisz pierwszą turę i wystawiasz tego krewnego po wszystkich innych
lorenzo-does-no_character_points = postacie nie dają ci punktów na koniec gry
lorenzo-does-no_venture_points = przedsięwzięcia nie dają ci punktów na koniec gry
lorenzo-does-no_territory_points = terytoria nie dają ci punktów na koniec gry
lorenzo-does-lose_vp_per_vp = { $n ->
    [one] przed punktacją końcową tracisz 1 punkt zwycięstwa za każdy { $n } punkt zwycięstwa
    [few] przed punktacją końcową tracisz 1 punkt zwycięstwa za każde { $n } punkty zwycięstwa
   *[many] przed punktacją końcową tracisz 1 punkt zwycięstwa za każde { $n } punktów zwycięstwa
}
lorenzo-does-lose_vp_per_military = { $n ->
    [one] na koniec gry tracisz { $n } punkt zwycięstwa za każdy punkt militarny
    [few] na koniec gry tracisz { $n } punkty zwycięstwa za każdy punkt militarny
   *[many] na koniec gry tracisz { $n } punktów zwycięstwa za każdy punkt militarny
}
lorenzo-does-lose_vp_per_building_price = { $n ->
    [one] na koniec gry tracisz { $n } punkt zwycięstwa za każde drewno i każdy kamień w cenach twoich budynków
    [few] na koniec gry tracisz { $n } punkty zwycięstwa za każde drewno i każdy kamień w cenach twoich budynków
   *[many] na koniec gry tracisz { $n } punktów zwycięstwa za każde drewno i każdy kamień w cenach twoich budynków
}
lorenzo-does-lose_vp_per_resource = { $n ->
    [one] na koniec gry tracisz { $n } punkt zwycięstwa za każde drewno, kamień, monetę i sługę
    [few] na koniec gry tracisz { $n } punkty zwycięstwa za każde drewno, kamień, monetę i sługę
   *[many] na koniec gry tracisz { $n } punktów zwycięstwa za każde drewno, kamień, monetę i sługę
}

## Pytania do graczy

lorenzo-ask-choose-tile = { $who }: wybierz kafelek premii osobistej
lorenzo-ask-draft = { $who }: zatrzymaj jednego z tych przywódców
lorenzo-ask-turn = { $who }: wystaw członka rodziny
lorenzo-ask-where = { $who }: wybierz, gdzie stanie { $member } (wartość { $n })
lorenzo-ask-who = { $who }: wybierz, kogo tam wystawić ({ $space })
lorenzo-ask-after = { $who }: użyj przywódcy albo zakończ turę
lorenzo-ask-price = { $who }: wybierz, czym zapłacić za kartę „{ $card }”
lorenzo-ask-discount = { $who }: wybierz zniżkę na kartę „{ $card }”
lorenzo-ask-privilege = { $left ->
    [one] { $who }: wybierz przywilej rady
    [few] { $who }: wybierz { $left } różne przywileje rady
   *[many] { $who }: wybierz { $left } różnych przywilejów rady
}
lorenzo-ask-fewer = { $who }: wybierz, czego otrzymasz o 1 mniej
lorenzo-ask-bonus-card = { $who }: wziąć akcją dodatkową kartę { $type-of } (siła { $value })?
lorenzo-ask-bonus-card-off = { $who }: wziąć akcją dodatkową kartę { $type-of } (siła { $value }, zniżka: { $off })?
lorenzo-ask-bonus-any = { $who }: wziąć akcją dodatkową dowolną kartę (siła { $n })?
lorenzo-ask-servants = { $who }: wybierz, ilu sług zużyć ({ $space }); ci, którzy zostaną na koniec, mogą kosztować cię punkty
lorenzo-ask-harvest = { $who }: wybierz, ilu sług zużyć na żniwa (siła { $n })
lorenzo-ask-production = { $who }: wybierz, ilu sług zużyć na produkcję (siła { $n })
lorenzo-ask-exchange = { $who }: wybierz wymiany w produkcji (siła { $n })
lorenzo-ask-church = { $who }: oddać { $faith-acc } i wesprzeć Kościół?

## Pytania do losu

lorenzo-ask-order = Kto jest następny w kolejności graczy?
lorenzo-ask-draw-tile = Kafelek ekskomuniki okresu { $period }
lorenzo-ask-deal = Rozdanie przywódcy: { $who }
lorenzo-ask-lay = Następna karta: { $space }
lorenzo-ask-roll = Rzut: { $die }

## Odpowiedzi

lorenzo-choose-tile = { $tile }: żniwa – { $harvest }; produkcja – { $production }
lorenzo-place = Wystaw { $member-acc } (wartość { $n })
lorenzo-pass = Spasuj: { $member } zostaje w domu w tej rundzie
lorenzo-to = Wystaw { $space-to }
lorenzo-floor = { $space }: „{ $card }”
    .to = { $space-to }: „{ $card }”
lorenzo-floor-value = { $space }: „{ $card }” (siła { $value })
lorenzo-floor-paying = { $space }: „{ $card }” (najpierw oddaj { $what-acc })
lorenzo-floor-value-paying = { $space }: „{ $card }” (siła { $value }; najpierw oddaj { $what-acc })
lorenzo-go-value = { $space } (siła { $value })
lorenzo-go-paying = { $space } (zużyj { $what-acc })
lorenzo-go-value-paying = { $space } (siła { $value }; zużyj { $what-acc })
lorenzo-play = Zagraj przywódcę: { $leader }
lorenzo-play-copying = Zagraj przywódcę: { $leader } (zdolność: { $other })
lorenzo-discard = Odrzuć przywódcę za przywilej rady: { $leader }
lorenzo-activate = Aktywuj przywódcę: { $leader }
lorenzo-activate-for = Aktywuj przywódcę: { $leader } ({ $member })
lorenzo-end-turn = Zakończ turę
lorenzo-pay = Zapłać { $what-acc }
lorenzo-discount = Zniżka: { $what }; zapłać { $price-acc }
lorenzo-fewer = O { $what-acc } mniej
lorenzo-privilege = { $what }
lorenzo-servants = Zużyj { $what-acc }: siła { $value }
lorenzo-use = „{ $card }”: { $pays } → { $gets }
lorenzo-done = Bez dalszych wymian
lorenzo-decline = Zrezygnuj
lorenzo-support = Wesprzyj Kościół: { $what }
lorenzo-refuse = Odmów i przyjmij ekskomunikę: „{ $tile }”

## Dziennik

lorenzo-did-order = Kolejność graczy: { $order }.
lorenzo-did-draw-tile = Kafelek ekskomuniki okresu { $period }: „{ $tile }”.
lorenzo-did-choose-tile = { $who } wybiera: { $tile }.
lorenzo-did-deal = Otrzymujesz przywódcę: { $leader }.
lorenzo-did-draft = { $who } zatrzymuje przywódcę i przekazuje resztę dalej.
lorenzo-you-draft = Zatrzymujesz przywódcę: { $leader }.
lorenzo-did-end-draft = Koniec draftu: każdy ma swoich przywódców.
lorenzo-did-round = Zaczyna się runda { $n } (okres { $period }). Pierwszy gracz: { $who }.
lorenzo-did-lay = { $space }: „{ $card }”.
lorenzo-did-roll = Rzut: { $die } pokazuje { $n }.
lorenzo-did-skip-turn = { $who } traci pierwszą turę rundy z powodu kafelka ekskomuniki.
lorenzo-did-place = { $who } wystawia { $member-acc } { $space-to } (wartość { $value }).
lorenzo-did-pass = { $who } nie może nikogo wystawić: { $member } zostaje w domu w tej rundzie.
lorenzo-did-spend-servants = { $who } zużywa { $what-acc } (siła { $n }).
lorenzo-did-pay-fee = { $who } płaci { $what-acc } za zajętą wieżę.
lorenzo-did-floor-bonus = { $who } otrzymuje { $what-acc } (premia piętra).
lorenzo-did-pay = { $who } płaci { $what-acc }.
lorenzo-did-take = { $who } bierze kartę „{ $card }”.
lorenzo-did-grant = { $who } otrzymuje akcję dodatkową (karta „{ $source }”): { $what }.
lorenzo-did-gain = { $who } otrzymuje { $what-acc }.
lorenzo-did-gain-from = { $who } otrzymuje { $what-acc } ({ $source }).
lorenzo-did-lose = { $who } otrzymuje o { $what-acc } mniej z powodu kafelka ekskomuniki.
lorenzo-did-privilege = { $who } bierze przywilej rady: { $what }.
lorenzo-did-harvest = { $who } przeprowadza żniwa o sile { $n }.
lorenzo-did-production = { $who } przeprowadza produkcję o sile { $n }.
lorenzo-did-nothing = { $who } nic nie otrzymuje: siła akcji jest za mała ({ $area }).
lorenzo-did-exchange = { $who } używa karty „{ $card }” i płaci { $what-acc }.
lorenzo-did-no-card = { $who } nie może wziąć żadnej karty akcją dodatkową (siła { $n }).
lorenzo-did-decline = { $who } rezygnuje z akcji dodatkowej.
lorenzo-did-play = { $who } zagrywa przywódcę: { $leader }.
lorenzo-did-copy = { $who } ma teraz zdolność przywódcy: { $leader }.
lorenzo-did-discard = { $who } odrzuca przywódcę: { $leader }.
lorenzo-did-activate = { $who } aktywuje przywódcę: { $leader }.
lorenzo-did-name = { $who }: { $member } ma w tej rundzie wartość { $n }.
lorenzo-did-report = { $n ->
    [one] Raport dla Watykanu: potrzebny { $n } punkt wiary.
    [few] Raport dla Watykanu: potrzebne { $n } punkty wiary.
   *[many] Raport dla Watykanu: potrzeba { $n } punktów wiary.
}
lorenzo-did-excommunicate = { $who } otrzymuje ekskomunikę: „{ $tile }”.
lorenzo-did-support = { $who } wspiera Kościół.
lorenzo-did-faith-vp = { $who } oddaje { $faith-acc } i otrzymuje { $what-acc }.
lorenzo-did-end = Koniec gry.

## Ostrzeżenia przed odpowiedzią

lorenzo-warn-excommunicated = Przy raporcie dla Watykanu otrzymasz ekskomunikę: „{ $tile }”.

## Dlaczego tak nie wolno

lorenzo-why-member-placed = Ten członek rodziny został już wystawiony.
lorenzo-why-member-passed = Ten członek rodziny zostaje w domu w tej rundzie.
lorenzo-why-member-nowhere = Dla tego członka rodziny nie ma pola, nawet ze wszystkimi sługami.
lorenzo-why-must-place = Dopóki jest odpowiednie pole, trzeba wystawić członka rodziny.
lorenzo-why-closed = To pole nie jest używane przy tej liczbie graczy.
lorenzo-why-occupied = Na tym polu ktoś już stoi.
lorenzo-why-no-card = Na tym piętrze nie ma karty.
lorenzo-why-floor-occupied = Na tym piętrze ktoś już stoi, a karta została zabrana.
lorenzo-why-coloured-in-tower = Masz już w tej wieży kolorowego członka rodziny.
lorenzo-why-coloured-in-area = Masz już w tym obszarze kolorowego członka rodziny.
lorenzo-why-market-forbidden = Ekskomunika zabrania ci wstępu na targ.
lorenzo-why-value-short = Wartość jest za mała. Aby ją podnieść, brakuje: { $what }.
lorenzo-why-other-type = Tą akcją nie można wziąć karty tego typu.
lorenzo-why-row-full = Masz już sześć kart tego typu.
lorenzo-why-slot-short = Do następnego terytorium brakuje: { $what }.
lorenzo-why-fee-short = Do opłaty za zajętą wieżę brakuje: { $what } (premia piętra się nie liczy).
lorenzo-why-price-short = Do zapłacenia za kartę brakuje: { $what }.
lorenzo-why-military-short = Do wzięcia karty brakuje: { $what }.
lorenzo-why-no-such-price = Ta karta nie ma takiej ceny.
lorenzo-why-no-discount = Ta zniżka nic nie daje albo pozostałej ceny nie możesz zapłacić.
lorenzo-why-no-difference = Taka liczba sług niczego nie zmienia.
lorenzo-why-servants-short = Nie masz tylu sług. Brakuje: { $what }.
lorenzo-why-not-optional = Z akcji wystawionego członka rodziny nie można zrezygnować.
lorenzo-why-not-activated = Siła akcji nie wystarcza na ten budynek albo nie jest on twój.
lorenzo-why-used-already = Ten budynek został już użyty w tej produkcji.
lorenzo-why-exchange-short = Do tej wymiany brakuje: { $what } (zysk z tej samej produkcji się nie liczy).
lorenzo-why-same-privilege = Wszystkie te przywileje muszą być różne.
lorenzo-why-tile-taken = Ten kafelek wybrał już inny gracz.
lorenzo-why-not-in-packet = Wśród kart, z których wybierasz, nie ma tego przywódcy.
lorenzo-why-not-in-hand = Nie masz tego przywódcy na ręce.
lorenzo-why-leader-needs = Do zagrania tego przywódcy brakuje: { $what }.
lorenzo-why-nothing-to-copy = Żaden inny gracz nie zagrał jeszcze przywódcy, którego można skopiować.
lorenzo-why-name-who-to-copy = Wybierz, czyją zdolność skopiować.
lorenzo-why-not-played = Tego przywódcy nie ma wśród twoich zagranych.
lorenzo-why-not-once = Zdolność tego przywódcy działa stale i nie trzeba jej aktywować.
lorenzo-why-face-down = W tej rundzie ten przywódca został już użyty.
lorenzo-why-name-a-member = Wybierz, dla którego członka rodziny.
lorenzo-why-leaders-later = Przywódców można użyć przed tą akcją albo po niej, ale nie w jej trakcie.
lorenzo-why-no-leaders = Ta gra toczy się bez przywódców.

## Części planszy

lorenzo-board-tower-territory = Terytoria
lorenzo-board-tower-character = Postacie
lorenzo-board-tower-building = Budynki
lorenzo-board-tower-venture = Przedsięwzięcia
lorenzo-board-harvest = Żniwa
lorenzo-board-production = Produkcja
lorenzo-board-market = Targ
lorenzo-board-council = Pałac rady
lorenzo-board-excommunications = Ekskomuniki
lorenzo-board-leaders = Przywódcy

## Na czym opiera się podpowiedź

reason-lorenzo-points = punkty zwycięstwa
reason-lorenzo-resources = zasoby
reason-lorenzo-military = siła militarna
reason-lorenzo-territories = terytoria
reason-lorenzo-characters = postacie
reason-lorenzo-buildings = budynki
reason-lorenzo-ventures = przedsięwzięcia
reason-lorenzo-harvest = żniwa
reason-lorenzo-production = produkcja
reason-lorenzo-faith = wiara
reason-lorenzo-excommunication = ekskomunika
reason-lorenzo-leaders = przywódcy
reason-lorenzo-members = członkowie rodziny w zapasie
reason-lorenzo-pending = korzyści do odebrania
reason-lorenzo-order = kolejność graczy

## Dlaczego liczby z pudełka do siebie nie pasują

lorenzo-together-exchanges = budynek zachowuje swoje wymiany i każda coś kosztuje
lorenzo-together-floor = piętro daje jeden rodzaj rzeczy (L-20)
lorenzo-together-military = karta kosztuje { $pays } punktów militarnych, a wymaga tylko { $needs } (L-93)
