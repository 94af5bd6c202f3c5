import { useMemo, useSyncExternalStore } from 'react';
import { currentOwner, readStored, subscribeStored } from '../../../session/session';
import { arrayOf, isInteger, isNumber, isString, objectOf } from '../../../session/type-guards';

export interface UnfinishedQuote {
  readonly itemCount: number;
  readonly totalPence: number;
}

/** The contents and price of this visitor's stored cart; null without an item. Imports none of the cart's code. */
export function useUnfinishedQuote(): UnfinishedQuote | null {
  const text = useSyncExternalStore(subscribeStored, readBegun, () => NOTHING);
  return useMemo(() => JSON.parse(text), [text]);
}

const NOTHING = 'null';

/** As text, so that equal values are equal. */
function readBegun(): string {
  const stored = readStored('cart');
  if (!isBegun(stored) || stored.snapshot.owner !== currentOwner()) return NOTHING;
  const itemCount = stored.products.reduce((sum, { quantity }) => sum + quantity, 0);
  const begun: UnfinishedQuote = { itemCount, totalPence: Math.round(stored.totalPrice * 100) };
  return itemCount > 0 ? JSON.stringify(begun) : NOTHING;
}

interface Begun {
  readonly products: { readonly quantity: number }[];
  readonly totalPrice: number;
  readonly snapshot: { readonly owner: string };
}

const isBegun = objectOf<Begun>({
  products: arrayOf(objectOf<Begun['products'][number]>({ quantity: isInteger })),
  totalPrice: isNumber,
  snapshot: objectOf<Begun['snapshot']>({ owner: isString }),
});
