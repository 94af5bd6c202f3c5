import { Entity, Formula, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { FrozenShipment } from '../orders/frozen-shipment.js';
import type { LineSnapshot } from '../orders/placed-line.js';
import type { Contact } from '../shared/contact.js';
import type { Amendment } from './order-changes/change-shipment.js';
import type { CheckoutStatus } from './status/checkout-status.js';

/** A frozen shipment that is being paid. Money is pence. */
@Entity({ tableName: 'checkouts' })
export class CheckoutRecord extends FrozenShipment {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @Property({ type: 'uuid' })
  userId: string;

  /** The cart that loses the ordered items; null when they never were in one. */
  @Property({ type: 'uuid', nullable: true })
  cartId: string | null;

  /** The booked quote, whose prices are frozen; null for a cart. */
  @Property({ type: 'uuid', nullable: true })
  quoteId: string | null;

  @Property({ type: 'text' })
  status: CheckoutStatus;

  /** Digest of lines, destination, service and total: distinguishes a repeat from a new shipment. */
  @Property({ type: 'text' })
  priceHash: string;

  @Property({ type: 'text' })
  idempotencyKey: string;

  /** Every idempotency key that it answered, with the digest of what that was sent with; none for an amendment. */
  @Property({ type: 'json' })
  answeredKeys: Record<string, string> = {};

  @Property({ type: 'json' })
  lines: LineSnapshot[];

  @Property({ type: 'json' })
  contact: Contact;

  /**
   * Whether the account has gaps and no order yet, so that this checkout may fill its profile. Read only when populated, in
   * the statement that reads the checkout.
   */
  @Formula(
    ({ userId }) =>
      `exists (select from users u where u.id = ${userId} and (u.name = '' or u.phone = '' or u.address is null)
        and not exists (select from orders o where o.user_id = u.id))`,
    { type: 'boolean', lazy: true },
  )
  mayFillProfile?: boolean;

  /** The order that it is an extra payment for; null for a shipment of its own. */
  @Property({ type: 'uuid', nullable: true })
  amendsOrderId: string | null = null;

  /** The change that is applied to that order once it is paid. */
  @Property({ type: 'json', nullable: true })
  change: Amendment | null = null;

  /** The charge of that order that it pays; null for a change that its customer makes. */
  @Property({ type: 'uuid', nullable: true })
  chargeId: string | null = null;

  /** When the customer said that none of the goods that may not be sent are in it; null while they have not. */
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  noForbiddenGoodsAt: Date | null = null;

  @Property({ type: 'Date', columnType: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'Date', columnType: 'timestamptz' })
  updatedAt: Date;
}
