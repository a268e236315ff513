# Наследие по-русски: всё, что говорят правила и поля.
#
# Количества, карты и люди приходят как сообщения; их формы — атрибуты (.acc — винительный падеж).

game-legacy = Наследие
game-legacy-about = Заключайте удачные браки и растите древо на зависть герцогу.
game-legacy-initial = Н

option-legacy-venture_cost = Цена предприятия
option-legacy-venture_cost-help = Правила расходятся: в русских за предприятие платят ещё и золотом, в польских нет.
option-legacy-venture_cost-russian = с золотом
option-legacy-venture_cost-polish = без золота
option-legacy-solo = Игра для одного
option-legacy-solo-help = В одиночку можно растить семью, как обычно, или узнавать, кем были ваши предки.
option-legacy-solo-standard = семья
option-legacy-solo-testament = Завещание

## Счёт

score-legacy-play = благородство за игру
score-legacy-prestige = престиж
score-legacy-children = дети
score-legacy-patron = покровитель
score-legacy-goals = дополнительные цели
score-legacy-tree = родственники и подсказки

## Количества

legacy-nothing = ничего
legacy-n-gold = { $n ->
    [one] { $n } золотой
    [few] { $n } золотых
   *[many] { $n } золотых
}
legacy-n-honour = { $n ->
    [one] { $n } очко благородства
    [few] { $n } очка благородства
   *[many] { $n } очков благородства
}
legacy-n-prestige = { $n ->
    [one] { $n } престиж
    [few] { $n } престижа
   *[many] { $n } престижа
}
legacy-n-income = { $n ->
    [one] { $n } доход
    [few] { $n } дохода
   *[many] { $n } дохода
}
legacy-n-friends = { $n ->
    [one] { $n } друг
    [few] { $n } друга
   *[many] { $n } друзей
}
    .acc = { $n ->
        [one] { $n } друга
        [few] { $n } друзей
       *[many] { $n } друзей
    }
legacy-n-friends-from-deck = { $n ->
    [one] { $n } друг из колоды
    [few] { $n } друга из колоды
   *[many] { $n } друзей из колоды
}
legacy-plus = +{ $what }
legacy-minus = −{ $what }

## Карты

legacy-friend-aleksandr = Александр
    .of = Александра
legacy-friend-carlos = Карлос
    .of = Карлоса
legacy-friend-erich = Эрих
    .of = Эриха
legacy-friend-eustachy = Евстахий
    .of = Евстахия
legacy-friend-george = Джордж
    .of = Джорджа
legacy-friend-hans_heinrich = Ганс Генрих
    .of = Ганса Генриха
legacy-friend-jan = Ян
    .of = Яна
legacy-friend-leonid = Леонид
    .of = Леонида
legacy-friend-nicolas = Николя
legacy-friend-robert = Роберт
    .of = Роберта
legacy-friend-roger = Роже
legacy-friend-thomas = Тома
legacy-friend-friedrich = Фридрих
    .of = Фридриха
legacy-friend-pierre = Пьер
    .of = Пьера
legacy-friend-laurent = Лорен
    .of = Лорена
legacy-friend-manuel = Мануэль
    .of = Мануэля
legacy-friend-constant = Констан
    .of = Констана
legacy-friend-patrick = Патрик
    .of = Патрика
legacy-friend-michael = Михаэль
    .of = Михаэля
legacy-friend-arianne = Арианна
    .of = Арианны
legacy-friend-bernadette = Бернадетта
    .of = Бернадетты
legacy-friend-claire = Клер
legacy-friend-fehmi = Фехми
legacy-friend-isabella = Изабелла
    .of = Изабеллы
legacy-friend-lucienne = Люсьенн
legacy-friend-maria = Мария
    .of = Марии
legacy-friend-margarethe = Маргарета
    .of = Маргареты
legacy-friend-miranda = Миранда
    .of = Миранды
legacy-friend-nancy = Нэнси
legacy-friend-sophie = Софи
legacy-friend-ann = Энн
legacy-friend-evgenia = Евгения
    .of = Евгении
legacy-friend-gertrude = Гертруда
    .of = Гертруды
legacy-friend-katherine = Катрин
legacy-friend-nathalie = Натали
legacy-friend-vera = Вера
    .of = Веры
legacy-friend-angelique = Анжелика
    .of = Анжелики
legacy-friend-rowena = Ровена
    .of = Ровены
legacy-friend-antoine = Антуан
    .of = Антуана
legacy-friend-armand = Арман
    .of = Армана
legacy-friend-gaspard = Гаспар
    .of = Гаспара
legacy-friend-etienne = Этьен
    .of = Этьена
legacy-friend-felipe = Фелипе
legacy-friend-diego = Диего
legacy-friend-lorenzo = Лоренцо
legacy-friend-giacomo = Джакомо
legacy-friend-alessandro = Алессандро
legacy-friend-william = Уильям
    .of = Уильяма
legacy-friend-james = Джеймс
    .of = Джеймса
legacy-friend-otto = Отто
legacy-friend-stanislaw = Станислав
    .of = Станислава
legacy-friend-kazimierz = Казимир
    .of = Казимира
legacy-friend-dmitri = Дмитрий
    .of = Дмитрия
legacy-friend-pieter = Питер
    .of = Питера
legacy-friend-willem = Виллем
    .of = Виллема
legacy-friend-mehmed = Мехмед
    .of = Мехмеда
legacy-friend-charlotte = Шарлотта
    .of = Шарлотты
legacy-friend-margot = Марго
legacy-friend-odette = Одетта
    .of = Одетты
legacy-friend-rosalie = Розали
legacy-friend-camille = Камилла
    .of = Камиллы
legacy-friend-josephine = Жозефина
    .of = Жозефины
legacy-friend-carmen = Кармен
legacy-friend-ines = Инес
legacy-friend-bianca = Бьянка
    .of = Бьянки
legacy-friend-francesca = Франческа
    .of = Франчески
legacy-friend-elizabeth = Элизабет
legacy-friend-caroline = Кэролайн
legacy-friend-agnieszka = Агнешка
    .of = Агнешки
legacy-friend-zofia = Зофья
    .of = Зофьи
legacy-friend-anastasia = Анастасия
    .of = Анастасии
legacy-friend-tatiana = Татьяна
    .of = Татьяны
legacy-friend-johanna = Йоханна
    .of = Йоханны
legacy-friend-saskia = Саския
    .of = Саскии
legacy-friend-abigail = Абигейл

legacy-child-son = сын
legacy-child-daughter = дочь
legacy-child-handsome = Красавчик
legacy-child-brave = Храбрец
legacy-child-don_juan = Донжуан
legacy-child-gossip_queen = Главная сплетница
legacy-child-beautiful_smile = Прелестная улыбка
legacy-child-true_beauty = Настоящая красавица
legacy-child-surprise_twins_son = Нежданные близнецы (сын)
legacy-child-surprise_twins_daughter = Нежданные близнецы (дочь)
legacy-child-complication = осложнение

legacy-head-blue = глава семьи, синий цвет
legacy-head-white = глава семьи, белый цвет
legacy-head-beige = глава семьи, бежевый цвет
legacy-head-purple = глава семьи, фиолетовый цвет

legacy-title-baron = барон
legacy-title-viscount = виконт
legacy-title-count = граф
legacy-title-knight_of_saint_louis = кавалер ордена Святого Людовика
legacy-title-royal_councillor = королевский советник
legacy-title-marquis = маркиз
legacy-title-marshal_of_france = маршал Франции
legacy-title-peer_of_france = пэр Франции
legacy-title-duke = герцог

legacy-contribution-street_lanterns = Уличные фонари
legacy-contribution-public_fountain = Городской фонтан
legacy-contribution-foundling_hospital = Воспитательный дом
legacy-contribution-court_ballet = Королевский балет
legacy-contribution-public_library = Публичная библиотека
legacy-contribution-academy_of_painting = Академия живописи
legacy-contribution-botanical_garden = Ботанический сад
legacy-contribution-royal_military_school = Королевская военная школа
legacy-contribution-opera_house = Оперный театр

legacy-patron-john_law = Джон Ло
legacy-patron-madame_de_pompadour = Мадам де Помпадур
legacy-patron-emilie_du_chatelet = Эмили дю Шатле
legacy-patron-cardinal_fleury = Кардинал Флёри
legacy-patron-prince_of_conti = Принц Конти
legacy-patron-voltaire = Вольтер

legacy-mission-new_steam_engine = Новый паровой двигатель
legacy-mission-establish_a_craft_guild = Основать ремесленную гильдию
legacy-mission-renovate_the_old_cathedral = Отреставрировать старый собор
legacy-mission-diplomatic_mission_to_thailand = Дипломатическая миссия в Таиланд
legacy-mission-french_culture = Французская культура
legacy-mission-found_a_political_party = Основать политическую партию
legacy-mission-preparing_for_the_revolution = Подготовка к революции
legacy-mission-unrest_at_the_court = Смятение при дворе
legacy-mission-strengthen_the_royal_navy = Усилить королевский флот
legacy-mission-sponsor_the_encyclopedia = Поддержать Энциклопедию
legacy-mission-masquerade_ball = Бал-маскарад
legacy-mission-grand_tour = Гран-тур
legacy-mission-numerous_lineage = Многочисленное потомство
legacy-mission-royal_audience = Королевская аудиенция
legacy-mission-paris_salon = Парижский салон


legacy-pawn-green = зелёная фишка
    .acc = зелёную фишку
legacy-pawn-orange = оранжевая фишка
    .acc = оранжевую фишку
legacy-pawn-red = красная фишка
    .acc = красную фишку
legacy-pawn-blue = голубая фишка
    .acc = голубую фишку
legacy-pawn-yellow = жёлтая фишка
    .acc = жёлтую фишку

## Подсказки Завещания: о ком они и что должно быть верно

legacy-hint = { $who } { $what }
legacy-hint-one = { $sex ->
    [male] один
    [female] одна
   *[any] кто-то
} из { $kin }
legacy-hint-several = по меньшей мере { $n } из { $kin }
legacy-kin-relatives = { $sex ->
    [male] родственников-мужчин
    [female] родственниц
   *[any] родственников
}
legacy-kin-ancestors = { $sex ->
    [male] мужчин среди предков
    [female] женщин среди предков
   *[any] предков
}
legacy-kin-fathers_side = { $sex ->
    [male] мужчин по отцовской линии
    [female] женщин по отцовской линии
   *[any] предков по отцовской линии
}
legacy-kin-mothers_side = { $sex ->
    [male] мужчин по материнской линии
    [female] женщин по материнской линии
   *[any] предков по материнской линии
}
legacy-kin-grandparents = { $sex ->
    [male] дедов
    [female] бабушек
   *[any] дедушек и бабушек
}
legacy-kin-great_grandparents = { $sex ->
    [male] прадедов
    [female] прабабушек
   *[any] прадедов и прабабушек
}
legacy-kin-great_great_grandparents = { $sex ->
    [male] прапрадедов
    [female] прапрабабушек
   *[any] прапрадедов и прапрабабушек
}
legacy-hint-artist = { $form ->
    [many] были людьми искусства
    [female] была человеком искусства
   *[male] был человеком искусства
}
legacy-hint-aristocrat = { $form ->
    [many] были аристократами
    [female] была аристократкой
   *[male] был аристократом
}
legacy-hint-scientist = { $form ->
    [many] были учёными
    [female] была учёной
   *[male] был учёным
}
legacy-hint-craftsman = { $form ->
    [many] были ремесленниками
    [female] была ремесленницей
   *[male] был ремесленником
}
legacy-hint-diplomat = { $form ->
    [many] были дипломатами
    [female] была дипломатом
   *[male] был дипломатом
}
legacy-hint-foreign = { $form ->
    [many] были родом не из Франции
    [female] была родом не из Франции
   *[male] был родом не из Франции
}
legacy-hint-from = { $form ->
    [many] были родом из { $where }
    [female] была родом из { $where }
   *[male] был родом из { $where }
}
legacy-hint-title = { $form ->
    [many] носили титул
    [female] носила титул
   *[male] носил титул
}
legacy-hint-contribution = { $form ->
    [many] сделали общественный вклад
    [female] сделала общественный вклад
   *[male] сделал общественный вклад
}
legacy-hint-mansion = { $form ->
    [many] владели поместьем
    [female] владела поместьем
   *[male] владел поместьем
}
legacy-hint-venture = { $form ->
    [many] владели предприятием
    [female] владела предприятием
   *[male] владел предприятием
}
legacy-hint-or = { $one } или { $other }
legacy-country-american = Америки
legacy-country-french = Франции
legacy-country-british = Британии
legacy-country-italian = Италии
legacy-country-spanish = Испании
legacy-country-polish = Польши
legacy-country-prussian = Пруссии
legacy-country-russian = России
legacy-country-turkish = Турции
legacy-country-dutch = Голландии
legacy-hint-children = среди { $kin } есть { $couples ->
    [one] пара, у которой
    [few] { $couples } пары, у которых
   *[many] { $couples } пар, у которых
} было не меньше { $n ->
    [one] { $n } ребёнка
    [few] { $n } детей
   *[many] { $n } детей
}{ $child }
legacy-hint-child-artist = , один из них человек искусства
legacy-hint-child-aristocrat = , один из них аристократ
legacy-hint-child-scientist = , один из них учёный
legacy-hint-child-craftsman = , один из них ремесленник
legacy-hint-child-diplomat = , один из них дипломат
legacy-hint-compatriots = среди { $kin } есть { $couples ->
    [one] известная пара родом
    [few] { $couples } известные пары родом
   *[many] { $couples } известных пар родом
} из одной страны, но не из Франции
legacy-hint-nations = { $n ->
    [one] в древе не меньше { $n } национальности
    [few] в древе не меньше { $n } национальностей
   *[many] в древе не меньше { $n } национальностей
}

## Дополнительные цели покровителей

legacy-goal-gold = золото
legacy-goal-hand = друзья в руке
legacy-goal-missions = выполненные миссии
legacy-goal-nationalities = национальности в семье
legacy-goal-titles = титулы
legacy-goal-family_artist = люди искусства в семье
legacy-goal-family_aristocrat = аристократы в семье
legacy-goal-family_scientist = учёные в семье
legacy-goal-family_craftsman = ремесленники в семье
legacy-goal-family_diplomat = дипломаты в семье
legacy-goal-promised_artist = люди искусства, обручённые в поколении IV
legacy-goal-promised_aristocrat = аристократы, обручённые в поколении IV
legacy-goal-promised_scientist = учёные, обручённые в поколении IV
legacy-goal-promised_craftsman = ремесленники, обручённые в поколении IV
legacy-goal-promised_diplomat = дипломаты, обручённые в поколении IV
legacy-goal-promised_foreigners = обручённые в поколении IV друзья не из Франции

## Люди и места

legacy-holding-mansion = поместье
legacy-holding-venture = предприятие
legacy-unknown-man = неизвестный родственник
legacy-unknown-woman = неизвестная родственница
legacy-with-epithet = { $name } { $epithet }
legacy-husband-of = муж { $partner-of }
legacy-wife-of = жена { $partner-of }
legacy-son-of = сын { $parent-of } (№ { $n })
legacy-daughter-of = дочь { $parent-of } (№ { $n })
legacy-parents-of = родители { $child-of }
legacy-father-of = отец { $child-of }
legacy-mother-of = мать { $child-of }
legacy-brother-of = брат { $other-of } (№ { $n })
legacy-sister-of = сестра { $other-of } (№ { $n })
legacy-couple = { $one } и { $other }
legacy-and-his-wife = { $one } с женой
legacy-and-her-husband = { $one } с мужем
legacy-in-place-of = это { $person }
legacy-beside = в паре: { $person }

legacy-space-title = Получить титул
legacy-space-doctor = Нанять акушера
legacy-space-mansion = Купить поместье
legacy-space-venture = Организовать предприятие
legacy-space-mission = Взять миссию
legacy-space-contribution = Сделать общественный вклад

## Что дают карты

legacy-woman-from-row = женщина из ряда
legacy-new-row = новый ряд друзей
legacy-hidden-mission = миссия под покровителем, в закрытую
legacy-may-ask-for-money = занять у друзей без фишки
legacy-exchange-hand = обмен любых друзей из руки
legacy-counts-as-artist = считается человеком искусства
legacy-counts-as-aristocrat = считается аристократом
legacy-counts-as-scientist = считается учёным
legacy-counts-as-craftsman = считается ремесленником
legacy-counts-as-diplomat = считается дипломатом
legacy-contributions-cheaper = { $n ->
    [one] в этом поколении общественные вклады дешевле на { $n } золотой
    [few] в этом поколении общественные вклады дешевле на { $n } золотых
   *[many] в этом поколении общественные вклады дешевле на { $n } золотых
}
legacy-each-other = каждый другой игрок: { $what }
legacy-each-titled-other = каждый другой игрок с титулом: { $what }
legacy-each-other-gives = каждый другой игрок отдаёт { $what-acc }
legacy-each-other-discards = каждый другой игрок сбрасывает { $what-acc }
legacy-each-other-or = каждый другой игрок: { $one } или { $other }
legacy-one-gives = игрок по выбору отдаёт { $what-acc }

## Вопросы

legacy-ask-first = Кто начинает?
legacy-ask-patron = Покровитель: { $who }
legacy-ask-head = Глава семьи: { $who }
legacy-ask-side = { $who }: мужская или женская сторона главы семьи?
legacy-ask-self = { $who }: чьих предков искать?
legacy-ask-mulligan = { $who }: оставить стартовую руку?
legacy-ask-lay-out = В ряд выкладывают друга
legacy-ask-draw = { $who } вытягивает друга
legacy-ask-draw-child = { $who } вытягивает карту ребёнка
legacy-ask-draw-mission = { $who } вытягивает миссию
legacy-ask-draw-hint = Вытягивают подсказку
legacy-ask-pawn = Фишка: { $who }
legacy-ask-random-friend = Случайный друг: { $who } отдаёт, { $to } получает
legacy-ask-act = { $n ->
    [0] { $who }: поставить дополнительную фишку или пасовать до конца раунда?
    [one] { $who }: что делать? (осталась { $n } фишка)
    [few] { $who }: что делать? (осталось { $n } фишки)
   *[many] { $who }: что делать? (осталось { $n } фишек)
}
legacy-ask-whom = { $who }: с кем вступает в брак { $friend }?
legacy-ask-whose-child = { $who }: с кем обручается { $friend }?
legacy-ask-whom-free = { $who }: с кем будет в паре { $friend }?
legacy-ask-where = { $who }: где в древе место для карты «{ $friend }»?
legacy-ask-couple = { $n ->
    [one] { $who }: у какой пары будет ребёнок?
    [few] { $who }: у какой пары будут дети (карт: { $n })?
   *[many] { $who }: у какой пары будут дети (карт: { $n })?
}
legacy-ask-name-sex = { $who }: сын, дочь или как решит случай?
legacy-ask-keep-child = { $who }: какую из двух карт оставить?
legacy-ask-complication = { $who }: осложнение. Кого потерять?
legacy-ask-source = { $who }: { $what } — из ряда или из колоды?
legacy-ask-pick-friend = { $n ->
    [one] { $who }: кого взять из ряда?
    [few] { $who }: кого взять из ряда? (всего { $n })
   *[many] { $who }: кого взять из ряда? (всего { $n })
}
legacy-ask-pick-woman = { $who }: какую женщину взять из ряда?
legacy-ask-discard = { $n ->
    [one] { $who }: кого сбросить?
    [few] { $who }: кого сбросить? (всего { $n })
   *[many] { $who }: кого сбросить? (всего { $n })
}
legacy-ask-give-friend = { $who }: какого друга отдать игроку { $to }?
legacy-ask-exchange = { $who }: обменять друга? (обменяно: { $n })
legacy-ask-money = { $who }: занять у друзей без фишки?
legacy-ask-lose = { $who }: что потерять?
legacy-ask-who-gives = { $who }: кто отдаёт { $what-acc }?
legacy-ask-title = { $who }: какой титул?
legacy-ask-contribution = { $who }: какой общественный вклад?
legacy-ask-household-title = { $who }: кому достаётся титул «{ $what }»?
legacy-ask-household-contribution = { $who }: кто делает вклад «{ $what }»?
legacy-ask-household-mansion = { $who }: кому достаётся поместье?
legacy-ask-household-venture = { $who }: кому достаётся предприятие?
legacy-ask-keep-mission = { $who }: какую миссию оставить?
legacy-ask-fulfil = { $who }: выполнить миссию сейчас?
legacy-ask-grows = { $who }: кто взрослеет первым?
legacy-ask-weds = { $who }: чьё бракосочетание следующее?
legacy-ask-goal = { $who }: какая дополнительная цель?

## Ответы

legacy-side-man = мужская сторона: { $what }
legacy-side-woman = женская сторона: { $what }
legacy-self = { $friend }: { $what }
legacy-keep-hand = оставить руку
legacy-mulligan = вытянуть новую руку
legacy-action-marry = Вступить в брак: { $friend }
legacy-action-arrange = Запланировать брак: { $friend }
legacy-action-find = Кто они? { $friend }
legacy-have-children = Завести ребёнка
legacy-how-big = Сколько их было?
legacy-free-wedding = { $friend } входит в семью без фишки
legacy-wed-friend = { $friend } ({ $what })
legacy-money = Занять у друзей: { $what }
legacy-money-for = Занять у друзей: { $what }, цена: { $price }
legacy-socialize = Выйти в свет: { $what }
legacy-socialize-for = Выйти в свет: { $what }, цена: { $price }
legacy-space-for = { $space }: { $price }
legacy-with-pawn = { $action } ({ $pawn })
legacy-fulfil = Выполнить миссию «{ $mission }»: { $what }
legacy-later = позже
legacy-pass = Спасовать до конца раунда
legacy-done = готово
legacy-decline = нет
legacy-from-row = из ряда
legacy-from-deck = из колоды
legacy-any-child = как решит случай
legacy-name-son = сын, цена: { $price }
legacy-name-daughter = дочь, цена: { $price }
legacy-lose-child = ребёнка: никто не родится
legacy-lose-mother = мать ({ $mother }): ребёнок родится
legacy-card = { $card }: { $what }, цена: { $price }
legacy-choose-goal = { $goal }: { $what }

## Что произошло

legacy-did-first = { $who } начинает.
legacy-did-get-patron = { $who } получает покровителя: { $patron }.
legacy-did-get-head = { $who } получает карту: { $head }.
legacy-did-choose-man = { $who } выбирает мужскую сторону. Глава семьи — { $head }.
legacy-did-choose-woman = { $who } выбирает женскую сторону. Глава семьи — { $head }.
legacy-did-choose-self = { $who } ищет предков { $friend-of }.
legacy-did-mulligan = { $who } вытягивает новую стартовую руку.
legacy-did-lay-out = В ряд ложится карта: { $friend }.
legacy-did-throw-row = Ряд сброшен.
legacy-did-round = Раунд { $n }: начинает { $who }.
legacy-did-round-alone = Начинается раунд { $n }.
legacy-did-generation = { $n ->
    [1] Начинается поколение I.
    [2] Начинается поколение II.
   *[other] Начинается поколение III.
}
legacy-did-end-round = Раунд { $n } завершён.
legacy-did-end-generation = { $n ->
    [1] Поколение I завершено.
    [2] Поколение II завершено.
   *[other] Поколение III завершено.
}
legacy-did-place = { $who } ставит фишку: { $space }.
legacy-did-place-extra = { $who } ставит { $pawn-acc }: { $space }.
legacy-did-pass = { $who } пасует до конца раунда.
legacy-did-gain = { $who } получает { $what-acc }.
legacy-did-gain-by = { $who } получает { $what-acc } ({ $person }).
legacy-did-no-pawn = { $who } не получает фишку: { $what } закончилась.
legacy-did-lose = { $who } теряет { $what-acc }.
legacy-did-pay = { $who } платит { $what-acc }.
legacy-did-draw = { $who } вытягивает из колоды { $what-acc }.
legacy-did-draw-card = { $who } вытягивает карту: { $friend }.
legacy-did-take = { $who } берёт из ряда карту: { $friend }.
legacy-did-take-last = { $who } получает и последнюю карту ряда: { $friend }.
legacy-did-discard = { $who } сбрасывает карту: { $friend }.
legacy-did-give-friend = { $who } отдаёт друга игроку { $to }.
legacy-did-give-which = { $who } отдаёт игроку { $to } карту: { $friend }.
legacy-did-give-gold = { $who } отдаёт игроку { $to } { $what-acc }.
legacy-did-ask-for-money = { $who } занимает деньги у друзей.
legacy-did-socialize = { $who } выходит в свет.
legacy-did-marry = { $who }: в брак вступают { $friend } и { $partner }.
legacy-did-promise = { $who }: обручены { $friend } и { $partner }.
legacy-did-wed = { $who }: свадьбу играют { $friend } и { $partner }.
legacy-did-find = { $who }: { $friend } — { $place }.
legacy-did-find-partner = { $who }: { $friend } и { $partner } были супругами.
legacy-did-lasting = { $who }: эффект карты «{ $friend }» действует до конца поколения.
legacy-did-name-son = { $who } надеется на сына.
legacy-did-name-daughter = { $who } надеется на дочь.
legacy-did-bear-son = { $who }: родился сын — { $child } (родители: { $parents }).
legacy-did-bear-daughter = { $who }: родилась дочь — { $child } (родители: { $parents }).
legacy-did-find-son = { $who }: был ещё { $child }, пока неизвестный.
legacy-did-find-daughter = { $who }: была ещё { $child }, пока неизвестная.
legacy-did-no-child-card = { $who }: карт детей больше нет.
legacy-did-complication = { $who }: осложнение.
legacy-did-pass-complication = { $who }: осложнение без последствий.
legacy-did-lose-child = { $who } теряет ребёнка.
legacy-did-lose-child-and-rest = { $who } теряет ребёнка и больше не вытягивает карт детей.
legacy-did-lose-mother = { $who } теряет мать ребёнка: { $mother }.
legacy-did-grow-up = { $who }: взрослеет { $person }.
legacy-did-acquire-title = { $who } получает титул «{ $what }».
legacy-did-acquire-contribution = { $who } делает общественный вклад «{ $what }».
legacy-did-lay-title = { $who }: титул получает семья — { $person }.
legacy-did-lay-contribution = { $who }: вклад делает семья — { $person }.
legacy-did-lay-mansion = { $who }: поместье получает семья — { $person }.
legacy-did-lay-venture = { $who }: предприятие получает семья — { $person }.
legacy-did-draw-mission = { $who } вытягивает миссию «{ $mission }».
legacy-did-keep-mission = { $who } оставляет миссию «{ $mission }».
legacy-did-hide-mission = { $who } кладёт миссию под покровителя, не глядя.
legacy-did-fulfil = { $who } выполняет миссию «{ $mission }».
legacy-did-income = { $who } получает доход: { $what }.
legacy-did-prestige = { $who }: { $what } за престиж.
legacy-did-children = { $who }: { $what } за детей.
legacy-did-die-out = { $who }: в этом поколении нет детей, род пресекается.
legacy-did-hint = Подсказка: { $hint }.
legacy-did-hint-true = { $who } узнаёт: { $hint }.
legacy-did-patron = { $who }: покровитель — { $patron }, { $what }.
legacy-did-patron-not = { $who }: покровитель — { $patron }, главная цель не достигнута.
legacy-did-goal = { $who }: { $what } за дополнительную цель «{ $goal }».
legacy-did-tree = { $who }: { $what } за родственников и неразгаданные подсказки.
legacy-did-testament-won = Верны все подсказки. Победа в Завещании!
legacy-did-testament-lost = { $n ->
    [one] Победы в Завещании нет: не разгадана { $n } подсказка.
    [few] Победы в Завещании нет: не разгаданы { $n } подсказки.
   *[many] Победы в Завещании нет: не разгадано { $n } подсказок.
}
legacy-did-hint-open = Осталось узнать: { $hint }.
legacy-did-end = Партия окончена.

## Почему нельзя

legacy-why-short = Не хватает: { $what }.
legacy-why-wedding-short = Не хватает на свадебные расходы: { $what }.
legacy-why-no-pawn = В этом раунде личных фишек больше нет.
legacy-why-no-extra-pawn = У вас нет дополнительной фишки этого цвета.
legacy-why-space-taken = Это действие в этом раунде уже выполнено.
legacy-why-space-closed = Это действие закрыто: в ряду лежит друг с таким родом занятий.
legacy-why-must-place-pawn = Пасовать можно, только когда все личные фишки поставлены.
legacy-why-not-in-hand = Этого друга нет у вас в руке.
legacy-why-not-in-row = Этого друга нет в ряду.
legacy-why-not-a-woman = Взять можно только женщину.
legacy-why-no-friends-left = Там больше нет друзей.
legacy-why-nobody-to-marry = В семье нет взрослого этого поколения без пары.
legacy-why-no-child-to-promise = Нет ребёнка, который ещё не обручён.
legacy-why-no-match = Нет никого другого пола, кто мог бы вступить в брак.
legacy-why-needs-a-pawn = Без соотечественника в семье для брака нужна фишка.
legacy-why-nobody-there = Такого человека нет.
legacy-why-other-generation = Это человек из другого поколения.
legacy-why-same-sex = В брак вступают люди разного пола.
legacy-why-has-partner = У этого человека уже есть пара.
legacy-why-a-friend-may-not = Кто вошёл в семью по браку, второй раз в брак не вступает.
legacy-why-still-a-child = Ещё ребёнок: можно только обручить.
legacy-why-not-a-child = Обручают только детей.
legacy-why-no-couple = Нет пары этого поколения.
legacy-why-not-a-couple = Это не пара.
legacy-why-children-enough = Места для ещё одного ребёнка нет.
legacy-why-no-room-for-two = Ни у одной пары нет места для двух детей.
legacy-why-not-drawn = Этой карты среди вытянутых нет.
legacy-why-no-card-left = Таких карт больше нет.
legacy-why-not-laid-out = Эта карта не лежит на столе.
legacy-why-everybody-has-one = У каждого взрослого и каждой пары этого поколения такое уже есть.
legacy-why-has-one-already = У этого человека или пары такое уже есть.
legacy-why-not-a-household = Владеть может только взрослый или пара. Для пары выберите того, кто был в семье раньше.
legacy-why-no-mission-left = Миссий больше нет.
legacy-why-no-patron = В Завещании нет покровителя.
legacy-why-not-your-mission = Это не ваша миссия.
legacy-why-not-fulfilled = Условие не выполнено.
legacy-why-no-such-player = Выберите другого игрока, который ещё в игре.
legacy-why-not-enough-gold = Золота не хватает.
legacy-why-other-game = Это действие из другого варианта игры.
legacy-why-not-you = Нельзя выбрать себя или кого-то из своих родителей.
legacy-why-cannot-be-replaced = Заменить можно только неизвестного родственника.
legacy-why-nowhere-to-put = В древе нет подходящего места.

## Что напечатано на картах

legacy-lasting-money_gold = { $n ->
    [one] в этом поколении занимаете у друзей на { $n } золотой больше
    [few] в этом поколении занимаете у друзей на { $n } золотых больше
   *[many] в этом поколении занимаете у друзей на { $n } золотых больше
}
legacy-lasting-socialize_friends = { $n ->
    [one] в этом поколении при каждом выходе в свет ещё { $n } друг
    [few] в этом поколении при каждом выходе в свет ещё { $n } друга
   *[many] в этом поколении при каждом выходе в свет ещё { $n } друзей
}
legacy-lasting-mansion_gold_off = { $n ->
    [one] в этом поколении поместья дешевле на { $n } золотой
    [few] в этом поколении поместья дешевле на { $n } золотых
   *[many] в этом поколении поместья дешевле на { $n } золотых
}
legacy-lasting-row_or_deck = в этом поколении друзей можно брать из ряда или из колоды
legacy-couple-children-shown = каждый раз вытягивают карт детей: { $n }, оставляют одну
legacy-couple-wedding-children = детей сразу после свадьбы: { $n }
legacy-couple-child-limit = детей не больше: { $n }
legacy-without-pawn = брак без фишки
legacy-trait-grown = { $what }, когда { $sex ->
    [female] она вырастет
   *[male] он вырастет
}
legacy-trait-money = { $sex ->
    [female] став взрослой
   *[male] став взрослым
}: занимаете у друзей на { $n ->
    [one] { $n } золотой
    [few] { $n } золотых
   *[many] { $n } золотых
} больше
legacy-trait-wedding = { $sex ->
    [female] её
   *[male] его
} свадьба дешевле на { $n ->
    [one] { $n } золотой
    [few] { $n } золотых
   *[many] { $n } золотых
}
legacy-trait-wedded = { $what } после { $sex ->
    [female] её
   *[male] его
} свадьбы
legacy-trait-twin = сразу ещё один ребёнок
legacy-trait-complication = потеря ребёнка или матери
legacy-goal-worth = { $each ->
    [one] { $goal }: по { $n ->
        [one] { $n } очку
        [few] { $n } очка
       *[many] { $n } очков
    } благородства
    [few] { $goal }: { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    } благородства за каждые { $each }
   *[many] { $goal }: { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    } благородства за каждые { $each }
}
legacy-need-american = американцев: не меньше { $n }
legacy-need-french = французов: не меньше { $n }
legacy-need-british = британцев: не меньше { $n }
legacy-need-italian = итальянцев: не меньше { $n }
legacy-need-spanish = испанцев: не меньше { $n }
legacy-need-polish = поляков: не меньше { $n }
legacy-need-prussian = пруссаков: не меньше { $n }
legacy-need-russian = русских: не меньше { $n }
legacy-need-turkish = турок: не меньше { $n }
legacy-need-dutch = голландцев: не меньше { $n }
legacy-need-artist = людей искусства: не меньше { $n }
legacy-need-aristocrat = аристократов: не меньше { $n }
legacy-need-scientist = учёных: не меньше { $n }
legacy-need-craftsman = ремесленников: не меньше { $n }
legacy-need-diplomat = дипломатов: не меньше { $n }
legacy-need-gold = золотых: не меньше { $n }
legacy-need-income = дохода: не меньше { $n }
legacy-need-prestige = престижа: не меньше { $n }
legacy-need-hand = друзей в руке: не меньше { $n }
legacy-need-missions = выполненных миссий: не меньше { $n }
legacy-need-nationalities = национальностей в семье: не меньше { $n }
legacy-need-titles = титулов: не меньше { $n }
legacy-need-mansions = поместий: не меньше { $n }
legacy-need-born_in_one_generation = детей за одно поколение: не меньше { $n }
legacy-need-born_in_generation_3 = детей в поколении III: не меньше { $n }

## Терминал

## К чему ведёт ответ

legacy-warn-died-out = В этом поколении никто не родился: ваш род пресекается.
legacy-warn-no-child = Это ваша последняя фишка в поколении, а никто в нём ещё не родился: без ребёнка ваш род пресечётся.
legacy-warn-generation = Поколение завершится.
legacy-warn-pawns = { $n ->
    [one] Поколение завершится, и { $n } дополнительная фишка пропадёт.
    [few] Поколение завершится, и { $n } дополнительные фишки пропадут.
   *[many] Поколение завершится, и { $n } дополнительных фишек пропадёт.
}
legacy-warn-mission = Условие миссии «{ $mission }» больше не будет выполнено.
legacy-warn-prestige = Престиж станет ниже 0: в конце поколения это стоит благородства.
legacy-warn-no-gold = У вас не останется золота.
legacy-warn-no-friends = У вас в руке не останется друзей.

## Части поля

legacy-board-generation = Поколение { $generation }, раунд { $n }
legacy-board-row = Ряд друзей
legacy-board-taken = занято
legacy-board-left = осталось: { $n }
legacy-board-hand = Рука
legacy-board-missions = Миссии
legacy-board-hints = Подсказки
legacy-board-found = найдено
legacy-board-promised = обручение
legacy-board-widowed = вдовец
legacy-board-child = ребёнок
legacy-board-needs = нужно
legacy-board-out = род пресёкся
legacy-board-hand-count = рука: { $n }
legacy-board-hidden = миссии в закрытую: { $n }
legacy-board-pawns = фишки: { $n }

## Терминал

cli-legacy-introduction =
    «Наследие» вкратце: заключайте выгодные браки, растите детей и три поколения подряд копите благородство.

    В свой ход вы ставите фишку: вступить в брак с другом из руки, обручить его с ребёнком, завести ребёнка, занять
    у друзей, выйти в свет; или одно из шести действий главного поля, каждое — раз за раунд на всех.
    При завершении поколения вы получаете благородство, равное престижу, и по 1 очку за каждого рождённого ребёнка.
    Род без ребёнка пресекается! Тайный покровитель считается в конце игры.

    В Завещании, игре для одного, вы ищете предков: друзья занимают места неизвестных родственников.
    Победа — только если верны все подсказки.
cli-legacy-board = Главное поле
cli-legacy-patron = Покровитель
cli-legacy-brother = брат
cli-legacy-sister = сестра

legacy-nation-american = Америка
legacy-nation-french = Франция
legacy-nation-british = Британия
legacy-nation-italian = Италия
legacy-nation-spanish = Испания
legacy-nation-polish = Польша
legacy-nation-prussian = Пруссия
legacy-nation-russian = Россия
legacy-nation-turkish = Турция
legacy-nation-dutch = Голландия
legacy-profession-artist = человек искусства
legacy-profession-aristocrat = аристократ
legacy-profession-scientist = учёный
legacy-profession-craftsman = ремесленник
legacy-profession-diplomat = дипломат

## На чём основана подсказка

reason-legacy-honour = благородство
reason-legacy-prestige = престиж
reason-legacy-gold = золотые и доход
reason-legacy-friends = друзья
reason-legacy-effects = эффекты карт
reason-legacy-marriages = браки и возможные пары
reason-legacy-heirs = дети
reason-legacy-holdings = титулы, поместья и прочее имущество
reason-legacy-missions = миссии
reason-legacy-patron = покровитель
reason-legacy-spaces = свободные области действий
reason-legacy-pawns = фишки и порядок хода
reason-legacy-testament = предки и подсказки о них

## Почему числа из коробки не подходят друг к другу

legacy-together-children = детей одного пола { $n }, и этого мало: { $reserve } откладывают, и должно остаться ещё 10
legacy-together-money = один из способов занять у друзей не должен стоить друзей: иначе игрок без друзей и золота не мог бы сделать ничего (G-37)
legacy-together-either = на карте цена или приданое, доход или друзья, но не вместе (G-302)
legacy-together-pawn = без фишки вступают в брак только некоторые друзья (G-28)
legacy-together-generation = в поколении { $generation } таких карт { $n }, а не 3 (G-01)
