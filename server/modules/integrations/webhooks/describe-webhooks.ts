import type { JsonSchema } from '../../../platform/rest/serializer.js';
import { WEBHOOK_EVENTS, type WebhookEvent } from './webhook.entity.js';

const id = { type: 'string', format: 'uuid' };
const orNull = (schema: JsonSchema) => ({ ...schema, type: [schema.type, 'null'] });
const number = (example: string) => ({
  type: 'string',
  description: 'The number for people.',
  examples: [example],
});
const enumOf = (name: string) => ({ type: 'string', description: `A value of \`${name}\` in GraphQL.` });
const money = {
  type: 'object',
  required: ['minorUnits', 'currency'],
  properties: { minorUnits: { type: 'integer', description: 'Pence.' }, currency: { const: 'GBP' } },
};
const customerId = { ...orNull(id), description: 'Id of the account; null for a guest.' };

/** The data of each event, as the trigger `queue_webhooks` writes it. */
export const WEBHOOK_DATA: Readonly<Record<WebhookEvent, Readonly<Record<string, JsonSchema>>>> = {
  'order.created': {
    ...{
      id,
      number: number('HL-100001'),
      status: enumOf('OrderStatus'),
      destination: enumOf('DestinationKey'),
    },
    ...{ total: money, customerId: id },
  },
  'order.status_changed': {
    ...{
      id,
      number: number('HL-100001'),
      status: enumOf('OrderStatus'),
      previousStatus: enumOf('OrderStatus'),
    },
  },
  'payment.succeeded': {
    id: { type: 'string', description: 'Id of the payment.' },
    ...{
      amount: money,
      method: { enum: ['CARD', 'BANK_TRANSFER'] },
      orderId: id,
      number: number('HL-100001'),
    },
  },
  'refund.created': {
    id,
    paymentId: { type: 'string', description: 'Id of the refunded payment.' },
    ...{ amount: money, channel: enumOf('RefundChannel'), status: enumOf('RefundStatus') },
    orderId: { ...orNull(id), description: 'Id of the order; null for a payment without one.' },
    number: orNull(number('HL-100001')),
  },
  'quote.created': {
    ...{ id, number: number('Q-10001'), destination: enumOf('DestinationKey'), total: money },
    ...{ expiresAt: { type: 'string', format: 'date-time' }, customerId },
  },
  'request.created': {
    ...{ id, number: number('R-10001'), kind: enumOf('RequestKind') },
    ...{ destination: orNull(enumOf('DestinationKey')), customerId },
  },
  'message.created': {
    id,
    orderId: { ...orNull(id), description: 'Id of its order; null for a message on a request.' },
    requestId: { ...orNull(id), description: 'Id of its request; null for a message on an order.' },
    fromStaff: { type: 'boolean', description: 'Whether staff wrote it.' },
    number: { type: 'string', description: 'The number of its order or request.' },
  },
};

const SUMMARIES: Readonly<Record<WebhookEvent, string>> = {
  'order.created': 'An order was paid and created',
  'order.status_changed': 'An order has another status',
  'payment.succeeded': 'A payment of an order succeeded',
  'refund.created': 'A refund was requested',
  'quote.created': 'A quote was saved',
  'request.created': 'A request was sent',
  'message.created': 'A message on an order or request was written',
};

const header = (name: string, description: string) => ({
  ...{ name, in: 'header', required: true, description, schema: { type: 'string' } },
});
const HEADERS = [
  header('webhook-id', 'Id of the delivery: the same with every try, so that a receiver can tell a repeat.'),
  header(
    'webhook-timestamp',
    'When it was sent, in seconds since 1970. Refuse what is older than five minutes.',
  ),
];

/** The webhooks of the shop for OpenAPI, by event. */
export function describeWebhooks(): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(WEBHOOK_EVENTS.map((event) => [event, { post: describeEvent(event) }]));
}

function describeEvent(event: WebhookEvent): JsonSchema {
  const data = WEBHOOK_DATA[event];
  const schema = {
    type: 'object',
    required: ['type', 'timestamp', 'data'],
    properties: {
      type: { const: event },
      timestamp: { type: 'string', format: 'date-time', description: 'When it happened.' },
      data: { type: 'object', required: Object.keys(data), properties: data },
    },
  };
  return {
    ...{
      operationId: event.replace(/\W(\w)/g, (_, letter: string) => letter.toUpperCase()),
      tags: ['Webhooks'],
    },
    summary: SUMMARIES[event],
    description: 'Sent to the endpoints that staff have added, after Standard Webhooks. See docs/api.md.',
    security: [{ webhook: [] }],
    parameters: HEADERS,
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses: {
      '200': { description: 'Taken, as any status from 200 to 299; others are tried again for three days.' },
      '410': { description: 'Gone: the endpoint is switched off.' },
    },
  };
}
