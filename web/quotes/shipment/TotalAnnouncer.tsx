import { useEffect, useRef, useState } from 'react';
import { useCart } from '../../cart/use-cart';
import { itemCountWords } from '../../shipments/quote-words';
import { formatPounds } from '../../ui/formats';
import { useSettledText } from '../../ui/hooks/use-settled-text';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

const PAUSE_MS = 700;

/** Says the total aloud once it has changed and come to rest. */
export function TotalAnnouncer() {
  const words = useCart(({ quote, status, isRepricing }) =>
    status === 'loading' || isRepricing
      ? ''
      : `Total ${formatPounds(quote.totalPence)} for ${itemCountWords(quote.itemCount)}`,
  );
  const settled = useSettledText(words, PAUSE_MS);
  const first = useRef('');
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (!settled) return;
    first.current ||= settled;
    if (settled !== first.current || said) setSaid(settled);
  }, [settled, said]);

  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
}
