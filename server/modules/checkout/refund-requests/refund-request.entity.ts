import { Check, Entity, Unique } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/postgresql';
import { Field, ID, ObjectType } from 'type-graphql';
import { registerEnum } from '../../../platform/api/enums.js';
import { column, Indexed } from '../../../platform/db/column.js';
import { MoneyField } from '../../../platform/values/money.js';

const STATES = ['waiting', 'approved', 'refused'] as const;
export type RefundRequestState = (typeof STATES)[number];
export type RefundDecision = Exclude<RefundRequestState, 'waiting'>;

const RefundRequestStates = registerEnum<RefundRequestState>(
  'RefundRequestState',
  'How far the request for a refund has come.',
  {
    waiting: 'Waiting for a second person.',
    approved: 'Approved; the refund was made.',
    refused: 'Refused; nothing was refunded.',
  },
);
export const RefundDecisions = registerEnum<RefundDecision>(
  'RefundDecision',
  'What a second person decided.',
  {
    approved: 'Makes the refund.',
    refused: 'Refunds nothing.',
  },
);

/** A refund above the limit of who asked for it; another person with the permission for money decides. */
@ObjectType({ description: "A refund above its asker's limit, for a second person to decide." })
@Entity({ tableName: 'refund_requests' })
@Unique({ properties: ['orderId', 'idempotencyKey'] })
@Check({ name: 'refund_requests_decided', expression: "(state = 'waiting') = (decided_at is null)" })
@Check({ name: 'refund_requests_decider', expression: '(decided_at is null) = (decided_by_id is null)' })
@Check({ name: 'refund_requests_second_person', expression: 'decided_by_id <> asked_by_id' })
@Indexed('refund_requests_waiting', "(asked_at, id) where state = 'waiting'")
@Indexed('refund_requests_of_order', '(order_id, asked_at, id)')
@Indexed('refund_requests_of_asker', '(asked_by_id)')
@Indexed('refund_requests_of_decider', '(decided_by_id)')
export class RefundRequest {
  @Field(() => ID, { description: 'The id.' })
  @column.id()
  id: string;
  @Field(() => ID, { description: 'Id of the order.' })
  @column.refersTo('orders', { onDelete: 'cascade' })
  orderId: string;
  @MoneyField('amount', { description: 'The amount to refund.' })
  @column.int({ check: 'amount_pence > 0' })
  amountPence: number;
  @Field({ name: 'reason', description: 'The reason of who asked; staff only.' })
  @column.text({ check: "words <> ''" })
  words: string;
  @Field(() => RefundRequestStates, { description: 'How far it has come.' })
  @column.choice(STATES, { default: 'waiting' })
  state: RefundRequestState & Opt = 'waiting';
  /** The asker has confirmed the refund of a disputed payment. */
  @column.bool({ default: false }) isDisputeConfirmed: boolean;
  @column.text() idempotencyKey: string;
  @column.text() digest: string;
  @column.refersTo('users') askedById: string;
  @Field(() => Date, { description: 'When it was asked for.' })
  @column.moment()
  askedAt: Date;
  @column.refersTo('users', { nullable: true }) decidedById: string | null = null;
  @Field(() => Date, { nullable: true, description: 'When it was decided; null until then.' })
  @column.moment({ nullable: true })
  decidedAt: Date | null = null;

  @Field(() => String, { description: 'Number of the order.' }) orderNumber: Opt<string>;
  @Field(() => String, { description: 'Who asked for it.' }) askedBy: Opt<string>;
  @Field(() => String, { nullable: true, description: 'Who decided; null until then.' })
  decidedBy: Opt<string> | null;
  @Field(() => Boolean, { description: 'Whether you may decide: it waits, and somebody else asked for it.' })
  canDecide: Opt<boolean>;
}
