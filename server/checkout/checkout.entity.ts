import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { DestinationKey } from '../../rules/destinations.js';
import type { ServiceLevel } from '../../rules/quote.js';
import type { LineSnapshot } from '../orders/placed-line.js';
import type { Address } from '../shared/address.js';
import type { Contact } from '../shared/contact.js';

export const CHECKOUT_STATUSES = [
  'draft',
  'awaiting_payment',
  'paid',
  'finalized',
  'cancelled',
  'expired',
  'review',
  'refunded',
] as const;
export type CheckoutStatus = (typeof CHECKOUT_STATUSES)[number];

/** A frozen shipment that is being paid. Money is pence. */
@Entity({ tableName: 'checkouts' })
export class CheckoutRecord {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @Property({ type: 'uuid' })
  userId: string;

  @Property({ type: 'uuid' })
  cartId: string;

  @Property({ type: 'text' })
  status: CheckoutStatus;

  /** Digest of lines, destination, service and total: tells a repeat from a new shipment. */
  @Property({ type: 'text' })
  priceHash: string;

  @Property({ type: 'text' })
  idempotencyKey: string;

  @Property({ type: 'text' })
  destination: DestinationKey;

  @Property({ type: 'text' })
  service: ServiceLevel;

  @Property({ type: 'text' })
  serviceName: string;

  @Property({ type: 'text' })
  fromCity: string;

  @Property({ type: 'text' })
  toCity: string;

  @Property({ type: 'json' })
  lines: LineSnapshot[];

  @Property({ type: 'integer' })
  itemsPence: number;

  @Property({ type: 'integer' })
  minimumPence: number;

  @Property({ type: 'integer' })
  minimumTopUpPence: number;

  @Property({ type: 'integer' })
  servicePence: number;

  @Property({ type: 'integer' })
  totalPence: number;

  @Property({ type: 'text', default: 'gbp' })
  currency: string;

  @Property({ type: 'integer' })
  itemCount: number;

  @Property({ type: 'bigint' })
  volumeCm3: number;

  @Property({ type: 'date', nullable: true })
  collectionDate: string | null;

  @Property({ type: 'json' })
  collectionAddress: Address;

  @Property({ type: 'json' })
  deliveryAddress: Address;

  @Property({ type: 'json' })
  billingAddress: Address;

  @Property({ type: 'json' })
  contact: Contact;

  @Property({ type: 'Date', columnType: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'Date', columnType: 'timestamptz' })
  updatedAt: Date;
}
