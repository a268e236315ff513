# Dziedzictwo po polsku: wszystko, co mówią zasady i plansze.
#
# Liczby, karty i ludzie przychodzą jako komunikaty; ich formy to atrybuty (.acc: biernik).

game-legacy = Dziedzictwo
game-legacy-about = Aranżuj dobre małżeństwa i wyhoduj drzewo, którego pozazdrości diuk.
game-legacy-initial = D

option-legacy-venture_cost = Koszt Przedsiębiorstwa
option-legacy-venture_cost-help = Instrukcje się różnią: w rosyjskiej za Przedsiębiorstwo płaci się także Złotem, w polskiej nie.
option-legacy-venture_cost-russian = ze Złotem
option-legacy-venture_cost-polish = bez Złota
option-legacy-solo = Gra dla jednej osoby
option-legacy-solo-help = W pojedynkę prowadzisz rodzinę jak zwykle albo odkrywasz, kim byli twoi przodkowie.
option-legacy-solo-standard = rodzina
option-legacy-solo-testament = Testament

## Wynik

score-legacy-play = Honor z gry
score-legacy-prestige = Prestiż
score-legacy-children = dzieci
score-legacy-patron = Patron
score-legacy-goals = pomniejsze cele
score-legacy-tree = krewni i Wskazówki

## Liczby

legacy-nothing = nic
legacy-n-gold = { $n ->
    [one] { $n } Złoto
    [few] { $n } Złota
   *[many] { $n } Złota
}
legacy-n-honour = { $n ->
    [one] { $n } Punkt Honoru
    [few] { $n } Punkty Honoru
   *[many] { $n } Punktów Honoru
}
legacy-n-prestige = { $n ->
    [one] { $n } Prestiż
    [few] { $n } Prestiżu
   *[many] { $n } Prestiżu
}
legacy-n-income = { $n ->
    [one] { $n } Dochód
    [few] { $n } Dochodu
   *[many] { $n } Dochodu
}
legacy-n-friends = { $n ->
    [one] { $n } Znajomy
    [few] { $n } Znajomych
   *[many] { $n } Znajomych
}
    .acc = { $n ->
        [one] { $n } Znajomego
        [few] { $n } Znajomych
       *[many] { $n } Znajomych
    }
legacy-n-friends-from-deck = { $n ->
    [one] { $n } Znajomy z talii
    [few] { $n } Znajomych z talii
   *[many] { $n } Znajomych z talii
}
legacy-plus = +{ $what }
legacy-minus = −{ $what }

## Karty

legacy-friend-aleksandr = Aleksandr
    .of = Aleksandra
legacy-friend-carlos = Carlos
    .of = Carlosa
legacy-friend-erich = Erich
    .of = Ericha
legacy-friend-eustachy = Eustachy
    .of = Eustachego
legacy-friend-george = George
    .of = George’a
legacy-friend-hans_heinrich = Hans Heinrich
    .of = Hansa Heinricha
legacy-friend-jan = Jan
    .of = Jana
legacy-friend-leonid = Leonid
    .of = Leonida
legacy-friend-nicolas = Nicolas
    .of = Nicolasa
legacy-friend-robert = Robert
    .of = Roberta
legacy-friend-roger = Roger
    .of = Rogera
legacy-friend-thomas = Thomas
    .of = Thomasa
legacy-friend-friedrich = Friedrich
    .of = Friedricha
legacy-friend-pierre = Pierre
    .of = Pierre’a
legacy-friend-laurent = Laurent
    .of = Laurenta
legacy-friend-manuel = Manuel
    .of = Manuela
legacy-friend-constant = Constant
    .of = Constanta
legacy-friend-patrick = Patrick
    .of = Patricka
legacy-friend-michael = Michael
    .of = Michaela
legacy-friend-arianne = Arianne
legacy-friend-bernadette = Bernadette
legacy-friend-claire = Claire
legacy-friend-fehmi = Fehmi
legacy-friend-isabella = Isabella
    .of = Isabelli
legacy-friend-lucienne = Lucienne
legacy-friend-maria = Maria
    .of = Marii
legacy-friend-margarethe = Margarethe
legacy-friend-miranda = Miranda
    .of = Mirandy
legacy-friend-nancy = Nancy
legacy-friend-sophie = Sophie
legacy-friend-ann = Ann
legacy-friend-evgenia = Jewgienija
    .of = Jewgienii
legacy-friend-gertrude = Gertruda
    .of = Gertrudy
legacy-friend-katherine = Katherine
legacy-friend-nathalie = Nathalie
legacy-friend-vera = Vera
    .of = Very
legacy-friend-angelique = Angelique
legacy-friend-rowena = Rowena
    .of = Roweny
legacy-friend-antoine = Antoine
    .of = Antoine’a
legacy-friend-armand = Armand
    .of = Armanda
legacy-friend-gaspard = Gaspard
    .of = Gasparda
legacy-friend-etienne = Étienne
    .of = Étienne’a
legacy-friend-felipe = Felipe
legacy-friend-diego = Diego
    .of = Diega
legacy-friend-lorenzo = Lorenzo
    .of = Lorenza
legacy-friend-giacomo = Giacomo
    .of = Giacoma
legacy-friend-alessandro = Alessandro
    .of = Alessandra
legacy-friend-william = William
    .of = Williama
legacy-friend-james = James
    .of = Jamesa
legacy-friend-otto = Otto
    .of = Ottona
legacy-friend-stanislaw = Stanisław
    .of = Stanisława
legacy-friend-kazimierz = Kazimierz
    .of = Kazimierza
legacy-friend-dmitri = Dmitrij
    .of = Dmitrija
legacy-friend-pieter = Pieter
    .of = Pietera
legacy-friend-willem = Willem
    .of = Willema
legacy-friend-mehmed = Mehmed
    .of = Mehmeda
legacy-friend-charlotte = Charlotte
legacy-friend-margot = Margot
legacy-friend-odette = Odette
legacy-friend-rosalie = Rosalie
legacy-friend-camille = Camille
legacy-friend-josephine = Joséphine
legacy-friend-carmen = Carmen
legacy-friend-ines = Inés
legacy-friend-bianca = Bianca
    .of = Bianki
legacy-friend-francesca = Francesca
    .of = Franceski
legacy-friend-elizabeth = Elizabeth
legacy-friend-caroline = Caroline
legacy-friend-agnieszka = Agnieszka
    .of = Agnieszki
legacy-friend-zofia = Zofia
    .of = Zofii
legacy-friend-anastasia = Anastazja
    .of = Anastazji
legacy-friend-tatiana = Tatiana
    .of = Tatiany
legacy-friend-johanna = Johanna
    .of = Johanny
legacy-friend-saskia = Saskia
    .of = Saskii
legacy-friend-abigail = Abigail

legacy-child-son = Syn
legacy-child-daughter = Córka
legacy-child-handsome = Przystojniak
legacy-child-brave = Odważny
legacy-child-don_juan = Lowelas
legacy-child-gossip_queen = Królowa plotek
legacy-child-beautiful_smile = Olśniewający uśmiech
legacy-child-true_beauty = Prawdziwa piękność
legacy-child-surprise_twins_son = Niespodziewane bliźniaki (Syn)
legacy-child-surprise_twins_daughter = Niespodziewane bliźniaki (Córka)
legacy-child-complication = Komplikacja

legacy-head-blue = Głowa Rodziny, kolor niebieski
legacy-head-white = Głowa Rodziny, kolor biały
legacy-head-beige = Głowa Rodziny, kolor beżowy
legacy-head-purple = Głowa Rodziny, kolor fioletowy

legacy-title-baron = Baron
legacy-title-viscount = Wicehrabia
legacy-title-count = Hrabia
legacy-title-knight_of_saint_louis = Kawaler Orderu Świętego Ludwika
legacy-title-royal_councillor = Radca królewski
legacy-title-marquis = Markiz
legacy-title-marshal_of_france = Marszałek Francji
legacy-title-peer_of_france = Par Francji
legacy-title-duke = Diuk

legacy-contribution-street_lanterns = Latarnie uliczne
legacy-contribution-public_fountain = Miejska fontanna
legacy-contribution-foundling_hospital = Dom podrzutków
legacy-contribution-court_ballet = Balet dworski
legacy-contribution-public_library = Biblioteka publiczna
legacy-contribution-academy_of_painting = Akademia Malarstwa
legacy-contribution-botanical_garden = Ogród botaniczny
legacy-contribution-royal_military_school = Królewska Szkoła Wojskowa
legacy-contribution-opera_house = Gmach opery

legacy-patron-john_law = John Law
legacy-patron-madame_de_pompadour = Madame de Pompadour
legacy-patron-emilie_du_chatelet = Émilie du Châtelet
legacy-patron-cardinal_fleury = Kardynał Fleury
legacy-patron-prince_of_conti = Książę Conti
legacy-patron-voltaire = Wolter

legacy-mission-new_steam_engine = Silnik parowy
legacy-mission-establish_a_craft_guild = Gildia Rzemieślników
legacy-mission-renovate_the_old_cathedral = Renowacja starej katedry
legacy-mission-diplomatic_mission_to_thailand = Misja dyplomatyczna w Tajlandii
legacy-mission-french_culture = Francuska kultura
legacy-mission-found_a_political_party = Partia polityczna
legacy-mission-preparing_for_the_revolution = Nadciąga Rewolucja
legacy-mission-unrest_at_the_court = Niepokoje na dworze
legacy-mission-strengthen_the_royal_navy = Królewska Marynarka Wojenna
legacy-mission-sponsor_the_encyclopedia = Wsparcie dla Encyklopedii
legacy-mission-masquerade_ball = Bal maskowy
legacy-mission-grand_tour = Grand Tour
legacy-mission-numerous_lineage = Liczne potomstwo
legacy-mission-royal_audience = Audiencja u króla
legacy-mission-paris_salon = Salon paryski


legacy-pawn-green = zielony pion
legacy-pawn-orange = pomarańczowy pion
legacy-pawn-red = czerwony pion
legacy-pawn-blue = błękitny pion
legacy-pawn-yellow = żółty pion

## Wskazówki Testamentu: o kim są i co musi być prawdą

legacy-hint = { $who } { $what }
legacy-hint-one = { $sex ->
    [male] jeden
    [female] jedna
   *[any] ktoś
} z { $kin }
legacy-hint-several = co najmniej { $n } z { $kin }
legacy-kin-relatives = { $sex ->
    [male] krewnych mężczyzn
    [female] krewnych kobiet
   *[any] krewnych
}
legacy-kin-ancestors = { $sex ->
    [male] mężczyzn wśród przodków
    [female] kobiet wśród przodków
   *[any] przodków
}
legacy-kin-fathers_side = { $sex ->
    [male] mężczyzn ze strony ojca
    [female] kobiet ze strony ojca
   *[any] przodków ze strony ojca
}
legacy-kin-mothers_side = { $sex ->
    [male] mężczyzn ze strony matki
    [female] kobiet ze strony matki
   *[any] przodków ze strony matki
}
legacy-kin-grandparents = { $sex ->
    [male] dziadków
    [female] babek
   *[any] dziadków i babek
}
legacy-kin-great_grandparents = { $sex ->
    [male] pradziadków
    [female] prababek
   *[any] pradziadków i prababek
}
legacy-kin-great_great_grandparents = { $sex ->
    [male] prapradziadków
    [female] praprababek
   *[any] prapradziadków i praprababek
}
legacy-hint-artist = { $form ->
    [many] było Artystami
    [female] była Artystką
   *[male] był Artystą
}
legacy-hint-aristocrat = { $form ->
    [many] było Arystokratami
    [female] była Arystokratką
   *[male] był Arystokratą
}
legacy-hint-scientist = { $form ->
    [many] było Naukowcami
    [female] była Naukowcem
   *[male] był Naukowcem
}
legacy-hint-craftsman = { $form ->
    [many] było Rzemieślnikami
    [female] była Rzemieślniczką
   *[male] był Rzemieślnikiem
}
legacy-hint-diplomat = { $form ->
    [many] było Dyplomatami
    [female] była Dyplomatką
   *[male] był Dyplomatą
}
legacy-hint-foreign = { $form ->
    [many] nie pochodziło z Francji
    [female] nie pochodziła z Francji
   *[male] nie pochodził z Francji
}
legacy-hint-from = { $form ->
    [many] pochodziło z { $where }
    [female] pochodziła z { $where }
   *[male] pochodził z { $where }
}
legacy-hint-title = { $form ->
    [many] miało Tytuł
    [female] miała Tytuł
   *[male] miał Tytuł
}
legacy-hint-contribution = { $form ->
    [many] zajmowało się Filantropią
    [female] zajmowała się Filantropią
   *[male] zajmował się Filantropią
}
legacy-hint-mansion = { $form ->
    [many] miało Pałac
    [female] miała Pałac
   *[male] miał Pałac
}
legacy-hint-venture = { $form ->
    [many] miało Przedsiębiorstwo
    [female] miała Przedsiębiorstwo
   *[male] miał Przedsiębiorstwo
}
legacy-hint-or = { $one } lub { $other }
legacy-country-american = Ameryki
legacy-country-french = Francji
legacy-country-british = Brytanii
legacy-country-italian = Włoch
legacy-country-spanish = Hiszpanii
legacy-country-polish = Polski
legacy-country-prussian = Prus
legacy-country-russian = Rosji
legacy-country-turkish = Turcji
legacy-country-dutch = Holandii
legacy-hint-children = wśród { $kin } { $couples ->
    [one] jest para, która miała
    [few] są { $couples } pary, które miały
   *[many] jest { $couples } par, które miały
} co najmniej { $n ->
    [one] { $n } dziecko
    [few] { $n } dzieci
   *[many] { $n } dzieci
}{ $child }
legacy-hint-child-artist = , w tym Artystę
legacy-hint-child-aristocrat = , w tym Arystokratę
legacy-hint-child-scientist = , w tym Naukowca
legacy-hint-child-craftsman = , w tym Rzemieślnika
legacy-hint-child-diplomat = , w tym Dyplomatę
legacy-hint-compatriots = wśród { $kin } { $couples ->
    [one] jest znana para
    [few] są { $couples } znane pary
   *[many] jest { $couples } znanych par
} z jednego kraju, ale nie z Francji
legacy-hint-nations = { $n ->
    [one] w drzewie jest co najmniej { $n } Narodowość
    [few] w drzewie są co najmniej { $n } Narodowości
   *[many] w drzewie jest co najmniej { $n } Narodowości
}

## Pomniejsze cele Patronów

legacy-goal-gold = Złoto
legacy-goal-hand = Znajomi na ręce
legacy-goal-missions = ukończone Misje
legacy-goal-nationalities = Narodowości w rodzinie
legacy-goal-titles = Tytuły
legacy-goal-family_artist = Artyści w rodzinie
legacy-goal-family_aristocrat = Arystokraci w rodzinie
legacy-goal-family_scientist = Naukowcy w rodzinie
legacy-goal-family_craftsman = Rzemieślnicy w rodzinie
legacy-goal-family_diplomat = Dyplomaci w rodzinie
legacy-goal-promised_artist = Artyści po zaręczynach w IV Generacji
legacy-goal-promised_aristocrat = Arystokraci po zaręczynach w IV Generacji
legacy-goal-promised_scientist = Naukowcy po zaręczynach w IV Generacji
legacy-goal-promised_craftsman = Rzemieślnicy po zaręczynach w IV Generacji
legacy-goal-promised_diplomat = Dyplomaci po zaręczynach w IV Generacji
legacy-goal-promised_foreigners = Znajomi spoza Francji po zaręczynach w IV Generacji

## Ludzie i miejsca

legacy-holding-mansion = Pałac
legacy-holding-venture = Przedsiębiorstwo
legacy-unknown-man = nieznany krewny
legacy-unknown-woman = nieznana krewna
legacy-with-epithet = { $name } { $epithet }
legacy-husband-of = mąż { $partner-of }
legacy-wife-of = żona { $partner-of }
legacy-son-of = syn { $parent-of } (nr { $n })
legacy-daughter-of = córka { $parent-of } (nr { $n })
legacy-parents-of = rodzice { $child-of }
legacy-father-of = ojciec { $child-of }
legacy-mother-of = matka { $child-of }
legacy-brother-of = brat { $other-of } (nr { $n })
legacy-sister-of = siostra { $other-of } (nr { $n })
legacy-couple = { $one } i { $other }
legacy-and-his-wife = { $one } z żoną
legacy-and-her-husband = { $one } z mężem
legacy-in-place-of = to { $person }
legacy-beside = w parze: { $person }

legacy-space-title = Tytuł
legacy-space-doctor = Położna
legacy-space-mansion = Pałac
legacy-space-venture = Przedsiębiorstwo
legacy-space-mission = Misja
legacy-space-contribution = Filantropia

## Co dają karty

legacy-woman-from-row = kobieta z zestawu
legacy-new-row = nowy zestaw Znajomych
legacy-hidden-mission = zakryta Misja pod Patronem
legacy-may-ask-for-money = Pożyczka bez pionu
legacy-exchange-hand = wymiana dowolnych Znajomych z ręki
legacy-counts-as-artist = liczy się jako Artysta
legacy-counts-as-aristocrat = liczy się jako Arystokrata
legacy-counts-as-scientist = liczy się jako Naukowiec
legacy-counts-as-craftsman = liczy się jako Rzemieślnik
legacy-counts-as-diplomat = liczy się jako Dyplomata
legacy-contributions-cheaper = { $n ->
    [one] w tej Generacji Filantropia kosztuje o { $n } Złoto mniej
    [few] w tej Generacji Filantropia kosztuje o { $n } Złota mniej
   *[many] w tej Generacji Filantropia kosztuje o { $n } Złota mniej
}
legacy-each-other = każdy inny gracz: { $what }
legacy-each-titled-other = każdy inny gracz z Tytułem: { $what }
legacy-each-other-gives = każdy inny gracz oddaje { $what-acc }
legacy-each-other-discards = każdy inny gracz odrzuca { $what-acc }
legacy-each-other-or = każdy inny gracz: { $one } lub { $other }
legacy-one-gives = wybrany gracz oddaje { $what-acc }

## Pytania

legacy-ask-first = Kto zaczyna?
legacy-ask-patron = Patron: { $who }
legacy-ask-head = Głowa Rodziny: { $who }
legacy-ask-side = { $who }: patriarcha czy matriarchini?
legacy-ask-self = { $who }: czyich przodków szukamy?
legacy-ask-mulligan = { $who }: zachować rękę startową?
legacy-ask-lay-out = Do zestawu trafia Znajomy
legacy-ask-draw = { $who } ciągnie Znajomego
legacy-ask-draw-child = { $who } ciągnie kartę Dziecka
legacy-ask-draw-mission = { $who } ciągnie Misję
legacy-ask-draw-hint = Losowanie Wskazówki
legacy-ask-pawn = Pion: { $who }
legacy-ask-random-friend = Losowy Znajomy: { $who } oddaje, { $to } otrzymuje
legacy-ask-act = { $n ->
    [0] { $who }: pion Dodatkowej Akcji czy pas do końca rundy?
    [one] { $who }: co teraz? (został { $n } pion)
    [few] { $who }: co teraz? (zostały { $n } piony)
   *[many] { $who }: co teraz? (zostało { $n } pionów)
}
legacy-ask-whom = { $who }: z kim bierze ślub { $friend }?
legacy-ask-whose-child = { $who }: z kim zaręcza się { $friend }?
legacy-ask-whom-free = { $who }: z kim w parze będzie { $friend }?
legacy-ask-where = { $who }: gdzie w drzewie jest miejsce dla karty „{ $friend }”?
legacy-ask-couple = { $n ->
    [one] { $who }: która para będzie miała dziecko?
    [few] { $who }: która para będzie miała dzieci (kart: { $n })?
   *[many] { $who }: która para będzie miała dzieci (kart: { $n })?
}
legacy-ask-name-sex = { $who }: Syn, Córka czy zdać się na los?
legacy-ask-keep-child = { $who }: którą z dwóch kart zachować?
legacy-ask-complication = { $who }: Komplikacja. Kogo tracisz?
legacy-ask-source = { $who }: { $what }: z zestawu czy z talii?
legacy-ask-pick-friend = { $n ->
    [one] { $who }: kogo wziąć z zestawu?
    [few] { $who }: kogo wziąć z zestawu? (razem { $n })
   *[many] { $who }: kogo wziąć z zestawu? (razem { $n })
}
legacy-ask-pick-woman = { $who }: którą kobietę wziąć z zestawu?
legacy-ask-discard = { $n ->
    [one] { $who }: kogo odrzucić?
    [few] { $who }: kogo odrzucić? (razem { $n })
   *[many] { $who }: kogo odrzucić? (razem { $n })
}
legacy-ask-give-friend = { $who }: którego Znajomego oddać graczowi { $to }?
legacy-ask-exchange = { $who }: wymienić Znajomego? (wymieniono: { $n })
legacy-ask-money = { $who }: Pożyczka bez pionu?
legacy-ask-lose = { $who }: co tracisz?
legacy-ask-who-gives = { $who }: kto oddaje { $what-acc }?
legacy-ask-title = { $who }: który Tytuł?
legacy-ask-contribution = { $who }: która karta Filantropii?
legacy-ask-household-title = { $who }: kto otrzymuje Tytuł „{ $what }”?
legacy-ask-household-contribution = { $who }: kto otrzymuje kartę Filantropii „{ $what }”?
legacy-ask-household-mansion = { $who }: kto otrzymuje Pałac?
legacy-ask-household-venture = { $who }: kto otrzymuje Przedsiębiorstwo?
legacy-ask-keep-mission = { $who }: którą Misję zachować?
legacy-ask-fulfil = { $who }: ukończyć Misję teraz?
legacy-ask-grows = { $who }: kto dorasta najpierw?
legacy-ask-weds = { $who }: czyj ślub jest następny?
legacy-ask-goal = { $who }: który pomniejszy cel?

## Odpowiedzi

legacy-side-man = patriarcha: { $what }
legacy-side-woman = matriarchini: { $what }
legacy-self = { $friend }: { $what }
legacy-keep-hand = zachowaj rękę
legacy-mulligan = pociągnij nową rękę
legacy-action-marry = Małżeństwo: { $friend }
legacy-action-arrange = Aranżacja małżeństwa: { $friend }
legacy-action-find = Kim oni byli? { $friend }
legacy-have-children = Potomstwo
legacy-how-big = Jak liczna była moja rodzina?
legacy-free-wedding = { $friend } wchodzi do rodziny bez pionu
legacy-wed-friend = { $friend } ({ $what })
legacy-money = Pożyczka: { $what }
legacy-money-for = Pożyczka: { $what }, koszt: { $price }
legacy-socialize = Nowe znajomości: { $what }
legacy-socialize-for = Nowe znajomości: { $what }, koszt: { $price }
legacy-space-for = { $space }: { $price }
legacy-with-pawn = { $action } ({ $pawn })
legacy-fulfil = Ukończ Misję „{ $mission }”: { $what }
legacy-later = później
legacy-pass = Pas do końca rundy
legacy-done = gotowe
legacy-decline = nie
legacy-from-row = z zestawu
legacy-from-deck = z talii
legacy-any-child = zdaj się na los
legacy-name-son = Syn, koszt: { $price }
legacy-name-daughter = Córka, koszt: { $price }
legacy-lose-child = dziecko: nikt się nie rodzi
legacy-lose-mother = matkę ({ $mother }): dziecko się rodzi
legacy-card = { $card }: { $what }, koszt: { $price }
legacy-choose-goal = { $goal }: { $what }

## Co się stało

legacy-did-first = { $who } zaczyna.
legacy-did-get-patron = { $who } otrzymuje Patrona: { $patron }.
legacy-did-get-head = { $who } otrzymuje kartę: { $head }.
legacy-did-choose-man = { $who } wybiera stronę patriarchy. Głowa Rodziny: { $head }.
legacy-did-choose-woman = { $who } wybiera stronę matriarchini. Głowa Rodziny: { $head }.
legacy-did-choose-self = { $who } szuka przodków { $friend-of }.
legacy-did-mulligan = { $who } ciągnie nową rękę startową.
legacy-did-lay-out = Do zestawu trafia karta: { $friend }.
legacy-did-throw-row = Zestaw zostaje odrzucony.
legacy-did-round = Runda { $n }: zaczyna { $who }.
legacy-did-round-alone = Zaczyna się runda { $n }.
legacy-did-generation = { $n ->
    [1] Zaczyna się I Generacja.
    [2] Zaczyna się II Generacja.
   *[other] Zaczyna się III Generacja.
}
legacy-did-end-round = Runda { $n } dobiega końca.
legacy-did-end-generation = { $n ->
    [1] I Generacja dobiega końca.
    [2] II Generacja dobiega końca.
   *[other] III Generacja dobiega końca.
}
legacy-did-place = { $who } stawia pion: { $space }.
legacy-did-place-extra = { $who } stawia { $pawn-acc }: { $space }.
legacy-did-pass = { $who } pasuje do końca rundy.
legacy-did-gain = { $who } otrzymuje { $what-acc }.
legacy-did-gain-by = { $who } otrzymuje { $what-acc } ({ $person }).
legacy-did-no-pawn = { $who } nie otrzymuje pionu: { $what } już się skończył.
legacy-did-lose = { $who } traci { $what-acc }.
legacy-did-pay = { $who } płaci { $what-acc }.
legacy-did-draw = { $who } ciągnie z talii { $what-acc }.
legacy-did-draw-card = { $who } ciągnie kartę: { $friend }.
legacy-did-take = { $who } bierze z zestawu kartę: { $friend }.
legacy-did-take-last = { $who } otrzymuje też ostatnią kartę zestawu: { $friend }.
legacy-did-discard = { $who } odrzuca kartę: { $friend }.
legacy-did-give-friend = { $who } oddaje Znajomego graczowi { $to }.
legacy-did-give-which = { $who } oddaje graczowi { $to } kartę: { $friend }.
legacy-did-give-gold = { $who } oddaje graczowi { $to } { $what-acc }.
legacy-did-ask-for-money = { $who } bierze Pożyczkę.
legacy-did-socialize = { $who } zawiera nowe znajomości.
legacy-did-marry = { $who }: ślub biorą { $friend } i { $partner }.
legacy-did-promise = { $who }: zaręczają się { $friend } i { $partner }.
legacy-did-wed = { $who }: wesele wyprawiają { $friend } i { $partner }.
legacy-did-find = { $who }: { $friend } to { $place }.
legacy-did-find-partner = { $who }: { $friend } i { $partner } byli małżeństwem.
legacy-did-lasting = { $who }: efekt karty „{ $friend }” działa do końca Generacji.
legacy-did-name-son = { $who } liczy na Syna.
legacy-did-name-daughter = { $who } liczy na Córkę.
legacy-did-bear-son = { $who }: rodzi się Syn, { $child } (rodzice: { $parents }).
legacy-did-bear-daughter = { $who }: rodzi się Córka, { $child } (rodzice: { $parents }).
legacy-did-find-son = { $who }: był jeszcze { $child }, na razie nieznany.
legacy-did-find-daughter = { $who }: była jeszcze { $child }, na razie nieznana.
legacy-did-no-child-card = { $who }: nie ma już kart Dzieci.
legacy-did-complication = { $who }: Komplikacja.
legacy-did-pass-complication = { $who }: Komplikacja bez skutków.
legacy-did-lose-child = { $who } traci dziecko.
legacy-did-lose-child-and-rest = { $who } traci dziecko i nie ciągnie więcej kart Dzieci.
legacy-did-lose-mother = { $who } traci matkę dziecka: { $mother }.
legacy-did-grow-up = { $who }: dorasta { $person }.
legacy-did-acquire-title = { $who } zdobywa Tytuł „{ $what }”.
legacy-did-acquire-contribution = { $who } zdobywa kartę Filantropii „{ $what }”.
legacy-did-lay-title = { $who }: Tytuł trafia do rodziny – { $person }.
legacy-did-lay-contribution = { $who }: karta Filantropii trafia do rodziny – { $person }.
legacy-did-lay-mansion = { $who }: Pałac trafia do rodziny – { $person }.
legacy-did-lay-venture = { $who }: Przedsiębiorstwo trafia do rodziny – { $person }.
legacy-did-draw-mission = { $who } ciągnie Misję „{ $mission }”.
legacy-did-keep-mission = { $who } zachowuje Misję „{ $mission }”.
legacy-did-hide-mission = { $who } kładzie Misję pod Patrona, nie patrząc.
legacy-did-fulfil = { $who } kończy Misję „{ $mission }”.
legacy-did-income = { $who } otrzymuje Dochód: { $what }.
legacy-did-prestige = { $who }: { $what } za Prestiż.
legacy-did-children = { $who }: { $what } za dzieci.
legacy-did-die-out = { $who }: w tej Generacji nie ma dzieci, rodzina wymiera.
legacy-did-hint = Wskazówka: { $hint }.
legacy-did-hint-true = { $who } odkrywa: { $hint }.
legacy-did-patron = { $who }: Patron to { $patron }, { $what }.
legacy-did-patron-not = { $who }: Patron to { $patron }, główny cel nie został osiągnięty.
legacy-did-goal = { $who }: { $what } za pomniejszy cel „{ $goal }”.
legacy-did-tree = { $who }: { $what } za krewnych i nieodkryte Wskazówki.
legacy-did-testament-won = Wszystkie Wskazówki się zgadzają. Testament wygrany!
legacy-did-testament-lost = { $n ->
    [one] Testament nie został wygrany: { $n } Wskazówka pozostała nieodkryta.
    [few] Testament nie został wygrany: { $n } Wskazówki pozostały nieodkryte.
   *[many] Testament nie został wygrany: { $n } Wskazówek pozostało nieodkrytych.
}
legacy-did-hint-open = Nie odkryto: { $hint }.
legacy-did-end = Koniec gry.

## Dlaczego nie

legacy-why-short = Brakuje: { $what }.
legacy-why-wedding-short = Brakuje na koszt ślubu: { $what }.
legacy-why-no-pawn = W tej rundzie nie masz już własnych pionów.
legacy-why-no-extra-pawn = Nie masz pionu Dodatkowej Akcji w tym kolorze.
legacy-why-space-taken = Ta akcja była już wykonana w tej rundzie.
legacy-why-space-closed = Ta akcja jest zamknięta: w zestawie leży Znajomy o takim Zawodzie.
legacy-why-must-place-pawn = Pas jest możliwy dopiero po postawieniu wszystkich własnych pionów.
legacy-why-not-in-hand = Tego Znajomego nie masz na ręce.
legacy-why-not-in-row = Tego Znajomego nie ma w zestawie.
legacy-why-not-a-woman = Można wziąć tylko kobietę.
legacy-why-no-friends-left = Nie ma tam już Znajomych.
legacy-why-nobody-to-marry = W rodzinie nie ma dorosłego tej Generacji bez pary.
legacy-why-no-child-to-promise = Nie ma dziecka, dla którego można zaaranżować małżeństwo.
legacy-why-no-match = Nie ma teraz nikogo innej płci, kto mógłby wziąć ślub.
legacy-why-needs-a-pawn = Bez rodaka w rodzinie ślub wymaga pionu.
legacy-why-nobody-there = Nie ma takiej osoby.
legacy-why-other-generation = To osoba z innej Generacji.
legacy-why-same-sex = Ślub biorą osoby różnej płci.
legacy-why-has-partner = Ta osoba ma już parę.
legacy-why-a-friend-may-not = Kto wszedł do rodziny przez ślub, nie bierze ślubu ponownie.
legacy-why-still-a-child = To jeszcze dziecko: możliwe są tylko zaręczyny.
legacy-why-not-a-child = Zaręczyny są tylko dla dzieci.
legacy-why-no-couple = Nie ma pary z tej Generacji.
legacy-why-not-a-couple = To nie jest para.
legacy-why-children-enough = Nie ma miejsca na kolejne dziecko.
legacy-why-no-room-for-two = Żadna para nie ma miejsca na dwoje dzieci.
legacy-why-not-drawn = Tej karty nie ma wśród pociągniętych.
legacy-why-no-card-left = Nie ma już takich kart.
legacy-why-not-laid-out = Ta karta nie leży na stole.
legacy-why-everybody-has-one = Każdy dorosły i każda para tej Generacji już to ma.
legacy-why-has-one-already = Ta osoba lub para już to ma.
legacy-why-not-a-household = To może mieć tylko dorosły lub para. W parze wybierz osobę, która była w rodzinie wcześniej.
legacy-why-no-mission-left = Nie ma już Misji.
legacy-why-no-patron = W Testamencie nie ma Patrona.
legacy-why-not-your-mission = To nie twoja Misja.
legacy-why-not-fulfilled = Warunek nie jest spełniony.
legacy-why-no-such-player = Wybierz innego gracza, który jest jeszcze w grze.
legacy-why-not-enough-gold = Masz za mało Złota.
legacy-why-other-game = Ta akcja należy do innej odmiany gry.
legacy-why-not-you = Nie można wybrać siebie ani swoich rodziców.
legacy-why-cannot-be-replaced = Zastąpić można tylko nieznanego krewnego.
legacy-why-nowhere-to-put = W drzewie nie ma pasującego miejsca.

## Co jest na kartach

legacy-lasting-money_gold = { $n ->
    [one] w tej Generacji każda Pożyczka daje o { $n } Złoto więcej
    [few] w tej Generacji każda Pożyczka daje o { $n } Złota więcej
   *[many] w tej Generacji każda Pożyczka daje o { $n } Złota więcej
}
legacy-lasting-socialize_friends = { $n ->
    [one] w tej Generacji Nowe znajomości dają jeszcze { $n } Znajomego
    [few] w tej Generacji Nowe znajomości dają jeszcze { $n } Znajomych
   *[many] w tej Generacji Nowe znajomości dają jeszcze { $n } Znajomych
}
legacy-lasting-mansion_gold_off = { $n ->
    [one] w tej Generacji Pałace są tańsze o { $n } Złoto
    [few] w tej Generacji Pałace są tańsze o { $n } Złota
   *[many] w tej Generacji Pałace są tańsze o { $n } Złota
}
legacy-lasting-row_or_deck = w tej Generacji Znajomych można brać z zestawu albo z talii
legacy-couple-children-shown = za każdym razem ciągnie się karty Dzieci ({ $n }), zostaje jedna
legacy-couple-wedding-children = dzieci zaraz po ślubie: { $n }
legacy-couple-child-limit = dzieci najwyżej: { $n }
legacy-without-pawn = ślub bez pionu
legacy-trait-grown = { $what }, gdy { $sex ->
    [female] ona
   *[male] on
} dorośnie
legacy-trait-money = { $sex ->
    [female] jako dorosła
   *[male] jako dorosły
}: o { $n ->
    [one] { $n } Złoto
    [few] { $n } Złota
   *[many] { $n } Złota
} więcej za każdą Pożyczkę
legacy-trait-wedding = { $sex ->
    [female] jej
   *[male] jego
} ślub jest tańszy o { $n ->
    [one] { $n } Złoto
    [few] { $n } Złota
   *[many] { $n } Złota
}
legacy-trait-wedded = { $what } po { $sex ->
    [female] jej
   *[male] jego
} ślubie
legacy-trait-twin = od razu jeszcze jedno dziecko
legacy-trait-complication = strata dziecka albo matki
legacy-goal-worth = { $each ->
    [one] { $goal }: po { $n ->
        [one] { $n } Punkcie
        [few] { $n } Punkty
       *[many] { $n } Punktów
    } Honoru
    [few] { $goal }: { $n ->
        [one] { $n } Punkt
        [few] { $n } Punkty
       *[many] { $n } Punktów
    } Honoru za każde { $each }
   *[many] { $goal }: { $n ->
        [one] { $n } Punkt
        [few] { $n } Punkty
       *[many] { $n } Punktów
    } Honoru za każde { $each }
}
legacy-need-american = Amerykanów: co najmniej { $n }
legacy-need-french = Francuzów: co najmniej { $n }
legacy-need-british = Brytyjczyków: co najmniej { $n }
legacy-need-italian = Włochów: co najmniej { $n }
legacy-need-spanish = Hiszpanów: co najmniej { $n }
legacy-need-polish = Polaków: co najmniej { $n }
legacy-need-prussian = Prusaków: co najmniej { $n }
legacy-need-russian = Rosjan: co najmniej { $n }
legacy-need-turkish = Turków: co najmniej { $n }
legacy-need-dutch = Holendrów: co najmniej { $n }
legacy-need-artist = Artystów: co najmniej { $n }
legacy-need-aristocrat = Arystokratów: co najmniej { $n }
legacy-need-scientist = Naukowców: co najmniej { $n }
legacy-need-craftsman = Rzemieślników: co najmniej { $n }
legacy-need-diplomat = Dyplomatów: co najmniej { $n }
legacy-need-gold = Złota: co najmniej { $n }
legacy-need-income = Dochodu: co najmniej { $n }
legacy-need-prestige = Prestiżu: co najmniej { $n }
legacy-need-hand = Znajomych na ręce: co najmniej { $n }
legacy-need-missions = ukończonych Misji: co najmniej { $n }
legacy-need-nationalities = Narodowości w rodzinie: co najmniej { $n }
legacy-need-titles = Tytułów: co najmniej { $n }
legacy-need-mansions = Pałaców: co najmniej { $n }
legacy-need-born_in_one_generation = dzieci w jednej Generacji: co najmniej { $n }
legacy-need-born_in_generation_3 = dzieci w III Generacji: co najmniej { $n }

## Do czego prowadzi odpowiedź

legacy-warn-died-out = W tej Generacji nikt się nie urodził: twoja rodzina wymiera.
legacy-warn-no-child = To twój ostatni pion w tej Generacji, a nikt się w niej jeszcze nie urodził: bez dziecka twoja rodzina wymrze.
legacy-warn-generation = Generacja dobiegnie końca.
legacy-warn-pawns = { $n ->
    [one] Generacja się kończy: { $n } pion Dodatkowej Akcji przepadnie.
    [few] Generacja się kończy: { $n } piony Dodatkowej Akcji przepadną.
   *[many] Generacja się kończy: { $n } pionów Dodatkowej Akcji przepadnie.
}
legacy-warn-mission = Nie będziesz już spełniać warunku Misji „{ $mission }”.
legacy-warn-prestige = Twój Prestiż spadnie poniżej 0: na koniec Generacji kosztuje to Punkty Honoru.
legacy-warn-no-gold = Nie zostanie ci Złota.
legacy-warn-no-friends = Nie zostanie ci na ręce żaden Znajomy.

## Części planszy

legacy-board-generation = { $generation } Generacja, runda { $n }
legacy-board-row = Zestaw Znajomych
legacy-board-taken = zajęte
legacy-board-left = zostało: { $n }
legacy-board-hand = Ręka
legacy-board-missions = Misje
legacy-board-hints = Wskazówki
legacy-board-found = odkryte
legacy-board-promised = po zaręczynach
legacy-board-widowed = wdowiec
legacy-board-child = dziecko
legacy-board-needs = wymaga
legacy-board-out = rodzina wymarła
legacy-board-hand-count = ręka: { $n }
legacy-board-hidden = zakryte Misje: { $n }
legacy-board-pawns = piony: { $n }

## Terminal

cli-legacy-introduction =
    Dziedzictwo w skrócie: zawieraj korzystne małżeństwa, miej dzieci i przez trzy Generacje zdobywaj Honor.

    W swojej turze stawiasz pion: Małżeństwo ze Znajomym z ręki, Aranżacja małżeństwa dla dziecka, Potomstwo, Pożyczka,
    Nowe znajomości; albo jedna z sześciu akcji planszy głównej, każda raz na rundę dla wszystkich razem.
    Na koniec Generacji otrzymujesz Honor równy Prestiżowi i 1 za każde dziecko, które się w niej urodziło. Rodzina
    bez dziecka wymiera! Tajny Patron liczy się na końcu.

    W Testamencie, grze dla jednej osoby, szukasz przodków: Znajomi zajmują miejsca nieznanych krewnych.
    Wygrywasz tylko wtedy, gdy spełnią się wszystkie Wskazówki.
cli-legacy-board = Plansza główna
cli-legacy-patron = Patron
cli-legacy-brother = brat
cli-legacy-sister = siostra

legacy-nation-american = Ameryka
legacy-nation-french = Francja
legacy-nation-british = Brytania
legacy-nation-italian = Włochy
legacy-nation-spanish = Hiszpania
legacy-nation-polish = Polska
legacy-nation-prussian = Prusy
legacy-nation-russian = Rosja
legacy-nation-turkish = Turcja
legacy-nation-dutch = Holandia
legacy-profession-artist = Artysta
legacy-profession-aristocrat = Arystokrata
legacy-profession-scientist = Naukowiec
legacy-profession-craftsman = Rzemieślnik
legacy-profession-diplomat = Dyplomata

## Na czym opiera się podpowiedź

reason-legacy-honour = Honor
reason-legacy-prestige = Prestiż
reason-legacy-gold = Złoto i Dochód
reason-legacy-friends = Znajomi
reason-legacy-effects = efekty kart
reason-legacy-marriages = małżeństwa i możliwe pary
reason-legacy-heirs = dzieci
reason-legacy-holdings = Tytuły, Pałace i inne dobra
reason-legacy-missions = Misje
reason-legacy-patron = Patron
reason-legacy-spaces = wolne pola akcji
reason-legacy-pawns = piony i kolejność graczy
reason-legacy-testament = przodkowie i Wskazówki o nich

## Dlaczego liczby z pudełka do siebie nie pasują

legacy-together-children = dzieci jednej płci jest { $n } i to za mało: { $reserve } się odkłada, a musi zostać jeszcze 10
legacy-together-money = jedna z pożyczek nie może kosztować Znajomych: inaczej gracz bez Znajomych i złota nie mógłby nic zrobić (G-37)
legacy-together-either = na karcie jest cena albo posag, dochód albo Znajomi, nigdy razem (G-302)
legacy-together-pawn = bez pionka można poślubić tylko niektórych Znajomych (G-28)
legacy-together-generation = w Generacji { $generation } takich kart jest { $n }, a nie 3 (G-01)
