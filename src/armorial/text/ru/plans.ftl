# Планы на следующий ход и постоянные распоряжения. По-русски.

web-plan = Запланировать ход
web-plan-title = План.
web-plan-frame = За столом ничего не происходит. Вы видите свой следующий ход так, будто остальные ничего не изменят.
web-plan-full = Дальше планировать нечего. Сохраните план или вернитесь на шаг назад.
web-plan-save = Сохранить план
web-plan-back = Шаг назад
web-plan-leave = Выйти
web-plan-confirm = И завершить ход
web-plan-saved = План сохранён. Он будет выполнен в ваш ход, если в нём ничего не изменится.
web-plan-moved-on = Партия ушла вперёд. План заново проверен с этого места.
web-plan-shortened = Партия ушла вперёд. Отсюда план больше не подходит.
web-plan-waiting = Ваш план:
web-plan-playing = Ваш план выполняется:
web-plan-change = Изменить план
web-plan-drop = Отменить план
web-plan-stop = Остановить
web-plan-stopped = План не выполнен.
web-plan-stopped-later = План прервался на полпути.
web-plan-why-illegal = Так больше нельзя: { $what }.
web-plan-why-asked = Перед этим спросили другое: { $what }.
web-plan-why-changed = Теперь это значило, стоило или давало бы другое: { $what }.
web-plan-why-taken_back = Партию вернули к моменту до плана.
web-plan-why-answered = Вы ответили сами.
web-plan-seen = Понятно

## Постоянные распоряжения

web-orders = Распоряжения
web-orders-note = Действуют за этим столом, пока вы их не отмените. Больше никто их не видит.
web-orders-pass = Пасовать за меня, когда больше нечего делать
web-orders-declined = Вопросы, на которые за вас отвечают отказом
web-orders-none = Пока никаких. Когда вас спросят о чём-то необязательном, можно выбрать отказ и на будущее.
web-orders-ask = Снова спрашивать
web-orders-decline = Всегда отказываться
web-orders-decline-round = До конца раунда
web-orders-this-round = до конца раунда
web-orders-decline-note = На такие вопросы за этим столом за вас можно отвечать отказом: «{ $what }».
