import { describe, expect, it } from 'vitest';
import { follow, type Place } from './places';
import type { Sight, Zone } from './protocol';
import { scenes, together } from './scenes';

const zone = (name: string, owner: number, ...cards: string[]): Zone => ({ name, owner, cards });
const event = (name: string, seat: number, cards: string[], source = '', target = ''): Sight => ({
  seq: 1,
  name,
  seat,
  cards,
  amount: 0,
  other: -1,
  source,
  target,
  text: name,
  turn: 0,
});
const laid = (...zones: Zone[]): Place[] => follow([], zones, []);
const cards = (places: Place[], key: string) =>
  places.find((place) => place.key === key)!.pieces.map(({ card }) => card);

describe('the way from one table to the next', () => {
  const before = laid(
    zone('hand', 0, '7', '10'),
    zone('hand', 1, '?', '?'),
    zone('pile', -1, '3', '10'),
    zone('removed', -1),
    zone('deck', -1, '?', '?'),
  );

  it('lets only the card travel that was played', () => {
    const [scene] = scenes(
      before,
      [
        zone('hand', 0, '10'),
        zone('hand', 1, '?', '?'),
        zone('pile', -1, '3', '10', '7'),
        zone('removed', -1),
        zone('deck', -1, '?', '?'),
      ],
      [event('played', 0, ['7'], 'hand', 'pile')],
    );
    expect(scene.travels.map(({ from, to }) => [from, to])).toEqual([['hand:0', 'pile:-1']]);
  });

  it('shows one happening after the other: played, cleared, drawn', () => {
    const found = scenes(
      before,
      [
        zone('hand', 0, '7', '?'),
        zone('hand', 1, '?', '?'),
        zone('pile', -1),
        zone('removed', -1, '3', '10', '10'),
        zone('deck', -1, '?'),
      ],
      [
        event('played', 0, ['10'], 'hand', 'pile'),
        event('cleared', 0, ['3', '10', '10'], 'pile', 'removed'),
        event('drew', 0, ['?'], 'deck', 'hand'),
      ],
    );
    expect(found.map(({ travels }) => travels.length)).toEqual([1, 3, 1]);
    expect(cards(found[0].places, 'pile:-1')).toEqual(['3', '10', '10']);
    expect(cards(found[1].places, 'pile:-1')).toEqual([]);
    const played = found[0].travels[0].id;
    expect(found[1].travels.map(({ id }) => id)).toContain(played);
  });

  it("takes a rival's hidden card as the one that becomes known on the pile", () => {
    const [scene] = scenes(
      before,
      [
        zone('hand', 0, '7', '10'),
        zone('hand', 1, '?'),
        zone('pile', -1, '3', '10', '12'),
        zone('removed', -1),
        zone('deck', -1, '?', '?'),
      ],
      [event('played', 1, ['12'], 'hand', 'pile')],
    );
    expect(scene.travels).toMatchObject([{ from: 'hand:1', to: 'pile:-1' }]);
  });

  it('moves nothing when hidden choices are turned over', () => {
    const chosen = laid(zone('hand', 1, '?', '?'), zone('up', 1, '?', '?', '?'));
    const [scene] = scenes(
      chosen,
      [zone('hand', 1, '?', '?'), zone('up', 1, '3', '4', '5')],
      [event('shown', 1, ['3', '4', '5'], 'hand', 'up')],
    );
    expect(scene.travels).toEqual([]);
  });

  it('moves nothing when a card is turned over where it lies', () => {
    const [scene] = scenes(laid(zone('hand', 1, '?')), [zone('hand', 1, '7')], []);
    expect(scene.travels).toEqual([]);
  });

  it.each([
    { lay: [], then: ['3', '2', '1'] },
    { lay: ['9'], then: ['3', '2', '1', '9'] },
    { lay: ['9'], then: ['9', '3', '2', '1'] },
  ])('lays cards that come together as they lie in the end: $then after $lay', ({ lay, then }) => {
    const [first, last] = scenes(
      laid(zone('deeds', 0, '1', '2', '3'), zone('ruins', -1, ...lay)),
      [zone('deeds', 0), zone('ruins', -1, ...then)],
      [event('died', 0, ['1', '2', '3'], 'deeds', 'ruins'), event('reborn', 0, [])],
    );
    expect(cards(first.places, 'ruins:-1')).toEqual(then);
    expect(cards(last.places, 'ruins:-1')).toEqual(then);
  });

  it('does not move an attack that only comes to stand first', () => {
    const two = laid(zone('field', 0, '7H'), zone('field', 0, '9S'), zone('discard', -1));
    const [scene] = scenes(
      two,
      [zone('field', 0, '9S'), zone('discard', -1, '7H')],
      [event('cleared', 0, ['7H'], 'field', 'discard')],
    );
    expect(scene.travels.map(({ to }) => to)).toEqual(['discard:-1']);
  });
});

it('tells what several people do alike as one happening', () => {
  const groups = together([
    event('chose', 0, ['?']),
    event('chose', 1, ['?']),
    event('first', 0, []),
  ]);
  expect(groups.map((group) => group.length)).toEqual([2, 1]);
});
