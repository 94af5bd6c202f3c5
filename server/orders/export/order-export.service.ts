import type { Pool } from 'pg';
import { todayInLondon } from '../../../rules/calendar-date.js';
import type { Env } from '../../env/env.js';
import type { Limits } from '../../limits/limits.js';
import { forbidden } from '../../shared/errors/errors.js';
import type { StreamedFile } from '../../shared/sent-file.js';
import { Service } from '../../shared/service.js';
import { requireAdmin } from '../../shared/viewer.js';
import { type OrderFilter, readOrderFilter } from '../admin/order-filter.js';
import { exportUrl, readExportLink } from './export-link.js';
import { exportSql } from './export-rows.js';
import type { OrderExporter } from './export-stream.js';
import { isStaffInSession, writeExportEntry } from './order-export.store.js';

export interface OrderExportDeps {
  readonly pool: Pool;
  readonly exporter: OrderExporter;
  readonly limits: Limits;
  readonly env: Pick<Env, 'jwtSecret'>;
  readonly now: () => Date;
}

/** From where a file can be downloaded, and what it is called. */
export interface OfferedExport {
  readonly url: string;
  readonly fileName: string;
}

/** Staff take a list of orders away as a file. It holds personal data, so each one is written down in the audit log. */
export class OrderExportService extends Service<OrderExportDeps> {
  /** A short-lived link to the orders of a filter. Throws BAD_INPUT. */
  async link(asked: OrderFilter): Promise<OfferedExport> {
    const owner = requireAdmin(this.viewer);
    const filter = readOrderFilter(asked);
    return { url: await exportUrl(this.deps, { filter, owner }), fileName: this.fileName() };
  }

  /** The orders of a link, newest first, while whoever asked for it is of the staff and their sessions go on. Throws BAD_INPUT, FORBIDDEN, TOO_MANY_ATTEMPTS. */
  async fileOfLink(token: string): Promise<StreamedFile> {
    const { filter, owner } = await readExportLink(this.deps, token);
    if (!(await isStaffInSession(this.deps.pool, owner))) throw forbidden();
    return this.make(filter, owner.id);
  }

  private async make(filter: OrderFilter, userId: string): Promise<StreamedFile> {
    await this.deps.limits.spend('order-export', userId);
    const turn = this.deps.exporter.take();
    try {
      await writeExportEntry(this.deps.pool, filter, userId);
    } catch (error) {
      turn.free();
      throw error;
    }
    return {
      fileName: this.fileName(),
      type: 'text/csv; charset=utf-8',
      pipe: (to) => turn.pipe(exportSql(filter), to),
    };
  }

  private fileName(): string {
    return `orders-${todayInLondon(this.deps.now())}.csv`;
  }
}
