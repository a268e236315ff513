### Lekcje gry „Lorenzo il Magnifico”. Liczby pisane są cyframi: test porównuje je z grą.

lesson-lorenzo-members = Jeden członek rodziny, jedno pole
lesson-lorenzo-members-1 = W swojej turze wystawiasz jednego członka rodziny. Czarny ma wartość 5, a trzecie piętro wymaga 5: weź „Las”.
lesson-lorenzo-members-1-why = Trzy kości dają wartość białego, czarnego i pomarańczowego członka rodziny wszystkim. Neutralny ma zawsze zero.
lesson-lorenzo-members-1-see = „Las” jest twój. Masz o 2 drewna więcej: jedno dało piętro, jedno błyskawica na karcie.
lesson-lorenzo-members-1-orange = Da się, ze sługami. Czarny zrobi to za darmo.
lesson-lorenzo-members-1-low = 5 to dużo: nie wydawaj tego na coś słabszego.
lesson-lorenzo-members-1-other = Najpierw czarny do „Lasu”.
lesson-lorenzo-members-2 = Wyślij białego członka rodziny do „Rycerza” na drugim piętrze.
lesson-lorenzo-members-2-why = Biały ma tylko 2, a piętro wymaga 3. Sługa dodaje jeden. Potem cena „Rycerza”: { $price } { $price ->
    [one] moneta
    [few] monety
   *[many] monet
  }.
lesson-lorenzo-members-2-see = Sługa i { $price } { $price ->
    [one] moneta
    [few] monety
   *[many] monet
  } mniej. „Rycerz” przynosi kopertę: czeka przywilej rady.
lesson-lorenzo-members-2-orange = Pomarańczowy wejdzie bez pomocy, ale co wtedy zrobi twoja 2? Niech wspina się słaby.
lesson-lorenzo-members-2-farmer = „Rolnik” też jest dobry. Teraz chcemy podarunku „Rycerza”.
lesson-lorenzo-members-2-other = Biały do „Rycerza”.
lesson-lorenzo-members-3 = Przywilej rady to jeden dar z 5. Wybierz to, czego potrzebują twoje następne tury.
lesson-lorenzo-members-3-why = Monetami płaci się za postacie, drewnem i kamieniem za budynki, a słudzy pomagają słabym.
lesson-lorenzo-members-3-see = Dobry wybór. Na przykład { $gift } { $gift ->
    [one] sługa
    [few] sług
   *[many] sług
  } to o { $gift } więcej dla dowolnego członka rodziny.
lesson-lorenzo-members-3-early = Trochę wcześnie, ale zapamiętaj: po drugiej rundzie Rzym chce { $rome } wiary, a trzecie terytorium punktów militarnych.
lesson-lorenzo-members-4 = Teraz pomarańczowy: na targ po { $market } { $market ->
    [one] monetę
    [few] monety
   *[many] monet
  } czy do pałacu rady po monetę, przywilej i pierwszą turę następnej rundy?
lesson-lorenzo-members-4-why = „Zagajnik” jest dla pomarańczowego zamknięty: w wieży może stać tylko jeden twój kolorowy. Naciśnij i zobacz.
lesson-lorenzo-members-4-market = { $market } { $market ->
    [one] moneta
    [few] monety
   *[many] monet
  }. W pierwszych rundach pieniędzy zawsze brakuje.
lesson-lorenzo-members-4-council = Jesteś na początku w pałacu, więc zaczniesz następną rundę.
lesson-lorenzo-members-4-other = Można, ale najpierw porównaj te dwa miejsca: spotkasz je w każdej rundzie.
lesson-lorenzo-members-5 = Neutralny ma wartość zero. Wyślij go do „Żwirowni”, obok czarnego.
lesson-lorenzo-members-5-why = Nie jest kolorowy, więc może dołączyć. Sługa robi z zera jeden. Ale w wieży już ktoś stoi: to kosztuje { $fee } { $fee ->
    [one] monetę
    [few] monety
   *[many] monet
  }.
lesson-lorenzo-members-5-see = Sługa i { $fee } { $fee ->
    [one] moneta
    [few] monety
   *[many] monet
  } mniej, { $stone } { $stone ->
    [one] kamień
    [few] kamienie
   *[many] kamieni
  } więcej. Wszyscy wystawieni: tak wygląda runda.
lesson-lorenzo-members-5-other = W prawdziwej grze dobrze. Tutaj zobacz, ile kosztuje druga karta z jednej wieży.

lesson-lorenzo-work = Żniwa, budowa, produkcja
lesson-lorenzo-work-1 = Terytoria śpią, póki nie zrobisz żniw. Wyślij białego na małe pole żniw i dodaj sługę.
lesson-lorenzo-work-1-why = Zielona liczba mówi, jaka siła budzi terytorium. Biały ma 4: dość dla „Żwirowni”. „Las” chce 5.
lesson-lorenzo-work-1-see = Oba zadziałały: 4 drewna i 3 kamienie więcej.
lesson-lorenzo-work-1-asleep = „Las” przespał żniwa: 4 drewna zamiast 7. Czy sługa nie jest tego wart? Jeszcze raz.
lesson-lorenzo-work-1-orange = 5 bez pomocy, ale pomarańczowego potrzebujemy do warsztatu.
lesson-lorenzo-work-1-other = Najpierw pola: tu mieści się tylko jeden.
lesson-lorenzo-work-2 = Kup „Gildię malarzy” czarnym członkiem rodziny.
lesson-lorenzo-work-2-why = Budynki kosztują drewno i kamień, a punkty dają od razu: 5 punktów za 4 drewna. Później Gildia zmienia drewno w punkty.
lesson-lorenzo-work-2-see = 5 punktów więcej. Gildia leży w rzędzie budynków i czeka na pobudkę.
lesson-lorenzo-work-2-barracks = „Koszary” dają punkty militarne. Ty masz drewno: kup budynek, który lubi drewno.
lesson-lorenzo-work-2-other = Najpierw Gildia, zanim kupi ją Norbert.
lesson-lorenzo-work-3 = Produkcja budzi budynki. Wyślij pomarańczowego i zdecyduj, ile drewna Gildia zmieni w punkty.
lesson-lorenzo-work-3-why = Jedno drewno daje 3 punkty, 3 drewna dają 7: albo jedno, albo drugie.
lesson-lorenzo-work-3-three = 7 punktów za 3 drewna. Kafelek dodaje monety i punkt militarny.
lesson-lorenzo-work-3-one = 3 punkty za jedno drewno, a 2 drewna zostają na budynek.
lesson-lorenzo-work-3-done = Wtedy Gildia pracowała na darmo. Użyj jednej ze strzałek.
lesson-lorenzo-work-3-other = Najpierw obudź Gildię: małe pole produkcji.
lesson-lorenzo-work-4 = Wyślij neutralnego do „Kamieniołomu”: to trzecie terytorium.
lesson-lorenzo-work-4-why = Trzecie pole terytoriów wymaga { $third } { $third ->
    [one] punktu militarnego
    [few] punktów militarnych
   *[many] punktów militarnych
  }. Trzeba je mieć, ale się ich nie wydaje.
lesson-lorenzo-work-4-see = Terytoria liczą się teraz na końcu, a 3 punkty militarne zostały. Następne pole wymaga { $fourth }.
lesson-lorenzo-work-4-market = Monety są miłe. Ale ziemia liczy się na końcu, od trzeciej.
lesson-lorenzo-work-4-other = Można, ale najpierw spójrz na trzecie pole terytoriów.

lesson-lorenzo-count = Rzym i koniec gry
lesson-lorenzo-count-1 = Rzym chce { $rome } wiary, masz 4. Wesprzeć Kościół za punkty czy zachować wiarę i wziąć kafelek?
lesson-lorenzo-count-1-why = Kto wspiera, zmienia całą wiarę w punkty, tutaj { $worth }. Kto nie, zachowuje ją na następny raport, który chce { $following }, ale ma kafelek na zawsze: każde żniwa o { $weaker } słabsze.
lesson-lorenzo-count-1-kneel = Rozsądnie: { $gained } { $gained ->
    [one] punkt
    [few] punkty
   *[many] punktów
  }, a ten kafelek uderzyłby w twoje pola. Norbert miał 2 wiary i nikt go nie pytał.
lesson-lorenzo-count-1-refuse = Odważnie. Z dwoma dobrymi terytoriami i „Rolnikiem” ten kafelek boli. Norbert miał 2 wiary i nikt go nie pytał.
lesson-lorenzo-count-2 = Ostatnia runda: liczą się tylko punkty. Pomarańczowym weź „Kurtyzanę” albo „Zaciąg najemników”. Starczy na jedno.
lesson-lorenzo-count-2-why = „Kurtyzana” płaci za twoje postacie. „Zaciąg najemników” daje punkty na końcu i najwięcej punktów militarnych.
lesson-lorenzo-count-2-paramour = 10 punktów więcej dla ciebie.
lesson-lorenzo-count-2-mercenaries = 7 punktów więcej dla ciebie i 3 mniej dla Norberta. Przeciw jednemu rywalowi to tyle co 10.
lesson-lorenzo-count-2-servants = Słudzy nie są tu potrzebni. Zachowaj ich.
lesson-lorenzo-count-2-other = Ile to da przy liczeniu? Porównaj z tymi dwoma.
lesson-lorenzo-count-3 = Został jeden, neutralny. Weź „Gospodarstwo”.
lesson-lorenzo-count-3-why = Czwarte terytorium podnosi ten wiersz z 1 do 4 punktów. Wymaga 7 punktów militarnych, a ty je masz. 5 sług z targu to jeden punkt.
lesson-lorenzo-count-3-see = Terytoria: z 1 do 4 punktów.
lesson-lorenzo-count-3-market = To najwyżej jeden punkt: za 5 zasobów. „Gospodarstwo” da więcej.
lesson-lorenzo-count-3-other = Najwięcej daje „Gospodarstwo”. Policz.
lesson-lorenzo-count-4 = Ostatni raport. Ile teraz warta jest wiara?
lesson-lorenzo-count-4-why = Tym razem Rzym chce { $rome }. Twoje 6 wiary to 7 punktów, a potem nie ma już na co oszczędzać.
lesson-lorenzo-count-4-see = Koniec gry: { $mine } do { $theirs }. Norbert miał za mało wiary i kafelek kosztował go punkty.
lesson-lorenzo-count-4-refuse = Żadnych punktów za wiarę i kafelek dla ciebie: { $mine }. Nie ma już na co oszczędzać. Jeszcze raz.
lesson-lorenzo-count-5 = Plan na próbę: najpierw pola, jedne dobre żniwa w rundzie, potem budynki. Pomarańczowa 6 sięga „Klasztoru” i „Rolnika”. Wybierz.
lesson-lorenzo-count-5-why = Dwa lub trzy terytoria i „Rolnik” dają drewno i kamień w każdej rundzie, a budynki zmieniają to w punkty.
lesson-lorenzo-count-5-land = Ziemia i od razu { $military } { $military ->
    [one] punkt militarny
    [few] punkty militarne
   *[many] punktów militarnych
  }: otworzą następne pola terytoriów.
lesson-lorenzo-count-5-farmer = { $stone } { $stone ->
    [one] kamień
    [few] kamienie
   *[many] kamieni
  } z piętra, { $coins } { $coins ->
    [one] moneta
    [few] monety
   *[many] monet
  } mniej, a każde żniwa są odtąd silniejsze.
lesson-lorenzo-count-5-own = Własny plan? Jeszcze lepiej. W każdej rundzie zachowaj silnego członka rodziny na żniwa lub produkcję.
