### Worked examples of Unit: for each its title and what the pictures show.

limit-title = The limit pays, suit by suit
limit-text = Your limit is the row of cards that lie before you and pay for what you play. The king of ♠ pays up to 13 in ♠, so the 9♠ may attack; 4 of the 13 are left for this turn. The 9♦ may not: only 5 ♦ lie in the limit. For ♥ there is nothing at all.
defend-title = A weaker defender
defend-text = Wren’s 9♠ attacks. Your 7♠ stands against it, paid by your own ♠ limit: 9 − 7 = 2 points are lost instead of 9. A card of another suit cannot defend.
counter-title = A stronger defender strikes back
counter-text = Wren’s 7♣ meets your queen, worth 12. Now it is Wren who loses the difference: 12 − 7 = 5 points.
last-title = The last word
last-text = You attack with 4♥ and end your turn. Now Wren has the last word: Wren may act as often as the limit pays for, and you cannot answer any more. Wren does not defend but attacks with 10♦: Wren loses 4, you lose 10.
recover-title = Saved by the limit
recover-text = You have 4 points and are about to lose 9. In this danger, and only then, a free card of your limit may become points: 4 + 7 − 9 = 2. The 7♠ is gone; the 10♣ stays. You can never have more points than at the start.

fact-points = { $player }: { $value } points
zone-field = attack and defence
