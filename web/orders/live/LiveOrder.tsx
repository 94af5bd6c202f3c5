import { useLiveOrder } from './use-live-order';

/** Follows the order; shows nothing. */
export function LiveOrder({ id }: { id: string }) {
  useLiveOrder(id);
  return null;
}
