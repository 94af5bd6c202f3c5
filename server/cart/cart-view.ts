import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DEFAULT_DESTINATION, type DestinationKey } from '../../rules/destinations.js';
import {
  customBoxPence,
  type Quote as QuoteSums,
  quoteShipment,
  type ServiceLevel,
  type WeightRange,
} from '../../rules/quote.js';
import { volumeCm3 } from '../../rules/volume.js';
import { Quote, toQuote } from '../quotes/quote.types.js';
import { minimumFor, type StoreTerms, servicePenceOf } from '../settings/store.service.js';
import { DestinationKeys, ServiceLevels, WeightRanges } from '../shared/enums.js';
import { Money, money } from '../shared/money.js';
import { CalendarDate } from '../shared/scalars.js';
import type { StoredCart, StoredLine } from './cart.store.js';

@ObjectType({ description: 'A product as it stands in a cart.' })
export class CartProduct {
  @Field(() => ID) id: string;
  @Field() name: string;
  @Field() size: string;
  @Field() imageUrl: string;
  @Field() altText: string;
  @Field(() => ID) categoryId: string;
}

@ObjectType({ description: "A box of the customer's own, priced by volume." })
export class CustomBox {
  @Field() name: string;
  @Field(() => Int) widthCm: number;
  @Field(() => Int) heightCm: number;
  @Field(() => Int) depthCm: number;
  @Field(() => WeightRanges) weightRange: WeightRange;
}

@ObjectType({ description: 'One line of a cart.' })
export class CartLine {
  @Field({ description: 'Stands for this line in every call; stable while the line exists.' }) key: string;
  @Field(() => CartProduct, { nullable: true }) product: CartProduct | null;
  @Field(() => CustomBox, { nullable: true }) customBox: CustomBox | null;
  @Field() name: string;
  @Field(() => DestinationKeys) destination: DestinationKey;
  @Field(() => Int) quantity: number;
  @Field(() => Money, { nullable: true, description: 'Null when not available to the destination.' })
  unitPrice: Money | null;
  @Field(() => Money, { nullable: true }) lineTotal: Money | null;
  @Field(() => Int) unitVolumeCm3: number;
}

@ObjectType({ description: 'What somebody is about to ship, with its price.' })
export class Cart {
  @Field(() => ID) id: string;
  @Field(() => String, {
    nullable: true,
    description:
      "Sent once, when the server made a guest id because the caller's was missing or guessable; the client keeps it.",
  })
  issuedGuestId: string | null;
  @Field(() => DestinationKeys) destination: DestinationKey;
  @Field(() => ServiceLevels) service: ServiceLevel;
  @Field() fromCity: string;
  @Field() toCity: string;
  @Field(() => CalendarDate, { nullable: true }) collectionDate: string | null;
  @Field(() => [CartLine]) lines: CartLine[];
  @Field(() => Quote) quote: Quote;
}

/** One line with its price in pence (null: not available) and its volume. */
export interface PricedLine extends StoredLine {
  readonly name: string;
  readonly unitPence: number | null;
  readonly unitVolumeCm3: number;
}

export interface PricedCart extends Omit<StoredCart, 'lines'> {
  readonly lines: readonly PricedLine[];
  readonly sums: QuoteSums;
}

/** A cart nobody has put anything in yet. */
export const EMPTY_CART: StoredCart = {
  id: 'empty',
  destination: DEFAULT_DESTINATION,
  service: 'standard',
  fromCity: '',
  toCity: '',
  collectionDate: null,
  lines: [],
};

/** Prices a cart on the given terms. Every amount comes from here; none from a client. */
export function priceCart(cart: StoredCart, terms: StoreTerms): PricedCart {
  const lines = cart.lines.map((line) => priceLine(line, terms));
  const sums = quoteShipment({
    lines,
    servicePence: servicePenceOf(terms, cart.service),
    minimumPence: minimumFor(terms, cart.destination),
  });
  return { ...cart, lines, sums };
}

function priceLine(line: StoredLine, terms: StoreTerms): PricedLine {
  if (line.customBox) {
    const rate = terms.customBoxRates[line.destination];
    return {
      ...line,
      name: line.customBox.name,
      unitPence: rate ? customBoxPence(line.customBox, rate) : null,
      unitVolumeCm3: volumeCm3(line.customBox),
    };
  }
  return {
    ...line,
    name: line.product?.name ?? '',
    unitPence: line.productPence,
    unitVolumeCm3: line.product?.volumeCm3 ?? 0,
  };
}

/** The cart as GraphQL shows it. */
export function toCart(cart: PricedCart, issuedGuestId: string | null): Cart {
  return {
    ...cart,
    issuedGuestId,
    quote: toQuote(cart.sums),
    lines: cart.lines.map((line) => ({
      key: line.id,
      product: line.product,
      customBox: line.customBox,
      name: line.name,
      destination: line.destination,
      quantity: line.quantity,
      unitPrice: line.unitPence === null ? null : money(line.unitPence),
      lineTotal: line.unitPence === null ? null : money(line.unitPence * line.quantity),
      unitVolumeCm3: line.unitVolumeCm3,
    })),
  };
}
