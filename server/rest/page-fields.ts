import type { Page } from '../shared/api/pagination.js';
import { int } from './serializer.js';

/** The figures of a page under the names that lists of the specification have. */
export const pageFields = {
  total: int('How many fit, on all pages.').from(({ pageInfo }: Page<unknown>) => pageInfo.total),
  page: int('Which page this is, from 1.').from(({ pageInfo }: Page<unknown>) => pageInfo.page),
  totalPages: int('How many pages there are.').from(({ pageInfo }: Page<unknown>) => pageInfo.totalPages),
};
