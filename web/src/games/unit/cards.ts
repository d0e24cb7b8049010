import { gameText } from '../../lib/i18n.svelte';
import { settings } from '../../lib/settings.svelte';

export const SUITS = ['S', 'H', 'D', 'C'] as const;
/** The ink of each suit: four colours, so that no two suits look alike. */
export const INKS: Record<string, string> = {
  S: '#1b2744',
  H: '#bf1d38',
  D: '#b04400',
  C: '#11603f',
};
export const SIGNS: Record<string, string> = { S: '♠', H: '♥', D: '♦', C: '♣' };
export const isRed = (card: string) => /[HDR]$/.test(card);
export const suitOf = (card: string) => card.at(-1)!;
export const isJoker = (card: string) => card.startsWith('X');
export const rankOf = (card: string) => card.slice(0, -1);
export const inkOf = (card: string) =>
  INKS[isJoker(card) ? (isRed(card) ? 'H' : 'S') : suitOf(card)];

/** What a card counts, as the rule book has it: A is 1, J, Q, K are 11, 12, 13. */
export function valueOf(card: string): number {
  return { A: 1, J: 11, Q: 12, K: 13, X: 0 }[rankOf(card)] ?? Number(rankOf(card));
}

/** The letter in the corner: the same everywhere, or that of the reader's language. */
export function letterOf(card: string): string {
  const rank = rankOf(card);
  if (settings.letters !== 'own' || /\d/.test(rank)) return rank;
  return gameText('unit', `rank-${rank.toLowerCase()}`) ?? rank;
}
