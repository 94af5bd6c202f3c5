import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { isoSql } from '../../../platform/db/iso-sql.js';
import { query, read } from '../../../platform/db/query.js';
import { ACTOR_SQL } from '../order-actor.js';
import type { OrderEvent, OrderNote } from './order-notes.types.js';

/** Facts of an order that only staff see. */
export interface DeskFacts {
  /** Notes and events are sorted oldest first. */
  readonly notes: readonly OrderNote[];
  readonly events: readonly OrderEvent[];
}

const NOTE = `jsonb_build_object('id', n.id, 'text', n.body, 'author', ${ACTOR_SQL('n.author_id')},
  'createdAt', ${isoSql('n.created_at')})`;

/** Facts for staff about these orders, in the order of the ids; one statement. */
export async function readDeskFacts(pool: Pool, ids: readonly string[]): Promise<DeskFacts[]> {
  const rows = await read<DeskFacts & { readonly id: string }>(pool, {
    name: 'desk-facts',
    text: `select o.id, (select coalesce(jsonb_agg(${NOTE} order by n.created_at, n.id), '[]')
         from order_notes n join users u on u.id = n.author_id where n.order_id = o.id) as notes,
      (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'status', e.status, 'description', e.description,
         'actor', ${ACTOR_SQL('e.actor_id')}, 'reason', e.reason, 'version', e.version,
         'at', ${isoSql('e.created_at')}) order by e.created_at, e.version nulls first, e.id), '[]')
         from order_events e left join users u on u.id = e.actor_id where e.order_id = o.id) as events
      from orders o where o.id = any($1::uuid[])`,
    values: [ids],
  });
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => found.get(id) ?? { notes: [], events: [] });
}

/** The notes on these orders by order id, newest first, with an empty line between two; only orders with notes. */
export async function readNoteTexts(pool: Pool, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await read<{ orderId: string; text: string }>(pool, {
    name: 'note-texts',
    text: `select order_id, string_agg(body, E'\\n\\n' order by created_at desc, id desc) as text
      from order_notes where order_id = any($1::uuid[]) group by order_id`,
    values: [ids],
  });
  return new Map(rows.map(({ orderId, text }) => [orderId, text]));
}

/** The text of a note on an order; undefined when there is none. */
export async function readStoredText(
  tx: EntityManager,
  orderId: string,
  id: string,
): Promise<string | undefined> {
  const [note] = await query<{ body: string }>(
    tx,
    'select body from order_notes where id = $1 and order_id = $2',
    [id, orderId],
  );
  return note?.body;
}

/** Stores a note on an order that is not deleted; an id that exists already changes nothing. */
export async function insertNote(
  tx: EntityManager,
  note: {
    readonly id: string;
    readonly orderId: string;
    readonly authorId: string;
    readonly text: string;
    readonly createdAt: Date;
  },
): Promise<void> {
  await query(
    tx,
    `insert into order_notes (id, order_id, author_id, body, created_at)
      select $1, o.id, $2, $3, $4 from orders o where o.id = $5 and o.deleted_at is null
      on conflict (id) do nothing`,
    [note.id, note.authorId, note.text, note.createdAt, note.orderId],
  );
}
