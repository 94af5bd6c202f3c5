import { IsInt, IsOptional, MaxLength, Min } from 'class-validator';
import { Arg, Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { DestinationKey } from '../../rules/destinations.js';
import { itemId } from '../../rules/item-id.js';
import { volumeCm3 } from '../../rules/prices/volume.js';
import { DestinationKeys, registerEnum } from '../shared/api/enums.js';
import { pageOf } from '../shared/api/pagination.js';
import { Pence } from '../shared/api/scalars.js';
import { CacheableType } from '../shared/cache/cacheable.js';
import { Money, money } from '../shared/money.js';
import { srcSetOf } from '../uploads/src-set.js';
import type { ListedCategory, ListedProduct } from './catalogue.store.js';
import {
  FILTER_TEXT_MAX,
  FILTER_TEXT_MESSAGE,
  type ProductFilter,
  type ProductSort,
} from './product-filter.js';

export const ProductSorts = registerEnum<ProductSort>('ProductSort', 'Order of a product list.', {
  position: 'The order of the shop.',
  priceAscending: 'Lowest price first; not sold there last.',
  priceDescending: 'Highest price first; not sold there last.',
  name: 'A to Z.',
  newest: 'Newest first.',
});

const SRC_SET = 'The widths of an uploaded picture, for `srcset`; null for pictures that have one size only.';

@CacheableType()
@ObjectType({ description: 'A group of products.' })
export class Category {
  @Field(() => ID, { description: 'Does not change when it is renamed.' }) id: string;
  @Field({ description: 'As people read it.' }) name: string;
  @Field({ description: 'The name as used in URLs.' }) slug: string;
  @Field(() => String, { nullable: true, description: 'Path of its picture; null when it has none.' })
  imageUrl: string | null;
  @Field(() => String, { nullable: true, description: SRC_SET }) imageSrcSet: string | null;
  @Field(() => Int, { description: 'Its place in the shop; smaller is earlier.' }) position: number;
  @Field(() => Int, { description: 'Published products in it.' }) productCount: number;
  @Field(() => Int, {
    description: "Rises with every change. Send it with a change, so that nobody else's is overwritten.",
  })
  version: number;
}

@CacheableType()
@ObjectType({ description: 'A product that can be shipped.' })
export class Product {
  @Field(() => ID, { description: 'Its id.' }) id: string;
  @Field({ description: 'As people read it.' }) name: string;
  @Field({
    description: 'The identifier of pickers: category id, a dash, the name in lower case with dashes.',
  })
  itemId: string;
  @Field({ description: 'What it is good for, in a sentence or two.' }) details: string;
  @Field({ description: 'Outer size as people read it.' }) size: string;
  @Field({ description: 'Path of its picture; empty when it has none.' }) imageUrl: string;
  @Field(() => String, { nullable: true, description: SRC_SET }) imageSrcSet: string | null;
  @Field({ description: 'Says what the picture shows.' }) altText: string;
  @Field(() => Category, { description: 'Every product belongs to one.' }) category: Category;
  @Field(() => Int, { description: 'Outer width in whole centimetres.' }) widthCm: number;
  @Field(() => Int, { description: 'Outer height in whole centimetres.' }) heightCm: number;
  @Field(() => Int, { description: 'Outer depth in whole centimetres.' }) depthCm: number;
  @Field(() => Float, { description: 'Typical weight when packed.' }) weightKg: number;
  @Field(() => Int, { description: 'Outer volume in cubic centimetres.' }) volumeCm3: number;
  /** Destinations it is sold to, in pence. */
  prices: ListedProduct['prices'];
  /** Where the caller asked for it. */
  askedFor: DestinationKey;

  @Field(() => Money, {
    nullable: true,
    description: 'Price to a destination; null when the product is not sold there.',
  })
  price(
    @Arg('destination', () => DestinationKeys, {
      nullable: true,
      description: 'The destination of the query when left out.',
    })
    destination?: DestinationKey | null,
  ): Money | null {
    const pence = this.prices[destination ?? this.askedFor];
    return pence === undefined ? null : money(pence);
  }
}

@CacheableType()
@ObjectType({ description: 'One page of products.' })
export class ProductPage extends pageOf(Product, 'In the order asked for.') {}

const IsFilterText = () => MaxLength(FILTER_TEXT_MAX, { message: FILTER_TEXT_MESSAGE });

@InputType({ description: 'Each field narrows the list.' })
export class ProductFilterInput implements ProductFilter {
  @Field({ nullable: true, description: 'Name or slug.' }) @IsOptional() @IsFilterText() category?: string;
  @Field({
    nullable: true,
    description:
      'What people call it: words of name, category or details, synonyms, and words with a slip of a key. The best comes first unless another order is asked for.',
  })
  @IsOptional()
  @IsFilterText()
  search?: string;
  @Field(() => Pence, { nullable: true, description: 'Pence.' })
  @IsOptional()
  @IsInt()
  @Min(0)
  minPrice?: number;
  @Field(() => Pence, { nullable: true, description: 'Pence.' })
  @IsOptional()
  @IsInt()
  @Min(0)
  maxPrice?: number;
  @Field({ nullable: true, description: 'Part of the size as the product states it, in any case.' })
  @IsOptional()
  @IsFilterText()
  size?: string;
  @Field({ nullable: true, description: 'An attribute that staff give, in any case.' })
  @IsOptional()
  @IsFilterText()
  collection?: string;
  @Field({ nullable: true, description: 'An attribute that staff give, in any case.' })
  @IsOptional()
  @IsFilterText()
  color?: string;
  @Field({ nullable: true, description: 'An attribute that staff give, in any case.' })
  @IsOptional()
  @IsFilterText()
  gender?: string;
  @Field({ nullable: true, description: 'An attribute that staff give, in any case.' })
  @IsOptional()
  @IsFilterText()
  material?: string;
  @Field({ nullable: true, description: 'An attribute that staff give, in any case.' })
  @IsOptional()
  @IsFilterText()
  brand?: string;
}

/** A listed category as GraphQL shows it. */
export function toCategory(category: ListedCategory): Category {
  return { ...category, imageSrcSet: category.imageUrl && srcSetOf(category.imageUrl) };
}

/** A listed product as GraphQL shows it to who asked for it to one destination. */
export function toProduct(product: ListedProduct, askedFor: DestinationKey): Product {
  return Object.assign(new Product(), product, {
    askedFor,
    imageSrcSet: srcSetOf(product.imageUrl),
    category: toCategory(product.category),
    itemId: itemId(product.category.id, product.name),
    volumeCm3: volumeCm3(product),
  });
}
