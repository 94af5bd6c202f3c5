import type { DestinationKey } from '../../../rules/destinations';
import type { CartPartsFragment } from './cart.generated';
import type { CartLine, CartView, CatalogueItem, NamedBox, Shipment } from './cart-types';
import type { ShipmentRates } from './rates/shipment-rates';

/** A message about the cart that stays until dismissed. */
export interface CartNotice {
  readonly kind: 'info' | 'bad';
  readonly message: string;
}

/** The visitor's cart. Changes show at once and are sent in the background. */
export interface Cart extends CartView {
  /**
   * loading: not answered yet (a stored copy may show already); saving: changes are being sent; local: the server is
   * unreachable.
   */
  readonly status: 'loading' | 'ready' | 'saving' | 'local';
  /** Why the cart could not be fetched although the server answered. */
  readonly error: string | null;
  /** While local: the server's message when it rejects further calls for now; null when it is unreachable. */
  readonly localReason: string | null;
  readonly rates: ShipmentRates;
  readonly notice: CartNotice | null;
  readonly dismissNotice: () => void;
  /** The wanted quantity of a product; 0 removes it. */
  readonly setQuantity: (product: CatalogueItem, quantity: number) => void;
  /** The wanted quantity of a line that is in the cart; 0 removes it. */
  readonly setLineQuantity: (line: CartLine, quantity: number) => void;
  /** Adds boxes of the customer's own; the same box twice makes one line. */
  readonly addCustomBox: (box: NamedBox, quantity: number) => void;
  readonly remove: (line: CartLine) => void;
  /** Removes every item; the shipment's choices stay. */
  readonly clear: () => void;
  /** Changes the destination of the whole cart; every price follows. */
  readonly setDestination: (destination: DestinationKey) => void;
  /** Changes only the given fields. */
  readonly setShipment: (shipment: Partial<Shipment>) => void;
  /** Fetches the cart again, for instance after an order was placed. */
  readonly refetch: () => Promise<void>;
  /** Shows the cart that the server answered another call with. */
  readonly receive: (cart: CartPartsFragment) => void;
  /** Resolves when the server has every change, or at once when it cannot be reached (then status is local). */
  readonly whenSynced: () => Promise<void>;
}
