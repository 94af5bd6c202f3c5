import { type Page, type PageQuery, readPage, toPage } from '../../shared/api/pagination.js';
import { readSearch } from '../../shared/api/read-text.js';
import { notFound } from '../../shared/errors/errors.js';
import { type Deps, Service } from '../../shared/service.js';
import { requireAdmin } from '../../shared/viewer.js';
import { type QuoteStatus, quoteStatus, SavedQuoteRecord } from '../saved-quote.entity.js';
import {
  type QuoteFilter,
  type QuoteStanding,
  readQuoteNumber,
  readQuoteStanding,
  readStaffQuotes,
  type StaffQuote,
} from './staff-quotes.store.js';

export interface QuoteWithStatus extends StaffQuote {
  readonly status: QuoteStatus;
}

/** Saved quotes of everybody, for staff. */
export class StaffQuotesService extends Service<Deps<'em' | 'pool' | 'reads' | 'now'>> {
  /** One page of them. Throws BAD_INPUT. */
  async list({ page, pageSize, state, search }: QuoteFilter & PageQuery): Promise<Page<QuoteWithStatus>> {
    requireAdmin(this.viewer);
    const at = readPage(page, pageSize);
    const now = this.deps.now();
    const filter = { state, search: readSearch(search) };
    const found = await readStaffQuotes(this.deps.reads, filter, now, {
      limit: at.pageSize,
      offset: at.offset,
    });
    const quotes = found.quotes.map((quote) => ({ ...quote, status: quoteStatus(quote, now) }));
    return toPage(quotes, found.total, at);
  }

  /** One by its number, such as Q-10001. Throws NOT_FOUND. */
  async find(number: string): Promise<{ quote: SavedQuoteRecord; standing: QuoteStanding }> {
    requireAdmin(this.viewer);
    const reference = readQuoteNumber(number);
    const quote =
      reference && (await this.deps.em.fork().findOne(SavedQuoteRecord, { reference, deletedAt: null }));
    if (!quote) throw notFound('Quote');
    return { quote, standing: await readQuoteStanding(this.deps.pool, quote.id) };
  }
}
