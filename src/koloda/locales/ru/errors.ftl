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
record-seed = запись: заголовок «Seed» не шестнадцатеричный
record-line = запись, строка { $line }: { $error }
not-a-move = { $words } — не место и его действие
no-seed = в этой записи нет зерна, поэтому её случай не проверить
broken-promise = зерно не то, что было обещано: обязательство не сходится
no-deal = эта партия начата с позиции, поэтому её раздачу не проверить
other-chance = действие { $number }: зерно даёт { $expected }, а в записи { $found }
no-action = в игре { $game } нет хода { $action }; ходы начинаются с { $verbs }
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
only-seats = в { $game } играют ровно { $seats }, а не { $players }
wrong-seats = в { $game } играют от { $low } до { $high } человек, а не { $players }
option-switch = { $game }: настройка { $option } — yes или no, а не { $given }
option-number = { $game }: настройка { $option } — целое число от { $low } до { $high }, а не { $given }
option-seat = { $game }: настройка { $option } — номер места или random, а не { $given }
option-choice = { $game }: настройка { $option } — одно из { $allowed }, а не { $given }
illegal-action = { $refusal }

## Языки и тексты правил

no-language = языка { $language } нет; есть { $known }
no-clause = в правилах { $game } нет пункта { $clause }; есть { $known }
no-clauses = у { $game } нет текстов правил, поэтому нет и пункта { $clause }

## Игроки

bot-move-number = { $bot } назвал ход { $move }, а ходов { $moves }
bot-neither-bot = { $bot } — не функция бота и не Player
bot-no-bot = бота { $bot } нет: { $reason }
bot-bot-fails = бот { $bot } ({ $place }) не работает: { $reason }
bot-no-player = игрока { $player } нет; есть { $known }, hard@СЕКУНДЫ и hard#ПЕРЕБОРЫ, так же для expert, модуль:имя и exec:КОМАНДА
bot-budget = { $player }: время или число переборов больше 0 и не больше { $most }
bot-cannot-start = бота { $bot } не запустить: { $reason }
bot-not-ready = бот { $bot } не отвечает на `koloda 1` словом `ready`
bot-no-answer = { $bot } не отвечает { $seconds } секунд
bot-ended = { $bot } завершился без ответа

## Состязания и лаборатория

arena-no-ray = Ray не установлен; его ставит pip install 'koloda[cluster]'
arena-no-cluster = по адресу { $address } нет кластера Ray: { $reason }
arena-ray-address = --ray — это HOST:PORT или auto, а не { $address }
arena-cluster-silent = по адресу { $address } нет кластера Ray: никто не отвечает
arena-cluster-failed = сбой кластера { $address }: { $reason }
arena-set-and-varied = { $game }: настройка { $option } и задана, и меняется
arena-varied-value-twice = { $game }: --vary { $option } даёт одно значение дважды
arena-varied-twice = { $game }: одна настройка меняется дважды
arena-variants = { $count } вариантов не сравнить; не больше { $most }
arena-other-koloda = на одной из машин кластера { $address } другая koloda
arena-not-empty = { $folder } не пуста; --resume продолжает начатую там работу
arena-cannot-write-to = нельзя писать в { $folder }: { $reason }
arena-process-ended = один из рабочих процессов завершился; --workers 1 делает всё в этом одном

## Парадный вход

api-not-a-bot = бот — это название уровня, функция или Player, а не { $given }
api-small-contest = для состязания нужны хотя бы два бота и одна раздача
api-bots-and-seats = ботов { $bots }, а мест { $seats }
api-bots-by-name = нескольким процессам боты нужны по имени: 'hard' или 'модуль:имя'
api-no-outcome = партия не окончена, исхода ещё нет
api-seats-or-watcher = места — от 0 до { $last }, для зрителя -1, а не { $seat }
api-nobody-owes = партия окончена, ходить некому
api-say-which-seat = ходить могут сразу места { $seats }: скажите какое, например seat=0
api-moves-of-record = в этой записи ходов { $count }, а не { $asked }
api-cannot-read = { $file } не прочесть: { $reason }

## Командная строка

cli-small-arena = для арены нужны хотя бы два игрока, например --players hard,normal
cli-option-pair = --option — это ИМЯ=ЗНАЧЕНИЕ, а не { $pair }
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
cli-vary-pair = --vary — это НАСТРОЙКА=A,B,…, а не { $word }
cli-seat-numbers = --players рядом с --bots — числа мест, например 2,3, а не { $seats }
cli-seats-twice = --players называет одно число мест дважды: { $seats }
cli-no-rule-texts = у { $game } нет текстов правил
cli-names-and-seats = имён { $names }, а мест { $seats }
cli-names-and-opponents = имён { $names }, а соперников { $seats }

## Сервер

server-backup-url = базу с URL копируют её собственными средствами, например pg_dump
server-no-database = базы { $file } нет
server-copy-exists = { $file } уже есть; --force заменит его
server-copy-is-database = { $file } — сама база; копии нужно другое имя
server-copy-in-use = { $file } занят сервером; копии нужно другое имя
server-certificate-and-key = --tls-cert и --tls-key нужны вместе
server-certificate = сертификат не подходит: { $reason }
server-cannot-listen = нельзя слушать { $host }, порт { $port }: { $reason }
server-cannot-replay = сохранённые действия не следуют из зерна
server-misfit = сохранённое действие { $place } не подходит
server-sign = реакция — одна из { $known }
server-seats-listed = у стола на { $players } перечислено { $players } мест, а не { $given }
server-person-or-bot = место — для человека или бота
server-bot-level = уровень бота — один из { $known }
server-clock = часы — none, move или game
server-clock-seconds = на часах от { $low } до { $high } секунд
server-table-version = этому столу нужна версия правил { $version } игры { $game }
server-not-installed = не хватает { $package }: установите koloda[server]
server-database-url = --database — файл или URL вида postgresql://…
server-database-file = --database нужно имя файла: партии хранятся на диске
server-database = базой пользоваться нельзя: { $reason }
server-cannot-use = { $file } использовать нельзя: { $reason }
server-other-server = { $file } занят другим сервером
server-newer-database = эту базу писала более новая koloda (схема { $found }, здесь { $here })
server-no-bot-now = сейчас туда нельзя посадить бота
server-increment = прибавка часов — от 0 до 600 секунд
server-chat-length = в сообщении от 1 до { $most } знаков
server-chat-letters = в сообщении нет управляющих и невидимых знаков
server-name-length = в имени от 1 до { $most } знаков
server-name-letters = в имени нет управляющих и невидимых знаков
server-watcher = зритель только смотрит
server-no-hint = подсказка не нашлась
server-late = никто не поздоровался
server-slow-hints = пожалуйста, просите подсказки реже
server-slow-chat = пожалуйста, пишите реже
server-method = здесь этого сделать нельзя
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
server-stale = за это время на столе всё изменилось
server-failed = что-то пошло не так; это записано
server-flagged = время этого места вышло
server-no-seat = такого места нет
server-room = такого стола нет, или он для вас закрыт
server-nothing = решать нечего
server-letters = эти знаки прочтут не все
server-no-undo = этот ход вернуть нельзя
server-bad = это сообщение непонятно
server-origin = этой странице так нельзя
server-not-away = этого игрока нет ещё не так долго
server-elsewhere = это место открыто в слишком многих окнах
server-moved = это место перенесено на другое устройство
server-version = сервер говорит на версии { $version }; обновите страницу
server-busy = этот стол убирают; попробуйте ещё раз
server-rate-tables = слишком много новых столов
server-rate-guesses = слишком много неверных столов или ключей
server-rate = слишком много сразу; попробуйте позже

## Игры

kanobu-deck = ни одну карту этой колоды нельзя положить на другую
karma-clear = чтобы стопку убирали три карты подряд, нужно по три экземпляра каждой, иначе её никогда не убрать
unit-priority = очерёдность бывает только при свободном порядке действий
