import type { DestinationKey } from '../../rules/destinations';
import type { CatalogueItem } from './cart-items';
import type { CartLine, CartView, NamedBox, Shipment } from './cart-types';
import type { ShipmentRates } from './rates/shipment-rates';

/** A sentence about the cart the customer should not miss; stays until dismissed. */
export interface CartNotice {
  readonly kind: 'info' | 'bad';
  readonly message: string;
}

/** The cart of this visitor. Changes show at once and reach the server by themselves. */
export interface Cart extends CartView {
  /** loading: not answered yet (a kept copy may show already); saving: changes are on their way; local: the server cannot be reached. */
  readonly status: 'loading' | 'ready' | 'saving' | 'local';
  /** Why the cart could not be fetched although the server answered. */
  readonly error: string | null;
  /** While local: why the server does not take more for now, in its own words; null when it cannot be reached. */
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
  /** Takes every item out; what was chosen for the shipment stays. */
  readonly clear: () => void;
  /** Sends the whole cart somewhere else; every price follows. */
  readonly setDestination: (destination: DestinationKey) => void;
  /** Changes only the fields that are given. */
  readonly setShipment: (shipment: Partial<Shipment>) => void;
  /** Asks the server again, for instance after an order was placed. */
  readonly refetch: () => Promise<void>;
  /** Resolves when the server has every change, or at once when it cannot be reached (then status is local). */
  readonly whenSynced: () => Promise<void>;
}
