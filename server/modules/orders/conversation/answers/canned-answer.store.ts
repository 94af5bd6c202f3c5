import type { Pool } from 'pg';
import type { Paging } from '../../../../platform/api/pagination.js';
import { byName } from '../../../../platform/db/by-name.js';
import { read } from '../../../../platform/db/query.js';
import type { ReadPool } from '../../../../platform/db/replicas/read-pool.js';
import type { CannedAnswer } from './canned-answer.entity.js';

/** One page of answers by title, and how many there are in all. */
export async function readAnswers(
  pool: ReadPool,
  { pageSize, offset }: Paging,
): Promise<{ answers: CannedAnswer[]; total: number }> {
  const [answers, [counted]] = await Promise.all([
    read<CannedAnswer>(
      pool,
      `select id, title, body, created_at from canned_answers order by ${byName('title')}, id limit $1 offset $2`,
      [pageSize, offset],
    ),
    read<{ total: number }>(pool, 'select count(*)::int as total from canned_answers', []),
  ]);
  return { answers, total: counted?.total ?? 0 };
}

/** Adds an answer, or gives the one with this title the new text. */
export async function upsertAnswer(
  pool: Pool,
  { id, title, body, createdAt }: CannedAnswer,
): Promise<CannedAnswer> {
  const [saved] = await read<CannedAnswer>(
    pool,
    `insert into canned_answers (id, title, body, created_at) values ($1, $2, $3, $4)
      on conflict (lower(title)) do update set title = excluded.title, body = excluded.body
      returning id, title, body, created_at`,
    [id, title, body, createdAt],
  );
  return saved!;
}

/** Deletes an answer; returns whether there was one. */
export async function deleteAnswer(pool: Pool, id: string): Promise<boolean> {
  const { rowCount } = await pool.query('delete from canned_answers where id = $1', [id]);
  return rowCount === 1;
}
