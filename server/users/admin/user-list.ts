import type { ReadPool } from '../../db/replicas/read-pool.js';
import { type Page, type PageQuery, readPage, toPage } from '../../shared/api/pagination.js';
import { readSearch } from '../../shared/api/read-text.js';
import { readMeantUser, readUsers, type SeenUser, type UserFilter, type UserSort } from '../user.store.js';

/** What is asked of the list of users. */
export interface UsersAsked extends UserFilter, PageQuery {
  /** Newest first unless said. */
  readonly sort?: UserSort;
}

/** A page, and the name that was perhaps meant by a search that finds nobody. */
export interface FoundUsers extends Page<SeenUser> {
  readonly didYouMean: string | null;
}

/** One page of users, newest first unless asked otherwise. Throws BAD_INPUT. */
export async function listUsers(
  reads: ReadPool,
  { page, pageSize, sort, search, role, status }: UsersAsked,
): Promise<FoundUsers> {
  const asked = readPage(page, pageSize);
  const filter = { search: readSearch(search), role, status };
  const { users, total } = await readUsers(reads, filter, {
    sort: sort ?? 'newest',
    limit: asked.pageSize,
    offset: asked.offset,
  });
  const didYouMean = total === 0 ? await readMeantUser(reads, filter) : null;
  return { ...toPage(users, total, asked), didYouMean };
}
