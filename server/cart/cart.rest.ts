import { IsInt, IsOptional, IsString, MaxLength, ValidateNested } from 'class-validator';
import { Type } from 'typebox';
import { DESTINATION_KEYS } from '../../rules/destinations.js';
import { WEIGHT_RANGES } from '../../rules/quote.js';
import { Describe } from '../shared/api/describe.js';
import { Bool, Currency, Enum, Int, OrNull, Pounds, shape, Text, Uuid } from '../shared/api/rest-schema.js';
import { CustomBoxInput, QUANTITY_WORDS } from './cart.inputs.js';

/** A line as REST callers send it. A price is accepted only to report when it differs from ours. */
export class CartLineBody {
  @Describe('The product; or send customBox.')
  @IsOptional()
  @IsString({ message: 'Please name a product' })
  productId?: string;

  @Describe("A box of the customer's own, priced by volume.")
  @IsOptional()
  @ValidateNested()
  customBox?: CustomBoxInput;

  @Describe('How many; up to 999.')
  @IsInt({ message: QUANTITY_WORDS })
  quantity: number;

  @Describe('What the caller showed, in pounds; only compared, never used.')
  @IsOptional()
  price?: unknown;

  @Describe('Destination by name or key; sends the whole cart there.')
  @IsOptional()
  @MaxLength(100, { message: 'Please choose a destination from the list' })
  @IsString({ message: 'Please choose a destination from the list' })
  country?: string;
}

/** A line to be taken out: by product, or (custom boxes) by the line's `_id`. */
export class CartRemovalBody {
  @Describe('The product.')
  @IsOptional()
  @IsString({ message: 'Please name a product' })
  productId?: string;

  @Describe("The line's `_id`; for custom boxes.")
  @IsOptional()
  @IsString({ message: 'Please name a line' })
  key?: string;
}

/** Whose cart takes the guest's in. */
export class MergeBody {
  @Describe('The user as an id or whole; must be the one who asks.')
  @IsOptional()
  user?: unknown;
}

const RestCustomBox = shape(
  {
    name: Text('Its name.'),
    widthCm: Int('Outer width.'),
    heightCm: Int('Outer height.'),
    depthCm: Int('Outer depth.'),
    weightRange: Enum(WEIGHT_RANGES, 'Up to 30 kg, or more.'),
  },
  { name: 'CustomBox', description: "A box of the customer's own." },
);

const RestLine = shape(
  {
    _id: Text('Stands for this line; stable while it exists.'),
    productId: OrNull(Uuid('The product; null for a custom box.')),
    customBox: Type.Optional(RestCustomBox),
    name: Text('What it is called.'),
    quantity: Int('How many.'),
    price: OrNull(Pounds('Price of one; null when it is not sold to the country.')),
    country: Enum(DESTINATION_KEYS, 'Where it goes.'),
    image: OrNull(Text('Path of the picture.')),
    size: OrNull(Text('Outer size as people read it.')),
  },
  { name: 'CartLine', description: 'One line of a cart.' },
);

const cart = {
  _id: Text('The cart; empty before anything was stored.'),
  products: Type.Array(RestLine),
  country: Enum(DESTINATION_KEYS, 'Where the shipment goes.'),
  itemsPrice: Pounds('Sum of the lines.'),
  minimumTopUp: Pounds('Added to reach the minimum charge of the destination.'),
  servicePrice: Pounds('Surcharge of the chosen service.'),
  totalPrice: Pounds('What would be charged.'),
  currency: Currency(),
  guestId: Type.Optional(Text('Only when the server had to make one; the client keeps it.')),
};

export const RestCart = shape(cart, {
  name: 'Cart',
  description: 'What somebody is about to ship, with its price.',
});

export const RestCartAfter = shape({
  ...cart,
  priceChanged: Type.Optional(Bool('True when the price that was sent is not ours.')),
});

export const RestMergedCart = shape({
  ...cart,
  mergedLines: Int('How many lines of the guest cart were brought over.'),
});
