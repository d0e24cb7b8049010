import { describe, expect, it, vi } from 'vitest';
import type { Sight, View } from '../../lib/protocol';
import type { Moment } from '../skin';
import { mark, picked, question, theatre } from './speech';

const texts = vi.hoisted(() =>
  vi.fn((_: string, id: string, values: Record<string, unknown> = {}) =>
    'own' in values ? `${id} +${values.own} +${values.gain}` : id,
  ),
);
vi.mock('../../lib/i18n.svelte', () => ({
  cardName: () => '',
  texts: { lang: 'en' },
  gameText: texts,
}));

const limits = (owner: number, hearts: string[]) =>
  ['s', 'h', 'd', 'c'].map((suit) => ({
    name: `limit-${suit}`,
    owner,
    cards: suit === 'h' ? hearts : [],
  }));
const lastWord = (own: number, other: number): Moment => ({
  game: 'unit',
  seat: 0,
  names: ['Ada', 'Bob'],
  legal: ['done'],
  view: {
    prompt: 'rest',
    seat: 0,
    zones: [...limits(0, ['4H']), ...limits(1, ['9H'])],
    facts: { turn: '1', 'points.0': '10', 'points.1': '5' },
  } as unknown as View,
  figures: (name) =>
    name === 'loss.0'
      ? [own]
      : name === 'loss.1'
        ? [other]
        : ['rest', 'quiet'].includes(name)
          ? []
          : [0, 13, 0, 0],
});

describe('the question of a last word', () => {
  it('says that all points of the other are struck', () => {
    expect(question(lastWord(3, 5))).toBe('ask-winning');
  });
  it('says what both could bring back where both would lose everything', () => {
    expect(question(lastWord(10, 5))).toBe('ask-both-struck +4 +9');
  });
  it('speaks of the own danger where only that is to be told', () => {
    const legal = ['defend 9S against 5S', 'done'];
    expect(question({ ...lastWord(10, 4), legal })).toBe('ask-rest-threatened');
  });
});

describe('without a deck', () => {
  const counted = (quiet: number, prompt: string): Moment => {
    const moment = lastWord(0, 0);
    const figures = (name: string) => (name === 'quiet' ? [quiet] : moment.figures(name));
    return { ...moment, figures, view: { ...moment.view, prompt } as View };
  };
  it('says what the game would be counted by', () => {
    const told = () => texts.mock.lastCall?.[2] as Record<string, unknown>;
    expect(question(counted(0, 'rest'))).toBe('ask-rest ask-late');
    expect(told()).toMatchObject({ mine: 23, theirs: 18, cards: 0, quiet: 'no' });
    expect(question(counted(1, 'may'))).toBe('ask-may ask-late');
    expect(told().quiet).toBe('yes');
  });
  it('says it at an answer and in the middle of a turn only where the end is near', () => {
    expect(question(counted(1, 'reply'))).toBe('ask-reply');
    expect(question(counted(0, 'may'))).toBe('ask-may');
  });
});

describe('the hits of a last word that win', () => {
  const holding = (moment: Moment, cards: string[]): Moment => {
    const zones = [...moment.view.zones, { name: 'hand', owner: 0, cards }];
    return { ...moment, view: { ...moment.view, zones } as View };
  };
  const sure = (moment: Moment, cards = ['9S', '9D', '2C']) => {
    question(holding(moment, cards));
    return (texts.mock.lastCall?.[2] as Record<string, unknown>).sure;
  };
  const legal = ['attack 9S', 'done'];
  it('are more than every rescue can bring, and never more than the points of the start', () => {
    expect(sure({ ...lastWord(0, 0), legal })).toBe(14);
    expect(sure({ ...lastWord(0, 3), legal })).toBe(11);
    const full = { ...lastWord(0, 0).view.facts, 'points.1': '15' };
    expect(sure({ ...lastWord(0, 0), legal, view: { ...lastWord(0, 0).view, facts: full } })).toBe(
      20,
    );
  });
  it('are spoken of where the hand is worth them', () => {
    const moment = { ...lastWord(0, 0), legal };
    expect(sure(moment, ['9S', '5D'])).toBe(14);
    expect(sure(moment, ['9S', '4D', 'XR'])).toBe('none');
    const resting = { ...moment.view, facts: { ...moment.view.facts, locked: '5D' } };
    expect(sure({ ...moment, view: resting }, ['9S', '5D'])).toBe('none');
  });
  it('count what hearts of a closed hand could bring', () => {
    const { view, ...moment } = { ...lastWord(0, 0), legal };
    const closed = { ...view, zones: [...view.zones, { name: 'hand', owner: 1, cards: ['?'] }] };
    const options = { ext_hearts: true };
    expect(sure({ ...moment, options, view: closed })).toBe(20);
    expect(sure({ ...moment, options: { ...options, recovery_order: 'net' }, view: closed })).toBe(
      'none',
    );
  });
  it('are not spoken of where nothing can strike, or the own points would go, too', () => {
    expect(sure(lastWord(0, 0))).toBe('none');
    expect(sure({ ...lastWord(10, 4), legal: [...legal, 'defend 9S against 5S'] })).toBe('none');
  });
});

it('says of a card in the hand what it gives up in a limit', () => {
  const ways = (...actions: string[]) => {
    const told = picked('9S', actions, lastWord(0, 0));
    return told && (texts.mock.lastCall?.[2] as Record<string, unknown>).ways;
  };
  expect(ways('limit 9S')).toBe('one');
  expect(ways('limit 9S', 'attack 9S')).toBe('more');
  expect(ways('recover 9S')).toBeNull();
});

describe('a loss that limits cannot make up for', () => {
  // Four hearts lift ten points to fourteen.
  const told = (own: number, prompt: string, legal = ['defend 9S against 5S', 'done']) => {
    const moment = lastWord(own, 0);
    return question({ ...moment, legal, view: { ...moment.view, prompt } as View });
  };
  it('is told first, whoever acts', () => {
    for (const prompt of ['may', 'reply', 'rest'])
      expect(told(14, prompt)).toContain('ask-hopeless');
    expect(told(13, 'rest')).toBe('ask-rest-threatened');
  });
  it('says how far limits reach, and what could save', () => {
    told(14, 'rest');
    const last = () => texts.mock.lastCall?.[2];
    expect(last()).toMatchObject({ limit: 'part', own: 4, why: 'open', prompt: 'rest' });
    told(14, 'rest', ['done']);
    expect(last()).toMatchObject({ why: 'fixed' });
  });
  it('says in the rescue what is missing with all cards, and only there that nothing helps', () => {
    told(16, 'danger', ['recover 4H', 'done']);
    expect(texts.mock.lastCall?.[2]).toMatchObject({ can: 'short', both: 'no', missing: 3 });
    told(13, 'danger', ['recover 4H', 'done']);
    expect(texts.mock.lastCall?.[2]).toMatchObject({ can: 'yes' });
    told(16, 'danger', ['done']);
    expect(texts.mock.lastCall?.[2]).toMatchObject({ can: 'no' });
  });
  it('is told of where both lose every point', () => {
    question(lastWord(14, 5));
    expect(texts.mock.lastCall?.[2]).toMatchObject({ safe: 'no', own: 4 });
    question(lastWord(13, 5));
    expect(texts.mock.lastCall?.[2]).toMatchObject({ safe: 'yes' });
  });
});

it('begins an answer and a last word differently', () => {
  const moment = lastWord(3, 0);
  const asked = (prompt: string) =>
    question({ ...moment, view: { ...moment.view, prompt } as View });
  expect(asked('reply')).toBe('ask-answer ask-undefended');
  expect(asked('rest')).toBe('ask-last ask-undefended');
  expect(asked('may')).toBe('ask-undefended');
});

describe('the question of the own turn', () => {
  const going = (own: number, other: number): Moment => ({
    ...lastWord(own, other),
    legal: ['attack 9S', 'defend 9S against 5S', 'end'],
    view: { ...lastWord(own, other).view, prompt: 'may' },
  });
  it('calls nothing lost that the last word can still defend', () => {
    expect(question(going(0, 4))).toBe('ask-may-struck');
    expect(question(going(0, 5))).toBe('ask-may-struck');
  });
  it('speaks of the own loss first, and of none where nothing is struck', () => {
    expect(question(going(3, 4))).toBe('ask-may-threatened');
    expect(question(going(0, 0))).toBe('ask-may');
  });
});

describe('a loss that cannot be stopped', () => {
  const field = (cards: string[], owner = 1) => ({ name: 'field', owner, cards });
  const struck = (zones: ReturnType<typeof field>[], rests: number[], hand = ['2C']): Moment => {
    const moment = lastWord(4, 0);
    const view = {
      ...moment.view,
      prompt: 'reply',
      zones: [...moment.view.zones, ...zones, { name: 'hand', owner: 0, cards: hand }],
      facts: { ...moment.view.facts, locked: '3S' },
    } as View;
    const figures = (name: string) => (name === 'rest' ? rests : moment.figures(name));
    return { ...moment, view, figures };
  };
  const why = (moment: Moment) => question(moment);
  it('asks for no card where two defenders stand, or a higher one has struck back', () => {
    why(struck([field(['8S', '2S', 'XB', '2D'])], [4]));
    expect(texts.mock.lastCall?.[2]).toMatchObject({ why: 'fixed' });
    why(struck([field(['4S', '8S'], 0)], [-4]));
    expect(texts.mock.lastCall?.[2]).toMatchObject({ why: 'fixed' });
  });
  it('names the suit where a defender would be let in', () => {
    why(struck([field(['8S', '4S'])], [4]));
    expect(texts.mock.lastCall?.[2]).toMatchObject({ why: 'card', suit: '♠' });
  });
  it('asks for no card where the hand is empty, and for none that rests', () => {
    why(struck([field(['8S']), field(['9H'])], [8, 9], []));
    expect(texts.mock.lastCall?.[2]).toMatchObject({ why: 'fixed' });
    why(struck([field(['8S'])], [8], ['3S']));
    expect(texts.mock.lastCall?.[2]).toMatchObject({ why: 'rests' });
  });
});

describe('what cannot become points', () => {
  it('says so on the card whose limit has paid, and on no other', () => {
    const moment = { ...lastWord(20, 0), figures: () => [0, 2, 0, 0] };
    const danger = { ...moment, view: { ...moment.view, prompt: 'danger' } as View };
    expect(mark('4H', danger)).toBe('place-paid');
    expect(mark('4H', { ...danger, figures: () => [0, 4, 0, 0] })).toBeNull();
    expect(mark('4H', moment)).toBeNull();
  });
});

it('tells a loss with the points before and after it', () => {
  const moment = lastWord(0, 0);
  theatre({ name: 'lost', seat: 1, amount: 6, cards: [] } as unknown as Sight, {
    ...moment,
    view: { ...moment.view, facts: { 'points.1': '-1' } } as unknown as View,
  });
  const points = expect.objectContaining({ before: '5', after: '−1' });
  expect(texts).toHaveBeenCalledWith('unit', 'moment-lost-note', points);
});

describe('a loss that was not averted', () => {
  it('is told with its reason', () => {
    const event = { name: 'unsaved', seat: 1, other: -1, cards: [], amount: 4 };
    const told = theatre(event as unknown as Sight, lastWord(0, 5));
    expect(told).toMatchObject({ text: 'moment-unsaved', note: 'moment-unsaved-note' });
  });
});

it('makes no moment of points that nobody gains', () => {
  const gained = (amount: number) =>
    theatre({ name: 'gained', seat: 1, amount, cards: [] } as unknown as Sight, lastWord(3, 5));
  expect(gained(0)).toBeNull();
  expect(gained(4)?.tone).toBe('bad');
});

it('says where a card could defend, but no other one can pay for it', () => {
  const field = { name: 'field', owner: 1, cards: ['3C'] };
  const attacked = (hand: string[], options = {}): Moment => {
    const moment = lastWord(3, 0);
    const zones = [...moment.view.zones, field, { name: 'hand', owner: 0, cards: hand }];
    const figures = (name: string) => (name === 'rest' ? [3] : moment.figures(name));
    return { ...moment, figures, options, view: { ...moment.view, zones } as View };
  };
  const why = (hand: string[], options = {}) => {
    question(attacked(hand, options));
    return (texts.mock.lastCall?.[2] as Record<string, unknown>).why;
  };
  expect(why(['JC', '8S'])).toBe('alone');
  expect(why(['JC', '2C'])).toBe('limit');
  expect(why(['JC', '8S'], { ext_clubs: true })).toBe('limit');
});
