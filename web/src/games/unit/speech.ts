import type { Sight } from '../../lib/protocol';
import type { Banner, Info, Moment } from '../skin';
import { banner, say, you } from '../words';
import { isJoker, valueOf } from './cards';

export function question(moment: Moment): string | null {
  const { view, seat, names } = moment;
  const loss = moment.figures(`loss.${seat}`)[0] ?? 0;
  const now = Number(view.facts[`points.${seat}`] ?? 0);
  const recovered = Number(view.facts[`recovered.${seat}`] ?? 0);
  const values = {
    name: names[1 - seat] ?? '',
    loss,
    points: now,
    need: Math.max(0, loss - now - recovered + 1),
    start: Number(moment.options?.[`start${seat}`] ?? 20),
    can: moment.legal.some((move) => move.startsWith('recover')) ? 'yes' : 'no',
  };
  const threatened = loss > 0 && ['may', 'reply', 'rest'].includes(view.prompt);
  return say(moment, `ask-${view.prompt}${threatened ? '-threatened' : ''}`, values);
}

const LOOKS: Record<string, Omit<Banner, 'text'>> = {
  lost: { tone: 'bad', sound: 'hit' },
  gained: { tone: 'good', sound: 'rise' },
  danger: { tone: 'bad', sound: 'hit' },
  turn: { tone: 'plain' },
  'ended-turn': { tone: 'plain' },
  'ended-points': { tone: 'plain' },
  'ended-cards': { tone: 'plain' },
};

export function theatre(event: Sight, moment: Moment): Banner | null {
  const look = LOOKS[event.name];
  if (!look) return null;
  const good = event.name === 'lost' && you(moment, event.seat) === 'no';
  return banner(moment, event, good ? { ...look, tone: 'good' } : look);
}

export function info(card: string, moment: Moment): Info | null {
  const line = say(moment, isJoker(card) ? 'text-joker' : 'text-card', { value: valueOf(card) });
  if (!line) return null;
  return { line, clauses: isJoker(card) ? ['U17'] : ['U8', 'U9', 'U19'] };
}
