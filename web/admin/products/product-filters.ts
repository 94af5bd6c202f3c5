/** What the staff's list of products is narrowed to, as the address bar carries it. */
import type { ProductSort, ProductStatus } from '../../gql';

export interface ProductFilters {
  readonly search: string;
  /** Slug of a category; empty: any. */
  readonly category: string;
  /** Empty: any. */
  readonly status: ProductStatus | '';
  readonly sort: ProductSort;
  /** From 1. */
  readonly page: number;
}

export const PRODUCT_STATUSES: Readonly<Record<ProductStatus, string>> = {
  active: 'Active',
  inactive: 'Inactive',
  draft: 'Draft',
};

export const PRODUCT_SORTS: Readonly<Record<ProductSort, string>> = {
  position: 'Shop order',
  name: 'Name, A to Z',
  newest: 'Newest first',
  priceAscending: 'Australia price, lowest first',
  priceDescending: 'Australia price, highest first',
};

/** Longest search and category the server takes. */
export const FILTER_LENGTH_MAX = 100;

/** What an address asks for; what makes no sense in it counts as left out. */
export function readProductFilters(query: URLSearchParams): ProductFilters {
  const page = Number(query.get('page') ?? 1);
  return {
    search: textOf(query, 'search'),
    category: textOf(query, 'category'),
    status: oneOf(PRODUCT_STATUSES, query.get('status')) ?? '',
    sort: oneOf(PRODUCT_SORTS, query.get('sort')) ?? 'position',
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
  };
}

/** The query of an address for these filters; what lets everything through is left out. */
export function writeProductFilters({ search, category, status, sort, page }: ProductFilters) {
  return new URLSearchParams({
    ...(search && { search }),
    ...(category && { category }),
    ...(status && { status }),
    ...(sort !== 'position' && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
}

/** Whether anything is left out because of them. */
export function areNarrowing({ search, category, status }: ProductFilters): boolean {
  return Boolean(search || category || status);
}

function textOf(query: URLSearchParams, name: string): string {
  return (query.get(name) ?? '').trim().slice(0, FILTER_LENGTH_MAX);
}

function oneOf<T extends string>(known: Readonly<Record<T, string>>, asked: string | null): T | undefined {
  return (Object.keys(known) as T[]).find((one) => one === asked);
}
