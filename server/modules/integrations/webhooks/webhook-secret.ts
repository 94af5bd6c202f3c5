import { createHmac } from 'node:crypto';
import { keysFor, type ShopSecrets } from '../../../platform/auth/signed-link.js';
import type { WebhookEndpoint } from './webhook.entity.js';

/** The fields of an endpoint that its secrets follow from. */
export type Signer = Pick<WebhookEndpoint, 'id' | 'secretMadeAt' | 'previousSecretMadeAt'>;

/** Time for which the secret before signs too, after a new one was made. */
const OVERLAP_MS = 24 * 60 * 60 * 1_000;

/**
 * The signing secret of an endpoint as its receiver keeps it: `whsec_` and 256 bits in base64. It follows from a key of
 * the shop, so that the database holds nothing to steal and nothing has to be encrypted.
 */
export function webhookSecret(env: ShopSecrets, { id, secretMadeAt }: Signer): string {
  return secretsMadeAt(env, id, secretMadeAt)[0]!;
}

/** The headers of one try (Standard Webhooks), signed with every secret that a receiver may still have. */
export function webhookHeaders(
  env: ShopSecrets,
  { id, secretMadeAt, previousSecretMadeAt }: Signer,
  message: { readonly id: string; readonly body: string; readonly now: Date },
): Readonly<Record<string, string>> {
  const isOverlap = message.now.getTime() < secretMadeAt.getTime() + OVERLAP_MS;
  const moments = previousSecretMadeAt && isOverlap ? [secretMadeAt, previousSecretMadeAt] : [secretMadeAt];
  const secrets = moments.flatMap((moment) => secretsMadeAt(env, id, moment));
  const timestamp = Math.floor(message.now.getTime() / 1_000);
  return {
    'webhook-id': message.id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': secrets.map((secret) => sign(secret, message.id, timestamp, message.body)).join(' '),
  };
}

/** One signature of Standard Webhooks: `v1,` and an HMAC-SHA256 in base64. */
export function sign(secret: string, id: string, timestamp: number, body: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

/** The secret by the shop's current key first, then those by earlier keys that are still accepted. */
function secretsMadeAt(env: ShopSecrets, id: string, moment: Date): string[] {
  return keysFor(env, 'webhooks').map((key) => {
    const bits = createHmac('sha256', key).update(`${id} ${moment.toISOString()}`).digest('base64');
    return `whsec_${bits}`;
  });
}
