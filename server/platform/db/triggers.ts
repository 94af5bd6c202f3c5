import {
  type EntityClass,
  type EntityMetadata,
  MetadataStorage,
  ReferenceKind,
  type TriggerDef,
} from '@mikro-orm/core';
import { Trigger } from '@mikro-orm/decorators/legacy';
import { columnOf } from './column.js';

/** True inside a transaction of staff (server/platform/db/transaction.ts). */
export const IS_BY_STAFF = `coalesce(current_setting('audit.actor', true), '') <> ''`;
/** For `Triggered`: refuses the statement always. */
export const REFUSED = 'for each statement execute function refuse_change()';
/** For `Triggered`: refuses for six years, after which retention removes the rows. */
export const REFUSED_FOR_SIX_YEARS = refusedForSixYears();

/** REFUSED_FOR_SIX_YEARS with `but` as a further condition. */
export function refusedForSixYears(but = ''): string {
  const isYoung = `old.created_at > now() - interval '6 years'${but && ` and ${but}`}`;
  return `for each row when (${isYoung}) execute function refuse_change()`;
}

const EVENTS = ['insert', 'update', 'delete', 'truncate'] as const;

/** A trigger in PostgreSQL's own syntax: when it fires (`before update`), and its action. */
export function Triggered(name: string, when: string, does: string) {
  return trigger(() => name, when, does);
}

/** Raises the version of every row that changes, whichever statement changes it. */
export function Versioned() {
  const does = (meta: EntityMetadata) =>
    `for each row when (${changes(meta)}) execute function raise_version()`;
  return trigger((table) => `${table}_version`, 'before update', does);
}

/** Condition that a row changes. Generated columns, filled in after such a trigger, follow from the others. */
function changes({ properties }: EntityMetadata): string {
  const columns = Object.values(properties).filter(({ kind }) => kind !== ReferenceKind.ONE_TO_MANY);
  const stored = columns.filter(({ generated }) => !generated);
  if (stored.length === columns.length) return 'old.* is distinct from new.*';
  const row = (of: string) => `(${stored.map(({ name }) => `${of}.${columnOf(name)}`).join(', ')})`;
  return `${row('old')} is distinct from ${row('new')}`;
}

/** Makes every process drop its cached catalogue. */
export function NotifiesCatalogue(when = 'insert or update or delete') {
  const does = 'for each statement execute function tell_catalogue_changed()';
  return trigger((table) => `${table}_changed`, `after ${when}`, does);
}

/** Audits changes by staff as a part of `entity`; `idColumn` holds the entity's id where it is not the row's. */
export function Audited(entity: string, idColumn?: string, when = 'insert or update or delete') {
  const words = idColumn ? `'${entity}', '${idColumn}'` : `'${entity}'`;
  const does = `for each row when (${IS_BY_STAFF}) execute function write_audit_entry(${words})`;
  return trigger((table) => `${table}_audited`, `after ${when}`, does);
}

/** Queues webhooks about a fact: by default that a row is new. */
export function Reported(event: string, when = 'insert', condition = '') {
  const does = `for each row ${condition} execute function queue_webhooks('${event}')`;
  return trigger((table) => `${table}_reported_${when.split(' ')[0]}`, `after ${when}`, does);
}

function trigger(
  nameIn: (table: string) => string,
  when: string,
  does: string | ((meta: EntityMetadata) => string),
) {
  return (target: EntityClass) => {
    const meta = () => (target as unknown as Record<symbol, EntityMetadata>)[MetadataStorage.META_SYMBOL]!;
    const tableOf = () => meta().tableName;
    // Read once the table has its name: a decorator of a class runs before those above it.
    const definition: TriggerDef = {
      get name() {
        return nameIn(tableOf());
      },
      timing: when.startsWith('before') ? 'before' : 'after',
      events: EVENTS.filter((event) => when.includes(event)),
      get expression() {
        const action = typeof does === 'string' ? does : does(meta());
        const kind = action.startsWith('deferrable') ? 'constraint trigger' : 'trigger';
        return `create ${kind} ${nameIn(tableOf())} ${when} on ${tableOf()} ${action}`;
      },
    };
    Trigger(definition)(target);
  };
}
