import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../../platform/db/query.js';
import type { CustomerNote } from './customer-note.entity.js';

const NOTE_SQL = `select n.id, n.body, n.created_at, coalesce(a.name, '') as author
  from customer_notes n left join users a on a.id = n.author_id`;

/** A page of the notes on a customer, newest first, and their number. */
export async function readNotes(
  em: EntityManager,
  userId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ notes: CustomerNote[]; total: number }> {
  const notes = await query<CustomerNote>(
    em,
    `${NOTE_SQL} where n.user_id = $1 order by n.created_at desc, n.id limit $2 offset $3`,
    [userId, limit, offset],
  );
  const [counted] = await query<{ total: number }>(
    em,
    'select count(*)::int as total from customer_notes where user_id = $1',
    [userId],
  );
  return { notes, total: counted!.total };
}

/** The note with an id on a customer; undefined when there is none. */
export async function readNote(
  tx: EntityManager,
  userId: string,
  id: string,
): Promise<CustomerNote | undefined> {
  const [note] = await query<CustomerNote>(tx, `${NOTE_SQL} where n.id = $1 and n.user_id = $2`, [
    id,
    userId,
  ]);
  return note;
}

/** Stores a note on an open account; an id that exists already changes nothing. */
export async function insertNote(
  tx: EntityManager,
  note: {
    readonly id: string;
    readonly userId: string;
    readonly authorId: string;
    readonly text: string;
    readonly createdAt: Date;
  },
): Promise<void> {
  await query(
    tx,
    `insert into customer_notes (id, user_id, author_id, body, created_at)
      select $1, u.id, $2, $3, $4 from users u where u.id = $5 and u.deleted_at is null
      on conflict (id) do nothing`,
    [note.id, note.authorId, note.text, note.createdAt, note.userId],
  );
}
