import { ArgsType, type ClassType, Field, Int, ObjectType } from 'type-graphql';
import { CacheableType } from '../cache/cacheable.js';
import { badInput } from '../errors/errors.js';
import { QueryWhole } from './query-fields.js';

/** Rows that a long list is counted to; beyond them its page says that there are more. */
export const COUNT_MAX = 10_000;
/** Rows that matches of a search are counted to: each is looked up in its table. */
export const FOUND_MAX = 1_000;

/** A statement that counts `total` rows of `from ... where ...`, to one more than `most`. */
export function cappedCountSql(from: string, most = COUNT_MAX): string {
  return `select count(*)::int as total from (select ${from} limit ${most + 1}) as counted`;
}

/** The most rows one page may ask for. */
export const PAGE_SIZE_MAX = 100;

/** Rows of a page unless the caller asks for another size. */
export const PAGE_SIZE = 10;

/** The page that a caller asks for. */
export interface PageQuery {
  readonly page?: number;
  readonly pageSize?: number;
}

export interface Paging {
  readonly page: number;
  readonly pageSize: number;
  readonly offset: number;
}

@ArgsType()
export class PageArgs implements PageQuery {
  @Field(() => Int, { defaultValue: 1, description: 'Number of the page, from 1.' })
  @QueryWhole()
  page?: number;
  @Field(() => Int, { defaultValue: PAGE_SIZE, description: `Rows on a page, 1 to ${PAGE_SIZE_MAX}.` })
  @QueryWhole('limit')
  pageSize?: number;
}

@CacheableType()
@ObjectType({ description: 'The position of a page in its list.' })
export class PageInfo {
  @Field(() => Int, { description: 'Number of this page, from 1.' }) page: number;
  @Field(() => Int, { description: 'Maximum number of rows on a page.' }) pageSize: number;
  @Field(() => Int, { description: 'Number of matching rows on all pages.' }) total: number;
  @Field({
    description:
      'Whether there are more rows than `total`: long lists are counted up to 10,000, searches of orders and messages up to 1,000, and searches for very common words up to 100.',
  })
  isTotalCapped: boolean;
  @Field(() => Int, { description: 'Number of pages.' }) totalPages: number;
}

/** One page of a list. */
export interface Page<T> {
  readonly nodes: readonly T[];
  readonly pageInfo: PageInfo;
}

/** The class of one page in GraphQL: `class UserPage extends pageOf(User, 'Users, in the requested order.')`. */
export function pageOf<T extends object>(Node: ClassType<T>, description: string) {
  @ObjectType()
  abstract class PageOf implements Page<T> {
    @Field(() => [Node], { description }) nodes: readonly T[];
    @Field(() => PageInfo, { description: 'The position of the page in the list.' }) pageInfo: PageInfo;
  }
  return PageOf;
}

/** Validates a page number and size (1-based, at most 100 a page). Throws BAD_INPUT. */
export function readPage(page = 1, pageSize: number = PAGE_SIZE): Paging {
  if (!Number.isInteger(page) || page < 1 || page > 100_000)
    throw badInput('Page must be a whole number from 1');
  if (!Number.isInteger(pageSize) || pageSize < 1 || pageSize > PAGE_SIZE_MAX) {
    throw badInput(`Limit must be a whole number from 1 to ${PAGE_SIZE_MAX}`);
  }
  return { page, pageSize, offset: (page - 1) * pageSize };
}

/** A page of a list with `total` rows in all, or of more when it is capped. */
export function toPage<T>(
  nodes: readonly T[],
  total: number,
  { page, pageSize }: Paging,
  isTotalCapped = false,
): Page<T> {
  const totalPages = Math.ceil(total / pageSize);
  return { nodes, pageInfo: { page, pageSize, total, isTotalCapped, totalPages } };
}

/** A page of a list that was counted with `cappedCountSql`. */
export function toCappedPage<T>(nodes: readonly T[], counted: number, at: Paging): Page<T> {
  return toPage(nodes, Math.min(counted, COUNT_MAX), at, counted > COUNT_MAX);
}
