### Что может пойти не так.

## Настройки, позиции, ходы и записи

long-position = позиция { $game }: длиннее { $most } знаков
not-a-position = это не позиция { $game }: { $text }
position-version = этой позиции нужна версия правил { $needed } игры { $game }; здесь версия { $version }
not-an-option = { $game }: { $word } — не одна пара настройка=значение
no-players = { $game }: не хватает players=N
record-names = в записи { $players } имён игроков, а не { $given }
long-record = запись: длиннее { $most } знаков
record-format = запись: первая строка записи этого вида — «Koloda: { $format }»
record-version = этой записи нужна версия правил { $needed } игры { $game }; здесь версия { $version }
record-position = запись: позиция не относится к столу из «Setup»
record-actions = запись: заголовок обещает действий: { $promised }, а их { $count }
record-result = запись: в заголовке исход { $promised }, а действия ведут к { $result }
record-header = запись, строка { $line }: { $words } — не новая пара «Имя: значение»
no-header = запись: нет заголовка { $header }
record-seed = запись: заголовок «{ $header }» не шестнадцатеричный
record-line = запись, строка { $line }: { $error }
not-a-move = { $words } — не место и его действие
no-seed = в этой записи нет зерна, поэтому её случай не проверить
broken-promise = зерно не то, что было обещано: обязательство не сходится
not-promised = обязательство этой записи не то, что было показано до раздачи
not-added = этого вклада в зерне нет
other-moves = действия этой записи не те, что в этой цепочке
other-seed = зерно составлено не из секрета и вкладов игроков
no-deal = эта партия начата с позиции, поэтому её раздачу не проверить
other-chance = действие { $number }: зерно даёт { $expected }, а в записи { $found }
no-zone = { $game }: нет места { $zone }; есть { $there }
zone-of-seats = { $game }: место { $zone } есть у каждого игрока, а на столе его нет: zone({ $zone }, seat); есть { $there }
no-action = в игре { $game } нет хода { $action }; ходы начинаются с { $verbs }
no-such-action = в игре { $game } нет хода { $action }; есть { $alike }
not-a-field = позиция { $game }: { $text } — не «имя: слова»
field-twice = позиция { $game }: { $field } стоит дважды
no-field = позиция { $game }: нет { $field }
one-number = позиция { $game }: у { $field } должно быть одно число
field-number = позиция { $game }: { $field } — целое число от { $low } до { $high }, а не { $word }
field-choice = позиция { $game }: { $field } — одно из { $allowed }, а не { $found }
not-a-card = позиция { $game }: { $word } в { $field } — не карта
unknown-field = позиция { $game }: { $field } неизвестно
wrong-count = позиция { $game }: карт { $card } — { $have }, а не { $want }
no-option = у { $game } нет настройки { $option }; есть { $known }
preset-choice = { $game }: { $preset } — одно из { $known }, а не { $given }
no-game = игры { $game } нет; есть { $known }
broken-game = игра { $game } установлена, но не загружается: { $reason }
only-seats = в { $game } играют ровно { $seats }, а не { $players }
wrong-seats = в { $game } играют от { $low } до { $high } человек, а не { $players }
option-switch = { $game }: настройка { $option } — yes или no, а не { $given }
option-number = { $game }: настройка { $option } — целое число от { $low } до { $high }, а не { $given }
option-seat = { $game }: настройка { $option } — номер места или random, а не { $given }
seat-option = { $game }: настройка { $option } — место от 0 до { $last } или random
option-choice = { $game }: настройка { $option } — одно из { $allowed }, а не { $given }
illegal-action = { $refusal }

## Языки и тексты правил

no-language = языка { $language } нет; есть { $known }
no-clause = в правилах { $game } нет пункта { $clause }; есть { $known }
no-clauses = у { $game } нет текстов правил, поэтому нет и пункта { $clause }

## Игроки

bot-no-move = { $bot } ответил { $answer }: это не текст хода и не его номер
bot-move-number = { $bot } назвал ход { $move }, а ходов { $moves }
bot-neither-bot = { $bot } — не функция бота и не Player
bot-no-bot = бота { $bot } нет: { $reason }
bot-no-file = в { $folder } нет файла { $file } с ботами
bot-no-name = { $file } — это файл: укажите, какой в нём бот: { $file }:ИМЯ
bot-not-in-module = бота { $bot } нет: в { $place } есть { $there }
bot-bot-fails = бот { $bot } ({ $place }) не работает: { $reason }
bot-no-player = игрока { $player } нет; есть { $known }, hard@СЕКУНДЫ и hard#ПЕРЕБОРЫ, так же для expert, файл.py:имя, модуль:имя, net, net:ФАЙЛ и exec:КОМАНДА
bot-budget = { $player }: время или число переборов больше 0 и не больше { $most }
bot-cannot-start = бота { $bot } не запустить: { $reason }
bot-no-command = бота { $bot } не запустить: это не команда
bot-not-ready = бот { $bot } не отвечает на `koloda 1` словом `ready`
bot-no-answer = { $bot } не отвечает { $seconds } секунд
bot-ended = { $bot } завершился без ответа
bot-no-network = { $file } — не сеть koloda: { $reason }
bot-other-table = сеть в { $file } сделана для { $made }, а не для { $here }
bot-no-own-network = ни одна сеть koloda не сделана для { $here }: играет { $level }
train-no-checkpoint = { $file } — не контрольная точка koloda train; удалите его, чтобы начать заново
train-other-plan = { $file } — контрольная точка другого обучения: { $name } там { $there }, а здесь { $here }; другой --out сохранит обе
train-other-shape = у сети в { $file } другой размер слоя { $layer }; --hidden должно быть числом её нейронов

## Состязания и лаборатория

arena-no-ray = Ray не установлен; его ставит pip install 'koloda[cluster]'
arena-no-cluster = по адресу { $address } нет кластера Ray: { $reason }
arena-ray-address = --ray — это HOST:PORT или auto, а не { $address }
arena-cluster-silent = по адресу { $address } нет кластера Ray: никто не отвечает
arena-cluster-failed = сбой кластера { $address }: { $reason }
arena-set-and-varied = { $game }: настройка { $option } и задана, и меняется
arena-varied-value-twice = { $game }: у { $option } одно значение названо дважды
arena-varied-twice = { $game }: одна настройка меняется дважды
arena-variants = { $count } вариантов не сравнить; не больше { $most }
arena-other-koloda = на одной из машин кластера { $address } другая koloda
arena-not-empty = { $folder } не пуста; --resume продолжает начатую там работу
arena-no-folder = папки { $folder } нет: сначала создайте её
arena-cannot-write-to = нельзя писать в { $folder }: { $reason }
arena-process-ended = один из рабочих процессов завершился; --workers 1 делает всё в этом одном

## Точные решения

exact-two-seats = эксплуатируемость считается для двух игроков, а не для { $players }
exact-too-large = дерево игры { $game } с этими настройками больше { $most } узлов: точно её не решить
exact-no-player = { $reason }, а здесь ещё uniform и cfr:ITERATIONS
exact-iterations = { $player }: после cfr: стоит число итераций от 1 до { $most }

## Среды для обучения

env-seat = seat — число от { $low } до { $high }, а не { $seat }
env-opponents = нужно соперников: { $needed }, а не { $given }
env-render-mode = render_mode — одно из { $known }, а не { $mode }
env-no-render-mode = без render_mode ничего не рисуется; есть { $known }
env-illegal = illegal — одно из { $known }, а не { $given }
env-actions = игр { $games }, и в каждой нужно одно действие, а дано { $given }
env-not-legal = игра { $game }: действие { $action } недопустимо
env-too-few = { $name } — не меньше { $least }, а не { $given }
env-not-ended = партия { $game } только что не кончилась и не была прервана
env-observer = у наблюдателей koloda нет параметров вроде { $given }
env-recall = эта партия { $game } заняла уже строк памяти: { $rows }, а в тензоре их { $most }; загрузите игру с большим recall
env-unlisted = { $game } не называет среди своих событий { $event }, поэтому тензора прошлого нет

## Парадный вход

api-not-a-bot = бот — это название уровня, функция или Player, а не { $given }
api-small-contest = для состязания нужны хотя бы два бота, а не { $given }
api-small-lab = эксперименту нужна хотя бы одна раздача
api-bots-and-seats = ботов { $bots }, а мест { $seats }
api-bots-by-name = нескольким процессам боты нужны по имени: 'hard' или 'модуль:имя'
only-a-game = проверяется Game, а не название и не { $given }
not-a-game = { $argument } — это игра или её название, а не { $given }
api-not-whole = { $argument } — целое число, а не { $given }
api-seed-bytes = зерно — целое число или { $most } байта, а не { $given } байт
api-no-values = { $option }: нужно хотя бы одно значение для сравнения
api-not-counts = { $argument } — число мест или список таких чисел, а не { $given }
api-not-text = { $argument } — текст, а не { $given }
api-not-seconds = { $argument } — число секунд, а не { $given }
api-too-small = { $argument } — не меньше { $least }, а не { $given }
api-not-names = { $argument } — список имён без переносов строк и «;», а не { $given }
api-not-a-list = { $argument } — список ботов, а не { $given }
api-not-varied = { $argument } — словарь настроек со списками значений, а не { $given }
api-lab-bots = { $argument } — имя бота или список имён, а не { $given }
api-no-measure = нет показателя { $given }; есть { $there }
api-no-variant = нет варианта { $given }; есть { $there }
api-takes-others = бот — функция от вида и генератора, а у { $given } другие аргументы
api-no-outcome = партия не окончена, исхода ещё нет
api-seats-or-watcher = места — от 0 до { $last }, для зрителя -1, а не { $seat }
api-seats = места — от 0 до { $last }, а не { $seat }
api-nobody-owes = партия окончена, ходить некому
api-moves-of-record = в этой записи ходов { $count }, а не { $asked }
api-after-moves = в этой записи есть моменты после 0…{ $count } ходов, а не после { $asked }
api-cannot-read = { $file } не прочесть: { $reason }
api-no-text = { $file } не прочесть: это не текст

## Командная строка

cli-missing-extra = не хватает { $package }: его приносит pip install 'koloda[{ $extra }]'
cli-small-arena = для арены нужны хотя бы два игрока, например --players hard,normal
cli-option-pair = --option — это ИМЯ=ЗНАЧЕНИЕ, а не { $pair }
cli-no-parquet = pyarrow не установлен; его ставит pip install 'koloda[data]'
cli-no-presets = у { $game } нет { $preset } на выбор
cli-option-twice = { $game }: настройка { $option } задана дважды
cli-seats-of-table = в { $game } на { $players } места от 0 до { $last }, а не { $seat }
cli-large-record = { $file } слишком велик для записи
cli-not-utf8 = { $file } — не запись: это не текст UTF-8
cli-not-text = { $file } — не запись: это не текст
cli-record-file = запись: { $error }
cli-not-replaceable = { $file } — не файл, который запись может заменить
cli-exists = { $file } уже есть; --force заменит его
cli-cannot-write = нельзя записать { $file }: { $reason }
cli-daily-hints = раздача дня играется без подсказок
cli-not-a-day = { $option } — это день, например 2026-11-17, а не { $given }
cli-daily-future = раздачи на { $day } ещё нет: день начинается в полночь по UTC
cli-no-shelf = папки { $folder } нет
cli-large-shelf = в { $folder } больше { $most } файлов
cli-whose-result = к --result { $result } нужен --player: чей это итог
cli-not-on-shelf = записи { $number } нет: подходят { $count }
cli-not-a-hash = { $option } — это хеш из 64 шестнадцатеричных цифр, для --chain после числа и двоеточия, а не { $given }
cli-vary-pair = --vary — это НАСТРОЙКА=A,B,…, а не { $word }
cli-moves = в записи { $count } ходов: --from { $first } --to { $last } в неё не укладывается
cli-no-move = --before — это ход записи, от 1 до { $count }, а не { $move }
cli-vary-range = { $word } — не ряд чисел: он пишется ОТ..ДО или ОТ..ДО/ШАГ, шагов не больше 24
cli-seat-numbers = --seats — это число мест, например 3, а не { $seats }
cli-seats-twice = число мест задано дважды: { $seats }
cli-one-table = эта команда играет за одним столом: одно число мест, а не { $seats }
cli-names-or-number = --players — число мест, например 3, или имена, например hard,normal, а не { $players }
cli-numbers-twice = рядом с --seats в --players стоят имена, например hard,normal, а не { $players }
cli-you-twice = `you` стоит в --players один раз, и тогда --seat не указывают
cli-no-rule-texts = у { $game } нет текстов правил
cli-names-and-seats = имён { $names }, а мест { $seats }
kit-no-name = { $name } — не имя для игры: маленькие латинские буквы и цифры, первой буква, слова через _, не длиннее { $longest } знаков
kit-name-of-python = { $name } в Python уже значит другое: выберите другое имя
kit-name-of-game = { $name } — это уже игра koloda: выберите другое имя
kit-no-folder = папки { $folder } нет: сначала создайте её
kit-there-already = { $place } уже есть: ничего не записано
kit-cannot-write = нельзя записать { $place }: { $reason }

## Сервер

server-backup-url = базу с URL копируют её собственными средствами, например pg_dump
server-no-database = базы { $file } нет
server-copy-exists = { $file } уже есть; --force заменит его
server-copy-is-database = { $file } — сама база; копии нужно другое имя
server-copy-in-use = { $file } занят сервером; копии нужно другое имя
server-certificate-and-key = --tls-cert и --tls-key нужны вместе
server-certificate = сертификат не подходит: { $reason }
server-cannot-listen = нельзя слушать { $host }, порт { $port }: { $reason }
server-one-process = для { $workers } процессов нужна PostgreSQL (--database postgresql+psycopg://…); SQLite — для одного процесса
server-cannot-replay = сохранённые действия не следуют из зерна
server-misfit = сохранённое действие { $place } не подходит
server-sign = реакция — одна из { $known }
server-seats-listed = у стола на { $players } перечислено { $players } мест, а не { $given }
server-bot-level = уровень бота — один из { $known }
server-clock-seconds = на часах от { $low } до { $high } секунд
server-table-version = этому столу нужна версия правил { $version } игры { $game }, а на сервере версия { $here }
server-origin-address = --origin — это адрес вроде https://cards.example, а не { $origin }
server-database-url = --database — файл или URL вида postgresql://…
server-database-file = --database нужно имя файла: партии хранятся на диске
server-database = базой пользоваться нельзя: { $reason }
server-no-folder = папки { $folder } нет: сначала создайте её
server-cannot-use = { $file } использовать нельзя: { $reason }
server-other-server = { $file } занят другим сервером
server-newer-database = эту базу писала более новая koloda (схема { $found }, здесь { $here })
server-no-bot-now = сейчас туда нельзя посадить бота
server-chat-length = в сообщении от 1 до { $most } знаков
server-chat-letters = в сообщении нет управляющих и невидимых знаков
server-name-length = в имени от 1 до { $most } знаков
server-name-letters = в имени нет управляющих и невидимых знаков
server-watcher = зритель только смотрит
server-no-hint = подсказка не нашлась
server-no-lesson = для { $game } урока нет
server-late = никто не поздоровался
server-slow-hints = пожалуйста, просите подсказки реже
server-seat-again = ваше место за следующим столом уже занято
server-slow-chat = пожалуйста, пишите реже
server-method = здесь этого сделать нельзя
server-method-here = этот адрес отвечает на { $allowed }, а не на { $method }
server-size = это слишком много
server-seat-taken = это место не свободно
server-long-address = адрес этого сервера слишком длинный для QR-кода
server-hello = первое сообщение — приветствие
server-not-begun = партия ещё не началась
server-not-over = партия ещё не окончена
server-not-running = партия сейчас не идёт
server-over = партия окончена
server-maker = создатель стола сидит на месте человека
server-record-early = запись появится, когда партия окончится
server-replay-early = просмотр появится, когда партия окончится
server-try-early = попробовать иначе можно, когда партия окончится
server-no-step = с этого шага играть уже нечего
server-analysis-early = анализ появится, когда партия окончится
server-deal-in-play = за другим столом ещё играют этими же картами
server-day-not-over = карты раздачи дня открываются, когда день закончится
server-deal-manners = там, где этими же картами играют и другие, никому не помогают, и играются они один раз
server-sits-already = вы уже сидите за другим столом с этими же картами
server-no-person = за этот стол садятся со страницы дубликатного матча
server-table-used = убрать можно только стол, за которым никто не сидит
server-no-deal = здесь нет раздачи дня { $day }
server-deal-played = эту раздачу вы уже сыграли
server-resigned = с этого места партию уже сдали
server-no-hints-here = за этим столом подсказок нет
server-no-coach-here = тренер есть только там, где все остальные — боты
server-no-reveal = сейчас нечего раскрывать
server-other-contribution = это не тот вклад, что был обещан
server-stale = за это время на столе всё изменилось
server-failed = что-то пошло не так; это записано
server-flagged = время этого места вышло
server-no-seat = такого места нет
server-room = такого стола нет, или он для вас закрыт
server-nothing = решать нечего
server-letters = эти знаки прочтут не все
server-no-undo = этот ход вернуть нельзя
server-bad = это сообщение непонятно
server-body-json = после байта { $byte } тело запроса — не JSON; допустим объект с полями: { $fields }
server-body-object = тело запроса — JSON, но не объект; допустим объект с полями: { $fields }
server-body-missing = в запросе не хватает: { $field }
server-body-field = эта часть запроса не подходит: { $field }
server-no-page = по этому адресу ничего нет
server-origin = этой странице так нельзя
server-not-away = этого игрока нет ещё не так долго
server-elsewhere = это место открыто в слишком многих окнах
server-moved = это место перенесено на другое устройство
server-version = сервер говорит на версии { $version }; обновите страницу
server-full = сейчас сервер переполнен; попробуйте позже
server-banned = этот сервер пока вас не впускает
server-no-order = нет распоряжения { $order }
server-no-address = { $who } не адрес и не его хеш в журнале
server-no-server = сервера с файлом { $file } здесь нет: { $reason }
server-no-process = ни один процесс сервера с базой { $file } не отвечает
server-no-socket = в Windows нет сокета для распоряжений серверу
server-stopping = сервер останавливается; попробуйте ещё раз
server-busy = этот стол убирают; попробуйте ещё раз
server-rate-tables = слишком много новых столов
server-quota = с вашего адреса сохранено слишком много; попробуйте позже
server-rate-guesses = слишком много неверных столов или ключей
server-rate = слишком много сразу; попробуйте позже

## Игры

karma-follow-needs-pt = позиция karma: на этапе follow сверху стопки лежит PT
karma-give-needs-others = позиция karma: на этапе give стопка уходит одному из нескольких других
karma-one-has-cards = позиция karma: партия окончена, значит, карты есть у одного игрока
karma-bag-before-deal = позиция karma: карты лежат в мешке до раздачи и только тогда
karma-deck-and-stage = позиция karma: колода не подходит к этапу { $stage }
karma-two-have-cards = позиция karma: партия идёт, пока карты есть у двоих
karma-no-cards-to-play = позиция karma: у места, которое ходит, нет карт
karma-nothing-shown-yet = позиция karma: до первого хода никто не показывал карт из руки
karma-six-to-choose-from = позиция karma: на этапе choose карт на выбор у каждого: { $cards }
karma-three-places = позиция karma: у места { $seat } три позиции на столе
karma-many-copies = позиция karma: у места { $seat } больше экземпляров карты, чем есть
karma-played-from = позиция karma: 'from' — это hand, up или down и число
karma-few-cards = karma: { $players } игрокам нужно { $need } карт, в колоде { $have }; с copies={ $copies } могут играть не больше { $most }
karma-clear = karma: чтобы стопку убирали три карты подряд (clear=3), нужно по три экземпляра каждой (copies=3), иначе её никогда не убрать
karma-tiny-copies = karma: в колоде deck=tiny свои семь карт, поэтому copies остаётся 2
kanobu-bag-in-shuffle = позиция kanobu: в мешке лежат карты во время тасовки и только тогда
kanobu-opened-without-star = позиция kanobu: карты открывает только Звезда
kanobu-out-is-empty-hands = позиция kanobu: 'out' называет места без карт, каждое один раз
kanobu-nobody-out = позиция kanobu: до конца никто не выбывает
kanobu-two-have-cards = позиция kanobu: партия идёт, пока карты есть у двоих
kanobu-marked-apart = позиция kanobu: знаком + карты помечены только в позиции с 'apart: yes'
kanobu-two-left-on-pile = позиция kanobu: обновлённая колода оставляет в стопке две карты
kanobu-renewed-apart = позиция kanobu: обновлённую колоду можно отличить от всех рук
kanobu-renewed-when-needed = позиция kanobu: колоду обновляют, только когда нужна карта
kanobu-drawn-in-hand = позиция kanobu: взятая карта — в руке того, кто ходит
kanobu-laid-on-chance = позиция kanobu: карты кладут на Шанс
kanobu-only-signs-laid = позиция kanobu: кладут только Камень, Ножницы и Бумагу
kanobu-one-of-each-laid = позиция kanobu: кладут один Камень, одни Ножницы и одну Бумагу
kanobu-rest-in-hand = позиция kanobu: остальные из трёх карт — в руке
kanobu-all-in-bag-and-deck = позиция kanobu: на этапе { $stage } до раздачи все карты в мешке и в колоде
kanobu-bag-holds-cards = позиция kanobu: на этапе { $stage } в мешке лежат карты
kanobu-no-deck-yet = позиция kanobu: на этапе first колоды нет
kanobu-somebody-finished = позиция kanobu: кто-то уже закончил партию
kanobu-mover-has-no-cards = позиция kanobu: у места, которое ходит, нет карт
kanobu-turn-limit = позиция kanobu: предел ходов достигнут
kanobu-idle-round = позиция kanobu: целый круг прошёл впустую
kanobu-pending-stage = позиция kanobu: эффект ждёт ответа только на этапе answer
kanobu-effect-of-player = позиция kanobu: эффект — от игрока, который ещё в партии
kanobu-effect-of-another = позиция kanobu: эффект — от другого игрока, чем тот, кто отвечает
kanobu-effect-on-pile = позиция kanobu: карта эффекта лежит в стопке
kanobu-owed-by-everybody = позиция kanobu: должны не больше, чем берут все
kanobu-player-draws-nothing = позиция kanobu: кто её сыграл, не берёт ничего
kanobu-drawer-has-no-cards = позиция kanobu: у места, которое берёт, нет карт
kanobu-mover-draws = позиция kanobu: берёт тот, кто ходит
kanobu-opened-under-star = позиция kanobu: карты открывают, пока сверху лежит Звезда
kanobu-star-opens-three = позиция kanobu: Звезда открывает три карты
kanobu-one-drawn = позиция kanobu: в обычный ход берут одну карту
kanobu-nothing-owed = позиция kanobu: все вместе ничего не должны
kanobu-colour-change-on-top = позиция kanobu: на этапе colour сверху лежит Смена цвета
kanobu-colour-named = позиция kanobu: цвет уже назван
kanobu-star-on-top = позиция kanobu: на этапе star сверху стопки лежит Звезда
kanobu-star-opens-some = позиция kanobu: Звезда открывает от одной до трёх карт
kanobu-long-deck-file = kanobu: { $name } слишком длинное для файла колоды
kanobu-card-and-copies = kanobu: { $where }: нужна карта и число экземпляров, например B-rock 2
kanobu-card-twice = kanobu: { $where }: { $token } стоит дважды
kanobu-copies = kanobu: { $where }: экземпляров { $token } — целое число от 1 до { $most }, а не { $digits }
kanobu-no-colour = kanobu: { $where }: { $letters } — не цвет; есть B, G, R, Y, два из них или P (фиолетовый)
kanobu-no-symbol = kanobu: { $where }: { $symbol } — не символ; есть { $known }
kanobu-signs-not-purple = kanobu: { $where }: Камень, Ножницы и Бумага не бывают фиолетовыми (R40)
kanobu-purple-only = kanobu: { $where }: Отмена и Смена цвета бывают только фиолетовыми (R40)
kanobu-empty-deck = kanobu: { $where }: в нём нет карт
kanobu-large-deck = kanobu: { $where }: в колоде не больше { $most } карт, а здесь { $cards }
kanobu-deck-file = kanobu: настройка deck — { $known } или файл колоды; { $name } не прочесть: { $reason }
kanobu-deck-no-text = kanobu: настройка deck — { $known } или файл колоды; { $name } не прочесть: это не текст
kanobu-deck-cards = kanobu: настройка deck — { $known } или карты вида B-rock:2,P-cancel:3, а не { $deck }
kanobu-met-numbers = позиция kanobu: в 'met' — числа из пятнадцати шестнадцатеричных цифр
kanobu-known-at-bottom = позиция kanobu: известные карты колоды лежат внизу
kanobu-pending-words = позиция kanobu: 'pending' — одно из { $known }, сколько карт и место, которое сыграло
kanobu-task-words = позиция kanobu: 'task' — одно из { $known }, место, которое берёт, сколько карт должно, сколько берут все и кто сыграл карту
kanobu-experimental = в kanobu играют от 2 до { $most } человек, а не { $players }; для { $first } или { $last } нужна настройка experimental=yes
kanobu-few-cards = kanobu: { $players } игрокам нужно { $need } карт, в колоде { $have } (R40)
kanobu-dead-deck = kanobu: ни одну карту этой колоды нельзя положить на другую
kanobu-few-cards-for-two = kanobu: двум игрокам нужно { $need } карт, в колоде без Смены направления { $have } (R40)
unit-no-such-stage = позиция unit: с этими настройками этапа { $stage } нет
unit-bag-before-deal = позиция unit: карты лежат в мешке до раздачи и только тогда
unit-no-cards-before-deal = позиция unit: до раздачи ни у кого нет карт
unit-both-ready = позиция unit: когда готовы оба, ход окончен
unit-not-in-danger = позиция unit: место, которому предлагают восстановиться, не в опасности
unit-over-without-end = позиция unit: партия окончена, когда кончились очки или карты
unit-must-begins = позиция unit: на этапе must ход начинается, и у игрока есть чем ходить
unit-joker-back = позиция unit: джокер не возвращается из лимита
unit-clubs-extend = позиция unit: трефы не могут расширить лимит { $suit } места { $seat }
unit-two-numbers = позиция unit: 'points' и 'recovered' — по два числа, по одному на место
unit-not-on-field = позиция unit: { $text } не может быть на поле
unit-many-defenders = позиция unit: у { $word } больше двух защитников
unit-cannot-pay = позиция unit: лимит места { $seat } не оплачивает { $text }
unit-cannot-lie = позиция unit: { $word } не может лежать в { $name }
unit-cannot-defend = позиция unit: { $text } не может защищать в { $word }
unit-priority = unit: очерёдность (priority) бывает только при свободном порядке действий (turn_mode=free)
karmaka-rung-four = позиция karmaka: партия кончается, когда кто-то дошёл до 4-й ступени, и только тогда
karmaka-loose-in-shuffle = позиция karmaka: карты россыпью лежат, пока их тасуют, и только тогда
karmaka-nothing-to-ask = позиция karmaka: для { $step } спрашивать нечего
karmaka-until-the-offer = позиция karmaka: карты разыграны, подняты или показаны только до предложения
karmaka-offered-in-play = позиция karmaka: предлагаемая карта разыграна
karmaka-after-the-offer = позиция karmaka: после предложения бывает только лишний розыгрыш
karmaka-steps-of-no-card = позиция karmaka: таких шагов нет ни у одной карты
karmaka-offered-next = позиция karmaka: карту предлагают кому-то, когда предложение — следующий шаг
karmaka-lifted-for-destiny = позиция karmaka: карты поднимают только для Судьбы
karmaka-not-a-target = позиция karmaka: место { $target } здесь не цель
karmaka-plays-with-a-hand = позиция karmaka: у того, кто играет, есть карта в Руке
karmaka-shuffle-for-well = позиция karmaka: тасуют перед тем, как нужна карта из Источника
karmaka-offered-to = позиция karmaka: карту предлагают жертве, а если её нет — соперникам
karmaka-rings-to-spend = позиция karmaka: у того, кто тратит Кольца, они есть, а в Руке и Колоде пусто
karmaka-shown-for-swindle = позиция karmaka: карты показывают только из Руки, из которой берёт Обман
karmaka-only-the-well = позиция karmaka: до раздачи есть только карты Источника
karmaka-steps-in-order = позиция karmaka: эти шаги не следуют друг за другом
karmaka-not-a-step = позиция karmaka: { $step } — не шаг
karmaka-many-steps = позиция karmaka: шагов не бывает больше { $most }
karmaka-one-in-play = позиция karmaka: разыграна одна карта
karmaka-used-words = позиция karmaka: 'used' — одно из { $known }
karmaka-number-each = позиция karmaka: в 'rungs' и 'rings' — по числу на место
karmaka-no-knowers = позиция karmaka: { $word } в { $name } не говорит, какие места знают карту
karmaka-many-copies = позиция karmaka: в { $name } больше { $most } экземпляров { $card }
karmaka-counts-copies = karmaka: настройка counts разрешает не больше { $most } экземпляров карты
karmaka-counts-deck = karmaka: с настройкой counts в колоде { $copies } карт; бывает от 1 до { $most }
karmaka-counts-words = karmaka: настройка counts выглядит как panic:4,mimic:0, а не { $word }
karmaka-counts-twice = karmaka: настройка counts называет { $name } дважды
karmaka-mode-exact-seats = karmaka: для режима { $mode } нужно ровно { $low } игроков (G31)

## Puzzles

puzzles-no-book = у игры { $game } нет задач
puzzles-no-puzzle = у игры { $game } нет задачи { $puzzle }
puzzles-no-move = { $action } — не один из ходов этой задачи
