/** What the mailbox is narrowed to, and which message is open, as the address bar carries it. */
import type { EmailKind, EmailStatus } from '../../apollo/schema.generated';
import { readChoice, readPage, readTextParam } from '../../ui/lists/url-params';
import { KINDS, STATUSES } from './mailbox-labels';

export interface MailboxFilters {
  readonly search: string;
  /** Empty: any. */
  readonly status: EmailStatus | '';
  /** Empty: any. */
  readonly kind: EmailKind | '';
  /** From 1. */
  readonly page: number;
  /** The message being read; empty: none. */
  readonly message: string;
}

/** What an address asks for; what makes no sense in it counts as left out. */
export function readFilters(query: URLSearchParams): MailboxFilters {
  return {
    search: readTextParam(query, 'search'),
    status: readChoice(query, 'status', STATUSES) ?? '',
    kind: readChoice(query, 'kind', KINDS) ?? '',
    page: readPage(query),
    message: readTextParam(query, 'message'),
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
