import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { todayInLondon } from '../../../../rules/calendar-date.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import { writeAuditEntry } from '../../../platform/db/write-audit-entry.js';
import { badInput } from '../../../platform/errors/errors.js';
import { type CsvColumn, toCsv } from '../../../platform/files/to-csv.js';
import { type Deps, Service } from '../../../platform/service/service.js';
import { readConfirmed } from './newsletter.store.js';
import { newsletterStopUrl } from './newsletter-links.js';

/** Rows of one response of the API. */
const ROWS_MAX = 20_000;

const COLUMNS: readonly CsvColumn[] = [
  { header: 'Name', kind: 'text' },
  { header: 'Email', kind: 'text' },
  { header: 'Confirmed (London time)', kind: 'moment' },
  { header: 'Wording', kind: 'text' },
  { header: 'Stop link', kind: 'text' },
];

export interface CsvFile {
  readonly fileName: string;
  readonly csv: string;
}

/** Exports confirmed newsletter subscribers for a mailing tool; each file is recorded in the audit log. */
export class NewsletterExportService extends Service<Deps<'em' | 'limits' | 'env' | 'now'>> {
  /** All current subscribers with their unsubscribe links. Throws UNAUTHENTICATED, FORBIDDEN, TOO_MANY_ATTEMPTS. */
  async make(): Promise<CsvFile> {
    const { id } = this.require('users');
    const { em, limits, now } = this.deps;
    await limits.spend('order-export', id);
    const people = await inTransaction(em, async (tx) => {
      const found = await readConfirmed(tx, ROWS_MAX + 1);
      if (found.length > ROWS_MAX)
        throw badInput(`A file holds up to ${ROWS_MAX.toLocaleString('en-GB')} people.`);
      await writeAuditEntry(tx, {
        ...{ action: 'created', entity: 'export', entityId: 'newsletter' },
        label: 'Newsletter consents as CSV',
        what: { consents: found.length },
      });
      return found;
    });
    const rows = people.map(({ userId, name, email, confirmed, wording }) => [
      ...[name, email, confirmed, wording],
      newsletterStopUrl(this.deps, userId),
    ]);
    return {
      fileName: `newsletter-${todayInLondon(now())}.csv`,
      csv: (await buffer(Readable.from(rows).pipe(toCsv(COLUMNS)))).toString(),
    };
  }
}
