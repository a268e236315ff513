# Plany na następną turę i stałe polecenia. Po polsku.

web-plan = Zaplanuj turę
web-plan-title = Plan.
web-plan-frame = Przy stole nic się nie dzieje. Widzisz swoją następną turę tak, jakby inni niczego nie zmienili.
web-plan-full = Dalej nie da się planować. Zapisz plan albo coś cofnij.
web-plan-save = Zapisz plan
web-plan-back = Cofnij
web-plan-leave = Wyjdź
web-plan-confirm = Zakończ też turę
web-plan-saved = Plan zapisany. Zostanie zagrany w twojej turze, jeśli nic się w nim nie zmieni.
web-plan-moved-on = Partia poszła dalej. Plan sprawdzono od nowa.
web-plan-shortened = Partia poszła dalej. Od tego miejsca plan już nie pasuje.
web-plan-waiting = Twój plan:
web-plan-playing = Twój plan jest grany:
web-plan-change = Zmień plan
web-plan-drop = Porzuć plan
web-plan-stop = Zatrzymaj
web-plan-stopped = Planu nie zagrano.
web-plan-stopped-later = Plan zatrzymał się w połowie.
web-plan-why-illegal = Tego już nie można zrobić: { $what }.
web-plan-why-asked = Najpierw padło inne pytanie: { $what }.
web-plan-why-changed = Teraz znaczyłoby, kosztowałoby albo dałoby to co innego: { $what }.
web-plan-why-taken_back = Partię cofnięto do chwili sprzed planu.
web-plan-why-answered = Odpowiedź na to pytanie już padła.
web-plan-seen = W porządku

## Stałe polecenia

web-orders = Stałe polecenia
web-orders-note = Obowiązują przy tym stole, dopóki ich nie odwołasz. Nikt inny ich nie widzi.
web-orders-pass = Pasuj za mnie, gdy nie ma nic innego do zrobienia
web-orders-declined = Pytania odrzucane za ciebie
web-orders-none = Na razie żadne. Gdy padnie nieobowiązkowe pytanie, możesz wybrać, by odtąd je odrzucać.
web-orders-ask = Pytaj mnie znowu
web-orders-decline = Zawsze odrzucaj
web-orders-decline-round = Do końca tej rundy
web-orders-this-round = do końca tej rundy
web-orders-decline-note = Takie pytania można przy tym stole odrzucać za ciebie: „{ $what }”.
