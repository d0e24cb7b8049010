### Общее для всех игр и терминала.

## Места и карты

seat = Игрок { $seat }
seat-you = Вы
yourself = себя
themself = себя
seat-named = { $name } ({ $seat })
table = Стол
no-cards = пусто
hidden-cards =
    { $count ->
        [one] { $count } скрытая карта
        [few] { $count } скрытые карты
       *[many] { $count } скрытых карт
    }
empty-places = пусто: { $places }
more-cards = … ещё { $count } …

## Список игр

options = опции
players-range =
    { $low ->
        [2] { $high ->
            [2] для двоих
           *[other] игроков: от 2 до { $high }
        }
       *[other] игроков: от { $low } до { $high }
    }
players-most = с другими опциями до { $most }
games-hint = `koloda games ИГРА` расскажет об опциях игры, `koloda play ИГРА` её начнёт.
expects-switch = yes или no
expects-number = целое число от { $low } до { $high }
expects-seat = номер места или random
expects-text = текст

## Диалог

how-to = Введите номер хода или сам ход; ? объяснит, почему карту нельзя сыграть; «помощь» покажет остальное.
prompt = Ваше решение?
which-number =
    { $count ->
        [1] Ход всего один: введите 1 или «помощь».
       *[other] Введите номер от 1 до { $count }, сам ход или «помощь».
    }
not-a-move = Хода «{ $text }» в этой игре нет; «помощь» покажет, что можно ввести.
allowed = Так ходить можно.
can-do = можно { $moves }
again-later = Сначала доиграйте эту партию; потом слово «ещё» начнёт новую.
goodbye = До встречи!

## Слова диалога

word-help = помощь
word-view = стол
word-hint = подсказка
word-rules = правила
word-record = запись
word-again = ещё
word-quit = выход
help-move = 3 или { $move }: сделать ход, по номеру или текстом
help-why = ? или ? { $move }: почему нельзя сыграть ваши карты или этот ход
help-help = помощь (help): этот список
help-view = стол (view): показать стол ещё раз
help-hint = подсказка: несколько лучших ходов и как часто они выигрывают
help-rules = правила (rules) или правила { $clause }: все правила или одно
help-record = запись ФАЙЛ (record): сохранить партию в новый файл, когда она кончится или вы выйдете
help-again = ещё (again): сыграть ещё раз, когда партия кончится
help-quit = выход (quit): бросить партию; взять ход назад нельзя
hint = { $move }: побеждает в { $percent } % — { $reason }
hint-why = { $move }: побеждает в { $percent } % — { $reason }: { $why }
hint-forced = { $move }: { $reason }
hint-lost = Почти проиграно. { $move }: побеждает в { $percent } %
hint-only = единственный ход
hint-clear = явно лучший
hint-best = чуть лучше прочих
hint-close = почти не хуже
hint-worse = слабее

## The full screen

screen-why = почему нельзя
screen-wait = Ходят остальные…
screen-find = Введите слово для поиска, Esc закрывает
screen-log = Что произошло
screen-free = свободно { $free }/{ $total }
screen-rungs = Жук-навозник 4, Змея 5, Волк 6, Обезьяна 7, Трансценденция
screen-keys = Стрелки выбирают карту, Enter играет, Esc — назад.
screen-enter = Enter: { $move }
screen-where = Enter: выбрать, что с ней сделать
screen-again = Нажмите { $key }, чтобы сыграть ещё раз.
screen-leave = Нажмите { $key }, чтобы выйти.

## Записи и честность

commitment-chosen = Колода следует из числа, которое выбрали вы; SHA-256: { $commitment }.
commitment =
    Колоду определяет тайное число; его SHA-256: { $commitment }. Само число вы увидите после партии.
add-words = Ваши слова для раздачи
added = Ваш вклад — { $hash }: его принимает koloda verify ФАЙЛ --contribution.
seed = Тайное число: { $seed }.
record-where = Введите слово «запись» и имя нового файла.
record-later = Запись ляжет в { $file }, когда партия кончится или вы выйдете.
record-offer = «запись ФАЙЛ» сохранит партию целиком, «ещё» — сыграть ещё раз; Enter — выйти.
again-offer = «ещё» — сыграть ещё раз; Enter — выйти.
record-kept = Запись в файле { $file }; koloda verify докажет, что колоду никто не трогал.
move-number = Ход { $number }
proof-deal =
    { $result ->
        [yes] ✓ Раздача и всё случайное следуют из тайного числа; каждый ход сделан по правилам.
        [missing] – Следует ли случайное из тайного числа: в записи нет числа или раздачи.
       *[other] ✗ Случайное не следует из тайного числа.
    }
proof-promise =
    { $result ->
        [yes] ✓ Тайное число было обещано до раздачи.
        [no] ✗ Тайное число не было обещано до раздачи.
        [missing] – Было ли тайное число обещано до раздачи: в записи его нет.
       *[other] – Было ли тайное число обещано до раздачи: укажите --commitment, как вы его видели.
    }
proof-contribution =
    { $result ->
        [yes] ✓ Ваш вклад есть в тайном числе.
        [no] ✗ Вашего вклада в тайном числе нет.
       *[other] – Есть ли в тайном числе ваш вклад: укажите --contribution.
    }
proof-moves =
    { $result ->
        [yes] ✓ Ходы те самые, что вы видели.
        [no] ✗ Ходы не те, что вы видели.
       *[other] – Те ли это ходы, что вы видели: укажите --chain.
    }
proof-complete =
    { $result ->
        [yes] ✓ Партия сыграна до конца.
       *[other] – Партия не доиграна.
    }
proof-limits = Ни одна запись не докажет, что никто не подсматривал карты во время игры: хозяин сервера мог.

## Итоги

unfinished = Партия не доиграна.
game-over = Партия окончена: { $reason }.
rank = { $rank }-е место: { $player }
you-win = Вы выиграли!
you-lose = Вы проиграли.
you-draw = Ничья.
ending-cards = всё решили карты
ending-points = всё решили очки
ending-repetition = одно и то же положение повторилось слишком много раз
ending-cap = достигнут предел ходов
ending-stalemate = никто больше не может ходить
ending-transcendence = достигнута Трансценденция

## Отказы любой игры

refusal-over = партия окончена
refusal-turn =
    { $whose ->
        [chance] сейчас решает случай
       *[seat] сейчас решают за другим местом
    }
refusal-chance = такой случайности сейчас быть не может

doctor-cores =
    { $number ->
        [one] { $number } ядро
        [few] { $number } ядра
       *[other] { $number } ядер
    }
doctor-there = установлено
doctor-missing = не хватает: { $names }
doctor-not-found = не найдено
doctor-extra-terminal = полный экран в терминале
doctor-extra-server = столы в браузере
doctor-extra-postgres = несколько процессов сервера на одной базе данных
doctor-extra-research = среды для обучения
doctor-extra-train = обучение сетей
doctor-extra-data = наборы данных о партиях
doctor-extra-cluster = лаборатория и обучение на кластере
doctor-get = Дополнение ставится по имени: { $command }
doctor-needs-client = клиент для браузера, для столов в браузере
doctor-needs-database = партии, которые хранит koloda serve
doctor-needs-browser = браузер, чтобы в нём играть
doctor-needs-compiler = компилятор C с заголовками Python, чтобы скомпилировать движок
doctor-needs-node = Node, только для сборки клиента

## Тренер

coach-after =
    { $percent ->
        [one] Заметно лучше было «{ $move }» (на { $percent } победу из ста больше): { $reason }.
        [few] Заметно лучше было «{ $move }» (на { $percent } победы из ста больше): { $reason }.
       *[many] Заметно лучше было «{ $move }» (на { $percent } побед из ста больше): { $reason }.
    }
coach-after-plain =
    { $percent ->
        [one] Заметно лучше было «{ $move }»: на { $percent } победу из ста больше.
        [few] Заметно лучше было «{ $move }»: на { $percent } победы из ста больше.
       *[many] Заметно лучше было «{ $move }»: на { $percent } побед из ста больше.
    }
coach-uncompiled = На этом сервере тренер подсказывает перед ходом, а сыгранное не разбирает.

## The analysis of a finished game

analysis-head = { $game }, ходов: { $moves }. Очки — шансы на победу из ста; ± — интервал 95 %.
analysis-start = равное начало
account-deal = раздача
account-own-cards = карты, открывшиеся при своих ходах
account-others-cards = карты, открывшиеся при чужих ходах
account-own-play = своя игра, по тому, что было видно
account-others-play = игра остальных, по тому, что им было видно
account-hidden = как легли скрытые карты
analysis-result = итог
analysis-even = почти поровну
analysis-luck = Везение: { $luck }. Остальное — игра и то, как легли скрытые карты.
analysis-accuracy = Точность: { $points } из 100 — столько от шансов на победу сохранял один выбор.
analysis-rating = Рейтинг этой игры: { $rating } Эло, если у обычного бота 0. Разброс одной партии шире, чем путь от лёгкого бота до мастера.
analysis-stroke-deal = Раздача: { $points }.
analysis-stroke = Ход { $number }, { $player }: { $move }; открывшиеся карты дали { $points }.
analysis-mistake = Ход { $number }, { $move }. { $verdict }
analysis-no-mistake = Ни один ход не был явно хуже другого по тому, что было видно.
analysis-slow = Эта копия не скомпилирована: анализ займёт минуты. --seconds 0.5 даст более грубый, но скорее.
analysis-judge = Так судит Koloda: за образец взята быстрая разумная игра, а каждый судья склонен к своему стилю.
analysis-chart = Шансы на победу, ход за ходом
analysis-written = Записано в { $file }.

## The deal of the day

daily-head = Раздача дня { $day }
daily-promise = У всех, кто её играет, одни и те же карты и одни и те же боты. Хеш её зерна: { $commitment }
daily-again = Эта раздача уже сыграна, и в счёт идёт первый раз: { $result }.
daily-won =
    { $moves ->
        [one] победа за { $moves } ход
        [few] победа за { $moves } хода
       *[many] победа за { $moves } ходов
    }
daily-lost =
    { $moves ->
        [one] поражение за { $moves } ход
        [few] поражение за { $moves } хода
       *[many] поражение за { $moves } ходов
    }
daily-between =
    { $moves ->
        [one] { $points } из 100 очков за { $moves } ход
        [few] { $points } из 100 очков за { $moves } хода
       *[many] { $points } из 100 очков за { $moves } ходов
    }
daily-you = Вы: { $result }.
# What is sent to others.
daily-mine = Мой результат: { $result }.
daily-expert-plays = Эксперт играет ту же раздачу …
daily-expert = Эксперт: { $result }.
daily-share = Koloda, раздача дня { $day }: { $game }
daily-kept = Сохранено в { $file }.
daily-none = Раздач игры { $game } здесь ещё нет.

## A folder of records

library-empty = В этой папке нет записей.
library-head =
    { $count ->
        [0] Ни одна из записей не подходит; всего их { $all }.
        [one] { $count } запись из { $all }; --open N покажет её ход за ходом.
        [few] { $count } записи из { $all }; --open N покажет одну ход за ходом.
       *[many] { $count } записей из { $all }; --open N покажет одну ход за ходом.
    }
library-others =
    { $count ->
        [one] Ещё { $count } файл — не запись.
        [few] Ещё { $count } файла — не записи.
       *[many] Ещё { $count } файлов — не записи.
    }
library-winners = победа: { $names }
library-drawn = ничья
library-unfinished = не закончена

## Puzzles

puzzles-none = В этих партиях нет задач; больше партий или большее --iterations могут их дать.
puzzle-head = Задача { $number }: { $game }, выбирает { $player }. Боты ошиблись в { $missed } из { $attempts } попыток.
puzzle-answer = Ответ: { $move }. Это выигрывает из ста партий хотя бы на { $percent } больше, чем любой другой разумный ход.
puzzle-from = Ход { $number } из { $file }
puzzles-written =
    { $count ->
        [one] { $count } задача записана в { $file }.
        [few] { $count } задачи записаны в { $file }.
       *[many] { $count } задач записано в { $file }.
    }
puzzle-ask = Задача { $number }: { $game }. Что выигрывает чаще всего? Боты ошиблись в { $missed } из { $attempts } попыток.
puzzle-not-a-move = Среди этих ходов нет «{ $text }». Введите номер; пустая строка — выход.
puzzle-right =
    { $percent ->
        [one] Верно. Это на { $percent } победу из ста больше, чем «{ $move }», лучший из остальных ходов.
        [few] Верно. Это на { $percent } победы из ста больше, чем «{ $move }», лучший из остальных ходов.
       *[many] Верно. Это на { $percent } побед из ста больше, чем «{ $move }», лучший из остальных ходов.
    }
puzzle-because = Причина: { $reason }.
puzzles-solved = Решено { $right } из { $count }.
