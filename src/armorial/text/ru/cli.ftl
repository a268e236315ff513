# Терминал по-русски.

## Игроки

cli-player = Игрок
cli-bot = (бот, { $kind })
cli-bot-short = (бот)
cli-you = (вы)

## Начало и конец

cli-welcome = Отвечайте числом. «помощь» — как играть, «почему» — что сейчас нельзя, «выход» — закончить.
cli-welcome-back = Партия продолжается с того места, где была сохранена. «помощь» — что можно набрать.
cli-pass-device = Передайте устройство: { $name }
cli-press-enter = { "Нажмите Enter, когда никто другой не смотрит." }
cli-input-ended = Ввод закончился.
cli-interrupted = Прервано.
cli-fault = Что-то пошло не так.
cli-bye = До свидания.
cli-save-first = Сохранить партию перед выходом? (Enter или «да» — сохранить, «нет» — не сохранять, «назад» — играть дальше)
cli-save-how = Наберите «да», «нет» или «назад».
cli-go-on = Партия продолжается.
cli-saved = Партия сохранена: { $file }
cli-continue = Чтобы продолжить: { $command }
cli-record-saved = Запись партии: { $file }
cli-verify-how = Чтобы проверить её: { $command }

## Вопрос и ответ

cli-since = С вашего прошлого выбора:
cli-turn = Ход
cli-choose = Наберите число от 1 до { $n } или «помощь».
cli-no-answer = «{ $line }» — не ответ и не команда: наберите число от 1 до { $n } или «помощь».
cli-not-allowed = Так нельзя
cli-allowed = Это можно: { $what }
cli-no-option = У этого вопроса нет варианта «{ $word }».
cli-nothing-refused = Здесь ничего не запрещено.
cli-refused-count = Сейчас нельзя: { $n ->
    [one] { $n } другой вариант
    [few] { $n } других варианта
   *[many] { $n } других вариантов
} («почему» — узнать причину)
cli-rules = { $n ->
    [one] правило { $ids }
   *[other] правила { $ids }
}
cli-hint = Мастер выбрал бы { $number }: { $what }
cli-hint-thinking = Бот обдумывает ваш ход …
cli-cannot-undo = Отменять нечего: в этом ходу ещё ничего не выбрано или с тех пор что-то открылось.
cli-log-how = Наберите «журнал» или, например, «журнал 50» — последние 50 записей.
cli-confirm = Ход окончен. Enter — подтвердить; «отмена» — отменить последний выбор, «заново» — начать ход заново.
cli-confirm-how = Нажмите Enter, чтобы подтвердить ход, или наберите «отмена» или «заново».

## Команды. Эти слова можно набирать наряду с английскими.

cli-words-why = почему
cli-words-hint = подсказка
cli-words-board = поле
cli-words-score = счёт счет
cli-words-undo = отмена отменить
cli-words-restart = заново
cli-words-log = журнал
cli-words-save = сохранить
cli-words-help = помощь
cli-words-quit = выход
cli-words-yes = да д y yes
cli-words-no = нет н n no
cli-words-back = назад b back

cli-argument-why = N
cli-argument-log = N
cli-argument-save = ФАЙЛ

cli-help-why = почему: что сейчас нельзя и по какому правилу
cli-help-hint = подсказка: что сделал бы здесь бот и почему
cli-help-board = поле: всё игровое поле
cli-help-score = счёт: если бы партия закончилась сейчас
cli-help-undo = отмена: отменить последний выбор
cli-help-restart = заново: начать ход заново
cli-help-log = журнал: что произошло за последнее время
cli-help-save = сохранить: сохранить партию
cli-help-help = помощь: эта подсказка
cli-help-quit = выход: закончить; партию можно сохранить
cli-help-answer = Чтобы ответить, наберите номер варианта или его код (бледное слово за ним).

## Результат

cli-game-over = Партия окончена
cli-final-score = Итоговый подсчёт очков
cli-score-now = Если бы партия закончилась сейчас
cli-total = Итого
cli-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
cli-place = { $n }-е место — { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
cli-tied = поровну
cli-tie-broken = очков поровну, решил дополнительный показатель
cli-winner = Победитель: { $names }.
cli-winners = Общая победа: { $names }.
cli-alone-won = { $points ->
    [one] Победа: { $name }, { $points } очко.
    [few] Победа: { $name }, { $points } очка.
   *[many] Победа: { $name }, { $points } очков.
}
cli-alone-lost = Поражение: { $name }.
cli-nobody-wins = Не победил никто.

## Повтор партии

cli-replay-title = { $game }, { $n ->
    [one] { $n } запись
    [few] { $n } записи
   *[many] { $n } записей
}
cli-replay-at = Позиция после записи { $n }
cli-replay-answer = { $name }: { $what }.
cli-replay-secret = { $name } делает тайный выбор.
cli-replay-forced = единственный возможный ход

## Летопись

cli-village-letter-orange = О
cli-village-letter-green = З
cli-village-letter-brown = К
cli-village-letter-pink = Р
cli-village-letter-plague = †
cli-village-plague = чума
cli-village-learn-make = учёба + работа
cli-village-or-pay = или цена
cli-village-time = вр.
cli-village-unborn = Не родились
cli-village-wheelwright = тележник
cli-village-stable = конюшня
cli-village-scriptorium = канцелярия
cli-village-smithy = кузница
cli-village-away = Вне фермы
cli-village-any-cubes = { $n ->
    [one] { $n } любой кубик
    [few] { $n } любых кубика
   *[many] { $n } любых кубиков
}
cli-village-any-goods = { $n ->
    [one] { $n } любой товар
    [few] { $n } любых товара
   *[many] { $n } любых товаров
}
cli-village-first-next = первый ход
cli-village-minus-coins = { $n ->
    [one] −{ $n } монета
    [few] −{ $n } монеты
   *[many] −{ $n } монет
}
cli-village-every-route = Каждый путь стоит: { $cost } и кубики на нём.
cli-village-introduction =
    «Летопись» коротко. Вы ведёте семью через четыре поколения; побеждает самая известная семья.
    Ход: возьмите один кубик с клетки действия и, если хотите, выполните это действие. Кубиками платят; монета
    заменяет любой кубик. Чёрный кубик чумы вместо этого стоит 2 единицы времени.
    Время: каждая единица сдвигает ваш счётчик на шаг. Когда он пересекает мост (╫), уходит из жизни кто-то из
    старшего поколения. Кому есть место в летописи, того помнят, и это очки; остальные лежат в безымянных могилах.
    Сбор зерна: нужен кто-то на ферме. Семья: рождение или возвращение на ферму. Ремесло: произвести или купить товар.
    Рынок: все могут продавать покупателям у прилавков. Путешествие: посетить города. Совет: подняться, взять привилегию.
    Церковь: положить члена семьи в чёрный мешочек; на службе в конце раунда некоторые попадают из него в церковь.
    Колодец: три кубика одного цвета — любое действие, и кубик брать не нужно.
    Конец: занято последнее место в летописи или последняя могила; у остальных есть ещё один ход.
    Зелёные числа — очки. На поле ●1 — член семьи 1-го поколения игрока с этим знаком.

## Лоренцо Великолепный

cli-lorenzo-letter-white = Б
cli-lorenzo-letter-black = Ч
cli-lorenzo-letter-orange = О
cli-lorenzo-letter-neutral = Н
cli-lorenzo-round = Раунд { $n }, период { $period }
cli-lorenzo-order = Очерёдность
cli-lorenzo-next-order = потом
cli-lorenzo-vp = Очки
cli-lorenzo-at-end = { $n }, если закончить сейчас
cli-lorenzo-coins = Монеты
cli-lorenzo-wood = Дерево
cli-lorenzo-stone = Камень
cli-lorenzo-servants = Слуги
cli-lorenzo-military = Вооружение
cli-lorenzo-faith = Вера
cli-lorenzo-members = Семья
cli-lorenzo-member-white = белый
cli-lorenzo-member-black = чёрный
cli-lorenzo-member-orange = оранжевый
cli-lorenzo-member-neutral = бесцветный
cli-lorenzo-harvest-at = урожай { $n }:
cli-lorenzo-production-at = производство { $n }:
cli-lorenzo-or = или
cli-lorenzo-next-slot = { $n ->
    [one] дальше: { $n } очко вооружения
    [few] дальше: { $n } очка вооружения
   *[many] дальше: { $n } очков вооружения
}
cli-lorenzo-bonus-tile = Плашка
cli-lorenzo-in-hand = в руке { $n }
cli-lorenzo-hand = Ваши деятели
cli-lorenzo-packet = Деятели на выбор
cli-lorenzo-areas = Урожай, производство, дворец
cli-lorenzo-small = малая
cli-lorenzo-large = большая, −{ $n }
cli-lorenzo-closed = закрыта
cli-lorenzo-introduction =
    «Лоренцо Великолепный» коротко. Вы ведёте знатный дом через шесть раундов; побеждает тот, у кого больше победных очков.
    Ход: выставите одного из четырёх родственников в ячейку действия и выполните её. Важность белого, чёрного и
    оранжевого (Б, Ч, О) дают кубики, одна для всех; у бесцветного (Н) она 0. Каждый слуга добавляет 1.
    Башни: этажи требуют 1, 3, 5 и 7. Заплатите цену карты и возьмите её. Если в башне уже кто-то стоит, сначала
    заплатите 3 монеты. Два ваших цветных родственника не могут стоять в одной башне, на урожае или на производстве.
    Территории срабатывают при урожае, здания — при производстве: все, до чьей важности дотянулось действие. Персонажи
    помогают сразу или постоянно, проекты приносят очки в конце.
    Рынок: монеты, слуги и другое. Дворец консула: 1 монета, привилегия и очерёдность хода в следующем раунде.
    Ватикан: после раундов 2, 4 и 6 нужны 3, 4 и 5 очков веры. Поддержите церковь — и вера станет победными очками;
    если не поддержать или веры мало, жетон анафемы этого периода мешает вам до конца игры.
    Конец: очки за территории, персонажей, проекты, вооружение и 1 очко за каждые 5 ресурсов.
    На поле ●Б — белый родственник игрока с этим знаком.

## Труа

cli-troyes-red = красная
cli-troyes-white = белая
cli-troyes-yellow = жёлтая
cli-troyes-black = чёрная
cli-troyes-neutral = Нейтральный сектор
cli-troyes-round = Раунд { $n } из { $of }
cli-troyes-phase-opening = начальная расстановка
cli-troyes-phase-activities = вскрытие карт активности
cli-troyes-phase-income = доход и оплата
cli-troyes-phase-workforce = распределение горожан
cli-troyes-phase-events = события
cli-troyes-phase-black_dice = чёрные кости
cli-troyes-phase-actions = действия
cli-troyes-phase-end_of_round = окончание раунда
cli-troyes-phase-over = конец игры
cli-troyes-first-player = Первый игрок
cli-troyes-passed = пас
cli-troyes-enemies = Чёрные кости
cli-troyes-group = берёт
cli-troyes-picked = взято
cli-troyes-against = против
cli-troyes-total = сумма
cli-troyes-price = цена
cli-troyes-cards = Карты активности
cli-troyes-still-hidden = { $n ->
    [one] { $n } карта ещё закрыта
    [few] { $n } карты ещё закрыты
   *[many] { $n } карт ещё закрыто
}
cli-troyes-events = События
cli-troyes-buildings = Здания и жалованье
cli-troyes-expelled = изгнаны
cli-troyes-cathedral = Собор
cli-troyes-influence-short = Вл.
cli-troyes-deniers = Монеты
cli-troyes-influence = Влияние
cli-troyes-points = Очки
cli-troyes-at-end = { $total }, если закончить сейчас
cli-troyes-citizens = Горожане
cli-troyes-supply = в запасе { $n }, ещё { $reserve }
cli-troyes-taken = События
cli-troyes-characters = Персонажи
cli-troyes-counts-chretien_de_troyes = горожане в зданиях
cli-troyes-counts-urban_iv = кубики в соборе
cli-troyes-counts-thibaut_ii = монеты
cli-troyes-counts-hugues_de_payns = влияние
cli-troyes-counts-le_florentin = торговцы
cli-troyes-counts-henry_i = взятые события
cli-troyes-introduction =
    «Труа» коротко. Горожане дают вам кости, костями вы действуете, и любую кость на площади можно купить.
    Раунд: вы получаете 10 монет и платите жалованье. Затем все бросают по кости за каждого горожанина во дворце
    (†, красные), в епископском дворце (+, белые) и в мэрии (¤, жёлтые). События вредят каждый раунд, пока кто-нибудь
    не займёт все их флажки. Чёрные кости (×) по очереди отражают своими костями; красные при этом считаются вдвойне.
    Ход: одно действие группой из 1–3 костей одного цвета или пас. Свои кости бесплатны, чужие стоят по 2, 4 или 6 монет
    в группе из 1, 2 или 3 костей, и владелец не может отказать.
    Карта активности: один раз наймите торговца; сумма костей, делённая на число карты, — сколько раз она сработает.
    Карты с песочными часами (⧗) дают кубики для следующих действий, по одному на действие.
    Собор: каждая кость + ставит кубик в свой столбец. События: кости дают кубики на флажки и влияние.
    Разместить горожанина можно одной костью; кого-то при этом могут изгнать. Сельское хозяйство: сумма ¤, делённая на 2.
    Влияние: 1 — перебросить кость, 2 — новый горожанин, 4 — перевернуть до трёх своих костей.
    Конец: жетоны очков, торговцы, события с вашими кубиками, −2 за каждый уровень собора без вас и тайные персонажи:
    вскрывают всех, и каждый игрок получает очки за каждого.
    У карты: кости и делитель, цена, места с очками (●2), кубики в скобках; у события: кости и делитель, флажки, очки за
    первое и второе место.

## Разбор партии

cli-analyse-title = { $game }: { $n ->
    [one] { $n } решение
    [few] { $n } решения
   *[many] { $n } решений
}, оценивает { $bot }
cli-analyse-line = строка
cli-analyse-who = игрок
cli-analyse-before = до
cli-analyse-after = после
cli-analyse-played = выбор
cli-analyse-bot = бот
cli-analyse-player = { $name }: { $n ->
    [one] { $n } решение
    [few] { $n } решения
   *[many] { $n } решений
}, как у бота — { $same }; в среднем потеряно { $loss }% шансов на победу
cli-analyse-accuracy = Точность { $percent }%.
cli-analyse-luck = Везение в костях и картах: { $points } очка.
cli-analyse-mistakes = Самые большие ошибки
cli-analyse-no-mistakes = Ни один выбор не стоил { $percent }% шансов на победу или больше.
cli-analyse-mistake = Строка { $line } ({ $question }): { $played }. Шансы на победу упали с { $before }% до { $after }%; бот выбрал бы: { $best }.
cli-analyse-plot = График шансов на победу: { $file }
cli-analyse-axis-line = строка журнала
cli-analyse-axis-chance = шансы на победу, %

cli-components-path = компонент
cli-components-value = значение
cli-components-sure = уверенность
cli-components-thing = карта или место
cli-components-who = кто так говорит
cli-components-count = Компонентов: { $n } ({ $counts }).
cli-agreement-what = что
cli-agreement-standard = стандарт
cli-agreement-owners = владельцы
cli-agreement-count = { $owners ->
    [one] { $owners } коробка
    [few] { $owners } коробки
   *[many] { $owners } коробок
}: чисел, в которых владельцы сходятся, — { $agreed }, прочитанных по-разному — { $disputed }, прочитанных только одним — { $alone }.
cli-agreement-out = То, в чём владельцы сходятся, записано в { $file }.
