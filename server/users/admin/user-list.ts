import type { Pool } from 'pg';
import { readPage } from '../../shared/api/pagination.js';
import { badInput } from '../../shared/errors/errors.js';
import { isReadableText, UNREADABLE_WORDS } from '../../shared/readable-text.js';
import { readUsers, type SeenUser, type UserFilter, type UserSort } from '../user.store.js';

/** What is asked of the list of users. */
export interface UsersAsked extends UserFilter {
  readonly page?: number;
  readonly pageSize?: number;
  /** Newest first unless said. */
  readonly sort?: UserSort;
}

export interface UserList {
  readonly users: readonly SeenUser[];
  readonly total: number;
  readonly page: number;
  readonly totalPages: number;
}

const USERS_ON_A_PAGE = 10;
const SEARCH_MAX = 100;

/** Users newest first, ten a page unless asked otherwise, with how many there are. Throws BAD_INPUT. */
export async function listUsers(
  pool: Pool,
  { page, pageSize, sort, search, role, status }: UsersAsked,
): Promise<UserList> {
  const asked = readPage(page ?? undefined, pageSize ?? USERS_ON_A_PAGE);
  const filter = { search: readSearch(search ?? ''), role, status };
  const found = await readUsers(pool, filter, {
    sort: sort ?? 'newest',
    limit: asked.pageSize,
    offset: asked.offset,
  });
  return { ...found, page: asked.page, totalPages: Math.ceil(found.total / asked.pageSize) };
}

function readSearch(text: string): string {
  if (text.length > SEARCH_MAX) throw badInput(`Please keep the search under ${SEARCH_MAX} characters`);
  if (!isReadableText(text)) throw badInput(UNREADABLE_WORDS);
  return text.trim();
}
