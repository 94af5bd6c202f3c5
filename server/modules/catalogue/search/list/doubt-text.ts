import { LINE_QUANTITY } from '../../../../../rules/prices/quote.js';
import type { Doubt } from '../read-typed-list.js';

/** The sentence that shows a customer the words not understood; null without any. */
export function doubtText(doubts: readonly Doubt[]): string | null {
  if (doubts.length === 0) return null;
  const unread = doubts.filter(({ taken }) => taken === null).map(({ words }) => `“${words}”`);
  const taken = doubts.filter(({ taken }) => taken !== null);
  const sentences = [
    ...(unread.length > 0 ? [`We didn't understand ${listed(unread)}.`] : []),
    ...taken.map(({ words, taken }) =>
      taken === LINE_QUANTITY.max
        ? `You can add up to ${LINE_QUANTITY.max} of an item, so we took “${words}” as ${taken}.`
        : `We took “${words}” as ${taken}.`,
    ),
    unread.length > 0 ? 'Check the item and the quantity.' : 'Check the quantity.',
  ];
  return sentences.join(' ');
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
