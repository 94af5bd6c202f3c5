import { randomUUID } from 'node:crypto';
import { signWebhook } from '../../../packages/stripe-sandbox/webhooks/webhook-sender.js';
import type { Disturb, Exchange, PassedAnswer } from '../world/provider-proxy.js';
import type { KindIn } from './fault-kinds.js';
import type { Saboteur } from './saboteur.js';

const DONE: PassedAnswer = { status: 200, body: Buffer.from('{}') };
/** The provider sends the event again, when later ones have gone. */
const NOT_NOW: PassedAnswer = { status: 503, body: Buffer.from('{}') };

const HOW: Record<
  KindIn<'webhooks'>,
  (exchange: Exchange, forge: () => Promise<void>) => Promise<PassedAnswer>
> = {
  'webhook-duplicated': async (exchange) => {
    const [answer] = await Promise.all([exchange.forward(), exchange.forward()]);
    return answer;
  },
  'webhook-reordered': async () => NOT_NOW,
  'webhook-missing': async () => DONE,
  'webhook-unknown': async (exchange, forge) => {
    await forge();
    return exchange.forward();
  },
};

/** Disturbs webhooks on their way from the provider. A forged one is sent to `serverUrl`. */
export function disturbWebhooks(
  saboteur: () => Saboteur | null,
  webhookSecret: string,
  serverUrl: string,
): Disturb {
  const forge = async () => {
    const body = unknownEvent();
    await fetch(`${serverUrl}/api/stripe/webhook`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Stripe-Signature': signWebhook(body, webhookSecret, Math.floor(Date.now() / 1000)),
      },
      body,
    }).catch(() => {});
  };
  return (exchange) => {
    const fault = saboteur()?.takeFor('webhooks', () => true);
    return fault ? HOW[fault.kind](exchange, forge) : exchange.forward();
  };
}

function unknownEvent(): string {
  return JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'payment_intent.succeeded',
    livemode: false,
    data: { object: { id: `pi_${randomUUID().replaceAll('-', '')}`, object: 'payment_intent' } },
  });
}
