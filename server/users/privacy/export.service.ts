import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool, PoolClient } from 'pg';
import { todayInLondon } from '../../../rules/collection-date.js';
import { inTransaction } from '../../db/transaction.js';
import type { Limits } from '../../limits/limits.js';
import { requireUser, type Viewer } from '../../shared/viewer.js';
import { recordSecurityEvent } from '../security/security-events.js';
import { EXPORT_SECTIONS } from './export.js';

/** Far more than a person has; beyond it the file says which parts are cut short. */
const ROWS_MAX = 5_000;

/** What the file says of itself. */
export interface ExportedData {
  readonly exportedAt: string;
  readonly from: string;
  readonly notes: readonly string[];
  /** Parts with more than 5,000 rows, of which the oldest are here. */
  readonly incomplete: readonly string[];
  readonly data: Readonly<Record<string, readonly object[]>>;
}

export interface ExportDeps {
  readonly em: EntityManager;
  readonly pool: Pool;
  readonly limits: Limits;
  readonly storeName: () => Promise<string>;
  readonly now: () => Date;
}

/** The file of everything we hold about the signed-in user. */
export class ExportService {
  constructor(
    private readonly deps: ExportDeps,
    private readonly viewer: Viewer,
  ) {}

  /** All parts as they were at one moment. Throws UNAUTHENTICATED or TOO_MANY_ATTEMPTS. */
  async export(): Promise<{ fileName: string; content: ExportedData }> {
    const { id } = requireUser(this.viewer);
    const { em, pool, limits, storeName, now } = this.deps;
    await limits.spend('export', id);
    const moment = now();
    await inTransaction(em, (tx) =>
      recordSecurityEvent(tx, { userId: id, kind: 'data_exported', now: moment }),
    );
    const exportedAt = moment.toISOString();
    const { data, incomplete } = await atOneMoment(pool, (client) => readSections(client, id));
    const notes = [
      'Amounts are in pence of the pound sterling. Moments are UTC.',
      'Links in messages are left out, because they can open your orders or your account.',
      'Of your password we hold a hash that cannot be turned back; it is not part of this file. Card numbers are with our payment provider only.',
    ];
    return {
      fileName: `my-data-${todayInLondon(moment)}.json`,
      content: { exportedAt, from: await storeName(), notes, incomplete, data },
    };
  }
}

async function readSections(client: PoolClient, userId: string) {
  const data: Record<string, readonly object[]> = {};
  const incomplete: string[] = [];
  for (const { name, sql } of EXPORT_SECTIONS) {
    const { rows } = await client.query<Record<string, unknown>>(sql, [userId, ROWS_MAX + 1]);
    if (rows.length > ROWS_MAX) incomplete.push(name);
    data[name] = rows.slice(0, ROWS_MAX).map(withOurNames);
  }
  return { data, incomplete };
}

/** Reads on one connection, all of it as the database was at the first statement. */
async function atOneMoment<T>(pool: Pool, read: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    const result = await read(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // The connection is in a transaction that failed.
    client.release(true);
    throw error;
  }
}

/** created_at becomes createdAt. */
function withOurNames(row: Record<string, unknown>): object {
  const entries = Object.entries(row).map(([name, value]) => [
    name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
    value,
  ]);
  return Object.fromEntries(entries);
}
