import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { DESTINATION_KEYS, type DestinationKey, destinationName } from '../../../rules/destinations.js';
import { DestinationKeys } from '../../shared/api/enums.js';
import { type Page, pageOf } from '../../shared/api/pagination.js';
import { Money, money } from '../../shared/money.js';
import { srcSetOf } from '../../uploads/src-set.js';
import type { ProductStatus } from '../catalogue.entity.js';
import { Category, toCategory } from '../catalogue.types.js';
import { ProductStatuses } from './catalogue-admin.inputs.js';
import type { AttributeValues, StoredAdminProduct } from './product-admin.store.js';

@ObjectType({ description: 'What a product costs to one destination.' })
export class ProductPrice {
  @Field(() => DestinationKeys, { description: 'The destination.' }) destination: DestinationKey;
  @Field({ description: 'The destination as people read it.' }) country: string;
  @Field(() => Money, { description: 'The price of one.' }) price: Money;
}

@ObjectType({ description: 'A product as staff see it: drafts too, with every price.' })
export class AdminProduct {
  @Field(() => ID, { description: 'The product.' }) id: string;
  @Field({ description: 'Its name.' }) name: string;
  @Field({ description: 'What it is good for, in a sentence or two.' }) details: string;
  @Field({ description: 'Outer size as people read it.' }) size: string;
  @Field({ description: 'Path of its picture; empty when it has none.' }) imageUrl: string;
  @Field(() => String, {
    nullable: true,
    description:
      'The widths of an uploaded picture, for `srcset`; null for pictures that have one size only.',
  })
  imageSrcSet: string | null;
  @Field({ description: 'The picture in words.' }) altText: string;
  @Field(() => Category, { description: 'Its category.' }) category: Category;
  @Field(() => Int, { description: 'Outer width in cm.' }) widthCm: number;
  @Field(() => Int, { description: 'Outer height in cm.' }) heightCm: number;
  @Field(() => Int, { description: 'Outer depth in cm.' }) depthCm: number;
  @Field(() => Float, { description: 'Typical weight when packed, in kg.' }) weightKg: number;
  @Field({
    description:
      "True when the size states no sides, or numbers that can't be read: its sides and weight are assumed.",
  })
  sidesAssumed: boolean;
  @Field(() => ProductStatuses, { description: 'Visitors see active products only.' }) status: ProductStatus;
  @Field({ description: 'Whether visitors see it while it is active.' }) isPublished: boolean;
  @Field(() => Int, { description: 'Its place in the category; smaller is earlier.' }) position: number;
  @Field(() => String, { nullable: true, description: 'Collection it belongs to.' }) collection:
    | string
    | null;
  @Field(() => String, { nullable: true, description: 'Colour.' }) color: string | null;
  @Field(() => String, { nullable: true, description: 'For whom.' }) gender: string | null;
  @Field(() => String, { nullable: true, description: 'Material.' }) material: string | null;
  @Field(() => String, { nullable: true, description: 'Brand.' }) brand: string | null;
  @Field(() => [ProductPrice], { description: 'Destinations it is sold to.' }) prices: ProductPrice[];
  @Field(() => [DestinationKeys], { description: 'Destinations it has no price to.' })
  notSoldTo: DestinationKey[];
  @Field({ description: 'In a search: no word as typed finds it, only what a synonym means.' })
  isFoundBySynonym: boolean;
  @Field({ description: 'When it was added: ISO 8601, UTC.' }) createdAt: string;
  @Field(() => Int, {
    description: "Rises with every change. Send it with a change, so that nobody else's is overwritten.",
  })
  version: number;
}

@ObjectType({ description: 'What products have as attributes, each in alphabetical order.' })
export class ProductAttributeValues implements AttributeValues {
  @Field(() => [String], { description: 'Collections.' }) collection: readonly string[];
  @Field(() => [String], { description: 'Colours.' }) color: readonly string[];
  @Field(() => [String], { description: 'For whom.' }) gender: readonly string[];
  @Field(() => [String], { description: 'Materials.' }) material: readonly string[];
  @Field(() => [String], { description: 'Brands.' }) brand: readonly string[];
}

@ObjectType({ description: 'One page of products as staff see them.' })
export class AdminProductPage extends pageOf(AdminProduct, 'In the order asked for.') {}

/** A product as GraphQL shows it to staff. */
export function toAdminProduct(product: StoredAdminProduct): AdminProduct {
  const { attributes, prices, category, ...rest } = product;
  const { collection = null, color = null, gender = null, material = null, brand = null } = attributes;
  return {
    ...rest,
    ...{ collection, color, gender, material, brand },
    imageSrcSet: srcSetOf(product.imageUrl),
    isFoundBySynonym: product.isFoundBySynonym ?? false,
    category: toCategory(category),
    prices: DESTINATION_KEYS.flatMap((destination) => {
      const pence = prices[destination];
      if (pence === undefined) return [];
      return [{ destination, country: destinationName(destination), price: money(pence) }];
    }),
    notSoldTo: notSoldTo(product),
  };
}

/** A page of products as GraphQL shows it to staff. */
export function toAdminProductPage({ nodes, pageInfo }: Page<StoredAdminProduct>): AdminProductPage {
  return { nodes: nodes.map(toAdminProduct), pageInfo };
}

/** The destinations a product has no price to. */
export function notSoldTo({ prices }: Pick<StoredAdminProduct, 'prices'>): DestinationKey[] {
  return DESTINATION_KEYS.filter((destination) => prices[destination] === undefined);
}
