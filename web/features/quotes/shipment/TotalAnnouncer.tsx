import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { VisuallyHidden } from '../../../design/VisuallyHidden';
import { plural } from '../../../lib/formats/counts';
import { formatPounds } from '../../../lib/formats/formats';
import { useDebouncedValue } from '../../../lib/hooks/use-debounced-value';
import type { CartLine } from '../../cart/cart-types';
import { useCart } from '../../cart/use-cart';

const PAUSE_MS = 700;

type Quantities = ReadonlyMap<string, Pick<CartLine, 'name' | 'quantity'>>;

/** Announces what changed in the cart and the new total: once, when the presses have ended. */
export function TotalAnnouncer() {
  const lines = useCart((cart) => cart.lines);
  const total = useCart(({ quote, status, isRepricing }) =>
    status === 'loading' || isRepricing
      ? ''
      : `Total ${formatPounds(quote.totalPence)} for ${plural(quote.itemCount, 'item')}`,
  );
  const settledTotal = useDebouncedValue(total, PAUSE_MS);
  const announced = useRef<Quantities>(null);
  const [text, setText] = useState('');

  const announce = useEffectEvent((total: string) => {
    const before = announced.current;
    announced.current = new Map(lines.map((line) => [line.key, line]));
    if (before) setText([...changes(before, announced.current), total].join('. '));
  });
  useEffect(() => {
    if (settledTotal) announce(settledTotal);
  }, [settledTotal]);

  return <VisuallyHidden role="status">{text}</VisuallyHidden>;
}

/** "3 Standard Box" for each line whose quantity changed. Nothing for more than two, as after a change of destination. */
function changes(before: Quantities, after: Quantities): string[] {
  const changed = [...new Map([...before, ...after])].flatMap(([key, { name }]) => {
    const quantity = after.get(key)?.quantity ?? 0;
    return quantity === (before.get(key)?.quantity ?? 0) ? [] : [`${quantity} ${name}`];
  });
  return changed.length > 2 ? [] : changed;
}
