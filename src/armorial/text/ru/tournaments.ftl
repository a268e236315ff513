# Турниры, по-русски.

web-tournaments-lead = Сервер составляет пары, готовит столы и считает очки. Играть можно по дням или в реальном времени.
web-tournaments-none = Турниров пока нет. Создайте первый.
web-tournaments-going = Набор и игра
web-tournaments-over = Завершённые
web-tournament-make = Создать турнир
web-tournament-make-lead = Участники записываются, пока вы его не начнёте.
web-tournament-account = Чтобы играть в турнирах или создать турнир, нужен аккаунт.
web-tournament-name = Название
web-tournament-name-hint = Осенний кубок
web-tournament-format = Система
web-tournament-format-swiss = швейцарская
web-tournament-format-round_robin = круговая
web-tournament-format-swiss-note = В каждом туре встречаются те, у кого примерно поровну очков, и по возможности никто не играет с одним человеком дважды. Подходит, когда участников много, а туров мало.
web-tournament-format-round_robin-note = Каждый встречается с каждым. За столами на троих и четверых кто-то встретится не один раз.
web-tournament-table-size = Игроков за столом
web-tournament-table-size-note = Если участники не делятся поровну, за некоторыми столами будет на одного игрока меньше. При игре вдвоём кто-то может пропускать тур.
web-tournament-rounds = Туры
web-tournament-most = Участников не больше
web-tournament-who = Кто может записаться
web-tournament-who-listed = все
web-tournament-who-link = по ссылке
web-tournament-by-hand = Каждый тур начинаю я
web-tournament-by-hand-note = Иначе следующий тур начнётся, как только закончится последняя партия тура.
web-tournament-enter-too = Я тоже играю
web-tournament-by = организатор { $name }
web-tournament-people = { $n ->
        [one] { $n } участник
        [few] { $n } участника
       *[many] { $n } участников
    }
web-tournament-people-of = Участников: { $n } (не больше { $most })
web-tournament-round-of = Тур { $n } из { $of }
web-tournament-round = Тур { $n }
web-tournament-rounds-n = { $n ->
        [one] { $n } тур
        [few] { $n } тура
       *[many] { $n } туров
    }
web-tournament-tables-of = игроков за столом: { $n }
web-tournament-state-open = идёт запись
web-tournament-state-running = идёт
web-tournament-state-finished = завершён
web-tournament-state-cancelled = отменён
web-tournament-enter = Записаться
web-tournament-leave = Сняться
web-tournament-leave-title = Сняться с турнира?
web-tournament-leave-open-text = Пока турнир не начался, можно записаться снова.
web-tournament-leave-text = В следующих турах вы не играете, и вернуться нельзя. Пожалуйста, доиграйте начатую партию.
web-tournament-begin = Начать турнир
web-tournament-begin-round = Начать тур { $n }
web-tournament-begin-few = Для начала нужно не меньше трёх участников.
web-tournament-cancel = Отменить турнир
web-tournament-cancel-title = Отменить турнир?
web-tournament-cancel-text = Начатые партии можно доиграть, но следующих туров не будет.
web-tournament-remove = Снять
web-tournament-remove-player = Снять с турнира: { $name }
web-tournament-remove-text = { $name } не играет в следующих турах. Если партия ещё идёт, за этого игрока её доиграет бот, а место будет последним.
web-tournament-remove-stays-text = { $name } не играет в следующих турах, но может доиграть начатую партию.
web-tournament-link = Ссылка для записи
web-tournament-my-table = К вашему столу
web-tournament-bye-now = В этом туре вы отдыхаете.
web-tournament-blocked-swiss = Вы заблокировали: { $names }. Вы встретитесь, только если иначе никак.
web-tournament-blocked-round_robin = Вы заблокировали: { $names }. В круговом турнире каждый играет с каждым.
web-tournament-waiting = Тур закончится вместе с последней партией.
web-tournament-waiting-organiser = Следующий тур начинает { $name }.
web-tournament-entrants = Участники
web-tournament-left = вне турнира
web-tournament-standings = Таблица
web-tournament-rank = Место
web-tournament-player = Участник
web-tournament-points = Очки
web-tournament-games = Партии
web-tournament-bye = Отдыхают: { $names }
web-tournament-table = Стол { $n }
web-tournament-goes-on = партия идёт
web-tournament-look = Посмотреть
web-tournament-look-at = Посмотреть стол { $n } тура { $round }
web-tournament-gone = партия не доиграна
web-tournament-counted = Как считаются очки
web-tournament-counted-points = Очки: 1 за первое место за столом, 0 за последнее, между ними — с равным шагом; кто делит место, делит и очки. За столом на двоих это 1 или 0, на четверых — 1, ⅔, ⅓ или 0. Пропущенный тур приносит 1 очко. Кто бросил партию, занимает в ней последнее место.
web-tournament-counted-ties = При равных очках решают по порядку:
web-tournament-tie-opponents = Бухгольц
web-tournament-tie-opponents-note = Коэффициент Бухгольца: очки тех, с кем вы играли, в среднем за каждый ваш стол, в сумме. Пропущенный тур ничего не добавляет.
web-tournament-tie-beaten = Бергер
web-tournament-tie-beaten-note = Коэффициент Зоннеборна — Бергера: очки тех, кого вы обошли, и половина очков тех, с кем разделили место, в среднем за каждый ваш стол, в сумме.
web-tournament-tie-won = Победы
web-tournament-tie-won-note = Выигранные партии. Разделённая победа делится на всех.
web-tournament-tie-share = Доля
web-tournament-tie-share-note = Ваша доля среди всех победных очков в партиях за вашими столами.
web-tournament-counted-equal = Если и это не решает, место делится.
web-tournament-save-csv = Сохранить таблицу (CSV)
web-tournament-save-json = Сохранить в JSON
