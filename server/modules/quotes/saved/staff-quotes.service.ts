import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { type Page, readPage, toPage } from '../../../platform/api/pagination.js';
import { readSearch } from '../../../platform/api/read-text.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import { writeAuditEntry } from '../../../platform/db/write-audit-entry.js';
import { conflict, notFound } from '../../../platform/errors/errors.js';
import { type Deps, Service } from '../../../platform/service/service.js';
import { isUuid } from '../../../platform/values/uuid.js';
import { queueEmail } from '../../email/email.store.js';
import { isStopped } from '../../email/reminders/reminder-stop.store.js';
import { User } from '../../users/user.entity.js';
import { ownersReminderKey } from './remind-of-quotes.js';
import { quoteStatus, SavedQuote } from './saved-quote.entity.js';
import type { QuoteFilter } from './saved-quote.inputs.js';
import { readQuoteNumber, readQuotes, readQuotesOf } from './saved-quote.store.js';

const WANTS_NO_EMAIL = 'This customer has stopped reminders by email. Call them instead.';

/** Saved quotes for staff. Every method throws UNAUTHENTICATED or FORBIDDEN for others. */
export class StaffQuotesService extends Service<Deps<'em' | 'pool' | 'reads' | 'now'>> {
  /** One page of everybody's quotes. Throws BAD_INPUT. */
  async list({ page, pageSize, search, state, customerId }: QuoteFilter): Promise<Page<SavedQuote>> {
    this.require('orders');
    const at = readPage(page, pageSize);
    const range = { now: this.deps.now(), limit: at.pageSize, offset: at.offset };
    const filter = { state, search: readSearch(search), userId: customerId };
    const { quotes, total } = await readQuotes(this.deps.reads, filter, range);
    return toPage(quotes, total, at);
  }

  /** A quote by its number, such as Q-10001. Throws NOT_FOUND. */
  async find(number: string): Promise<SavedQuote> {
    this.require('orders');
    const reference = readQuoteNumber(number);
    const [quote] = reference ? await readQuotesOf(this.deps.pool, { reference }) : [];
    if (!quote) throw notFound('Quote');
    return quote;
  }

  /**
   * Marks a quote as followed up, once: its customer gets it by email again, or was called. Only an account's own
   * quote: other readers were promised a single email. Throws NOT_FOUND; CONFLICT when it was booked, has expired or
   * was followed up.
   */
  async followUp(id: string, byEmail: boolean): Promise<SavedQuote> {
    this.require('orders');
    const { em } = this.deps;
    const now = this.deps.now();
    await inTransaction(em, async (tx) => {
      const quote = await lockQuote(tx, id);
      if (quote.remindedAt) throw conflict('A colleague has already dealt with this quote');
      if (quoteStatus(quote, now) !== 'open') throw conflict('This quote is booked or has expired');
      quote.remindedAt = now;
      const what = { seen_to: byEmail ? 'by email' : 'without an email' };
      await writeAuditEntry(tx, { entity: 'quote', entityId: quote.id, label: quote.reference, what });
      if (!byEmail) return;
      const owner = await tx.findOne(User, { id: quote.userId, deletedAt: null, status: 'active' });
      if (!owner) throw conflict('This quote has no active account to email');
      if (await isStopped(tx, owner.email)) throw conflict(WANTS_NO_EMAIL);
      await queueEmail(tx, {
        kind: 'quote',
        dedupeKey: ownersReminderKey(id),
        recipient: owner.email,
        userId: owner.id,
        data: { quoteId: id, isOwn: true },
        now,
      });
    });
    return (await readQuotesOf(this.deps.pool, { ids: [id] }))[0]!;
  }
}

async function lockQuote(tx: EntityManager, id: string): Promise<SavedQuote> {
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
  const quote = isUuid(id) ? await tx.findOne(SavedQuote, { id, deletedAt: null }, lock) : null;
  if (!quote?.userId) throw notFound('Quote');
  return quote;
}
