import { Check, Entity, Unique } from '@mikro-orm/decorators/legacy';
import { column, Indexed } from '../../db/column.js';
import { Triggered } from '../../db/triggers.js';
import type { RefundView } from '../gateway/payment-gateway.js';
import { REFUND_STATUSES, type RefundChannel, type RefundStatus } from './refund-status.js';

/** A refund of a payment. Its status changes through `moveRefund` alone. */
@Entity({ tableName: 'refunds' })
// Requested once for each reason.
@Unique({ properties: ['paymentIntent', 'reason'] })
@Check({ name: 'refunds_check', expression: "status <> 'succeeded' or confirmed_at is not null" })
@Check({
  name: 'refunds_check1',
  expression: "confirmed_at is null or status in ('succeeded', 'failed', 'cancelled')",
})
@Check({
  name: 'refunds_check2',
  expression: "status <> 'processing' or (channel = 'provider' and provider_refund is not null)",
})
@Check({ name: 'refunds_check3', expression: "status <> 'failed' or failed_at is not null" })
@Check({ name: 'refunds_check4', expression: 'failed_at is null or provider_refund is not null' })
@Check({ name: 'refunds_check5', expression: "channel <> 'dashboard' or status = 'succeeded'" })
@Indexed(
  'refunds_due',
  "(next_check_at) where channel = 'provider' and status in ('requested', 'processing', 'refused')",
)
@Indexed(
  'refunds_for_staff',
  "(created_at, id) where status = 'failed' or status = 'requested' and channel = 'bank_transfer'",
)
@Indexed('refunds_by_age', 'using brin (created_at)')
@Triggered(
  'refunds_told',
  'after insert or update of status',
  'for each row execute function tell_refund_changed()',
)
export class Refund {
  @column.id() id: string;
  @column.text() paymentIntent: string;
  /** Why; one refund of a payment for each reason. Part of the idempotency key at the provider. */
  @column.text() reason: string;
  @column.int({ check: 'amount_pence > 0' }) amountPence: number;
  /** Its moves stand in refund-status.ts. */
  @column.choice(REFUND_STATUSES, {
    default: 'requested',
  })
  status: RefundStatus;
  @column.choice(['provider', 'dashboard', 'bank_transfer'], { default: 'provider' }) channel: RefundChannel;
  /** The provider's refund that it became, or the dashboard's that staff linked, which may be several of ours. */
  @column.text({ nullable: true }) providerRefund: string | null;
  /** When it first succeeded. Since then it is in the books, and stays there if the bank sends it back. */
  @column.moment({ nullable: true }) confirmedAt: Date | null;
  /** When we learned that the bank had sent back what went under `providerRefund`. */
  @column.moment({ nullable: true }) failedAt: Date | null;
  @column.moment() nextCheckAt: Date;
  @column.int({ default: 0 }) tries: number;
  @column.moment() createdAt: Date;
}

/**
 * A refund as every reading of its payment lists it; sums are sums over these rows. Written by `recordReading` alone, and by
 * staff who say what it was for.
 */
@Entity({ tableName: 'provider_refunds' })
@Check({ name: 'provider_refunds_check', expression: 'refund_id is null or not is_separate' })
@Indexed('provider_refunds_of_payment', '(payment_intent)')
@Indexed('provider_refunds_of_refund', '(refund_id) where refund_id is not null')
export class ProviderRefund {
  /** The provider's id, re_…. */
  @column.text({ primary: true, check: "id ~ '^[a-z]+_[A-Za-z0-9_-]{1,250}$'" }) id: string;
  @column.text() paymentIntent: string;
  @column.int({ check: 'amount_pence > 0' }) amountPence: number;
  /** Never goes back: an older reading that comes late changes nothing. */
  @column.choice(['pending', 'succeeded', 'failed']) status: RefundView['status'];
  /** Ours that it carries out; null when a person made it in the provider's dashboard. */
  @column.refersTo('refunds', { nullable: true }) refundId: string | null;
  /** Staff said that it is none of those that we owe. */
  @column.bool({ default: false }) isSeparate: boolean;
  /** Since when it is in the books. */
  @column.moment({ nullable: true }) confirmedAt: Date | null;
  /** When it was first read. */
  @column.moment() createdAt: Date;
}
