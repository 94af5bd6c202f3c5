import { MaxLength, Min, ValidateNested } from 'class-validator';
import { ArgsType, Field, InputType } from 'type-graphql';
import type { DestinationKey } from '../../../rules/destinations.js';
import { InRest } from '../../platform/api/describe.js';
import { DestinationKeys, registerEnum } from '../../platform/api/enums.js';
import { PageArgs } from '../../platform/api/pagination.js';
import {
  QueryDestination,
  QueryField,
  QueryPounds,
  QueryText,
  QueryWord,
} from '../../platform/api/query-fields.js';
import { Pence } from '../../platform/api/scalars.js';
import { byName } from '../../platform/db/by-name.js';
import { wrongField } from '../../platform/errors/errors.js';
import { PRODUCT_ATTRIBUTES, type ProductStatus, ProductStatuses } from './product.entity.js';

/** The longest text of a filter, and the message for a longer one. */
export const FILTER_TEXT_MAX = 100;
export const FILTER_TEXT_MESSAGE = `Keep filters under ${FILTER_TEXT_MAX} characters`;

export const PRODUCT_SORTS = ['position', 'priceAscending', 'priceDescending', 'name', 'newest'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

export const ProductSorts = registerEnum<ProductSort>('ProductSort', 'Sort order of products.', {
  position: 'The order of the shop.',
  priceAscending: 'Lowest price first; products not sold to the destination last.',
  priceDescending: 'Highest price first; products not sold to the destination last.',
  name: 'A to Z.',
  newest: 'Newest first.',
});

function IsFilterText(): PropertyDecorator {
  return (prototype, name) => {
    QueryText()(prototype, name);
    MaxLength(FILTER_TEXT_MAX, { message: FILTER_TEXT_MESSAGE })(prototype, name);
  };
}

/** Prices are pence to the chosen destination. */
@InputType('ProductFilterInput', { description: 'A filter of products; each field narrows the list.' })
export class ProductFilter {
  @Field({ nullable: true, description: 'Name or slug of a category.' }) @IsFilterText() category?: string;
  @Field({
    nullable: true,
    description:
      'Words of the name, category or details, synonyms included, tolerant of typing errors. The best match comes first unless a sort order is given.',
  })
  @IsFilterText()
  search?: string;
  @Field(() => Pence, { nullable: true, description: 'Lowest price in pence; over REST in pounds.' })
  @QueryPounds()
  @Min(0)
  minPrice?: number;
  @Field(() => Pence, { nullable: true, description: 'Highest price in pence; over REST in pounds.' })
  @QueryPounds()
  @Min(0)
  maxPrice?: number;
  @Field({ nullable: true, description: 'Part of the size as the product states it, in any case.' })
  @IsFilterText()
  size?: string;
  @Field({ nullable: true, description: 'Collection the product belongs to, in any case.' })
  @IsFilterText()
  collection?: string;
  @Field({ nullable: true, description: 'Colour, in any case.' })
  @IsFilterText()
  color?: string;
  @Field({ nullable: true, description: 'The target gender, in any case.' })
  @IsFilterText()
  gender?: string;
  @Field({ nullable: true, description: 'Material, in any case.' })
  @IsFilterText()
  material?: string;
  @Field({ nullable: true, description: 'Brand, in any case.' })
  @IsFilterText()
  brand?: string;
}

/** Common shop spellings of a sort order, without spaces, dashes and case. */
const SORTS: Readonly<Record<ProductSort, readonly string[]>> = {
  position: ['position', 'default', 'featured', 'popularity', 'recommended'],
  priceAscending: ['priceascending', 'priceasc', 'price', 'pricelowtohigh', 'lowtohigh'],
  priceDescending: ['pricedescending', 'pricedesc', '-price', 'pricehightolow', 'hightolow'],
  name: ['name', 'nameasc', 'nameascending', 'az', 'atoz'],
  newest: ['newest', 'latest', 'new', '-createdat', 'createdatdesc', 'datedesc'],
};

const QuerySort = (name?: string) =>
  QueryField(
    { type: 'string', enum: PRODUCT_SORTS },
    (text, field) => {
      const spelling = text.toLowerCase().replace(/(?!^)[\s_:.-]+/g, '');
      const sort = PRODUCT_SORTS.find((one) => SORTS[one].includes(spelling));
      if (!sort) throw wrongField(field, `Sort by one of ${PRODUCT_SORTS.join(', ')}`);
      return sort;
    },
    name,
  );

/** Arguments of visitors' product list. */
@ArgsType()
export class ProductsArgs extends PageArgs {
  @Field(() => DestinationKeys, {
    description: 'The destination whose prices filter and sort the list; over REST Australia by default.',
  })
  @QueryDestination('Choose a destination from the list', 'country')
  destination?: DestinationKey;
  @Field(() => ProductFilter, { nullable: true, description: 'The filter; all products when left out.' })
  @InRest({ isFlat: true })
  @ValidateNested()
  filter?: ProductFilter;
  @Field(() => ProductSorts, { nullable: true, description: "The sort order; the shop's by default." })
  @QuerySort('sortBy')
  sort?: ProductSort;
}

/** Arguments of staff's product list. */
@ArgsType()
export class AdminProductsArgs extends PageArgs {
  @Field(() => ProductFilter, {
    nullable: true,
    description: 'The filter; all products when left out. Prices are those to Australia.',
  })
  @InRest({ isFlat: true })
  @ValidateNested()
  filter?: ProductFilter;
  @Field(() => ProductStatuses, { nullable: true, description: 'Only products with this status.' })
  @QueryWord(ProductStatuses, 'Status')
  status?: ProductStatus;
  @Field(() => ProductSorts, { nullable: true, description: 'Sort order. Prices are those to Australia.' })
  @QuerySort()
  sort?: ProductSort;
}

const SORT_SQL: Readonly<Record<ProductSort, string>> = {
  position: 'c.position, p.position, p.id',
  priceAscending: 'price.amount_pence nulls last, p.id',
  priceDescending: 'price.amount_pence desc nulls last, p.id',
  name: `${byName('p.name')}, p.id`,
  newest: 'p.created_at desc, p.id',
};

/** The filter's first placeholder; the one before it is the destination. */
const FIRST_PLACEHOLDER = 2;

/** Ids of search hits, best first; null without a search. */
export type Found = readonly string[] | null;

/** A filter as SQL over products p, categories c and the `price` to the destination. */
export interface ProductWhere {
  /** Join with the search hits; empty without a search. */
  readonly join: string;
  readonly sql: string;
  readonly values: unknown[];
  readonly isSearch: boolean;
}

/** The where clause of a filter, as placeholders and values; `found` replaces its search. */
export function productWhere(filter: ProductFilter, found: Found): ProductWhere {
  const values: unknown[] = [];
  const clauses: string[] = [];
  const add = (clause: (placeholder: string) => string, value: unknown) => {
    values.push(value);
    clauses.push(clause(`$${FIRST_PLACEHOLDER + values.length - 1}`));
  };

  if (filter.category) add((p) => `(lower(c.name) = lower(${p}) or c.slug = lower(${p}))`, filter.category);
  if (filter.minPrice != null) add((p) => `price.amount_pence >= ${p}`, filter.minPrice);
  if (filter.maxPrice != null) add((p) => `price.amount_pence <= ${p}`, filter.maxPrice);
  if (filter.size) add((p) => `strpos(lower(p.size), lower(${p})) > 0`, filter.size);
  for (const name of PRODUCT_ATTRIBUTES) {
    const value = filter[name];
    if (value) add((p) => `lower(p.attributes->>'${name}') = lower(${p})`, value);
  }
  const sql = clauses.map((clause) => ` and ${clause}`).join('');
  if (!found) return { join: '', sql, values, isSearch: false };
  values.push(JSON.stringify(found));
  const ids = `jsonb_array_elements_text($${FIRST_PLACEHOLDER + values.length - 1}::jsonb)`;
  const join = ` join ${ids} with ordinality as found(id, place) on found.id::uuid = p.id`;
  return { join, sql, values, isSearch: true };
}

/** The order of a list; search hits come best first unless another order is requested. */
export function orderSql(sort: ProductSort, { isSearch }: Pick<ProductWhere, 'isSearch'>): string {
  return isSearch && sort === 'position' ? 'found.place' : SORT_SQL[sort];
}
