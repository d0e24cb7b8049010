### Что говорит только браузер; карты, места, ходы и итоги — в файлах самих игр.

## Главная

site-title = Koloda: карточные игры с друзьями и ботами
home-title = Карточные игры за одним столом.
home-lead = Играйте с ботами сразу или пошлите друзьям ссылку. Все правила на месте, каждая раздача проверяема. Без регистрации.
your-name = Ваше имя
guest = Гость
games = Игры
line-karma = Побейте верхнюю карту или берите стопку. Кто остался с картами, тот проиграл.
line-kanobu = Цвет к цвету, камень бьёт ножницы, а +6 уходит дальше по кругу.
line-unit = Карты, отложенные в лимит, оплачивают атаку и защиту. Ноль очков — поражение.
line-karmaka = Живите, умирайте, рождайтесь снова. От жука до трансценденции.
players-short = { $low ->
    [2] { $high ->
        [2] 2 игрока
        [3] 2–3 игрока
        [4] 2–4 игрока
       *[other] 2–{ $high } игроков
    }
   *[other] { $low }–{ $high } игроков
}
minutes = { $low }–{ $high } мин
opponents = соперники
level = уровень
bots = { $count ->
    [one] { $count } бот
    [few] { $count } бота
   *[many] { $count } ботов
}
play = Играть
play-game-now = Играть: { $game }
invite = Позвать
my-tables = Ваши столы
running-now = Сейчас идёт
back-to-table = Вернуться за стол
seats-taken = занято мест: { $taken } из { $seats }
game-runs = партия идёт
finished-games = Мои завершённые партии
forget-game = Забыть партию: { $game }
no-open-tables = Открытых столов сейчас нет
no-open-tables-help = Откройте свой и покажите его здесь: любой сможет сесть.
join = Сесть
watch = Смотреть
home = На главную
no-page = Такой страницы нет
no-page-help = Может быть, в адресе опечатка, или всё, что здесь было, давно закончилось.
rules-of = Правила: { $game }
new-table-short = Новый стол
print = Печать
brief-want-title = Цель
brief-turn-title = Ваш ход
brief-end-title = Чем кончается игра
glance-title = { $game }: коротко
glance-again = Это всегда можно перечитать в «Правилах».
examples = Примеры
examples-legend = Приподнятую карту можно сыграть, бледную нельзя; карта в рамке только что пришла.
example-can = { $card }, можно сыграть
example-cannot = { $card }, сыграть нельзя
example-new = { $card }, только что пришла
example-empty = карт нет

## Уроки

learn = Учиться
learn-game = Урок: { $game }
lesson-others = Wren, Bruma
lesson-step = Урок, шаг { $at } из { $all }
lesson-steps = Шаги урока
lesson-show = Показать
lesson-next = Дальше
lesson-before = Назад
lesson-again = С начала
lesson-no = Не в этот раз
lesson-yes = Верно
lesson-touch = Ваш ход за столом
lesson-play = Сыграть первую партию
lesson-offer = Впервые играете? { $game }: урок прямо за столом, пять минут.
lesson-go-on = Продолжить урок
lesson-new = Новое положение, не то, что было.
lesson-onward = Остаток хода сыгран за вас.
lesson-reads = Что говорит тренер

## Настройки

settings = Настройки
language = Язык
theme = { $theme ->
    [light] Вид: светлый
    [dark] Вид: тёмный
   *[auto] Вид: как на устройстве
}
sound = Звук
theme-label = Оформление
theme-auto = Авто: за столом тёмное
theme-light = Светлое
theme-dark = Тёмное
speed = Темп за столом
speed-slow = Медленно
speed-normal = Обычно
speed-fast = Быстро
speed-instant = Сразу
sound-on = Вкл.
sound-off = Выкл.
letters = Буквы на картах
letters-same = A K Q J
letters-own = Т К Д В
more = Ещё
close = Закрыть
cancel = Отмена
keys = Клавиши
keys-help = Tab и стрелки — переход, Enter — ход. 1–9 — кнопки вопроса. H подсказка, I правила карты, U отмена хода, L журнал, C чат, R правила, Esc закрывает.

## Новый стол

new-table = Новый стол: { $game }
seats = Места
seats-help = выберите, кто где сидит
seat-add = Ещё место
seat-remove = Убрать место { $seat }
seats-need = { $game }: для { $counts } игроков нужны другие правила: { $preset }.
take-preset = Взять: { $preset }
seats-exactly = { $preset }: ровно { $count } игрока.
seats-most = { $most ->
    [2] { $game } — это дуэль.
   *[other] { $game }: не больше { $most } игроков.
}
seats-try = По книге правил — не больше { $most } игроков. Семь и восемь — эксперимент: разрешите их в «Тонкостях правил».
you-host = вы открываете стол
you = вы
friend = Друг
friend-help = придёт по ссылке
bot-of = Бот: { $level }
bot = Бот
level-random = ходит наугад
level-greedy = простой
level-easy = лёгкий
level-normal = обычный
level-hard = сильный
level-expert = мастер
bot-network = нейросеть { $name }
bot-unrated = сила не измерена
presets = Правила
finer-rules = Тонкости правил
finer-rules-state = { $changed ->
    [0] все { $count } как обычно
   *[other] изменено { $changed } из { $count }
}
help-in-play = Помощь во время игры
hints-between = Люди, играющие друг с другом, могут просить подсказки; это видно всем в журнале
who-may-come = Кто может прийти
option-text = как в правилах
yes = да
no = нет
seat-random = по жребию
options-clash = Эти опции не сочетаются: { $reason }
clock = Часы
clock-none = Без часов
clock-move = { $time } на ход
clock-game = { $increment ->
    [0] { $time } на партию
   *[other] { $time } на партию, +{ $increment } с за ход
}
clock-day = Сутки на ход
clock-own = Своё время
clock-for = Время на
clock-each-move = каждый ход
clock-whole-game = всю партию
minutes-long = { $count } мин
seconds-long = { $seconds } с
clock-over = { $kind ->
    [move] Когда время вышло, за игрока делается простой ход, и партия продолжается.
    [game] Когда время игрока кончилось, за него до конца играет бот.
   *[none] Никто никого не торопит. Если кого-то долго нет, остальные могут посадить бота.
}
seconds = Секунды
increment = Прибавка после хода, секунды
watchers = Другим можно смотреть
watchers-yes = можно смотреть
watchers-no = без зрителей
listed = Показать на главной, чтобы мог сесть любой
table-of = { $count ->
    [2] { $game } на двоих
    [3] { $game } на троих
    [4] { $game } на четверых
   *[other] { $game }, мест: { $count }
}
table-starts = { $friends ->
    [0] Партия начнётся сразу.
    [one] Начнётся, когда придёт друг или вы посадите на его место бота.
   *[other] Начнётся, когда придут все друзья или вы посадите на их места ботов.
}
open-table = Открыть стол
start-game = Начать партию
fill-with-bots = Посадить ботов и начать

## Ожидание

waiting-title = Стол ждёт игроков
invited = { $name } зовёт вас сыграть: { $game }
waiting-missing = { $count ->
    [0] Все на месте.
    [one] Свободно ещё { $count } место. Партия начнётся, как только его займут.
    [few] Свободно ещё { $count } места. Партия начнётся, как только их займут.
   *[many] Свободно ещё { $count } мест. Партия начнётся, как только их займут.
}
waiting-help = Отправьте эту ссылку или дайте навести камеру на код.
waiting-full = Все места заняты. Смотреть можно, как только партия начнётся.
sit-here = Сесть сюда
sit-down = Сесть и играть
seat-free = свободно
seat-bot = Посадить бота
seat-host = открывает стол
share-link = Отправить ссылку
share = Поделиться
invite-link = Ссылка-приглашение
qr = QR-код ссылки-приглашения
only-this-device = Этот адрес работает только на этом компьютере. Для других устройств запустите сервер так:
copy = Копировать
copied = Скопировано
no-table = Стол не найден

## Стол

status-connecting = Соединение…
status-lost = Связь потеряна, пробуем снова…
no-line = Нет связи
no-answer = Сервер не отвечает. Есть ли связь с сетью?
status-closed = Нет соединения
watching = Вы зритель
watcher = Зритель
you-are = Вы
turn-yours = ваш ход
turn-answer = ваш ответ
turn-order = Кто что может в этот ход
turn-theirs = сейчас ходит
seat-next = далее
turn-answers = ждём ответа
turn-title = Ваш ход
against = с вами за столом: { $names }
against-bots = { $count ->
    [one] с вами за столом { $count } бот ({ $level })
    [few] с вами за столом { $count } бота ({ $level })
   *[other] с вами за столом { $count } ботов ({ $level })
}
try-now = Попробовать сейчас
place-picked = Куда положить карту *{ $card }*? Нажмите на светящееся место или перетащите.
lost-clock = Ваши часы на сервере идут; отправленный ход не потеряется.
lost-calm = Ничего не потеряно: игра продолжится, как только связь вернётся.
hint-thinking = Ищем для вас лучший ход…
banner-skip = нажмите, чтобы пропустить
confirm-yes = Да, так
popover-card = сама карта
popover-price = Цена
popover-now = Сейчас
popover-hold = I, долгое нажатие или правая кнопка: само правило. Esc закрывает.
moment-past = Стол, каким он был тогда.
moment-now = К текущему ходу
put-back = Вернуть
place-open = посмотреть все карты
place-secret = Она лежит рубашкой вверх, но вы её знаете
place-dark = Эта карта лежит рубашкой вверх
your-turn = Решать вам
waiting-for = Ждём: { $names }.
chosen-of = выбрали { $done } из { $all }
you-next = Дальше ваш ход.
chance-acts = Сдаются карты.
game-is-over = Партия окончена.
thinking = решает
away = нет на месте
away-for = нет на месте, бот может помочь через { $time }
away-bot = Пусть играет бот
bot-plays = играет бот
bot-plays-you = За вас играет бот.
bot-plays-resigned = Партия сдана: за вас доигрывает бот.
bot-plays-flagged = Время вышло: за вас доигрывает бот.
take-over = Играть без бота
drawn = ничья
place = { $rank }-е место
team-with = вместе с { $name }
team-yours = ваш напарник
team-alone = { $game ->
    [karmaka] Серый волк
   *[other] играет в одиночку
}
cards-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
cards-in-hand = { $count ->
    [one] { $count } карта в руке
    [few] { $count } карты в руке
   *[many] { $count } карт в руке
}
hand-empty = Рука пуста
card-playable = { $card }, можно сыграть
moves = Что можно сделать
all-moves = Все ходы ({ $count })
fewer-moves = Свернуть
rule = Правило { $clause }
undo = Отменить ход
undo-not = Отменить можно только свой последний ход: пока никто не походил и не взял карту и если он не открыл ничего нового
hint = Подсказка
hint-best = { $move }, победа { $percent } %
hint-best-why = { $move }, победа { $percent } % — { $why }
hint-lost = Почти проиграно. { $move }: победа { $percent } %
hint-flag = победа { $percent } %
log = Журнал
log-turn = Ход { $number }
chat = Чат
chat-write = Написать за столом
chat-heard = { $name } пишет: { $text }
unread = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
   *[many] { $count } новых сообщений
}
send = Отправить
mute = Не слышать других
reactions = Реакции
rules = Правила
rules-search = Слово или номер правила
rules-none = Ничего не найдено.
coach = Тренер
coach-help = Подсказывает перед ходом, что важно, а после хода — если что-то было заметно лучше. Только там, где все остальные — боты.
bot-help = Боты на замену
bot-start = Бот играет за: { $name }
bot-stop = { $name } играет без бота
ending = Закончить игру
resign = Сдаться
resign-sure = Сдаться? Победа за игроком { $name }.
resign-sure-bot = Сдаться? За вас доиграет бот, вернуться будет нельзя.
end-offer = Предложить закончить вместе
end-now = Закончить без победителя
end-sure = Игра закончится без победителя, как только согласятся все. Предложить?
end-sure-alone = Игра закончится сейчас, без победителя.
end-offered = Вы предложили закончить игру без победителя.
end-asks = { $name } предлагает закончить игру без победителя.
end-agree = Согласиться
end-decline = Играть дальше
end-withdraw = Забрать предложение
leave = Уйти из-за стола
leave-help = За вас продолжит бот. Вернуться можно с главной страницы: место снова станет вашим.
other-device = Другое устройство
other-device-help = Даёт личную ссылку, которая переносит ваше место; здесь оно перестанет работать.
other-device-make = Получить ссылку
other-device-ready = Откройте эту ссылку на другом устройстве. У кого ссылка, у того ваше место.

## После партии

result = Итог
standing = Места
key-moments = Главные моменты
wins = { $winners ->
    [one] Победа: { $first }
   *[other] Победа: { $first }
}
won-transcendence = Трансценденция!
how-resigned = { $role ->
    [last] Вы сдались.
   *[other] Партия сдана: { $last }.
}
how-agreed = Все согласились закончить на этом.
how-abandoned = Эту партию никто не продолжил.
how-karma-cards = { $role ->
    [last] Карты остались у вас.
   *[other] С картами остаётся { $last }.
}
how-kanobu-cards = { $role ->
    [first] Ваша последняя карта сыграна.
   *[other] Последнюю карту кладёт { $first }.
}
how-unit-points = { $role ->
    [last] У вас больше нет очков, и лимит их не спас.
   *[other] { $last }: очков больше нет, и лимит их не спас.
}
how-unit-cards = Сложены очки и карты в руке и лимите.
how-karmaka-transcendence = { $role ->
    [first] Выше Обезьяны, прочь из круга жизней.
   *[other] { $first }: выше Обезьяны, прочь из круга жизней.
}
rematch = Ещё партия
ask-rematch = Предложить реванш
asks-rematch = { $name } предлагает сыграть ещё.
wants-rematch = играет ещё
rematch-declined = Без реванша ({ $names }): место можно отдать боту.
declines-rematch = больше не играет
decline-rematch = Не сейчас
asked-rematch = ждём ответа
waiting-rematch = Ждём на новую партию: { $names }.
share-picture = Картинка
no-picture = Этот браузер не смог нарисовать картинку.
played-at = сыграно на
see-board = Посмотреть стол
replay = Повтор
replay-coming = Готовим повтор партии…
replay-step = Шаг
replay-eyes = Глазами
replay-all = Все карты
replay-hands = Карты всех игроков
replay-back = Шаг назад
replay-on = Шаг вперёд
play-pause = Пуск или пауза
record = Файл записи
share-film = Фильм
share-film-means = ходы вокруг этого момента: картинка сама показывает их один за другим
share-strip = Лента картинок
share-strip-means = вся партия в шести картинках
fairness = Честная раздача
fairness-before = Перед раздачей сервер пообещал перемешивание этим SHA-256:
fairness-means = Это доказывает, что раздачу никто не выбирал, и сервер тоже. Это не доказывает, что хозяин сервера не подсматривал карты во время игры.
fairness-left-out = Вклад этого браузера не вошёл в раздачу: он не был раскрыт вовремя.
fairness-verify = Остальное доказывает скачанный файл записи вместе с тем, что сохранил этот браузер:
fair-both = Честно: секретное число то самое, что обещано, и ваш браузер внёс в него свою часть
fair-late = Секретное число подходит к обещанию, но этот браузер увидел обещание только после конца
fair-yes = Честно: секретное число то самое, что обещано
fair-no = Секретное число не то, что обещано
seed-word = Секретное число

## Канобу

clockwise = Ходят по часовой стрелке
anticlockwise = Ходят против часовой стрелки
colour-b = синий
colour-g = зелёный
colour-r = красный
colour-y = жёлтый
colour-p = фиолетовый
colour-mosaic = все три цвета

## Юнит

field = Поле
loss-coming = Сейчас будет потеряно
points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}

## Кармака

ladder = Лестница кармы
rung-beetle = Жук
rung-snake = Змея
rung-wolf = Волк
rung-monkey = Обезьяна
rung-transcendence = Трансценденция
on-rung = { $rings ->
    [0] { $name }
    [one] { $name }, { $rings } кольцо
    [few] { $name }, { $rings } кольца
   *[many] { $name }, { $rings } колец
}
karmaka-red = красный
karmaka-green = зелёный
karmaka-blue = синий
trail = Как возник этот вопрос

## Названия наборов правил и значений опций

preset-karma-ru = Русская «Карма мини»
preset-karma-en = Английская редакция
preset-karma-full = Большая игра
preset-karma-tiny = Крошечная
preset-kanobu-listed = По книге правил
preset-kanobu-drawpurple = Фиолетовые «1 карта» и «2 карты»
preset-unit-basic = Основа
preset-unit-initial = Начальное
preset-unit-advanced = Продвинутое
preset-unit-expert = Экспертное
preset-unit-tiny = Крошечное
preset-karmaka-free = Каждый за себя
preset-karmaka-teams = Двое на двое
preset-karmaka-wolf = Серый волк
preset-about-karma-ru = 40 карт. Стопку берут, только когда нечем ходить.
preset-about-karma-en = 40 карт. Стопку можно взять и по желанию.
preset-about-karma-full = 60 карт, до шести игроков. Стопку убирают три одинаковые карты.
preset-about-karma-tiny = Для изучения: семь карт на двоих, партию можно просчитать до конца.
preset-about-kanobu-listed = Шанс и Звезда фиолетовые, как в перечне книги правил.
preset-about-kanobu-drawpurple = Фиолетовые не они, а «1 карта» и «2 карты».
preset-about-unit-basic = Чистая дуэль: все масти равны. С этого лучше начать.
preset-about-unit-initial = ♥ обращаются в очки прямо из руки, ♣ расширяют любой лимит.
preset-about-unit-advanced = То же, и ♦ защищают от любой масти.
preset-about-unit-expert = То же, и ♠ списывают любую карту другой масти.
preset-about-unit-tiny = Для изучения: четыре карты и один ход, партию можно просчитать до конца.
preset-about-karmaka-free = От двух до четырёх игроков, каждый поднимается сам.
preset-about-karmaka-teams = Четверо; напарники сидят друг напротив друга.
preset-about-karmaka-wolf = Трое: два Жука против того, кто начинает Волком.
option-karma-copies = Экземпляров каждой карты в колоде
option-karma-deck = Колода
option-karma-clear = Одинаковых карт подряд, чтобы убрать стопку
option-karma-voluntary-pickup = Стопку можно взять, даже если есть чем ходить
option-karma-pt-follow-up = После «Разыграть карту со стола» свою карту
option-karma-pt-pair = За «Разыграть карту со стола» могут идти несколько одинаковых карт
option-karma-karma-doubles = Одинаковые карты кармы тоже убирают стопку
option-karma-moved-card-can-be-doubled = Карту, переложенную «Снизу вверх», можно удвоить и убрать стопку
option-karma-draw-timing = Добирают до трёх карт
option-karma-repeat = Партия кончается, когда одно и то же положение возникает
option-karma-cap = Ходов на игрока, после которых партию прекращают
option-karma-dealer = Кто сдаёт; начинает сосед слева
option-unit-start0 = Очки игрока 1 в начале
option-unit-start1 = Очки игрока 2 в начале
option-unit-jokers = Два джокера в колоде, 54 карты
option-unit-deck = Колода
option-unit-hands = Карты в руках
option-unit-turn-mode = Игроки действуют
option-unit-priority = Когда действовать могут оба, слово берут по очереди
option-unit-responses = Соперник может ответить на каждое действие одним своим
option-unit-deal-to = Две новые карты в начале хода получают
option-unit-recovery-suits = В очки можно обратить
option-unit-recovery-who = Кто может обращать карты в очки
option-unit-recovery-when = Карты обращают в очки
option-unit-recovery-order = Восстановленные очки прибавляются
option-unit-ext-hearts = ♥ обращаются в очки прямо из руки
option-unit-hand-hearts = Когда ♥ с руки становятся очками, если это разрешено
option-unit-ext-clubs = ♣ расширяют лимит любой масти
option-unit-ext-diamonds = ♦ защищают от любой масти
option-unit-ext-spades = ♠ списывают любую карту другой масти
option-unit-first = Кто начинает
option-karmaka-mode = Кто против кого
option-karmaka-first = Кто начинает
option-karmaka-wolf-seat = Где сидит Серый волк
option-karmaka-wolf-partner-future = Противники Волка могут класть карты в Следующую жизнь друг друга
option-karmaka-counts = Другое число отдельных карт, например panic:4,mimic:0
option-karmaka-extra-plays = Дополнительных розыгрышей за ход, не больше
option-karmaka-repeat = Партия кончается, когда одно и то же положение возникает
option-karmaka-cap = Ходов на игрока, после которых партию прекращают
value-repeat-0 = никогда, игра идёт дальше
value-repeat-2 = во второй раз
value-repeat-3 = в третий раз
value-repeat-4 = в четвёртый раз
value-repeat-5 = в пятый раз
option-kanobu-deck = Ваша собственная колода, карта за картой
option-kanobu-chance-mode = На Шанс отвечают
option-kanobu-voluntary-draw = Карту можно взять, даже если есть чем ходить
option-kanobu-star-last = Звезда последней картой
option-kanobu-play-for-places = Играть дальше после первого победителя, за остальные места
option-kanobu-first = Кто начинает
option-kanobu-repeat = Партия кончается, когда одно и то же положение возникает
option-kanobu-cap = Ходов на игрока, после которых партию прекращают
option-kanobu-experimental = Разрешить семь и восемь игроков, сверх книги правил
value-pt-follow-up-may = можно добавить
value-pt-follow-up-must = нужно добавить
value-draw-timing-endOfTurn = в конце хода
value-draw-timing-beforeReplay = и перед каждым дополнительным ходом
value-chance-mode-any3 = любые три карты с камнем, ножницами, бумагой
value-chance-mode-set = камень, ножницы и бумага, по одной
value-star-last-win = побеждает сразу
value-star-last-resolve = сначала действует
value-deck-whole = вся
value-deck-tiny = несколько карт
value-hands-closed = закрыты
value-hands-open = открыты для обоих
value-turn-mode-alternating = по очереди
value-turn-mode-free = когда захотят
value-deal-to-both = оба игрока
value-deal-to-active = только тот, чей ход
value-recovery-suits-any = карты любой масти
value-recovery-suits-hearts = только ♥
value-recovery-who-both = оба игрока
value-recovery-who-active = только тот, чей ход
value-recovery-when-emergency = только когда очки вот-вот кончатся
value-recovery-when-anytime = в любое время
value-recovery-order-before = до потерь
value-recovery-order-net = вместе с потерями
value-hand-hearts-emergency = только в опасности
value-hand-hearts-anytime = в любое время
value-mode-free = каждый за себя
value-mode-teams = двое на двое
value-mode-wolf = двое против Волка

## Анализ оконченной партии

analyse = Анализ
analyse-why = Сколько тут удачи, а сколько умения?
analysis = Удача и умение
analysing = Партию разбирают, пока ботам не нужно ходить. Окно можно закрыть и вернуться позже.
analysis-failed = Эту партию не удалось разобрать.
analysis-cancelled = Анализ отменён.
analysis-whose = Чья игра
costliest = Самые дорогие ходы
luckiest = Самый удачный момент
unluckiest = Самый неудачный момент
no-stroke = Ни один не выходит за пределы погрешности.
luck-and-play = Удача и умение, в процентах шансов на победу
part-luck = Удача с картами
part-play = Своя игра против чужой
part-hidden = Как легли скрытые карты
whole-account = Весь счёт: { $name }
mark-lucky = удачная карта
mark-unlucky = неудачная карта
mark-mistake = дорогой ход
analysis-chance = Шансы на победу: { $name }
analysis-at = { $move ->
    [0] После раздачи: { $chance } %
   *[other] После хода { $move }: { $chance } %
}
analysis-cursor = Ход на графике
analysis-look = Показать на столе
try-here = Играть отсюда
grade-accuracy = Точность
grade-accuracy-means = из 100: сколько шансов на победу в среднем сохранял один выбор
grade-rating = Рейтинг этой игры
grade-rating-means = Эло, если у обычного бота 0. По одной партии погрешность больше, чем расстояние от лёгкого бота до мастера
try-it = Попробовать
try-means = Новый стол продолжит партию после хода { $step }, против ботов.
try-seat = Ваше место
try-cards = Карты, которых с этого места не было видно
try-known = Сдать заново
try-all = Как были
try-begin = Играть отсюда

## Раздача дня

daily = Раздача дня
daily-lead = Одни и те же карты и боты для всех. Как далеко дойдёте вы?
daily-rules = Карты и боты у всех одни и те же, и на одинаковые ходы боты отвечают одинаково. На каждую игру одна попытка, без подсказок и без отмены хода. Карты открываются, когда день закончится. Победа — 100 очков; из двух побед лучше более быстрая, из двух поражений — более долгое.
daily-ends = День закончится через { $hours } ч { $minutes } мин, в полночь по UTC.
daily-today = К сегодняшней раздаче
daily-players = { $players ->
    [0] Результатов этого дня пока нет
    [one] Сыграл { $players } человек
    [few] Сыграли { $players } человека
   *[many] Сыграли { $players } человек
}
daily-place = Место { $place } из { $players }.
daily-late = Сыграно после своего дня, поэтому без места.
daily-late-means = Этот день прошёл: его картами можно сыграть, но результат не получит места среди других.
daily-best = Лучшие результаты
daily-archive = Прошлые дни
daily-hash = Опубликовано до раздачи карт: хеш секретного числа
daily-tomorrow = Хеш завтрашнего секретного числа
daily-copy = Скопировать результат
daily-compare = Сравнить с другими
daily-closed = Карты этой раздачи открываются, когда день закончится и её никто больше не играет.
daily-manners = За столом раздачи дня никто не играет за вас. Он ждёт вас сутки с начала игры.

## Дубликатный матч

duplicate = Дубликатный матч
duplicate-of = Дубликатный матч: { $game }
duplicate-lead = Одни и те же карты за несколькими столами. Кто сделает из них больше?
duplicate-rules = За всеми столами играют одними и теми же картами. Каждый результат сравнивается с результатами того же места за другими столами, поэтому везение при раздаче не в счёт. Подсказок и отмены хода нет, и никто не садится дважды. Карты и результаты открываются, когда закончены все столы.
duplicate-sides = Люди одной стороны за каждым столом сидят на другом месте, и их результаты считаются вместе.
duplicate-tables = Столы с одними и теми же картами
duplicate-count = { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[many] { $tables } столов
}
duplicate-help = За несколькими столами друзья играют одними и теми же картами, каждый стол сам по себе, а в конце каждого сравнивают с теми, у кого были такие же карты. Зрителей и подсказок нет.
duplicate-open = Открыть матч
duplicate-table = Стол { $number }
duplicate-side = Сторона { $side }
duplicate-state = { $state ->
    [open] ждёт игроков
    [running] идёт игра
   *[over] закончен
}
duplicate-without = Обойтись без этого стола
duplicate-invite = Отправьте эту ссылку всем, кто будет играть, или дайте навести камеру на код. Каждый выберет место за любым столом.
duplicate-waits = Закончено столов: { $over } из { $tables }. Итоги появятся, когда закончатся все.
duplicate-alone = Сыгран только один стол, сравнивать не с чем.
duplicate-standing = Стороны
duplicate-results = Итоги
duplicate-player = Игрок
duplicate-points = Очки
duplicate-others = Другие столы
duplicate-gain = Перевес
duplicate-gain-means = Победа — 100 очков. Перевес — насколько результат больше среднего того же места за другими столами.
duplicate-luck = Удача
duplicate-rest = Без удачи
duplicate-rest-means = Победа — 100 очков. Удача — что дали карты: раздача и всё, что открылось потом. Без удачи — что остаётся от результата сверх того же у того же места за другими столами; ± — интервал 95 %.
duplicate-take-luck = Итоги без удачи
duplicate-promise = Обещано до раздачи карт: хеш секрета, общего для всех столов, и то, к чему он привязан
duplicate-secret = Секрет
duplicate-to = К матчу
duplicate-closed = Карты открываются, когда закончены все столы этого матча.
duplicate-manners = За другими столами играют этими же картами, поэтому, пока вы здесь, никто не играет за вас. Того, кто ушёл, может заменить бот.

## Puzzles

puzzles = Задачи
puzzles-lead = Один ход явно лучший, а боты его не видят. А вы?
puzzles-rules = Положения из сыгранных партий, какими их видел один из игроков. Один ход выигрывает заметно чаще всех других; засчитывается первая попытка. Чем больше точек у задачи, тем чаще ошибаются в ней боты.
puzzles-done = Решено: { $solved } из { $all }
puzzle-at = Задача { $at } из { $all }
puzzle-question = Какой ход выигрывает чаще всего?
puzzle-what = Ваш ход, и вы знаете только то, что видно с этого места. Один ход явно лучше остальных.
puzzle-bots = Боты ошиблись в { $missed } из { $attempts } попыток.
puzzle-people = { $tried ->
    [0] Здесь её ещё никто не решал.
    [one] Здесь пробовал { $tried } человек; ошибок: { $failed }.
    [few] Здесь пробовали { $tried } человека; ошибок: { $failed }.
   *[many] Здесь пробовали { $tried } человек; ошибок: { $failed }.
}
puzzle-chances = Побед из ста партий
puzzle-yours = ваш ход
puzzle-of-levels = Ошибки ботов
puzzle-of-level = { $level }: { $missed } из { $attempts }
puzzle-next = Следующая задача
puzzle-again = Ещё раз
puzzle-all = Все задачи
puzzle-open = Задача { $at }
puzzle-solved = решена
puzzle-missed = не решена
puzzles-none-here = Здесь задач нет.
