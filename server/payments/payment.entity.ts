import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { AttemptStatus } from './attempt-status.js';

/** One try to have a checkout paid: at most one is live for a checkout, and its key is stored before the provider is called. */
@Entity({ tableName: 'payment_attempts' })
export class PaymentAttempt {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @Property({ type: 'uuid' })
  checkoutId: string;

  /** Counts the attempts of a checkout from 1. */
  @Property({ type: 'integer' })
  no: number;

  @Property({ type: 'integer' })
  amountPence: number;

  @Property({ type: 'text', default: 'gbp' })
  currency: string;

  @Property({ type: 'text', unique: true })
  idempotencyKey: string;

  /** Null until the provider's answer is stored. */
  @Property({ type: 'text', nullable: true, unique: true })
  paymentIntent: string | null;

  @Property({ type: 'text', default: 'requested' })
  status: AttemptStatus;

  /** The provider's last word on the intent. */
  @Property({ type: 'text', nullable: true })
  providerStatus: string | null;

  /** When the reconciler looks at it next. */
  @Property({ type: 'Date', columnType: 'timestamptz' })
  nextCheckAt: Date;

  @Property({ type: 'integer', default: 0 })
  checks: number;

  @Property({ type: 'Date', columnType: 'timestamptz' })
  createdAt: Date;
}

/** What the provider reported; stored before it is acted on. */
@Entity({ tableName: 'stripe_events' })
export class StripeEvent {
  @PrimaryKey({ type: 'text' })
  id: string;

  @Property({ type: 'text' })
  type: string;

  @Property({ type: 'text', nullable: true })
  paymentIntent: string | null;

  @Property({ type: 'json' })
  payload: object;

  @Property({ type: 'Date', columnType: 'timestamptz' })
  receivedAt: Date;

  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  doneAt: Date | null;

  @Property({ type: 'Date', columnType: 'timestamptz' })
  nextCheckAt: Date;

  @Property({ type: 'integer', default: 0 })
  tries: number;
}

/** Something about a payment that a person has to look at; each kind and its data once for a payment. */
@Entity({ tableName: 'payment_issues' })
export class PaymentIssueRecord {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @Property({ type: 'text' })
  paymentIntent: string;

  @Property({ type: 'uuid', nullable: true })
  checkoutId: string | null;

  @Property({ type: 'text' })
  kind: string;

  @Property({ type: 'json' })
  data: object;

  /** How often it was raised: staff who close it say which count they have seen. */
  @Property({ type: 'integer', default: 1 })
  raised: number;

  @Property({ type: 'Date', columnType: 'timestamptz' })
  createdAt: Date;

  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  resolvedAt: Date | null;

  /** The note with which staff closed it; null while it is open, or when the payment got its order. */
  @Property({ type: 'uuid', nullable: true })
  resolutionId: string | null;
}
