import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { DestinationKey } from '../../../../rules/destinations.js';
import { LINE_QUANTITY, type ServiceLevel, type WeightRange } from '../../../../rules/prices/quote.js';
import { DestinationKeys, ServiceLevels, WeightRanges } from '../../../platform/api/enums.js';
import { CalendarDate } from '../../../platform/api/scalars.js';
import { Money, money } from '../../../platform/values/money.js';
import { codeProblem, PromotionOffer, usableOffers } from '../../catalogue/promotions/promotion-offers.js';
import { PHONE_PRICE, Quote, type Sums } from '../quote.types.js';
import type { PricedCart } from './cart-rules.js';

@ObjectType({ description: 'A product in a cart.' })
export class CartProduct {
  @Field(() => ID, { description: 'The id in the catalogue.' }) id: string;
  @Field({ description: 'The current name in the catalogue.' }) name: string;
  @Field({ description: 'The outer size as displayed.' }) size: string;
  @Field({ description: 'Path of its picture; empty without one.' }) imageUrl: string;
  @Field({ description: 'Alternative text of the picture.' }) altText: string;
  @Field(() => ID, { description: 'Id of its category.' }) categoryId: string;
}

@ObjectType({ description: "A customer's own box, priced by volume." })
export class CustomBox {
  @Field({ description: "The customer's name for the box." }) name: string;
  @Field(() => Int, { description: 'The outer width in whole centimetres.' }) widthCm: number;
  @Field(() => Int, { description: 'The outer height in whole centimetres.' }) heightCm: number;
  @Field(() => Int, { description: 'The outer depth in whole centimetres.' }) depthCm: number;
  @Field(() => WeightRanges, { description: 'The weight range; over 30 kg costs a surcharge.' })
  weightRange: WeightRange;
}

@ObjectType({ description: 'One line of a cart.' })
export class CartLine {
  @Field({ description: 'Identifies this line in every call; stable while the line exists.' }) key: string;
  @Field(() => CartProduct, { nullable: true, description: 'The product; null for a custom box.' })
  product: CartProduct | null;
  @Field(() => CustomBox, { nullable: true, description: 'Custom box; null for a product.' })
  customBox: CustomBox | null;
  @Field({ description: 'Name of the product or box.' }) name: string;
  @Field(() => DestinationKeys, { description: "The destination it is priced for, which is the cart's." })
  destination: DestinationKey;
  @Field(() => Int, { description: `The quantity, ${LINE_QUANTITY.min} to ${LINE_QUANTITY.max}.` })
  quantity: number;
  @Field(() => Money, { nullable: true, description: 'Unit price; null if not available there.' })
  unitPrice: Money | null;
  @Field(() => Money, {
    nullable: true,
    description: 'Quantity times unit price; null when not available to the destination.',
  })
  lineTotal: Money | null;
  @Field(() => Int, { description: 'Volume of one piece in cubic centimetres.' }) unitVolumeCm3: number;
}

@ObjectType({ description: 'What a visitor is about to ship, with its price.' })
export class Cart {
  @Field(() => ID, { description: 'The id; "empty" while the cart has no lines.' }) id: string;
  @Field(() => String, {
    nullable: true,
    description:
      "A new guest id, returned once when the caller's was missing or guessable; the client stores it.",
  })
  issuedGuestId: string | null;
  @Field(() => DestinationKeys, {
    description: 'The destination of all lines; Australia until another is chosen.',
  })
  destination: DestinationKey;
  @Field(() => ServiceLevels, { description: 'The service.' }) service: ServiceLevel;
  @Field({ description: 'The UK city of collection; empty until it is entered.' }) fromCity: string;
  @Field({ description: 'City of delivery; empty until it is entered.' }) toCity: string;
  @Field(() => CalendarDate, {
    nullable: true,
    description: 'The requested collection day; null until one is chosen.',
  })
  collectionDate: string | null;
  @Field(() => [CartLine], { description: 'The lines, in the order in which they were added.' })
  lines: CartLine[];
  @Field(() => Quote, { description: 'Price of all lines that are available to the destination.' })
  quote: Sums;
  @Field(() => Money, { nullable: true, description: PHONE_PRICE })
  phonePrice: Money | null;
  @Field(() => String, {
    nullable: true,
    description: 'The promotion code that was entered; null without one.',
  })
  promotionCode: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Why the code has no effect, as a sentence; null without a code, or when it has one.',
  })
  promotionProblem: string | null;
  @Field(() => [PromotionOffer], {
    description: 'The promotions available to this cart; the one with the largest discount applies.',
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
