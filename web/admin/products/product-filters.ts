/** What the staff's list of products is narrowed to, as the address bar carries it. */
import type { ProductSort, ProductStatus } from '../../apollo/schema.generated';
import { readChoice, readPage, readTextParam } from '../../ui/lists/url-params';

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
  ACTIVE: 'Active',
  INACTIVE: 'Inactive',
  DRAFT: 'Draft',
};

export const PRODUCT_SORTS: Readonly<Record<ProductSort, string>> = {
  POSITION: 'Shop order',
  NAME: 'Name, A to Z',
  NEWEST: 'Newest first',
  PRICE_ASCENDING: 'Australia price, lowest first',
  PRICE_DESCENDING: 'Australia price, highest first',
};

/** What an address asks for; what makes no sense in it counts as left out. */
export function readProductFilters(query: URLSearchParams): ProductFilters {
  return {
    search: readTextParam(query, 'search'),
    category: readTextParam(query, 'category'),
    status: readChoice(query, 'status', Object.keys(PRODUCT_STATUSES) as ProductStatus[]) ?? '',
    sort: readChoice(query, 'sort', Object.keys(PRODUCT_SORTS) as ProductSort[]) ?? 'POSITION',
    page: readPage(query),
  };
}

/** The query of an address for these filters; what lets everything through is left out. */
export function writeProductFilters({ search, category, status, sort, page }: ProductFilters) {
  return new URLSearchParams({
    ...(search && { search }),
    ...(category && { category }),
    ...(status && { status }),
    ...(sort !== 'POSITION' && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
}

/** Whether anything is left out because of them. */
export function areNarrowing({ search, category, status }: ProductFilters): boolean {
  return Boolean(search || category || status);
}
