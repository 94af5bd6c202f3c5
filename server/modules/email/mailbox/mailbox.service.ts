import { type Page, type PageQuery, readPage, toPage } from '../../../platform/api/pagination.js';
import { readSearch } from '../../../platform/api/read-text.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import { conflict, notFound } from '../../../platform/errors/errors.js';
import { type Deps, Service } from '../../../platform/service/service.js';
import { isUuid } from '../../../platform/values/uuid.js';
import { EmailMessage, type EmailStatus } from '../email.entity.js';
import { closeEmail, resendEmail, resendUndelivered } from '../resend-emails.js';
import {
  countEmails,
  countFiltered,
  type EmailCounts,
  type EmailFilter,
  readEmail,
  readEmails,
  type UndeliveredFilter,
} from './mailbox.store.js';

export interface EmailsQuery extends EmailFilter, PageQuery {}

export interface MailboxState extends EmailCounts {
  readonly hasMailServer: boolean;
}

/** Number of messages queued again, and of matching ones that are left. */
export interface ResentEmails {
  readonly queued: number;
  readonly left: number;
}

/** Staff's view of messages to customers. Every method throws UNAUTHENTICATED or FORBIDDEN for others. */
export class MailboxService extends Service<
  Deps<'em' | 'pool' | 'reads' | 'limits' | 'whyOver' | 'env' | 'now'>
> {
  readonly #whole = new Map<string, Promise<EmailMessage>>();

  /** One page of messages, newest first. Throws BAD_INPUT. */
  async list({ page, pageSize, status, kind, search, recipient }: EmailsQuery): Promise<Page<EmailMessage>> {
    this.require('orders');
    const filter = { status, kind, search: readSearch(search), recipient };
    const at = readPage(page, pageSize);
    const asked = { limit: at.pageSize, offset: at.offset };
    const { emails, total, isCapped } = await readEmails(this.deps.reads, filter, asked);
    return toPage(emails, total, at, isCapped);
  }

  /** Number of messages by status, and whether there is a mail server. */
  async state(): Promise<MailboxState> {
    this.require('orders');
    return { ...(await countEmails(this.deps.reads)), hasMailServer: this.deps.env.smtpUrl !== null };
  }

  /** One message as rendered; without its text when that opens somebody else's account. Throws NOT_FOUND. */
  async find(id: string): Promise<EmailMessage> {
    const { id: readerId } = this.require('orders');
    const email = isUuid(id)
      ? await readEmail(this.deps.pool, id, { id: readerId, isDemo: this.deps.env.demoAccounts })
      : null;
    if (!email) throw notFound('Message');
    return email;
  }

  /** A message with the parts that a list omits. */
  whole(email: EmailMessage): Promise<EmailMessage> {
    if (email.bodyText !== undefined) return Promise.resolve(email);
    const read = this.#whole.get(email.id) ?? this.find(email.id);
    this.#whole.set(email.id, read);
    return read;
  }

  /**
   * Resends a message, rendered from current data: to its first recipient, or to the current address of the account.
   * `seen` is the status that staff saw; one that was sent is repeated as a message of its own. Returns the queued
   * message. Throws NOT_FOUND; CONFLICT when it is no longer true, has another status, or was resent just now;
   * TOO_MANY_ATTEMPTS.
   */
  async resend(id: string, seen: EmailStatus, toAccount: boolean): Promise<EmailMessage> {
    const { id: actorId } = this.require('orders');
    const { em, limits, whyOver, now } = this.deps;
    const stored = await this.find(id);
    if (stored.status === 'queued') throw conflict('This message is already queued');
    const recipient = toAccount ? stored.accountEmail : stored.recipient;
    if (!recipient) throw conflict('We have no other address for this message');
    const email = await em.fork().findOneOrFail(EmailMessage, { id });
    const reason = await whyOver(Object.assign(email, { recipient }));
    if (reason) throw conflict(`We can't send this message again. ${reason}`);
    await limits.spend('resend-email', actorId);
    const queuedId = await inTransaction(em, (tx) => resendEmail(tx, { id, seen, recipient, now: now() }));
    return this.find(queuedId);
  }

  /**
   * Resends failed or stored messages, the oldest first and 500 at most, as after an outage; those that are no longer
   * true are closed in their turn. Throws BAD_INPUT, CONFLICT without a mail server, TOO_MANY_ATTEMPTS.
   */
  async resendUndelivered({ status, kind, search }: UndeliveredFilter): Promise<ResentEmails> {
    const { id: actorId } = this.require('orders');
    const filter = { status, kind, search: readSearch(search) };
    const { em, reads, env, limits, now } = this.deps;
    if (status === 'kept' && !env.smtpUrl)
      throw conflict('No mail server is set up, so these messages would stay where they are');
    await limits.spend('resend-email', actorId);
    const queued = await inTransaction(em, (tx) => resendUndelivered(tx, filter, now()));
    return { queued, left: await countFiltered(reads, filter) };
  }

  /** Closes a failed or stored message that is not to be sent. Throws NOT_FOUND, CONFLICT. */
  async close(id: string, seen: EmailStatus): Promise<EmailMessage> {
    this.require('orders');
    await this.find(id);
    await inTransaction(this.deps.em, (tx) => closeEmail(tx, id, seen));
    return this.find(id);
  }
}
