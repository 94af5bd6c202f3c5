import { Notice } from '../../../design/feedback/Notice';
import { plural } from '../../../lib/formats/counts';
import { useUnfinishedQuote } from '../../cart/storage/unfinished-quote';
import { useReturnTarget } from './sign-in-return';

/** Shows the stored items or quote that wait behind the sign-in; on the way to the checkout also why to sign in. */
export function StoredItems({ reason }: { reason: string }) {
  const begun = useUnfinishedQuote();
  const { redirect, previousPage, isFromCheckout } = useReturnTarget();
  const waiting = isOfQuote(redirect) || isOfQuote(previousPage) ? 'Your quote is kept.' : waitingItems();
  if (!waiting) return null;
  return <Notice title={isFromCheckout ? reason : undefined}>{waiting}</Notice>;

  function waitingItems(): string | null {
    return begun && `Your ${plural(begun.itemCount, 'item')} ${begun.itemCount === 1 ? 'is' : 'are'} kept.`;
  }
}

/** Whether a path is the checkout of a saved quote (web/features/saved-quotes/booking.ts). */
function isOfQuote(path: string | null): boolean {
  return path?.startsWith('/checkout?quote=') ?? false;
}
