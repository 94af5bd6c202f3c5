/** What the audit log is narrowed to, as the address bar carries it. */
import type { AuditEntity } from '../../gql';
import { ENTITY_WORDS } from './audit-words';

export interface AuditFilters {
  readonly search: string;
  /** Empty: any. */
  readonly entity: AuditEntity | '';
  /** Name, address or id of who did it. */
  readonly actor: string;
  /** From 1. */
  readonly page: number;
}

export const ENTITIES = Object.keys(ENTITY_WORDS) as AuditEntity[];

/** Longest search the server takes. */
export const WORDS_LENGTH_MAX = 100;

/** What an address asks for; what makes no sense in it counts as left out. */
export function readFilters(query: URLSearchParams): AuditFilters {
  const page = Number(query.get('page') ?? 1);
  const words = (name: string) => (query.get(name) ?? '').trim().slice(0, WORDS_LENGTH_MAX);
  return {
    search: words('search'),
    entity: ENTITIES.find((one) => one === query.get('entity')) ?? '',
    actor: words('actor'),
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
  };
}

/** The query of an address for these filters; what lets everything through is left out. */
export function writeFilters({ search, entity, actor, page }: AuditFilters): URLSearchParams {
  return new URLSearchParams({
    ...(search && { search }),
    ...(entity && { entity }),
    ...(actor && { actor }),
    ...(page > 1 && { page: String(page) }),
  });
}
