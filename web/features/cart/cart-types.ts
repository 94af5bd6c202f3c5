import type { DestinationKey } from '../../../rules/destinations';
import type { PromotionTerms } from '../../../rules/prices/promotion';
import type { CustomBox, Quote, ServiceLevel } from '../../../rules/prices/quote';

/** A box of the customer's own. */
export interface NamedBox extends CustomBox {
  readonly name: string;
}

/** The item of a line: a catalogue product or a custom box. */
export interface CartItem {
  /** Identifies the item on this device; see `productKey` and `boxKey`. */
  readonly key: string;
  readonly name: string;
  readonly size: string;
  readonly imageUrl: string | null;
  readonly altText: string;
  readonly categoryId: string | null;
  readonly productId: string | null;
  readonly customBox: NamedBox | null;
  readonly unitVolumeCm3: number;
}

/** One line of a cart as the server priced it. */
export interface ConfirmedLine {
  readonly item: CartItem;
  readonly quantity: number;
  /** null: not sold to the destination. */
  readonly unitPence: number | null;
}

/** The visitor's choices beside the items. */
export interface Shipment {
  readonly destination: DestinationKey;
  readonly service: ServiceLevel;
  readonly fromCity: string;
  readonly toCity: string;
  readonly collectionDate: string | null;
}

/** The promotion fields of a cart; absent in carts that an older release stored. */
export interface CartPromotions {
  /** The typed code; null without one. */
  readonly promotionCode?: string | null;
  /** Why the code takes nothing off. */
  readonly promotionProblem?: string | null;
}

/** The cart as the server last returned it. */
export interface ConfirmedCart extends Shipment, CartPromotions {
  /** The promotions that may be used for it. */
  readonly offers?: readonly PromotionTerms[];
  readonly lines: readonly ConfirmedLine[];
}

/** One line as it is shown. */
export interface CartLine extends CartItem {
  readonly quantity: number;
  /** null: not available to the chosen destination; such a line blocks checkout. */
  readonly unitPence: number | null;
  /** Our guess until the server confirms it. */
  readonly isProvisional: boolean;
}

/** The cart as shown, with every pending change applied. */
export interface CartView extends Shipment, CartPromotions {
  readonly lines: readonly CartLine[];
  readonly quote: Quote;
  /** Some price is a guess, made while the server is unreachable. */
  readonly isProvisional: boolean;
  /** Prices to the new destination are on their way; those shown are the last known. */
  readonly isRepricing: boolean;
}

/** The fields of a catalogue product that the cart needs to show and price it at once. */
export interface CatalogueItem {
  readonly id: string;
  readonly name: string;
  readonly size: string;
  readonly imageUrl: string;
  readonly altText: string;
  readonly categoryId: string;
  readonly volumeCm3: number;
  /** Price to `destination`; null when it is not sold there. */
  readonly pence: number | null;
  readonly destination: DestinationKey;
}
