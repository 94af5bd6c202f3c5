import type { ReadPool } from '../../db/replicas/read-pool.js';
import { type Page, type PageQuery, readPage, toPage } from '../../shared/api/pagination.js';
import { readSearch } from '../../shared/api/read-text.js';
import { Service } from '../../shared/service.js';
import { requireAdmin } from '../../shared/viewer.js';
import { type QuoteStatus, quoteStatus } from '../saved-quote.entity.js';
import { type QuoteFilter, readStaffQuotes, type StaffQuote } from './staff-quotes.store.js';

export interface StaffQuotesDeps {
  readonly reads: ReadPool;
  readonly now: () => Date;
}

export interface QuoteWithStatus extends StaffQuote {
  readonly status: QuoteStatus;
}

/** Saved quotes of everybody, for staff. */
export class StaffQuotesService extends Service<StaffQuotesDeps> {
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
}
