import { todayInLondon } from '../../../../rules/calendar-date.js';
import { requireUser } from '../../../platform/auth/viewer.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import { type Deps, Service } from '../../../platform/service/service.js';
import { recordSecurityEvent } from '../security/security-events.store.js';
import { readPersonalData } from './export.store.js';

/** The content of the file, with facts about itself. */
export interface ExportedData {
  readonly exportedAt: string;
  readonly from: string;
  readonly notes: readonly string[];
  /** Parts with more than 5,000 rows, of which only the oldest are included. */
  readonly incomplete: readonly string[];
  readonly data: Readonly<Record<string, readonly object[]>>;
}

/** Exports everything we hold about the signed-in user. */
export class ExportService extends Service<Deps<'em' | 'pool' | 'limits' | 'storeName' | 'now'>> {
  /** All parts as they were at one moment. Throws UNAUTHENTICATED or TOO_MANY_ATTEMPTS. */
  async export(): Promise<{ fileName: string; content: ExportedData }> {
    const { id } = requireUser(this.viewer);
    const { em, pool, limits, storeName, now } = this.deps;
    await limits.spend('export', id);
    const moment = now();
    await inTransaction(em, (tx) =>
      recordSecurityEvent(tx, { userId: id, kind: 'data_exported', now: moment }),
    );
    const exportedAt = moment.toISOString();
    const { data, incomplete } = await readPersonalData(pool, id);
    const notes = [
      'Amounts are in pence of the pound sterling. Times are UTC.',
      "We've left out links in messages, because they can open your orders or your account.",
      'Files are listed by name: open them on the page of their order or request, or at /api/files/{id}.',
      'We hold only a one-way hash of your password, which is not in this file. Only our payment provider has your card numbers.',
    ];
    return {
      fileName: `my-data-${todayInLondon(moment)}.json`,
      content: { exportedAt, from: await storeName(), notes, incomplete, data },
    };
  }
}
