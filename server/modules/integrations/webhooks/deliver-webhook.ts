import type { EntityManager } from '@mikro-orm/postgresql';
import type { ShopSecrets } from '../../../platform/auth/signed-link.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import type { Log } from '../../../platform/log/log.js';
import { holdClaim, LEASE_MS, NoRetry } from '../../../platform/queue/hold-claim.js';
import { queueEmail } from '../../email/email.store.js';
import type { Outcome, Poster } from './post-webhook.js';
import { type DueDelivery, recordDelivered, recordFailure, WEBHOOK_QUEUE } from './webhook-queue.store.js';
import { webhookHeaders } from './webhook-secret.js';

export interface Delivering {
  readonly em: EntityManager;
  readonly env: ShopSecrets;
  readonly log: Log;
  readonly poster: Poster;
  readonly now: () => Date;
}

const GONE = 410;

/**
 * Sends a claimed delivery and stores what became of it. Throws when it has to be retried, and when another process
 * has taken it over. At least once: a crash between sending and storing can send it twice, under the same id.
 */
export async function deliverWebhook(deps: Delivering, delivery: DueDelivery): Promise<void> {
  const held = { em: deps.em.fork(), table: WEBHOOK_QUEUE, row: delivery, leaseMs: LEASE_MS };
  await holdClaim(held, async (renewOwn) => {
    await renewOwn();
    const outcome = await post(deps, delivery);
    if (outcome.error === null) {
      await inTransaction(deps.em, (tx) => recordDelivered(tx, delivery, outcome, deps.now()));
      return;
    }
    const isGone = outcome.statusCode === GONE;
    await inTransaction(deps.em, (tx) => noteFailure(tx, deps, delivery, outcome, isGone));
    throw isGone ? new NoRetry(outcome.error) : new Error(outcome.error);
  });
}

/** The body of a delivery: its type, when the fact happened, and the ids and public facts of its subject. */
export function webhookBody({
  type,
  createdAt,
  data,
}: Pick<DueDelivery, 'type' | 'createdAt' | 'data'>): string {
  return JSON.stringify({ type, timestamp: new Date(createdAt).toISOString(), data });
}

function post({ env, poster, now }: Delivering, delivery: DueDelivery): Promise<Outcome> {
  const { id, url, endpointId, secretMadeAt, previousSecretMadeAt } = delivery;
  const body = webhookBody(delivery);
  const signer = {
    id: endpointId,
    secretMadeAt: new Date(secretMadeAt),
    previousSecretMadeAt: previousSecretMadeAt === null ? null : new Date(previousSecretMadeAt),
  };
  return poster.post(url, webhookHeaders(env, signer, { id, body, now: now() }), body);
}

async function noteFailure(
  tx: EntityManager,
  { log, now }: Delivering,
  delivery: DueDelivery,
  outcome: Outcome,
  isGone: boolean,
): Promise<void> {
  const off = await recordFailure(tx, delivery, outcome, { now: now(), isGone });
  if (!off) return;
  const { endpointId } = delivery;
  log.error(
    { event: 'webhook.switched_off', endpointId, reason: off.offReason },
    'A webhook was switched off',
  );
  await queueEmail(tx, {
    kind: 'webhook-off',
    dedupeKey: `webhook-off:${endpointId}:${now().getTime()}`,
    recipient: null,
    data: { endpointId },
    now: now(),
  });
}
