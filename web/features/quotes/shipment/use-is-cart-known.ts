import { useCart } from '../../cart/use-cart';

/** Whether the sum and the list to be shown are this visitor's: false until their cart, or a stored copy of it, is there. */
export function useIsCartKnown(): boolean {
  return useCart(({ lines, status, error }) => lines.length > 0 || (status !== 'loading' && error === null));
}
