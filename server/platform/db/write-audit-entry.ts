import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from './query.js';

/** An action of staff that changes no audited table. Nothing personal and nothing secret: entries stay for good. */
export interface AuditedOperation {
  /** `changed` by default. */
  readonly action?: 'changed' | 'created';
  readonly entity: 'export' | 'order' | 'quote' | 'request' | 'samples' | 'settings' | 'user' | 'webhook';
  readonly entityId: string;
  /** Name of the thing for people. */
  readonly label: string;
  readonly what: Readonly<Record<string, string | number>>;
}

/** Records an action of staff in the audit log, in this transaction; for anybody else it records nothing. */
export async function writeAuditEntry(
  tx: EntityManager,
  { action = 'changed', entity, entityId, label, what }: AuditedOperation,
): Promise<void> {
  await query(
    tx,
    `insert into audit_entries (actor_id, action, entity, entity_id, label, before, after, request_id)
      select actor.id::uuid, $5, $1, $2, $3, '{}', $4, current_setting('audit.request', true)
        from nullif(current_setting('audit.actor', true), '') as actor(id) where actor.id is not null`,
    [entity, entityId, label, JSON.stringify(what), action],
  );
}
