import { useEffect, useRef, useState } from 'react';
import { useCart } from '../../cart/use-cart';
import { itemCountText } from '../../shipments/quote-text';
import { formatPounds } from '../../ui/formats';
import { useDebouncedValue } from '../../ui/hooks/use-debounced-value';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

const PAUSE_MS = 700;

/** Announces the total once a change has settled. */
export function TotalAnnouncer() {
  const text = useCart(({ quote, status, isRepricing }) =>
    status === 'loading' || isRepricing
      ? ''
      : `Total ${formatPounds(quote.totalPence)} for ${itemCountText(quote.itemCount)}`,
  );
  const debounced = useDebouncedValue(text, PAUSE_MS);
  const first = useRef('');
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (!debounced) return;
    first.current ||= debounced;
    if (debounced !== first.current || said) setSaid(debounced);
  }, [debounced, said]);

  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
}
