### Co mówią wszystkie lekcje.

lesson-other = Tak można, ale najpierw zróbmy to, co podświetlone.
lesson-other-numbers = Ta lekcja ma liczby standardowe. Jedna z podanych tu liczb jest inna { $whose ->
    [host] na tym serwerze
   *[owner] w twoim pudełku
  }.
lesson-learner = Hugo

## Co mówi trener w grach z botami

coach-worse = „{ $better }” zwiększa szansę na zwycięstwo o około { $chance }%.

coach-village-begin = Dwa pytania w każdej turze: której kostki potrzebuję i jakiej akcji chcę?
coach-village-bridge = Most jest blisko. Wybierz, kto ma być zapamiętany i za co.
coach-village-dies = Wybierz kogoś, dla kogo jest miejsce w kronice.
coach-village-market = Możesz otworzyć targ i najpierw sprzedać za same towary.
coach-village-child = W domu jest mało twoich. Postaraj się o dziecko albo sprowadź kogoś.
coach-village-time = Nikt z twoich jeszcze nie umarł. Niewydane godziny to niezrobiona praca.
coach-village-pays = Spójrz: jedna z tych kostek opłaci akcję, na której leży.
coach-village-coin = Moneta na pewno wyprowadzi twojego z woreczka.
coach-village-grain = Za zboże twoi idą w lewo, gdzie witraże są cenniejsze.
coach-village-end = Koniec jest blisko. Rzeczy w gospodarstwie nic nie dają: liczą się klienci i miejsca.
coach-village-last = Ostatnia tura. Sprzedaj, co możesz.
coach-village-over = Otwórz każdy wiersz wyniku. Który był twoim planem?
coach-village-not-market = Otworzysz targ dla innych: najpierw zdobądź towary.
coach-village-not-grave = Grób nic nie daje. Wybierz tego, dla kogo jest jeszcze miejsce.
coach-village-not-old = Najstarsi umierają pierwsi. Miejsca liczone na końcu oddaj młodym.
coach-village-not-hands = Gdy nikogo nie ma w domu, nie ma zbiorów, podróży ani urzędów.
coach-village-not-time = Wydaj raczej godziny: pierwsze pokolenie jest po to, by je zużyć.

coach-lorenzo-dice = Najpierw spójrz na kości: gdzie twój najlepszy członek rodziny zrobi najwięcej?
coach-lorenzo-fields = Twoje pola są gotowe, a małe pole żniw jest wolne dla jednego.
coach-lorenzo-workshop = Warsztat ma, czego trzeba: zrób produkcję, zanim usiądzie tam rywal.
coach-lorenzo-servants = Bez sług słabi członkowie rodziny prawie nie ruszą. Słudzy są na targu.
coach-lorenzo-company = W tej wieży ktoś już stoi, więc kosztuje to więcej monet. Czy karta jest tego warta?
coach-lorenzo-swords = Trzecie terytorium wymaga punktów militarnych.
coach-lorenzo-rome = Po następnej rundzie zapyta Rzym. Zbierz wiarę albo przeczytaj, co robi kafelek.
coach-lorenzo-report = Wesprzeć Kościół za punkty czy zachować wiarę i wziąć kafelek: czy szkodzi twojemu planowi?
coach-lorenzo-late = Zostały dwie rundy. Karty, które działają później, są teraz mniej warte.
coach-lorenzo-count = Teraz liczy się tylko wynik: postacie, terytoria, przedsięwzięcia, punkty militarne.
coach-lorenzo-over = Otwórz każdy wiersz. Skąd wzięło się najwięcej punktów?
coach-lorenzo-not-strong = Wyślij najsłabszego, który wystarczy.
coach-lorenzo-not-company = W tej wieży ktoś stoi, a to kosztuje monety. Idź tam, gdzie nikogo nie ma.
coach-lorenzo-not-dry = Zachowaj sługę dla neutralnego, inaczej zostanie w domu.
coach-lorenzo-not-fields = Terytoria śpią, dopóki nie ma żniw: w każdej rundzie zachowaj na nie dobrego członka rodziny.
coach-lorenzo-not-rome = Punkt wiary wystarczyłby Rzymowi. Przeczytaj kafelek, zanim weźmiesz coś innego.

coach-troyes-colour = Kolor bez obywatela trzeba będzie kupować.
coach-troyes-red = Czerwone liczą się tu podwójnie: użyj najmniejszej, która wystarczy.
coach-troyes-square = Patrz na wszystkie dzielnice, nie tylko swoją: która kość da najwięcej?
coach-troyes-event = Własnymi kośćmi możesz ukończyć wydarzenie.
coach-troyes-tradesman = Twój majster pracuje dziś za darmo.
coach-troyes-wages = Zostaw coś na pensje: kto nie może zapłacić, traci punkty.
coach-troyes-turn = Przy dość dużych wpływach można obrócić kilka słabych kości.
coach-troyes-level = Poziom katedry bez ciebie kosztuje punkty na końcu.
coach-troyes-last = Ostatnia runda. Obywatele i odroczone karty już się nie zwrócą.
coach-troyes-pass = Pas się opłaca, i tym bardziej, im dłużej czekasz.
coach-troyes-over = Otwórz „postacie”: której z nich służyły twoje ruchy, choć o tym nie było wiadomo?
coach-troyes-not-great = Odpieraj czarne kości najsłabszymi, które wystarczą.
coach-troyes-not-wages = Nie starczy na pensje, a to kosztuje punkty.
coach-troyes-not-cathedral = Poziomy bez twojego znacznika kosztują punkty, a masz białą kość.
coach-troyes-not-late = W ostatniej rundzie kość warto wydać tylko na to, co punktuje teraz.
coach-troyes-not-own = Każdą kość na placu można kupić: pieniądze w sakiewce niczego nie budują.

coach-legacy-keep = Czy ktoś na ręce może poślubić Głowę Rodziny? Raz rękę wymienisz za darmo.
coach-legacy-wed = Rodzina zaczyna się od ślubu.
coach-legacy-promise = Zaręcz Dziecko teraz: gdy dorośnie, ślub nie będzie wymagał pionu.
coach-legacy-mansion = Prestiż z pierwszej Generacji daje Honor w każdej z nich.
coach-legacy-extra = Pion Dodatkowej Akcji przepada z końcem Generacji.
coach-legacy-heir = W tej Generacji nie ma jeszcze Dziecka. Bez niego rodzina wymrze!
coach-legacy-hand = Prawie za wszystko płaci się Znajomymi: nawiąż nowe znajomości.
coach-legacy-row = Zostaw w rzędzie tylko jednego Znajomego, a dostaniesz i jego.
coach-legacy-single = Kto teraz jest sam, zostanie sam.
coach-legacy-complication = Po tej komplikacji do końca Generacji nic nie grozi.
coach-legacy-third = Misje trafiają teraz pod Patrona. Przeczytaj jeszcze raz jego cele.
coach-legacy-over = Otwórz „Prestiż”: dawał Honor w każdej Generacji.
coach-legacy-not-heir = Generacja bez Dziecka to koniec rodziny.
coach-legacy-not-prestige = Prestiż z pierwszej Generacji daje Honor w każdej z nich, a Złoto nie.
coach-legacy-not-pawn = Piony Dodatkowej Akcji to darmowe tury: użyj ich przed końcem Generacji.
coach-legacy-not-single = Kto jest sam na końcu Generacji, będzie sam na zawsze.
coach-legacy-not-patron = Jedna Misja pod Patronem otwiera jeden z jego pomniejszych celów.
