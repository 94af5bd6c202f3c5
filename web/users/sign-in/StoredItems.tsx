import { useBegunQuote } from '../../cart/storage/begun-quote';
import { plural } from '../../ui/counts';
import { Notice } from '../../ui/feedback/Notice';

/** Says why to sign in, if so, and what waits afterwards: only what is in the cart. */
export function StoredItems({ reason }: { reason: string | undefined }) {
  const begun = useBegunQuote();
  if (!begun && !reason) return null;
  return (
    <Notice title={reason}>{begun && `We've kept your quote: ${plural(begun.itemCount, 'item')}.`}</Notice>
  );
}
