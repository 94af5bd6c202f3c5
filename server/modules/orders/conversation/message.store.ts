import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { isoSql } from '../../../platform/db/iso-sql.js';
import { query, read } from '../../../platform/db/query.js';
import { conflict } from '../../../platform/errors/errors.js';
import { attachFiles, attachmentsSql } from '../../files/attachment.store.js';
import type { Message } from './conversation.types.js';

/** The reader of the messages of an order or a request. */
export interface MessageReader {
  /** Null for the customer of a request, with or without an account. */
  readonly userId: string | null;
  /** Staff see which colleague wrote a message; customers see the shop's name. */
  readonly isStaff: boolean;
  readonly storeName: string;
}

/** Messages of an order or a request, newest first. */
export async function readMessages(
  pool: Pool,
  aboutId: string,
  { userId, isStaff, storeName }: MessageReader,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Message[]> {
  const rows = await read<
    Omit<Message, 'readAt' | 'createdAt'> & { readAt: string | null; createdAt: string }
  >(pool, {
    name: 'messages',
    text: `select m.id, m.body, m.from_staff, m.author_id is not distinct from $2::uuid as is_mine,
          case when m.from_staff and not $3 then $4 else coalesce(u.name, r.name) end as author,
          m.order_id is not null and m.read_at is null and m.from_staff <> $3 as is_unread, ${isoSql('m.read_at')} as read_at,
          ${isoSql('m.created_at')} as created_at, ${attachmentsSql('f.message_id = m.id')} as files
        from messages m left join users u on u.id = m.author_id left join requests r on r.id = m.request_id
        where m.order_id = $1 or m.request_id = $1 order by m.created_at desc, m.id desc limit $5 offset $6`,
    values: [aboutId, userId, isStaff, storeName, limit, offset],
  });
  return rows.map(({ readAt, createdAt, ...message }) => ({
    ...message,
    readAt: readAt === null ? null : new Date(readAt),
    createdAt: new Date(createdAt),
  }));
}

/** A message to store, on an order or on a request. */
export interface NewMessage {
  readonly id: string;
  readonly orderId?: string;
  readonly requestId?: string;
  /** Null for the customer of a request. */
  readonly authorId: string | null;
  readonly fromStaff: boolean;
  readonly body: string;
  readonly fileIds?: readonly string[];
  readonly now: Date;
}

/**
 * Stores a message with its files; false when it is stored already. Throws BAD_INPUT for missing files, CONFLICT when
 * its id belongs to another message, with another text or other files.
 */
export async function writeMessage(tx: EntityManager, message: NewMessage): Promise<boolean> {
  const { id, orderId = null, requestId = null, authorId, fromStaff, body, fileIds = [], now } = message;
  const written = await query(
    tx,
    `insert into messages (id, order_id, request_id, author_id, from_staff, is_answered, body, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (id) do nothing returning id`,
    [id, orderId, requestId, authorId, fromStaff, fromStaff || requestId !== null, body, now],
  );
  if (written.length > 0) {
    await attachFiles(tx, { messageId: id }, fileIds);
    return true;
  }
  const [same] = await query<{ files: string[] }>(
    tx,
    `select array(select f.id::text from attachments f where f.message_id = m.id order by f.position) as files
      from messages m where m.id = $1 and coalesce(m.order_id, m.request_id) = $2
        and m.author_id is not distinct from $3::uuid and m.body = $4`,
    [id, orderId ?? requestId, authorId, body],
  );
  if (same?.files.join() !== fileIds.join())
    throw conflict("You've already sent this message with a different text or other files");
  return false;
}
