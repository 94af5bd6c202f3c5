import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../db/query.js';
import type { CheckedFile } from './read-request-file.js';

/** Files take the disk that payments are written to: those without a request yet, and those of requests without an account. */
const ROOM = { unsentBytes: 2 ** 30, guestsBytes: 2 ** 32 };

export interface NewFile extends CheckedFile {
  readonly id: string;
  /** Keyed digest of the network that sent it. */
  readonly sender: string;
  readonly isScanned: boolean;
  readonly now: Date;
}

/**
 * Stores a file that waits for its request; false when there is no room. The sender with most files that wait loses the
 * oldest of them first, so that nobody takes the room of all others.
 */
export async function storeFile(tx: EntityManager, file: NewFile, room = ROOM): Promise<boolean> {
  const size = file.bytes.length;
  const [taken] = await query<{ unsent: number; guests: number }>(
    tx,
    `select coalesce(sum(octet_length(f.bytes)) filter (where f.request_id is null), 0)::float8 as unsent,
        coalesce(sum(octet_length(f.bytes)) filter (where r.user_id is null and r.id is not null), 0)::float8 as guests
      from request_files f left join requests r on r.id = f.request_id`,
  );
  if (!taken || taken.guests + size > room.guestsBytes) return false;
  const tooMuch = taken.unsent + size - room.unsentBytes;
  if (tooMuch > 0 && !(await makeRoom(tx, file.sender, tooMuch, size))) return false;
  const { id, name, type, bytes, digest, sender, isScanned, now } = file;
  await query(
    tx,
    `insert into request_files (id, name, type, bytes, digest, sender, scan, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, name, type, bytes, digest, sender, isScanned ? 'clean' : 'none', now],
  );
  return true;
}

/** False when nobody has more than this sender would have. */
async function makeRoom(tx: EntityManager, sender: string, bytes: number, size: number): Promise<boolean> {
  const [freed] = await query<{ bytes: number }>(
    tx,
    `with held as (
        select sender, sum(octet_length(bytes)) as bytes from request_files where request_id is null group by sender),
      most as (select sender from held
        where bytes > $3 + (select coalesce(sum(own.bytes), 0) from held own where own.sender = $1) order by bytes desc limit 1),
      oldest as (select id, size from (
          select f.id, octet_length(f.bytes) as size,
            sum(octet_length(f.bytes)) over (order by f.created_at, f.id) - octet_length(f.bytes) as before
          from request_files f join most on f.sender is not distinct from most.sender where f.request_id is null) own
        where before < $2),
      gone as (delete from request_files where id in (select id from oldest) returning octet_length(bytes) as size)
      select coalesce(sum(size), 0)::float8 as bytes from gone`,
    [sender, bytes, size],
  );
  return (freed?.bytes ?? 0) >= bytes;
}
