### The lesson of Unit: for each step its title, what it says, and the answers to moves.

limit-title = The limit is your budget
limit-text = Bring Wren’s 20 points to zero before yours are gone. Your limit pays for attacks: cards laid there stay and pay for cards of their suit every turn anew. Every turn must begin with moving a card. Choose K♠, worth 13: it goes into your limit of ♠.
limit-right = Now you can play spades worth 13 each turn. After each action of yours Wren may answer with one, and passes this time.
limit-nine = 9♠ would make a budget of 9, and your 9♠ would be in it. The king pays for more and leaves you the 9 to attack with.
limit-four = A budget of 4 pays only for cards up to 4. Choose your highest spade.
limit-suit = That is a budget for a suit of which you have no second card. You have three spades: build the limit of spades.

attack-title = Attack
attack-text = An attack takes up as much of the limit as the card is worth, until the turn ends. Choose 9♠, then the field above.
attack-right = 9 of your 13 are taken up. Unless it is stopped, Wren loses 9 points.
attack-four = Good, but begin with the strong one: 9♠.
attack-back = Taken back, the king could not be played again this turn, and you would have no budget.
attack-limit = A larger limit is never wrong, but now you can attack: 13 is enough for the 9.
attack-end = You would end your turn without using your budget.

more-title = As many as the budget pays for
more-text = 13 − 9 = 4 of your ♠ limit are still free. Play as many cards as it pays for.
more-right = 9 + 4 = 13: used up. Next turn all of it is free again.
more-limit = Possible, but you still have 4 to spend: 4♠ can attack.
more-end = Wait: 4 of the limit are still free, and you hold 4♠.

end-title = The last word
end-text = When you end your turn, Wren has the last word: any number of actions, attacks too, and you cannot answer. End your turn.
end-right = 7♠, paid by Q♠, defended: 2 of your 9 came through, and all of 4♠. Wren: 20 − 2 − 4 = 14. Then 10♥ went into an empty limit and 8♥ struck at once: you have 12. That may always come. The field is cleared, limits stay, both get two cards.
end-limit = You may lay it into your limit, too. But end the turn now and see what happens.

defend-title = Defend
defend-text = 8♥ attacks you. A defender must be of its suit, and your free limit must pay for it: your ♥ limit is 7. Choose 6♥, then the attacker.
defend-right = 8 − 6 = 2: you lost 2 instead of 8. J♠ is no heart: no help.
defend-attack = That is a counter-attack: both attacks strike, and you still lose 8. First stop the 8♥.
defend-limit = More budget does not stop 8♥. Defend with 6♥.
defend-back = A card taken back rests until the next turn: it stops nothing.
defend-pass = You could still defend in your last word, but 6♥ can stand there now: defend.

counter-title = Stronger than the attack
counter-text = 7♣ attacks, and the last word is yours. A defence stronger than the attack turns the difference against its owner. You can pay for either club.
counter-right = 9 − 7 = 2: Wren lost 2 points by attacking you.
counter-weak = Then you lose 2. With 9♣ it is Wren who loses 2.
counter-attack = Both attacks would strike. A strong defence saves you and hurts Wren at once.
counter-limit = That stops nothing: 7♣ would cost you 7 points.
counter-back = A card taken back rests: it stops nothing.
counter-done = Then 7♣ costs you 7 points. You can defend.

two-title = Two against one
two-text = J♠ (11) attacks, your 7♠ stands against it: 4 come through. While the first defender is weaker, you may add a second, never a third. One card never stops two.
two-right = 7 + 5 = 12 against 11: nothing came through, and Wren lost 1.
two-attack = A counter-attack does not save the 4 points. Put 5♠ beside your 7♠.
two-limit = That does not stop the rest of the attack.
two-back = A card taken back rests: it stops nothing.
two-done = 4 points would still come through. Add 5♠.

back-title = Taking a card back
back-text = You want to attack with J♠, but it lies in your limit. K♠ can pay for it. Touch the jack to take it back.
back-right = The jack is in your hand again.
back-king = Keep the king there: it is to pay for the jack, next turn.
back-other = You want J♠ in your hand.
back-limit = Later. First take the jack out of the limit.
back-end = Not yet: take the jack back first, so that it is ready next turn.

rests-title = It rests for one turn
rests-text = A card taken back rests: it cannot be played before the next turn. End your turn.
rests-right = Now the jack can attack, and K♠ pays for it.
rests-back = That card would rest as well. End the turn.
rests-limit = Possible, but not the point here. End the turn.

recover-title = The limit is your spare life
recover-text = Q♥ takes 12 points, and you have 6. In such danger limit cards can become points, one by one, for what they are worth, until you are safe. To keep many points: which card goes first?
recover-right = 6 + 5 was not enough, so 9♠ could follow. 20 − 12 = 8 left; with 9♠ alone, 3. Both cards are gone. Cards of this turn save nobody, nor those that the limit needs to pay for the field.
recover-nine = 9♠ alone saves you, with 3 points left, and then no more can be turned. With 5♥ first you may turn both.
recover-done = Then you lose the game. Your limit can save you.

cap-title = Never above 20
cap-text = 15 points are coming, and you have 14. Points never rise above the 20 of the start: with 14, any card gains 6 at most. Which do you give?
cap-right = Both would have gained 6. You keep 10♣ for later.
cap-ten = 10♣ would gain only 6, because 20 is the most. 7♠ gains 6, too: give the smaller one.
cap-done = Then you lose the game, with two cards that could save you.

late-title = When the deck is empty
late-text = Deck and hand are empty, but a turn must begin with moving a card: take K♠ back. This second turn in a row without a card on the field ends the game, as having no card to move would. Then points, hand and limit are added up.
late-right = You: 9 points and K♠, 22. Wren: 11 points, 3♥ and 4♣, 18. More wins, equal is a draw. When both lose their last points at once, only points count: −1 beats −5.

word-title = Attack in your last word
word-text = Wren has ended the turn: the last word is yours. Nobody can answer an attack in it; then your own turn begins. Attack with 9♠.
word-right = 17 − 9 = 8, and Wren could not defend. Keep a card for the last word.
word-limit = It pays for more there, but an attack now cannot be answered: attack with 9♠.
word-back = A card taken back rests, and you would have less to pay with.
word-done = You would give away an attack that nobody can answer.

win-title = Finish it
win-text = Your own turn begins at once: two attacks in a row. Wren has 8 points and no limit: nothing pays for a defence yet. Attack with 8♦; the turn ends, and points change.
win-right = 8 − 8 = 0: you have won. So: limits in several suits early, attacks in your last word, free limit cards as a spare life.
win-limit = You have budget enough: your ♦ limit is 12. Attack!
win-back = You need your limit, and 8♦ can win now. Attack!
