import { Check, Entity, Unique } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/postgresql';
import { Field, ID, ObjectType } from 'type-graphql';
import { registerEnum } from '../../../platform/api/enums.js';
import { column, Indexed } from '../../../platform/db/column.js';
import { Reported, Triggered } from '../../../platform/db/triggers.js';
import { MoneyField } from '../../../platform/values/money.js';
import type { RefundView } from '../gateway/payment-gateway.js';
import { REFUND_STATUSES, type RefundChannel, type RefundStatus } from './refund-status.js';

const RefundStatuses = registerEnum<RefundStatus>('RefundStatus', 'The status of a refund, for staff.', {
  requested: 'Waiting for the card provider, or for staff to send it by bank transfer.',
  processing: 'Accepted by the card provider, but not confirmed by the bank yet.',
  succeeded: 'Confirmed.',
  refused: 'Refused by the card provider; retried every day.',
  failed: 'Returned by the bank; staff have to refund it again.',
  cancelled: 'Cancelled, because the payment was reversed.',
});

const RefundChannels = registerEnum<RefundChannel>('RefundChannel', 'The channel of a refund.', {
  provider: 'Through the card provider, by the shop itself.',
  dashboard: "By staff, in the card provider's dashboard.",
  bank_transfer: 'By bank transfer, sent by staff.',
});

/** A refund of a payment. Only `moveRefund` changes its status. */
@ObjectType({ description: 'A refund of a payment, as staff see it.' })
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
@Reported('refund.created')
@Triggered(
  'refunds_told',
  'after insert or update of status',
  'for each row execute function tell_refund_changed()',
)
export class Refund {
  @Field(() => ID, { description: 'The id, for `adminRecordRefundSent`.' })
  @column.id()
  id: string;

  @Field(() => ID, { name: 'paymentId', description: 'Id of the refunded payment.' })
  @column.text()
  paymentIntent: string;

  /** The reason; a payment has one refund for each. Part of the idempotency key at the provider. */
  @column.text() reason: string;

  @MoneyField('amount', { description: 'The refunded amount.' })
  @column.int({ check: 'amount_pence > 0' })
  amountPence: number;

  /** Its transitions are in refund-status.ts. */
  @Field(() => RefundStatuses, { description: 'The status.' })
  @column.choice(REFUND_STATUSES, { default: 'requested' })
  status: RefundStatus;

  @Field(() => RefundChannels, { description: 'The channel.' })
  @column.choice(['provider', 'dashboard', 'bank_transfer'], { default: 'provider' })
  channel: RefundChannel;

  /** The provider's refund that it became, or the linked dashboard refund, which may cover several. */
  @column.text({ nullable: true }) providerRefund: string | null;
  /** When it first succeeded. From then on the books contain it, even if the bank returns it. */
  @column.moment({ nullable: true }) confirmedAt: Date | null;
  /** When we learned that the bank had returned the refund `providerRefund`. */
  @column.moment({ nullable: true }) failedAt: Date | null;
  @column.moment() nextCheckAt: Date;
  @column.int({ default: 0 }) tries: number;

  @Field(() => Date, { description: 'When it was requested.' })
  @column.moment()
  createdAt: Date;

  @Field(() => String, { name: 'reason', description: 'The reason as a sentence.' }) reasonText: Opt<string>;
  @Field(() => String, { name: 'note', nullable: true, description: 'The reason that staff gave.' })
  words: Opt<string> | null;
  @Field(() => String, {
    nullable: true,
    description: 'Member of staff who requested it; null when it was not staff.',
  })
  askedBy: Opt<string> | null;
  @Field(() => String, { nullable: true, description: 'Member of staff who recorded it; null until then.' })
  sentBy: Opt<string> | null;
  @Field(() => Date, { nullable: true, description: 'When that was recorded; null until then.' })
  sentAt: Opt<Date> | null;
  @Field(() => String, { nullable: true, description: 'The note about it; null until then.' })
  sentNote: Opt<string> | null;
  /** Whether it may have been made in the dashboard; staff have to link it. */
  isInQuestion: Opt<boolean>;
  @Field(() => Boolean, { description: 'Whether `adminRecordRefundSent` is possible for it now.' })
  canBeSent: Opt<boolean>;
}

/**
 * A refund as the provider lists it; sums are sums over these rows. Written only by `recordReading`, and by staff who
 * link it.
 */
@ObjectType({
  description: "A refund made in the card provider's dashboard; staff link it to the refund it was made for.",
})
@Entity({ tableName: 'provider_refunds' })
@Check({ name: 'provider_refunds_check', expression: 'refund_id is null or not is_separate' })
@Indexed('provider_refunds_of_payment', '(payment_intent)')
@Indexed('provider_refunds_of_refund', '(refund_id) where refund_id is not null')
export class ProviderRefund {
  /** The provider's id, re_…. */
  @Field(() => ID, { description: "The provider's id of the refund, for `adminLinkRefund`." })
  @column.text({ primary: true, check: "id ~ '^[a-z]+_[A-Za-z0-9_-]{1,250}$'" })
  id: string;

  @Field(() => ID, { name: 'paymentId', description: 'Id of the refunded payment.' })
  @column.text()
  paymentIntent: string;

  @MoneyField('amount', { description: 'The refunded amount.' })
  @column.int({ check: 'amount_pence > 0' })
  amountPence: number;

  /** Never reverts: a late, older reading changes nothing. */
  @column.choice(['pending', 'succeeded', 'failed']) status: RefundView['status'];
  /** Our refund that it executes; null when it was made in the provider's dashboard. */
  @column.refersTo('refunds', { nullable: true }) refundId: string | null;
  /** Whether staff have said that it is for none of the refunds we owe. */
  @column.bool({ default: false }) isSeparate: boolean;
  /** Since when the books contain it. */
  @column.moment({ nullable: true }) confirmedAt: Date | null;

  @Field(() => Date, { description: 'When the shop first saw it.' })
  @column.moment()
  createdAt: Date;

  @Field(() => [ID], { description: 'Ids of the `refunds` that it may have been made for.' })
  mayBeFor: Opt<readonly string[]>;
}
