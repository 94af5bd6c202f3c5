import { destinationName } from '../../../rules/destinations';
import { formatPounds } from '../../ui/formats';
import type { CartLine, CartView } from '../cart-types';

/** The message when the server corrected a total; null when the total is as shown, or changed only because of the customer. */
export function repricingMessage(shown: CartView, confirmed: CartView): string | null {
  const priceBefore = new Map(shown.lines.map(({ key, unitPence }) => [key, unitPence]));
  const repriced = confirmed.lines.filter(
    ({ key, unitPence }) => priceBefore.has(key) && priceBefore.get(key) !== unitPence,
  );
  const isSameTotal = shown.quote.totalPence === confirmed.quote.totalPence;
  const isSameJourney = shown.destination === confirmed.destination;
  const needsNotice = shown.isProvisional || repriced.length > 0;
  if (isSameTotal || !isSameJourney || shown.isRepricing || !needsNotice) return null;
  return `${reasonFor(repriced, shown)} Your total is now ${formatPounds(confirmed.quote.totalPence)} (it was ${formatPounds(shown.quote.totalPence)}).`;
}

function reasonFor(repriced: readonly CartLine[], shown: CartView): string {
  const unsold = repriced.filter(({ unitPence }) => unitPence === null).map(({ name }) => name);
  if (unsold.length > 0) {
    return `We no longer ship ${unsold.join(', ')} to ${destinationName(shown.destination)}.`;
  }
  return shown.isProvisional
    ? "We're back online and your prices are confirmed."
    : 'Our prices have changed.';
}
