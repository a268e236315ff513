# Страницы аккаунта, по-русски. Загружаются вместе с этими страницами.

## Устройства

web-account-devices = Устройства
web-account-device-unknown = Неизвестное устройство
web-account-device-here = это устройство
web-account-device-seen = использовалось { $when }
web-account-kind-guest = как гость
web-account-kind-password = с паролем
web-account-kind-passkey = с ключом доступа
web-account-kind-recovery = с кодом восстановления
web-account-kind-earlier = ещё с прежней версии
web-account-device-end = Выйти: { $device }
web-account-device-ended = На том устройстве выполнен выход.
web-account-end-others = Выйти на всех остальных устройствах
web-account-others-ended = На всех остальных устройствах выполнен выход.
web-account-devices-note = Какое-то из них вам незнакомо? Выйдите на нём и смените пароль.

## Пароль

web-account-login-change = Сменить логин
web-account-login-new = Новый логин
web-account-login-note = На этом устройстве вы останетесь в аккаунте. В следующий раз входите с новым логином.
web-account-login-changed = Логин изменён.
web-account-password-change = Сменить пароль
web-account-password-current = Текущий пароль
web-account-password-new = Новый пароль
web-account-password-note = На всех остальных устройствах будет выполнен выход.
web-account-password-changed = Пароль изменён.

## Почта

web-account-email = Адрес электронной почты
web-account-email-note = С адресом вы сможете вернуться, если забудете пароль. Его никто не видит, и больше он ни для чего не нужен, если только вы не попросите присылать уведомления по почте.
web-account-email-new = Новый адрес
web-account-email-send = Отправить код
web-account-email-remove = Удалить адрес
web-account-email-removed = Адрес удалён.
web-account-email-sent = Код отправлен на { $address }. Он действует один час.
web-account-email-confirm = Подтвердить
web-account-email-confirmed = Адрес подтверждён.
web-account-code = Код
web-account-no-mail = Этот сервер не отправляет писем. Если забудете пароль, попросите код восстановления у того, кто его держит.

## Ключи доступа

web-account-passkeys = Ключи доступа
web-account-passkeys-note = С ключом доступа вы входите по отпечатку, лицу, PIN-коду или аппаратному ключу вместо пароля.
web-account-passkeys-cannot = Для ключей доступа нужны страница с HTTPS и браузер, который их поддерживает.
web-account-passkey-add = Добавить ключ доступа
web-account-passkey-added = Ключ доступа добавлен.
web-account-passkey-name = Название ключа
web-account-passkey-usual = Мой ключ
web-account-passkey-made = создан { $when }
web-account-passkey-used = использовался { $when }
web-account-rename = Переименовать
web-account-remove = Удалить
web-account-passkey-rename = Переименовать: { $name }
web-account-passkey-remove = Удалить: { $name }
web-account-passkey-remove-text = Войти с ключом «{ $name }» больше не получится. Удалите его и с устройства или из менеджера паролей.
web-account-passkey-removed = Ключ доступа удалён.
web-account-passkey-sign-in = По ключу доступа
web-account-passkey-none = Ключ доступа не использован.
web-account-passkey-there = На этом устройстве уже есть ключ для вашего аккаунта.

## Как вернуться

web-account-forgot = Забыли пароль?
web-account-recover = Новый пароль
web-account-recover-lead = С кодом вы зададите новый пароль и сразу войдёте.
web-account-recover-get = Получить код
web-account-recover-who = Логин или адрес почты
web-account-recover-send = Отправить мне код
web-account-recover-sent = Если такой аккаунт с подтверждённым адресом есть, код уже в пути. Он действует один час.
web-account-recover-no-mail = Этот сервер не отправляет писем. Попросите код у того, кто держит сервер: код создаётся командой «armorial admin recover».
web-account-recover-use = Ввести код
web-account-recover-set = Задать пароль
web-account-recovered = Новый пароль задан, вы вошли.
