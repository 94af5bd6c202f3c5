/** What the list of users is narrowed to, as the address bar carries it. */
import type { UserRole, UserSort, UserStatus } from '../../gql';
import { ROLE_LOOKS, STATUS_LOOKS } from './user-words';

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

export const ROLES = Object.keys(ROLE_LOOKS) as UserRole[];
export const STATUSES = Object.keys(STATUS_LOOKS) as UserStatus[];

const SORTS: readonly UserSort[] = ['newest', 'oldest', 'name', 'nameDescending'];

/** Longest search the server takes. */
export const SEARCH_LENGTH_MAX = 100;

/** What an address asks for; what makes no sense in it counts as left out. */
export function readFilters(query: URLSearchParams): UserFilters {
  const page = Number(query.get('page') ?? 1);
  return {
    search: (query.get('search') ?? '').trim().slice(0, SEARCH_LENGTH_MAX),
    role: ROLES.find((one) => one === query.get('role')) ?? '',
    status: STATUSES.find((one) => one === query.get('status')) ?? '',
    sort: SORTS.find((one) => one === query.get('sort')) ?? 'newest',
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
  };
}

/** The query of an address for these filters; what lets everything through is left out. */
export function writeFilters({ search, role, status, sort, page }: UserFilters): URLSearchParams {
  return new URLSearchParams({
    ...(search && { search }),
    ...(role && { role }),
    ...(status && { status }),
    ...(sort !== 'newest' && { sort }),
    ...(page > 1 && { page: String(page) }),
  });
}
