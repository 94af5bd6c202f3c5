import { formatPounds } from '../ui/formats';
import type { ShownCart } from './cart-types';

/** What to tell a customer whose total the server corrected; null when it is what was shown, or changed only by what they did. */
export function repricedWords(shown: ShownCart, confirmed: ShownCart): string | null {
  const wasGuess = shown.isProvisional;
  const hasNewPrice = confirmed.lines.some((line) => {
    const before = shown.lines.find(({ key }) => key === line.key);
    return before !== undefined && before.unitPence !== line.unitPence;
  });
  const isSameTotal = shown.quote.totalPence === confirmed.quote.totalPence;
  const isSameJourney = shown.destination === confirmed.destination;
  if (isSameTotal || !isSameJourney || shown.isRepricing || !(wasGuess || hasNewPrice)) return null;
  const start = wasGuess ? 'We are back, and your prices are confirmed.' : 'Our prices have changed.';
  return `${start} Your total is now ${formatPounds(confirmed.quote.totalPence)}; it was shown as ${formatPounds(shown.quote.totalPence)}.`;
}
