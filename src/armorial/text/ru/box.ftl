# Моя коробка: напечатанные числа игры её владельца, по-русски.

web-box-cards = Карты и места
web-box-unsure-first = сначала неточные
web-box-find = Найти карту
web-box-none-found = Ничего с таким названием нет.
web-box-odd = проверьте
web-box-sure = точно
web-box-mine = подтверждено вами
web-box-n-unsure = { $n ->
    [one] { $n } неточное
    [few] { $n } неточных
   *[many] { $n } неточных
}
web-box-fields = Числа
web-box-progress = точны { $sure } из { $total }
web-box-to-go = осталось { $n }
web-box-card-of = Карта { $n } из { $total }.
web-box-dotted = Число с точками — наша догадка.
web-box-only-numbers = Хранятся только числа, без картинок.
web-box-previous = Предыдущая карта
web-box-following = Следующая карта
web-box-n-numbers = { $n ->
    [one] { $thing }, { $n } число
    [few] { $thing }, { $n } числа
   *[many] { $thing }, { $n } чисел
}
web-box-tab = дальше
web-box-enter = верно
web-box-right = Верно
web-box-right-of = Верно: { $what }
web-box-guess = наша догадка
web-box-likely = один источник
web-box-usually = обычно от { $least } до { $most }
web-box-usually-one = обычно { $n }
web-box-look-again = проверьте
web-box-cannot-be = так быть не может
web-box-not-sent = ещё не сохранено
web-box-not-taken = Число не принято: { $thing }
web-box-take-back = Вернуть как было
web-box-take-back-of = Вернуть как было: { $what }
web-box-is-it = Точно { $n }?
web-box-keep-note = Обычно здесь от { $least } до { $most }. Оставьте, если так на вашей карте.
web-box-keep = Оставить { $n }
web-box-there = есть на карте
web-box-not-there = нет на карте
web-box-bad-empty = Введите число, напечатанное на вашей карте.
web-box-bad-number = Введите целое число.
web-box-bad-limits = Должно быть от { $least } до { $most }.
web-box-bad-word = Выберите из списка.
web-box-more = Здесь напечатано ещё что-то:
web-box-more-choose = выберите что
web-box-all-right = Всё верно, дальше
web-box-next = Следующая карта
web-box-skip = Пропустить
web-box-kept = Всё сохранено
web-box-saving = Сохраняем…
web-box-waiting = { $n ->
    [one] Нет связи. { $n } число хранится в этом браузере и будет отправлено.
    [few] Нет связи. { $n } числа хранятся в этом браузере и будут отправлены.
   *[many] Нет связи. { $n } чисел хранятся в этом браузере и будут отправлены.
}
web-box-use = Играть моими числами за столами, которые создаю я
web-box-consent = Хозяин сервера может учесть мою коробку, сравнивая владельцев
web-box-upload = Загрузить файл
web-box-download = Скачать
web-box-share = Поделиться
web-box-upload-note = Файл компонентов (TOML), такой же, как для терминала. То, что он называет, попадёт в вашу коробку.
web-box-begin = Скачать стандартный файл, чтобы начать с него
web-box-replace = Сначала убрать то, что сейчас в коробке
web-box-choose-file = Выбрать файл
web-box-file-large = Файл слишком велик для файла компонентов: даже со всеми числами игры в нём меньше 60 000 букв.
web-box-file-taken = { $n ->
    [one] Файл в вашей коробке: им подтверждено { $n } число.
    [few] Файл в вашей коробке: им подтверждены { $n } числа.
   *[many] Файл в вашей коробке: им подтверждено { $n } чисел.
}
web-box-file-odd = { $n ->
    [one] { $n } число необычно. Оно верно?
    [few] { $n } числа необычны. Они верны?
   *[many] { $n } чисел необычны. Они верны?
}
web-box-file-keep = Верно
web-box-share-note = Все, у кого есть ссылка, могут посмотреть ваши числа, сравнить их со своими и играть ими.
web-box-link = Ссылка на вашу коробку
web-box-make-link = Создать ссылку
web-box-stop = Больше не делиться
web-box-retry = Попробовать ещё раз
web-box-no-game = Такой игры здесь нет.

# Чужая коробка
web-box-of = { $owner }: коробка «{ $game }»
web-box-yours = Это ваша коробка.
web-box-shared-lost = Ссылка никуда не ведёт: коробкой больше не делятся.
web-box-shared-lead = Точны { $sure } из { $total } чисел.
web-box-agree = { $n ->
    [one] { $n } число вы оба посмотрели и прочли одинаково.
    [few] { $n } числа вы оба посмотрели и прочли одинаково.
   *[many] { $n } чисел вы оба посмотрели и прочли одинаково.
}
web-box-differences = В чём вы расходитесь
web-box-no-differences = Из того, что посмотрели вы оба, ничто не расходится.
web-box-changes = Что отличается от стандартных чисел
web-box-what = Число
web-box-theirs = Там
web-box-yours-column = У вас
web-box-standard = Стандарт
web-box-take-over = Взять себе
web-box-take-over-of = Взять себе: { $what }
web-box-taken-over = Теперь это в вашей коробке.
web-box-only-theirs = { $n ->
    [one] { $n } число посмотрели только там.
    [few] { $n } числа посмотрели только там.
   *[many] { $n } чисел посмотрели только там.
}
web-box-take-all = Взять себе то, чего вы не смотрели
web-box-play-with = Создать стол с этими числами
web-box-to-mine = К моей коробке

# Какими числами играют за столом
web-box-choose = Числа
web-box-standard-numbers = стандартные
web-box-host-numbers = этого сервера
web-box-my-numbers = моя коробка
web-box-shared-numbers = чужая
web-box-file-numbers = файл
web-box-my-note = Точны { $sure } из { $total }, { $n ->
    [0] все как в стандарте
    [one] { $n } отличается от стандарта
    [few] { $n } отличаются от стандарта
   *[many] { $n } отличаются от стандарта
}. Их видят все за столом.
web-box-my-empty = Ваша коробка пуста: в ней стандартные числа.
web-box-shared-label = Ссылка на чужую коробку
web-box-shared-hint = Вставьте ссылку, которую вам дали.
web-box-shared-bad = Это не ссылка на коробку.
web-box-shared-of = Числа из коробки: { $owner }. Их видят все за столом.
web-box-other-game = Эта коробка — другой игры: { $game }.
web-box-open = Открыть мою коробку
