import { Migration } from '@mikro-orm/migrations';

/** Each issue of a payment is a row with a kind and data. */
export class PaymentIssues extends Migration {
  override up(): void {
    this.addSql('alter table payment_resolutions drop constraint payment_resolutions_payment_intent_fkey');
    this.addSql('drop table payment_exceptions');
    this.addSql(`create table payment_issues (
      id uuid primary key,
      payment_intent text not null,
      checkout_id uuid,
      kind text not null check (kind in ('amount_differs', 'currency_differs', 'mode_differs', 'unknown_checkout', 'order_without_payment',
        'refund_failed', 'refund_refused', 'refund_assumed', 'over_refunded', 'disputed')),
      data jsonb not null,
      raised integer not null default 1,
      created_at timestamptz not null,
      resolved_at timestamptz,
      resolution_id uuid references payment_resolutions,
      unique (payment_intent, kind, data),
      check (resolution_id is null or resolved_at is not null)
    )`);
    this.addSql('create index payment_issues_open on payment_issues (created_at) where resolved_at is null');
    this.addSql(
      'create index payment_issues_closed on payment_issues (resolved_at) where resolved_at is not null',
    );
    this.addSql(
      'create index payment_issues_of_resolution on payment_issues (resolution_id) where resolution_id is not null',
    );
  }
}
