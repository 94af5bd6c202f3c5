import { destinationName } from '../../../../rules/destinations';
import { formatPounds } from '../../../lib/formats/formats';
import type { CartEvent, CartState } from '../cart-state';
import type { CartLine, CartView } from '../cart-types';

/** Follows a cart's events and calls `notify` when the server's prices differ from those a customer was shown. */
export function watchRepricing(show: (state: CartState) => CartView, notify: (text: string) => void) {
  /** A guess whose confirmation is pending. */
  let guess: CartView | null = null;

  return (before: CartState, after: CartState, event: CartEvent): void => {
    if (event.type === 'restarted') guess = null;
    if (event.type !== 'accepted' && event.type !== 'received') return;
    // Pending changes apply to both sides, so any difference is the server's prices.
    const shown = guess ?? show(before);
    const confirmed = show(after);
    guess = confirmed.isRepricing && shown.isProvisional ? shown : null;
    const text = guess ? null : repricingMessage(shown, confirmed);
    if (text) notify(text);
  };
}

/** The message when the server corrected a total; null when the total is as shown, or changed only because of the customer. */
function repricingMessage(shown: CartView, confirmed: CartView): string | null {
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
