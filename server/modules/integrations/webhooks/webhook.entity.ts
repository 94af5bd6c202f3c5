import type { Opt } from '@mikro-orm/core';
import { Entity } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { registerEnum } from '../../../platform/api/enums.js';
import { column, Indexed } from '../../../platform/db/column.js';
import { Audited, Triggered } from '../../../platform/db/triggers.js';

/** The facts that an endpoint may choose; `webhook.test` is sent by press alone. */
export const WEBHOOK_EVENTS = [
  'order.created',
  'order.status_changed',
  'payment.succeeded',
  'refund.created',
  'quote.created',
  'request.created',
  'message.created',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
export const TEST_EVENT = 'webhook.test';

export const WebhookEvents = registerEnum<WebhookEvent>('WebhookEvent', 'A fact that a webhook reports.', {
  'order.created': 'An order was paid and created.',
  'order.status_changed': 'An order has another status.',
  'payment.succeeded': 'A payment of an order succeeded.',
  'refund.created': 'A refund was requested.',
  'quote.created': 'A quote was saved.',
  'request.created': 'A request was sent.',
  'message.created': 'A message on an order or request was written.',
});

export type DeliveryStatus = 'queued' | 'delivered' | 'failed';
export const DELIVERY_STATUSES = ['queued', 'delivered', 'failed'] as const;
export const DeliveryStatuses = registerEnum<DeliveryStatus>(
  'WebhookDeliveryStatus',
  'The status of a delivery.',
  {
    queued: 'Waiting to be sent or retried.',
    delivered: 'Answered with a status from 200 to 299.',
    failed: 'Given up: unsuccessful for three days, or the endpoint is gone.',
  },
);

export type OffReason = 'failing' | 'gone';
export const OffReasons = registerEnum<OffReason>(
  'WebhookOffReason',
  'Why the shop switched an endpoint off.',
  {
    failing: 'Every delivery failed for three days.',
    gone: 'It answered 410 Gone.',
  },
);

/** A receiver of webhooks. Its secrets are derived, not stored; see webhook-secret.ts. */
@Entity({ tableName: 'webhook_endpoints' })
@Indexed('webhook_endpoints_newest', '(created_at desc, id)')
// Raised by what staff set, not by how deliveries go.
@Triggered(
  'webhook_endpoints_version',
  'before update',
  'for each row when ((old.url, old.description, old.events, old.is_enabled, old.secret_made_at) is distinct from (new.url, new.description, new.events, new.is_enabled, new.secret_made_at)) execute function raise_version()',
)
@Audited('webhook')
@ObjectType({ description: 'A receiver of webhooks.' })
export class WebhookEndpoint {
  @Field(() => ID, { description: 'The id.' })
  @column.id()
  id: string;

  @Field({ description: 'The URL that deliveries are posted to.' })
  @column.text({ check: 'length(url) between 1 and 2000' })
  url: string;

  @Field({ description: "Staff's words about it; empty for none." })
  @column.text({ default: '', check: 'length(description) <= 200' })
  description: string;

  @Field(() => [WebhookEvents], { description: 'The facts that it receives.' })
  @column.json({ check: "jsonb_typeof(events) = 'array'" })
  events: WebhookEvent[];

  @Field(() => Boolean, { description: 'Whether facts are queued and sent.' })
  @column.bool({ default: true })
  isEnabled: Opt<boolean>;

  @Field(() => OffReasons, { nullable: true, description: 'Why the shop switched it off; null otherwise.' })
  @column.choice(['failing', 'gone'], { nullable: true })
  offReason: OffReason | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Since when every delivery has failed; null after a success.',
  })
  @column.moment({ nullable: true })
  failingSince: Date | null;

  @Field(() => Date, { description: 'When its signing secret was made.' })
  @column.moment()
  secretMadeAt: Date;

  /** When the secret before was made; it signs too for a day after `secretMadeAt`. */
  @column.moment({ nullable: true }) previousSecretMadeAt: Date | null;

  @Field(() => Date, { description: 'When it was added.' })
  @column.moment()
  createdAt: Date;

  @Field(() => Int, { description: 'Rises with every change, from 1.' })
  @column.version()
  version: Opt<number>;
}

/** One fact for one endpoint, written by the trigger `queue_webhooks` in the transaction of the fact. */
@Entity({ tableName: 'webhook_deliveries' })
@Indexed('webhook_deliveries_due', "(endpoint_id, due_at, id) where status = 'queued'")
@Indexed('webhook_deliveries_claimed', '(endpoint_id) where claimed_by is not null')
@Indexed('webhook_deliveries_newest', '(endpoint_id, created_at desc, id)')
@Indexed('webhook_deliveries_by_status', '(endpoint_id, status, created_at desc, id)')
@Indexed('webhook_deliveries_by_age', 'using brin (created_at)')
@ObjectType({ description: 'One fact on its way to one endpoint.' })
export class WebhookDelivery {
  @Field(() => ID, { description: 'The id, sent as `webhook-id` with every try.' })
  @column.id()
  id: string;

  @column.refersTo('webhook_endpoints', { onDelete: 'cascade' }) endpointId: string;

  @Field({ description: 'The type of the payload: an event such as `order.created`, or `webhook.test`.' })
  @column.text()
  type: string;

  @column.json() data: object;

  @Field(() => DeliveryStatuses, { description: 'Its status.' })
  @column.choice(DELIVERY_STATUSES, { default: 'queued' })
  status: DeliveryStatus;

  @Field(() => Int, { description: 'Number of tries since it was queued.' })
  @column.int({ default: 0 })
  tries: number;

  @Field(() => Date, { description: 'When a queued delivery is sent or tried next.' })
  @column.moment({ defaultRaw: 'now()' })
  dueAt: Date;

  @column.uuid({ nullable: true }) claimedBy: string | null;

  @Field(() => Int, { nullable: true, description: 'HTTP status of the last answer; null without one.' })
  @column.int({ nullable: true })
  statusCode: number | null;

  @Field(() => Int, { nullable: true, description: 'Milliseconds that the last try took.' })
  @column.int({ nullable: true })
  durationMs: number | null;

  @Field({ description: 'The first 1,000 characters of the last answer.' })
  @column.text({ default: '' })
  answer: string;

  @Field(() => String, { nullable: true, description: 'Why the last try failed; null when it did not.' })
  @column.text({ nullable: true })
  lastError: string | null;

  @Field(() => Date, { description: 'When the fact happened.' })
  @column.moment({ defaultRaw: 'now()' })
  createdAt: Date;

  @Field(() => Date, { nullable: true, description: 'When it was delivered; null until then.' })
  @column.moment({ nullable: true })
  deliveredAt: Date | null;
}
