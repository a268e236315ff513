### Lekcje gry „Troyes”. Liczby pisane są cyframi: test porównuje je z grą.

lesson-troyes-dice = Kości, grupy, pierwsze akcje
lesson-troyes-dice-1 = Białe kości budują. Wybierz obie swoje białe kości i buduj katedrę.
lesson-troyes-dice-1-why = Te kości dali ci obywatele w budynkach: czerwone walczą, białe się modlą, żółte handlują. Akcja to do 3 kości jednego koloru, a własne są darmowe.
lesson-troyes-dice-1-see = Dwa znaczniki na najniższym poziomie: { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
  } i { $won } { $won ->
    [one] wpływ
    [few] wpływy
   *[many] wpływów
  }. Wysokie kolumny dają { $high } { $high ->
    [one] wpływ
    [few] wpływy
   *[many] wpływów
  }, niskie { $low }.
lesson-troyes-dice-1-one = Dobrze, ale druga kość zmieściłaby się w tej samej akcji.
lesson-troyes-dice-1-bought = { $two } { $two ->
    [one] denar
    [few] denary
   *[many] denarów
  } w grupie dwóch. Teraz niepotrzebne: własne są darmowe.
lesson-troyes-dice-1-other = Najpierw białe: dwie twoje białe kości.
lesson-troyes-dice-2 = Teraz „Zbójcy”. Twoja czerwona 4 to jeden znacznik. Z szarą 5 to 3 znaczniki i ukończona karta, za { $two } { $two ->
    [one] denar
    [few] denary
   *[many] denarów
  }. Wybierz.
lesson-troyes-dice-2-why = Kupić można każdą kość: Fabian właśnie wziął twoją żółtą i zapłacił ci { $one }. Sumę grupy dzieli się przez liczbę z karty, tutaj { $divisor }.
lesson-troyes-dice-2-full = Na pełnej karcie jesteś tylko ty: { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
  }, i nikomu już nie szkodzi. Cudza kość kosztuje { $one }, w grupie dwóch { $two }, trzech { $three }.
lesson-troyes-dice-2-one = Jeden znacznik, jeden wpływ, nic nie zapłacone. Karta dalej szkodzi.
lesson-troyes-dice-2-red = Czerwonymi też można. Najpierw jednak „Zbójcy”.
lesson-troyes-dice-2-cubes = Zapłacone za 3. Ukończ kartę.
lesson-troyes-dice-2-other = Najpierw „Zbójcy”, czerwonymi kośćmi.
lesson-troyes-dice-3 = Wpływy dają ludzi. Zwerbuj nowego obywatela za { $price } { $price ->
    [one] wpływ
    [few] wpływy
   *[many] wpływów
  }.
lesson-troyes-dice-3-why = „Kupiec” chce kogoś twojego na karcie, a wszyscy stoją w budynkach, gdzie zarabiają kości. To jeszcze nie akcja: nadal trwa twoja tura.
lesson-troyes-dice-3-see = { $lost } { $lost ->
    [one] wpływ
    [few] wpływy
   *[many] wpływów
  } mniej, a w zasobach obywatel.
lesson-troyes-dice-3-die = Można nająć kogoś z budynku, ale w następnej rundzie zabraknie jego kości. Najpierw nowy obywatel.
lesson-troyes-dice-3-pass = Z taką kością? Jeszcze nie.
lesson-troyes-dice-3-other = Najpierw nowy obywatel.
lesson-troyes-dice-4 = Wybierz swoją żółtą kość i aktywuj „Kupca”, z obywatelem z zasobów.
lesson-troyes-dice-4-why = Najęcie kosztuje { $hire } { $hire ->
    [one] denar
    [few] denary
   *[many] denarów
  }, raz. Kość podzielona przez { $divisor } to liczba użyć, a każde daje denary. Następnym razem jest darmowy.
lesson-troyes-dice-4-see = W sumie { $gain } { $gain ->
    [one] denar
    [few] denary
   *[many] denarów
  } więcej, a jego miejsce da { $place } { $place ->
    [one] punkt
    [few] punkty
   *[many] punktów
  } na końcu.
lesson-troyes-dice-4-building = Zostawiłby swoją kość. Weź nowego obywatela.
lesson-troyes-dice-4-fields = Kilka denarów i nic trwałego. „Kupiec” zostaje.
lesson-troyes-dice-4-later = Później: najpierw ten, kto zarabia.
lesson-troyes-dice-4-other = Własna żółta kość i „Kupiec”.
lesson-troyes-dice-5 = Twoich kości już nie ma. Można kupić cudze, ale pieniędzy mało: spasuj.
lesson-troyes-dice-5-why = Pas daje denary, i tym więcej, im dłużej czekasz. Wkrótce pensje: { $palace } za każdego obywatela w pałacu, { $bishopric } w rezydencji biskupa.
lesson-troyes-dice-5-see = Runda 2: dochód wpłynął, pensje wypłacone, wszyscy rzucili kośćmi.
lesson-troyes-dice-5-other = Można, ale policz pensje: { $palace } za każdego obywatela w pałacu.

lesson-troyes-engine = Czarne kości, znaczniki, wpływy
lesson-troyes-engine-1 = Odeprzyj czarną 5: twoja czerwona 3 wystarczy. Albo zmierz się też z 2 i dołóż żółtą jedynkę.
lesson-troyes-engine-1-why = Wydarzenia przysłały czarne kości. Pierwszy gracz odpiera najwyższą własnymi kośćmi, a czerwone liczą się podwójnie. Każda odparta kość daje 1 wpływ.
lesson-troyes-engine-1-one = Kości już nie ma, zdobyty 1 wpływ. Z 2 musi zmierzyć się Fabian.
lesson-troyes-engine-1-both = Obie odparte: 2 wpływy, a Fabian ma spokój.
lesson-troyes-engine-1-great = Jest na to o wiele za dobra. Użyj małej czerwonej.
lesson-troyes-engine-1-money = Wystarczy, ale żółta to pieniądze. Czerwona zrobi to lepiej.
lesson-troyes-engine-1-other = Najpierw czarna kość: mała czerwona.
lesson-troyes-engine-2 = Wybierz obie białe kości i aktywuj „Kapłana”, gdzie już stoi twój majster.
lesson-troyes-engine-2-why = Klepsydra znaczy: zadziała później. Suma podzielona przez { $divisor } daje 2 znaczniki. Każdy wzmacnia wszystkie żółte kości jednej akcji.
lesson-troyes-engine-2-see = 2 znaczniki przy twojej tarczy. Nic więcej się nie stało: to inwestycja.
lesson-troyes-engine-2-cathedral = Dobra akcja. Ale najpierw zobacz, co potrafią znaczniki.
lesson-troyes-engine-2-event = To też praca dla białych. Tym razem „Kapłan”.
lesson-troyes-engine-2-other = Tym razem białe kości dla „Kapłana”.
lesson-troyes-engine-3 = Żółta jedynka to mało. Przerzuć ją za { $lost } { $lost ->
    [one] wpływ
    [few] wpływy
   *[many] wpływów
  }.
lesson-troyes-engine-3-why = Wpływy poprawiają kości przed akcją: { $reroll } { $reroll ->
    [one] przerzuca
    [few] przerzucają
   *[many] przerzuca
  } kość, { $turn } { $turn ->
    [one] obraca
    [few] obracają
   *[many] obraca
  } do { $turned } kości.
lesson-troyes-engine-3-see = Lepiej się nie da, i nadal trwa twoja tura.
lesson-troyes-engine-3-turn = To pewne, za { $turn }. Za drogo dla jednej kości, dla { $turned } naraz warto.
lesson-troyes-engine-3-other = Najpierw popraw złą kość.
lesson-troyes-engine-4 = Wszystko razem: obie żółte kości, znacznik „Kapłana”, potem „Kupiec”.
lesson-troyes-engine-4-why = Znacznik dodaje 3 do każdej kości. Suma podzielona przez { $divisor } to liczba użyć „Kupca”. Patrz na sumę, zanim zatwierdzisz.
lesson-troyes-engine-4-see = { $gain } { $gain ->
    [one] denar
    [few] denary
   *[many] denarów
  } w jednej akcji, z { $first } na { $then }. I został jeszcze jeden znacznik.
lesson-troyes-engine-4-bare = Ze znacznikiem jest dużo więcej, a jeden na akcję wolno użyć.
lesson-troyes-engine-4-fields = Połowa tego. „Kupiec” płaci więcej.
lesson-troyes-engine-4-other = Żółte kości, znacznik, „Kupiec”.
lesson-troyes-engine-5 = Jedna czerwona kość. Zbieraj: 2 znaczniki na „Potyczki”. Albo siej: wstaw obywatela do pałacu.
lesson-troyes-engine-5-why = Znaczniki dają wpływy teraz i punkty później. Obywatel wypędzi człowieka Fabiana i co rundę rzuci jeszcze jedną czerwoną kością, za { $palace } { $palace ->
    [one] denara
    [few] denary
   *[many] denarów
  } pensji.
lesson-troyes-engine-5-reap = 2 znaczniki, { $won } { $won ->
    [one] wpływ
    [few] wpływy
   *[many] wpływów
  }, i prowadzisz na karcie. Pod koniec gry zbieraj.
lesson-troyes-engine-5-sow = Tarcza Fabiana leży pod pałacem do końca rundy. Na początku gry siej.
lesson-troyes-engine-5-archer = Kosztuje denary i liczy na szczęście. Wybierz: walka czy wstawienie obywatela.
lesson-troyes-engine-5-cubes = 2, póki jest miejsce.
lesson-troyes-engine-5-from = Weź tego z zasobów: nikt nie musi odchodzić.
lesson-troyes-engine-5-other = Twoja czerwona kość: walka albo obywatel.

lesson-troyes-count = Poziomy, tajemnice, liczenie
lesson-troyes-count-1 = Ostatnia runda. Na najwyższym poziomie nie ma twojego znacznika. Weź białą 4 z szarej dzielnicy za { $one } { $one ->
    [one] denar
    [few] denary
   *[many] denarów
  } albo razem z własną 2 za { $two }.
lesson-troyes-count-1-why = Każdy poziom bez twojego znacznika kosztuje { $level } { $level ->
    [one] punkt
    [few] punkty
   *[many] punktów
  }. Kolumna 4 ma miejsce właśnie tam, a twoja kość trafiłaby na drugi poziom.
lesson-troyes-count-1-both = Dwa punkty i koniec kary. A twoja tajna postać liczy znaczniki w katedrze.
lesson-troyes-count-1-level = Kary już nie ma, a punkt jest.
lesson-troyes-count-1-low = Jeden punkt, ale najwyższy poziom jest pusty, a to minus { $level }. Jeszcze raz.
lesson-troyes-count-1-other = Najpierw katedra: czekają tam punkty.
lesson-troyes-count-2 = Twoja czerwona kość to jeden znacznik. Na „Potyczkach” to ostatnia chorągiewka, na „Wojnie” początek. Wybierz.
lesson-troyes-count-2-why = Pełna karta płaci od razu: { $first } { $first ->
    [one] punkt
    [few] punkty
   *[many] punktów
  } za najwięcej znaczników, { $second } za drugie miejsce. Na niepełnej znacznik to jeden punkt na końcu.
lesson-troyes-count-2-finish = { $won } { $won ->
    [one] punkt
    [few] punkty
   *[many] punktów
  } dla ciebie, { $second } dla Fabiana, a karta jest twoja: może jej chcieć tajna postać.
lesson-troyes-count-2-begin = Jeden punkt na końcu. „Potyczki” dałyby { $first }: lekcja toczy się dalej stamtąd.
lesson-troyes-count-2-place = Dałby kość w następnej rundzie. Ale tej już nie będzie.
lesson-troyes-count-2-other = Najpierw twoja czerwona kość.
lesson-troyes-count-3 = Twoja żółta kość: denary od „Kupca” czy dwa znaczniki na „Grabieże”? Co ukrywa Fabian?
lesson-troyes-count-3-why = Wszystkie tajne postacie liczą się dla wszystkich. Fabian trzyma denary: może jego postać liczy pieniądze. „Grabieże” to pewny punkt.
lesson-troyes-count-3-money = { $gain } { $gain ->
    [one] denar
    [few] denary
   *[many] denarów
  }. Odpowiedź przyjdzie przy liczeniu.
lesson-troyes-count-3-cubes = Pewny punkt. Reszta przy liczeniu.
lesson-troyes-count-3-fields = Kilka denarów. „Kupiec” dałby dwa razy tyle.
lesson-troyes-count-3-other = Najpierw twoja żółta kość.
lesson-troyes-count-4 = Nic pożytecznego nie zostało. Spasuj, a gra się skończy.
lesson-troyes-count-4-why = Wtedy odkrywa się wszystkie postacie i każda liczy się dla każdego z was.
lesson-troyes-count-4-see = { $mine } do { $theirs }. Otwórz swój wynik: postacie pokażą, czy domysł był trafny.
lesson-troyes-count-4-other = Policz, co to da: na samym końcu zwykle mniej, niż kosztuje.
lesson-troyes-count-5 = Początek prawdziwej gry. Wstaw pierwszego obywatela: ratusz, rezydencja biskupa czy pałac.
lesson-troyes-count-5-why = Plan: pieniądze, potem kamień. Kilku w ratuszu dla żółtych kości, dwóch w rezydencji biskupa, jednego lub dwóch w pałacu. Pensje: pałac { $palace }, rezydencja { $bishopric }, ratusz nic.
lesson-troyes-count-5-yellow = Jedna żółta kość co rundę, bez pensji.
lesson-troyes-count-5-white = Jedna biała kość co rundę, za { $bishopric } { $bishopric ->
    [one] denara
    [few] denary
   *[many] denarów
  } pensji.
lesson-troyes-count-5-red = Jedna czerwona kość co rundę, za { $palace } { $palace ->
    [one] denara
    [few] denary
   *[many] denarów
  } pensji.
