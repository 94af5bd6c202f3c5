import { Check, Entity, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { registerEnum } from '../../platform/api/enums.js';
import { column, Indexed } from '../../platform/db/column.js';
import { IS_BY_STAFF, REFUSED, refusedForSixYears, Triggered } from '../../platform/db/triggers.js';
import { MoneyField } from '../../platform/values/money.js';
import { ATTEMPT_STATUSES, type AttemptStatus } from './attempt-status.js';
import type { DisputeView } from './gateway/payment-gateway.js';

const DisputeStatuses = registerEnum<DisputeView['status']>('DisputeStatus', 'Status of a dispute.', {
  open: 'The bank waits for evidence or has not decided yet.',
  won: 'The bank decided for us.',
  lost: 'The bank decided for the customer; staff correct the payment.',
});

/**
 * An attempt to pay a checkout: a checkout has at most one live attempt, whose key is stored before the provider is
 * called.
 */
@Entity({ tableName: 'payment_attempts' })
@Unique({ properties: ['checkoutId', 'no'] })
@Check({
  name: 'payment_attempts_check',
  expression: "status not in ('open', 'succeeded') or payment_intent is not null",
})
// Only one payment at a time can take money for a checkout.
@Indexed('payment_attempts_one_live', "(checkout_id) where status in ('requested', 'open')", { unique: true })
@Indexed('payment_attempts_due', "(next_check_at) where status in ('requested', 'open')")
export class PaymentAttempt {
  @column.id() id: string;
  @column.refersTo('checkouts') checkoutId: string;
  /** Number of the attempt, from 1 for each checkout. */
  @column.int() no: number;
  @column.int({ check: 'amount_pence >= 30' }) amountPence: number;
  @column.text({ default: 'gbp' }) currency: string;
  /** Stored before the provider is called, so that the call can be repeated. */
  @column.text({ unique: true }) idempotencyKey: string;
  /** Null until the provider's response is stored. */
  @column.text({ nullable: true, unique: true }) paymentIntent: string | null;
  /** Its transitions are in attempt-status.ts. */
  @column.choice(ATTEMPT_STATUSES, { default: 'requested' })
  status: AttemptStatus;
  /** The intent's status at the provider when it was last read. */
  @column.text({ nullable: true }) providerStatus: string | null;
  /** When the reconciler checks it next. */
  @column.moment() nextCheckAt: Date;
  @column.int({ default: 0 }) checks: number;
  @column.moment() createdAt: Date;
}

/** An event of the provider; stored before it is processed. */
@Entity({ tableName: 'stripe_events' })
@Indexed('stripe_events_due', '(next_check_at) where done_at is null')
@Indexed('stripe_events_declined', "(payment_intent) where type = 'payment_intent.payment_failed'")
@Indexed('stripe_events_of_payment', '(payment_intent) where payment_intent is not null')
// Rows are stored in the order of their time, so a BRIN index of few pages finds the oldest.
@Indexed('stripe_events_by_age', 'using brin (received_at)')
export class StripeEvent {
  @column.text({ primary: true }) id: string;
  @column.text() type: string;
  @column.text({ nullable: true }) paymentIntent: string | null;
  @column.json() payload: object;
  @column.moment() receivedAt: Date;
  @column.moment({ nullable: true }) doneAt: Date | null;
  @column.moment() nextCheckAt: Date;
  @column.int({ default: 0 }) tries: number;
}

export const ISSUE_KINDS = [
  'amount_differs',
  'currency_differs',
  'mode_differs',
  'unknown_checkout',
  'order_without_payment',
  'refund_failed',
  'refund_refused',
  'refund_unlinked',
  'over_refunded',
  'disputed',
] as const;

/** A problem of a payment that staff have to check; each kind with the same data once for a payment. */
@ObjectType({ description: 'A problem with a payment that staff have to check.' })
@Entity({ tableName: 'payment_issues' })
@Unique({ properties: ['paymentIntent', 'kind', 'data'] })
@Check({ name: 'payment_issues_check', expression: 'resolution_id is null or resolved_at is not null' })
@Indexed('payment_issues_open', '(created_at) where resolved_at is null')
@Indexed('payment_issues_closed', '(resolved_at) where resolved_at is not null')
@Indexed('payment_issues_of_resolution', '(resolution_id) where resolution_id is not null')
export class PaymentIssue {
  @column.id() id: string;
  @column.text() paymentIntent: string;
  @column.uuid({ nullable: true }) checkoutId: string | null;
  @column.choice(ISSUE_KINDS) kind: (typeof ISSUE_KINDS)[number];
  @column.json() data: object;
  /** How often it was raised: staff who close it send the count that they have seen. */
  @column.int({ default: 1 }) raised: number;
  @column.moment() createdAt: Date;
  @column.moment({ nullable: true }) resolvedAt: Date | null;
  /** Staff's note when they closed it; null while it is open, or when it was closed automatically. */
  @column.refersTo('payment_resolutions', { nullable: true }) resolutionId: string | null;
}

/** A dispute as the provider last reported it: its payment is not refunded while the bank decides. */
@ObjectType({ description: "A dispute of a payment by the customer's bank." })
@Entity({ tableName: 'payment_disputes' })
@Indexed('payment_disputes_of_payment', '(payment_intent)')
export class PaymentDispute {
  @column.text({ primary: true }) id: string;
  @column.text() paymentIntent: string;

  @MoneyField('amount', { description: 'The disputed amount.' })
  @column.int({ check: 'amount_pence >= 0' })
  amountPence: number;

  @Field(() => DisputeStatuses, { description: 'Status of the dispute.' })
  @column.choice(['open', 'won', 'lost'])
  status: DisputeView['status'];

  @Field(() => Date, { nullable: true, description: 'When the evidence is due; null once it was submitted.' })
  @column.moment({ nullable: true })
  dueBy: Date | null;

  @column.moment() updatedAt: Date;
}

@Entity({ tableName: 'payment_resolutions' })
@Indexed('payment_resolutions_of_payment', '(payment_intent, created_at desc)')
@Indexed('payment_resolutions_of_actor', '(actor_id)')
@Triggered('payment_resolutions_append_only', 'before update or truncate', REFUSED)
@Triggered(
  'payment_resolutions_stays',
  'before delete',
  refusedForSixYears("old.payment_intent not like 'pi\\_sample\\_%'"),
)
@Triggered(
  'payment_resolutions_audited',
  'after insert',
  `for each row when (${IS_BY_STAFF}) execute function audit_payment_resolution()`,
)
export class PaymentResolution {
  @column.id() id: string;
  @column.text() paymentIntent: string;
  @column.text({ check: "note <> ''" }) note: string;
  @column.refersTo('users') actorId: string;
  @column.moment() createdAt: Date;
}
