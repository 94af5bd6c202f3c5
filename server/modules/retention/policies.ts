import { FILE_POLICIES, SANDBOX_POLICIES } from './file-policies.js';
import { ORDER_POLICIES } from './order-policies.js';
import { type Policy, removing } from './policy.js';
import { PRICE_POLICIES } from './price-policies.js';

/** Nobody gets a quote twice while it can be booked: the row of its message prevents that. */
const QUOTE_MESSAGE = `status <> 'queued' and created_at < now() - interval '35 days'
  and (user_id is null or data->>'isOwn' = 'false')`;

/** `/uploads/` and 32 digits: the common beginning of all widths of an image. */
const picture = (url: string) => `left(${url}, 41)`;
const isShownIn = (table: string) =>
  `exists (select from ${table} shown where ${picture('shown.image_url')} = ${picture('u.url')})`;
const UNUSED_PICTURES = `with waiting as materialized (
    select line->>'imageUrl' as image_url from checkouts c, jsonb_array_elements(c.lines) line
      where c.status not in ('finalized', 'cancelled', 'expired', 'refunded')
    union select line->>'imageUrl' from saved_quotes q, jsonb_array_elements(q.lines) line
      where q.order_id is null and q.deleted_at is null)
  select u.url from uploaded_pictures u where u.created_at < now() - interval '30 days'
    and not ${isShownIn('products')} and not ${isShownIn('categories')} and not ${isShownIn('order_lines')}
    and not ${isShownIn('waiting')} limit $1`;

const FORGOTTEN_ACCOUNT = `deleted_at < now() - interval '30 days'
  and not exists (select from orders o where o.user_id = users.id)
  and not exists (select from checkouts c where c.user_id = users.id)
  and not exists (select from messages m where m.author_id = users.id)
  and not exists (select from order_notes n where n.author_id = users.id)
  and not exists (select from customer_notes n where n.author_id = users.id)
  and not exists (select from acceptances a where a.user_id = users.id and a.checkout_id is not null)
  and not exists (select from payment_operations d where d.actor_id = users.id)
  and not exists (select from transfers t where t.actor_id = users.id)
  and not exists (select from refund_requests q where users.id in (q.asked_by_id, q.decided_by_id))
  and not exists (select from payment_resolutions r where r.actor_id = users.id)`;

/**
 * All retention periods: the one list, which the job executes and docs/security/data.md repeats. In this order, so
 * that referenced rows are removed last.
 */
export const POLICIES: readonly Policy[] = [
  {
    name: 'counted attempts',
    what: 'counted attempts whose time is over',
    after: 'the time of the limit, 30 days at most',
    why: 'nobody counts them any more',
    ...removing('rate_limits', 'expire <= extract(epoch from now()) * 1000'),
  },
  {
    name: 'account links',
    what: 'hashes of links for a new password or a proof of the address',
    after: 'an hour, seven days',
    why: 'they open nothing any more',
    ...removing('account_links', 'expires_at <= now()'),
  },
  {
    name: 'login challenges',
    what: 'hashes of logins that waited for their code',
    after: 'ten minutes',
    why: 'they open nothing any more',
    ...removing('factor_challenges', 'expires_at <= now()'),
  },
  {
    name: 'sessions',
    what: 'sessions of accounts that are over, with their device and network',
    after: 'seven days after they began or the password was changed',
    why: 'their token opens nothing any more',
    ...removing('sessions', 'ends_at <= now()'),
  },
  {
    name: 'security events',
    what: 'security events of accounts',
    after: '400 days',
    why: 'a year and a little is as far back as somebody looks for a stranger',
    ...removing('security_events', `created_at < now() - interval '400 days'`),
  },
  {
    name: 'guest carts',
    what: "guests' carts that nobody touched",
    after: '60 days',
    why: 'a guest who comes back does so within weeks; anybody can make as many as the limits let through',
    ...removing('carts', `guest_hash is not null and updated_at < now() - interval '60 days'`),
    tables: ['carts', 'cart_lines'],
    batch: 50,
  },
  {
    name: 'guest quotes',
    what: "guests' saved quotes that nobody booked",
    after: '30 days after they expired',
    why: 'the price no longer holds; that long the page says what it would cost now',
    ...removing(
      'saved_quotes',
      `user_id is null and expires_at < now() - interval '30 days' and order_id is null
        and not exists (select from checkouts c where c.quote_id = saved_quotes.id)`,
    ),
  },
  {
    name: 'deleted quotes',
    what: 'saved quotes that their customer deleted',
    after: '30 days',
    why: 'a payment that was begun before may still come',
    ...removing(
      'saved_quotes',
      `deleted_at < now() - interval '30 days' and order_id is null
        and not exists (select from checkouts c where c.quote_id = saved_quotes.id)`,
    ),
  },
  ...FILE_POLICIES,
  {
    name: 'goodbyes',
    what: 'the message that says an account is closed',
    after: '30 days',
    why: 'it keeps an address and a name of somebody who has left',
    ...removing(
      'email_messages',
      `kind = 'account-closed' and status <> 'queued' and created_at < now() - interval '30 days'`,
    ),
  },
  {
    name: 'quotes to others',
    what: 'messages with a quote that guests asked for, or that went to an address beside the account',
    after: '35 days',
    why: 'the address belongs to a third person; its row keeps us from writing twice while the quote holds',
    ...removing('email_messages', `kind in ('quote', 'quote-reminder') and ${QUOTE_MESSAGE}`),
  },
  {
    name: 'messages to closed accounts',
    what: 'messages about orders of accounts that are closed',
    after: '30 days after the account was closed',
    why: 'the order and its documents stay for the books, what was written about it need not',
    tables: ['email_messages'],
    sql: `delete from email_messages where id = any (array(
      select m.id from users u join orders o on o.user_id = u.id join email_messages m on m.order_id = o.id
        where u.deleted_at < now() - interval '30 days' and m.created_at < now() - interval '30 days'
          and m.status <> 'queued' limit $1 for update of m skip locked)) returning 1`,
  },
  {
    name: 'account messages',
    what: 'messages that are about no order',
    after: '2 years',
    why: 'nobody asks after them; those about orders go with the order',
    ...removing(
      'email_messages',
      `order_id is null and status <> 'queued' and created_at < now() - interval '2 years'`,
    ),
  },
  {
    name: 'unused pictures',
    what: 'uploaded pictures that no product, category, order, quote or open checkout shows',
    after: '30 days after the upload',
    why: 'a form with a new picture may stand open for days',
    tables: ['uploaded_pictures'],
    sql: UNUSED_PICTURES,
    removesPictures: true,
    batch: 100,
  },
  {
    name: 'provider events',
    what: "the card provider's events that were dealt with",
    after: '90 days',
    why: 'the provider sends an event again for 30 days at most; then nothing asks whether it was seen',
    ...removing(
      'stripe_events',
      `done_at is not null and done_at < now() - interval '90 days' and received_at < now() - interval '90 days'`,
    ),
  },
  {
    name: 'webhook deliveries',
    what: 'what was sent to the endpoints of webhooks, or waits for one that is off',
    after: '30 days',
    why: 'a receiver has noticed by then what it lacks, and reads it over the API',
    ...removing('webhook_deliveries', `created_at < now() - interval '30 days'`),
  },
  {
    name: 'api keys',
    what: 'API keys that expired or were revoked',
    after: '400 days',
    why: 'that long somebody may ask what a program did; its hash opens nothing any more',
    ...removing('api_keys', `coalesce(revoked_at, expires_at) < now() - interval '400 days'`),
  },
  ...ORDER_POLICIES,
  {
    name: 'audit log',
    what: 'entries of the audit log',
    after: '6 years',
    why: 'as long as a claim can be brought about what staff did (Limitation Act 1980, s. 5)',
    ...removing('audit_entries', `created_at < now() - interval '6 years'`),
  },
  {
    name: 'box scans',
    what: 'when the label of a box was scanned, and on which side',
    after: '400 days',
    why: 'a shipment has long arrived by then',
    ...removing('box_scans', `scanned_at < now() - interval '400 days'`),
  },
  {
    name: 'driving orders',
    what: "the order of a day's collections, as staff have put it",
    after: '30 days after the day',
    why: 'the van has been there; until then a sheet printed again is the same',
    ...removing('driving_orders', `day < current_date - 30`),
  },
  ...PRICE_POLICIES,
  {
    name: 'closed months',
    what: 'that months of the accounts were closed or opened again, by whom, and their sums',
    after: '6 years',
    why: 'as the audit log',
    ...removing('month_handovers', `created_at < now() - interval '6 years'`),
  },
  {
    name: 'stubs of accounts',
    what: 'what is left of a closed account: its id and when it was closed',
    after: '30 days after it was closed, when nothing names it any more',
    why: 'it stands for the customer of orders, and for who wrote what',
    ...removing('users', FORGOTTEN_ACCOUNT),
    batch: 100,
  },
  ...SANDBOX_POLICIES,
];

/** Tables without a policy: their rows' remover, or the reason why they stay. Every table is in one of both lists. */
export const OTHER_TABLES: Readonly<Record<string, string>> = {
  saved_addresses: 'with the account',
  customer_notes: 'with the account',
  newsletter_consents: 'with the account',
  second_factors: 'until turned off, or with the account',
  recovery_codes: 'until used or turned off, or with the account',
  acceptances: 'with the account, those of a checkout with it',
  legal_documents: 'of the shop, every version: customers agreed to it',
  legal_drafts: 'of the shop',
  store_settings: 'of the shop',
  service_options: 'of the shop',
  destination_rates: 'of the shop',
  destination_guides: 'of the shop',
  prices: 'of the shop',
  promotions: 'of the shop: orders name them',
  webhook_endpoints: 'of the shop, until staff delete them',
  categories: 'of the shop',
  products: 'of the shop',
  product_prices: 'of the shop',
  search_synonyms: 'of the shop',
  canned_answers: 'of the shop, until staff delete them',
  document_series: 'the last number of each kind of document',
  retention_runs: 'one row for each policy',
  reminder_stops: 'for good, as digests of addresses: without it we would write again to who said no',
  order_figures: 'sums of orders and money by day, of nobody',
  lane_transits: 'days that deliveries took, of nobody',
  order_figure_changes: 'seconds, until it is added to the sums',
  order_figure_checks: 'one row',
  mikro_orm_migrations: 'which migrations ran',
};
