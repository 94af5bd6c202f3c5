import type { DestinationKey } from '../../rules/destinations';
import type { CustomBox, Quote, ServiceLevel } from '../../rules/prices/quote';

/** A box of the customer's own. */
export interface NamedBox extends CustomBox {
  readonly name: string;
}

/** What a line holds: a catalogue product or a custom box. */
export interface CartItem {
  /** Stands for the item on this device; see `productKey` and `boxKey`. */
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

/** What the visitor chose beside the items. */
export interface Shipment {
  readonly destination: DestinationKey;
  readonly service: ServiceLevel;
  readonly fromCity: string;
  readonly toCity: string;
  readonly collectionDate: string | null;
}

/** The cart as the server last told it. */
export interface ConfirmedCart extends Shipment {
  readonly lines: readonly ConfirmedLine[];
}

/** One line as it is shown. */
export interface CartLine extends CartItem {
  readonly quantity: number;
  /** null: not available to the chosen destination; such a line blocks checkout. */
  readonly unitPence: number | null;
  /** The price is our guess until the server confirms it. */
  readonly isProvisional: boolean;
}

/** The cart as it is shown, with every change of this device applied. */
export interface CartView extends Shipment {
  readonly lines: readonly CartLine[];
  readonly quote: Quote;
  /** Some price is a guess made while the server cannot be reached. */
  readonly isProvisional: boolean;
  /** Prices to the new destination are on their way; those shown are the last known. */
  readonly isRepricing: boolean;
}

/** How a product is told apart on this device. */
export function productKey(productId: string): string {
  return `product:${productId}`;
}

/** How a custom box is told apart: by all that was typed, as the server does. */
export function boxKey({ name, widthCm, heightCm, depthCm, weightRange }: NamedBox): string {
  return `box:${JSON.stringify([name.trim().toLowerCase(), widthCm, heightCm, depthCm, weightRange])}`;
}
