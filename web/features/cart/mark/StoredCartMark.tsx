import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { readStored, subscribeStored } from '../../../session/stored';

interface StoredCartMarkProps {
  /** In the header, in its menu on a phone, as a count on the corner of that menu's button, or in a text. */
  place: 'bar' | 'menu' | 'button' | 'text';
  /** Shown while there is no cart. */
  children?: ReactNode;
}

/** The way back to a quote that was begun. Most visitors have none, and load none of its code. */
export function StoredCartMark(props: StoredCartMarkProps) {
  const isStored = useSyncExternalStore(subscribeStored, isCartStored, () => false);
  return isStored ? (
    <Suspense fallback={props.children}>
      <CartMark {...props} />
    </Suspense>
  ) : (
    props.children
  );
}

/** A page does without it where it does not load. */
const CartMark = lazy(() =>
  import('./CartMark').then(
    ({ CartMark }) => ({ default: CartMark }),
    () => ({ default: ({ children }: StoredCartMarkProps) => children }),
  ),
);

function isCartStored(): boolean {
  return Boolean(readStored('cart'));
}
