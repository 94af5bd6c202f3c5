import { type Page, type PageQuery, readPage, toCappedPage } from '../../platform/api/pagination.js';
import { readSearch, readText, requireDays } from '../../platform/api/read-text.js';
import { type Deps, Service } from '../../platform/service/service.js';
import type { AuditEntry } from './audit.entity.js';
import { type AuditFilter, readAuditLog } from './audit.store.js';

export interface AuditLogArgs extends AuditFilter, PageQuery {}

const ACTOR_MAX = 100;

/** The audit log of staff, written by the tables themselves; read here and never changed. */
export class AuditService extends Service<Deps<'reads'>> {
  /** Staff: one page of the log, newest first. Throws BAD_INPUT. */
  async list({ page, pageSize, ...filter }: AuditLogArgs): Promise<Page<AuditEntry>> {
    this.require('settings');
    requireDays({ from: filter.from }, { to: filter.to });
    const asked = {
      ...filter,
      search: readSearch(filter.search),
      actor: readText('actor', filter.actor, ACTOR_MAX),
    };
    const at = readPage(page, pageSize);
    const { entries, total } = await readAuditLog(this.deps.reads, asked, {
      limit: at.pageSize,
      offset: at.offset,
    });
    return toCappedPage(entries, total, at);
  }
}
