import { type Page, type PageQuery, readPage, toCappedPage } from '../shared/api/pagination.js';
import { readSearch, readText, requireDays } from '../shared/api/read-text.js';
import { type Deps, Service } from '../shared/service.js';
import { requireAdmin } from '../shared/viewer.js';
import { type AuditFilter, readAuditLog, type StoredAuditEntry } from './audit.store.js';

export interface AuditAsked extends AuditFilter, PageQuery {}

/** One part of what was changed; texts as they were, anything else as JSON. Null: it was not there. */
export interface AuditChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

export interface AuditEntry extends Omit<StoredAuditEntry, 'before' | 'after'> {
  readonly changes: AuditChange[];
}

const ACTOR_MAX = 100;

/** What staff did, written down by the tables themselves; read here and never changed. */
export class AuditService extends Service<Deps<'reads'>> {
  /** Staff: one page of the log, newest first. Throws BAD_INPUT. */
  async list({ page, pageSize, ...filter }: AuditAsked): Promise<Page<AuditEntry>> {
    requireAdmin(this.viewer);
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
    return toCappedPage(entries.map(toEntry), total, at);
  }
}

function toEntry({ before, after, ...entry }: StoredAuditEntry): AuditEntry {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return {
    ...entry,
    changes: fields.map((field) => ({ field, before: asText(before[field]), after: asText(after[field]) })),
  };
}

function asText(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
