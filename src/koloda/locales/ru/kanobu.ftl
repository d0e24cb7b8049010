### Канобу за столом.

game-title = Канобу
game-line = Подбирайте цвета, бейте камень, ножницы и бумагу и первым избавьтесь от всех карт.

## Карты

card-b-rock = Камень (синий)
card-g-rock = Камень (зелёный)
card-r-rock = Камень (красный)
card-y-rock = Камень (жёлтый)
card-bg-rock = Камень (синий-зелёный)
card-br-rock = Камень (синий-красный)
card-by-rock = Камень (синий-жёлтый)
card-gr-rock = Камень (зелёный-красный)
card-gy-rock = Камень (зелёный-жёлтый)
card-ry-rock = Камень (красный-жёлтый)
card-b-scissors = Ножницы (синий)
card-g-scissors = Ножницы (зелёный)
card-r-scissors = Ножницы (красный)
card-y-scissors = Ножницы (жёлтый)
card-bg-scissors = Ножницы (синий-зелёный)
card-br-scissors = Ножницы (синий-красный)
card-by-scissors = Ножницы (синий-жёлтый)
card-gr-scissors = Ножницы (зелёный-красный)
card-gy-scissors = Ножницы (зелёный-жёлтый)
card-ry-scissors = Ножницы (красный-жёлтый)
card-b-paper = Бумага (синий)
card-g-paper = Бумага (зелёный)
card-r-paper = Бумага (красный)
card-y-paper = Бумага (жёлтый)
card-bg-paper = Бумага (синий-зелёный)
card-br-paper = Бумага (синий-красный)
card-by-paper = Бумага (синий-жёлтый)
card-gr-paper = Бумага (зелёный-красный)
card-gy-paper = Бумага (зелёный-жёлтый)
card-ry-paper = Бумага (красный-жёлтый)
card-b-skip = Пропуск хода (синий)
card-g-skip = Пропуск хода (зелёный)
card-r-skip = Пропуск хода (красный)
card-y-skip = Пропуск хода (жёлтый)
card-b-three = 3 карты (синий)
card-g-three = 3 карты (зелёный)
card-r-three = 3 карты (красный)
card-y-three = 3 карты (жёлтый)
card-b-one = 1 карта (синий)
card-g-one = 1 карта (зелёный)
card-r-one = 1 карта (красный)
card-y-one = 1 карта (жёлтый)
card-b-two = 2 карты (синий)
card-g-two = 2 карты (зелёный)
card-r-two = 2 карты (красный)
card-y-two = 2 карты (жёлтый)
card-p-chance = Шанс (фиолетовый)
card-b-reverse = Смена направления (синий)
card-g-reverse = Смена направления (зелёный)
card-r-reverse = Смена направления (красный)
card-y-reverse = Смена направления (жёлтый)
card-p-star = Звезда (фиолетовый)
card-p-cancel = Отмена (фиолетовый)
card-p-colour = Смена цвета (фиолетовый)
card-p-one = 1 карта (фиолетовый)
card-p-two = 2 карты (фиолетовый)
card-b-chance = Шанс (синий)
card-g-chance = Шанс (зелёный)
card-r-chance = Шанс (красный)
card-y-chance = Шанс (жёлтый)
card-b-star = Звезда (синий)
card-g-star = Звезда (зелёный)
card-r-star = Звезда (красный)
card-y-star = Звезда (жёлтый)

## Напечатано на карте

sign-rock = Камень
sign-scissors = Ножницы
sign-paper = Бумага
sign-skip = Пропуск
sign-three = 3 карты
sign-one = 1 карта
sign-two = 2 карты
sign-chance = Шанс
sign-reverse = Разворот
sign-star = Звезда
sign-cancel = Отмена
sign-colour = Смена цвета

text-rock = Нужен её цвет. Из трёх знаков руки кроет только Ножницы.
text-scissors = Нужен их цвет. Из трёх знаков руки кроют только Бумагу.
text-paper = Нужен её цвет. Из трёх знаков руки кроет только Камень.
text-skip = Следующий пропускает ход или отвечает Пропуском либо Отменой.
text-three = Следующий берёт 3 и пропускает ход или передаёт дальше ещё 3.
text-one = Все остальные берут по 1, если следующий не добавит и не отменит.
text-two = Все остальные берут по 2, если следующий не добавит и не отменит.
text-chance = Следующий выкладывает три карты руки: Камень, Ножницы, Бумага, иначе берёт 3 и пропускает.
text-reverse = Ход идёт в обратную сторону.
text-star = Откройте три карты колоды; одну сыграйте сразу или оставьте себе.
text-cancel = Отмените последнюю карту и её действие; обе уходят под колоду.
text-colour = Назовите цвет: дальше нужен он или фиолетовая карта.

## Стол

zone-hand = рука
zone-pile = игровая стопка, верхняя карта последняя
zone-deck = колода
zone-open = открыто Звездой
fact-turn = ходит: { $player }
fact-turns = сыграно ходов: { $value }
fact-direction =
    { $value ->
        [1] направление: по часовой стрелке
       *[other] направление: против часовой стрелки
    }
fact-pending =
    { $first ->
        [none] { "" }
        [skip] ждёт ответа: Пропуск хода
        [chance] ждёт ответа: Шанс
        [three] ждёт ответа: взять { $second } и пропустить ход
       *[other] ждёт ответа: все, кроме сыгравшего, берут по { $second }
    }
fact-named =
    { $last ->
        [none] { "" }
        [B] последняя Смена цвета: синий
        [G] последняя Смена цвета: зелёный
        [R] последняя Смена цвета: красный
       *[Y] последняя Смена цвета: жёлтый
    }
fact-idle = { "" }
fact-out =
    { $first ->
        [none] { "" }
       *[other] закончили: { $players }
    }
fact-met =
    { $value ->
        [1] { "" }
       *[other] такая ситуация встречается в { $value }-й раз
    }

## Вопросы и ходы

prompt-turn = Что сыграть?
prompt-drawn = Сыграть взятую карту?
prompt-answer = Чем ответить?
prompt-lay = Какую карту выложить следующей?
prompt-colour = Какой цвет назвать?
prompt-star = Какую из открытых карт выбрать?
verb-accept = принять эффект
verb-colour =
    { $first ->
        [B] назвать синий
        [G] назвать зелёный
        [R] назвать красный
       *[Y] назвать жёлтый
    }
verb-draw = взять карту
verb-keep = взять в руку: { $cards }
verb-lay = выложить: { $cards }
verb-pass = закончить ход
verb-play = сыграть: { $cards }
verb-use = сыграть от Звезды: { $cards }

## Места словами

place-deck = Колода
place-in-hand =
    { $count ->
        [0] рука пуста
       *[other] в руке: { $count }
    }
place-live = Цвет в игре
place-follow = Подходит любой из этих цветов, фиолетовый всегда
place-answer = Для ответа нужен тот же знак, цвет любой
place-open = Открыто Звездой: на стопку — сыграть, в руку — оставить
place-owed-skip =
    { $you ->
        [yes] Вы пропускаете ход
       *[no] пропуск хода
    }
place-owed-three =
    { $you ->
        [yes] вам и пропуск хода
       *[no] и пропуск хода
    }
place-owed-one =
    { $you ->
        [yes] всем остальным, сначала вам
       *[no] всем остальным
    }
place-owed-two =
    { $you ->
        [yes] всем остальным, сначала вам
       *[no] всем остальным
    }
place-owed-chance =
    { $you ->
        [yes] и пропуск — или три знака руки
       *[no] или три знака руки
    }

## Чего ждут и что возможно

ask-turn-any =
    { $draw ->
        [yes] Сыграйте *любую карту* или возьмите одну.
       *[no] Сыграйте *любую карту*.
    }
ask-turn-named =
    { $draw ->
        [yes] Сыграйте *{ $colours }* или фиолетовую, либо возьмите карту.
       *[no] Сыграйте *{ $colours }* или фиолетовую.
    }
ask-turn-sign =
    { $draw ->
        [yes] Сыграйте *{ $colours }*: { $sign } кроет { $beater }, подходит любое действие; или фиолетовую, или возьмите.
       *[no] Сыграйте *{ $colours }*: { $sign } кроет { $beater }, подходит любое действие; или фиолетовую.
    }
ask-turn-action =
    { $draw ->
        [yes] Сыграйте *{ $colours }*, ещё *{ $sign }* или фиолетовую; либо возьмите карту.
       *[no] Сыграйте *{ $colours }*, ещё *{ $sign }* или фиолетовую.
    }
ask-draw = Ничего не подходит: *возьмите карту*.
ask-pass = Ничего не подходит, и брать нечего: *закончите ход*.
ask-drawn = Взятая карта подходит: *сыграйте её* или оставьте.
ask-unfit = Взятая карта не подходит: *закончите ход*.
ask-answer-three =
    { $can ->
        [both] *Вам +{ $count }.* Передайте дальше картой «3 карты», отмените или возьмите и пропустите ход.
        [same] *Вам +{ $count }.* Передайте дальше картой «3 карты» или возьмите и пропустите ход.
        [cancel] *Вам +{ $count }.* Отмените или возьмите и пропустите ход.
       *[none] *Вам +{ $count }*, ответить нечем: возьмите и пропустите ход.
    }
ask-answer-one =
    { $can ->
        [both] *Остальные берут по { $count }.* Добавьте «1 карту», отмените или возьмите и ходите.
        [same] *Остальные берут по { $count }.* Добавьте «1 карту» или возьмите и ходите.
        [cancel] *Остальные берут по { $count }.* Отмените или возьмите и ходите.
       *[none] *Остальные берут по { $count }*, вы тоже; потом ваш ход.
    }
ask-answer-two =
    { $can ->
        [both] *Остальные берут по { $count }.* Добавьте «2 карты», отмените или возьмите и ходите.
        [same] *Остальные берут по { $count }.* Добавьте «2 карты» или возьмите и ходите.
        [cancel] *Остальные берут по { $count }.* Отмените или возьмите и ходите.
       *[none] *Остальные берут по { $count }*, вы тоже; потом ваш ход.
    }
ask-answer-skip =
    { $can ->
        [both] *Вам пропуск хода.* Передайте дальше «Пропуском», отмените или пропустите.
        [same] *Вам пропуск хода.* Передайте дальше «Пропуском» или пропустите.
        [cancel] *Вам пропуск хода.* Отмените или пропустите.
       *[none] *Вам пропуск хода*: ответить нечем.
    }
ask-answer-chance =
    { $lay ->
        [yes] *Шанс:* выложите три знака руки, ответьте «Шансом» или «Отменой», если есть, или возьмите { $count } и пропустите.
       *[no] *Шанс:* { $can ->
            [none] ответить нечем: возьмите { $count } и пропустите.
           *[both] ответьте «Шансом» или «Отменой» или возьмите { $count } и пропустите.
        }
    }
ask-lay = Выложите *следующую из трёх*: Камень, Ножницы или Бумагу, цвет любой.
ask-colour = Назовите *цвет*: следующая карта — этого цвета или фиолетовая.
ask-star = Выберите одну: *на стопку* — сыграть, в руку — оставить.

## К чему ведёт ход

effect-play = Сыграть
effect-use = Сыграть
effect-keep = Оставить
effect-lay = Выложить
effect-draw = Взять карту
effect-pass = Закончить ход
effect-accept-draw = Взять { $count }
effect-accept-skip = Пропустить
effect-wins = победа
effect-cancels =
    { $count ->
        [0] отменяет пропуск
       *[other] отменяет +{ $count }
    }
effect-of-three = +{ $count }: { $name }
effect-of-one = +{ $count } всем остальным
effect-of-two = +{ $count } всем остальным
effect-of-skip = { $name }: пропуск
effect-of-chance = { $name }: испытание
effect-of-reverse = в другую сторону

## Мгновения

moment-owed-cards =
    { $you ->
        [yes] Вам +{ $amount }!
       *[no] { $other }: +{ $amount }!
    }
moment-owed-all = +{ $amount } всем остальным
moment-owed-chance =
    { $you ->
        [yes] Шанс: три знака руки или добор
       *[no] Шанс: { $other }
    }
moment-drew-many =
    { $you ->
        [yes] Вы берёте { $count }
       *[no] { $name } берёт { $count }
    }
moment-turned = В другую сторону
moment-named-blue = Синий!
moment-named-green = Зелёный!
moment-named-red = Красный!
moment-named-yellow = Жёлтый!
moment-last =
    { $you ->
        [yes] Ваша последняя карта!
       *[no] { $name }: последняя карта!
    }
moment-out =
    { $you ->
        [yes] Вы без карт: место { $amount }
       *[no] { $name } без карт: место { $amount }
    }
moment-ended =
    { $you ->
        [yes] Вы побеждаете
       *[no] { $name } побеждает
    }

## События

event-first = Начинает { $player }
event-dealt = Каждый получает шесть карт
event-turned-up = Стопку начинает карта: { $cards }
event-played = { $player } ходит: { $cards }
event-drew = { $player } берёт: { $cards }
event-ended-turn = { $player } не играет карту
event-passed = { $player } не может ни сыграть, ни взять карту
event-owed-skip = { $other } отвечает или пропускает ход
event-owed-cards = { $other } отвечает или берёт карты ({ $amount }) и пропускает ход
event-owed-all = { $other } отвечает, иначе все, кроме того, чья карта ({ $player }), берут карты: по { $amount }
event-owed-chance = { $other } отвечает, выкладывает три карты или берёт карты ({ $amount }) и пропускает ход
event-accepted = { $player } не отвечает
event-skipped = { $player } пропускает ход
event-laid = { $player } выкладывает: { $cards }
event-turned = Направление игры меняется
event-named-blue = { $player } называет синий цвет
event-named-green = { $player } называет зелёный цвет
event-named-red = { $player } называет красный цвет
event-named-yellow = { $player } называет жёлтый цвет
event-opened = { $player } открывает: { $cards }
event-nothing-opened = Открывать нечего
event-used = { $player } играет от Звезды: { $cards }
event-kept = { $player } берёт от Звезды: { $cards }
event-left-open = Под колоду уходят: { $cards }
event-cancelled = Под колоду уходит: { $cards }
event-renewed = Стопка, кроме двух верхних карт, перемешана в новую колоду
event-out = { $player } без карт, место: { $amount }
event-repeated = Такая ситуация уже встречалась, раз: { $amount }; ещё раз — и партия закончится
event-ended = { $player } без карт и побеждает
event-ended-places = Карты остались только у одного ({ $player }): партия окончена
event-ended-idle = Никто не может ни сыграть, ни взять карту: партия окончена
event-ended-loop = Та же ситуация снова: партия окончена
event-ended-cap = Ход { $amount } завершён: партия окончена

## То же для того, кого это касается

you-first = Вы начинаете
you-played = Вы ходите: { $cards }
you-drew = Вы берёте: { $cards }
you-ended-turn = Вы не играете карту
you-passed = Вы не можете ни сыграть, ни взять карту
to-you-owed-skip = Вы отвечаете или пропускаете ход
to-you-owed-cards = Вы отвечаете или берёте карты ({ $amount }) и пропускаете ход
you-owed-all = { $other } отвечает, иначе все, кроме вас, берут карты: по { $amount }
to-you-owed-all = Вы отвечаете, иначе все, кроме одного ({ $player }), берут карты: по { $amount }
to-you-owed-chance = Вы отвечаете, выкладываете три карты или берёте карты ({ $amount }) и пропускаете ход
you-accepted = Вы не отвечаете
you-skipped = Вы пропускаете ход
you-laid = Вы выкладываете: { $cards }
you-named-blue = Вы называете синий цвет
you-named-green = Вы называете зелёный цвет
you-named-red = Вы называете красный цвет
you-named-yellow = Вы называете жёлтый цвет
you-opened = Вы открываете: { $cards }
you-used = Вы играете от Звезды: { $cards }
you-kept = Вы берёте от Звезды: { $cards }
you-out = Вы без карт, место: { $amount }
you-ended = У вас не осталось карт: вы побеждаете
you-ended-places = Карты остались только у вас: партия окончена

## Отказы

refusal-not-chance = раздача — не выбор игрока
refusal-not-held = у вас в руке нет карты { $card }
refusal-no-match = { $card } не совпадает с { $top } ни цветом, ни символом
refusal-no-colour = у карты { $card } нет общего цвета с { $top }
refusal-no-two-colour = ни один цвет карты { $card } не подходит к { $top }
refusal-not-beating = { $card } не бьёт { $top }
refusal-not-named =
    { $colour ->
        [blue] у карты { $card } нет названного цвета: синего
        [green] у карты { $card } нет названного цвета: зелёного
        [red] у карты { $card } нет названного цвета: красного
       *[yellow] у карты { $card } нет названного цвета: жёлтого
    }
refusal-chance-short = у следующего игрока меньше трёх карт, сейчас Шанс играть нельзя
refusal-chance-open = у следующего игрока меньше трёх карт: возьмите Шанс в руку или выберите другую карту
refusal-must-play = у вас есть подходящая карта, поэтому брать из колоды нельзя
refusal-no-cards = брать нечего: карт в колоде нет
refusal-no-pass = сыграйте карту или возьмите одну, только потом можно закончить ход
refusal-one-draw = берут только одну карту: сыграйте её или закончите ход
refusal-only-drawn = взяв карту, можно сыграть только её
refusal-no-effect = никакой эффект не ждёт вашего ответа
refusal-no-draw-first = ответьте на эффект или примите его; сначала брать карту нельзя
refusal-no-pass-first = ответьте на эффект или примите его
refusal-other-symbol = картой { $card } нельзя ответить на { $top }
refusal-no-chance-to-lay = карты выкладывают только в ответ на Шанс
refusal-too-few-to-lay = у вас нет трёх карт с камнем, ножницами или бумагой
refusal-no-set = здесь нужны один Камень, одни Ножницы и одна Бумага
refusal-lay-on = выложите остальные из трёх карт для Шанса
refusal-name-one = сначала назовите цвет
refusal-no-change = цвет называют только после Смены цвета
refusal-choose-one = сначала выберите одну из открытых карт
refusal-not-open = карты { $card } нет среди открытых
refusal-no-star = карты для выбора открывает только Звезда

## Варианты

option-deck = колода: listed, drawpurple или ваша собственная
option-chance-mode = отвечают ли на Шанс любые три карты с камнем, ножницами, бумагой или по одной каждого вида
option-voluntary-draw = можно брать карту, хотя есть чем ходить
option-star-last = побеждает ли Звезда последней картой сразу или сначала разыгрывается
option-play-for-places = играть дальше после первого победителя
option-first = кто начинает
option-repeat = сколько раз может встретиться одна ситуация, прежде чем партия закончится; 0 — без предела
option-cap = ходов на игрока до конца партии
option-experimental = разрешить семь и восемь игроков
preset-listed = Шанс и Звезда фиолетовые, как в перечне карт книги правил
preset-drawpurple = фиолетовые — «1 карта» и «2 карты»
