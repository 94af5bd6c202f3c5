/** What the audit log is narrowed to, as the address bar carries it. */
import type { AuditEntity } from '../../apollo/schema.generated';
import { readChoice, readPage, readTextParam } from '../../ui/lists/url-params';
import { ENTITY_LABELS } from './audit-labels';

export interface AuditFilters {
  readonly search: string;
  /** Empty: any. */
  readonly entity: AuditEntity | '';
  /** Name, address or id of who did it. */
  readonly actor: string;
  /** From 1. */
  readonly page: number;
}

export const ENTITIES = Object.keys(ENTITY_LABELS) as AuditEntity[];

/** What an address asks for; what makes no sense in it counts as left out. */
export function readFilters(query: URLSearchParams): AuditFilters {
  return {
    search: readTextParam(query, 'search'),
    entity: readChoice(query, 'entity', ENTITIES) ?? '',
    actor: readTextParam(query, 'actor'),
    page: readPage(query),
  };
}

/** The query for these filters, without defaults. */
export function writeFilters({ search, entity, actor, page }: AuditFilters): URLSearchParams {
  return new URLSearchParams({
    ...(search && { search }),
    ...(entity && { entity }),
    ...(actor && { actor }),
    ...(page > 1 && { page: String(page) }),
  });
}
