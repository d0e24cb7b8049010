import { gameText, t } from '../../lib/i18n.svelte';
import type { Sight, View } from '../../lib/protocol';
import type { Banner, Info, Moment } from '../skin';
import { banner, rules, say, zone } from '../words';
import { COLOURS, coloursOf, isHandSign, symbolOf } from './colours';
import { owed } from './pending';

const CLAUSES: Record<string, string[]> = {
  rock: ['N12', 'N13', 'N14'],
  scissors: ['N12', 'N13', 'N14'],
  paper: ['N12', 'N13', 'N14'],
  skip: ['N17'],
  three: ['N18', 'R16'],
  reverse: ['N19'],
  one: ['N20', 'R17'],
  two: ['N21', 'R17'],
  chance: ['N22', 'R12'],
  star: ['N23', 'R11'],
  cancel: ['N24', 'N26'],
  colour: ['N25', 'R24'],
};
const BEATEN_BY: Record<string, string> = { rock: 'paper', scissors: 'rock', paper: 'scissors' };

const has = (legal: string[], verb: string) => legal.some((move) => move.split(' ')[0] === verb);
const sign = (symbol: string) => gameText('kanobu', `sign-${symbol}`) ?? symbol;

export function question(moment: Moment): string | null {
  const { view, legal } = moment;
  if (view.prompt === 'answer') return answer(moment);
  if (view.prompt === 'drawn') return say(moment, has(legal, 'play') ? 'ask-drawn' : 'ask-unfit');
  if (view.prompt !== 'turn') return say(moment, `ask-${view.prompt}`);
  if (!has(legal, 'play')) return say(moment, has(legal, 'draw') ? 'ask-draw' : 'ask-pass');
  return say(moment, `ask-turn-${onTop(view)}`, {
    colours: liveColours(view),
    sign: sign(topSymbol(view)),
    beater: sign(BEATEN_BY[topSymbol(view)] ?? ''),
    draw: has(legal, 'draw') ? 'yes' : 'no',
  });
}

const topSymbol = (view: View) => symbolOf(zone(view, 'pile').cards.at(-1) ?? '');
const liveColours = (view: View) =>
  (view.figures.colours ?? '')
    .split(' ')
    .filter(Boolean)
    .map((colour) => t(`colour-${colour.toLowerCase()}`))
    .join(', ');

/** What the top of the pile asks for: a colour with a hand sign, a colour or a sign, or nothing. */
function onTop(view: View): string {
  const card = zone(view, 'pile').cards.at(-1);
  if (!card || (view.figures.colours ?? '').split(' ').length > 3) return 'any';
  if (coloursOf(card)[0] === 'P') return 'named';
  return isHandSign(symbolOf(card)) ? 'sign' : 'action';
}

function answer(moment: Moment): string | null {
  const pending = owed(moment.view);
  if (!pending) return null;
  const plays = moment.legal.filter((move) => move.startsWith('play')).map((move) => move.slice(5));
  const cancel = plays.some((card) => symbolOf(card) === 'cancel');
  const same = plays.some((card) => symbolOf(card) === pending.symbol);
  return say(moment, `ask-answer-${pending.symbol}`, {
    count: pending.draws,
    can: same && cancel ? 'both' : same ? 'same' : cancel ? 'cancel' : 'none',
    lay: has(moment.legal, 'lay') ? 'yes' : 'no',
  });
}

const LOOKS: Record<string, Omit<Banner, 'text'>> = {
  'owed-cards': { tone: 'bad', sound: 'hit', holds: true },
  'owed-all': { tone: 'bad', sound: 'hit', holds: true },
  'owed-chance': { tone: 'bad', sound: 'hit', holds: true, passing: true },
  turned: { tone: 'plain', sound: 'clear', passing: true },
  'named-blue': { tone: 'plain', sound: 'rise', passing: true },
  'named-green': { tone: 'plain', sound: 'rise', passing: true },
  'named-red': { tone: 'plain', sound: 'rise', passing: true },
  'named-yellow': { tone: 'plain', sound: 'rise', passing: true },
  ended: { tone: 'good', sound: 'win', weight: 100, burst: true },
  out: { tone: 'good', sound: 'win', weight: 100, burst: true },
};

export function theatre(event: Sight, moment: Moment): Banner | null {
  if (event.name === 'drew' && event.cards.length > 2)
    return banner(moment, event, { id: 'drew-many', tone: 'bad', sound: 'take', holds: true });
  if (event.name.startsWith('owed')) {
    const victim = event.other === moment.seat ? 'yes' : 'no';
    const look = LOOKS[event.name];
    return look ? banner(moment, event, { ...look, values: { you: victim } }) : null;
  }
  if (event.name in LOOKS) return banner(moment, event, LOOKS[event.name]);
  const left = zone(moment.view, 'hand', event.seat).cards.length;
  return event.name === 'played' && left === 1
    ? banner(moment, event, { id: 'last', tone: 'plain', weight: 3 })
    : null;
}

export function info(card: string, moment: Moment): Info | null {
  const line = say(moment, `text-${symbolOf(card)}`);
  if (!line) return null;
  const facts = coloursOf(card).map((colour) => ({
    text: t(`colour-${colour.toLowerCase()}`),
    sign: { use: `#kn-sh-${colour}`, ink: COLOURS[colour].fill, box: '-13 -13 26 26' },
  }));
  return { line, facts, clauses: rules(moment, CLAUSES[symbolOf(card)] ?? []) };
}
