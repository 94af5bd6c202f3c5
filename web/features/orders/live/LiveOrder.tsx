import { useLiveOrder } from './use-live-order';

/** Subscribes to the order; renders nothing. */
export function LiveOrder({ id }: { id: string }) {
  useLiveOrder(id);
  return null;
}
