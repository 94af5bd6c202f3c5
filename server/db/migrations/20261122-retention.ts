import { Migration } from '@mikro-orm/migrations';

/**
 * Data that is over its time is removed by a job: when it last did, keys for what it looks for, and records that are
 * never changed may be removed when they are six years old. The database itself refuses anything younger.
 */
export class Retention extends Migration {
  override up(): void {
    for (const statement of [...runs, ...KEPT_SIX_YEARS.flatMap(removableAfterSixYears), ...keys])
      this.addSql(statement);
  }
}

const runs = [
  `create table retention_runs (
    policy text primary key,
    finished_at timestamptz not null,
    removed bigint not null
  )`,
];

const KEPT_SIX_YEARS = [
  ['ledger_entries', 'append_only'],
  ['audit_entries', 'append_only'],
  ['payment_resolutions', 'append_only'],
  ['price_changes', 'kept'],
] as const;

function removableAfterSixYears([table, trigger]: (typeof KEPT_SIX_YEARS)[number]): string[] {
  const never = trigger === 'kept' ? 'truncate' : 'update or truncate';
  return [
    `drop trigger ${table}_${trigger} on ${table}`,
    `create trigger ${table}_${trigger} before ${never} on ${table}
      for each statement execute function refuse_change()`,
    `create trigger ${table}_stays before delete on ${table}
      for each row when (old.created_at > now() - interval '6 years') execute function refuse_change()`,
  ];
}

const keys = [
  'create index carts_of_guests_untouched on carts (updated_at) where guest_hash is not null',
  'create index saved_quotes_of_guests_over on saved_quotes (expires_at) where user_id is null and order_id is null',
  'create index saved_quotes_deleted on saved_quotes (deleted_at) where deleted_at is not null and order_id is null',
  `create index checkouts_closed on checkouts (updated_at) where status in ('draft', 'cancelled', 'expired')`,
  'create index users_closed on users (deleted_at) where deleted_at is not null',
  'create index account_links_over on account_links (expires_at)',
  // Rows are added in the order of their time, so these few pages find the oldest.
  'create index stripe_events_by_age on stripe_events using brin (received_at)',
  'create index audit_entries_by_age on audit_entries using brin (created_at)',
  'create index orders_by_age on orders using brin (created_at)',
  'create index checkouts_by_age on checkouts using brin (updated_at)',
  'create index refunds_by_age on refunds using brin (created_at)',
];
