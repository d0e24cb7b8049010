### Worked examples of Karmaka: for each its title and what the pictures show.

points-title = A card as points: your Deeds
points-text = Deeds are the cards that count in this life. Crisis lies there already, red and worth 2; you add Vengeance, red and worth 3. That makes 5 red, and only your best colour counts when this life ends.
ability-title = A card for its ability
ability-text = You play Crisis for what is printed on it: Wren must ruin a Deed, that is, lay it onto the Ruins, the pile of used cards. Then comes the karmic price: Wren may take Crisis for the next life, and does.
future-title = A card for later: your Future Life
future-text = Salvage is green and adds nothing to your red. You lay it face down onto your Future Life: it will be in your hand when you are reborn.
life-title = A life ends
life-text = You play your last card, Peek, onto your Future Life. When your next turn begins, Hand and Deck are empty and your life ends: red is 1 + 3 = 4, enough for a Dung Beetle, and you climb one rung. Future Life becomes your hand, the Deeds are gone, and the Deck is filled up from the Well to six cards together.
ring-title = A Karmic Ring
ring-text = Crisis gives 2 red, and Embody, a mosaic card, counts 1 in every colour: 3 of the 4 you need. A Ring from an earlier life that failed counts one point. You spend it and climb.

fact-rung =
    { $value ->
        [0] Dung Beetle
       *[1] Snake
    }
fact-rings = Karmic Rings: { $value }
zone-future = Future Life
zone-deeds = Deeds
zone-ruins = Ruins
