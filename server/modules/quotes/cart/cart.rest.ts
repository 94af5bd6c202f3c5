import { IsInt, IsOptional, IsString, MaxLength, ValidateNested } from 'class-validator';
import { DESTINATION_KEYS } from '../../../../rules/destinations.js';
import { WEIGHT_RANGES } from '../../../../rules/prices/quote.js';
import { Describe } from '../../../platform/api/describe.js';
import {
  bool,
  currency,
  int,
  listOf,
  nullable,
  object,
  oneOf,
  optional,
  pounds,
  text,
  uuid,
} from '../../../platform/rest/serializer.js';
import { CustomBoxInput, QUANTITY_MESSAGE } from './cart.inputs.js';
import type { CartAnswer, MergedCart } from './cart.service.js';
import type { PricedLine } from './cart-rules.js';
import type { CustomBox } from './cart-view.js';

/** A line as REST callers send it. A price is accepted only to report when it differs from ours. */
export class CartLineBody {
  @Describe('The product; or send customBox.')
  @IsOptional()
  @IsString({ message: 'Name a product' })
  productId?: string;

  @Describe("A box of the customer's own, priced by volume.")
  @IsOptional()
  @ValidateNested()
  customBox?: CustomBoxInput;

  @Describe('How many; up to 999.')
  @IsInt({ message: QUANTITY_MESSAGE })
  quantity: number;

  @Describe('What the caller showed, in pounds; only compared, never used.')
  @IsOptional()
  price?: unknown;

  @Describe('Destination by name or key; sends the whole cart there.')
  @IsOptional()
  @MaxLength(100, { message: 'Choose a destination from the list' })
  @IsString({ message: 'Choose a destination from the list' })
  country?: string;
}

/** A line to be removed: by product, or (custom boxes) by the line's `_id`. */
export class CartRemovalBody {
  @Describe('The product.')
  @IsOptional()
  @IsString({ message: 'Name a product' })
  productId?: string;

  @Describe("The line's `_id`; for custom boxes.")
  @IsOptional()
  @IsString({ message: 'Name a line' })
  key?: string;
}

/** The customer into whose cart the guest's is merged. */
export class MergeBody {
  @Describe('The user as an id or whole; must be the one who asks.')
  @IsOptional()
  user?: unknown;
}

const customBox = object<CustomBox>(
  'CustomBox',
  "A box of the customer's own.",
)({
  name: text('Its name.'),
  widthCm: int('Outer width.'),
  heightCm: int('Outer height.'),
  depthCm: int('Outer depth.'),
  weightRange: oneOf(WEIGHT_RANGES, 'Up to 30 kg, or more.'),
});

const line = object<PricedLine>(
  'CartLine',
  'One line of a cart.',
)({
  _id: text('Stands for this line; stable while it exists.').from(({ id }) => id),
  productId: nullable(uuid('The product; null for a custom box.')).from(({ product }) => product?.id ?? null),
  customBox: optional(customBox).from((own) => own.customBox ?? undefined),
  name: text('What it is called.'),
  quantity: int('Number of pieces.'),
  price: nullable(pounds('Price of one; null when it is not sold to the country.')).from(
    ({ unitPence }) => unitPence,
  ),
  country: oneOf(DESTINATION_KEYS, 'The destination.').from(({ destination }) => destination),
  image: nullable(text('Path of the picture.')).from(({ product }) => product?.imageUrl ?? null),
  size: nullable(text('The outer size as displayed.')).from(({ product }) => product?.size ?? null),
});

export const restCart = object<CartAnswer>(
  'Cart',
  "A visitor's cart: the shipment and its price.",
)({
  _id: text('The cart; empty before anything was stored.').from(({ cart }) => cart.id),
  products: listOf(line).from(({ cart }) => cart.lines),
  country: oneOf(DESTINATION_KEYS, 'Where the shipment goes.').from(({ cart }) => cart.destination),
  itemsPrice: pounds('Sum of the lines.').from(({ cart }) => cart.sums.itemsPence),
  minimumTopUp: pounds('Added to reach the minimum charge of the destination.').from(
    ({ cart }) => cart.sums.minimumTopUpPence,
  ),
  servicePrice: pounds('Surcharge of the chosen service.').from(({ cart }) => cart.sums.servicePence),
  promotionPrice: pounds('What the promotion takes off; 0 without one.').from(
    ({ cart }) => cart.sums.promotionPence,
  ),
  promotion: nullable(text('The name of the promotion; null without one.')).from(
    ({ cart }) => cart.sums.promotion?.name ?? null,
  ),
  totalPrice: pounds('What would be charged.').from(({ cart }) => cart.sums.totalPence),
  phonePrice: nullable(pounds('What it costs by phone; null when it costs the same.')).from(
    ({ cart }) => cart.phonePence,
  ),
  currency,
  guestId: optional(text('Only when the server had to make one; the client keeps it.')).from(
    ({ issuedGuestId }) => issuedGuestId ?? undefined,
  ),
});

export const restCartAfter = object<CartAnswer & { priceChanged: boolean | undefined }>()({
  ...restCart.fields,
  priceChanged: optional(bool('True when the price that was sent is not ours.')),
});

export const restMergedCart = object<MergedCart>()({
  ...restCart.fields,
  mergedLines: int('How many lines of the guest cart were merged.'),
});
