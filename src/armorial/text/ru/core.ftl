# Слова, общие для всех игр, по-русски. Как сообщения складываются друг с другом, сказано в en/core.ftl.

# Игрок без имени.
seat = игрок { $n }
player-n = Игрок { $n }
player-thinking = { $name } думает

# Последнее из перечисленного; остальное перед ним соединено запятыми.
list-and = { $before } и { $last }

ask-chance = Решает случай
why-impossible = Такого выпасть не может.
warn-game-ends = На этом игра закончится.
match-undo = { $who } отменяет ход.
match-rewind = Все согласны: партия возвращается к более раннему моменту.

## Откуда взято число

confidence-known = из правил
confidence-likely = вероятно
confidence-reconstructed = восстановлено

## Боты: насколько они сильны и как их зовут

bot-level-novice = новичок
bot-level-careful = осторожный
bot-level-strong = сильный
bot-level-master = мастер
bot-level-greedy = жадный
bot-level-random = случайный
bot-name-beatrice = Беатриче
bot-name-conrad = Конрад
bot-name-eleanor = Элеонора
bot-name-fabian = Фабиан
bot-name-isolde = Изольда
bot-name-leopold = Леопольд
bot-name-martha = Марта
bot-name-norbert = Норберт
bot-name-octavia = Октавия
bot-name-roland = Роланд
bot-name-sabina = Сабина
bot-name-balthasar = Бальтазар

## Подсказки: что сделал бы бот и почему

decimal = { $whole },{ $part }
hint-chance = Шансы на победу с этим ответом мастер оценивает в { $chance }%.
hint-ahead = Этот ответ на { $points } очка лучше, чем следующий по силе: { $other }.
hint-level = Следующий по силе ответ обещает примерно столько же: { $other }.
hint-safer = Следующий по силе ответ обещает на { $points } очка больше, но шансы на победу с ним меньше, { $chance }%: { $other }.
hint-gains = Выигрыш: { $gains }.
hint-costs = Цена: { $costs }.
hint-gains-costs = Выигрыш: { $gains }; цена: { $costs }.
hint-more = К концу хода у вас будет больше, чем с ним: { $more }.
hint-less = К концу хода у вас будет меньше, чем с ним: { $less }; выгода придёт позже.
hint-more-less = К концу хода у вас будет больше, чем с ним: { $more }; меньше: { $less }.
hint-part = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
} ({ $part })
hint-reason = { $what } ({ $points })
hint-other-numbers = Этот бот считает с числами этого стола, но учился на стандартных.
hint-line = Что ожидается дальше:
hint-yours = Вы: { $what }
hint-theirs = { $who }: { $what }
hint-then = { $first }; { $next }
reason-worth = набранные очки и имущество
reason-table = положение на столе
reason-rivals = что остаётся соперникам
reason-later = дальнейшая игра

## Цвета

colour-red = красный
colour-yellow = жёлтый
colour-blue = синий
colour-white = белый
colour-orange = оранжевый
colour-green = зелёный
colour-brown = коричневый
colour-pink = розовый
colour-black = чёрный

## Что может быть не так с ответом или просьбой, по имени ошибки

error-rule-error = Так нельзя.
error-illegal-answer = Так ходить нельзя.
error-unknown-token = На этот вопрос так не ответить.
error-game-over = Партия окончена.
error-not-your-turn = Сейчас не ваш ход.
error-confirmation-pending = Сначала подтвердите ход или отмените его.
error-nothing-to-confirm = У вас нет хода, который нужно подтвердить.
error-cannot-undo = Этот ход нельзя отменить: с тех пор что-то открылось или ход перешёл к другому игроку.
error-no-such-line = В журнале нет такой записи.
