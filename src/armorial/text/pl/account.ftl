# Strony konta, po polsku. Ładują się razem z tymi stronami.

## Urządzenia

web-account-devices = Urządzenia
web-account-device-unknown = Nieznane urządzenie
web-account-device-here = to urządzenie
web-account-device-seen = używane { $when }
web-account-kind-guest = jako gość
web-account-kind-password = hasłem
web-account-kind-passkey = kluczem dostępu
web-account-kind-recovery = kodem odzyskiwania
web-account-kind-earlier = jeszcze z poprzedniej wersji
web-account-device-end = Wyloguj: { $device }
web-account-device-ended = Tamto urządzenie zostało wylogowane.
web-account-end-others = Wyloguj wszędzie indziej
web-account-others-ended = Wszystkie inne urządzenia zostały wylogowane.
web-account-devices-note = Nie rozpoznajesz któregoś? Wyloguj je i zmień hasło.

## Hasło

web-account-login-change = Zmień login
web-account-login-new = Nowy login
web-account-login-note = To urządzenie pozostanie zalogowane. Następnym razem użyj nowego loginu.
web-account-login-changed = Login został zmieniony.
web-account-password-change = Zmień hasło
web-account-password-current = Obecne hasło
web-account-password-new = Nowe hasło
web-account-password-note = Wszystkie inne urządzenia zostaną wylogowane.
web-account-password-changed = Hasło zostało zmienione.

## E-mail

web-account-email = Adres e-mail
web-account-email-note = Z adresem wrócisz do konta, gdy zapomnisz hasła. Nikt go nie widzi i do niczego innego nie służy, chyba że poprosisz o powiadomienia pocztą.
web-account-email-new = Nowy adres
web-account-email-send = Wyślij kod
web-account-email-remove = Usuń adres
web-account-email-removed = Adres został usunięty.
web-account-email-sent = Kod został wysłany na { $address }. Jest ważny przez godzinę.
web-account-email-confirm = Potwierdź
web-account-email-confirmed = Adres jest potwierdzony.
web-account-code = Kod
web-account-no-mail = Ten serwer nie wysyła e-maili. Jeśli zapomnisz hasła, poproś o kod osobę, która go prowadzi.

## Klucze dostępu

web-account-passkeys = Klucze dostępu
web-account-passkeys-note = Kluczem dostępu logujesz się odciskiem palca, twarzą, PIN-em lub kluczem sprzętowym zamiast hasła.
web-account-passkeys-cannot = Klucze dostępu wymagają strony z HTTPS i przeglądarki, która je obsługuje.
web-account-passkey-add = Dodaj klucz dostępu
web-account-passkey-added = Klucz dostępu został dodany.
web-account-passkey-name = Nazwa klucza
web-account-passkey-usual = Mój klucz
web-account-passkey-made = utworzony { $when }
web-account-passkey-used = używany { $when }
web-account-rename = Zmień nazwę
web-account-remove = Usuń
web-account-passkey-rename = Zmień nazwę: { $name }
web-account-passkey-remove = Usuń: { $name }
web-account-passkey-remove-text = Kluczem „{ $name }” już się nie zalogujesz. Usuń go też z urządzenia lub menedżera haseł.
web-account-passkey-removed = Klucz dostępu został usunięty.
web-account-passkey-sign-in = Kluczem dostępu
web-account-passkey-none = Nie użyto klucza dostępu.
web-account-passkey-there = To urządzenie ma już klucz do twojego konta.

## Powrót do konta

web-account-forgot = Nie pamiętasz hasła?
web-account-recover = Nowe hasło
web-account-recover-lead = Kodem ustawisz nowe hasło i od razu się zalogujesz.
web-account-recover-get = Zdobądź kod
web-account-recover-who = Login lub adres e-mail
web-account-recover-send = Wyślij mi kod
web-account-recover-sent = Jeśli takie konto z potwierdzonym adresem istnieje, kod jest w drodze. Jest ważny przez godzinę.
web-account-recover-no-mail = Ten serwer nie wysyła e-maili. Poproś o kod osobę, która go prowadzi: tworzy go poleceniem „armorial admin recover”.
web-account-recover-use = Wpisz kod
web-account-recover-set = Ustaw hasło
web-account-recovered = Nowe hasło ustawione, zalogowano cię.
