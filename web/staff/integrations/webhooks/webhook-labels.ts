/** Labels of webhooks and their deliveries. */

import type { WebhookDeliveryStatus, WebhookEvent } from '../../../data/schema.generated';
import type { BadgeTone } from '../../../design/Badge';
import { formatDateTime } from '../../../lib/formats/formats';
import type { WebhookDeliveriesQuery, WebhookEndpointsQuery } from './webhooks.generated';

export type Endpoint = WebhookEndpointsQuery['adminWebhookEndpoints'][number];
export type Delivery = WebhookDeliveriesQuery['adminWebhookDeliveries']['nodes'][number];

export const EVENT_LABELS: Readonly<Record<WebhookEvent, string>> = {
  ORDER_CREATED: 'New order',
  ORDER_STATUS_CHANGED: 'Order status',
  PAYMENT_SUCCEEDED: 'Payment',
  REFUND_CREATED: 'Refund',
  QUOTE_CREATED: 'Saved quote',
  REQUEST_CREATED: 'New request',
  MESSAGE_CREATED: 'New message',
};

export const EVENTS = Object.keys(EVENT_LABELS) as WebhookEvent[];

export const STATUS_BADGES: Readonly<Record<WebhookDeliveryStatus, { label: string; tone: BadgeTone }>> = {
  FAILED: { label: 'Failed', tone: 'bad' },
  QUEUED: { label: 'Waiting', tone: 'accent' },
  DELIVERED: { label: 'Delivered', tone: 'good' },
};

/** The state of an endpoint as a badge, and a sentence where there is more to say. */
export function endpointState({ isEnabled, offReason, failingSince }: Endpoint): {
  label: string;
  tone: BadgeTone;
  more?: string;
} {
  if (offReason === 'GONE')
    return { label: 'Switched off', tone: 'bad', more: 'Its receiver says it is gone.' };
  if (offReason) return { label: 'Switched off', tone: 'bad', more: 'Every delivery failed for three days.' };
  if (!isEnabled) return { label: 'Off', tone: 'neutral' };
  if (failingSince) return { label: 'Failing', tone: 'warn', more: `Since ${formatDateTime(failingSince)}` };
  return { label: 'On', tone: 'good' };
}

/** "200 in 84 ms, 1 try", "no answer, 3 tries". */
export function answerText({ statusCode, durationMs, tries }: Delivery): string {
  if (tries === 0 && durationMs === null) return '';
  const answer = statusCode === null ? 'no answer' : String(statusCode);
  const time = durationMs === null ? '' : ` in ${durationMs.toLocaleString('en-GB')} ms`;
  return `${answer}${time}, ${tries} ${tries === 1 ? 'try' : 'tries'}`;
}
