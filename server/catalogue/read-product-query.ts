import { IsOptional } from 'class-validator';
import { DEFAULT_DESTINATION, type DestinationKey, findDestination } from '../../rules/destinations.js';
import { fromPounds } from '../../rules/prices/pounds.js';
import { Describe } from '../shared/api/describe.js';
import { PAGE_SIZE_MAX, type PageQuery } from '../shared/api/pagination.js';
import { wrongField } from '../shared/errors/errors.js';
import type { ProductQuery } from './catalogue.service.js';
import type { ProductSort } from './product-filter.js';

const TEXT = { schema: { type: 'string', maxLength: 100 } };
const POUNDS = { schema: { type: 'string', pattern: '^\\d{1,5}(\\.\\d{1,2})?$' } };
const WHOLE = { schema: { type: 'string', pattern: '^\\d{1,9}$' } };

/** Which part of a list. */
export class PageParts {
  @Describe('Products on a page, 1 to 100; 100 when left out.', WHOLE) @IsOptional() limit?: unknown;
  @Describe('Which page, from 1.', WHOLE) @IsOptional() page?: unknown;
}

/** Everything a product list can be asked for; an empty text counts as left out. */
export class ProductQueryParts extends PageParts {
  @Describe('Collection the product belongs to.', TEXT) @IsOptional() collection?: unknown;
  @Describe('Part of the size as people read it.', TEXT) @IsOptional() size?: unknown;
  @Describe('Colour.', TEXT) @IsOptional() color?: unknown;
  @Describe('For whom.', TEXT) @IsOptional() gender?: unknown;
  @Describe('What people call it: words of name, category or details, synonyms, slips of a key.', TEXT)
  @IsOptional()
  search?: unknown;
  @Describe('Name or slug of a category.', TEXT) @IsOptional() category?: unknown;
  @Describe('Material.', TEXT) @IsOptional() material?: unknown;
  @Describe('Brand.', TEXT) @IsOptional() brand?: unknown;
  @Describe('Least price to the country, in pounds.', POUNDS) @IsOptional() minPrice?: unknown;
  @Describe('Highest price to the country, in pounds.', POUNDS) @IsOptional() maxPrice?: unknown;
  @Describe('position, priceAscending, priceDescending, name or newest.', TEXT)
  @IsOptional()
  sortBy?: unknown;
  @Describe('The destination that prices mean; Australia when left out.', TEXT)
  @IsOptional()
  country?: unknown;
}

const TEXT_FILTERS = [
  'collection',
  'size',
  'color',
  'gender',
  'search',
  'category',
  'material',
  'brand',
] as const satisfies readonly (keyof ProductQueryParts)[];
const OTHER_PARTS = [
  'minPrice',
  'maxPrice',
  'sortBy',
  'limit',
  'page',
  'country',
] as const satisfies readonly (keyof ProductQueryParts)[];
const KNOWN = new Set<string>([...TEXT_FILTERS, ...OTHER_PARTS]);

/** The spellings of an order that shops commonly use, without spaces, dashes and case. */
const SORTS: Readonly<Record<ProductSort, readonly string[]>> = {
  position: ['position', 'default', 'featured', 'popularity', 'recommended'],
  priceAscending: ['priceascending', 'priceasc', 'price', 'pricelowtohigh', 'lowtohigh'],
  priceDescending: ['pricedescending', 'pricedesc', '-price', 'pricehightolow', 'hightolow'],
  name: ['name', 'nameasc', 'nameascending', 'az', 'atoz'],
  newest: ['newest', 'latest', 'new', '-createdat', 'createdatdesc', 'datedesc'],
};
const sortsBySpelling = new Map(
  (Object.keys(SORTS) as ProductSort[]).flatMap((sort) => SORTS[sort].map((spelling) => [spelling, sort])),
);

/**
 * The question of a product list out of a query string: known parts only, each at most once, prices in pounds.
 * Empty parts count as left out. Prices and their order are those of `country`. Throws BAD_INPUT.
 */
export function readProductQuery(query: Readonly<Record<string, unknown>>): ProductQuery {
  const part = (name: string) => readPart(query, name);
  refuseLists(query);
  const texts = TEXT_FILTERS.map((name) => [name, part(name)] as const).filter(([, text]) => text);
  return {
    destination: readCountry(part('country')),
    filter: {
      ...Object.fromEntries(texts),
      minPrice: readPrice('minPrice', part('minPrice')),
      maxPrice: readPrice('maxPrice', part('maxPrice')),
    },
    sort: readSort(part('sortBy')),
    ...readPageParts(query),
  };
}

/** The page that a query string asks for: all 100 rows of the first when it names none. Throws BAD_INPUT. */
export function readPageParts(query: Readonly<Record<string, unknown>>): Required<PageQuery> {
  return {
    page: readWhole(readPart(query, 'page')) ?? 1,
    pageSize: readWhole(readPart(query, 'limit')) ?? PAGE_SIZE_MAX,
  };
}

/** The destination a list is priced to; the store's default when none is named. Throws BAD_INPUT. */
export function readCountry(text: string | undefined): DestinationKey {
  if (!text) return DEFAULT_DESTINATION;
  const destination = findDestination(text);
  if (!destination) throw wrongField('country', 'Choose a destination from the list');
  return destination.key;
}

function refuseLists(query: Readonly<Record<string, unknown>>): void {
  const list = Object.keys(query).find((name) => name.includes('[') && KNOWN.has(name.replace(/\[.*/, '')));
  if (list) throw wrongField(list, 'Send each filter once, as text');
}

function readPart(query: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const value = Object.hasOwn(query, name) ? query[name] : undefined;
  if (value === undefined) return undefined;
  if (typeof value !== 'string') throw wrongField(name, 'Send each filter once, as text');
  return value.trim() || undefined;
}

function readPrice(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const pence = fromPounds(text);
  if (pence === null) throw wrongField(name, 'Enter prices in pounds, like 12.50');
  return pence;
}

function readSort(text: string | undefined): ProductSort | undefined {
  if (text === undefined) return undefined;
  const sort = sortsBySpelling.get(text.toLowerCase().replace(/(?!^)[\s_:.-]+/g, ''));
  if (!sort) throw wrongField('sortBy', `Sort by one of ${Object.keys(SORTS).join(', ')}`);
  return sort;
}

/** Not a number for anything but digits, which the page rules then refuse in their words. */
function readWhole(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}
