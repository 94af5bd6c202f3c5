import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { DestinationKey } from '../../../../rules/destinations.js';
import { LINE_QUANTITY, type ServiceLevel, type WeightRange } from '../../../../rules/prices/quote.js';
import { DestinationKeys, ServiceLevels, WeightRanges } from '../../../platform/api/enums.js';
import { CalendarDate } from '../../../platform/api/scalars.js';
import { Money, money } from '../../../platform/values/money.js';
import { codeProblem, PromotionOffer, usableOffers } from '../../catalogue/promotions/promotion-offers.js';
import { PHONE_PRICE, Quote, type Sums } from '../quote.types.js';
import type { PricedCart } from './price-cart.js';

@ObjectType({ description: 'A product in a cart.' })
export class CartProduct {
  @Field(() => ID, { description: 'As in the catalogue.' }) id: string;
  @Field({ description: 'As in the catalogue of now.' }) name: string;
  @Field({ description: 'Outer size as people read it.' }) size: string;
  @Field({ description: 'Path of its picture; empty when it has none.' }) imageUrl: string;
  @Field({ description: 'Says what the picture shows.' }) altText: string;
  @Field(() => ID, { description: 'The category it belongs to.' }) categoryId: string;
}

@ObjectType({ description: "A box of the customer's own, priced by volume." })
export class CustomBox {
  @Field({ description: "The customer's name for it." }) name: string;
  @Field(() => Int, { description: 'Outer width in whole centimetres.' }) widthCm: number;
  @Field(() => Int, { description: 'Outer height in whole centimetres.' }) heightCm: number;
  @Field(() => Int, { description: 'Outer depth in whole centimetres.' }) depthCm: number;
  @Field(() => WeightRanges, { description: 'Over 30 kg costs a surcharge.' }) weightRange: WeightRange;
}

@ObjectType({ description: 'One line of a cart.' })
export class CartLine {
  @Field({ description: 'Identifies this line in every call; stable while the line exists.' }) key: string;
  @Field(() => CartProduct, { nullable: true, description: 'Null for a custom box.' })
  product: CartProduct | null;
  @Field(() => CustomBox, { nullable: true, description: 'Null for a product.' }) customBox: CustomBox | null;
  @Field({ description: 'Of the product or of the box.' }) name: string;
  @Field(() => DestinationKeys, { description: "The destination it is priced for: the cart's." })
  destination: DestinationKey;
  @Field(() => Int, { description: `From ${LINE_QUANTITY.min} to ${LINE_QUANTITY.max}.` }) quantity: number;
  @Field(() => Money, { nullable: true, description: 'Null when not available to the destination.' })
  unitPrice: Money | null;
  @Field(() => Money, {
    nullable: true,
    description: 'Quantity times unit price; null when not available to the destination.',
  })
  lineTotal: Money | null;
  @Field(() => Int, { description: 'Of one piece, in cubic centimetres.' }) unitVolumeCm3: number;
}

@ObjectType({ description: 'What a visitor is about to ship, with its price.' })
export class Cart {
  @Field(() => ID, { description: '"empty" while it has no lines.' }) id: string;
  @Field(() => String, {
    nullable: true,
    description:
      "Sent once, when the server issued a guest id because the caller's was missing or guessable; the client stores it.",
  })
  issuedGuestId: string | null;
  @Field(() => DestinationKeys, {
    description: 'The destination of all lines; Australia until another is chosen.',
  })
  destination: DestinationKey;
  @Field(() => ServiceLevels, { description: 'The service.' }) service: ServiceLevel;
  @Field({ description: 'Where it is collected, in the UK; empty until it is entered.' }) fromCity: string;
  @Field({ description: 'Where it goes; empty until it is entered.' }) toCity: string;
  @Field(() => CalendarDate, {
    nullable: true,
    description: 'The requested collection day; null until it is chosen.',
  })
  collectionDate: string | null;
  @Field(() => [CartLine], { description: 'In the order in which they were added.' }) lines: CartLine[];
  @Field(() => Quote, {
    description: 'The price of all lines available to the destination.',
  })
  quote: Sums;
  @Field(() => Money, { nullable: true, description: PHONE_PRICE })
  phonePrice: Money | null;
  @Field(() => String, {
    nullable: true,
    description: 'The promotion code that was typed; null without one.',
  })
  promotionCode: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Why the code takes nothing off, in a sentence; null without a code, or when it does.',
  })
  promotionProblem: string | null;
  @Field(() => [PromotionOffer], {
    description: 'The promotions that may be used for this cart; the one that takes most off is.',
  })
  offers: PromotionOffer[];
}

/** The cart as GraphQL shows it. */
export function toCart(cart: PricedCart, issuedGuestId: string | null): Cart {
  return {
    ...cart,
    issuedGuestId,
    quote: cart.sums,
    offers: usableOffers(cart),
    promotionCode: cart.offers.find(({ code }) => code !== null)?.code ?? null,
    promotionProblem: codeProblem(cart, cart.sums),
    phonePrice: cart.phonePence === null ? null : money(cart.phonePence),
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
