/** What the mailbox is narrowed to, and which message is open, as the address bar carries it. */
import type { EmailStatus } from '../../gql';
import { STATUSES } from './mailbox-words';

export interface MailboxFilters {
  readonly search: string;
  /** Empty: any. */
  readonly status: EmailStatus | '';
  /** Empty: any. */
  readonly kind: string;
  /** From 1. */
  readonly page: number;
  /** The message being read; empty: none. */
  readonly message: string;
}

/** Longest search the server takes. */
export const SEARCH_LENGTH_MAX = 100;

/** What an address asks for; what makes no sense in it counts as left out. */
export function readFilters(query: URLSearchParams): MailboxFilters {
  const page = Number(query.get('page') ?? 1);
  const words = (name: string) => (query.get(name) ?? '').trim().slice(0, SEARCH_LENGTH_MAX);
  return {
    search: words('search'),
    status: STATUSES.find((one) => one === query.get('status')) ?? '',
    kind: words('kind'),
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
    message: words('message'),
  };
}

/** The query of an address for these filters; what lets everything through is left out. */
export function writeFilters({ search, status, kind, page, message }: MailboxFilters): URLSearchParams {
  return new URLSearchParams({
    ...(search && { search }),
    ...(status && { status }),
    ...(kind && { kind }),
    ...(page > 1 && { page: String(page) }),
    ...(message && { message }),
  });
}
