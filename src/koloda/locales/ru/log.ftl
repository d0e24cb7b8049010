### Журнал, обращённый к читающему: строка продолжает имя игрока над ней или перед ней.
### Строка с ~ стоит сама по себе; `-you` говорится тому, кто действовал, `-at-you` — тому, с кем это случилось.


## Karma

karma-chose = выбирает { $cards } в открытый ряд
karma-chose-you = выбираете { $cards } в открытый ряд
karma-shown = открывает { $cards }
karma-shown-you = открываете { $cards }
karma-first = начинает
karma-first-you = начинаете
karma-dealer = сдаёт
karma-dealer-you = сдаёте
karma-played = ходит { $cards }
karma-played-you = ходите { $cards }
karma-played-up = ходит со стола { $cards }
karma-played-up-you = ходите со стола { $cards }
karma-flipped = открывает вслепую { $cards }
karma-flipped-you = открываете вслепую { $cards }
karma-failed = ~{ $cards } не подходит
karma-cleared = убирает стопку и ходит ещё раз
karma-cleared-you = убираете стопку и ходите ещё раз
karma-took = берёт стопку: { $cards }
karma-took-you = берёте стопку: { $cards }
karma-gave = отдаёт стопку, её берёт { $other }: { $cards }
karma-gave-you = отдаёте стопку, её берёт { $other }: { $cards }
karma-gave-at-you = отдаёт вам стопку: { $cards }
karma-left-game = ~{ $cards } выходит из игры
karma-moved-up = ~{ $cards } снизу ложится наверх
karma-drew = добирает { $cards }
karma-drew-you = добираете { $cards }
karma-finished = ничего не добавляет
karma-finished-you = ничего не добавляете
karma-out = выходит: карт больше нет
karma-out-you = выходите: карт больше нет

## Kanobu

kanobu-first = начинает
kanobu-first-you = начинаете
kanobu-turned-up = ~{ $cards } начинает стопку
kanobu-played = ходит { $cards }
kanobu-played-you = ходите { $cards }
kanobu-drew = берёт { $cards }
kanobu-drew-you = берёте { $cards }
kanobu-ended-turn = не ходит
kanobu-ended-turn-you = не ходите
kanobu-passed = не может ни сходить, ни взять карту
kanobu-passed-you = не можете ни сходить, ни взять карту
kanobu-owed-skip = ~{ $other }: ответить или пропустить ход
kanobu-owed-skip-at-you = ~Ответьте или пропустите ход
kanobu-owed-cards = ~{ $other }: ответить или взять { $amount } и пропустить ход
kanobu-owed-cards-at-you = ~К вам { $amount ->
    [one] идёт { $amount } карта
    [few] идут { $amount } карты
   *[many] идёт { $amount } карт
} и пропуск хода
kanobu-owed-all = ~{ $other }: ответить, иначе остальные берут по { $amount }
kanobu-owed-all-at-you = ~Ответьте, иначе остальные берут по { $amount }
kanobu-owed-chance = ~{ $other }: ответить, выложить три карты или взять { $amount }
kanobu-owed-chance-at-you = ~Ответьте, выложите три карты или возьмите { $amount }
kanobu-accepted = не отвечает
kanobu-accepted-you = не отвечаете
kanobu-skipped = пропускает ход
kanobu-skipped-you = пропускаете ход
kanobu-laid = выкладывает { $cards }
kanobu-laid-you = выкладываете { $cards }
kanobu-turned = ~Ход идёт в другую сторону
kanobu-named-blue = называет синий
kanobu-named-blue-you = называете синий
kanobu-named-green = называет зелёный
kanobu-named-green-you = называете зелёный
kanobu-named-red = называет красный
kanobu-named-red-you = называете красный
kanobu-named-yellow = называет жёлтый
kanobu-named-yellow-you = называете жёлтый
kanobu-opened = открывает { $cards }
kanobu-opened-you = открываете { $cards }
kanobu-used = ходит со Звезды { $cards }
kanobu-used-you = ходите со Звезды { $cards }
kanobu-kept = забирает со Звезды { $cards }
kanobu-kept-you = забираете со Звезды { $cards }
kanobu-left-open = ~{ $cards } уходят под колоду
kanobu-cancelled = ~{ $cards }: под колоду
kanobu-out = без карт: место { $amount }
kanobu-out-you = без карт: место { $amount }
kanobu-ended = выходит без карт и побеждает
kanobu-ended-you = выходите без карт: победа ваша

## Unit

unit-first = начинает
unit-first-you = начинаете
unit-dealt = получает { $cards }
unit-dealt-you = получаете { $cards }
unit-turn = начинает ход
unit-turn-you = начинаете ход
unit-no-move = не может ничем ходить
unit-no-move-you = не можете ничем ходить
unit-reserved = кладёт в лимит { $cards }
unit-reserved-you = кладёте в лимит { $cards }
unit-attached-s = расширяет лимит ♠ картой { $cards }
unit-attached-s-you = расширяете лимит ♠ картой { $cards }
unit-attached-h = расширяет лимит ♥ картой { $cards }
unit-attached-h-you = расширяете лимит ♥ картой { $cards }
unit-attached-d = расширяет лимит ♦ картой { $cards }
unit-attached-d-you = расширяете лимит ♦ картой { $cards }
unit-taken-back = забирает { $cards }: до конца хода карта отдыхает
unit-taken-back-you = забираете { $cards }: до конца хода карта отдыхает
unit-attacked = атакует: { $cards }
unit-attacked-you = атакуете: { $cards }
unit-defended = защищается: { $cards }
unit-defended-you = защищаетесь: { $cards }
unit-against = против { $cards }
unit-against-you = против { $cards }
unit-recovered = превращает { $cards } из лимита в очки
unit-recovered-you = превращаете { $cards } из лимита в очки
unit-recovered-hand = превращает { $cards } из руки в очки
unit-recovered-hand-you = превращаете { $cards } из руки в очки
unit-passed = пока не отвечает
unit-passed-you = пока не отвечаете
unit-ended-turn = заканчивает ход; последнее слово: { $other }
unit-ended-turn-you = заканчиваете ход; последнее слово: { $other }
unit-ended-turn-at-you = заканчивает ход; последнее слово за вами
unit-done = больше ничего не делает
unit-done-you = больше ничего не делаете
unit-unsaved =
    { $amount ->
        [0] не может спасти очки: подходящих карт лимита нет
       *[other] не может спасти очки: карты лимита дают только { $amount }
    }
unit-unsaved-you =
    { $amount ->
        [0] не можете спасти очки: подходящих карт лимита нет
       *[other] не можете спасти очки: карты лимита дают только { $amount }
    }
unit-unspent = не тратит карты лимита, которые спасли бы очки (+{ $amount })
unit-unspent-you = не тратите карты лимита, которые спасли бы очки (+{ $amount })
unit-ready = ждёт конца хода
unit-ready-you = ждёте конца хода
unit-unready = снова действует
unit-unready-you = снова действуете
unit-danger = может потерять { $amount }: все очки
unit-danger-you = можете потерять { $amount }: все очки
unit-lost = теряет { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
}
unit-lost-you = теряете { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
}
unit-lost-by = от { $cards }
unit-gained = получает { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
}
unit-gained-you = получаете { $amount ->
    [one] { $amount } очко
    [few] { $amount } очка
   *[many] { $amount } очков
}
unit-cleared = ~С поля: { $cards }
unit-shown = показывает { $cards }
unit-shown-you = показываете { $cards }
unit-counted = очки и карты вместе: { $amount }
unit-counted-you = очки и карты вместе: { $amount }

## Karmaka

karmaka-first = начинает
karmaka-first-you = начинаете
karmaka-dealt = получает { $cards }
karmaka-dealt-you = получаете { $cards }
karmaka-renewed = ~Руины становятся новым Источником, карт: { $amount }
karmaka-drew-own = берёт { $cards }
karmaka-drew-own-you = берёте { $cards }
karmaka-points = кладёт { $cards } в Деяния
karmaka-points-you = кладёте { $cards } в Деяния
karmaka-ability = применяет { $cards }
karmaka-ability-you = применяете { $cards }
karmaka-future = кладёт { $cards } в Следующую жизнь
karmaka-future-you = кладёте { $cards } в Следующую жизнь
karmaka-partner = кладёт { $cards } в Следующую жизнь: { $other }
karmaka-partner-you = кладёте { $cards } в Следующую жизнь: { $other }
karmaka-partner-at-you = кладёт { $cards } в вашу Следующую жизнь
karmaka-passed = пасует
karmaka-passed-you = пасуете
karmaka-skipped = больше карт не играет
karmaka-skipped-you = больше карт не играете
karmaka-aimed = играет её на игрока: { $other }
karmaka-aimed-you = играете её на игрока: { $other }
karmaka-aimed-at-you = играет её на вас
karmaka-aimed-self = играете её на себя
karmaka-aimed-own = играет её на себя
karmaka-unasked = (другого выбора нет)
karmaka-ruined = отправляет { $cards } из Руки в Руины
karmaka-ruined-you = отправляете { $cards } из Руки в Руины
karmaka-ruined-deed = лишается Деяния { $cards }
karmaka-ruined-deed-you = лишаетесь Деяния { $cards }
karmaka-ruined-deck = теряет { $cards } из Колоды
karmaka-ruined-deck-you = теряете { $cards } из Колоды
karmaka-ruined-future = теряет { $cards } из Следующей жизни
karmaka-ruined-future-you = теряете { $cards } из Следующей жизни
karmaka-ruined-random = случайно теряет { $cards } из Руки
karmaka-ruined-random-you = случайно теряете { $cards } из Руки
karmaka-drew = берёт { $cards } из Источника
karmaka-drew-you = берёте { $cards } из Источника
karmaka-deck-grew = получает карту Источника на Колоду
karmaka-deck-grew-you = получаете карту Источника на Колоду
karmaka-fetched = берёт { $cards } из Руин
karmaka-fetched-you = берёте { $cards } из Руин
karmaka-recycled = кладёт { $cards } из Руин в Следующую жизнь
karmaka-recycled-you = кладёте { $cards } из Руин в Следующую жизнь
karmaka-scored = переносит { $cards } в Деяния
karmaka-scored-you = переносите { $cards } в Деяния
karmaka-took-back = берёт { $cards } из Следующей жизни
karmaka-took-back-you = берёте { $cards } из Следующей жизни
karmaka-peeked = смотрит Руку ({ $other }): { $cards }
karmaka-peeked-you = видите Руку ({ $other }): { $cards }
karmaka-peeked-at-you = смотрит вашу Руку
karmaka-looked = смотрит { $cards } из Источника
karmaka-looked-you = видите { $cards } из Источника
karmaka-placed = кладёт { $cards } в Следующую жизнь
karmaka-placed-you = кладёте { $cards } в Следующую жизнь
karmaka-returned = возвращает { $cards } в Источник
karmaka-returned-you = возвращаете { $cards } в Источник
karmaka-stole-future = забирает { $cards } из Следующей жизни: { $other }
karmaka-stole-future-you = забираете { $cards } из Следующей жизни: { $other }
karmaka-stole-future-at-you = забирает { $cards } из вашей Следующей жизни
karmaka-shown = видит в Руке ({ $other }): { $cards }
karmaka-shown-you = видите в Руке ({ $other }): { $cards }
karmaka-shown-at-you = видит в вашей Руке: { $cards }
karmaka-stole = забирает { $cards } из Руки: { $other }
karmaka-stole-you = забираете { $cards } из Руки: { $other }
karmaka-stole-at-you = забирает { $cards } из вашей Руки
karmaka-stole-deed = забирает Деяние { $cards }: { $other }
karmaka-stole-deed-you = забираете Деяние { $cards }: { $other }
karmaka-stole-deed-at-you = забирает ваше Деяние { $cards }
karmaka-copied = копирует { $cards }
karmaka-copied-you = копируете { $cards }
karmaka-accepted = берёт { $cards } в Следующую жизнь
karmaka-accepted-you = берёте { $cards } в Следующую жизнь
karmaka-declined = отказывается от { $cards }
karmaka-declined-you = отказываетесь от { $cards }
karmaka-unwanted = ~{ $cards } уходит в Руины
karmaka-died = умирает с { $amount ->
    [one] { $amount } очком
    [few] { $amount } очками
   *[many] { $amount } очками
}
karmaka-died-you = умираете с { $amount ->
    [one] { $amount } очком
    [few] { $amount } очками
   *[many] { $amount } очками
}
karmaka-spent = тратит { $amount ->
    [one] { $amount } Кольцо
    [few] { $amount } Кольца
   *[many] { $amount } Колец
}
karmaka-spent-you = тратите { $amount ->
    [one] { $amount } Кольцо
    [few] { $amount } Кольца
   *[many] { $amount } Колец
}
karmaka-stayed = остаётся и получает Кольцо, теперь их { $amount }
karmaka-stayed-you = остаётесь и получаете Кольцо, теперь их { $amount }
karmaka-buried = отдаёт Деяния в Руины: { $cards }
karmaka-buried-you = отдаёте Деяния в Руины: { $cards }
karmaka-reborn =
    { $amount ->
        [0] рождается вновь без карт
       *[other] рождается вновь: { $cards }
    }
karmaka-reborn-you =
    { $amount ->
        [0] рождаетесь вновь без карт
       *[other] рождаетесь вновь: { $cards }
    }
karmaka-new-deck =
    { $amount ->
        [0] без новой Колоды: карт хватает
       *[other] дополняет новую жизнь Колодой, карт: { $amount }
    }
karmaka-new-deck-you =
    { $amount ->
        [0] без новой Колоды: карт хватает
       *[other] дополняете новую жизнь Колодой, карт: { $amount }
    }
karmaka-transcended = достигает трансценденции и побеждает
karmaka-transcended-you = достигаете трансценденции: победа ваша
karmaka-climbed =
    поднимается: { $amount ->
        [1] Змея
        [2] Волк
        [3] Обезьяна
       *[other] Трансценденция
    }
karmaka-climbed-you =
    поднимаетесь: { $amount ->
        [1] Змея
        [2] Волк
        [3] Обезьяна
       *[other] Трансценденция
    }

## За любым столом

note-clock = не успевает: сделан простой ход
note-clock-you = не успеваете: за вас сделан простой ход
note-flag = исчерпывает время: дальше играет бот
note-flag-you = исчерпываете время: дальше играет бот
note-hint = просит подсказку
note-hint-you = просите подсказку
note-rule = думает слишком долго: ход выбран простым правилом
note-rule-you = думаете слишком долго: ход выбран простым правилом
note-resigned = сдаётся
note-resigned-you = сдаётесь
note-offers = предлагает закончить без победителя
note-offers-you = предлагаете закончить без победителя
note-agrees = согласие закончить игру
note-agrees-you = согласны закончить игру
note-goes-on = хочет играть дальше
note-goes-on-you = хотите играть дальше
note-ended = согласие: игра закончена без победителя
note-ended-you = согласны: игра закончена без победителя
