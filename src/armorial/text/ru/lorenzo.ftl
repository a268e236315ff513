# Lorenzo il Magnifico по-русски: всё, что говорят правила и поля.

game-lorenzo = Лоренцо Великолепный
game-lorenzo-about = Проведите свою семью по башням Флоренции.
# Буква, под которой она известна: «Л» уже у «Летописи».
game-lorenzo-initial = В

## Варианты игры

option-lorenzo-advanced = Вариант игры
option-lorenzo-advanced-help = Каждый тайно набирает четырёх деятелей и выбирает плашку личных бонусов. Можно играть и только с деятелями или только с плашками.
option-lorenzo-advanced-off = обычная игра
option-lorenzo-advanced-on = расширенная игра
option-lorenzo-advanced-leaders = только деятели
option-lorenzo-advanced-tiles = только плашки бонусов

## Финальный подсчёт

score-lorenzo-vp = победные очки
score-lorenzo-territories = завоёванные территории
score-lorenzo-characters = влиятельные персонажи
score-lorenzo-ventures = рискованные проекты
score-lorenzo-military = вооружение
score-lorenzo-resources = накопленные ресурсы
score-lorenzo-excommunication = анафема

## Количества

lorenzo-n-coins = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}
    .acc = { $n ->
        [one] { $n } монету
        [few] { $n } монеты
       *[many] { $n } монет
    }
lorenzo-n-wood = { $n ->
    [one] { $n } дерево
    [few] { $n } дерева
   *[many] { $n } дерева
}
lorenzo-n-stone = { $n ->
    [one] { $n } камень
    [few] { $n } камня
   *[many] { $n } камней
}
lorenzo-n-servants = { $n ->
    [one] { $n } слуга
    [few] { $n } слуги
   *[many] { $n } слуг
}
    .acc = { $n ->
        [one] { $n } слугу
       *[many] { $n } слуг
    }
lorenzo-n-military = { $n ->
    [one] { $n } очко вооружения
    [few] { $n } очка вооружения
   *[many] { $n } очков вооружения
}
lorenzo-n-faith = { $n ->
    [one] { $n } очко веры
    [few] { $n } очка веры
   *[many] { $n } очков веры
}
lorenzo-n-vp = { $n ->
    [one] { $n } победное очко
    [few] { $n } победных очка
   *[many] { $n } победных очков
}
lorenzo-n-privileges = { $n ->
    [one] { $n } консульская привилегия
    [few] { $n } разные консульские привилегии
   *[many] { $n } разных консульских привилегий
}
    .acc = { $n ->
        [one] { $n } консульскую привилегию
        [few] { $n } разные консульские привилегии
       *[many] { $n } разных консульских привилегий
    }
lorenzo-n-territory = { $n ->
    [one] { $n } территория
    [few] { $n } территории
   *[many] { $n } территорий
}
    .acc = { $n ->
        [one] { $n } территорию
        [few] { $n } территории
       *[many] { $n } территорий
    }
lorenzo-n-character = { $n ->
    [one] { $n } персонаж
    [few] { $n } персонажа
   *[many] { $n } персонажей
}
    .acc = { $n ->
        [one] { $n } персонажа
       *[many] { $n } персонажей
    }
lorenzo-n-building = { $n ->
    [one] { $n } здание
    [few] { $n } здания
   *[many] { $n } зданий
}
lorenzo-n-venture = { $n ->
    [one] { $n } проект
    [few] { $n } проекта
   *[many] { $n } проектов
}
lorenzo-n-same_type = { $n ->
    [one] { $n } карта одного типа
    [few] { $n } карты одного типа
   *[many] { $n } карт одного типа
}
    .acc = { $n ->
        [one] { $n } карту одного типа
        [few] { $n } карты одного типа
       *[many] { $n } карт одного типа
    }
lorenzo-nothing = ничего

## Люди и места

lorenzo-member-white = белый родственник
    .acc = белого родственника
lorenzo-member-black = чёрный родственник
    .acc = чёрного родственника
lorenzo-member-orange = оранжевый родственник
    .acc = оранжевого родственника
lorenzo-member-neutral = бесцветный родственник
    .acc = бесцветного родственника

lorenzo-die-white = белый кубик
lorenzo-die-black = чёрный кубик
lorenzo-die-orange = оранжевый кубик

lorenzo-type-territory = территория
    .acc = территорию
lorenzo-type-character = персонаж
    .acc = персонажа
lorenzo-type-building = здание
lorenzo-type-venture = проект

lorenzo-area-harvest = урожай
lorenzo-area-production = производство

lorenzo-space-territory_1 = Башня территорий, 1-й этаж
    .at = на 1-м этаже башни территорий
    .to = на 1-й этаж башни территорий
lorenzo-space-territory_2 = Башня территорий, 2-й этаж
    .at = на 2-м этаже башни территорий
    .to = на 2-й этаж башни территорий
lorenzo-space-territory_3 = Башня территорий, 3-й этаж
    .at = на 3-м этаже башни территорий
    .to = на 3-й этаж башни территорий
lorenzo-space-territory_4 = Башня территорий, 4-й этаж
    .at = на 4-м этаже башни территорий
    .to = на 4-й этаж башни территорий
lorenzo-space-character_1 = Башня персонажей, 1-й этаж
    .at = на 1-м этаже башни персонажей
    .to = на 1-й этаж башни персонажей
lorenzo-space-character_2 = Башня персонажей, 2-й этаж
    .at = на 2-м этаже башни персонажей
    .to = на 2-й этаж башни персонажей
lorenzo-space-character_3 = Башня персонажей, 3-й этаж
    .at = на 3-м этаже башни персонажей
    .to = на 3-й этаж башни персонажей
lorenzo-space-character_4 = Башня персонажей, 4-й этаж
    .at = на 4-м этаже башни персонажей
    .to = на 4-й этаж башни персонажей
lorenzo-space-building_1 = Башня зданий, 1-й этаж
    .at = на 1-м этаже башни зданий
    .to = на 1-й этаж башни зданий
lorenzo-space-building_2 = Башня зданий, 2-й этаж
    .at = на 2-м этаже башни зданий
    .to = на 2-й этаж башни зданий
lorenzo-space-building_3 = Башня зданий, 3-й этаж
    .at = на 3-м этаже башни зданий
    .to = на 3-й этаж башни зданий
lorenzo-space-building_4 = Башня зданий, 4-й этаж
    .at = на 4-м этаже башни зданий
    .to = на 4-й этаж башни зданий
lorenzo-space-venture_1 = Башня проектов, 1-й этаж
    .at = на 1-м этаже башни проектов
    .to = на 1-й этаж башни проектов
lorenzo-space-venture_2 = Башня проектов, 2-й этаж
    .at = на 2-м этаже башни проектов
    .to = на 2-й этаж башни проектов
lorenzo-space-venture_3 = Башня проектов, 3-й этаж
    .at = на 3-м этаже башни проектов
    .to = на 3-й этаж башни проектов
lorenzo-space-venture_4 = Башня проектов, 4-й этаж
    .at = на 4-м этаже башни проектов
    .to = на 4-й этаж башни проектов
lorenzo-space-harvest_small = Малая ячейка урожая
    .at = в малой ячейке урожая
    .to = в малую ячейку урожая
lorenzo-space-harvest_large = Большая ячейка урожая
    .at = в большой ячейке урожая
    .to = в большую ячейку урожая
lorenzo-space-production_small = Малая ячейка производства
    .at = в малой ячейке производства
    .to = в малую ячейку производства
lorenzo-space-production_large = Большая ячейка производства
    .at = в большой ячейке производства
    .to = в большую ячейку производства
lorenzo-space-market_1 = 1-я ячейка рынка
    .at = в 1-й ячейке рынка
    .to = в 1-ю ячейку рынка
lorenzo-space-market_2 = 2-я ячейка рынка
    .at = во 2-й ячейке рынка
    .to = во 2-ю ячейку рынка
lorenzo-space-market_3 = 3-я ячейка рынка
    .at = в 3-й ячейке рынка
    .to = в 3-ю ячейку рынка
lorenzo-space-market_4 = 4-я ячейка рынка
    .at = в 4-й ячейке рынка
    .to = в 4-ю ячейку рынка
lorenzo-space-council = Дворец консула
    .at = во дворце консула
    .to = во дворец консула

lorenzo-bonus_tile-standard = Плашка бонусов
lorenzo-bonus_tile-advanced_a = Плашка А
lorenzo-bonus_tile-advanced_b = Плашка Б
lorenzo-bonus_tile-advanced_c = Плашка В
lorenzo-bonus_tile-advanced_d = Плашка Г

## Карты развития

lorenzo-card-commercial_hub = Торговая фактория
lorenzo-card-woods = Роща
lorenzo-card-village = Деревня
lorenzo-card-gravel_pit = Гравийный карьер
lorenzo-card-forest = Лес
lorenzo-card-monastery = Монастырь
lorenzo-card-citadel = Цитадель
lorenzo-card-city = Город
lorenzo-card-gold_mine = Золотой рудник
lorenzo-card-mountain_town = Горное селение
lorenzo-card-mining_town = Рудничный посёлок
lorenzo-card-rock_pit = Каменоломня
lorenzo-card-estate = Имение
lorenzo-card-hermitage = Обитель отшельника
lorenzo-card-manor_house = Поместье
lorenzo-card-dukedom = Герцогство
lorenzo-card-trading_town = Торговый город
lorenzo-card-farm = Ферма
lorenzo-card-colony = Колония
lorenzo-card-marble_pit = Мраморный карьер
lorenzo-card-province = Провинция
lorenzo-card-sanctuary = Святилище
lorenzo-card-castle = Замок
lorenzo-card-fortified_town = Укреплённый город

lorenzo-card-warlord = Кондотьер
lorenzo-card-stonemason = Каменотёс
lorenzo-card-dame = Дама
lorenzo-card-knight = Рыцарь
lorenzo-card-farmer = Земледелец
lorenzo-card-artisan = Ремесленник
lorenzo-card-preacher = Проповедник
lorenzo-card-abbess = Аббатиса
lorenzo-card-captain = Капитан
lorenzo-card-architect = Архитектор
lorenzo-card-patron = Меценат
lorenzo-card-hero = Герой
lorenzo-card-peasant = Крестьянин
lorenzo-card-scholar = Учёный
lorenzo-card-papal_messenger = Папский посланник
lorenzo-card-royal_messenger = Королевский посланник
lorenzo-card-noble = Дворянин
lorenzo-card-governor = Наместник
lorenzo-card-paramour = Куртизанка
lorenzo-card-herald = Герольд
lorenzo-card-cardinal = Кардинал
lorenzo-card-bishop = Епископ
lorenzo-card-general = Полководец
lorenzo-card-ambassador = Посол

lorenzo-card-mint = Монетный двор
lorenzo-card-tax_office = Податная палата
lorenzo-card-triumphal_arch = Триумфальная арка
lorenzo-card-theater = Театр
lorenzo-card-carpenters_shop = Лавка плотника
lorenzo-card-stonemasons_shop = Лавка каменотёса
lorenzo-card-chapel = Часовня
lorenzo-card-residence = Резиденция
lorenzo-card-marketplace = Рыночная площадь
lorenzo-card-treasury = Сокровищница
lorenzo-card-painters_guild = Гильдия живописцев
lorenzo-card-sculptors_guild = Гильдия скульпторов
lorenzo-card-stonemasons_guild = Гильдия каменотёсов
lorenzo-card-baptistery = Баптистерий
lorenzo-card-barracks = Казармы
lorenzo-card-stronghold = Твердыня
lorenzo-card-bank = Банк
lorenzo-card-fair = Ярмарка
lorenzo-card-garden = Сад
lorenzo-card-fortress = Крепость
lorenzo-card-palace = Дворец
lorenzo-card-church = Церковь
lorenzo-card-military_academy = Военная академия
lorenzo-card-cathedral = Собор

lorenzo-card-hiring_recruits = Набор рекрутов
lorenzo-card-repairing_the_church = Восстановление церкви
lorenzo-card-building_the_walls = Возведение стен
lorenzo-card-raising_a_statue = Установка статуи
lorenzo-card-military_campaign = Военный поход
lorenzo-card-hosting_panhandlers = Приют для нищих
lorenzo-card-fighting_heresies = Борьба с ересями
lorenzo-card-support_to_the_bishop = Поддержка епископа
lorenzo-card-hiring_soldiers = Вербовка солдат
lorenzo-card-repairing_the_abbey = Восстановление аббатства
lorenzo-card-building_the_bastions = Возведение бастионов
lorenzo-card-support_to_the_king = Поддержка короля
lorenzo-card-improving_the_canals = Обустройство каналов
lorenzo-card-hosting_foreigners = Приём чужеземцев
lorenzo-card-crusade = Крестовый поход
lorenzo-card-support_to_the_cardinal = Поддержка кардинала
lorenzo-card-hiring_mercenaries = Вербовка наёмников
lorenzo-card-repairing_the_cathedral = Восстановление собора
lorenzo-card-building_the_towers = Возведение башен
lorenzo-card-promoting_sacred_art = Покровительство церковному искусству
lorenzo-card-military_conquest = Военные завоевания
lorenzo-card-improving_the_roads = Благоустройство дорог
lorenzo-card-sacred_war = Священная война
lorenzo-card-support_to_the_pope = Поддержка папы

## Деятели

lorenzo-leader-francesco_sforza = Франческо Сфорца
lorenzo-leader-ludovico_ariosto = Лудовико Ариосто
lorenzo-leader-filippo_brunelleschi = Филиппо Брунеллески
lorenzo-leader-federico_da_montefeltro = Федерико да Монтефельтро
lorenzo-leader-girolamo_savonarola = Джироламо Савонарола
lorenzo-leader-giovanni_dalle_bande_nere = Джованни далле Банде Нере
lorenzo-leader-sandro_botticelli = Сандро Боттичелли
lorenzo-leader-michelangelo_buonarroti = Микеланджело Буонарроти
lorenzo-leader-ludovico_iii_gonzaga = Лудовико III Гонзага
lorenzo-leader-leonardo_da_vinci = Леонардо да Винчи
lorenzo-leader-pico_della_mirandola = Пико делла Мирандола
lorenzo-leader-sisto_iv = Сикст IV
lorenzo-leader-lucrezia_borgia = Лукреция Борджиа
lorenzo-leader-sigismondo_malatesta = Сиджизмондо Малатеста
lorenzo-leader-lorenzo_de_medici = Лоренцо Медичи
lorenzo-leader-ludovico_il_moro = Лодовико Моро
lorenzo-leader-cesare_borgia = Чезаре Борджиа
lorenzo-leader-santa_rita = Святая Рита
lorenzo-leader-cosimo_de_medici = Козимо Медичи
lorenzo-leader-bartolomeo_colleoni = Бартоломео Коллеони

## Жетоны анафемы

lorenzo-tile-fewer_military = Меньше вооружения
lorenzo-tile-fewer_coins = Меньше монет
lorenzo-tile-fewer_servants = Меньше слуг
lorenzo-tile-fewer_wood_or_stone = Меньше дерева или камня
lorenzo-tile-harvest_minus_3 = Урожай слабее
lorenzo-tile-production_minus_3 = Производство слабее
lorenzo-tile-coloured_members_minus_1 = Цветные родственники слабее
lorenzo-tile-territory_minus_4 = Территории труднее
lorenzo-tile-building_minus_4 = Здания труднее
lorenzo-tile-character_minus_4 = Персонажи труднее
lorenzo-tile-venture_minus_4 = Проекты труднее
lorenzo-tile-no_market = Запрет на рынок
lorenzo-tile-servants_half = Слуги вполсилы
lorenzo-tile-skip_first_turn = Пропуск первого хода
lorenzo-tile-no_character_vp = Без очков за персонажей
lorenzo-tile-no_venture_vp = Без очков за проекты
lorenzo-tile-no_territory_vp = Без очков за территории
lorenzo-tile-lose_fifth_of_vp = Потеря пятой части очков
lorenzo-tile-lose_vp_per_military = Вычет за вооружение
lorenzo-tile-lose_vp_per_building_cost = Вычет за стоимость зданий
lorenzo-tile-lose_vp_per_resource = Вычет за ресурсы

## Что напечатано на картах и жетонах

lorenzo-price-military = { $pays } (нужно { $n })
lorenzo-gain-per = { $what } { $counted }
lorenzo-per-territory = за каждую территорию
lorenzo-per-character = за каждого персонажа
lorenzo-per-building = за каждое здание
lorenzo-per-venture = за каждый проект
lorenzo-per-2_military = за каждые 2 очка вооружения
lorenzo-take-any = взять любую карту (сила { $n })
lorenzo-take-type = взять { $type-acc } (сила { $n })
lorenzo-take-type-off = взять { $type-acc } (сила { $n }), дешевле на { $off-acc }
lorenzo-do-harvest = урожай силой { $n }
lorenzo-do-production = производство силой { $n }
lorenzo-exchange = { $pays } → { $gets }
lorenzo-final-points = { $n ->
    [one] { $n } победное очко в конце игры
    [few] { $n } победных очка в конце игры
   *[many] { $n } победных очков в конце игры
}
lorenzo-value = { $n } { $what }
lorenzo-sum = { $n } + { $by } = { $total }
lorenzo-difference = { $n } − { $by } = { $total }
lorenzo-action-territory = при взятии территорий
lorenzo-action-character = при взятии персонажей
lorenzo-action-building = при взятии зданий
lorenzo-action-venture = при взятии проектов
lorenzo-action-harvest = к урожаю
lorenzo-action-production = к производству
lorenzo-action-coloured = вашим цветным родственникам
lorenzo-action-neutral = вашему бесцветному родственнику
lorenzo-always-building_wood_or_stone_off = { $n ->
    [one] здания дешевле на { $n } дерево или { $n } камень
    [few] здания дешевле на { $n } дерева или { $n } камня
   *[many] здания дешевле на { $n } дерева или { $n } камней
}
lorenzo-always-character_coins_off = { $n ->
    [one] персонажи дешевле на { $n } монету
    [few] персонажи дешевле на { $n } монеты
   *[many] персонажи дешевле на { $n } монет
}
lorenzo-always-any_coins_off = { $n ->
    [one] скидка в { $n } монету на карты, в цене которых есть монеты
    [few] скидка до { $n } монет на карты, в цене которых есть монеты
   *[many] скидка до { $n } монет на карты, в цене которых есть монеты
}
lorenzo-always-no_floor_bonus = этажи башен не дают вам бонусов
lorenzo-always-share_spaces = ваших родственников можно выставлять в занятые ячейки
lorenzo-always-no_fee = за занятые башни вы не платите монет
lorenzo-always-support_vp = { $n ->
    [one] ещё { $n } победное очко за каждую поддержку церкви
    [few] ещё { $n } победных очка за каждую поддержку церкви
   *[many] ещё { $n } победных очков за каждую поддержку церкви
}
lorenzo-always-coloured_set = важность ваших цветных родственников — { $n } вместо значений кубиков
lorenzo-always-copy = копирует свойство деятеля, которого разыграл другой игрок
lorenzo-always-no_slot_military = для территорий не нужны очки вооружения
lorenzo-always-double_immediate = мгновенные свойства карт дают вдвое больше дерева, камня, монет и слуг
lorenzo-once-one_coloured_set = важность одного вашего цветного родственника в этом раунде — { $n }
lorenzo-ability-once = Раз в раунд: { $what }
lorenzo-ability-always = Всегда: { $what }
lorenzo-does-fewer_military = { $n ->
    [one] каждая карта или ячейка даёт вам на { $n } очко вооружения меньше
    [few] каждая карта или ячейка даёт вам на { $n } очка вооружения меньше
   *[many] каждая карта или ячейка даёт вам на { $n } очков вооружения меньше
}
lorenzo-does-fewer_coins = { $n ->
    [one] каждая карта или ячейка даёт вам на { $n } монету меньше
    [few] каждая карта или ячейка даёт вам на { $n } монеты меньше
   *[many] каждая карта или ячейка даёт вам на { $n } монет меньше
}
lorenzo-does-fewer_servants = { $n ->
    [one] каждая карта или ячейка даёт вам на { $n } слугу меньше
    [few] каждая карта или ячейка даёт вам на { $n } слуг меньше
   *[many] каждая карта или ячейка даёт вам на { $n } слуг меньше
}
lorenzo-does-fewer_wood_or_stone = { $n ->
    [one] каждая карта или ячейка даёт вам на { $n } дерево или камень меньше
    [few] каждая карта или ячейка даёт вам на { $n } дерева или камня меньше
   *[many] каждая карта или ячейка даёт вам на { $n } дерева или камней меньше
}
lorenzo-does-no_market = вы не можете выставлять родственников на рынок
lorenzo-does-servants_for_one = { $n ->
    [one] за каждое +1 вы тратите { $n } слугу
    [few] за каждое +1 вы тратите { $n } слуг
   *[many] за каждое +1 вы тратите { $n } слуг
}
lorenzo-does-skip_first_turn = каждый раунд вы пропускаете первый ход и выставляете этого родственника после всех остальных
lorenzo-does-no_character_points = персонажи не приносят вам очков в конце игры
lorenzo-does-no_venture_points = проекты не приносят вам очков в конце игры
lorenzo-does-no_territory_points = территории не приносят вам очков в конце игры
lorenzo-does-lose_vp_per_vp = { $n ->
    [one] перед финальным подсчётом вы теряете 1 победное очко за каждое { $n } победное очко
    [few] перед финальным подсчётом вы теряете 1 победное очко за каждые { $n } победных очка
   *[many] перед финальным подсчётом вы теряете 1 победное очко за каждые { $n } победных очков
}
lorenzo-does-lose_vp_per_military = { $n ->
    [one] в конце игры вы теряете { $n } победное очко за каждое очко вооружения
    [few] в конце игры вы теряете { $n } победных очка за каждое очко вооружения
   *[many] в конце игры вы теряете { $n } победных очков за каждое очко вооружения
}
lorenzo-does-lose_vp_per_building_price = { $n ->
    [one] в конце игры вы теряете { $n } победное очко за каждое дерево и каждый камень в ценах ваших зданий
    [few] в конце игры вы теряете { $n } победных очка за каждое дерево и каждый камень в ценах ваших зданий
   *[many] в конце игры вы теряете { $n } победных очков за каждое дерево и каждый камень в ценах ваших зданий
}
lorenzo-does-lose_vp_per_resource = { $n ->
    [one] в конце игры вы теряете { $n } победное очко за каждое дерево, камень, монету и слугу
    [few] в конце игры вы теряете { $n } победных очка за каждое дерево, камень, монету и слугу
   *[many] в конце игры вы теряете { $n } победных очков за каждое дерево, камень, монету и слугу
}

## Вопросы игрокам

lorenzo-ask-choose-tile = { $who }: выберите плашку личных бонусов
lorenzo-ask-draft = { $who }: оставьте себе одного из этих деятелей
lorenzo-ask-turn = { $who }: выставьте родственника
lorenzo-ask-where = { $who }: выберите, куда выставить { $member-acc } (важность { $n })
lorenzo-ask-who = { $who }: выберите, кого туда выставить ({ $space })
lorenzo-ask-after = { $who }: используйте деятеля или закончите ход
lorenzo-ask-price = { $who }: выберите, чем заплатить за карту «{ $card }»
lorenzo-ask-discount = { $who }: выберите скидку на карту «{ $card }»
lorenzo-ask-privilege = { $left ->
    [one] { $who }: выберите консульскую привилегию
    [few] { $who }: выберите { $left } разные консульские привилегии
   *[many] { $who }: выберите { $left } разных консульских привилегий
}
lorenzo-ask-fewer = { $who }: выберите, чего вы получите на 1 меньше
lorenzo-ask-bonus-card = { $who }: взять { $type-acc } дополнительным действием (сила { $value })?
lorenzo-ask-bonus-card-off = { $who }: взять { $type-acc } дополнительным действием (сила { $value }, скидка: { $off })?
lorenzo-ask-bonus-any = { $who }: взять любую карту дополнительным действием (сила { $n })?
lorenzo-ask-servants = { $who }: выберите, сколько слуг потратить ({ $space }); оставшиеся в конце могут стоить вам очков
lorenzo-ask-harvest = { $who }: выберите, сколько слуг потратить на урожай (сила { $n })
lorenzo-ask-production = { $who }: выберите, сколько слуг потратить на производство (сила { $n })
lorenzo-ask-exchange = { $who }: выберите обмены в производстве (сила { $n })
lorenzo-ask-church = { $who }: отдать { $faith-acc } и поддержать церковь?

## Вопросы случаю

lorenzo-ask-order = Кто следующий по очерёдности хода?
lorenzo-ask-draw-tile = Жетон анафемы периода { $period }
lorenzo-ask-deal = Сдаётся деятель: { $who }
lorenzo-ask-lay = Следующая карта: { $space }
lorenzo-ask-roll = Бросок: { $die }

## Ответы

lorenzo-choose-tile = { $tile }: урожай — { $harvest }; производство — { $production }
lorenzo-place = Выставить { $member-acc } (важность { $n })
lorenzo-pass = Пропустить ход: { $member } остаётся дома в этом раунде
lorenzo-to = Выставить { $space-to }
lorenzo-floor = { $space }: «{ $card }»
    .to = { $space-to }: «{ $card }»
lorenzo-floor-value = { $space }: «{ $card }» (сила { $value })
lorenzo-floor-paying = { $space }: «{ $card }» (сначала отдать { $what-acc })
lorenzo-floor-value-paying = { $space }: «{ $card }» (сила { $value }; сначала отдать { $what-acc })
lorenzo-go-value = { $space } (сила { $value })
lorenzo-go-paying = { $space } (потратить { $what-acc })
lorenzo-go-value-paying = { $space } (сила { $value }; потратить { $what-acc })
lorenzo-play = Разыграть деятеля: { $leader }
lorenzo-play-copying = Разыграть деятеля: { $leader } (свойство: { $other })
lorenzo-discard = Сбросить деятеля за консульскую привилегию: { $leader }
lorenzo-activate = Активировать деятеля: { $leader }
lorenzo-activate-for = Активировать деятеля: { $leader } ({ $member })
lorenzo-end-turn = Закончить ход
lorenzo-pay = Заплатить { $what-acc }
lorenzo-discount = Скидка: { $what }; заплатить { $price-acc }
lorenzo-fewer = На { $what-acc } меньше
lorenzo-privilege = { $what }
lorenzo-servants = Потратить { $what-acc }: сила { $value }
lorenzo-use = «{ $card }»: { $pays } → { $gets }
lorenzo-done = Больше не обменивать
lorenzo-decline = Отказаться
lorenzo-support = Поддержать церковь: { $what }
lorenzo-refuse = Отказать и принять анафему: «{ $tile }»

## Журнал

lorenzo-did-order = Очерёдность хода: { $order }.
lorenzo-did-draw-tile = Жетон анафемы периода { $period }: «{ $tile }».
lorenzo-did-choose-tile = { $who } выбирает: { $tile }.
lorenzo-did-deal = Вам сдан деятель: { $leader }.
lorenzo-did-draft = { $who } оставляет себе деятеля и передаёт остальных дальше.
lorenzo-you-draft = Вы оставляете себе деятеля: { $leader }.
lorenzo-did-end-draft = Драфт окончен: у каждого есть свои деятели.
lorenzo-did-round = Начинается раунд { $n } (период { $period }). Первый игрок: { $who }.
lorenzo-did-lay = { $space }: «{ $card }».
lorenzo-did-roll = Бросок: { $die } показывает { $n }.
lorenzo-did-skip-turn = { $who } пропускает первый ход раунда из-за жетона анафемы.
lorenzo-did-place = { $who } выставляет { $member-acc } { $space-to } (важность { $value }).
lorenzo-did-pass = { $who } не может выставить родственника: { $member } остаётся дома в этом раунде.
lorenzo-did-spend-servants = { $who } тратит { $what-acc } (сила { $n }).
lorenzo-did-pay-fee = { $who } платит { $what-acc } за занятую башню.
lorenzo-did-floor-bonus = { $who } получает { $what-acc } (бонус этажа).
lorenzo-did-pay = { $who } платит { $what-acc }.
lorenzo-did-take = { $who } берёт карту «{ $card }».
lorenzo-did-grant = { $who } получает дополнительное действие (карта «{ $source }»): { $what }.
lorenzo-did-gain = { $who } получает { $what-acc }.
lorenzo-did-gain-from = { $who } получает { $what-acc } ({ $source }).
lorenzo-did-lose = { $who } получает на { $what-acc } меньше из-за жетона анафемы.
lorenzo-did-privilege = { $who } берёт консульскую привилегию: { $what }.
lorenzo-did-harvest = { $who } собирает урожай силой { $n }.
lorenzo-did-production = { $who } выполняет производство силой { $n }.
lorenzo-did-nothing = { $who } ничего не получает: сила действия слишком мала ({ $area }).
lorenzo-did-exchange = { $who } использует карту «{ $card }» и платит { $what-acc }.
lorenzo-did-no-card = { $who } не может взять карту дополнительным действием (сила { $n }).
lorenzo-did-decline = { $who } отказывается от дополнительного действия.
lorenzo-did-play = { $who } разыгрывает деятеля: { $leader }.
lorenzo-did-copy = { $who } теперь имеет свойство деятеля: { $leader }.
lorenzo-did-discard = { $who } сбрасывает деятеля: { $leader }.
lorenzo-did-activate = { $who } активирует деятеля: { $leader }.
lorenzo-did-name = { $who }: { $member } в этом раунде имеет важность { $n }.
lorenzo-did-report = { $n ->
    [one] Доклад Ватикану: нужно { $n } очко веры.
    [few] Доклад Ватикану: нужно { $n } очка веры.
   *[many] Доклад Ватикану: нужно { $n } очков веры.
}
lorenzo-did-excommunicate = { $who } подвергается анафеме: «{ $tile }».
lorenzo-did-support = { $who } поддерживает церковь.
lorenzo-did-faith-vp = { $who } отдаёт { $faith-acc } и получает { $what-acc }.
lorenzo-did-end = Партия окончена.

## Предупреждения перед ответом

lorenzo-warn-excommunicated = При докладе Ватикану вы подвергнетесь анафеме: «{ $tile }».

## Почему так нельзя

lorenzo-why-member-placed = Этот родственник уже выставлен.
lorenzo-why-member-passed = Этот родственник остаётся дома в этом раунде.
lorenzo-why-member-nowhere = Для этого родственника нет ячейки, даже если потратить всех слуг.
lorenzo-why-must-place = Пока есть подходящая ячейка, родственника нужно выставить.
lorenzo-why-closed = Эта ячейка не используется при таком числе игроков.
lorenzo-why-occupied = В этой ячейке уже стоит родственник.
lorenzo-why-no-card = На этом этаже нет карты.
lorenzo-why-floor-occupied = На этом этаже стоит родственник, и карта уже взята.
lorenzo-why-coloured-in-tower = В этой башне уже стоит ваш цветной родственник.
lorenzo-why-coloured-in-area = В этой области уже стоит ваш цветной родственник.
lorenzo-why-market-forbidden = Анафема закрыла вам рынок.
lorenzo-why-value-short = Важность слишком мала. Чтобы её увеличить, не хватает: { $what }.
lorenzo-why-other-type = Этим действием нельзя взять карту такого типа.
lorenzo-why-row-full = У вас уже шесть карт этого типа.
lorenzo-why-slot-short = Для следующей территории не хватает: { $what }.
lorenzo-why-fee-short = Чтобы заплатить за занятую башню, не хватает: { $what } (бонус этажа не в счёт).
lorenzo-why-price-short = Чтобы заплатить за карту, не хватает: { $what }.
lorenzo-why-military-short = Чтобы взять карту, не хватает: { $what }.
lorenzo-why-no-such-price = У этой карты нет такой цены.
lorenzo-why-no-discount = Эта скидка ничего не меняет, или оставшуюся цену вам не заплатить.
lorenzo-why-no-difference = Такое число слуг ничего не меняет.
lorenzo-why-servants-short = У вас нет столько слуг. Не хватает: { $what }.
lorenzo-why-not-optional = Когда родственник выставлен, от его действия нельзя отказаться.
lorenzo-why-not-activated = Сила действия мала для этого здания, или оно не ваше.
lorenzo-why-used-already = В этом производстве это здание уже использовано.
lorenzo-why-exchange-short = Для этого обмена не хватает: { $what } (полученное в этом же производстве не в счёт).
lorenzo-why-same-privilege = Все эти привилегии должны быть разными.
lorenzo-why-tile-taken = Эту плашку уже выбрал другой игрок.
lorenzo-why-not-in-packet = Среди карт, из которых вы выбираете, этого деятеля нет.
lorenzo-why-not-in-hand = Этого деятеля нет у вас в руке.
lorenzo-why-leader-needs = Чтобы разыграть этого деятеля, не хватает: { $what }.
lorenzo-why-nothing-to-copy = Другие игроки ещё не разыграли деятеля, которого можно скопировать.
lorenzo-why-name-who-to-copy = Выберите, чьё свойство копировать.
lorenzo-why-not-played = Вы не разыграли этого деятеля.
lorenzo-why-not-once = Свойство этого деятеля действует постоянно, его не активируют.
lorenzo-why-face-down = В этом раунде этот деятель уже использован.
lorenzo-why-name-a-member = Выберите, для какого родственника.
lorenzo-why-leaders-later = Деятелей можно использовать до этого действия или после него, но не посреди него.
lorenzo-why-no-leaders = Эта партия идёт без деятелей.

## Части поля

lorenzo-board-tower-territory = Территории
lorenzo-board-tower-character = Персонажи
lorenzo-board-tower-building = Здания
lorenzo-board-tower-venture = Проекты
lorenzo-board-harvest = Урожай
lorenzo-board-production = Производство
lorenzo-board-market = Рынок
lorenzo-board-council = Дворец консула
lorenzo-board-excommunications = Анафема
lorenzo-board-leaders = Деятели

## На чём основана подсказка

reason-lorenzo-points = победные очки
reason-lorenzo-resources = ресурсы
reason-lorenzo-military = вооружение
reason-lorenzo-territories = территории
reason-lorenzo-characters = персонажи
reason-lorenzo-buildings = здания
reason-lorenzo-ventures = проекты
reason-lorenzo-harvest = урожай
reason-lorenzo-production = производство
reason-lorenzo-faith = вера
reason-lorenzo-excommunication = анафема
reason-lorenzo-leaders = деятели
reason-lorenzo-members = родственники в запасе
reason-lorenzo-pending = ещё не взятые бонусы
reason-lorenzo-order = очерёдность хода

## Почему числа из коробки не подходят друг к другу

lorenzo-together-exchanges = обмены здания остаются при нём, и каждый чего-то стоит
lorenzo-together-floor = этаж даёт что-то одно (L-20)
lorenzo-together-military = карта стоит { $pays } вооружения, а требует только { $needs } (L-93)
