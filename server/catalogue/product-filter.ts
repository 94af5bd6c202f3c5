import { MaxLength, Min } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { byName } from '../db/by-name.js';
import { registerEnum } from '../shared/api/enums.js';
import { isReadableText, UNREADABLE_MESSAGE } from '../shared/api/read-text.js';
import { Pence } from '../shared/api/scalars.js';
import { badInput } from '../shared/errors/errors.js';
import { PRODUCT_ATTRIBUTES } from './product.entity.js';

/** The longest text a filter takes, and what is said about a longer one. */
export const FILTER_TEXT_MAX = 100;
export const FILTER_TEXT_MESSAGE = `Keep filters under ${FILTER_TEXT_MAX} characters`;

export const PRODUCT_SORTS = ['position', 'priceAscending', 'priceDescending', 'name', 'newest'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

export const ProductSorts = registerEnum<ProductSort>('ProductSort', 'Order of a product list.', {
  position: 'The order of the shop.',
  priceAscending: 'Lowest price first; not sold there last.',
  priceDescending: 'Highest price first; not sold there last.',
  name: 'A to Z.',
  newest: 'Newest first.',
});

const IsFilterText = () => MaxLength(FILTER_TEXT_MAX, { message: FILTER_TEXT_MESSAGE });

/** Prices are pence to the chosen destination. */
@InputType('ProductFilterInput', { description: 'Each field narrows the list.' })
export class ProductFilter {
  @Field({ nullable: true, description: 'Name or slug.' }) @IsFilterText() category?: string;
  @Field({
    nullable: true,
    description:
      'What people call it: words of name, category or details, synonyms, and words with a slip of a key. The best comes first unless another order is asked for.',
  })
  @IsFilterText()
  search?: string;
  @Field(() => Pence, { nullable: true, description: 'Pence.' })
  @Min(0)
  minPrice?: number;
  @Field(() => Pence, { nullable: true, description: 'Pence.' })
  @Min(0)
  maxPrice?: number;
  @Field({ nullable: true, description: 'Part of the size as the product states it, in any case.' })
  @IsFilterText()
  size?: string;
  @Field({ nullable: true, description: 'An attribute that staff give, in any case.' })
  @IsFilterText()
  collection?: string;
  @Field({ nullable: true, description: 'An attribute that staff give, in any case.' })
  @IsFilterText()
  color?: string;
  @Field({ nullable: true, description: 'An attribute that staff give, in any case.' })
  @IsFilterText()
  gender?: string;
  @Field({ nullable: true, description: 'An attribute that staff give, in any case.' })
  @IsFilterText()
  material?: string;
  @Field({ nullable: true, description: 'An attribute that staff give, in any case.' })
  @IsFilterText()
  brand?: string;
}

const SORT_SQL: Readonly<Record<ProductSort, string>> = {
  position: 'c.position, p.position, p.id',
  priceAscending: 'price.amount_pence nulls last, p.id',
  priceDescending: 'price.amount_pence desc nulls last, p.id',
  name: `${byName('p.name')}, p.id`,
  newest: 'p.created_at desc, p.id',
};

/** The placeholder before the filter's own is the destination. */
const FIRST_PLACEHOLDER = 2;

/** What a search found, best first; null without a search. */
export type Found = readonly string[] | null;

/** A filter as SQL over products p, categories c and the `price` to the destination. */
export interface ProductWhere {
  /** Joins what a search found; empty without one. */
  readonly join: string;
  readonly sql: string;
  readonly values: unknown[];
  readonly isSearch: boolean;
}

/**
 * The where clause of a filter, as placeholders and values; `found` stands in for its search. Throws BAD_INPUT for
 * over-long text or prices that are no amount.
 */
export function productWhere(filter: ProductFilter, found: Found): ProductWhere {
  const values: unknown[] = [];
  const clauses: string[] = [];
  const add = (clause: (placeholder: string) => string, value: unknown) => {
    values.push(value);
    clauses.push(clause(`$${FIRST_PLACEHOLDER + values.length - 1}`));
  };

  if (filter.category)
    add((p) => `(lower(c.name) = lower(${p}) or c.slug = lower(${p}))`, readText(filter.category));
  if (filter.minPrice != null) add((p) => `price.amount_pence >= ${p}`, readPence(filter.minPrice));
  if (filter.maxPrice != null) add((p) => `price.amount_pence <= ${p}`, readPence(filter.maxPrice));
  if (filter.size) add((p) => `strpos(lower(p.size), lower(${p})) > 0`, readText(filter.size));
  for (const name of PRODUCT_ATTRIBUTES) {
    const value = filter[name];
    if (value) add((p) => `lower(p.attributes->>'${name}') = lower(${p})`, readText(value));
  }
  const sql = clauses.map((clause) => ` and ${clause}`).join('');
  if (!found) return { join: '', sql, values, isSearch: false };
  values.push(JSON.stringify(found));
  const ids = `jsonb_array_elements_text($${FIRST_PLACEHOLDER + values.length - 1}::jsonb)`;
  const join = ` join ${ids} with ordinality as found(id, place) on found.id::uuid = p.id`;
  return { join, sql, values, isSearch: true };
}

/** The order of a list; what a search found comes best first unless another order is asked for. */
export function orderSql(sort: ProductSort, { isSearch }: Pick<ProductWhere, 'isSearch'>): string {
  return isSearch && sort === 'position' ? 'found.place' : SORT_SQL[sort];
}

/** The words of a search, checked; null without any. Throws BAD_INPUT. */
export function readSearch({ search }: Pick<ProductFilter, 'search'>): string | null {
  return (search && readText(search)) || null;
}

function readText(text: string): string {
  if (text.length > FILTER_TEXT_MAX) throw badInput(FILTER_TEXT_MESSAGE);
  if (!isReadableText(text)) throw badInput(UNREADABLE_MESSAGE);
  return text.trim();
}

function readPence(pence: number): number {
  if (!Number.isInteger(pence) || pence < 0 || pence > 2_000_000_000)
    throw badInput('Enter prices as amounts from 0');
  return pence;
}
