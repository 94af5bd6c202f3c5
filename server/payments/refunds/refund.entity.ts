import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { RefundChannel, RefundStatus } from './refund-status.js';

/** A refund of a payment. Its status changes through `moveRefund` alone. */
@Entity({ tableName: 'refunds' })
export class Refund {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @Property({ type: 'text' })
  paymentIntent: string;

  /** Why; one refund of a payment for each reason. Part of the idempotency key at the provider. */
  @Property({ type: 'text' })
  reason: string;

  @Property({ type: 'integer' })
  amountPence: number;

  @Property({ type: 'text', default: 'requested' })
  status: RefundStatus;

  @Property({ type: 'text', default: 'provider' })
  channel: RefundChannel;

  /** The provider's id, re_…; null until the provider took it on. */
  @Property({ type: 'text', nullable: true })
  providerRefund: string | null;

  /** When it first succeeded. Since then it is in the books, and stays there if the bank sends it back. */
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  confirmedAt: Date | null;

  /** When we learned that the bank had sent back what went under `providerRefund`. */
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  failedAt: Date | null;

  /** What a person had refunded in the provider's dashboard before this was requested, so that it is not taken for this. */
  @Property({ type: 'integer', default: 0 })
  dashboardPenceBefore: number;

  @Property({ type: 'Date', columnType: 'timestamptz' })
  nextCheckAt: Date;

  @Property({ type: 'integer', default: 0 })
  tries: number;

  @Property({ type: 'Date', columnType: 'timestamptz' })
  createdAt: Date;
}
