import { setTimeout as pause } from 'node:timers/promises';
import type { Chances } from '../../../server/test/rubbish/chances.js';

/** The provider's address and key as its script in the browser receives them. */
export interface ProviderApi {
  readonly apiBase: string;
  readonly publishableKey: string;
}

export interface IntentInBrowser {
  readonly id: string;
  readonly clientSecret: string;
}

type Card = 'pm_card_visa' | 'pm_card_chargeDeclined' | 'pm_card_authenticationRequired';

/** Nobody waits longer for the provider, which is away while the database is. */
const PATIENCE_MS = 60_000;

/**
 * Confirms a payment as the provider's script in the browser does, cardholder's question included. Returns the
 * intent's status; an answer that was lost is asked for again.
 */
export async function confirmCard(
  api: ProviderApi,
  chances: Chances,
  intent: IntentInBrowser,
  card: Card,
): Promise<string> {
  const secret = { client_secret: intent.clientSecret };
  let status = await move(api, chances, intent, 'confirm', { ...secret, payment_method: card });
  if (status === 'requires_action') {
    status = await move(api, chances, intent, 'authenticate', { ...secret, outcome: 'complete' });
  }
  return status;
}

async function move(
  api: ProviderApi,
  chances: Chances,
  { id, clientSecret }: IntentInBrowser,
  action: 'confirm' | 'authenticate',
  params: Record<string, string>,
): Promise<string> {
  const place = action === 'confirm' ? 'payment_intents' : 'test_helpers/payment_intents';
  for (const giveUpAt = Date.now() + PATIENCE_MS; Date.now() < giveUpAt; ) {
    const answer = await ask(api, 'POST', `${place}/${id}/${action}`, params);
    if (answer?.ok) return String(answer.body.status);
    // A repeat of something that was done, or a declined card: the intent itself says which.
    if (answer) return statusOf(api, chances, id, clientSecret);
    await pause(20 + chances.next() * 80);
  }
  throw new Error(`the provider did not answer about ${id}`);
}

async function statusOf(
  api: ProviderApi,
  chances: Chances,
  id: string,
  clientSecret: string,
): Promise<string> {
  for (const giveUpAt = Date.now() + PATIENCE_MS; Date.now() < giveUpAt; ) {
    const answer = await ask(api, 'GET', `payment_intents/${id}`, { client_secret: clientSecret });
    if (answer?.ok) return String(answer.body.status);
    await pause(20 + chances.next() * 80);
  }
  throw new Error(`the provider did not show ${id}`);
}

/** Null when there was no answer, or one that says to try again. */
async function ask(
  { apiBase, publishableKey }: ProviderApi,
  method: 'GET' | 'POST',
  path: string,
  params: Record<string, string>,
): Promise<{ ok: boolean; body: Record<string, unknown> } | null> {
  const form = new URLSearchParams(params);
  const query = method === 'GET' ? `?${form}` : '';
  try {
    const response = await fetch(`${apiBase}/v1/${path}${query}`, {
      method,
      headers: { Authorization: `Bearer ${publishableKey}` },
      ...(method === 'POST' ? { body: form } : {}),
    });
    const body = (await response.json()) as Record<string, unknown>;
    return response.status >= 500 || response.status === 409 ? null : { ok: response.ok, body };
  } catch {
    return null;
  }
}
