import { setTimeout as pause } from 'node:timers/promises';
import type { Chances } from '../../../server/test/rubbish/chances.js';
import type { Step } from '../faults/steps.js';
import type { Balancer } from '../world/balancer.js';
import type { ServerProcess } from '../world/server-process.js';

/** A call is given up after this and made again. */
const ANSWER_WITHIN_MS = 9_000;
/** A customer who gets no answer for so long leaves for good; nobody should have to. */
const PATIENCE_MS = 300_000;
/** Faults pause when a customer has waited for this time, which is too long for a shop that gets anything done. */
const HUNGRY_AFTER_MS = 30_000;

const TRIES_OF_WHO_PAID = 8;
const MOMENT_MS = 200;

/** The shop said no: a definite answer, not to be asked for again. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`);
  }
}

/** Codes of answers that say to try again. */
const TRY_AGAIN = ['INTERNAL', 'PAYMENT_UNAVAILABLE', 'SERVICE_UNAVAILABLE'];

/** No answer, or one that says to try again. */
class NoAnswer extends Error {}

/** Where calls go: to a server, or to a balancer in front of them. */
export type Target = ServerProcess | Balancer;

/** Observes the payments of customers. */
export interface Watcher {
  /** A step of a payment begins at this target. */
  sees(step: Step, target: Target): void;
  /** Somebody has waited too long. */
  spare(): void;
}

/** The connection of customers to the shop, with a record of failed calls. */
export interface Wire {
  readonly servers: readonly Target[];
  readonly watcher: Watcher;
  /** Answers that nobody should ever get: apologies for faults that were not foreseen. */
  readonly apologies: string[];
  /** Every call that got no answer, or one that says to try again. */
  readonly unanswered: string[];
}

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: object;
  readonly token?: string | null;
  /** The step of a payment it is part of. */
  readonly step?: Step;
}

/** Makes a call until it is answered, at any server that is there, as a patient browser would. Throws Refused. */
export async function persist(wire: Wire, chances: Chances, call: Call): Promise<Record<string, unknown>> {
  const began = Date.now();
  const giveUpAt = began + PATIENCE_MS;
  for (;;) {
    const server = await someServer(wire, chances, giveUpAt);
    if (Date.now() - began > HUNGRY_AFTER_MS) wire.watcher.spare();
    try {
      return await ask(wire, server, call);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      if (Date.now() > giveUpAt) throw new Error(`gave up on ${call.path}: ${error.message}`);
      await pause(20 + chances.next() * 150);
    }
  }
}

/** The data of a GraphQL operation, which is made until it is answered. */
export async function persistGraphql<Data>(
  wire: Wire,
  chances: Chances,
  { query, variables, ...call }: Omit<Call, 'path' | 'body'> & { query: string; variables?: object },
): Promise<Data> {
  const body = { query, variables };
  const { data } = await persist(wire, chances, { ...call, path: '/graphql', body });
  return data as Data;
}

/** The data of a GraphQL operation that is asked for just once; null without an answer. Throws Refused. */
export async function askOnceGraphql(
  wire: Wire,
  chances: Chances,
  { query, variables, ...call }: Omit<Call, 'path' | 'body'> & { query: string; variables?: object },
): Promise<unknown> {
  const server = await someServer(wire, chances, Date.now() + PATIENCE_MS);
  try {
    const { data } = await ask(wire, server, { ...call, path: '/graphql', body: { query, variables } });
    return data;
  } catch (error) {
    if (error instanceof NoAnswer) return null;
    throw error;
  }
}

/**
 * Finishes a paid checkout: a customer who sees the charge tries again after an answer that it was not paid. The shop
 * cannot know better while the provider answers with another sum.
 */
export async function insist<T>(finish: () => Promise<T>): Promise<T> {
  for (let left = TRIES_OF_WHO_PAID; ; left -= 1) {
    try {
      return await finish();
    } catch (error) {
      const isDenied = error instanceof Refused && error.code === 'PAYMENT_NOT_COMPLETED';
      if (!isDenied || left === 0) throw error;
      await pause(MOMENT_MS);
    }
  }
}

async function someServer({ servers }: Wire, chances: Chances, giveUpAt: number): Promise<Target> {
  for (;;) {
    const up = servers.filter((server) => server.isUp && !server.isFrozen);
    if (up.length > 0) return chances.pick(up);
    if (Date.now() > giveUpAt) throw new Error('no server came up again');
    await pause(15);
  }
}

async function ask(wire: Wire, server: Target, call: Call): Promise<Record<string, unknown>> {
  const { step } = call;
  if (!step) return answerOf(wire, server, call);
  server.underWay += 1;
  wire.watcher.sees(step, server);
  try {
    return await answerOf(wire, server, call);
  } finally {
    server.underWay -= 1;
  }
}

async function answerOf(wire: Wire, server: Target, call: Call): Promise<Record<string, unknown>> {
  const response = await fetch(server.url + call.path, {
    method: call.method ?? 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(call.token ? { Authorization: `Bearer ${call.token}` } : {}),
    },
    ...(call.body ? { body: JSON.stringify(call.body) } : {}),
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  }).catch((error: Error) => {
    throw noAnswer(wire, server, call, `${error.message} ${error.cause ?? ''}`);
  });
  const body = (await response.json().catch((error: Error) => {
    throw noAnswer(wire, server, call, error.message);
  })) as Record<string, unknown>;

  const [first] = (body.errors ?? []) as { message: string; extensions?: { code?: string } }[];
  const refused = refusedAs(body.data);
  if (refused) throw new Refused(refused, 'refused as a result');
  const code = first ? (first.extensions?.code ?? 'UNKNOWN') : response.ok ? null : String(body.code);
  if (code === null) return body;
  const message = first?.message ?? String(body.message);
  if (code === 'INTERNAL') wire.apologies.push(`${server.name} ${call.path}: ${JSON.stringify(body)}`);
  if (response.status >= 502 || TRY_AGAIN.includes(code))
    throw noAnswer(wire, server, call, `${response.status} ${message}`);
  throw new Refused(code, message);
}

/** The code of a refusal that is a type of a result. */
function refusedAs(data: unknown): string | undefined {
  const codes: Readonly<Record<string, string>> = {
    PricesChanged: 'PRICES_CHANGED',
    ChangeOutdated: 'CONFLICT',
  };
  const results = Object.values((data ?? {}) as Record<string, { __typename?: string } | null>);
  return results.map((result) => codes[result?.__typename ?? '']).find(Boolean);
}

function noAnswer(wire: Wire, server: Target, { path, step }: Call, why: string): NoAnswer {
  wire.unanswered.push(`${server.name} ${path} (${step ?? 'no step of a payment'}): ${why}`);
  return new NoAnswer(why);
}
