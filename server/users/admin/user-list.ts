import type { Pool } from 'pg';
import { type Page, type PageQuery, readPage, toPage } from '../../shared/api/pagination.js';
import { badInput } from '../../shared/errors/errors.js';
import { isReadableText, UNREADABLE_WORDS } from '../../shared/readable-text.js';
import { readUsers, type SeenUser, type UserFilter, type UserSort } from '../user.store.js';

/** What is asked of the list of users. */
export interface UsersAsked extends UserFilter, PageQuery {
  /** Newest first unless said. */
  readonly sort?: UserSort;
}

const SEARCH_MAX = 100;

/** One page of users, newest first unless asked otherwise. Throws BAD_INPUT. */
export async function listUsers(
  pool: Pool,
  { page, pageSize, sort, search, role, status }: UsersAsked,
): Promise<Page<SeenUser>> {
  const asked = readPage(page, pageSize);
  const filter = { search: readSearch(search ?? ''), role, status };
  const { users, total } = await readUsers(pool, filter, {
    sort: sort ?? 'newest',
    limit: asked.pageSize,
    offset: asked.offset,
  });
  return toPage(users, total, asked);
}

function readSearch(text: string): string {
  if (text.length > SEARCH_MAX) throw badInput(`Please keep the search under ${SEARCH_MAX} characters`);
  if (!isReadableText(text)) throw badInput(UNREADABLE_WORDS);
  return text.trim();
}
