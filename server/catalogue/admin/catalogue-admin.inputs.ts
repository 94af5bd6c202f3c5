import { ArrayMaxSize } from 'class-validator';
import { Field, Float, InputType, Int } from 'type-graphql';
import { DESTINATION_KEYS, type DestinationKey } from '../../../rules/destinations.js';
import { SeveralLines } from '../../shared/api/clean-text.js';
import { DestinationKeys } from '../../shared/api/enums.js';
import { Pence } from '../../shared/api/scalars.js';
import { wrongField } from '../../shared/errors/errors.js';
import { readUpload, type SentUpload } from '../../uploads/graphql-upload.js';
import { GraphQLUpload } from '../../uploads/upload.scalar.js';
import { type ProductStatus, ProductStatuses } from '../product.entity.js';
import type { PriceChanges } from '../read-prices.js';
import type { CategoryChange } from './category-admin.service.js';
import type { ProductChange } from './product-change.js';

@InputType()
abstract class PictureInput {
  @Field(() => GraphQLUpload, {
    nullable: true,
    description: 'A JPEG, PNG or WebP picture under 2 MB, by a GraphQL multipart request.',
  })
  image?: SentUpload | null;
  @Field(() => String, {
    nullable: true,
    description: 'A picture uploaded before, in place of a file; null removes the picture.',
  })
  imageUrl?: string | null;
}

@InputType({ description: 'A category as staff set it; fields left out do not change.' })
export class CategoryInput extends PictureInput {
  @Field(() => String, {
    nullable: true,
    description: 'Up to 100 characters, unique. Required for a new one.',
  })
  name?: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The version that was read; a change is refused when it has changed since.',
  })
  version?: number | null;
}

const ONE_PRICE = 'Give each destination one price';

@InputType({ description: 'The price of a product to one destination.' })
export class ProductPriceInput {
  @Field(() => DestinationKeys, { description: 'The destination.' }) destination: DestinationKey;
  @Field(() => Pence, {
    nullable: true,
    description: 'Pence, up to 9,999,999; null or 0 when it is not sold there.',
  })
  amount?: number | null;
}

@InputType({
  description:
    'A product as staff set it; fields left out do not change. A new one needs name, size and a price to Australia.',
})
export class ProductInput extends PictureInput {
  @Field(() => String, { nullable: true, description: 'Up to 100 characters.' }) name?: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Outer size as people read it, up to 200 characters; height, width and depth are read from it.',
  })
  size?: string | null;
  @Field(() => String, { nullable: true, description: 'What it is good for, up to 2,000 characters.' })
  @SeveralLines()
  details?: string | null;
  @Field(() => String, { nullable: true, description: 'The picture in words; the name when empty.' })
  altText?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Name, slug or id; Other Items when a new one has none.',
  })
  category?: string | null;
  @Field(() => ProductStatuses, { nullable: true, description: 'Active by default.' })
  status?: ProductStatus | null;
  @Field(() => Boolean, { nullable: true, description: 'Default: true.' }) isPublished?: boolean | null;
  @Field(() => Int, { nullable: true, description: '1 to 1,200 cm; read from the size when left out.' })
  widthCm?: number | null;
  @Field(() => Int, { nullable: true, description: '1 to 1,200 cm; read from the size when left out.' })
  heightCm?: number | null;
  @Field(() => Int, { nullable: true, description: '1 to 1,200 cm; read from the size when left out.' })
  depthCm?: number | null;
  @Field(() => Float, { nullable: true, description: 'Up to 30,000 kg; read from the size when left out.' })
  weightKg?: number | null;
  @Field(() => Int, { nullable: true, description: 'Its place in the category; the last when left out.' })
  position?: number | null;
  @Field(() => String, { nullable: true, description: 'Collection it belongs to; empty removes it.' })
  collection?: string | null;
  @Field(() => String, { nullable: true, description: 'Colour; empty removes it.' }) color?: string | null;
  @Field(() => String, { nullable: true, description: 'For whom; empty removes it.' }) gender?: string | null;
  @Field(() => String, { nullable: true, description: 'Material; empty removes it.' }) material?:
    | string
    | null;
  @Field(() => String, { nullable: true, description: 'Brand; empty removes it.' }) brand?: string | null;
  @Field(() => [ProductPriceInput], {
    nullable: true,
    description: 'Each destination once; those left out keep their price.',
  })
  @ArrayMaxSize(DESTINATION_KEYS.length, { message: ONE_PRICE })
  prices?: ProductPriceInput[] | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The version that was read; the change is refused when it has changed since.',
  })
  version?: number | null;
}

/** A category as GraphQL sent it. */
export async function toCategoryChange({ image, ...input }: CategoryInput): Promise<CategoryChange> {
  return { ...withoutNulls(input), file: await fileOf(image) };
}

/** A product as GraphQL sent it. Throws BAD_INPUT for a destination with two prices. */
export async function toProductChange({ prices, image, ...input }: ProductInput): Promise<ProductChange> {
  return {
    ...withoutNulls(input),
    ...(prices ? { prices: toPriceChanges(prices) } : {}),
    file: await fileOf(image),
  };
}

async function fileOf(image: SentUpload | null | undefined) {
  return image ? readUpload(image) : null;
}

function toPriceChanges(prices: readonly ProductPriceInput[]): PriceChanges {
  const changes: PriceChanges = {};
  for (const { destination, amount } of prices) {
    if (Object.hasOwn(changes, destination)) throw wrongField('prices', ONE_PRICE);
    changes[destination] = amount ?? null;
  }
  return changes;
}

/** Null means left out, except for a picture, which it takes away. */
function withoutNulls<T extends { imageUrl?: string | null }>(input: T) {
  const sent = Object.entries(input).filter(([name, value]) => value !== null || name === 'imageUrl');
  return Object.fromEntries(sent) as {
    [K in keyof T]: K extends 'imageUrl' ? T[K] : Exclude<T[K], null>;
  };
}
