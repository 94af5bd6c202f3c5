import type { Cart } from '../cart';
import { NEW_CART } from '../cart-state';
import { deriveCart } from '../derive-cart';
import { NO_RATES } from '../rates/shipment-rates';

const doNothing = () => {};
const doNothingYet = async () => {};

/** Rendered by the server, which knows nobody's cart, and by the browser during hydration. */
export const EMPTY_CART: Cart = {
  ...deriveCart(NEW_CART, NO_RATES),
  status: 'loading',
  error: null,
  localReason: null,
  rates: NO_RATES,
  notice: null,
  dismissNotice: doNothing,
  setQuantity: doNothing,
  setLineQuantity: doNothing,
  addCustomBox: doNothing,
  remove: doNothing,
  clear: doNothing,
  setDestination: doNothing,
  setShipment: doNothing,
  refetch: doNothingYet,
  receive: doNothing,
  whenSynced: doNothingYet,
};
