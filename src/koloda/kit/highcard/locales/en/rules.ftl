### The rules of High Card.
### The numbered clauses are what refusals, options and tests cite. Replace them with your game's.

## Deal

H1 = The cards are the numbers 1 to 20. Each of the 2 to 4 players is dealt three of them (option
    hand), one at a time, and shows them to nobody.

## Tricks

H2 = Seat 0 leads the first trick: it plays any card face up, then each other seat in turn does.
H3 = The highest card takes the trick.
H4 = Whoever took a trick names the seat that leads the next one.

## End

H5 = The game is over when all cards are played. Whoever took most tricks has won.
