import type { EntityManager } from '@mikro-orm/postgresql';
import type { LastChange, VersionConflict, VersionedThings } from '../../../rules/refusals.js';
import { query } from '../db/query.js';
import { versionConflict } from '../errors/errors.js';
import { readVersion } from './version.js';

/** A record that staff edit, with its current version for the conflict that an older version causes. */
type Edited = {
  [Thing in EditedThing]: {
    /** Name of the record in the refusal and the audit log. */
    readonly thing: Thing;
    readonly current: Omit<VersionedThings[Thing], keyof LastChange>;
  };
}[EditedThing];

type EditedThing =
  | 'price'
  | 'guide'
  | 'category'
  | 'synonym'
  | 'user'
  | 'product'
  | 'document'
  | 'promotion'
  | 'webhook';

interface Versioned {
  readonly id: string;
  readonly version: number;
  /** The version that a change was decided on; null accepts any. */
  readonly lookedAt: number | null | undefined;
}

const LAST_SQL = `select a.created_at as changed_at, coalesce(who.name, '') as changed_by
  from audit_entries a left join users who on who.id = a.actor_id
  where a.entity = $1 and a.entity_id = $2 order by a.id desc limit 1`;

/**
 * Refuses a change that was decided on an older version than the locked row has. Throws CONFLICT with the current
 * record, who of the staff changed it last and when; BAD_INPUT for an invalid version.
 */
export async function assertVersion(
  tx: EntityManager,
  { thing, id, version, lookedAt, current }: Versioned & Edited,
): Promise<void> {
  if (lookedAt == null) return;
  if (readVersion(lookedAt) === version) return;
  const [last] = await query<{ changedAt: string; changedBy: string }>(tx, LAST_SQL, [thing, id]);
  const change = last && { changedBy: last.changedBy, changedAt: new Date(last.changedAt).toISOString() };
  throw versionConflict({ thing, current: { ...current, version, ...change } } as VersionConflict);
}
