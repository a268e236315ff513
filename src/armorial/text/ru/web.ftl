# Веб-клиент по-русски.

## К столу и обратно

web-back-to-table = Вернуться к столу
web-back-to-replay = Вернуться к повтору
web-data-deleted = Ваши данные удалены.
web-remove = Исключить
web-remove-player = Исключить: { $name }
web-remove-player-text = { $name } теряет место и не сможет вернуться за этот стол.
web-remove-player-text-private = { $name } теряет место. Ссылка-приглашение изменится, старая перестанет действовать.
web-removed = Вас исключили
web-removed-text = Хозяин стола исключил вас. Другие столы есть в лобби.
web-unread = { $n ->
    [one] { $n } новое сообщение
    [few] { $n } новых сообщения
   *[many] { $n } новых сообщений
}
web-n-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
   *[many] { $n } игроков
}
web-play-options = Игроки и параметры
web-you-won = Вы победили
web-you-lost = Вы проиграли

## Названия и места

web-home = Главная
web-nav = Страницы
web-nav-play = Игра
web-my-box = Моя коробка
web-games = Игры
web-game = Игра

web-hero = Основайте дом. Переживите соседей.
web-hero-lead = Серьёзные стратегические игры о династиях, с людьми или ботами, в реальном времени или по ходу в день. На каждый запрет есть объяснение, каждый бросок можно проверить.
web-lobby = Лобби
web-my-games = Мои партии
web-replays = Повторы
web-replays-lead = Завершённые партии, ход за ходом.
web-rules = Правила
web-settings = Настройки
web-notices = Уведомления
web-notices-lead = Как вы узнаёте, что происходит за вашими столами, когда вы на них не смотрите
web-account = Аккаунт
web-not-found = Здесь ничего нет
web-not-found-text = Такой страницы не существует.
web-no-table = Такого стола нет
web-no-table-text = Такого стола нет, либо он закрытый и в ссылке не хватает приглашения.
web-no-server = Сервер не отвечает. Попробуйте чуть позже.
web-loading = Загрузка…
web-all = Все
web-more = Ещё
web-reconstructed = Источника нет: эти числа выбрал Armorial

## Столы

web-play-now = Играть
web-make-table = Создать стол
web-here = Играть здесь, без связи
web-make-more = Ещё настройки
web-make-usual = Всегда начинать так
web-make-usual-saved = Сохранено. Новые столы будут начинаться с этих настроек.
web-make-sum = { $game }, { $players }: { $who }.
web-make-sum-free = { $n ->
    [one] { $n } свободное место
    [few] { $n } свободных места
   *[many] { $n } свободных мест
}
web-make-sum-here = { $n ->
    [one] ещё { $n } человек за этим устройством
    [few] ещё { $n } человека за этим устройством
   *[many] ещё { $n } человек за этим устройством
}
web-make-sum-bots = { $n ->
    [one] { $n } бот ({ $level })
    [few] { $n } бота ({ $level })
   *[many] { $n } ботов ({ $level })
}
web-make-sum-public = в лобби
web-make-sum-unlisted = по ссылке
web-make-sum-private = только по приглашению
web-to-tournament = К турниру
web-join = Сесть за стол
web-watch = Смотреть
web-continue = Продолжить
web-leave-table = Встать из-за стола
web-free-seat = свободное место
web-seats = Места
web-seat-n = Место { $n }
web-you = вы
web-your-name = Ваше имя
web-name = Имя
web-number-of-players = Число игроков
web-players-from-to = { $from }–{ $to } игрока
web-houses = { $n ->
    [one] { $n } дом
    [few] { $n } дома
   *[many] { $n } домов
}
web-at-this-device = человек за этим устройством
web-seat-here = Ещё один игрок за этим устройством
web-bot-of = бот, { $level }
# Бот за старым столом, без имени.
web-bot-n = Бот { $n }
web-opponents = Соперники
web-level = Уровень бота
web-fill-level = Боты на свободные места
web-level-novice = Кое-что упускает, кое-что оценивает неверно. Отвечает сразу.
web-level-careful = Берёт то, что сейчас выглядит лучше всего, и не думает о вашем ответе. Отвечает сразу.
web-level-strong = Смотрит на несколько ходов вперёд. Думает недолго.
web-level-master = Смотрит далеко вперёд и мало что прощает. Думает секунду и дольше.
web-add-bot = Добавить бота
web-remove-bot = Освободить место
web-who-may-see = Кто видит стол
web-visibility-public = открытый
web-visibility-public-note = Стол в лобби: сесть и смотреть может каждый.
web-visibility-unlisted = по ссылке
web-visibility-unlisted-note = Его найдут только те, у кого есть ссылка.
web-visibility-private = закрытый
web-visibility-private-note = Играть и смотреть можно только по приглашению.
web-who-resigns = Если кто-то сдаётся
web-resign-bot = его место занимает бот
web-resign-out = его место просто пасует
web-confirm-turns = Подтверждать конец хода
web-confirm-turns-note = После хода из нескольких решений игра спросит, прежде чем передать ход; до этого его можно отменить.
web-invite-link = Ссылка-приглашение
web-invite-paste = Вставьте ссылку-приглашение
web-copy = Копировать
web-copied = Скопировано.
web-start = Начать партию
web-start-with-bots = Начать с ботами на свободных местах
web-host-starts = Партию начинает хозяин стола: { $name }.
web-waiting-for-players = ждём игроков
web-waiting-for-n = { $n ->
    [one] Ждём { $n } игрока.
    [few] Ждём { $n } игроков.
   *[many] Ждём { $n } игроков.
}
web-all-seated = Все в сборе.
web-open-tables = { $n ->
    [one] { $n } открытый стол
    [few] { $n } открытых стола
   *[many] { $n } открытых столов
}
web-open-tables-title = Открытые столы
web-lobby-none = Открытых столов нет. Создайте стол и отправьте ссылку друзьям.
web-my-games-none = У вас пока нет партий. Кнопка «Играть» сразу посадит вас за стол с ботами.
web-my-games-idle = Сейчас партий нет. Кнопка «Играть» сразу посадит вас за стол с ботами.
web-running = Идут сейчас
web-running-none = Сейчас никто не играет за открытым столом.
web-finished = завершена
web-finished-games = Завершённые
web-abandoned = партия прервана
web-replays-none = Пока не завершено ни одной открытой партии.
web-wait-for-you = { $n ->
    [one] { $n } ждёт вас
    [few] { $n } ждут вас
   *[many] { $n } ждут вас
}
web-open-record = Открыть запись партии

## Ход и выбор

web-your-turn = Ваш ход
web-to-move = ходит
web-away = нет на связи
web-resigned = место сдано
web-watching = вы зритель
web-answers = Варианты
web-beside = Варианты, журнал и чат
web-choose-hint = Выберите на поле или в списке.
web-choose-other = Другое
web-sending = Отправляем…
web-confirm-question = Завершить ход?
web-confirm-note = До этого всё ещё можно отменить.
web-end-turn = Завершить ход
web-undo = Отменить
web-undo-turn = Начать ход заново
web-undo-request = Попросить об отмене
web-undo-wish = { $name } просит вернуться к этому моменту: { $when }.
web-undo-agree = Согласиться на отмену
web-undo-refuse = Не согласиться
web-why-not = Почему нельзя?
web-skip-to-question = К вопросу
web-hint = Подсказка
web-hint-says = Мастер выбрал бы: { $what }.
web-hint-thinking = Мастер обдумывает ваш ход…
web-not-now = { $n ->
    [one] Сейчас нельзя: { $n }
    [few] Сейчас нельзя: { $n }
   *[many] Сейчас нельзя: { $n }
}
web-nothing-refused = Сейчас ничего не запрещено.
web-rule = правило { $id }
web-resign = Сдаться
web-resign-text-bot = Вместо вас продолжит бот. Вернуть место будет нельзя.
web-resign-text-out = С этого момента ваше место просто пасует. Вернуть его будет нельзя.

## Журнал, повтор, зрители

web-log = журнал
web-log-none = Пока ничего не произошло.
web-since-my-turn = С моего прошлого хода
web-show-moment = Показать этот момент
web-chat = чат
web-chat-none = Пока никто ничего не написал.
web-say-something = Написать всем за столом
web-notes = заметки
web-notes-hint = Это видите только вы.
web-saved = Сохранено.
web-not-saved = Не сохранено.
web-analysis = Разбор
web-back-to-analysis = Вернуться к разбору
web-puzzle = Задача дня
web-replay = Повтор партии
web-moment = Раунд { $round }, ход { $turn }
web-moment-note = Это прошлый момент. Партия тем временем продолжается.
web-to-now = К текущему моменту
web-to-start = К началу
web-to-end = К концу
web-step-back = Шаг назад
web-step-forward = Шаг вперёд
web-play = Пуск
web-pause = Пауза
web-speed = Скорость
web-copy-position = Копировать ссылку на эту позицию
web-try-here = Попробовать отсюда
web-to-table = К столу
web-sandbox = Песочница
web-sandbox-open = Попробовать в песочнице
web-sandbox-note = Копия только для вас: вы играете за все дома, и ничто не засчитывается.
web-record = Скачать запись партии
web-verify = Проверить броски
web-commitment = Контрольная сумма, опубликована до игры
web-secret = Секрет, раскрыт в конце
web-dice-before = Броски берутся из секрета, сумма SHA-256 которого опубликована здесь до игры. В конце секрет раскрывается, и каждый бросок можно проверить.
web-dice-after = Броски взяты из этого секрета. Его SHA-256 должна совпасть с контрольной суммой, опубликованной до игры.
web-dice-good = Проверено: совпадает.
web-dice-bad = Не совпадает.
web-dice-record = Каждый бросок можно проверить по записи партии командой
web-pass-device = Передайте устройство. Ход: { $name }
web-pass-device-turn = Сейчас ход этого игрока. Откройте, когда никто больше не смотрит.
web-pass-device-wait = Откройте, когда никто больше не смотрит.
web-i-am = Это я: { $name }

## Результат

web-score = Счёт
web-score-of = Счёт: { $name }
web-score-now = если закончить сейчас
web-score-hidden = Часть очков скрыта до конца.
web-score-all-hidden = Очки скрыты до конца.
web-result = результат
web-result-show = Результат
web-counting = Конец: подсчёт
web-skip = Пропустить
web-over-winner = { $n ->
    [one] Победитель: { $names }
    [few] Общая победа: { $names }
   *[many] Общая победа: { $names }
}
web-over-alone-won = Победа: { $name }
web-over-alone-lost = Поражение: { $name }
web-over-nobody = Не победил никто
web-rank = { $n }-е место
web-rematch = Реванш
web-rematch-offered = Предложен реванш.

## Аккаунт и настройки

web-sign-in = Войти
web-sign-out = Выйти
web-sign-up = Создать аккаунт
web-sign-up-note = Ваши партии останутся с вами. Если забудете пароль, вернуться можно по почте, когда добавите адрес, или с кодом от того, кто держит этот сервер.
web-signed-in = Вы вошли.
web-signed-out = Вы вышли.
web-account-made = Аккаунт создан.
web-guest = гость
# Имена, одно из которых получает новый гость, пока не выберет своё.
web-guest-names = Агния, Богдан, Василиса, Глеб, Дарья, Ефим, Злата, Игнат, Ксения, Лука, Марфа, Назар, Пелагея, Савва, Ульяна, Фома
web-guest-note = Вы гость: ваши партии привязаны к этому браузеру. С аккаунтом они будут с вами везде.
web-login = Логин
web-password = Пароль
web-delete-account = Удалить мой аккаунт
web-delete-guest = Удалить мои данные
web-delete-account-text = Имя и настройки удаляются сразу. Ваши места останутся без имени; в идущих партиях вы сдаётесь.
web-account-deleted = Ваш аккаунт удалён.
web-language = Язык
web-theme = Тема
web-theme-light = светлая
web-theme-dark = тёмная
web-theme-system = как в системе
web-theme-flip = Переключить светлую и тёмную тему
web-animation = Анимация
web-animation-normal = обычная
web-animation-fast = быстрая
web-animation-off = выключена
web-animation-note = Если система просит меньше движения, ничего не движется.
web-sound = Звук
web-sound-note = Несколько тихих звуков: ваш ход, ответ, конец партии.
web-sound-on = Включить звук
web-sound-off = Выключить звук
web-settings-guest = Настройки гостя хранятся в этом браузере.
web-keyboard = Сочетания клавиш
web-key-numbers = Выбрать вариант
web-key-enter = Завершить ход
web-key-why = Что сейчас нельзя и почему
web-key-hint = Подсказка, если другие люди не играют
web-key-arrows = Раньше и позже
web-contents = Содержание
web-search = Поиск
web-search-rules = Слова или номер правила, например V-30
web-hits = { $n ->
    [one] { $n } место
    [few] { $n } места
   *[many] { $n } мест
}
web-rules-in-english = Эти правила ещё не переведены; здесь они на английском.
web-rules-five = Игра за пять минут
web-rules-symbols = Что означают символы
web-rules-no-table = Такого стола нет, или вам его нельзя видеть.
web-rules-standard = Правила со стандартными числами
web-rules-to-table = К столу
web-rules-reference = Правила по номерам
web-rules-print = Напечатать
web-legend-pay = Чем платят и что получают
web-legend-people = Люди
web-legend-spaces = Области действий
web-legend-workshops = Мастерские
web-legend-market = Рынок
web-legend-places = На поле
web-legend-cards = На картах
web-legend-square = На площади
web-legend-events = События
web-open-page = Открыть отдельно
web-close = Закрыть
web-cancel = Отмена
web-save = Сохранить
web-connection-lost = Нет соединения. Восстанавливаем; ничего из сделанного не потеряно.

## Что сделали другие и как быстро это показывать

web-moment-start = До первого раунда
web-recap = С вашего прошлого хода
web-recap-of = { $n } из { $all }
web-recap-next = Дальше
web-recap-back = Назад
web-recap-to-move = К моему ходу
web-recap-show = Показывать сводку в начале моего хода
web-tempo = Темп ботов и костей
web-tempo-calm = спокойный
web-tempo-normal = обычный
web-tempo-fast = быстрый
web-tempo-once = сразу
web-behind = { $n ->
    [one] впереди ещё { $n } событие
    [few] впереди ещё { $n } события
   *[many] впереди ещё { $n } событий
}
web-resume = Продолжить
web-skip-to-now = К текущему моменту

web-numbers-box = Числа из коробки
web-numbers-bots = Боты судят по этим числам, а учились на стандартных.
web-numbers-differ = Какие числа другие
web-numbers-drop = Убрать файл
web-numbers-here = Здесь
web-numbers-host = Играют с числами хозяина сервера
web-numbers-host-note = Здесь за столами играют с числами хозяина сервера.
web-numbers-of = Играют с числами из коробки: { $owner }
web-numbers-own = Числа из вашей коробки
web-numbers-owner = Играют с числами из коробки владельца
web-numbers-rules = За этим столом часть чисел другая: они стоят в тексте рядом со стандартными.
web-numbers-same = Все числа такие же, как в стандартном файле.
web-numbers-usual = Стандарт
web-numbers-yours = Играют с числами из вашей коробки

## Порядок за столом

web-people = Люди
web-people-here = Люди за столом
web-host = хозяин стола
web-muted = без права голоса
web-mute = Лишить слова
web-mute-player = Лишить слова в чате: { $name }
web-unmute = Вернуть слово
web-unmute-player = Вернуть слово в чате: { $name }
web-muted-you = Хозяин стола лишил вас слова в этом чате.
web-block = Заблокировать
web-block-player = Заблокировать: { $name }
web-block-text = Вы больше не увидите сообщений этого человека, а он не сможет сесть за ваши столы. Ему об этом не сообщат.
web-blocked = { $name } в списке заблокированных. Это можно изменить в настройках.
web-blocked-people = Заблокированные
web-blocked-none = Вы никого не заблокировали.
web-unblock = Разблокировать
web-unblock-player = Разблокировать: { $name }
web-block-or-report = Заблокировать или пожаловаться
web-block-or-report-player = Заблокировать или пожаловаться: { $name }
web-report = Пожаловаться владельцам сервера
web-report-abuse = Оскорбления или травля
web-report-spam = Спам
web-report-name = Оскорбительное имя
web-report-cheating = Нечестная игра
web-report-stalling = Намеренное затягивание или уход
web-report-other = Другое
web-report-words = Своими словами, если хотите
web-report-text = К жалобе прилагается чат этого стола.
web-report-send = Отправить жалобу
web-reported = Спасибо. Владельцы сервера разберутся.
web-new-invite = Новая ссылка-приглашение
web-new-invite-text = Стол станет закрытым, и старые ссылки перестанут действовать. Те, кто уже сидит за столом, останутся.
web-new-invite-done = Готова новая ссылка. Старые больше не действуют.
web-close-table = Закрыть стол
web-close-table-text = Стол закроется для всех, кто здесь есть.
web-close-table-running = Партия закончится для всех, без результата. Её по-прежнему можно будет посмотреть.
web-closed-host = Хозяин закрыл этот стол.
web-closed-server = Владельцы сервера закрыли этот стол.
web-closed-age = Стол закрыт: здесь долго ничего не происходило.
web-show-more = Показать ещё

## Рейтинги

web-statistics = Статистика
web-counts = Рейтинг
web-rated = рейтинговая
web-friendly = дружеская
web-rated-note = Результат меняет рейтинги всех, у кого есть аккаунт. Подсказок нет, а кто уходит, занимает последнее место.
web-rated-guest = Вы гость: сначала создайте аккаунт, иначе партия для вас не засчитается.
web-friendly-note = На кону ничего нет, а против ботов можно просить подсказки и возвращать ходы.
web-cannot-rate-alone = Игра в одиночку не может быть рейтинговой.
web-cannot-rate-device = За рейтинговым столом каждый играет на своём устройстве.
web-cannot-rate-numbers = В рейтинговой партии используются числа этого сервера.
web-public-profile = Открытый профиль
web-public-profile-note = Все могут видеть ваши рейтинги, достижения и законченные партии за открытыми столами.
web-my-puzzles = Задачи из моих партий
web-my-puzzles-note = Позиции из ваших законченных партий могут стать задачей дня на этом сервере, если согласны все, кто играл. Имена не называются. Если выключить, задачи из ваших партий исчезнут.
web-my-puzzles-made = { $n ->
    [one] Из ваших партий взята { $n } задача.
    [few] Из ваших партий взяты { $n } задачи.
   *[many] Из ваших партий взято { $n } задач.
}
web-see-profile = Посмотреть свой профиль
web-profile = Профиль

## Lessons

web-learn = Учиться
web-learn-lead = Короткие уроки на настоящем поле. Ходите вы, а учитель объясняет почему.
web-learn-done = Уроков: { $n } из { $of }
web-learn-finished = пройден
web-learn-minutes = { $n } мин
web-learn-now = Научиться за десять минут
web-lesson = Урок
web-lesson-step = Шаг { $n } из { $of }
web-lesson-show = Показать
web-lesson-why = Почему?
web-lesson-back = Назад
web-lesson-skip = Пропустить
web-lesson-on = Дальше
web-lesson-again = Ещё раз
web-lesson-next = Дальше: { $title }
web-lesson-all = Все уроки
web-lesson-leave = Выйти
web-lesson-none = Такого урока нет
web-lesson-none-text = Выберите другой из списка уроков.
web-lesson-done = Готово
web-lesson-only-tried = Не совсем
web-coach = Наставник
web-coach-off = выключен
web-coach-gentle = мягкий
web-coach-strict = строгий
web-coach-anyway = Всё равно сделать
web-coach-again = Выбрать другое
web-coach-warns = Наставник предупреждает
web-learn-first = Ваша первая игра, с наставником
