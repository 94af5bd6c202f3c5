import type { CartEvent, CartState } from '../cart-state';
import type { CartView } from '../cart-types';
import { repricingMessage } from './repricing-message';

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
