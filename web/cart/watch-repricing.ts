import { countChanges } from './cart-changes';
import type { CartEvent, CartState } from './cart-state';
import type { ShownCart } from './cart-types';
import { repricedWords } from './repriced-words';

/** Follows a cart's events and calls `say` when the server's prices end up different from those a customer was shown. */
export function watchRepricing(show: (state: CartState) => ShownCart, say: (words: string) => void) {
  let promised: ShownCart | null = null;

  function compare(shown: ShownCart, after: CartState): void {
    promised = null;
    const words = repricedWords(shown, show(after));
    if (words) say(words);
  }

  return (before: CartState, after: CartState, event: CartEvent): void => {
    const isQuiet = countChanges(after.sent) === 0 && countChanges(after.waiting) === 0;
    if (event.type === 'restarted') promised = null;
    if (event.type === 'sending') promised = promised?.isProvisional ? promised : show(before);
    if (event.type === 'received' && before.link === 'local' && !isQuiet) promised = show(before);
    if (event.type === 'received' && isQuiet) compare(show(before), after);
    if (event.type === 'accepted' && isQuiet && promised) compare(promised, after);
  };
}
