import type { CartEvent, CartState } from '../cart-state';
import type { ShownCart } from '../cart-types';
import { repricedWords } from './repriced-words';

/** Follows a cart's events and calls `say` when the server's prices turn out different from those a customer was shown. */
export function watchRepricing(show: (state: CartState) => ShownCart, say: (words: string) => void) {
  /** A guess whose confirmation is still on its way. */
  let guess: ShownCart | null = null;

  return (before: CartState, after: CartState, event: CartEvent): void => {
    if (event.type === 'restarted') guess = null;
    if (event.type !== 'accepted' && event.type !== 'received') return;
    // Open changes are applied to both sides, so only the server's prices can tell them apart.
    const shown = guess ?? show(before);
    const confirmed = show(after);
    guess = confirmed.isRepricing && shown.isProvisional ? shown : null;
    const words = guess ? null : repricedWords(shown, confirmed);
    if (words) say(words);
  };
}
