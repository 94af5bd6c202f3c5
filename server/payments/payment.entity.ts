import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

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

  @Property({ type: 'text', nullable: true })
  providerStatus: string | null;

  @Property({ type: 'boolean', default: true })
  live: boolean;

  /** When the reconciler looks at it next. */
  @Property({ type: 'Date', columnType: 'timestamptz' })
  nextCheckAt: Date;

  @Property({ type: 'integer', default: 0 })
  checks: number;

  @Property({ type: 'Date', columnType: 'timestamptz' })
  createdAt: Date;
}

/** What the provider told us; kept before it is acted on. */
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

/** A refund that must happen; carried out by the reconciler under one key per intent and reason. */
@Entity({ tableName: 'refunds' })
export class Refund {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @Property({ type: 'text' })
  paymentIntent: string;

  @Property({ type: 'text' })
  reason: string;

  @Property({ type: 'integer' })
  amountPence: number;

  /** Null until the provider accepted it. */
  @Property({ type: 'text', nullable: true })
  providerRefund: string | null;

  /** The provider's word on it, or `refused`; null until it was asked. */
  @Property({ type: 'text', nullable: true })
  providerStatus: string | null;

  /** What a person had given back of the payment when this was asked for, so that it is not taken for this. */
  @Property({ type: 'integer', default: 0 })
  earlierPence: number;

  /** Staff send it by bank transfer: the provider is never asked. */
  @Property({ type: 'boolean', default: false })
  byHand: boolean;

  /** The bank has sent back what went under `providerRefund`; whatever becomes of it, that stays so. */
  @Property({ type: 'boolean', default: false })
  isReturned: boolean;

  /** It was sent back after it was confirmed, and nobody has given it again yet. The books have it as given. */
  @Property({ type: 'boolean', default: false })
  isOwed: boolean;

  @Property({ type: 'Date', columnType: 'timestamptz' })
  nextCheckAt: Date;

  @Property({ type: 'integer', default: 0 })
  tries: number;

  @Property({ type: 'Date', columnType: 'timestamptz' })
  createdAt: Date;
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
