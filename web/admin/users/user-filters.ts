/** What the list of users is narrowed to, as the address bar carries it. */
import type { UserRole, UserSort, UserStatus } from '../../apollo/schema.generated';
import { readChoice, readPage, readTextParam } from '../../ui/lists/url-params';
import { ROLE_BADGES, STATUS_BADGES } from './user-labels';

export interface UserFilters {
  readonly search: string;
  /** Empty: any. */
  readonly role: UserRole | '';
  /** Empty: any. */
  readonly status: UserStatus | '';
  readonly sort: UserSort;
  /** From 1. */
  readonly page: number;
}

export const ROLES = Object.keys(ROLE_BADGES) as UserRole[];
export const STATUSES = Object.keys(STATUS_BADGES) as UserStatus[];

const SORTS: readonly UserSort[] = ['NEWEST', 'OLDEST', 'NAME', 'NAME_DESCENDING'];

/** What an address asks for; what makes no sense in it counts as left out. */
export function readFilters(query: URLSearchParams): UserFilters {
  return {
    search: readTextParam(query, 'search'),
    role: readChoice(query, 'role', ROLES) ?? '',
    status: readChoice(query, 'status', STATUSES) ?? '',
    sort: readChoice(query, 'sort', SORTS) ?? 'NEWEST',
    page: readPage(query),
  };
}

/** The query of an address for these filters; what lets everything through is left out. */
export function writeFilters({ search, role, status, sort, page }: UserFilters): URLSearchParams {
  return new URLSearchParams({
    ...(search && { search }),
    ...(role && { role }),
    ...(status && { status }),
    ...(sort !== 'NEWEST' && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
}
