import { IS_BY_STAFF } from '../db/triggers.js';

/** Payments, what the provider said of them, refunds, and issues that a person has to look at. */
export const PAYMENTS_SCHEMA = `
create table payment_attempts (
  id uuid primary key,
  checkout_id uuid not null references checkouts,
  no integer not null,
  amount_pence integer not null check (amount_pence >= 30),
  currency text not null default 'gbp',
  -- Stored before the provider is called, so that the call can be made again.
  idempotency_key text not null unique,
  -- Its moves stand in attempt-status.ts.
  status text not null default 'requested' check (status in ('requested', 'open', 'succeeded', 'cancelled', 'abandoned')),
  payment_intent text unique,
  -- The provider's last word on the intent.
  provider_status text,
  next_check_at timestamptz not null,
  checks integer not null default 0,
  created_at timestamptz not null,
  check (status not in ('open', 'succeeded') or payment_intent is not null),
  unique (checkout_id, no)
);
-- One payment at a time can take money for a checkout.
create unique index payment_attempts_one_live on payment_attempts (checkout_id) where status in ('requested', 'open');
create index payment_attempts_due on payment_attempts (next_check_at) where status in ('requested', 'open');

-- Events of the provider, stored before they are acted on; the id makes each count once.
create table stripe_events (
  id text primary key,
  type text not null,
  payment_intent text,
  payload jsonb not null,
  received_at timestamptz not null,
  done_at timestamptz,
  next_check_at timestamptz not null,
  tries integer not null default 0
);
create index stripe_events_due on stripe_events (next_check_at) where done_at is null;
create index stripe_events_declined on stripe_events (payment_intent) where type = 'payment_intent.payment_failed';
create index stripe_events_of_payment on stripe_events (payment_intent) where payment_intent is not null;
-- Rows are added in the order of their time, so these few pages find the oldest.
create index stripe_events_by_age on stripe_events using brin (received_at);

create table refunds (
  id uuid primary key,
  payment_intent text not null,
  reason text not null,
  amount_pence integer not null check (amount_pence > 0),
  -- Its moves stand in refund-status.ts.
  status text not null default 'requested'
    check (status in ('requested', 'processing', 'succeeded', 'refused', 'failed', 'cancelled')),
  channel text not null default 'provider' check (channel in ('provider', 'dashboard', 'bank_transfer')),
  provider_refund text,
  -- When it first succeeded: since then it is in the books.
  confirmed_at timestamptz,
  -- A bank sent back what went under provider_refund: kept for good, whatever becomes of the refund.
  failed_at timestamptz,
  -- What a person had refunded in the dashboard when this was requested, so that it is not taken for this.
  dashboard_pence_before integer not null default 0,
  next_check_at timestamptz not null,
  tries integer not null default 0,
  created_at timestamptz not null,
  -- Requested once for each reason.
  unique (payment_intent, reason),
  check (status <> 'succeeded' or confirmed_at is not null),
  check (confirmed_at is null or status in ('succeeded', 'failed', 'cancelled')),
  check (status <> 'processing' or (channel = 'provider' and provider_refund is not null)),
  check (status <> 'failed' or failed_at is not null),
  check (failed_at is null or provider_refund is not null),
  check (channel <> 'dashboard' or status = 'succeeded')
);
-- A refund at the provider is one of ours, once.
create unique index refunds_of_provider on refunds (provider_refund) where provider_refund is not null;
create index refunds_due on refunds (next_check_at)
  where channel = 'provider' and status in ('requested', 'processing', 'refused');
create index refunds_for_staff on refunds (created_at, id)
  where status = 'failed' or status = 'requested' and channel = 'bank_transfer';
create index refunds_by_age on refunds using brin (created_at);

-- A refund of any payment of an order notifies whoever watches the order.
create function tell_refund_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('order_changed', p.order_id::text) from order_payments p where p.payment_intent = new.payment_intent;
  return null;
end $$;
create trigger refunds_told after insert or update of status on refunds
  for each row execute function tell_refund_changed();

-- What the provider last said of a dispute: nothing of its payment is refunded while the bank decides.
create table payment_disputes (
  id text primary key,
  payment_intent text not null,
  amount_pence integer not null check (amount_pence >= 0),
  status text not null check (status in ('open', 'won', 'lost')),
  due_by timestamptz,
  updated_at timestamptz not null
);
create index payment_disputes_of_payment on payment_disputes (payment_intent);

create table payment_resolutions (
  id uuid primary key,
  payment_intent text not null,
  note text not null check (note <> ''),
  actor_id uuid not null references users,
  created_at timestamptz not null
);
create index payment_resolutions_of_payment on payment_resolutions (payment_intent, created_at desc);
create index payment_resolutions_of_actor on payment_resolutions (actor_id);
create trigger payment_resolutions_append_only before update or truncate on payment_resolutions
  for each statement execute function refuse_change();
-- Retention removes them after six years, nobody earlier.
create trigger payment_resolutions_stays before delete on payment_resolutions
  for each row when (old.created_at > now() - interval '6 years' and old.payment_intent not like 'pi\\_sample\\_%') execute function refuse_change();
create function audit_payment_resolution() returns trigger language plpgsql as $$
begin
  insert into audit_entries (actor_id, action, entity, entity_id, label, before, after, request_id)
    values (current_setting('audit.actor')::uuid, 'changed', 'payment', new.payment_intent, new.payment_intent,
      '{"review": "open"}', '{"review": "resolved"}', coalesce(current_setting('audit.request', true), ''));
  return null;
end $$;
create trigger payment_resolutions_audited after insert on payment_resolutions for each row
  when (${IS_BY_STAFF}) execute function audit_payment_resolution();

-- What a person has to look at: a row for each payment, kind and data. raised counts how often it became an issue, so
-- that nobody closes what they have not seen.
create table payment_issues (
  id uuid primary key,
  payment_intent text not null,
  checkout_id uuid,
  kind text not null check (kind in ('amount_differs', 'currency_differs', 'mode_differs', 'unknown_checkout',
    'order_without_payment', 'refund_failed', 'refund_refused', 'refund_assumed', 'over_refunded', 'disputed')),
  data jsonb not null,
  raised integer not null default 1,
  created_at timestamptz not null,
  resolved_at timestamptz,
  resolution_id uuid references payment_resolutions,
  unique (payment_intent, kind, data),
  check (resolution_id is null or resolved_at is not null)
);
create index payment_issues_open on payment_issues (created_at) where resolved_at is null;
create index payment_issues_closed on payment_issues (resolved_at) where resolved_at is not null;
create index payment_issues_of_resolution on payment_issues (resolution_id) where resolution_id is not null;
`;
