### Юнит на экране.

game-title = Юнит
game-line = Дуэль обычной колодой: карты в вашем лимите оплачивают атаку и защиту; ноль очков — поражение.

## Карты

card-as = A♠
card-2s = 2♠
card-3s = 3♠
card-4s = 4♠
card-5s = 5♠
card-6s = 6♠
card-7s = 7♠
card-8s = 8♠
card-9s = 9♠
card-10s = 10♠
card-js = J♠
card-qs = Q♠
card-ks = K♠
card-ah = A♥
card-2h = 2♥
card-3h = 3♥
card-4h = 4♥
card-5h = 5♥
card-6h = 6♥
card-7h = 7♥
card-8h = 8♥
card-9h = 9♥
card-10h = 10♥
card-jh = J♥
card-qh = Q♥
card-kh = K♥
card-ad = A♦
card-2d = 2♦
card-3d = 3♦
card-4d = 4♦
card-5d = 5♦
card-6d = 6♦
card-7d = 7♦
card-8d = 8♦
card-9d = 9♦
card-10d = 10♦
card-jd = J♦
card-qd = Q♦
card-kd = K♦
card-ac = A♣
card-2c = 2♣
card-3c = 3♣
card-4c = 4♣
card-5c = 5♣
card-6c = 6♣
card-7c = 7♣
card-8c = 8♣
card-9c = 9♣
card-10c = 10♣
card-jc = J♣
card-qc = Q♣
card-kc = K♣
card-xb = чёрный джокер
card-xr = красный джокер

## Напечатано на карте

text-card = Стоит { $value }: увеличивает лимит, атакует или защищает.
text-joker = Выводит на поле одну карту своего цвета без лимита.
# Буквы в углах карт для тех, кто предпочитает русские.
rank-a = Т
rank-j = В
rank-q = Д
rank-k = К

## Места на столе

zone-hand = рука
zone-limit-s = лимит ♠
zone-limit-h = лимит ♥
zone-limit-d = лимит ♦
zone-limit-c = лимит ♣
zone-field = атака (за ней защита)
zone-deck = колода
zone-discard = сброс
zone-gone = обращены в очки

## Сведения

fact-turn = ход: { $player }
fact-turns = сыграно ходов: { $value }
fact-points =
    { $value ->
        [one] { $player }: { $value } очко
        [few] { $player }: { $value } очка
       *[many] { $player }: { $value } очков
    }
fact-recovered =
    { $value ->
        [0] { "" }
       *[other] { $player }: восстановлено за ход { $value }
    }
fact-ready =
    { $value ->
        [yes] { $player }: ход можно закончить
       *[no] { "" }
    }
fact-locked = нельзя сыграть до следующего хода: { $cards }
fact-placed = положены в лимит на этом ходу: { $cards }

## Вопросы

prompt-must = Ваш ход начинается: какую карту переместите?
prompt-reply = Соперник сделал действие: ответите одним своим?
prompt-may = Что ещё сделаете?
prompt-rest = Последнее слово в этом ходу за вами: что сделаете?
prompt-both = Действовать можете вы оба: что сделаете?
prompt-priority = Действие или пас?
prompt-danger = Очки вот-вот кончатся: восстановите их?
waits-must = { $name } начинает ход.
waits-reply = { $name } может ответить одной картой.
waits-may = { $name } продолжает или заканчивает ход.
waits-rest = Последнее слово этого хода: { $name }.
waits-priority = { $name } действует или пасует.
waits-danger = { $name } может обратить карты лимита в очки.

## Ходы

verb-limit =
    { $second ->
        [S] расширить лимит ♠: { $first }
        [H] расширить лимит ♥: { $first }
        [D] расширить лимит ♦: { $first }
       *[own] положить в лимит: { $first }
    }
verb-back = взять из лимита: { $cards }
verb-attack = атаковать: { $cards }
verb-defend = защититься: { $first } против { $third }
verb-joker =
    { $second ->
        [attack] { $first }: атаковать картой { $third }
       *[defend] { $first }: защититься картой { $third } против { $fifth }
    }
verb-recover = обратить в очки: { $cards }
verb-pass = пас
verb-end = закончить свой ход
verb-done = больше ничего не делать
verb-ready = объявить готовность закончить ход
verb-unready = отменить готовность

## Места словами

place-in-hand =
    { $count ->
        [0] рука пуста
       *[other] в руке: { $count }
    }
place-deck = Колода
place-deal-both = по 2 каждый ход
place-deal-active = 2 карты в ход
place-rests = не в этот ход
place-new = новая: спасёт со следующего хода
place-discard = Сброс
place-gone = В очки
place-used = занято { $used }/{ $total }
place-free = свободно: { $total }
place-empty = лимита нет
place-hit =
    { $you ->
        [yes] Вы −{ $count }
       *[no] { $name } −{ $count }
    }
place-even = без потерь
place-defend = { $suit } вычтет своё число
place-of = из { $start } очков
place-left = останется { $count }, если ничего не изменится
place-so-far = пока
place-safe = лимит платит за карты; в беде его остаток — очки
place-late = колоды нет: 2 хода без карт на поле — конец, считают всё
place-rescue =
    { $count ->
        [0] свободных карт лимита прошлых ходов нет
       *[other] потом карты лимита прошлых ходов дадут до +{ $count }
    }
place-order-act =
    { $you ->
        [yes] ходите вы
       *[no] ходит { $name }
    }
place-order-answer =
    { $you ->
        [yes] вы отвечаете
       *[no] отвечает { $name }
    }
place-order-last =
    { $you ->
        [yes] последнее слово ваше
       *[no] последнее слово: { $name }
    }
place-order-count = счёт очков
place-order-free = ходят оба, пока не готовы
place-order-priority = по очереди, до двух пасов

## Чего ждут и что возможно

ask-must =
    { $do ->
        [attack] Начните с *одной карты*: в лимит или в атаку, если лимита хватает.
        [back] Из руки пойти нечем: *заберите карту из лимита*; в этот ход её уже не сыграть.
       *[limit] Начните с карты в *лимит*: он оплачивает атаку и защиту своей масти, каждый ход заново.
    }
ask-late = Колоды нет: два хода без карт на поле, и конец; очки, рука и лимит складываются.
ask-reply = { $name }: ход сделан. Ответьте *одной картой* (лимит, атака) или ждите последнего слова.
ask-reply-threatened = { $name }: ход сделан, вам грозит *−{ $loss }*. Ответьте одной картой, на которую хватает лимита, или ждите последнего слова.
ask-may =
    { $do ->
        [attack] *Атакуйте, увеличьте лимит* или закончите ход. Защита сильнее атаки бьёт вас.
        [limit] { $back ->
            [yes] *Увеличьте лимит*, верните карту из лимита или закончите ход; атаковать сейчас нечем.
           *[no] *Увеличьте лимит* или закончите ход; атаковать сейчас нечем.
        }
        [back] Верните карту из лимита (в этот ход её уже не сыграть) или *закончите ход*.
       *[none] Больше ходить нечем: *закончите ход*.
    }
ask-may-struck =
    { $do ->
        [attack] Без защиты { $name } потеряет *{ $struck }*. *Атакуйте, увеличьте лимит* или закончите ход.
        [limit] Без защиты { $name } потеряет *{ $struck }*. *Увеличьте лимит* или закончите ход.
       *[none] Без защиты { $name } потеряет *{ $struck }*. *Закончите ход*.
    }
ask-undefended =
    { $why ->
        [card] Вам грозит *−{ $loss }*: для защиты нужна карта { $suit }, а её в руке нет.
        [several] Вам грозит *−{ $loss }*: защитить может карта { $suit }, на которую хватает лимита её масти; такой нет.
       *[limit] Вам грозит *−{ $loss }*: { $card } защитит, но займёт { $need } в лимите { $suit }, а свободно { $free }.
    }
ask-may-threatened = Вам грозит *−{ $loss }*: защищайтесь или атакуйте в ответ (платит лимит) либо закончите ход; последнее слово будет у игрока { $name }.
ask-rest = *Последнее слово за вами*: ходите сколько угодно, { $name } ответить не сможет.
ask-rest-threatened = *Последнее слово за вами*: вам грозит −{ $loss }. Защиту оплачивает лимит; { $name } не ответит.
ask-last = *Последнее слово за вами*: ходите сколько угодно, { $name } не ответит.
ask-winning =
    { $saved ->
        [no] *Последнее слово за вами*: { $name } теряет все очки, и лимит не спасёт.
       *[yes] *Последнее слово*: { $name } теряет все очки; свободный лимит прошлых ходов вернёт до *+{ $gain }*.
    }
ask-both-struck = *Последнее слово*: оба теряют все очки. Свободный лимит прошлых ходов вернёт вам до *+{ $own }*, а { $name } — до +{ $gain }.
ask-both = Ходить могут оба: *атакуйте, защищайтесь, увеличивайте лимит* или сообщите о готовности.
ask-priority = *Ходите или пасуйте*: два паса подряд заканчивают ход.
ask-danger =
    { $can ->
        [yes] Потеря { $loss }, а очков { $points }: переведите карты лимита в очки (не выше { $start }), нужно *ещё { $need }*.
       *[no] Потеря { $loss }, а очков { $points }; *переводить в очки нечего* (не хватает { $need }).
    }

## К чему ведёт ход

effect-limit = Лимит
effect-attack = Атака
effect-defend = Защита
effect-back = Забрать: в этот ход не сыграть
effect-recover = В очки
effect-capped = В очки, не больше { $start }
effect-pass = Пас на этот раз
effect-wait = Ждать последнего слова
effect-wait-note = или новой атаки
effect-end = Закончить ход
effect-end-note =
    { $struck ->
        [0] потом { $name } может атаковать без ответа
       *[other] { $name } может защититься и атаковать
    }
effect-done = Больше не ходить
effect-ready = Всё готово
effect-unready = Ещё нет
effect-lose-sure =
    { $gain ->
        [0] Вы потеряете { $count }, то есть всё, и свободных карт лимита из прошлых ходов для спасения нет. Больше ничего не делать?
       *[other] Вы потеряете { $count }, то есть всё; затем свободные карты лимита из прошлых ходов можно перевести в очки: до +{ $gain }. Больше ничего не делать?
    }
effect-back-sure = Вернуть карту в руку? Лимит упадёт с { $before } до { $after }, а карту в этот ход уже не сыграть.
effect-attack-sure = Вам грозит потеря всех очков, а то, чем оплачена атака, очками не станет: сейчас до +{ $before }, после неё +{ $after }. Всё равно атаковать?
effect-recover-sure =
    { $enough ->
        [yes] { $card } навсегда становится очками: +{ $count }. *Это спасает*: останется { $rest }, и больше переводить нельзя.
       *[no] { $card } навсегда становится очками: +{ $count }. Потом нужно *ещё { $missing }*.
    }
effect-recover-early = { $card } навсегда уходит из игры и даёт +{ $count }.

## Мгновения

moment-lost =
    { $you ->
        [yes] Вы теряете { $amount }
       *[no] { $name } теряет { $amount }
    }
moment-gained =
    { $you ->
        [yes] Вы получаете { $amount }
       *[no] { $name } получает { $amount }
    }
moment-danger =
    { $you ->
        [yes] На кону ваши последние очки: −{ $amount }
       *[no] { $name }: на кону последние очки, −{ $amount }
    }
moment-unsaved =
    { $you ->
        [yes] Лимит вас не спасёт
       *[no] { $name }: лимит не спасёт
    }
moment-unsaved-note =
    { $amount ->
        [0] его карты сейчас не дают очков
       *[other] свободные карты дают только +{ $amount }
    }
moment-unspent =
    { $you ->
        [yes] Вы не тратите карты лимита
       *[no] { $name } не тратит карты лимита
    }
moment-unspent-note = +{ $amount } спасли бы очки
moment-turn =
    { $you ->
        [yes] Начинается ваш ход
       *[no] Ход: { $name }
    }
moment-ended-turn =
    { $you ->
        [yes] Последнее слово: { $other }
       *[no]
            { $at ->
                [yes] Последнее слово за вами
               *[no] Последнее слово: { $other }
            }
    }
moment-ended-points = Очки кончились
moment-ended-cards = Ходить нечем: считаются карты и очки
moment-won =
    { $you ->
        [yes] Вы побеждаете
       *[no] { $name } побеждает
    }

## События

event-first = начинает { $player }
event-dealt = { $player } получает: { $cards }
event-turn = ход: { $player }
event-no-move = у игрока { $player } нет карты, которую можно переместить, только { $cards }
event-reserved = { $player } кладёт в лимит { $cards }
event-attached-s = { $player } расширяет лимит ♠ картой { $cards }
event-attached-h = { $player } расширяет лимит ♥ картой { $cards }
event-attached-d = { $player } расширяет лимит ♦ картой { $cards }
event-taken-back = { $player } забирает из лимита { $cards }
event-attacked = { $player } атакует: { $cards }
event-defended = { $player } защищается: { $cards }
event-against = { $player } закрывается от { $cards }
event-recovered = { $player } обращает в очки карту лимита { $cards }
event-recovered-hand = { $player } обращает в очки карту из руки { $cards }
event-passed = { $player } пасует
event-ended-turn = { $player } заканчивает ход; последнее слово за игроком { $other }
event-done = { $player } больше ничего не делает
event-unsaved =
    { $amount ->
        [0] { $player } не может спасти очки: подходящих карт лимита нет
       *[other] { $player } не может спасти очки: карты лимита дают только { $amount }
    }
event-unspent = { $player } не тратит карты лимита, которые спасли бы очки (+{ $amount })
event-ready = { $player }: ход можно закончить
event-unready = { $player }: ход ещё не закончен
event-danger =
    { $amount ->
        [one] { $player } вот-вот потеряет { $amount } очко, последнее
        [few] { $player } вот-вот потеряет { $amount } очка, последние
       *[many] { $player } вот-вот потеряет { $amount } очков, последние
    }
event-lost =
    { $amount ->
        [one] { $player } теряет { $amount } очко
        [few] { $player } теряет { $amount } очка
       *[many] { $player } теряет { $amount } очков
    }
event-gained =
    { $amount ->
        [one] { $player } получает { $amount } очко
        [few] { $player } получает { $amount } очка
       *[many] { $player } получает { $amount } очков
    }
event-cleared = с поля уходят { $cards }
event-shown = { $player } показывает { $cards }
event-counted = { $player }: очки и карты вместе дают { $amount }
event-ended-points = очки кончились: партия окончена
event-ended-cards = ходить больше нечем: считаются карты и очки

## То же для того, кого это касается

you-first = Вы начинаете
you-dealt = Вы получаете: { $cards }
you-turn = Начинается ваш ход
you-no-move = Вам нечем ходить, есть только { $cards }
you-reserved = Вы кладёте в лимит { $cards }
you-attached-s = Вы добавляете к лимиту ♠ { $cards }
you-attached-h = Вы добавляете к лимиту ♥ { $cards }
you-attached-d = Вы добавляете к лимиту ♦ { $cards }
you-taken-back = Вы забираете из лимита { $cards }: в этот ход больше не сыграть
you-attacked = Вы атакуете: { $cards }
you-defended = Вы защищаетесь: { $cards }
you-against = Ваша защита стоит против { $cards }
you-recovered = Вы переводите из лимита в очки { $cards }
you-recovered-hand = Вы переводите из руки в очки { $cards }
you-passed = Вы пасуете
you-ended-turn = Вы заканчиваете ход; последнее слово: { $other }
to-you-ended-turn = { $player } заканчивает ход; последнее слово за вами
you-done = Вы больше ничего не делаете
you-unsaved =
    { $amount ->
        [0] Спасти очки нечем: подходящих карт лимита нет
       *[other] Очки не спасти: карты лимита дают только { $amount }
    }
you-unspent = Вы не тратите карты лимита, которые спасли бы очки (+{ $amount })
you-ready = Вы сообщаете о готовности
you-unready = Вы отзываете готовность
you-danger =
    { $amount ->
        [one] Вам грозит потеря последних очков: { $amount } очко
        [few] Вам грозит потеря последних очков: { $amount } очка
       *[many] Вам грозит потеря последних очков: { $amount } очков
    }
you-lost =
    { $amount ->
        [one] Вы теряете { $amount } очко
        [few] Вы теряете { $amount } очка
       *[many] Вы теряете { $amount } очков
    }
you-gained =
    { $amount ->
        [one] Вы получаете { $amount } очко
        [few] Вы получаете { $amount } очка
       *[many] Вы получаете { $amount } очков
    }
you-shown = Вы показываете { $cards }
you-counted = У вас очков и карт вместе: { $amount }

## Отказы

refusal-not-chance = раздача не зависит от игроков
refusal-must-move = ваш ход начинается с перемещения карты
refusal-no-pass = пасуют там, где на действие можно ответить одним своим
refusal-no-end = закончить ход может только тот, чей он
refusal-no-done = последнее слово сейчас не за вами
refusal-no-free-order = готовность объявляют только при свободном порядке
refusal-is-ready = вы уже объявили готовность
refusal-is-not-ready = вы ещё не объявляли готовность
refusal-only-recovery = сейчас можно только восстанавливать очки или отказаться
refusal-no-danger = очки восстанавливают, только когда они вот-вот кончатся
refusal-not-your-turn = здесь карты лимита обращает в очки только тот, чей ход
refusal-hearts-only = здесь в очки обращаются только ♥
refusal-not-from-hand = карта { $card } у вас в руке, а оттуда её нельзя обратить в очки
refusal-nothing-to-recover = карты { $card } нет в вашем лимите
refusal-placed-now = карта { $card } положена в лимит на этом ходу
refusal-needed = карта { $card } нужна в лимите для карты на поле
refusal-not-in-hand = у вас в руке нет карты { $card }
refusal-locked = карта { $card } взята из лимита на этом ходу и отдыхает до следующего
refusal-no-attaching = здесь ♣ кладут только в лимит ♣
refusal-no-base =
    { $suit ->
        [S] ♣ не могут быть первыми: в вашем лимите нет ни одной ♠
        [H] ♣ не могут быть первыми: в вашем лимите нет ни одной ♥
       *[D] ♣ не могут быть первыми: в вашем лимите нет ни одной ♦
    }
refusal-not-in-limit = в вашем лимите нет карты { $card }
refusal-occupied = карта { $card } занята картой на поле
refusal-holds-clubs = { $card } — последняя карта своей масти под лежащими на ней ♣
refusal-too-little = для карты { $card } нужно { $need } в лимите её масти, а свободно { $free }
refusal-no-joker = у вас нет карты «{ $card }»
refusal-no-attack = карта { $card } вас не атакует
refusal-other-suit = масть карты { $card } не та, что у { $attacker }
refusal-two-already = от карты { $attacker } уже защищаются две карты
refusal-stopped = { $card } уже стоит против { $attacker } и не меньше её
refusal-cancelled = { $attacker } уже списана картой ♠

## Опции

option-start0 = начальные очки места 0
option-start1 = начальные очки места 1
option-jokers = 54 карты с чёрным и красным джокером
option-deck = вся колода или несколько карт
option-hands = видны ли карты в руках
option-turn-mode = действуют ли игроки по порядку или кто когда хочет
option-priority = при свободном порядке действуют по очереди
option-responses = соперник может ответить на каждое действие одним своим
option-deal-to = кто получает по две карты в начале хода
option-recovery-suits = какие масти можно обратить в очки
option-recovery-who = только ли тот, чей ход, обращает в очки карты лимита
option-recovery-when = только ли тогда восстанавливают очки, когда они вот-вот кончатся
option-recovery-order = прибавляются ли очки до потерь или вместе с ними
option-hand-hearts = когда червы из руки становятся очками (с ext_hearts)
option-ext-hearts = ♥ обращаются в очки прямо из руки
option-ext-clubs = ♣ расширяют лимит любой масти
option-ext-diamonds = ♦ защищают от любой масти
option-ext-spades = ♠ списывают любую карту другой масти
option-first = кто начинает

preset-basic = без расширений
preset-initial = ♥ восстанавливают из руки, ♣ расширяют любой лимит
preset-advanced = начальное, и ♦ защищают от любой масти
preset-expert = продвинутое, и ♠ списывают любую карту другой масти
preset-tiny = четыре карты и один ход, которые можно просчитать до конца

## Коротко

brief-want = Доведите 20 очков соперника до нуля раньше, чем кончатся ваши.
brief-turn = Кладите карты в лимит: это ваш бюджет, у каждой масти свой, и он остаётся. Атакуйте картами, на которые хватает свободного лимита. После каждого вашего действия соперник может ответить одним; когда вы закончили ход, последнее слово за ним. Что не отбито, вычитается из очков.
brief-end = Игра кончается, когда у кого-то нет очков или кончились карты: тогда складывают очки и карты.

## Тренер

coach-danger =
    { $points ->
        [one] Вы теряете { $loss }, а у вас { $points } очко: карта, обращённая в очки, даёт своё значение.
        [few] Вы теряете { $loss }, а у вас { $points } очка: карта, обращённая в очки, даёт своё значение.
       *[many] Вы теряете { $loss }, а у вас { $points } очков: карта, обращённая в очки, даёт своё значение.
    }
coach-defend =
    { $loss ->
        [one] Под угрозой { $loss } очко. Защиту оплачивает лимит: равная карта остановит атаку, более сильная ударит в ответ.
        [few] Под угрозой { $loss } очка. Защиту оплачивает лимит: равная карта остановит атаку, более сильная ударит в ответ.
       *[many] Под угрозой { $loss } очков. Защиту оплачивает лимит: равная карта остановит атаку, более сильная ударит в ответ.
    }
coach-attack =
    { $open ->
        [yes] { $gain ->
            [0] Сейчас можно оплатить атаки на { $count }; без защиты все очки снимут { $points }.
           *[other] Можно атаковать на { $count }; все очки снимут { $points }, если не спасут лимит (до { $gain }) или защита.
        }
       *[no] { $gain ->
            [0] Сейчас можно оплатить атаки на { $count }; чтобы снять все очки, нужно { $points }.
           *[other] Сейчас можно оплатить атаки на { $count }; все очки снимут { $points }, но карты лимита вернут до { $gain }.
        }
    }
coach-wait = На последнее слово ответа нет; сейчас на атаку ответят, и защита сильнее ударит по вам.
coach-spare = Можно потерять всё: чем оплачена атака, то потом не спасёт.
coach-brace =
    { $loss ->
        [one] Под угрозой { $loss } очко. Сначала положите { $card } в лимит: тогда он оплатит защиту картой { $defender }.
        [few] Под угрозой { $loss } очка. Сначала положите { $card } в лимит: тогда он оплатит защиту картой { $defender }.
       *[many] Под угрозой { $loss } очков. Сначала положите { $card } в лимит: тогда он оплатит защиту картой { $defender }.
    }
coach-bear =
    { $points ->
        [one] Остановить это нечем. Останется { $points } очко; готовьте лимит для своей атаки.
        [few] Остановить это нечем. Останется { $points } очка; готовьте лимит для своей атаки.
       *[many] Остановить это нечем. Останется { $points } очков; готовьте лимит для своей атаки.
    }
coach-dying =
    { $gain ->
        [0] Остановить это нечем, и спасти могли бы только карты лимита с прошлых ходов, а их нет.
       *[other] Остановить это нечем, а теряете вы всё: берегите карты, лежащие в лимите с прошлых ходов, они вернут до { $gain }.
    }
coach-limit = Атаковать сейчас нечем: карта в лимите платит за другие своей масти.
coach-struck =
    { $open ->
        [yes] { $gain ->
            [0] Ваши атаки снимут все очки, если не будет защиты: остальным можно защищаться.
           *[other] Ваши атаки снимут все очки, если не спасут лимит (до { $gain }) или защита.
        }
       *[no] { $gain ->
            [0] Ваши атаки уже снимают все очки: остальным можно защищаться.
           *[other] Ваши атаки снимают все очки, но карты лимита вернут до { $gain }.
        }
    }
coach-why-defend = { $card } отнимает силу у { $against }
coach-why-recover = { $card } станет очками раньше, чем посчитают потери
coach-why-smaller = меньшей карты { $card } хватит так же
coach-why-back = взятая назад карта больше ни за что не платит
coach-why-attack = лимит уже может оплатить { $card }
coach-why-larger = угроза на { $count }, а не на { $less }
coach-why-limit = { $card } в лимите платит каждый ход заново
