### Lekcje gry „Village”. Liczby pisane są cyframi: test porównuje je z grą.

lesson-village-cubes = Kostka i akcja
lesson-village-cubes-1 = W swojej turze bierzesz kostkę z jednego z 7 miejsc, a potem z niego korzystasz. Weź pomarańczową kostkę ze „Zbiorów zboża”.
lesson-village-cubes-1-why = Twoja rodzina to 4 osoby. Kostkami płacą, więc w każdej turze pytaj: której kostki potrzebuję i jakiej akcji chcę?
lesson-village-cubes-1-see = Kostka leży w twoim gospodarstwie. Teraz akcja tego miejsca.
lesson-village-cubes-1-plague = Czarna kostka to zaraza. Poznamy ją pod koniec lekcji.
lesson-village-cubes-1-other = Dobra kostka, ale najpierw jedzenie: pomarańczowa na „Zbiorach zboża”.
lesson-village-cubes-2 = Kostka jest twoja, cokolwiek zrobisz. Akcja to druga połowa tury: zbierz zboże.
lesson-village-cubes-2-why = Ktoś jest w domu, więc zbiory dają { $harvest } { $harvest ->
    [one] zboże
    [few] zboża
   *[many] zboża
  } i nic nie kosztują.
lesson-village-cubes-2-see = { $harvest ->
    [one] Pełne jest { $harvest }
    [few] Pełne są { $harvest }
   *[many] Pełnych jest { $harvest }
  } z { $boxes } { $boxes ->
    [one] miejsca
    [few] miejsc
   *[many] miejsc
  } na zboże, a czas nie upłynął.
lesson-village-cubes-2-decline = Z akcji zawsze można zrezygnować, prócz targu. Ale darmowe zbiory to prezent: bierz.
lesson-village-cubes-3 = Chcesz wóz: to jedna kostka pomarańczowa i jedna różowa. Weź różową z „Rzemiosła”.
lesson-village-cubes-3-why = Potrzebna kostka leży na akcji, której chcesz. To rzadkie, więc wypatruj tego.
lesson-village-cubes-3-see = Masz pomarańczową i różową, a warsztaty stoją otworem.
lesson-village-cubes-3-colour = Dobre miejsce, zły kolor: kołodziej chce pomarańczowej i różowej.
lesson-village-cubes-3-other = Szukaj różowej na „Rzemiośle”.
lesson-village-cubes-4 = Do wozu są dwie drogi: zapłać obie kostki albo wyszkol kołodzieja i zbuduj wóz. Obie są dobre. Wybierz.
lesson-village-cubes-4-why = Kostki nie zabierają czasu. Nauka trwa { $train } { $train ->
    [one] godzinę
    [few] godziny
   *[many] godzin
  }, a budowa kolejne { $make }, ale zachowujesz kostki i masz rzemieślnika.
lesson-village-cubes-4-bought = Kostek już nie ma, czas nie upłynął, a wszystkie 4 osoby są w domu. Kostki to pieniądz.
lesson-village-cubes-4-made = { $passed ->
    [one] Minęła { $passed } godzina
    [few] Minęły { $passed } godziny
   *[many] Minęło { $passed } godzin
  }, kostki zostały, a następny wóz zajmie tylko { $make }. Czas to też pieniądz.
lesson-village-cubes-4-stop = Nauka skończona: jeszcze { $make } { $make ->
    [one] godzina
    [few] godziny
   *[many] godzin
  } i wóz jest twój.
lesson-village-cubes-4-other = Można, ale przyszliśmy po wóz.
lesson-village-cubes-5 = Czarne kostki to zaraza. Weź tę z „Rodziny” i niech urodzi się dziecko.
lesson-village-cubes-5-why = Z kostki zarazy nic nie zostaje i tracisz { $plague } { $plague ->
    [one] godzinę
    [few] godziny
   *[many] godzin
  }. Ale akcja nadal jest twoja.
lesson-village-cubes-5-see = { $passed ->
    [one] Minęła { $passed } godzina
    [few] Minęły { $passed } godziny
   *[many] Minęło { $passed } godzin
  }, kostki brak, ale w gospodarstwie stoi ktoś z drugiego pokolenia.
lesson-village-cubes-5-green = Taniej, owszem. Ten jeden raz weź czarną, żeby zobaczyć, co robi.
lesson-village-cubes-5-recall = To sprowadza kogoś do domu. My chcemy dziecka.
lesson-village-cubes-5-decline = Ta akcja kosztowała cię { $plague } { $plague ->
    [one] godzinę
    [few] godziny
   *[many] godzin
  }. Skorzystaj z niej.
lesson-village-cubes-5-other = Nie tym razem: czarna kostka na „Rodzinie”.

lesson-village-time = Towary, podróże i śmierć
lesson-village-time-1 = Na targu towary zmieniają się w punkty. Weź stamtąd zieloną kostkę i obsłuż jednego z dwóch swoich klientów.
lesson-village-time-1-why = Kto otwiera targ, sprzedaje najpierw i oddaje tylko towary. Potem może sprzedawać Marta, a ona też ma konia i pług.
lesson-village-time-1-see = Koń i pług sprzedane, klient jest twój: 6 punktów. Marta nie ma już kogo obsłużyć.
lesson-village-time-1-grain = Marta odpowiada koniem i pługiem: 3 punkty dla ciebie, 6 dla niej. Jeszcze raz.
lesson-village-time-1-brown = Weź zieloną: przyda się jeszcze w tej lekcji.
lesson-village-time-1-pass = To ty otwierasz targ i sprzedajesz pierwszy raz bez dopłat. Nie oddawaj tego.
lesson-village-time-1-other = Najpierw na targ: masz co sprzedać.
lesson-village-time-2 = Nikt inny nie może sprzedać, więc znów twoja kolej. Sprzedaj 3 zboża za 3 punkty.
lesson-village-time-2-why = Od teraz każda sprzedaż kosztuje też zieloną kostkę i godzinę. Nadal się opłaca.
lesson-village-time-2-see = Zielona kostka i godzina mniej, ale klienci dają 9 punktów. Podchodzą nowi klienci.
lesson-village-time-2-pass = Pas obowiązuje do końca dnia targowego. Kostkę masz: sprzedaj zboże.
lesson-village-time-3 = Weź drugą brązową kostkę z „Podróży” i wyślij kogoś do Aldermoor.
lesson-village-time-3-why = Szlak kosztuje { $road } { $road ->
    [one] godzinę
    [few] godziny
   *[many] godzin
  }, wóz i { $brown } { $brown ->
    [one] brązową kostkę
    [few] brązowe kostki
   *[many] brązowych kostek
  }. Pierwsza wizyta w każdym mieście od razu daje nagrodę.
lesson-village-time-3-see = Wozu już nie ma, ale zdobywasz { $prize } prestiżu. Im więcej z 6 miast odwiedzisz, tym więcej są warte.
lesson-village-time-3-orange = Z jedną brązową kostką nie opłacisz szlaku i akcja przepadnie.
lesson-village-time-3-decline = W drogę! { $prize ->
    [one] Czeka { $prize } punkt prestiżu
    [few] Czekają { $prize } punkty prestiżu
   *[many] Czeka { $prize } punktów prestiżu
  }.
lesson-village-time-3-other = Wóz gotowy: w podróż.
lesson-village-time-4 = Weź zieloną kostkę z „Rzemiosła”, wyszkol kowala i zrób pług. Znacznik przekroczy most, i o to chodzi.
lesson-village-time-4-why = Twój znacznik stoi na { $at }, a życie ma { $life } { $life ->
    [one] godzinę
    [few] godziny
   *[many] godzin
  }. Nauka trwa { $train }, a pług kolejne { $make }.
lesson-village-time-4-see = Znacznik przekroczył most i stoi na { $stands }. Dopiero teraz, gdy pług jest gotowy, gra pyta, kto umiera.
lesson-village-time-4-pink = Weź zieloną: będzie potrzebna trzecia.
lesson-village-time-4-stop = { $train ->
    [one] Minęła { $train } godzina
    [few] Minęły { $train } godziny
   *[many] Minęło { $train } godzin
  } i pługa nie ma? Dokończ.
lesson-village-time-4-shop = Do kuźni: tam praca trwa długo, a tego chcemy.
lesson-village-time-4-other = Najpierw „Rzemiosło”, po zieloną kostkę.
lesson-village-time-5 = Umiera ktoś z najstarszego pokolenia. Wybierasz kto: sprawdź, w którym dziale kroniki jest miejsce.
lesson-village-time-5-why = O dziale decyduje zajęcie: kowal trafia do rzemiosła, podróżnik do podróży. Dział gospodarstwa jest pełny.
lesson-village-time-5-see = Imię w kronice. 3 imiona dają { $three } { $three ->
    [one] punkt
    [few] punkty
   *[many] punktów
  }, 4 imiona { $four }, a 5 imion { $five }. Wydawaj więc czas z ochotą.
lesson-village-time-5-grave = W tym dziale nie ma miejsca: grób. Nic nie daje i przybliża koniec. Wybierz jeszcze raz.
lesson-village-time-6 = Na „Rodzinie” nie ma już kostek. Wrzuć 3 kostki jednego koloru do studni i powitaj na świecie dziecko.
lesson-village-time-6-why = 3 kostki jednego koloru dają dowolną akcję. Młodzi dożyją liczenia punktów.
lesson-village-time-6-see = 3 zielone kostki oddane, z planszy nic nie zabrane, a w gospodarstwie dziecko.
lesson-village-time-6-take = Też dobra tura, ale rąk nadal będzie mało. Wypróbuj studnię.
lesson-village-time-6-action = Też dostępna. Tym razem: „Rodzina”.
lesson-village-time-6-other = Tym razem studnia.

lesson-village-count = Msza i koniec gry
lesson-village-count-1 = Weź brązową kostkę i wyślij kogoś do czarnego woreczka: starego czy młodego? Zapłać kostką.
lesson-village-count-1-why = Kościół daje punkty na końcu, za tych, którzy wciąż tam stoją. W woreczku nikt nie umiera, ale przy witrażu najstarsi mogą.
lesson-village-count-1-see = W woreczku jest 4 mnichów i ktoś z twojej rodziny. Tam jeszcze nic nie daje.
lesson-village-count-1-old = Stary umrze pierwszy i witraż opustoszeje. Spróbuj z młodym.
lesson-village-count-1-crafts = Wtedy kościół dostanie Marta. Najpierw brązowa.
lesson-village-count-1-time = { $hours } { $hours ->
    [one] godzina
    [few] godziny
   *[many] godzin
  } zamiast kostki to drogo. Zapłać kostką.
lesson-village-count-1-coin = Zatrzymaj monetę jeszcze na chwilę.
lesson-village-count-1-decline = Ktoś musi pójść.
lesson-village-count-2 = Ostatnia kostka zabrana, zaczyna się msza. Zapłać monetę, żeby twój wyszedł z woreczka.
lesson-village-count-2-why = Woreczek opuszczają 4 pionki, także mnisi. Bez monety twój może zostać w środku.
lesson-village-count-2-see = Twój stoi przy prawym witrażu, to 2 punkty. Mnisi wracają.
lesson-village-count-2-done = Często się udaje. Dziś wolimy pewność.
lesson-village-count-3 = Za zboże twoi ludzie idą w lewo. Masz 3 zboża: znajdź 3 punkty, nie 2.
lesson-village-count-3-why = Witraże dają 2, 3, 4 i 6 punktów. Kroki między nimi kosztują 1, 2 i 2 zboża.
lesson-village-count-3-see = Kościół daje 9 punktów zamiast 6. I 2 prestiżu za przewagę w kościele.
lesson-village-count-3-two = Wychodzi 8. Mogło być 9: spróbuj z drugim.
lesson-village-count-3-done = Zboże się nie zmarnuje, ale ta msza się nie powtórzy. Zrób krok.
lesson-village-count-4 = W kronice zostało jedno miejsce, dla kogoś z gospodarstwa. Weź kostkę zarazy, zbierz zboże i oddaj to miejsce komuś, kto jest w domu.
lesson-village-count-4-why = Zaraza przenosi cię przez most, więc ktoś umiera. Piąte imię podnosi kronikę z 7 punktów na 12.
lesson-village-count-4-see = 12 punktów za kronikę, i jest pełna: wszyscy inni mają ostatnią turę, ty już nie.
lesson-village-count-4-grave = Grób: kronika wciąż daje 7, a gra toczy się dalej. Jeszcze raz.
lesson-village-count-4-other = Wtedy miejsce zajmie Marta.
lesson-village-count-5 = Ostatnia msza przed liczeniem. Przesuń swojego od trzeciego witraża do skrajnego lewego.
lesson-village-count-5-why = 2 zboża robią z 4 punktów 6. Samo zboże nie daje nic.
lesson-village-count-5-see = Koniec gry: 41 do 36. Otwórz swój wynik i zobacz, skąd się wziął.
lesson-village-count-5-done = Potem zboże nic nie jest warte. Wydaj je.
lesson-village-count-6 = Plan na próbę: gospodarstwo, które handluje. Zacznij od kowala albo od zboża dla zwierząt. Ty wybierasz.
lesson-village-count-6-why = Pług i zwierzęta powiększają każde zbiory, a później idą na targ.
lesson-village-count-6-smith = Pług za { $passed } { $passed ->
    [one] godzinę
    [few] godziny
   *[many] godzin
  }. Chce go wielu klientów.
lesson-village-count-6-grain = { $harvest } z { $animal } zboża, które kosztuje zwierzę.
lesson-village-count-6-own = Własny plan? Jeszcze lepiej.
