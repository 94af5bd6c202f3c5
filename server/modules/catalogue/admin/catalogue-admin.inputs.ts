import { ArrayMaxSize, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { Field, Float, InputType, Int } from 'type-graphql';
import { DESTINATION_KEYS, type DestinationKey } from '../../../../rules/destinations.js';
import { SeveralLines } from '../../../platform/api/clean-text.js';
import { InRest } from '../../../platform/api/describe.js';
import { DestinationKeys } from '../../../platform/api/enums.js';
import { readWord } from '../../../platform/api/query-fields.js';
import { Pence } from '../../../platform/api/scalars.js';
import { asRecord } from '../../../platform/api/validate.js';
import { IsVersion } from '../../../platform/api/version.js';
import { wrongField } from '../../../platform/errors/errors.js';
import type { SentUpload } from '../../../platform/uploads/graphql-upload.js';
import { GraphQLUpload } from '../../../platform/uploads/upload.scalar.js';
import { type ProductStatus, ProductStatuses } from '../product.entity.js';
import { readPrices } from '../read-prices.js';
import { PRODUCT_SIDE_CM, PRODUCT_WEIGHT_KG } from '../size-text.js';

/** A text of up to `max` characters; `label` names it in a refusal. */
function TextField(label: string, max: number, description: string): PropertyDecorator {
  return (prototype, name) => {
    Field(() => String, { nullable: true, description })(prototype, name);
    IsOptional()(prototype, name);
    IsString({ message: `Send ${label} as text` })(prototype, name);
    const message = `Keep ${label} under ${max.toLocaleString('en-GB')} characters`;
    MaxLength(max, { message })(prototype, name);
  };
}

const NUMBER = { schema: { type: ['number', 'string'] }, read: readNumber };

/** A number in a range. */
function NumberField(
  type: typeof Int | typeof Float,
  { min, max }: { readonly min: number; readonly max: number },
  message: string,
  description: string,
): PropertyDecorator {
  return (prototype, name) => {
    Field(() => type, { nullable: true, description })(prototype, name);
    InRest(NUMBER)(prototype, name);
    if (type === Int) IsInt({ message })(prototype, name);
    Min(min, { message })(prototype, name);
    Max(max, { message })(prototype, name);
  };
}

const SideField = (label: string) =>
  NumberField(
    Int,
    PRODUCT_SIDE_CM,
    `${label} must be a whole number of centimetres from ${PRODUCT_SIDE_CM.min} to ${PRODUCT_SIDE_CM.max}`,
    'The outer dimension, 1 to 1,200 cm; parsed from the size when left out.',
  );

/** Fields that staff set alike for products and categories; null counts as omitted, except for an image. */
@InputType()
abstract class CatalogueInput {
  @Field(() => GraphQLUpload, {
    nullable: true,
    description: 'A JPEG, PNG or WebP picture under 2 MB, as a GraphQL multipart request.',
  })
  image?: SentUpload | null;
  @Field(() => String, {
    nullable: true,
    description: 'The URL of a picture uploaded before, instead of a file; null removes the picture.',
  })
  @InRest({ name: 'image', schema: { type: ['string', 'object', 'null'] }, read: readPicture })
  imageUrl?: string | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'The version that was read, over REST also in the header `If-Match`; a change is refused when it has changed since.',
  })
  @InRest(NUMBER)
  @IsVersion()
  version?: number | null;
}

@InputType({ description: 'A category as staff set it; fields left out do not change.' })
export class CategoryInput extends CatalogueInput {
  @TextField('the name', 100, 'The name, up to 100 characters, unique. Required for a new category.')
  name?: string | null;
}

/** Message for two prices to one destination. */
export const ONE_PRICE = 'Give each destination one price';

@InputType({ description: 'The price of a product to one destination.' })
export class ProductPriceInput {
  @Field(() => DestinationKeys, { description: 'The destination.' }) destination: DestinationKey;
  @Field(() => Pence, {
    nullable: true,
    description: 'The price in pence, up to 9,999,999; null or 0 when it is not sold there.',
  })
  amount?: number | null;
}

@InputType({
  description:
    'A product; fields left out do not change. A new one needs name, size and a price to Australia.',
})
export class ProductInput extends CatalogueInput {
  @TextField('the name', 100, 'The name, up to 100 characters.') name?: string | null;
  @TextField(
    'the size',
    200,
    'The outer size as displayed, up to 200 characters; height, width and depth are parsed from it.',
  )
  size?: string | null;
  @TextField('the details', 2_000, 'A description, up to 2,000 characters.')
  @SeveralLines()
  details?: string | null;
  @TextField('the description of the image', 300, 'Alternative text of the picture; the name when empty.')
  altText?: string | null;
  @TextField('the category', 100, 'Name, slug or id of the category; Other Items by default.')
  category?: string | null;
  @Field(() => ProductStatuses, { nullable: true, description: 'The status; active by default.' })
  @InRest({ schema: { type: 'string', enum: Object.values(ProductStatuses) }, read: readStatus })
  status?: ProductStatus | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether visitors see it if active; true by default.',
  })
  @InRest({ schema: { type: ['boolean', 'string'] }, read: readFlag })
  isPublished?: boolean | null;
  @SideField('Width') widthCm?: number | null;
  @SideField('Height') heightCm?: number | null;
  @SideField('Depth') depthCm?: number | null;
  @NumberField(
    Float,
    PRODUCT_WEIGHT_KG,
    `Weight must be from ${PRODUCT_WEIGHT_KG.min} to ${PRODUCT_WEIGHT_KG.max} kilograms`,
    'The weight, up to 30,000 kg; parsed from the size when left out.',
  )
  weightKg?: number | null;
  @NumberField(
    Int,
    { min: 0, max: 1_000_000 },
    'Position must be a whole number from 0 to 1000000',
    'The position in the category; last when left out.',
  )
  position?: number | null;
  @TextField('the collection', 100, 'Collection it belongs to; empty removes it.') collection?: string | null;
  @TextField('the colour', 100, 'Colour; empty removes it.') color?: string | null;
  @TextField('the gender', 100, 'The target gender; empty removes it.') gender?: string | null;
  @TextField('the material', 100, 'Material; empty removes it.') material?: string | null;
  @TextField('the brand', 100, 'Brand; empty removes it.') brand?: string | null;
  @Field(() => [ProductPriceInput], {
    nullable: true,
    description:
      'The prices, each destination once; destinations left out keep their price. Over REST in pounds by destination, as an object or its JSON text.',
  })
  @InRest({ name: 'price', schema: { type: ['object', 'string'] }, read: readPriceList })
  @ArrayMaxSize(DESTINATION_KEYS.length, { message: ONE_PRICE })
  prices?: readonly ProductPriceInput[] | null;
}

/** Parses a form's number; other text becomes a number that the field's validation refuses with its own message. */
function readNumber(sent: unknown): number | undefined {
  if (sent == null || sent === '') return undefined;
  if (typeof sent === 'number') return sent;
  const isNumber = typeof sent === 'string' && /^\d{1,9}(\.\d{1,3})?$/.test(sent.trim());
  return isNumber ? Number(sent) : Number.NaN;
}

function readFlag(sent: unknown): boolean | undefined {
  if (sent == null || sent === '') return undefined;
  if (sent === true || sent === 'true') return true;
  if (sent === false || sent === 'false') return false;
  throw wrongField('isPublished', 'Send isPublished as true or false');
}

function readStatus(sent: unknown, name: string): ProductStatus | undefined {
  return sent == null || sent === ''
    ? undefined
    : readWord(Object.values(ProductStatuses), String(sent), name, 'Status');
}

function readPriceList(sent: unknown): ProductPriceInput[] | undefined {
  const prices = readPrices(sent);
  return (
    prices && Object.entries(prices).map(([key, amount]) => ({ destination: key as DestinationKey, amount }))
  );
}

/** The address of an image, alone or as the `{ url }` of responses; an empty one counts as omitted. */
function readPicture(image: unknown): string | null | undefined {
  const url = typeof image === 'object' && image !== null ? asRecord(image).url : image;
  if (url === undefined || url === '') return undefined;
  if (url !== null && typeof url !== 'string') throw wrongField('image', 'Please select a valid image file');
  return url;
}
