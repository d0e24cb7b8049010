import type { Sight, View } from '../../lib/protocol';
import type { Banner, Info, Label, Moment } from '../skin';
import { banner, rules, say, zone } from '../words';

const CHOSEN = 3;
const CLAUSES: Record<string, string[]> = {
  GP: ['K21', 'K22', 'K23'],
  PT: ['K24', 'K25', 'K27'],
  BU: ['K28', 'K29'],
  FB: ['K30'],
};
const isNumber = (card = '') => /^\d+$/.test(card);
const top = (view: View) => zone(view, 'pile').cards.at(-1);
const size = (view: View) => zone(view, 'pile').cards.length;
const starting = (legal: string[], verb: string) => legal.filter((move) => move.startsWith(verb));

/** The question with what is possible: "Play 8 or higher, a karma card, or take the pile". */
export function question(moment: Moment): string | null {
  const { view, legal } = moment;
  if (view.prompt === 'choose') {
    return say(moment, 'ask-choose', { left: CHOSEN - zone(view, 'up', view.seat).cards.length });
  }
  if (view.prompt === 'give') return say(moment, 'ask-give', { count: size(view) });
  if (view.prompt === 'follow') return say(moment, 'ask-follow');
  const values = {
    number: isNumber(top(view)) ? Number(top(view)) : 0,
    take: legal.includes('take') ? 'yes' : 'no',
    count: size(view),
  };
  if (!starting(legal, 'play').length) {
    const blind = starting(legal, 'flip').length > 0;
    return say(moment, blind ? 'ask-flip' : 'ask-take', values);
  }
  return say(moment, `ask-${wanted(view)}`, values);
}

/** What may lie on the card that is seen on the pile. */
function wanted(view: View): string {
  if (!size(view)) return 'open';
  if (isNumber(top(view))) return 'number';
  return top(view) === 'FB' ? 'five' : 'any';
}

export function label(action: string, moment: Moment): Label | null {
  const [verb, ...cards] = action.split(' ');
  if (verb === 'take')
    return { text: say(moment, 'effect-take') ?? '', note: `${size(moment.view)}` };
  if (verb !== 'play') return null;
  const { clear, more } = moment.view.figures;
  const clears = cards.length >= Number(cards[0] === top(moment.view) ? more : clear);
  return {
    text:
      say(moment, cards.length > 1 ? 'effect-pair' : 'effect-play', { count: cards.length }) ?? '',
    note: (clears && say(moment, 'effect-clears')) || undefined,
  };
}

export function confirm(action: string, moment: Moment): string | null {
  const other = moment.legal.some((move) => move.startsWith('play'));
  if (action !== 'take' || !other) return null;
  return say(moment, 'effect-take-sure', { count: size(moment.view) });
}

const LOOKS: Record<string, Omit<Banner, 'text'>> = {
  cleared: { tone: 'good', sound: 'clear', burst: true },
  took: { tone: 'bad', sound: 'take' },
  gave: { tone: 'bad', sound: 'take' },
  failed: { tone: 'bad', sound: 'hit', weight: 4 },
  out: { tone: 'good', sound: 'win', weight: 8, burst: true },
  back: { tone: 'plain', sound: 'hit' },
  ended: { tone: 'plain', passing: true },
};

export function theatre(event: Sight, moment: Moment): Banner | null {
  if (event.name in LOOKS) return banner(moment, event, LOOKS[event.name]);
  const played = ['played', 'played-up', 'flipped'].includes(event.name);
  const left = ['hand', 'up', 'down']
    .flatMap((name) => zone(moment.view, name, event.seat).cards)
    .filter((card) => card !== '-').length;
  return played && left === 1
    ? banner(moment, event, { id: 'last', tone: 'plain', weight: 3 })
    : null;
}

export function info(card: string, moment: Moment): Info | null {
  const line = say(moment, `text-${isNumber(card) ? 'number' : card.toLowerCase()}`);
  return line ? { line, clauses: rules(moment, CLAUSES[card] ?? ['K7', 'K17']) } : null;
}
