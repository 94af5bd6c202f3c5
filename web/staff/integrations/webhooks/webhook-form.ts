import type { WebhookEndpointInput, WebhookEvent } from '../../../data/schema.generated';
import type { Endpoint } from './webhook-labels';

/** A webhook as it is typed. */
export interface WebhookForm {
  url: string;
  description: string;
  events: WebhookEvent[];
  isEnabled: boolean;
}

export function startWebhookForm(endpoint: Endpoint | null): WebhookForm {
  const { url = '', description = '', events = [], isEnabled = true } = endpoint ?? {};
  return { url, description, events: [...events], isEnabled };
}

/** Every wrong field with its message. */
export function checkWebhook({ url, events }: WebhookForm): ReadonlyMap<string, string> {
  const problems: [string, string | false][] = [
    ['url', !/^https?:\/\/\S/i.test(url.trim()) && 'Enter an address that begins with https://'],
    ['events', events.length === 0 && 'Choose at least one event'],
  ];
  return new Map(problems.flatMap(([field, message]) => (message ? [[field, message] as const] : [])));
}

/** The input of a valid form. */
export function toWebhookInput({ url, description, ...rest }: WebhookForm): WebhookEndpointInput {
  return { url: url.trim(), description: description.trim(), ...rest };
}
