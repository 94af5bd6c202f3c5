import { Check, Entity, Formula, Unique } from '@mikro-orm/decorators/legacy';
import { column, Indexed } from '../../platform/db/column.js';
import type { Contact } from '../../platform/values/contact.js';
import { FROZEN_CHECK, type FrozenShipment, frozenPence } from '../quotes/frozen-shipment.js';
import type { LineSnapshot } from '../quotes/placed-line.js';
import type { Amendment } from './order-changes/change-shipment.js';
import { CHECKOUT_STATUSES, type CheckoutStatus } from './status/checkout-status.js';

/** A frozen shipment, or an extra payment of an order, to be paid. Money is in pence. */
@Entity({ tableName: 'checkouts' })
// The provider takes no payment below 30p.
@Check({ name: 'checkouts_least', expression: `${frozenPence('totalPence')} >= 30` })
@Unique({ properties: ['userId', 'idempotencyKey'] })
@Check({ name: 'checkouts_check', expression: '(change is null) = (amends_order_id is null)' })
@Check({ name: 'checkouts_check1', expression: 'charge_id is null or amends_order_id is not null' })
// One open checkout of the same purchase, so that two tabs make one payment.
@Indexed('checkouts_one_open', "(user_id, price_hash) where status = 'awaiting_payment'", { unique: true })
// One open change of an order: a second would be priced against the order before the first.
@Indexed(
  'checkouts_one_amendment',
  "(amends_order_id) where amends_order_id is not null and charge_id is null and status = 'awaiting_payment'",
  { unique: true },
)
// One open checkout of a charge, so that two tabs make one payment.
@Indexed('checkouts_one_of_charge', "(charge_id) where status = 'awaiting_payment'", { unique: true })
@Indexed('checkouts_of_charge', '(charge_id) where charge_id is not null')
@Indexed('checkouts_open', "(created_at) where status = 'awaiting_payment'")
@Indexed('checkouts_of_quote', '(quote_id) where quote_id is not null')
// Without this index, deleting an order reads the whole table for rows that refer to it.
@Indexed('checkouts_of_amended_order', '(amends_order_id) where amends_order_id is not null')
@Indexed(
  'checkouts_of_promotion',
  "((shipment->'promotion'->>'id'), user_id, status) where shipment->'promotion'->>'id' is not null",
)
@Indexed('checkouts_closed', "(updated_at) where status in ('cancelled', 'expired')")
// Rows are stored in the order of their time, so a BRIN index of few pages finds the oldest.
@Indexed('checkouts_by_age', 'using brin (updated_at)')
export class CheckoutRecord {
  @column.id() id: string;
  @column.refersTo('users') userId: string;
  /** The cart from which the ordered items are removed; null when they were never in one. */
  @column.uuid({ nullable: true }) cartId: string | null;
  /** The booked quote, whose prices are frozen; null for a cart. */
  @column.refersTo('saved_quotes', { nullable: true }) quoteId: string | null;
  @column.choice(CHECKOUT_STATUSES)
  status: CheckoutStatus;
  /** Digest of lines, destination, service and total: distinguishes a repeat from a new shipment. */
  @column.text() priceHash: string;
  @column.text() idempotencyKey: string;
  /** Idempotency keys of its requests, with the digest of each request; empty for an amendment. */
  @column.json({ default: '{}' }) answeredKeys: Record<string, string> = {};
  @column.json({ check: FROZEN_CHECK }) shipment: FrozenShipment;
  @column.json() lines: LineSnapshot[];
  @column.json() contact: Contact;
  /**
   * Whether the account has gaps and no order yet, so that this checkout may fill its profile. Read only when
   * populated, in the statement that reads the checkout.
   */
  @Formula(
    ({ userId }) =>
      `exists (select from users u where u.id = ${userId} and (u.name = '' or u.phone = '' or u.address is null)
        and not exists (select from orders o where o.user_id = u.id))`,
    { type: 'boolean', lazy: true },
  )
  mayFillProfile?: boolean;
  /** The order that it is an extra payment for; null when it books a shipment. */
  @column.refersTo('orders', { nullable: true }) amendsOrderId: string | null = null;
  /** The change that is applied to that order once it is paid. */
  @column.json({ nullable: true }) change: Amendment | null = null;
  /** The charge of that order that it pays; null for a change by the customer. */
  @column.refersTo('order_charges', { nullable: true }) chargeId: string | null = null;
  /** When the customer confirmed that no forbidden goods are in it; null before. */
  @column.moment({ nullable: true }) noForbiddenGoodsAt: Date | null = null;
  @column.moment() createdAt: Date;
  @column.moment() updatedAt: Date;
}
