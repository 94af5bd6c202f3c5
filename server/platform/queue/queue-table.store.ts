import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../db/query.js';

/** One process's claim of one row. */
export interface Claim {
  readonly id: string;
  /** A new id for each claim; null for an unclaimed row. */
  readonly claimedBy: string | null;
}

/**
 * A table whose rows are a queue: `status` is `queued` until a row is done, `due_at` says from when, `claimed_by` and
 * `tries` are set by a claim, `last_error` by a fault.
 */
export class QueueTable {
  /** `dueSql` selects and locks the ids of due rows, at most `$1`; it skips those that are locked. */
  constructor(
    private readonly table: 'email_messages' | 'webhook_deliveries',
    private readonly dueSql: string,
  ) {}

  /**
   * Claims due rows, at most this many, and returns their ids. A claim lasts until they are due again; no two
   * processes get the same.
   */
  async claimDue(em: EntityManager, most: number, leaseMs: number): Promise<string[]> {
    const claimed = await query<{ id: string }>(
      em,
      `with due as (${this.dueSql})
        update ${this.table} q set due_at = now() + $2 * interval '1 millisecond', claimed_by = gen_random_uuid(), tries = tries + 1
          from due where q.id = due.id returning q.id`,
      [most, leaseMs],
    );
    return claimed.map(({ id }) => id);
  }

  /** Extends a claim. Throws when another process has the row now. */
  async renewClaim(em: EntityManager, { id, claimedBy }: Claim, leaseMs: number): Promise<void> {
    const renewed = await query(
      em,
      `update ${this.table} set due_at = now() + $1 * interval '1 millisecond' where id = $2 and claimed_by = $3 returning id`,
      [leaseMs, id, claimedBy],
    );
    if (renewed.length === 0) throw new Error('Another process is sending it.');
  }

  /**
   * Ends a claim after a fault: the row is due again after a pause, up to a fifth shorter so that rows spread,
   * or has failed without one.
   */
  async endClaim(
    em: EntityManager,
    { id, claimedBy }: Claim,
    fault: Error,
    pauseMs: number | null,
  ): Promise<void> {
    await query(
      em,
      `update ${this.table} set claimed_by = null, last_error = $1, status = case when $2::float8 is null then 'failed' else 'queued' end,
          due_at = now() + coalesce($2::float8, 0) * (0.8 + 0.2 * random()) * interval '1 millisecond' where id = $3 and claimed_by = $4`,
      [fault.message, pauseMs, id, claimedBy],
    );
  }
}
