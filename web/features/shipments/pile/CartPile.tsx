import { useCart } from '../../cart/use-cart';
import { PileView } from './PileView';

/** The cart's shipment as a small pile, beside its lines. */
export function CartPile() {
  const { lines, quote } = useCart(({ lines, quote }) => ({ lines, quote }));
  return quote.itemCount > 0 && <PileView lines={lines} quote={quote} height="9rem" />;
}
