### High Card на экране.

game-title = High Card
game-line = Старшая карта берёт взятку; побеждает тот, у кого взяток больше.

## Места на столе

zone-hand = рука
zone-trick = взятка
zone-played = сыграно раньше
zone-deck = колода

## Что знают все

fact-lead = первый ход: { $player }
fact-taken = взятки, { $player }: { $value }
seat-taken =
    { $value ->
        [one] { $value } взятка
        [few] { $value } взятки
       *[many] { $value } взяток
    }

## Вопросы и ходы

prompt-play = Какую карту сыграете?
prompt-name = Кто ходит первым в следующей взятке?
verb-play = сыграть
verb-lead = первым ходит { $player }

## Что происходит

event-dealt = { $player }: сдано { $cards }
event-played = { $player }: { $cards }
event-took = { $player } берёт взятку
event-named = { $player } передаёт первый ход: { $other }
you-dealt = Вам сдано: { $cards }
you-played = Вы играете { $cards }
you-took = Вы берёте взятку
you-named = Вы передаёте первый ход: { $other }

## Отказы

refusal-not-chance = сдают не игроки
refusal-not-held = у вас нет карты { $card }
refusal-not-taken = место { $seat } не брало последнюю взятку
refusal-name-first = назовите место за этим столом, которое ходит первым

## Правила стола и итог

option-hand = карт каждому игроку
ending-played = все карты сыграны

## At a glance

glance-1-head = Цель
glance-1 = Возьмите больше всех взяток.
glance-2-head = Ваш ход
glance-2 = Сыграйте карту в открытую: взятку берёт старшая.
glance-3-head = Следующая взятка
glance-3 = Кто взял последнюю, называет, кто начинает.
glance-4-head = Конец
glance-4 = Игра кончается, когда сыграны все карты.
