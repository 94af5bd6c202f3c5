import { setTimeout as pause } from 'node:timers/promises';
import type { Answer, Disturb, Exchange, PassedAnswer } from '../world/provider-proxy.js';
import type { KindIn } from './fault-kinds.js';
import type { Saboteur } from './saboteur.js';

type CallFault = KindIn<'calls'>;

/** Around the 3 s after which a server gives up a call. */
const LATE_MS = [2_600, 3_400] as const;

const HOW: Record<
  CallFault,
  (exchange: Exchange, extent: number, seen: Seen) => Promise<PassedAnswer | null>
> = {
  'request-lost': async () => null,
  'answer-lost': async (exchange) => {
    await exchange.forward();
    return null;
  },
  'answer-late': async (exchange, extent) => {
    const heard = await exchange.forward();
    await pause(LATE_MS[0] + extent * (LATE_MS[1] - LATE_MS[0]));
    return heard;
  },
  'answer-null': async (exchange) => falsified(await exchange.forward(), () => 'null'),
  'answer-html': async (exchange) => ({
    ...falsified(await exchange.forward(), () => '<!doctype html><title>Be right back</title>'),
    headers: new Headers({ 'content-type': 'text/html' }),
  }),
  'answer-truncated': async (exchange) =>
    falsified(await exchange.forward(), (text) => text.slice(0, text.length / 2)),
  'answer-of-another-kind': async (exchange) =>
    falsified(await exchange.forward(), () => JSON.stringify({ id: 'cus_nobody', object: 'customer' })),
  'answer-of-another': async (exchange, _extent, seen) => {
    const answer = await exchange.forward();
    return falsified(answer, (text) => seen.anotherThan(text));
  },
  'answer-401': async () => refusal(401, 'invalid_request_error', 'Invalid API Key provided'),
  'answer-402': async () => refusal(402, 'card_error', 'Your card was declined.'),
  'answer-429': async () => refusal(429, 'invalid_request_error', 'Too many requests', 'rate_limit'),
  'answer-500': async () => refusal(500, 'api_error', 'Something went wrong'),
  'amount-wrong': async (exchange) => falsified(await exchange.forward(), aPennyMore),
};

/** Disturbs calls from servers to the provider; calls from browsers, which use another key, pass unchanged. */
export function disturbCalls(saboteur: () => Saboteur | null, secretKey: string): Disturb {
  const seen = new Seen();
  return async (exchange) => {
    const isServers = exchange.header('authorization').endsWith(secretKey);
    const fault = isServers ? saboteur()?.takeFor('calls', (kind) => canGet(exchange, kind)) : null;
    if (fault) return HOW[fault.kind](exchange, fault.extent, seen);
    const answer = await exchange.forward();
    if (isServers) seen.note(String(answer.body));
    return answer;
  };
}

function canGet({ method, path }: Exchange, kind: CallFault): boolean {
  // A 402 of the provider is a definite refusal. A refund would notify staff and wait a day.
  if (kind === 'answer-402') return method === 'POST' && /\/payment_intents$/.test(path);
  if (kind === 'amount-wrong') return method === 'GET' && /\/payment_intents\/pi_\w+$/.test(path);
  return true;
}

function falsified(answer: Answer, change: (text: string) => string): PassedAnswer {
  return { status: 200, headers: answer.headers, body: Buffer.from(change(String(answer.body))) };
}

function aPennyMore(text: string): string {
  return text.replace(/("amount_received": ?)(\d+)/, (_match, field, amount) => field + (Number(amount) + 1));
}

function refusal(status: number, type: string, message: string, code?: string): PassedAnswer {
  const headers = new Headers({ 'content-type': 'application/json' });
  return { status, headers, body: Buffer.from(JSON.stringify({ error: { type, message, code } })) };
}

/** Payments and refunds that the provider has reported. */
class Seen {
  readonly #last = new Map<string, { readonly id: string; readonly text: string }>();

  note(text: string): void {
    const { id, object, status } = read(text);
    if (id && object && status === 'succeeded') this.#last.set(object, { id, text });
  }

  /** The last of the same kind; the true answer where there was none, or it is the same. */
  anotherThan(text: string): string {
    const { id, object } = read(text);
    const last = this.#last.get(object ?? '');
    return last && last.id !== id ? last.text : text;
  }
}

function read(text: string): { id?: string; object?: string; status?: string } {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}
