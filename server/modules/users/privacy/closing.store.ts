import type { EntityManager } from '@mikro-orm/postgresql';
import { EMPTY_ADDRESS } from '../../../../rules/people/addresses/address-parts.js';
import { query } from '../../../platform/db/query.js';
import type { Contact } from '../../../platform/values/contact.js';

const OBSTACLES_SQL = `select
  exists (select from orders where user_id = $1 and deleted_at is null
    and status in ('processing', 'shipped', 'in_transit') and payment_status in ('pending', 'paid')) as has_orders,
  exists (select from checkouts c where user_id = $2 and status in ('awaiting_payment', 'review') and exists (
    select from payment_attempts where checkout_id = c.id and provider_status is distinct from 'canceled'))
    as has_payment`;

/** Obstacles to closing: orders under way, and payments for which money can still come. */
export async function readClosingObstacles(
  em: EntityManager,
  userId: string,
): Promise<{ hasOrders: boolean; hasPayment: boolean } | undefined> {
  const [found] = await query<{ hasOrders: boolean; hasPayment: boolean }>(em, OBSTACLES_SQL, [
    userId,
    userId,
  ]);
  return found;
}

/** Locks the checkouts of a user until the transaction ends, in the global lock order. */
export async function lockCheckoutsOf(tx: EntityManager, userId: string): Promise<void> {
  await query(tx, 'select id from checkouts where user_id = $1 order by id for update', [userId]);
}

/** Excludes checkouts with an attempt that the provider has not cancelled: money can still come for them. */
const CLOSE_CHECKOUTS_SQL = `update checkouts c
  set status = case status when 'awaiting_payment' then 'cancelled' else status end, contact = $1,
    shipment = shipment || $2::jsonb, change = case when change is null then null else '{}'::jsonb end, updated_at = $3
  where user_id = $4 and status in ('awaiting_payment', 'cancelled', 'expired') and not exists (
    select from payment_attempts where checkout_id = c.id and provider_status is distinct from 'canceled')`;

/** A quote that became a checkout stays for it; its link stops working. */
const CLOSE_QUOTES_SQL = `update saved_quotes
  set deleted_at = coalesce(deleted_at, $1), shipment = shipment || '{"fromCity": "", "toCity": ""}' where user_id = $2`;
const DELETE_QUOTES_SQL = `delete from saved_quotes q
  where user_id = $1 and order_id is null and not exists (select from checkouts where quote_id = q.id)`;

const NOBODY = JSON.stringify({ name: '', email: '', phone: '' } satisfies Contact);
const NOWHERE = JSON.stringify({
  ...{ collectionAddress: EMPTY_ADDRESS, deliveryAddress: EMPTY_ADDRESS, billingAddress: EMPTY_ADDRESS },
  ...{ fromCity: '', toCity: '' },
});

/** The files of messages on their orders, from either side; files not yet attached are deleted within a day. */
const DELETE_FILES_SQL = `delete from attachments where message_id in
  (select m.id from messages m join orders o on o.id = m.order_id where o.user_id = $1)`;

const DELETE_PAPERS_SQL =
  'delete from order_papers where order_id in (select id from orders where user_id = $1)';

/** Notes of staff about them; the status steps of their orders stay, without the reasons. */
const DELETE_NOTES_SQL =
  'delete from order_notes where order_id in (select id from orders where user_id = $1)';
const FORGET_REASONS_SQL = `update order_events set reason = null
  where reason is not null and order_id in (select id from orders where user_id = $1)`;
const CLOSE_CHARGES_SQL = `update order_charges set reason = '-',
  change = change #- '{change,deliveryAddress,receiver}' #- '{before,deliveryAddress,receiver}', state = case state when 'open' then 'withdrawn' else state end,
  closed_at = coalesce(closed_at, $1) where order_id in (select id from orders where user_id = $2)`;

const WITHOUT_HANDOVER =
  "shipment #- '{collectionAddress,access}' #- '{deliveryAddress,access}' #- '{deliveryAddress,receiver}'";

/** Receiver and door access of finished orders: accounting needs the postal address alone. */
const FORGET_HANDOVERS_SQL = `with done as (update orders
    set shipment = ${WITHOUT_HANDOVER}
    where user_id = $1 and status in ('delivered', 'cancelled') and shipment <> ${WITHOUT_HANDOVER})
  update checkouts c set shipment = ${WITHOUT_HANDOVER},
    change = change #- '{change,deliveryAddress,receiver}' #- '{before,deliveryAddress,receiver}'
  where user_id = $1 and not exists (select from orders o
    where o.id = c.amends_order_id and o.status not in ('delivered', 'cancelled')
      or o.checkout_id = c.id and o.status not in ('delivered', 'cancelled'))`;

/**
 * Closes and empties the checkouts of a user for which no money can come; removes the cart, quotes, requests, staff's
 * notes on orders, files of messages, customs documents, addresses, consents, acceptances, messages, security events,
 * links, sessions, second factor.
 */
export async function deletePersonalData(tx: EntityManager, userId: string, now: Date): Promise<void> {
  // Checkouts first, then the cart, in the global lock order.
  await lockCheckoutsOf(tx, userId);
  await query(tx, CLOSE_CHECKOUTS_SQL, [NOBODY, NOWHERE, now, userId]);
  await query(tx, 'delete from carts where user_id = $1', [userId]);
  await query(tx, DELETE_QUOTES_SQL, [userId]);
  await query(tx, CLOSE_QUOTES_SQL, [now, userId]);
  await query(tx, 'delete from requests where user_id = $1', [userId]);
  await query(tx, DELETE_FILES_SQL, [userId]);
  await query(tx, DELETE_PAPERS_SQL, [userId]);
  await query(tx, DELETE_NOTES_SQL, [userId]);
  await query(tx, 'delete from customer_notes where user_id = $1', [userId]);
  await query(tx, FORGET_REASONS_SQL, [userId]);
  await query(tx, FORGET_HANDOVERS_SQL, [userId]);
  await query(tx, CLOSE_CHARGES_SQL, [now, userId]);
  await query(tx, 'delete from saved_addresses where user_id = $1', [userId]);
  await query(tx, 'delete from newsletter_consents where user_id = $1', [userId]);
  await query(tx, 'delete from acceptances where user_id = $1 and checkout_id is null', [userId]);
  await query(tx, 'delete from email_messages where user_id = $1', [userId]);
  await query(tx, 'delete from security_events where user_id = $1', [userId]);
  await query(tx, 'delete from account_links where user_id = $1', [userId]);
  await query(tx, 'delete from sessions where user_id = $1', [userId]);
  await query(tx, 'delete from second_factors where user_id = $1', [userId]);
  await query(tx, 'delete from recovery_codes where user_id = $1', [userId]);
  await query(tx, 'delete from factor_challenges where user_id = $1', [userId]);
}
