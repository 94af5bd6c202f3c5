import { createHmac, randomUUID } from 'node:crypto';
import { call } from './http.js';
import { WEBHOOK_SECRET } from './servers.js';

/** Sends the webhook of a successful payment, signed as the provider signs. Returns the statements it took. */
export async function postPaidWebhook(url: string, paymentIntent: string): Promise<number> {
  const body = JSON.stringify({
    id: `evt_${randomUUID().replaceAll('-', '')}`,
    object: 'event',
    type: 'payment_intent.succeeded',
    livemode: false,
    data: { object: { id: paymentIntent, object: 'payment_intent' } },
  });
  const at = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', WEBHOOK_SECRET).update(`${at}.${body}`).digest('hex');
  const { statements } = await call(`${url}/api/stripe/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature}` },
    body,
  });
  return statements ?? 0;
}
