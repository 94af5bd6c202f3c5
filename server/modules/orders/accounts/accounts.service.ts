import { todayInLondon } from '../../../../rules/calendar-date.js';
import { type Page, type PageQuery, readPage, toPage } from '../../../platform/api/pagination.js';
import { requireText } from '../../../platform/api/read-text.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import { type AppError, conflict, notFound, wrongField } from '../../../platform/errors/errors.js';
import { type Deps, Service } from '../../../platform/service/service.js';
import {
  type AccountsMonth,
  type AccountsRow,
  readAccountsMonths,
  readAccountsRows,
  readAccountsSums,
  writeHandover,
} from './accounts.store.js';
import type { AccountsSum, HandoverKind } from './month-handover.entity.js';

const REASON_MAX = 500;
/** The database's refusal when somebody else was quicker. */
const IN_TURN = 'month_handovers_in_turn';

/** The sums of a month and one page of its documents. */
export interface OpenedMonth extends Page<AccountsRow> {
  readonly sums: readonly AccountsSum[];
}

/** The accounts of the shop by month: the ledger as the accountant gets it. */
export class AccountsService extends Service<Deps<'em' | 'pool' | 'now'>> {
  /** Staff: the months from the first document to this one, newest first. */
  async months(): Promise<AccountsMonth[]> {
    this.require('money');
    return this.readMonths();
  }

  /** Staff: a month with one page of its documents, oldest first. Throws BAD_INPUT. */
  async month(month: string, asked: PageQuery): Promise<OpenedMonth> {
    this.require('money');
    const firstDay = firstDayOf(month);
    const at = readPage(asked.page, asked.pageSize);
    const { pool } = this.deps;
    const [sums, rows] = await Promise.all([
      readAccountsSums(pool, firstDay),
      readAccountsRows(pool, firstDay, { limit: at.pageSize, offset: at.offset }),
    ]);
    const total = sums.reduce((count, { documents }) => count + documents, 0);
    return { sums, ...toPage(rows, total, at) };
  }

  /**
   * Staff: closes a month whose accounts were handed over. `documents` is the number that the caller saw. Throws
   * BAD_INPUT, NOT_FOUND, CONFLICT.
   */
  async close(month: string, documents: number): Promise<AccountsMonth> {
    return this.write(month, 'closed', { documents });
  }

  /** Staff: opens the last closed month again. Throws BAD_INPUT, NOT_FOUND, CONFLICT. */
  async reopen(month: string, reason: string): Promise<AccountsMonth> {
    const words = requireText('reason', reason, REASON_MAX, 'Enter a reason');
    return this.write(month, 'reopened', { reason: words });
  }

  private async write(
    month: string,
    kind: HandoverKind,
    { documents, reason = null }: { documents?: number; reason?: string | null },
  ): Promise<AccountsMonth> {
    const { id: actorId } = this.requireProof('money');
    const asked = { month: firstDayOf(month), kind, actorId, reason, now: this.deps.now() };
    const refusal = refusalOf(await this.find(month), kind);
    if (refusal) throw refusal;
    try {
      await inTransaction(this.deps.em, async (tx) => {
        const closed = await writeHandover(tx, asked);
        if (documents !== undefined && closed !== documents)
          throw conflict('This month has changed since you looked. Check its sums again.');
      });
    } catch (error) {
      if ((error as { constraint?: string }).constraint !== IN_TURN) throw error;
      throw refusalOf(await this.find(month), kind) ?? error;
    }
    return this.find(month);
  }

  private async find(month: string): Promise<AccountsMonth> {
    const found = (await this.readMonths()).find((one) => one.month === month);
    if (!found) throw notFound('Month');
    return found;
  }

  private readMonths(): Promise<AccountsMonth[]> {
    return readAccountsMonths(this.deps.pool, todayInLondon(this.deps.now()));
  }
}

/** Why a month can't be closed or opened again now; null when it can. */
function refusalOf(month: AccountsMonth, kind: HandoverKind): AppError | null {
  const { isClosed, mayClose, mayReopen } = month;
  if (kind === 'closed') {
    if (mayClose) return null;
    return conflict(
      isClosed
        ? 'This month is closed already.'
        : 'Close the months before this one first, and this one after its last day.',
    );
  }
  if (mayReopen) return null;
  return conflict(
    isClosed
      ? 'A later month is closed. Only the last closed month can be opened again.'
      : 'This month is open.',
  );
}

/** The first day of a month written YYYY-MM. Throws BAD_INPUT. */
export function firstDayOf(month: string): string {
  if (!/^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(month)) throw wrongField('month', 'Enter the month as YYYY-MM');
  return `${month}-01`;
}
