### Кармака на экране.

game-title = Кармака
game-line = Живите, умирайте и рождайтесь заново: очки каждой жизни поднимают по лестнице, первый в Трансценденции побеждает.

## Карты

card-panic = Паника
card-dwindle = Угасание
card-crisis = Кризис
card-roulette = Рулетка
card-hells_heart = Сердце ада
card-vengeance = Месть
card-spite = Злоба
card-another_day = Новый день
card-recycle = Круговорот
card-salvage = Спасение
card-longevity = Долголетие
card-sowing = Посев
card-journey = Странствие
card-jubilee = Торжество
card-transmigrate = Переселение душ
card-peek = Взгляд украдкой
card-destiny = Судьба
card-stolen_dreams = Украденные мечты
card-denial = Отрицание
card-swindle = Обман
card-thievery = Кража
card-embody = Воплощение
card-mimic = Мимикрия

## Напечатано на карте

text-panic = Верхняя карта любой колоды уходит в Руины. Можно сыграть ещё карту.
text-dwindle = Выбранный вами игрок сбрасывает карту из руки.
text-crisis = Соперник сам выбирает и сбрасывает своё Деяние.
text-roulette = Сбросьте до двух карт из руки; из Источника возьмите на одну больше.
text-hells_heart = Две верхние карты Следующей жизни соперника уходят в Руины.
text-vengeance = Открытое Деяние соперника уходит в Руины.
text-spite = Две случайные карты из руки соперника уходят в Руины.
text-another_day = Возьмите карту из Источника. Можно сыграть ещё карту.
text-recycle = Одну из трёх верхних карт Руин положите в Следующую жизнь.
text-salvage = Возьмите в руку одну из трёх верхних карт Руин.
text-longevity = Положите две карты Источника на колоду любого игрока.
text-sowing = Возьмите две из Источника, потом положите две из руки в Следующую жизнь.
text-journey = Возьмите три карты из Источника. Можно сыграть ещё карту.
text-jubilee = Переложите до двух карт из руки в Деяния.
text-transmigrate = Возьмите в руку любую карту своей Следующей жизни.
text-peek = Посмотрите руку соперника. Можно сыграть ещё карту.
text-destiny = Посмотрите три карты Источника; до двух — в Следующую жизнь.
text-stolen_dreams = Верхняя карта Следующей жизни соперника переходит в вашу.
text-denial = Сбросьте карту из руки и примените её способность.
text-swindle = Посмотрите три случайные карты руки соперника; одну возьмите.
text-thievery = Возьмите в руку открытое Деяние соперника.
text-embody = Примените способность одного из своих Деяний.
text-mimic = Примените способность открытого Деяния соперника.

# О чём правило: на крупной карте.
about-m2-4 = кому её предлагают
about-g12 = если Источник пуст
place-copies =
    { $count ->
        [one] { $count } копия, видно: { $seen }
        [few] { $count } копии, видно: { $seen }
       *[many] { $count } копий, видно: { $seen }
    }

## Места на столе

zone-hand = рука
zone-deck = колода
zone-future = Следующая жизнь, верхняя карта первая
zone-deeds = Деяния, открытое первое
zone-well = Источник
zone-ruins = Руины, верхняя карта первая
zone-inplay = разыгрывается
zone-shown = на виду у ходящего

## Сведения

# Чей ход, видно по вопросу.
fact-turn = { "" }
fact-turns = сыграно ходов: { $value }
fact-rung =
    { $player }: { $value ->
        [0] Жук-навозник, нужно 4 очка
        [1] Змея, нужно 5 очков
        [2] Волк, нужно 6 очков
        [3] Обезьяна, нужно 7 очков
       *[other] Трансценденция
    }
fact-rings =
    { $value ->
        [0] { "" }
        [one] { $player }: { $value } Кармическое кольцо
        [few] { $player }: { $value } Кармических кольца
       *[other] { $player }: { $value } Кармических колец
    }
fact-extra =
    { $value ->
        [0] { "" }
       *[other] дополнительных розыгрышей за ход: { $value }
    }
fact-target =
    { $value ->
        [none] { "" }
       *[other] направлена на: { $player }
    }
fact-copied =
    { $value ->
        [none] { "" }
       *[other] применяется способность карты «{ $cards }»
    }
fact-taken =
    { $value ->
        [0] { "" }
       *[other] «Переселение душ» взяло карту № { $value } сверху
    }
fact-met =
    { $value ->
        [0] { "" }
        [1] { "" }
        [few] это положение возникло { $value } раза
       *[many] это положение возникло { $value } раз
    }

## Вопросы

prompt-play = Что вы играете?
prompt-play-again = Можно сыграть ещё одну карту: какую?
prompt-choose-rival = Против кого из соперников?
prompt-choose-any-player = На кого сыграть карту?
prompt-may-ruin = «Рулетка»: сбросить карту из руки, чтобы взять на одну больше?
prompt-may-draw = «Рулетка»: взять карту из Источника?
prompt-fetch-to-future = Какую из верхних карт Руин положить в Следующую жизнь?
prompt-fetch-to-hand = Какую из верхних карт Руин взять в руку?
prompt-sow = Какую карту положить в Следующую жизнь?
prompt-may-score = «Торжество»: какую карту переложить в Деяния?
prompt-take-from-future = Какую карту Следующей жизни взять в руку?
prompt-may-place = «Судьба»: какую карту положить в Следующую жизнь?
prompt-return-the-rest = «Судьба»: какую карту вернуть на Источник? Последняя ляжет сверху.
prompt-steal-one = «Обман»: какую карту забрать?
prompt-ruin-and-copy = «Отрицание»: какую карту сбросить, чтобы применить её способность?
prompt-copy-own-deed = «Воплощение»: какое из своих Деяний повторить?
prompt-copy-rivals-deed = «Мимикрия»: чьё открытое Деяние повторить?
prompt-spend-rings = Жизнь окончена: сколько Кармических колец потратить?
prompt-they-ruin-a-card = «Угасание»: какую карту из руки сбросить?
prompt-they-ruin-a-deed = «Кризис»: какое из своих Деяний сбросить?
prompt-offer = Вам предлагают карту: { $inplay }. Взять в Следующую жизнь?
waits-play = { $name } играет карту или пасует.
waits-play-again = { $name } может сыграть ещё одну карту.
waits-offer = { $name } может взять карту в Следующую жизнь.
waits-spend-rings = { $name } может потратить кольца, чтобы подняться.

## Ходы

verb-points = { $cards } — в Деяния
verb-ability = { $cards } — ради способности
verb-future = { $cards } — в Следующую жизнь
verb-partner = { $cards } — в Следующую жизнь напарника
verb-pass = пас
verb-skip = больше ничего не играть
verb-accept = взять
verb-decline = отказаться
verb-draw = взять карту
verb-done = достаточно
verb-target = { $player }
verb-copy = открытое Деяние: { $player }
verb-fetch = карта Руин № { $number } сверху
verb-ruin = сбросить: { $cards }
verb-sow = { $cards } — в Следующую жизнь
verb-score = { $cards } — в Деяния
verb-place = { $cards } — в Следующую жизнь
verb-return = { $cards } — обратно на Источник
verb-steal = забрать: { $cards }
verb-take = карта № { $number } сверху
verb-deed = Деяние № { $number } сверху
verb-rings =
    { $number ->
        [0] не тратить колец
        [one] потратить { $number } кольцо
        [few] потратить { $number } кольца
       *[many] потратить { $number } колец
    }

## Места словами

place-well = Источник
place-ruins = Руины
place-deeds = Деяния
place-future = След. жизнь
place-deck = Колода
place-your-deeds = Ваши Деяния
place-deeds-are = очки этой жизни
place-exposed = открыто
place-exposed-is = Открыто: забрать, разрушить или повторить можно только верхнее Деяние; дешёвая карта сверху защитит остальные
place-future-life = Следующая жизнь
place-future-is = рука в следующей жизни
place-well-is = общий запас карт: из него пополняются новые жизни
place-ruins-is = сыгранные и потерянные карты; некоторые карты возвращают одну из трёх верхних
place-deck-is = по одной за ход
place-life = Карт в этой жизни: { $left }
place-life-is =
    { $left ->
        [0] она кончится в начале вашего хода
       *[other] { $players ->
            [2] на нуле: ход соперника, и конец
           *[other] на нуле: ходы соперников, и конец
        }
    }
place-next = Следующая: рука { $hand } + Колода { $deck }
place-next-is =
    { $deck ->
        [6] отложенного нет: шесть из Источника
        [0] всё отложенное, без Колоды
       *[other] отложенное, остальное из Источника
    }
place-ability = Способность
place-ability-is = действует сейчас; потом соперник может взять карту в свою Следующую жизнь, иначе она идёт в Руины
place-price =
    { $players ->
        [2] Потом соперник может взять её в свою Следующую жизнь.
       *[other] На кого она направлена, может взять её в свою Следующую жизнь; если ни на кого, соперников спрашивают по очереди.
    }
place-no-effect = эффекта нет
place-again = ещё одна карта
place-shown = Это видите только вы
place-choose-future = Ваша Следующая жизнь, первая — верхняя: возьмите одну
place-choose-ruins = Три верхние карты Руин, первая — верхняя: выберите одну
place-goal = цель
place-goal-is = Кто придёт сюда первым, побеждает
place-rung-is = В конце жизни { $asked } очков одного цвета поднимают отсюда; если меньше, вы остаётесь и получаете Кармическое кольцо
place-to-climb = до подъёма
place-of = { $points } из { $asked }
place-rings =
    { $count ->
        [one] { $count } Кармическое кольцо: одно очко в конце жизни
        [few] { $count } Кармических кольца: по очку в конце жизни
       *[many] { $count } Кармических колец: по очку в конце жизни
    }
place-ring-count =
    { $count ->
        [one] { $count } кольцо
        [few] { $count } кольца
       *[many] { $count } колец
    }
place-own-rings =
    { $count ->
        [0] колец нет
        [one] { $count } кольцо
        [few] { $count } кольца
       *[many] { $count } колец
    }
place-ring-is = Кольцо — это одно очко лучшему цвету в конце одной жизни. В конце каждой жизни вас спросят, сколько потратить; потраченные исчезают.
place-rings-short =
    { $enough ->
        [yes] Очков хватает: в конце жизни будет подъём.
       *[no] { $count ->
            [0] Мало очков: кольцо, +1 в жизни по выбору.
           *[other] Кольцо: +1 лучшему цвету; спросят в конце жизни.
        }
    }
place-ring-life =
    { $enough ->
        [yes] Очков хватает: подъём
       *[no] { $count ->
            [0] Мало очков: без подъёма, кольцо
            [one] Кольцо: +1 лучшему цвету
           *[other] Кольца: по +1 лучшему цвету
        }
    }
place-ring-when =
    { $enough ->
        [yes] { $count ->
            [0] если сохранятся до конца жизни
           *[other] кольца пригодятся потом
        }
       *[no] { $count ->
            [0] +1 один раз в конце жизни, какой – выберете вы
           *[other] в конце жизни выберете: тратить или беречь
        }
    }

## Чего ждут и что возможно

ask-offer = { $name } предлагает: *{ $card }*. Взять в Следующую жизнь? «{ $text }»
ask-now =
    { $rings ->
        [0] Очки: { $points } из { $asked }
       *[other] Очки: { $points } из { $asked } (с кольцами { $sum })
    }
ask-play =
    { $pass ->
        [yes] *Сыграйте карту*: Деяния, Способность или Следующая жизнь; или пас. { $now }, осталось карт: { $left }.
        [last] *Последняя карта*: без новой жизнь кончится в начале вашего следующего хода, и Деяния пропадут. { $enough ->
                [no] Пока { $now }; меньше { $asked } – останетесь и получите кольцо.
               *[yes] { $now }, для подъёма хватает.
            }
       *[no] *Сыграйте карту*: Деяния, Способность, Следующая жизнь. Колода пуста: каждый ход тратит карту, паса нет. { $now }, осталось карт: { $left }.
    }
ask-play-again = Можно сыграть *ещё одну карту*: Деяния, Способность или Следующая жизнь. Или остановиться.
ask-peril = *{ $name } вот-вот победит*: очков хватает для Трансценденции, а карт в этой жизни больше нет. Это последний шанс отнять очки.
ask-part = { $text } ({ $number } из { $total })
ask-as = { $card } как { $copied }
ask-choose-rival = *{ $card }*: против кого? Потом этот соперник может взять карту в свою Следующую жизнь.
ask-choose-any-player = *{ $card }*: выберите игрока, можно и себя. { $text }
ask-spend-rings =
    { $enough ->
        [none] Жизнь окончена, лучший цвет: { $points } из { $asked }. Подъём обеспечен, *кольца не нужны* (у вас { $rings }).
        [yes] Жизнь окончена, лучший цвет: { $points } из { $asked }; кольцо прибавит ему 1. Для подъёма хватит колец: *{ $need }* из { $rings }.
       *[no] Жизнь окончена, лучший цвет: { $points } из { $asked }. Не хватает { $need }, а колец у вас { $rings }. *Приберегите их.*
    }

## К чему ведёт ход

effect-points = Деяния
effect-ability = Способность
effect-ability-note = сейчас; потом соперник может взять её в свою Следующую жизнь, иначе Руины
effect-ability-none = сейчас без эффекта
effect-ability-panic = сбросить нечего; только ещё одна карта
effect-ability-peek = смотреть нечего; только ещё одна карта
effect-future = Следующая жизнь
effect-future-note = в новой руке
effect-partner = Напарнику
effect-partner-note = в его Следующую жизнь
effect-sow = Следующая жизнь
effect-score = Деяния
effect-ruin = В Руины
effect-place = Следующая жизнь
effect-return = Вернуть на Источник
effect-steal = Забрать
effect-take = Взять
effect-accept = Взять
effect-accept-note = в Следующую жизнь
effect-decline = Оставить
effect-decline-note = в Руинах
effect-pass = Пас
effect-pass-note = все карты останутся; уйдёт лишь время
effect-skip = Остановиться
effect-draw = Взять карту
effect-done = Достаточно
effect-rings =
    { $count ->
        [0] Не тратить
        [one] Потратить { $count } кольцо
        [few] Потратить { $count } кольца
       *[many] Потратить { $count } колец
    }
effect-rings-enough = { $points } из { $asked }: подъём
effect-rings-wasted = { $points } из { $asked }: больше, чем нужно
effect-rings-short = { $points } из { $asked }: без подъёма
effect-climbs = подъём
effect-climbs-rings =
    { $count ->
        [one] + 1 кольцо: подъём
        [few] + { $count } кольца: подъём
       *[many] + { $count } колец: подъём
    }
effect-best = лучший
effect-mosaic = +{ $points } каждому цвету,
effect-where-deeds = Деяния
effect-where-ability = Способн.
effect-where-future = След. жизнь

## Мгновения

moment-died =
    { $you ->
        [yes] Ваша жизнь окончена
       *[no] { $name }: жизнь окончена
    }
moment-died-note =
    { $you ->
        [yes] Рука и колода опустели; очков в лучшем цвете: { $amount }
       *[no] очков в лучшем цвете: { $amount }
    }
moment-spent =
    { $you ->
        [yes] { $amount ->
            [one] Вы тратите { $amount } кольцо: +{ $amount } очко
            [few] Вы тратите { $amount } кольца: +{ $amount } очка
           *[many] Вы тратите { $amount } колец: +{ $amount } очков
        }
       *[no] { $amount ->
            [one] { $name } тратит { $amount } кольцо: +{ $amount } очко
            [few] { $name } тратит { $amount } кольца: +{ $amount } очка
           *[many] { $name } тратит { $amount } колец: +{ $amount } очков
        }
    }
moment-climbed =
    { $you ->
        [yes] Вы поднимаетесь: { $rung }
       *[no] { $name } поднимается: { $rung }
    }
moment-climbed-note =
    { $you ->
        [yes]
            { $asked ->
                [0] { "" }
               *[other] Для следующей ступени нужно { $asked }
            }
       *[no] { "" }
    }
moment-stayed =
    { $you ->
        [yes] Очков мало: вы остаётесь, с кольцом
       *[no] Очков мало: { $name } остаётся, с кольцом
    }
moment-stayed-note =
    { $you ->
        [yes] Одно очко лучшему цвету, один раз: в конце каждой жизни вас спросят, тратить ли его. Колец у вас: { $amount }
       *[no] Одно очко, один раз, в конце жизни по выбору владельца
    }
moment-reborn =
    { $you ->
        [yes] { $rung }: начинается ваша новая жизнь
       *[no] { $name } ({ $rung }): начинается новая жизнь
    }
moment-reborn-note =
    { $you ->
        [yes] Деяния ушли в Руины, Следующая жизнь стала рукой. Весь ход ушёл на рождение
       *[no] { "" }
    }
moment-transcended =
    { $you ->
        [yes] Трансценденция! Победа за вами
       *[no] Трансценденция! Победа: { $name }
    }
moment-copied =
    { $you ->
        [yes] Вы применяете: { $card }
       *[no] { $name } применяет: { $card }
    }
moment-stole-deed =
    { $you ->
        [yes] Вы забираете { $card } ({ $other })
       *[no] { $name } забирает { $card } ({ $other })
    }
moment-ruined-deed =
    { $you ->
        [yes] Ваша карта { $card } уходит в Руины
       *[no] { $name }: { $card } уходит в Руины
    }
moment-ruined-random =
    { $you ->
        [yes] Из вашей руки уходит { $card }
       *[no] { $name } теряет { $card }
    }

## События

event-first = начинает { $player }
event-dealt = { $player } получает на руки: { $cards }
event-renewed = карты Руин становятся новым Источником: { $amount }
event-drew-own = { $player } берёт из своей колоды: { $cards }
event-points = { $player } кладёт в Деяния: { $cards }
event-ability = { $player } играет ради способности: { $cards }
event-future = { $player } кладёт в свою Следующую жизнь: { $cards }
event-partner = { $player } кладёт карту в Следующую жизнь напарника ({ $other }): { $cards }
event-passed = { $player } пасует
event-skipped = { $player } больше ничего не играет
event-aimed = { $player } выбирает игрока: { $other }
event-ruined = { $player } сбрасывает из руки: { $cards }
event-ruined-deed = Деяние уходит в Руины ({ $player }): { $cards }
event-ruined-deck = верхняя карта колоды уходит в Руины ({ $player }): { $cards }
event-ruined-future = карта Следующей жизни уходит в Руины ({ $player }): { $cards }
event-ruined-random = случайная карта руки уходит в Руины ({ $player }): { $cards }
event-drew = { $player } берёт из Источника: { $cards }
event-deck-grew = карта Источника ложится на колоду: { $player }
event-fetched = { $player } берёт из Руин: { $cards }
event-recycled = { $player } кладёт из Руин в свою Следующую жизнь: { $cards }
event-scored = { $player } перекладывает в Деяния: { $cards }
event-took-back = { $player } берёт из Следующей жизни карту № { $amount } сверху: { $cards }
event-peeked = { $player } смотрит руку соперника ({ $other }): { $cards }
event-looked = { $player } смотрит карты Источника: { $cards }
event-placed = { $player } кладёт в свою Следующую жизнь: { $cards }
event-returned = { $player } возвращает на Источник: { $cards }
event-stole-future = { $player } забирает карту чужой Следующей жизни ({ $other }) в свою: { $cards }
event-shown = { $player } видит карту чужой руки ({ $other }): { $cards }
event-stole = { $player } забирает карту из руки ({ $other }): { $cards }
event-stole-deed = { $player } забирает чужое Деяние ({ $other }): { $cards }
event-copied = { $player } применяет способность карты: { $cards }
event-accepted = { $player } берёт карту в свою Следующую жизнь: { $cards }
event-declined = { $player } отказывается от карты: { $cards }
event-unwanted = карта уходит в Руины: { $cards }
event-died = { $player } умирает, очков: { $amount }
event-spent =
    { $amount ->
        [one] { $player } тратит { $amount } кольцо
        [few] { $player } тратит { $amount } кольца
       *[many] { $player } тратит { $amount } колец
    }
event-climbed =
    { $amount ->
        [1] { $player } поднимается: Змея
        [2] { $player } поднимается: Волк
        [3] { $player } поднимается: Обезьяна
       *[other] { $player } поднимается: Трансценденция
    }
event-stayed = { $player } остаётся на месте и получает кольцо, теперь их { $amount }
event-buried = Деяния уходят в Руины ({ $player }): { $cards }
event-reborn = { $player } рождается заново с картами: { $cards }
event-new-deck =
    { $amount ->
        [0] { $player }: новой жизни хватает карт, Колоды нет
       *[other] { $player }: Источник дополняет новую жизнь Колодой, карт: { $amount }
    }
event-transcended = { $player } достигает Трансценденции и побеждает
event-repeated =
    { $amount ->
        [one] это положение возникло { $amount } раз; ещё один раз, и партия окончена
        [few] это положение возникло { $amount } раза; ещё один раз, и партия окончена
       *[many] это положение возникло { $amount } раз; ещё один раз, и партия окончена
    }
event-ended-loop = снова то же положение: партия окончена
event-ended-cap = сыгран ход { $amount }, это предел: партия окончена

## То же для того, кого это касается

you-first = Вы начинаете
you-dealt = Вы получаете на руки: { $cards }
you-drew-own = Вы берёте из своей колоды: { $cards }
you-points = Вы кладёте в Деяния: { $cards }
you-ability = Вы играете ради способности: { $cards }
you-future = Вы кладёте в свою Следующую жизнь: { $cards }
you-partner = Вы кладёте карту в Следующую жизнь напарника ({ $other }): { $cards }
to-you-partner = { $player } кладёт карту в вашу Следующую жизнь: { $cards }
you-passed = Вы пасуете
you-skipped = Вы больше ничего не играете
you-aimed = Вы выбираете игрока: { $other }
to-you-aimed = { $player } выбирает вас
you-ruined = Вы сбрасываете из руки: { $cards }
you-ruined-deed = Ваше Деяние уходит в Руины: { $cards }
you-ruined-deck = Верхняя карта вашей колоды уходит в Руины: { $cards }
you-ruined-future = Карта вашей Следующей жизни уходит в Руины: { $cards }
you-ruined-random = Случайная карта вашей руки уходит в Руины: { $cards }
you-drew = Вы берёте из Источника: { $cards }
you-deck-grew = Карта Источника ложится на вашу колоду
you-fetched = Вы берёте из Руин: { $cards }
you-recycled = Вы кладёте из Руин в свою Следующую жизнь: { $cards }
you-scored = Вы перекладываете в Деяния: { $cards }
you-took-back = Вы берёте из Следующей жизни карту № { $amount } сверху: { $cards }
you-peeked = Вы смотрите руку соперника ({ $other }): { $cards }
to-you-peeked = { $player } смотрит вашу руку
you-looked = Вы смотрите карты Источника: { $cards }
you-placed = Вы кладёте в свою Следующую жизнь: { $cards }
you-returned = Вы возвращаете на Источник: { $cards }
you-stole-future = Вы забираете в свою Следующую жизнь чужую карту ({ $other }): { $cards }
to-you-stole-future = { $player } забирает карту вашей Следующей жизни: { $cards }
you-shown = Вы видите карту чужой руки ({ $other }): { $cards }
to-you-shown = { $player } видит карту вашей руки: { $cards }
you-stole = Вы забираете карту из руки ({ $other }): { $cards }
to-you-stole = { $player } забирает карту из вашей руки: { $cards }
you-stole-deed = Вы забираете чужое Деяние ({ $other }): { $cards }
to-you-stole-deed = { $player } забирает ваше Деяние: { $cards }
you-copied = Вы применяете способность карты: { $cards }
you-accepted = Вы берёте карту в свою Следующую жизнь: { $cards }
you-declined = Вы отказываетесь от карты: { $cards }
you-died =
    { $amount ->
        [one] Ваша жизнь окончена: { $amount } очко
        [few] Ваша жизнь окончена: { $amount } очка
       *[many] Ваша жизнь окончена: { $amount } очков
    }
you-spent =
    { $amount ->
        [one] Вы тратите { $amount } кольцо
        [few] Вы тратите { $amount } кольца
       *[many] Вы тратите { $amount } колец
    }
you-climbed =
    { $amount ->
        [1] Вы поднимаетесь: Змея
        [2] Вы поднимаетесь: Волк
        [3] Вы поднимаетесь: Обезьяна
       *[other] Вы поднимаетесь: Трансценденция
    }
you-stayed =
    { $amount ->
        [one] Вы остаётесь на ступени и получаете Кармическое кольцо: 1 очко, один раз, в жизни по выбору
       *[other] Вы остаётесь на ступени и получаете Кармическое кольцо, теперь их { $amount }: по 1 очку, один раз, в жизни по выбору
    }
you-buried = Ваши Деяния уходят в Руины: { $cards }
you-reborn = Вы рождаетесь заново; рука: { $cards }
you-new-deck =
    { $amount ->
        [0] Новой жизни хватает карт: Колоды нет
       *[other] Источник дополняет вашу новую жизнь Колодой, карт: { $amount }
    }
you-transcended = Трансценденция: вы побеждаете

## Отказы

refusal-not-chance = тасует и выбирает наугад случай, а не игрок
refusal-not-held = у вас в руке нет карты { $card }
refusal-not-lifted = карты { $card } нет среди тех, что вы смотрите
refusal-not-shown = карты { $card } нет среди показанных вам
refusal-no-partner = вы играете без напарника
refusal-wolf-future = здесь напарники не кладут карты в Следующую жизнь друг друга
refusal-must-play = ваша колода пуста, нужно сыграть карту
refusal-no-skip = это ваш обычный ход: сыграйте карту или пасуйте
refusal-no-pass = от дополнительного розыгрыша отказываются словом skip
refusal-no-such-seat = на месте { $seat } никто не сидит
refusal-opposite = игрок напротив недосягаем
refusal-no-rival = игрок на месте { $seat } вам не соперник
refusal-no-deed = у игрока на месте { $seat } нет Деяний
refusal-too-deep = на месте { $place } нет карты
refusal-too-many-rings = колец у вас только { $rings }
refusal-play-now = сейчас сыграйте карту из руки или пасуйте
refusal-play-again-now = сейчас сыграйте ещё одну карту или откажитесь
refusal-choose-rival-now = сейчас выберите соперника
refusal-choose-player-now = сейчас выберите игрока
refusal-may-ruin-now = сейчас сбросьте карту из руки или остановитесь
refusal-may-draw-now = сейчас возьмите карту или остановитесь
refusal-recycle-now = сейчас выберите одну из трёх верхних карт Руин для Следующей жизни
refusal-salvage-now = сейчас выберите одну из трёх верхних карт Руин для руки
refusal-sow-now = сейчас выберите карту из руки для Следующей жизни
refusal-may-score-now = сейчас переложите карту в Деяния или остановитесь
refusal-take-now = сейчас назовите место карты в Следующей жизни
refusal-may-place-now = сейчас положите карту в Следующую жизнь или остановитесь
refusal-return-now = сейчас верните просмотренные карты по одной
refusal-steal-now = сейчас заберите одну из показанных карт
refusal-deny-now = сейчас сбросьте карту, способность которой хотите применить
refusal-embody-now = сейчас выберите своё Деяние, которое хотите повторить
refusal-mimic-now = сейчас выберите соперника, чьё открытое Деяние повторите
refusal-rings-now = сейчас скажите, сколько колец потратите
refusal-ruin-now = сейчас сбросьте карту из руки
refusal-ruin-deed-now = сейчас сбросьте одно из своих Деяний
refusal-offer-now = сейчас возьмите предложенную карту или откажитесь

## Опции

option-mode = каждый за себя, двое на двое или двое против Серого волка
option-first = кто начинает
option-wolf-seat = место Серого волка
option-wolf-partner-future = противники Волка могут класть карты в Следующую жизнь друг друга
option-counts = сколько экземпляров отдельных карт, например panic:4,mimic:0
option-extra-plays = сколько дополнительных розыгрышей за ход, не больше
option-repeat = на который раз одинаковое положение кончает партию; 0 — никогда
option-cap = предел ходов на каждого игрока

preset-free = каждый за себя, от 2 до 4 игроков
preset-teams = двое на двое, напарники сидят друг напротив друга
preset-wolf = два Жука-навозника против одного, который начинает Волком

## Коротко

brief-want = Поднимитесь на верх лестницы раньше других: по ступени за каждую жизнь, в которой хватило очков одного цвета — сначала 4, потом 5, 6 и 7.
brief-turn = Возьмите карту из своей колоды и сыграйте одну из руки: в Деяния — очки этой жизни, ради способности — действие сейчас (потом соперник может забрать карту), или в Следующую жизнь — карта на потом. Пасовать можно, только пока в колоде есть карты.
brief-end = Жизнь кончается, когда пусты рука и колода: считают лучший цвет, каждое Кармическое кольцо (их дают за неудачную жизнь) может добавить очко, и вы рождаетесь снова. Кто достиг Трансценденции, победил.

## Тренер

coach-rings =
    { $count ->
        [0] Деяний хватает на следующую ступень и без колец.
        [one] Не хватает { $count } очка; каждое кольцо даёт одно.
       *[other] Не хватает { $count } очков; каждое кольцо даёт одно.
    }
coach-offer = Взятая карта будет в следующей руке; до шести — вместо неизвестной.
coach-offer-last = До Трансценденции очков хватает: «{ $card }» пригодится, только если часть их отнимут и придётся жить ещё раз.
coach-enough = На ступень хватает, лишнее пропадёт: думайте о следующей жизни или прикройте верхнее Деяние дешёвой картой.
coach-enough-last = До Трансценденции хватает, лишнее пропадёт: доиграйте карты, дешёвую кладите поверх Деяний.
coach-enough-end =
    { $rivals ->
        [one] Для подъёма хватает, но до подсчёта у соперника ещё один ход: дешёвая карта сверху прикроет Деяния.
       *[other] Для подъёма хватает, но до подсчёта у соперников ещё по ходу: дешёвая карта сверху прикроет Деяния.
    }
coach-last-step =
    { $end ->
        [yes] «{ $card }» среди Деяний даст ступень, если не заберут: соперники сходят ещё раз, а сверху оно открыто.
       *[no] «{ $card }» среди Деяний даст ступень; забрать могут лишь верхнее, дешёвая карта сверху его защитит.
    }
coach-ring-step =
    { $count ->
        [one] С одним кольцом этой жизни хватает на ступень; ещё очко лучшего цвета сбережёт его.
       *[other] С кольцами ({ $count }) этой жизни хватает на ступень; каждое очко лучшего цвета сбережёт одно.
    }
coach-card-and-rings =
    { $count ->
        [one] «{ $card }» среди Деяний и одно кольцо дадут ступень.
        [few] «{ $card }» среди Деяний и { $count } кольца дадут ступень.
       *[many] «{ $card }» среди Деяний и { $count } колец дадут ступень.
    }
coach-short =
    { $rings ->
        [0] { $count ->
            [one] До следующей ступени не хватает { $count } очка одного цвета.
           *[other] До следующей ступени не хватает { $count } очков одного цвета.
        }
       *[other] { $count ->
            [one] Даже с кольцами до следующей ступени не хватает { $count } очка одного цвета.
           *[other] Даже с кольцами до следующей ступени не хватает { $count } очков одного цвета.
        }
    }
coach-why-fewer-rings = лишнее кольцо пригодится в другой жизни
coach-why-more-rings = с кольцами очков хватит на ступень
coach-why-accept = она будет в вашей новой руке, и вы её знаете
coach-why-decline = следующей жизни лучше без неё
coach-why-rung = «{ $card }» даёт очки, которых не хватает до ступени
coach-why-points =
    { $need ->
        [one] это шаг к { $need } недостающему очку
       *[other] это шаг к { $need } недостающим очкам
    }
coach-why-future = этой жизни очков хватает, а следующей нужны карты
coach-why-offered = «{ $card }», сыгранную ради способности, соперник может взять в Следующую жизнь
coach-why-worth = «{ $card }» стоит больше очков
coach-why-loses-less = так лучший цвет теряет меньше
coach-why-yourself = карты пойдут в вашу Колоду
coach-why-ahead = { $player } выше других соперников
coach-why-costs = карту теряет { $player }, а не вы
coach-why-hits-future = она отнимает карты из Следующей жизни соперника
coach-why-hits-deeds = она отнимает Деяние у соперника
coach-why-hits-hand = она отнимает карты из руки соперника
coach-why-copies = она применяет способность другой карты
coach-why-jubilee = она сразу переносит до двух карт в Деяния
coach-why-brings = она даёт вам карты
coach-why-again = в этот же ход можно сыграть ещё карту
coach-why-later = «{ $card }» будет в вашей следующей руке
coach-why-spares = «{ $card }» останется в руке на потом
coach-why-covers = забрать можно только верхнее Деяние: так защищено «{ $card }»
coach-why-keeps = карты останутся на потом
coach-why-partner = она будет в следующей руке напарника
coach-why-draws = это ещё одна карта

## Разбор сыгранной партии

rating-limits = Он измерен на ботах от лёгкого до мастера и не узнаёт игру слабее лёгкого бота.
