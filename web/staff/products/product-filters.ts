import type { ProductSort, ProductStatus } from '../../data/schema.generated';
import {
  choiceParam,
  defineFilters,
  type FiltersOf,
  pageParam,
  sortParam,
  textParam,
} from '../../lib/lists/filters';

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

/** Filters of the staff's list of products. */
export const PRODUCT_FILTERS = defineFilters({
  search: textParam,
  /** Slug. */
  category: textParam,
  status: choiceParam(PRODUCT_STATUSES),
  size: textParam,
  collection: textParam,
  color: textParam,
  gender: textParam,
  material: textParam,
  brand: textParam,
  sort: sortParam(PRODUCT_SORTS, 'POSITION'),
  page: pageParam,
});

export type ProductFilters = FiltersOf<typeof PRODUCT_FILTERS>;
