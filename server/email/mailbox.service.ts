import type { Pool } from 'pg';
import { notFound, wrongField } from '../shared/errors.js';
import { readPage } from '../shared/pagination.js';
import { isReadableText, UNREADABLE_WORDS } from '../shared/readable-text.js';
import { isUuid } from '../shared/uuid.js';
import { requireAdmin, type Viewer } from '../shared/viewer.js';
import {
  type EmailFilter,
  type ListedEmail,
  readEmail,
  readEmails,
  type StoredEmail,
} from './mailbox.store.js';

export interface EmailsAsked extends EmailFilter {
  readonly page?: number;
  readonly pageSize?: number;
}

export interface EmailList {
  readonly emails: readonly ListedEmail[];
  /** Messages that the filter lets through. */
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  readonly totalPages: number;
}

const EMAILS_ON_A_PAGE = 20;
const TEXT_MAX = 100;

/** Staff read what was written to customers. Everything here throws UNAUTHENTICATED or FORBIDDEN for others. */
export class MailboxService {
  constructor(
    private readonly pool: Pool,
    private readonly viewer: Viewer,
  ) {}

  /** One page of messages, newest first and twenty a page unless asked. Throws BAD_INPUT. */
  async list({ page, pageSize = EMAILS_ON_A_PAGE, ...filter }: EmailsAsked): Promise<EmailList> {
    requireAdmin(this.viewer);
    checkText('search', filter.search);
    checkText('kind', filter.kind);
    const at = readPage(page, pageSize);
    const found = await readEmails(this.pool, filter, { limit: at.pageSize, offset: at.offset });
    return {
      ...found,
      page: at.page,
      pageSize: at.pageSize,
      totalPages: Math.ceil(found.total / at.pageSize),
    };
  }

  /** One message as it was written. Throws NOT_FOUND. */
  async find(id: string): Promise<StoredEmail> {
    requireAdmin(this.viewer);
    const email = isUuid(id) ? await readEmail(this.pool, id) : null;
    if (!email) throw notFound('Message');
    return email;
  }
}

function checkText(field: string, text: string | null | undefined): void {
  if (!text) return;
  if (text.length > TEXT_MAX)
    throw wrongField(field, `Please keep the ${field} under ${TEXT_MAX} characters`);
  if (!isReadableText(text)) throw wrongField(field, UNREADABLE_WORDS);
}
