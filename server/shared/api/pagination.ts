import { badInput } from '../errors/errors.js';

/** The most rows one page may ask for. */
export const PAGE_SIZE_MAX = 100;

export interface Page {
  readonly page: number;
  readonly pageSize: number;
  readonly offset: number;
}

/** Checks a page number and size (1-based, at most 100 a page). Throws BAD_INPUT. */
export function readPage(page = 1, pageSize = 20): Page {
  if (!Number.isInteger(page) || page < 1 || page > 100_000)
    throw badInput('Page must be a whole number from 1');
  if (!Number.isInteger(pageSize) || pageSize < 1 || pageSize > PAGE_SIZE_MAX) {
    throw badInput(`Limit must be a whole number from 1 to ${PAGE_SIZE_MAX}`);
  }
  return { page, pageSize, offset: (page - 1) * pageSize };
}
