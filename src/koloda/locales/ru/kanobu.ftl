### Канобу на экране.

game-title = Канобу
game-line = Избавьтесь от карт первым: ходите в цвет или символ, бейте камень, ножницы и бумагу и задевайте соседей.

## Карты

card-b-rock = синий «Камень»
card-g-rock = зелёный «Камень»
card-r-rock = красный «Камень»
card-y-rock = жёлтый «Камень»
card-bg-rock = сине-зелёный «Камень»
card-br-rock = сине-красный «Камень»
card-by-rock = сине-жёлтый «Камень»
card-gr-rock = зелёно-красный «Камень»
card-gy-rock = зелёно-жёлтый «Камень»
card-ry-rock = красно-жёлтый «Камень»
card-b-scissors = синие «Ножницы»
card-g-scissors = зелёные «Ножницы»
card-r-scissors = красные «Ножницы»
card-y-scissors = жёлтые «Ножницы»
card-bg-scissors = сине-зелёные «Ножницы»
card-br-scissors = сине-красные «Ножницы»
card-by-scissors = сине-жёлтые «Ножницы»
card-gr-scissors = зелёно-красные «Ножницы»
card-gy-scissors = зелёно-жёлтые «Ножницы»
card-ry-scissors = красно-жёлтые «Ножницы»
card-b-paper = синяя «Бумага»
card-g-paper = зелёная «Бумага»
card-r-paper = красная «Бумага»
card-y-paper = жёлтая «Бумага»
card-bg-paper = сине-зелёная «Бумага»
card-br-paper = сине-красная «Бумага»
card-by-paper = сине-жёлтая «Бумага»
card-gr-paper = зелёно-красная «Бумага»
card-gy-paper = зелёно-жёлтая «Бумага»
card-ry-paper = красно-жёлтая «Бумага»
card-b-skip = синий «Пропуск хода»
card-g-skip = зелёный «Пропуск хода»
card-r-skip = красный «Пропуск хода»
card-y-skip = жёлтый «Пропуск хода»
card-b-three = синяя «3 карты»
card-g-three = зелёная «3 карты»
card-r-three = красная «3 карты»
card-y-three = жёлтая «3 карты»
card-b-reverse = синяя «Смена направления игры»
card-g-reverse = зелёная «Смена направления игры»
card-r-reverse = красная «Смена направления игры»
card-y-reverse = жёлтая «Смена направления игры»
card-b-one = синяя «1 карта»
card-g-one = зелёная «1 карта»
card-r-one = красная «1 карта»
card-y-one = жёлтая «1 карта»
card-b-two = синяя «2 карты»
card-g-two = зелёная «2 карты»
card-r-two = красная «2 карты»
card-y-two = жёлтая «2 карты»
card-b-chance = синий «Шанс»
card-g-chance = зелёный «Шанс»
card-r-chance = красный «Шанс»
card-y-chance = жёлтый «Шанс»
card-b-star = синяя «Звезда»
card-g-star = зелёная «Звезда»
card-r-star = красная «Звезда»
card-y-star = жёлтая «Звезда»
card-p-one = фиолетовая «1 карта»
card-p-two = фиолетовая «2 карты»
card-p-chance = фиолетовый «Шанс»
card-p-star = фиолетовая «Звезда»
card-p-cancel = фиолетовая «Отмена»
card-p-colour = фиолетовая «Смена цвета»

## Места на столе

zone-hand = рука
zone-pile = стопка, верхняя карта последняя
zone-deck = колода, верхняя карта первая
zone-open = открыто «Звездой»

## Сведения

# Чей ход, видно по вопросу.
fact-turn = { "" }
fact-turns = сыграно ходов: { $value }
fact-direction =
    { $value ->
        [1] ход идёт по часовой стрелке
       *[other] ход идёт против часовой стрелки
    }
fact-pending =
    { $value ->
        [skip] ждёт ответа «Пропуск хода»
        [three] ждёт ответа «3 карты»
        [one] ждёт ответа «1 карта»
        [two] ждёт ответа «2 карты»
        [chance] ждёт ответа «Шанс»
       *[other] { "" }
    }
fact-amount =
    { $value ->
        [one] на кону: { $value }
        [few] на кону: { $value }
        [many] на кону: { $value }
       *[none] { "" }
    }
fact-source =
    { $value ->
        [one] сыграл(а) { $player }
        [few] сыграл(а) { $player }
        [many] сыграл(а) { $player }
       *[none] { "" }
    }
fact-colour =
    { $value ->
        [B] назван цвет: синий
        [G] назван цвет: зелёный
        [R] назван цвет: красный
        [Y] назван цвет: жёлтый
       *[other] { "" }
    }
# Цвет верхней карты назван выше; те, что под ней, важны только после «Отмены».
fact-named = { "" }
fact-idle =
    { $value ->
        [0] { "" }
       *[other] пасов подряд: { $value }
    }
fact-out =
    { $value ->
        [none] { "" }
       *[other] закончили места: { $value }
    }
fact-met =
    { $value ->
        [0] { "" }
        [1] { "" }
        [few] это положение возникло { $value } раза
       *[many] это положение возникло { $value } раз
    }

## Вопросы

prompt-turn = Чем ходите?
prompt-drawn = Сыграете взятую карту?
prompt-answer = Чем ответите?
prompt-lay = Какую карту выложите следующей?
prompt-colour = Какой цвет назовёте?
prompt-star = Какую из открытых карт выберете?

## Ходы

verb-play = сыграть: { $cards }
verb-draw = взять карту
verb-pass = пасовать
verb-accept = принять эффект
verb-lay = выложить: { $cards }
verb-colour =
    { $first ->
        [B] назвать синий
        [G] назвать зелёный
        [R] назвать красный
       *[Y] назвать жёлтый
    }
verb-use = сыграть со «Звезды»: { $cards }
verb-keep = забрать со «Звезды»: { $cards }

## События

event-first = начинает { $player }
event-dealt = каждый получает шесть карт
event-turned-up = стопку начинает { $cards }
event-played = { $player } ходит: { $cards }
event-drew = { $player } берёт из колоды: { $cards }
event-ended-turn = { $player } не кладёт карту
event-passed = { $player } не может ни сходить, ни взять карту
event-owed-skip = { $other } отвечает или теряет ход
event-owed-cards = { $other } отвечает или теряет ход и берёт карт: { $amount }
event-owed-all = { $other } отвечает, иначе все берут карт: { $amount }; не берёт только { $player }
event-owed-chance = { $other } отвечает, выкладывает три карты или теряет ход и берёт карт: { $amount }
event-accepted = { $player } не отвечает
event-skipped = { $player } теряет ход
event-laid = { $player } выкладывает: { $cards }
event-turned = направление игры меняется
event-named-blue = { $player } называет синий
event-named-green = { $player } называет зелёный
event-named-red = { $player } называет красный
event-named-yellow = { $player } называет жёлтый
event-opened = { $player } открывает: { $cards }
event-nothing-opened = открывать нечего
event-used = { $player } играет со «Звезды»: { $cards }
event-kept = { $player } забирает со «Звезды»: { $cards }
event-left-open = под колоду уходит: { $cards }
event-cancelled = под колоду уходит: { $cards }
event-renewed = стопку, кроме двух верхних карт, тасуют в новую колоду
event-out = { $player } остаётся без карт и занимает место { $amount }
event-repeated =
    { $amount ->
        [one] это положение возникло { $amount } раз
        [few] это положение возникло { $amount } раза
       *[many] это положение возникло { $amount } раз
    }
event-ended = карт не осталось: побеждает { $player }
event-ended-places = карты остались только у одного: { $player }; партия окончена
event-ended-idle = никто не может ни сходить, ни взять карту: партия окончена
event-ended-loop = снова то же положение: партия окончена
event-ended-cap = ход { $amount } завершён: партия окончена

## Отказы

refusal-not-chance = раздача — не выбор игрока
refusal-not-held = этой карты у вас нет: { $card }
refusal-no-match = { $card }: ни цвет, ни символ не подходят, сверху { $top }
refusal-no-colour = { $card }: нет общего цвета, сверху { $top }
refusal-no-two-colour = { $card }: ни один цвет не подходит, сверху { $top }
refusal-not-beating = { $card } не бьёт верхнюю карту: { $top }
refusal-not-named =
    { $colour ->
        [blue] { $card }: назван синий, а его здесь нет
        [green] { $card }: назван зелёный, а его здесь нет
        [red] { $card }: назван красный, а его здесь нет
       *[yellow] { $card }: назван жёлтый, а его здесь нет
    }
refusal-chance-short = у следующего игрока меньше трёх карт, «Шанс» сейчас нельзя
refusal-chance-open = у следующего игрока меньше трёх карт: заберите «Шанс» или выберите другую карту
refusal-must-play = у вас есть чем ходить, поэтому брать карту нельзя
refusal-no-cards = брать нечего
refusal-no-pass = сыграйте карту или возьмите одну; пасовать можно только потом
refusal-one-draw = берут только одну карту: сыграйте её или пасуйте
refusal-only-drawn = после взятия можно сыграть только взятую карту
refusal-no-effect = ни один эффект не ждёт вашего ответа
refusal-no-draw-first = ответьте на эффект или примите его; сначала брать карту нельзя
refusal-no-pass-first = ответьте на эффект или примите его
refusal-other-symbol = { $card } — не ответ, сверху { $top }
refusal-no-chance-to-lay = карты выкладывают только в ответ на «Шанс»
refusal-too-few-to-lay = у вас нет трёх карт «Камень», «Ножницы» или «Бумага»
refusal-no-set = здесь нужны один «Камень», одни «Ножницы» и одна «Бумага»
refusal-lay-on = выложите остальные из трёх карт на «Шанс»
refusal-name-one = сначала назовите цвет
refusal-no-change = цвет называют только после «Смены цвета»
refusal-choose-one = сначала выберите одну из открытых карт
refusal-not-open = среди открытых карт этой нет: { $card }
refusal-no-star = выбирать из открытых карт можно только по «Звезде»

## Опции

option-deck = listed, drawpurple или своя колода
option-chance-mode = отвечают ли на «Шанс» любыми тремя картами «Камень», «Ножницы», «Бумага» или по одной каждого вида
option-voluntary-draw = можно взять карту, даже если есть чем ходить
option-star-last = «Звезда» последней картой сразу побеждает или сначала выполняется
option-play-for-places = после первого победителя доигрывают за места
option-first = кто начинает
option-repeat = сколько раз может возникнуть одно положение, пока партия не кончится; 0 = без предела
option-cap = предел ходов на каждого игрока
option-experimental = разрешить семерых и восьмерых

preset-listed = «Шанс» и «Звезда» фиолетовые, как перечислено в правилах
preset-drawpurple = «1 карта» и «2 карты» фиолетовые
