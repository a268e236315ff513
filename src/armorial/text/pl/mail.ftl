# Wiadomości, które wysyła serwer, po polsku. Nie ma w nich imion, tylko login.

mail-confirm-subject = Armorial: potwierdź adres
mail-confirm =
    Dzień dobry,

    konto „{ $login }” w Armorial chce używać tego adresu. Jeśli to Ty, wpisz ten kod na stronie konta:

    { $code }

    Kod jest ważny przez godzinę. Jeśli to nie Ty, zignoruj tę wiadomość: bez kodu nic się nie stanie.
mail-recover-subject = Armorial: nowe hasło
mail-recover =
    Dzień dobry,

    ktoś chce ustawić nowe hasło do Twojego konta „{ $login }” w Armorial. Jeśli to Ty:

    { $where }

    Twój kod: { $code }

    Działa raz, w ciągu godziny. Jeśli to nie Ty, zignoruj tę wiadomość: hasło pozostanie bez zmian.
mail-where-link = Otwórz { $link }
mail-where-page = Na stronie konta wybierz „Nie pamiętasz hasła?” i wpisz tam kod.
mail-login-changed-subject = Armorial: login został zmieniony
mail-login-changed =
    Dzień dobry,

    login do Twojego konta w Armorial to teraz „{ $login }”. Wcześniej był to „{ $before }”.

    Jeśli to nie Ty, od razu poproś o nowe hasło na stronie konta.
mail-password-changed-subject = Armorial: hasło zostało zmienione
mail-password-changed =
    Dzień dobry,

    hasło do Twojego konta „{ $login }” w Armorial zostało zmienione, a wszystkie inne urządzenia wylogowane.

    Jeśli to nie Ty, od razu poproś o nowe hasło na stronie konta.
mail-email-changed-subject = Armorial: adres został zmieniony
mail-email-changed =
    Dzień dobry,

    to już nie jest adres Twojego konta „{ $login }” w Armorial: został zmieniony albo usunięty.

    Jeśli to nie Ty, napisz do osoby, która prowadzi Twój serwer.
mail-passkey-added-subject = Armorial: nowy klucz dostępu
mail-passkey-added =
    Dzień dobry,

    do Twojego konta „{ $login }” w Armorial dodano klucz dostępu. Pozwala zalogować się bez hasła.

    Jeśli to nie Ty, usuń go na stronie konta i zmień hasło.
