# Co mówi serwer, gdy czegoś odmawia, po polsku.

server-absent = Do tego potrzebny jest serwer. Tutaj partia jest zapisana w twojej przeglądarce i nikt inny nie jest z nią połączony.
server-already-started = Partia już się zaczęła.
server-bad-components = Tych liczb nie można użyć: { $why }
server-bad-record = Tego zapisu nie można użyć: { $why }
server-box-of-another-game = To pudełko innej gry. Wybierz pudełko gry, w którą chcesz zagrać.
server-busy = Stół jest zajęty. Spróbuj ponownie.
server-cannot-go-back = Nie można się cofnąć: { $why }
server-cannot-resume = Tej partii nie można tu kontynuować: { $why }
server-closing = Serwer uruchamia się ponownie. Spróbuj za chwilę.
server-database-away = Serwer nie ma połączenia z bazą danych. Spróbuj za chwilę.
server-finished = Partia jest skończona.
server-has-account = Masz już konto.
server-host-only = Może to zrobić tylko gospodarz stołu.
server-internal = Na serwerze wystąpił błąd. Został zapisany w dzienniku.
server-invalid = Nie można zrozumieć żądania: { $where }: { $why }
server-login-taken = Ten login jest zajęty.
server-newer-form = Zapisała to nowsza wersja Armorial. Odśwież stronę, aby ją otrzymać.
server-no-analysis = Ten serwer nie analizuje partii.
server-no-history = Ten stół zaczął się od kopii pozycji: przed nią nic nie ma.
server-no-rules-text = Zasad tej gry nie ma tu do przeczytania.
server-no-such-bot = Nie ma takiego bota. Wybierz jeden z poziomów: { $levels }
server-no-such-box = Pod tym linkiem nikt już nie udostępnia pudełka. Poproś właściciela o nowy.
server-not-asked = Teraz nie ma do ciebie pytania.
server-hint-alone = Gdy przy stole grają inne osoby, podpowiedzi są wyłączone.
server-no-hint = Bot nie ma teraz podpowiedzi. Spróbuj za chwilę.
server-no-such-game = Nie ma takiej gry.
server-no-such-line = W dzienniku nie ma takiego wiersza.
server-no-such-lesson = Nie ma takiej lekcji.
server-no-such-page = Nie ma takiej strony.
server-no-such-puzzle = Nie ma takiego zadania.
server-no-such-seat = Przy stole nie ma takiego miejsca.
server-no-such-table = Nie ma takiego stołu albo jest prywatny.
server-no-undo-asked = Nikt nie prosił o cofnięcie.
server-not-finished = Partia jeszcze się nie skończyła.
server-not-started = Partia jeszcze się nie zaczęła.
server-not-your-seat = To nie jest twoje miejsce.
server-nothing-to-undo = Nie masz ruchu, który można cofnąć.
server-other-origin = To żądanie pochodzi z innej strony.
server-other-numbers = Stół ma teraz inne liczby. Odśwież stronę.
server-players-only = Pisać mogą tu tylko osoby przy stole.
server-rate-limited = Zbyt wiele żądań. Spróbuj za { $n } s.
server-too-many-at-once = Zbyt wiele otwartych naraz. Zamknij część i spróbuj ponownie.
server-too-busy = Serwer jest teraz zbyt zajęty. Spróbuj za chwilę.
server-undone-enough = W tej partii nie można już nic cofnąć: liczba cofniętych wpisów dziennika to { $n }.
server-hint-copy = Podpowiedzi są wyłączone w kopiach gry, która jeszcze trwa przeciw innym ludziom lub do rankingu.
server-bots-busy = Boty grają teraz przy twoich stołach ({ $n }). Poczekaj, aż skończą.
server-tables-open = Liczba twoich stołów, przy których gra się nie zaczęła: { $n }. Najpierw zacznij grę albo opuść część z nich.
server-seat-taken = To miejsce jest zajęte.
server-seats-free = Nie wszystkie miejsca są zajęte.
server-sign-in-first = Najpierw podaj nazwę albo zaloguj się.
server-stale = Partia poszła dalej. Spójrz jeszcze raz.
server-table-closed = Ten stół jest zamknięty.
server-table-full = Wszystkie miejsca przy tym stole są już zajęte.
server-too-large = Żądanie jest zbyt duże.
server-unknown-host = Ten serwer nie zna siebie pod tą nazwą. Kto go prowadzi, może dodać nazwę do ustawienia ARMORIAL_HOSTS.
server-too-many-seats = { $n ->
    [one] Przy stole jest tylko { $n } miejsce.
    [few] Przy stole są tylko { $n } miejsca.
   *[many] Przy stole jest tylko { $n } miejsc.
}
server-nobody-there = Na tym miejscu nie ma nikogo, kogo można usunąć.
server-removed = Gospodarz usunął cię od tego stołu.
server-remove-yourself = Nie możesz usunąć siebie. Możesz odejść od stołu.
server-undo-asked = Ktoś już prosił o cofnięcie.
server-wrong-method = Ten adres nie przyjmuje takich żądań.
server-wrong-password = Błędny login lub hasło.
server-banned = Nie masz wstępu na ten serwer. Powód: { $reason }
server-banned-until = Nie masz wstępu na ten serwer do { $until }. Powód: { $reason }
server-cannot-join = Nie możesz usiąść przy tym stole.
server-close-running = Przy tym stole trwa gra. Potwierdź, że chcesz ją zakończyć dla wszystkich.
server-mute-yourself = Nie możesz wyciszyć siebie.
server-muted = Gospodarz wyciszył cię na czacie tego stołu.
server-muted-everywhere = Nie możesz pisać na żadnym czacie tego serwera. Powód: { $reason }
server-muted-everywhere-until = Nie możesz pisać na żadnym czacie tego serwera do { $until }. Powód: { $reason }
server-name-alike = Twoją nazwę łatwo pomylić z inną przy tym stole: { $name }. Wybierz inną nazwę.
server-name-blank = Ta nazwa wygląda na pustą. Użyj liter lub cyfr.
server-name-poses = Tę nazwę można wziąć za serwer, gospodarza lub bota. Wybierz inną nazwę.
server-no-such-chat = Na czacie tego stołu nie ma takiej wypowiedzi.
server-not-yourself = Wobec siebie nie można tego zrobić.
server-too-many-blocks = Liczba zablokowanych osób ({ $n }) osiągnęła limit. Najpierw kogoś odblokuj.
server-password-needed = Aby to zrobić, podaj swoje hasło.
server-wrong-own-password = Hasło jest nieprawidłowe.
server-account-needed = Najpierw załóż konto.
server-mail-failed = Nie udało się wysłać wiadomości. Sprawdź adres albo spróbuj później.
server-no-mail = Ten serwer nie wysyła e-maili. Jeśli zapomnisz hasła, poproś jego gospodarza o kod odzyskiwania.
server-no-such-device = To urządzenie nie jest zalogowane na twoje konto.
server-no-such-passkey = Nie masz takiego klucza dostępu.
server-passkeys-need-https = Klucze dostępu wymagają HTTPS i nazwy serwera, na przykład https://armorial.example.org.
server-too-many-passkeys = Możesz mieć najwyżej { $n } kluczy dostępu. Najpierw usuń jeden.
server-wrong-code = Kod jest błędny, został już użyty albo wygasł. Poproś o nowy.
server-wrong-passkey = Ten klucz dostępu tu nie działa. Spróbuj ponownie albo zaloguj się hasłem.
server-reminded-already = Ta osoba dostała już przypomnienie. Odczekaj chwilę, zanim wyślesz następne.
server-no-bot-here = Przy tym stole bot nikogo nie zastępuje: tak go ustawiono.
server-no-claim-here = Przy tym stole nie można zażądać końca gry: tak go ustawiono.
server-time-not-out = Czas tej osoby jeszcze nie minął.
server-nobody-waits = Na to miejsce nikt teraz nie czeka.
server-not-away = Ta osoba jest przy stole i ma jeszcze czas.
server-undo-declined = Pozostali odmówili. Możesz poprosić ponownie po następnym ruchu.
server-vacation-when = Urlop musi się kończyć później, niż się zaczyna, i najdalej za 400 dni.
server-vacation-twice = Na część tych dni masz już urlop.
server-vacation-days = { $n ->
    [one] W tamtym roku został ci tylko { $n } dzień urlopu.
    [few] W tamtym roku zostały ci tylko { $n } dni urlopu.
   *[many] W tamtym roku zostało ci tylko { $n } dni urlopu.
}
server-no-such-vacation = Nie masz takiego urlopu albo już się skończył.

## Powiadomienia

server-notice-address = Pod ten adres nie można nic wysłać. Podaj adres, który zaczyna się od https:// i jest dostępny dla wszystkich w internecie.
server-notice-unreachable = Pod tym adresem nikt nie odpowiada. Sprawdź go albo spróbuj później.
server-notice-refused = Serwer pod tym adresem nie przyjmuje powiadomienia. Sprawdź adres.
server-notice-gone = Ten adres już nie istnieje. Podaj inny albo włącz powiadomienia w tej przeglądarce jeszcze raz.
server-notice-mail = Serwer pocztowy nie przyjął wiadomości. Spróbuj później albo podaj inny adres na stronie konta.
server-notice-subscription = Przeglądarka podała klucze, których nie można użyć. Wyłącz i ponownie włącz powiadomienia w tej przeglądarce.
server-notice-token = Ten odnośnik nie wstrzymuje żadnych wiadomości. Otwórz najnowszą i użyj odnośnika w niej albo zdecyduj na stronie „Powiadomienia”.
server-rated-alone = Gra w pojedynkę nie może być rankingowa.
server-rated-device = Przy stole rankingowym każdy gra jednym miejscem i na własnym urządzeniu.
server-rated-numbers = W grze rankingowej obowiązują liczby tego serwera, a nie z twojego pudełka.
server-rated-close = Ta gra jest rankingowa, więc można ją tylko dokończyć. Możesz się poddać.
server-rated-hint = W grze rankingowej nie ma podpowiedzi.
server-rated-undo = W grze rankingowej przeciw botom po końcu swojej tury niczego nie można cofnąć.
server-no-such-person = Nie ma tu takiej osoby albo jej profil nie jest publiczny.
server-own-opponents = To, z kim grali inni, jest ich prywatną sprawą.
server-plan-your-turn = To już twoja kolej: odpowiedz przy stole.
server-plan-not-now = Następnej tury nie da się teraz zaplanować: wcześniej zdarzy się coś innego, na przykład koniec rundy.
server-plan-ended = Dalej nie da się planować: tura jest skończona albo o dalszym ciągu zdecydują kości lub karty.
server-plan-sandbox = W piaskownicy grasz za wszystkich, więc nie ma czego planować.
server-cannot-decline = Tego pytania nie można odrzucać na stałe. Można tylko pytanie nieobowiązkowe, które właśnie pada.
server-declined-enough = Odrzucasz już { $n } rodzajów pytań. Najpierw przywróć niektóre z nich.

server-seek-seats = W tę grę nie gra się w tylu graczy: { $n }.
server-seek-rated = Gry rankingowe wymagają konta. Załóż je albo szukaj gry towarzyskiej.
server-nobody-called = Nikt tutaj nie nazywa się { $name }. Nazwa musi się zgadzać co do znaku.
server-several-called = Kilka osób nazywa się { $name }. Dodaj właściwą przy wspólnym stole albo na jej profilu.
server-friend-blocked = Ta osoba jest przez ciebie zablokowana. Najpierw ją odblokuj.
server-too-many-friends = Możesz mieć najwyżej { $n } znajomych. Najpierw kogoś usuń.
server-too-many-asking = Ta osoba ma już zbyt wiele próśb o dodanie do znajomych.
server-no-such-ask = Ta prośba jest już nieaktualna.
server-no-such-friend = Zapraszać można tylko znajomych.
server-invite-players = Zapraszać mogą tylko osoby przy tym stole i jego gospodarz.
server-too-many-invited = Do jednego stołu można zaprosić najwyżej { $n } osób.
server-too-many-invitations = Ta osoba ma już zbyt wiele zaproszeń.
server-no-such-invitation = To zaproszenie jest już nieaktualne: stół jest pełny, gra się zaczęła albo stół zamknięto.

server-no-such-tournament = Nie ma takiego turnieju.
server-organiser-only = Może to zrobić tylko organizator turnieju.
server-tournament-full = W turnieju nie ma już miejsc.
server-tournament-few = Turniej może się zacząć, gdy graczy jest co najmniej { $n }.
server-tournament-begun = Turniej już się zaczął.
server-tournament-over = Turniej jest zakończony.
server-tournament-account = Turnieje są dla osób z kontem. Najpierw je załóż.
server-tournaments-open = Masz już tyle niezakończonych turniejów: { $n }. Poczekaj na koniec jednego z nich albo go odwołaj.
server-tournaments-entered = Grasz już w tylu turniejach: { $n }. Najpierw wycofaj się z jednego.
server-no-such-entrant = W turnieju nie ma takiej osoby.
server-round-goes-on = Runda jeszcze trwa.
