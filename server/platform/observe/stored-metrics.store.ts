import type { Pool } from 'pg';
import { read } from '../db/query.js';

/** A metric that the database knows: one number for each label in the rows of its statement. */
export interface Metric {
  readonly name: string;
  readonly help: string;
  readonly label: string;
  /** Selects label and value. */
  readonly sql: string;
}

export const STORED_METRICS: readonly Metric[] = [
  {
    name: 'harbourline_emails_waiting',
    help: 'Queued emails: due by now, due later, and tried without success.',
    label: 'state',
    sql: `select state as label, value from (select count(*) filter (where due_at <= now()) as due, count(*) filter (where due_at > now()) as later,
        count(*) filter (where last_error is not null) as tried from email_messages where status = 'queued') e,
      lateral (values ('due', due), ('later', later), ('tried', tried)) as counted (state, value)`,
  },
  {
    name: 'harbourline_payment_attempts',
    help: 'Payment attempts, by what the provider said last.',
    label: 'outcome',
    sql: `select coalesce(provider_status, 'not known') as label, count(*) as value from payment_attempts group by 1`,
  },
  {
    name: 'harbourline_payments_without_order',
    help: 'Successful payments that have neither order nor refund yet; more than 0 for minutes wants a look.',
    label: 'state',
    sql: `select 'paid' as label, count(*) as value from payment_attempts attempt
      where provider_status = 'succeeded'
        and not exists (select from order_payments paid where paid.payment_intent = attempt.payment_intent)
        and not exists (select from refunds where refunds.payment_intent = attempt.payment_intent)`,
  },
  {
    name: 'harbourline_payment_issues',
    help: 'Payments that a person must look at.',
    label: 'state',
    sql: `select 'open' as label, count(distinct payment_intent) as value from payment_issues where resolved_at is null`,
  },
  {
    name: 'harbourline_refunds',
    help: 'Refunds, by channel and status.',
    label: 'state',
    sql: `select coalesce(channel || ':' || status, watched) as label, count(id) as value
      from (values ('provider:requested'), ('provider:refused'), ('provider:failed'), ('bank_transfer:requested')) as kinds (watched)
        full join refunds on watched = channel || ':' || status group by 1`,
  },
  {
    name: 'harbourline_emails',
    help: 'Emails, by status: queued, sent, kept (no mail server is set), failed (will be tried again).',
    label: 'status',
    sql: `select status as label, count(*) as value from email_messages group by 1`,
  },
  {
    name: 'harbourline_figures_differing',
    help: 'Sums of orders that differed from their rows at the last nightly comparison, which mended them; more than 0 wants a look.',
    label: 'figures',
    sql: `select 'orders' as label, differing as value from order_figure_checks`,
  },
  {
    name: 'harbourline_retention_finished_seconds',
    help: 'When each policy of retention was last worked off, in seconds since 1970; older than a few hours wants a look.',
    label: 'policy',
    sql: `select policy as label, extract(epoch from finished_at) as value from retention_runs`,
  },
  {
    name: 'harbourline_retention_removed',
    help: 'What each policy of retention has removed so far.',
    label: 'policy',
    sql: `select policy as label, removed as value from retention_runs`,
  },
];

export type LabelledValue = readonly [label: string, value: number];

const KEPT_MS = 10_000;

/** Reads a metric, at most every 10 s. Empty while the database is unavailable. */
export function storedReader(pool: Pool, { sql }: Metric): () => Promise<readonly LabelledValue[]> {
  let kept: readonly LabelledValue[] = [];
  let readAtMs = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - readAtMs < KEPT_MS) return kept;
    try {
      const rows = await read<{ label: string; value: string }>(pool, sql);
      kept = rows.map(({ label, value }) => [label, Number(value)]);
      readAtMs = performance.now();
      return kept;
    } catch {
      return [];
    }
  };
}
