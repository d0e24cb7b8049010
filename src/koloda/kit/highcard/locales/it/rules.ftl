### Le regole di High Card.

## Distribuzione

H1 = Le carte sono i numeri da 1 a 20. Ognuno dei 2–4 giocatori ne riceve tre (opzione hand), una
    alla volta, e non le mostra a nessuno.

## Prese

H2 = Il posto 0 apre la prima presa: gioca una carta qualsiasi scoperta, poi ogni altro a turno.
H3 = La carta più alta vince la presa.
H4 = Chi ha vinto una presa dice chi apre la prossima.

## Fine

H5 = Il gioco finisce quando tutte le carte sono giocate. Vince chi ha più prese.
