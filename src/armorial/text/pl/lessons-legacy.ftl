### Lekcje gry „Dziedzictwo”. Liczby pisane są cyframi: test porównuje je z grą.

lesson-legacy-family = Ślub, zaręczyny, narodziny
lesson-legacy-family-1 = Twoja rodzina to jeden mężczyzna. Wybierz żonę z ręki: Camille z Prestiżem i { $friends } { $friends ->
    [one] Znajomym
    [few] Znajomymi
   *[many] Znajomymi
  } albo Margot z posagiem { $dowry } Złota.
lesson-legacy-family-1-why = Margot kosztuje Prestiż, Camille go przynosi. Prestiż daje Honor po każdej z 3 Generacji, więc wczesny Prestiż jest najcenniejszy.
lesson-legacy-family-1-camille = Camille jest w drzewie. Przyniosła Złoto, a przyniesie Znajomych i Prestiż.
lesson-legacy-family-1-margot = Margot jest w drzewie. Masz { $gold } { $gold ->
    [one] Złoto
    [few] Złota
   *[many] Złota
  }, ale mniej Prestiżu.
lesson-legacy-family-1-other = Rodzina zaczyna się od ślubu. Reszta może poczekać turę.
lesson-legacy-family-2 = Przyprowadza Znajomych: wybierz z odkrytego zestawu.
lesson-legacy-family-2-why = Znajomi to przyszli mężowie i żony, i prawie za wszystko płaci się nimi. Mężczyźni częściej kosztują Złoto i dają Dochód, kobiety częściej dają Złoto i Znajomych.
lesson-legacy-family-2-see = To, co wybrane, jest na twojej ręce, a zestaw się nie uzupełnia. I rodzi się Córka.
lesson-legacy-family-3 = Zaręcz Carlosa ze swoją Córką: „Aranżacja małżeństwa”.
lesson-legacy-family-3-why = To Dziecko, ale zaręczyny są możliwe. Płacisz dziś. To, co przynosi, przyjdzie, gdy ona dorośnie, a ślub nie będzie wymagał pionu.
lesson-legacy-family-3-see = Zapłacone { $paid } { $paid ->
    [one] Złoto
    [few] Złota
   *[many] Złota
  }. Dochód i Prestiż przyjdą później: Carlos ma przerywaną ramkę.
lesson-legacy-family-3-mansion = Mocne, i jeszcze go kupimy. Najpierw zobacz, jak działają zaręczyny.
lesson-legacy-family-3-match = Też dobra partia. W tej lekcji weź Carlosa.
lesson-legacy-family-3-other = Najpierw pomyśl o Córce.
lesson-legacy-family-4 = Twoje piony stoją. Użyj błękitnego: wezwij położną i oddaj najmniej potrzebnego Znajomego.
lesson-legacy-family-4-why = Pion Dodatkowej Akcji to kolejna tura, ale tylko na polu jego koloru. Położna kosztuje { $price } { $price ->
    [one] Złoto
    [few] Złota
   *[many] Złota
  } i Znajomego i daje { $births } { $births ->
    [one] narodziny
    [few] narodziny
   *[many] narodzin
  }. Nieużyty pion przepada z końcem Generacji.
lesson-legacy-family-4-see = Rodzi się Syn. A potem ciemna karta.
lesson-legacy-family-4-pass = Pion można zachować na następną rundę, ale Dzieci to punkty już teraz.
lesson-legacy-family-5 = Komplikacja: stracić Dziecko czy matkę. Wybierz.
lesson-legacy-family-5-why = Pierwsza w Generacji zabiera życie, potem do jej końca nic nie grozi. Jeśli tracisz matkę, Dziecko żyje, a Głowa Rodziny może ponownie zawrzeć ślub.
lesson-legacy-family-5-child = 2 Dzieci, a żona jest z tobą. Na koniec rundy Dochód przyniesie { $income } { $income ->
    [one] Złoto
    [few] Złota
   *[many] Złota
  }.
lesson-legacy-family-5-mother = 3 Dzieci. Jej już nie ma, ale to, co przyniosła, zostaje. Na koniec rundy Dochód przyniesie { $income } { $income ->
    [one] Złoto
    [few] Złota
   *[many] Złota
  }.

lesson-legacy-prestige = Prestiż, Tytuły, Misje
lesson-legacy-prestige-1 = Ostatni pion Generacji. Pałac, za który płaci Zofia, czy trochę Złota od Znajomych?
lesson-legacy-prestige-1-why = Generacja się kończy: Honor za Prestiż i 1 za każde Dziecko. Pałac dodaje { $mansion } { $mansion ->
    [one] Prestiż
    [few] Prestiżu
   *[many] Prestiżu
  }, a Prestiż zostaje na następne Generacje.
lesson-legacy-prestige-1-mansion = { $prestige } { $prestige ->
    [one] Prestiż
    [few] Prestiżu
   *[many] Prestiżu
  }, a każda następna Generacja da za niego Honor.
lesson-legacy-prestige-1-money = 3 Punkty Honoru. Z Pałacem byłoby o { $mansion } więcej, teraz i po każdej Generacji. Jeszcze raz.
lesson-legacy-prestige-1-friend = Tę osobę zachowaj: zapłać Zofią.
lesson-legacy-prestige-1-other = Też dobry ruch. Najpierw porównaj te dwa.
lesson-legacy-prestige-2 = Zaręczyny spełniły się same. Teraz Tytuł: Kawaler Orderu albo Radca królewski. Zapłać Pierre’em i wybierz, kto go nosi.
lesson-legacy-prestige-2-why = Kawaler: { $knight } { $knight ->
    [one] Prestiż
    [few] Prestiżu
   *[many] Prestiżu
  } za { $knight_gold } { $knight_gold ->
    [one] Złoto
    [few] Złota
   *[many] Złota
  } i Znajomego. Radca: { $councillor } { $councillor ->
    [one] Prestiż
    [few] Prestiżu
   *[many] Prestiżu
  } i { $friends } { $friends ->
    [one] nowego Znajomego
    [few] nowych Znajomych
   *[many] nowych Znajomych
  } za { $councillor_gold } { $councillor_gold ->
    [one] Złoto
    [few] Złota
   *[many] Złota
  } i Znajomego. Kto pierwszy, ten zamyka pole.
lesson-legacy-prestige-2-knight = { $prestige } { $prestige ->
    [one] Prestiż
    [few] Prestiżu
   *[many] Prestiżu
  }. Tytuł ma wybrana osoba.
lesson-legacy-prestige-2-councillor = { $prestige } { $prestige ->
    [one] Prestiż
    [few] Prestiżu
   *[many] Prestiżu
  } i nowi Znajomi. Tytuł ma wybrana osoba.
lesson-legacy-prestige-2-marquis = { $marquis } { $marquis ->
    [one] Złoto
    [few] Złota
   *[many] Złota
  } i kolejni Znajomi: nic ci nie zostanie. Za wcześnie.
lesson-legacy-prestige-2-keep = Ją zachowaj: zapłać Pierre’em.
lesson-legacy-prestige-2-other = Najpierw Tytuł, zanim pole zajmie Eleonora.
lesson-legacy-prestige-3 = Weź Misję i zapłać Margot: widzisz dwie, zatrzymujesz jedną. Spójrz na drzewo i wybierz.
lesson-legacy-prestige-3-why = „Grand Tour” chce { $nations } Narodowości w rodzinie. „Audiencja u króla” chce Tytułu i Pałacu.
lesson-legacy-prestige-3-audience = Leży obok Patrona. Druga odrzucona.
lesson-legacy-prestige-3-tour = Do { $nations } Narodowości daleko: to może zająć Generację. Spróbuj drugiej.
lesson-legacy-prestige-3-claire = Zachowaj Claire: wkrótce zostanie żoną. Zapłać Margot.
lesson-legacy-prestige-3-other = Tytuł jest, Pałac jest: za to płaci Misja.
lesson-legacy-prestige-4 = Warunek już jest spełniony, więc gra pyta od razu. Ukończ Misję.
lesson-legacy-prestige-4-why = Nie kosztuje pionu ani tury, a daje { $honour } { $honour ->
    [one] Punkt Honoru
    [few] Punkty Honoru
   *[many] Punktów Honoru
  } i { $income } { $income ->
    [one] Dochód
    [few] Dochodu
   *[many] Dochodu
  }. Wybieraj Misje do tego, co masz.
lesson-legacy-prestige-4-see = { $honour } { $honour ->
    [one] Punkt Honoru
    [few] Punkty Honoru
   *[many] Punktów Honoru
  } i { $income } { $income ->
    [one] Dochód
    [few] Dochodu
   *[many] Dochodu
  } więcej.
lesson-legacy-prestige-4-later = Poczeka, ale Dochód płaci co rundę. Weź teraz.
lesson-legacy-prestige-5 = Twój Syn wciąż jest sam. Ożeń go z Claire i wybierz Znajomego.
lesson-legacy-prestige-5-why = Kto jest sam, gdy Generacja się kończy, zostaje sam na zawsze, bez dziedziców. A z Claire w rodzinie nawiązywanie znajomości daje do końca Generacji o jednego Znajomego więcej.
lesson-legacy-prestige-5-see = Druga para i drugie Dziecko Generacji: urodziło się w niej 2 Dzieci.
lesson-legacy-prestige-5-children = To też dziedzic, ale wtedy Syn może zostać bez pary.
lesson-legacy-prestige-5-pawn = Ten pion może poczekać turę. Tutaj ślub.
lesson-legacy-prestige-5-other = Najpierw ślub.

lesson-legacy-count = Dziedzice, Patron, liczenie
lesson-legacy-count-1 = Ostatni pion Generacji, a nie urodziło się w niej żadne Dziecko. Postaraj się o Potomstwo.
lesson-legacy-count-1-why = Jeśli Generacja skończy się bez Dziecka, rodzina wymiera i przegrywasz mimo całego Honoru. Wskazanie Syna lub Córki kosztuje 1 Punkt Honoru.
lesson-legacy-count-1-see = Rodzina trwa. A każde Dziecko to 1 Punkt Honoru.
lesson-legacy-count-1-out = Rodzina wymarła i gra przegrana. Nic nie jest tego warte. Jeszcze raz.
lesson-legacy-count-1-other = Najpierw Dziecko: nic nie jest warte więcej niż rodzina.
lesson-legacy-count-2 = Ostatni własny pion w tej grze. Przedsiębiorstwo za Odette i Otto czy „Gmach opery”? Spójrz na Patrona.
lesson-legacy-count-2-why = Twój Patron jest tajny: John Law daje 9 Punktów Honoru za Dochód 7, a masz 6. „Gmach opery” daje od razu 5 Punktów Honoru.
lesson-legacy-count-2-venture = Z 30 na 38: John Law jest zadowolony.
lesson-legacy-count-2-opera = Z 30 na 36. Przedsiębiorstwo dałoby 38, dzięki Patronowi.
lesson-legacy-count-2-other = Co to da przy liczeniu? Spójrz na Patrona.
lesson-legacy-count-3 = Użyj czerwonego pionu: weź Misję i zapłać Znajomym.
lesson-legacy-count-3-why = W ostatniej Generacji Misje trafiają nieczytane pod Patrona. Każda otwiera jeden z jego pomniejszych celów.
lesson-legacy-count-3-see = Pod Patronem leży zakryta karta.
lesson-legacy-count-3-pass = Za chwilę pion i Znajomy nie będą nic warte. Użyj ich.
lesson-legacy-count-4 = Jeden klucz, dwoje drzwi: zaręczeni Rzemieślnicy najmłodszej Generacji czy Złoto? Policz i wybierz.
lesson-legacy-count-4-why = Masz dwoje zaręczonych Rzemieślników i { $gold } { $gold ->
    [one] Złoto
    [few] Złota
   *[many] Złota
  }.
lesson-legacy-count-4-see = Koniec gry: { $mine } do { $theirs }. Otwórz swój Honor i zobacz, skąd się wziął.
lesson-legacy-count-4-gold = { $mine }, a Rzemieślnicy są warci więcej. Spróbuj drugich drzwi.
lesson-legacy-count-5 = Plan na próbę: wczesny Prestiż. Od razu ślub, potem Pałac lub Tytuł. Najpierw wybierz Głowę Rodziny: mężczyzna czy kobieta.
lesson-legacy-count-5-why = Mężczyzna zaczyna z większym Dochodem, kobieta z większą ilością Złota. Oba wybory są dobre. Jeśli Znajomi na ręce okażą się słabi, możesz raz ich wymienić.
lesson-legacy-count-5-man = { $gold } { $gold ->
    [one] Złoto
    [few] Złota
   *[many] Złota
  } i Dochód { $income }. Pierwsze żony przyniosą Złoto.
lesson-legacy-count-5-woman = { $gold } { $gold ->
    [one] Złoto
    [few] Złota
   *[many] Złota
  } i Dochód { $income }. Mężowie przyniosą Dochód.
