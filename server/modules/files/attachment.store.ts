import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../platform/db/query.js';
import { wrongField } from '../../platform/errors/errors.js';
import type { CheckedFile } from './check-file.js';

/** Space limits, as files share the disk with payments: files not yet attached, and those of guests' requests. */
const ROOM = { unsentBytes: 2 ** 30, guestsBytes: 2 ** 32 };

export interface NewFile extends CheckedFile {
  readonly id: string;
  /** Keyed digest of the account or network that sent it. */
  readonly sender: string;
  readonly isScanned: boolean;
  readonly now: Date;
}

/**
 * Stores a file that is not yet attached; false without space. The sender with the most unattached files loses the
 * oldest of them first, so that nobody takes the space of all others.
 */
export async function storeFile(tx: EntityManager, file: NewFile, room = ROOM): Promise<boolean> {
  const size = file.bytes.length;
  const [taken] = await query<{ unsent: number; guests: number }>(
    tx,
    `select coalesce(sum(octet_length(f.bytes)) filter (where not f.is_sent), 0)::float8 as unsent,
        coalesce(sum(octet_length(f.bytes)) filter (where r.user_id is null and r.id is not null), 0)::float8 as guests
      from attachments f left join messages m on m.id = f.message_id
        left join requests r on r.id = coalesce(f.request_id, m.request_id)`,
  );
  if (!taken || taken.guests + size > room.guestsBytes) return false;
  const tooMuch = taken.unsent + size - room.unsentBytes;
  if (tooMuch > 0 && !(await makeRoom(tx, file.sender, tooMuch, size))) return false;
  const { id, name, type, bytes, thumbnail, digest, sender, isScanned, now } = file;
  await query(
    tx,
    `insert into attachments (id, name, type, bytes, thumbnail, digest, sender, scan, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [id, name, type, bytes, thumbnail, digest, sender, isScanned ? 'clean' : 'none', now],
  );
  return true;
}

/** Frees space for a sender; false when nobody uses more than this sender would. */
async function makeRoom(tx: EntityManager, sender: string, bytes: number, size: number): Promise<boolean> {
  const [freed] = await query<{ bytes: number }>(
    tx,
    `with held as (
        select sender, sum(octet_length(bytes)) as bytes from attachments where not is_sent group by sender),
      most as (select sender from held
        where bytes > $3 + (select coalesce(sum(own.bytes), 0) from held own where own.sender = $1) order by bytes desc limit 1),
      oldest as (select id, size from (
          select f.id, octet_length(f.bytes) as size,
            sum(octet_length(f.bytes)) over (order by f.created_at, f.id) - octet_length(f.bytes) as before
          from attachments f join most on f.sender is not distinct from most.sender where not f.is_sent) own
        where before < $2),
      gone as (delete from attachments where id in (select id from oldest) returning octet_length(bytes) as size)
      select coalesce(sum(size), 0)::float8 as bytes from gone`,
    [sender, bytes, size],
  );
  return (freed?.bytes ?? 0) >= bytes;
}

/** The message, request or document that a file belongs to. */
export interface AttachedTo {
  readonly requestId?: string;
  readonly messageId?: string;
  readonly paperId?: string;
}

/** Attaches uploaded files to their message or request, in order. Throws BAD_INPUT when one is gone or another's. */
export async function attachFiles(
  tx: EntityManager,
  { requestId, messageId, paperId }: AttachedTo,
  fileIds: readonly string[],
  field = 'fileIds',
): Promise<void> {
  if (fileIds.length === 0) return;
  const attached = await query(
    tx,
    `update attachments set request_id = $1, message_id = $2, paper_id = $3,
        position = array_position($4::uuid[], id), sender = null
      where id = any ($4::uuid[]) and not is_sent returning id`,
    [requestId ?? null, messageId ?? null, paperId ?? null, fileIds],
  );
  if (attached.length < fileIds.length)
    throw wrongField(field, fileIds.length === 1 ? 'Choose the file again' : 'Choose the files again');
}

/** The files of something as jsonb, for a statement; `condition` selects `f` by owner. */
export function attachmentsSql(condition: string): string {
  return `(select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'type', f.type,
    'size', octet_length(f.bytes), 'scan', f.scan) order by f.position), '[]') from attachments f where ${condition})`;
}

/** The reader of a file: an account, or the holder of a request's link. */
export interface FileReader {
  readonly userId: string | null;
  readonly isStaff: boolean;
  readonly requestId: string | null;
}

export interface FoundFile {
  readonly type: 'application/pdf' | 'image/webp';
  readonly scan: 'none' | 'clean' | 'harmful';
  readonly bytes: Buffer;
  /** The number of its order or request. */
  readonly reference: string;
  readonly about: 'order' | 'request';
  readonly aboutId: string;
  /** The title of the document that it is; null for other files. */
  readonly paper: string | null;
}

/** A file, or its thumbnail, for a reader with access to its message; undefined for others. */
export async function readFileFor(
  tx: EntityManager,
  fileId: string,
  { userId, isStaff, requestId }: FileReader,
  isSmall: boolean,
): Promise<FoundFile | undefined> {
  const [file] = await query<FoundFile>(
    tx,
    `select f.type, f.scan, case when $5 then coalesce(f.thumbnail, f.bytes) else f.bytes end as bytes,
        coalesce(o.number, r.reference) as reference, coalesce(o.id, r.id) as about_id,
        case when o.id is null then 'request' else 'order' end as about, p.name as paper
      from attachments f
        left join messages m on m.id = f.message_id
        left join order_papers p on p.id = f.paper_id
        left join orders o on o.id = coalesce(m.order_id, p.order_id) and o.deleted_at is null
        left join requests r on r.id = coalesce(f.request_id, m.request_id)
      where f.id = $1 and coalesce(o.id, r.id) is not null and (not $5 or f.type = 'image/webp')
        and ($3 or coalesce(o.user_id, r.user_id) = $2 or r.id = $4)`,
    [fileId, userId, isStaff, requestId, isSmall],
  );
  return file;
}
