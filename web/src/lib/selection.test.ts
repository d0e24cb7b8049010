import { describe, expect, it } from 'vitest';
import type { Pick } from '../games/skin';
import {
  buttons,
  endingAt,
  goingOn,
  seats,
  through,
  touches,
  untouched,
  type Move,
} from './selection';

const hand = (card: string): Pick => ({ zone: 'hand', owner: 0, card });
const place = (name: string): Pick => ({ place: name });
const attacker: Pick = { zone: 'field', owner: 1, card: '9S' };
const move = (action: string, ...path: Pick[]): Move => ({ action, path });

const moves = [
  move('attack 7H', hand('7H'), place('attack')),
  move('defend 7H against 9S', hand('7H'), attacker),
  move('joker XR attack 7H', hand('XR'), hand('7H'), place('attack')),
  move('joker XR defend 7H against 9S', hand('XR'), hand('7H'), attacker),
  move('end'),
];
const actions = (found: Move[]) => found.map(({ action }) => action);

describe('a move made by hand', () => {
  it('goes on from the card that was picked', () => {
    expect(actions(goingOn(moves, [hand('7H')]))).toEqual(['attack 7H', 'defend 7H against 9S']);
  });

  it('is found by its target', () => {
    expect(actions(through(moves, [hand('7H')], attacker))).toEqual(['defend 7H against 9S']);
  });

  it('may be dragged to its end over what lies between', () => {
    expect(actions(endingAt(moves, [hand('XR')], place('attack')))).toEqual(['joker XR attack 7H']);
  });

  it('is a button when it touches nothing', () => {
    expect(actions(buttons(moves))).toEqual(['end']);
  });

  it('names the players to choose from only while nothing else can be touched', () => {
    const give = [move('give 1', { seat: 1 }), move('give 2', { seat: 2 })];
    const found = [
      { seat: 1, action: 'give 1' },
      { seat: 2, action: 'give 2' },
    ];
    expect(seats([...give, move('pass')])).toEqual(found);
    expect(seats([...give, move('play 7', hand('7'))])).toEqual([]);
    expect(seats(give.slice(1))).toEqual([]);
  });

  it('touches a card by its name or by its position', () => {
    const pieces = [
      { id: 1, card: '?' },
      { id: 2, card: 'P-COLOUR=R' },
    ];
    const lying = { key: 'hand:0', name: 'hand', owner: 0, pieces };
    expect(touches(hand('P-COLOUR'), lying, 1)).toBe(true);
    expect(touches(hand('P-COLOUR'), lying, 0)).toBe(false);
    expect(touches({ zone: 'hand', owner: 0, at: 0 }, lying, 0)).toBe(true);
    expect(touches({ zone: 'hand', owner: 1, at: 0 }, lying, 0)).toBe(false);
  });
});

describe('what the board does not show', () => {
  const seat = (number: number): Pick => ({ seat: number });
  const players = [move('target 0', seat(0)), move('target 1', seat(1)), move('done')];
  const shows = (...picks: Pick[]) => {
    const shown = picks.map((pick) => JSON.stringify(pick));
    return (pick: Pick) => shown.includes(JSON.stringify(pick));
  };

  it('is chosen by a button', () => {
    const found = untouched(moves, 0, shows(hand('7H')));
    expect(actions(found)).toEqual(['joker XR attack 7H', 'joker XR defend 7H against 9S']);
  });
  it('brings the buttons of all players if it is one of them', () => {
    expect(actions(untouched(players, 0, shows(seat(1))))).toEqual(['target 0', 'target 1']);
  });
  it('is nobody when every player can be touched', () => {
    expect(untouched(players, 0, shows(seat(0), seat(1)))).toEqual([]);
  });
});
