import type { ReactNode } from 'react';
import { Loading, Skeleton } from '../../../design/feedback/Skeleton';
import { Text } from '../../../design/Text';
import { useCart } from '../../cart/use-cart';
import { useIsCartKnown } from './use-is-cart-known';

interface NothingYetProps {
  /** The way to the first item; by default the button of the list beside it. */
  children?: ReactNode;
}

/** In place of the items while there are none: that they load, or what to do next. CartMessages says why they cannot be read. */
export function NothingYet({ children }: NothingYetProps) {
  const isKnown = useIsCartKnown();
  const hasFailed = useCart(({ error }) => error !== null);
  if (hasFailed) return null;
  if (!isKnown) {
    return (
      <Loading label="Loading your shipment">
        <Skeleton height="3rem" />
      </Loading>
    );
  }
  return children ?? <Text>No items yet. Press + to add an item and see your price.</Text>;
}
