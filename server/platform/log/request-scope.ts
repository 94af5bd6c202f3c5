import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import type { RoleHolder } from '../../../rules/users/permissions.js';

/** Facts about the current request, available to all code that works on it. */
interface RequestScope {
  /** Identifies the request in logs and error messages. */
  readonly id: string;
  /** Address of the caller, as far as TRUST_PROXY lets it be trusted. */
  readonly ip: string;
  /** The caller's User-Agent; anybody can send anything here. */
  readonly agent: string;
  /** Statements sent to the database so far, begin and commit included. */
  statements: number;
  /** The HTTP response; none for a message over a live connection. */
  readonly response?: Response;
  /** By performance.now(); database work asks for no more than the time left until then. */
  deadlineMs: number;
  /** Facts found out while answering. */
  readonly facts: RequestFacts;
}

/** Time for the database's part of a response. Callers give up after 10 s, and the last statement may be late. */
const ANSWER_WITHIN_MS = 6_000;

/**
 * Money that a call may have moved by the time it fails. `notCharged`: the bank is asked later, if at all.
 * `perhapsCharged`: the bank may have been asked. `perhapsDone`: an order or its money may have been changed; that
 * charges no card.
 */
export type MoneyStep = 'notCharged' | 'perhapsCharged' | 'perhapsDone';

/** Facts found out about a request while it is answered; for logs, metrics and traces. Never a secret. */
export interface RequestFacts {
  caller?: 'guest' | 'customer' | 'admin';
  /** The account concerned: the caller's, or the one that somebody tries to sign in to. */
  userId?: string;
  /** The member of staff whose token the request brought; a sign-in within it does not change this. */
  staff?: RoleHolder & { readonly id: string };
  /** The GraphQL operation, named by the schema: "mutation openCheckout". */
  operation?: string;
  /** The code of the last refusal. */
  refusal?: string;
  /** The message of an unexpected fault; the plain apology by default. */
  failed?: string;
  /** Money that may have been moved by now, for the message of a failure. */
  money?: MoneyStep;
  /** The trace of the request, while it is traced. */
  trace?: Trace;
}

/** Deadline of background work. */
const NEVER = Number.POSITIVE_INFINITY;

const current = new AsyncLocalStorage<RequestScope>();

/** Opens the scope of a request: its id goes out in X-Request-Id, its statements in Server-Timing when asked for. */
export function requestScope({ tellsStatements }: { tellsStatements: boolean }) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const scope = {
      id: randomUUID(),
      ip: request.ip ?? '',
      agent: request.header('user-agent') ?? '',
      statements: 0,
      response,
      deadlineMs: performance.now() + ANSWER_WITHIN_MS,
      facts: {},
    };
    response.setHeader('X-Request-Id', scope.id);
    if (tellsStatements) sendStatementCount(response, scope);
    current.run(scope, next);
  };
}

/** The id of the current request; empty outside of one. */
export function currentRequestId(): string {
  return current.getStore()?.id ?? '';
}

/** Aborted when the caller of the current request is gone, or has the response; undefined outside of one. */
export function callerLeft(): AbortSignal | undefined {
  const response = current.getStore()?.response;
  if (!response) return undefined;
  const left = new AbortController();
  if (response.destroyed) left.abort();
  else response.once('close', () => left.abort());
  return left.signal;
}

/** Address of the current request's caller; empty outside of one. */
export function currentIp(): string {
  return current.getStore()?.ip ?? '';
}

/** The User-Agent of the current request; empty outside of one. */
export function currentAgent(): string {
  return current.getStore()?.agent ?? '';
}

/** Adds facts about the current request; nothing outside of one. */
export function addRequestFacts(facts: RequestFacts): void {
  const scope = current.getStore();
  if (scope) Object.assign(scope.facts, facts);
}

/** Facts known so far about the current request. */
export function currentFacts(): RequestFacts {
  return current.getStore()?.facts ?? {};
}

/** Does work for a caller without an HTTP request of its own, such as a message over a live connection. */
export function inRequest<T>(caller: { readonly ip: string; readonly agent: string }, work: () => T): T {
  return current.run({ id: randomUUID(), ...caller, statements: 0, deadlineMs: NEVER, facts: {} }, work);
}

/** Does background work that is traced. */
export function inTrace<T>(trace: Trace, work: () => T): T {
  return current.run({ id: '', ip: '', agent: '', statements: 0, deadlineMs: NEVER, facts: { trace } }, work);
}

/** Does work that is no part of the request during which it was begun. */
export function outsideRequests<T>(work: () => T): T {
  return current.exit(work);
}

/** Time until the current request's deadline; negative when it is late, infinite outside of a request. */
export function requestTimeLeftMs(): number {
  return (current.getStore()?.deadlineMs ?? NEVER) - performance.now();
}

/** Restarts the time for the database's part: a file took long to arrive, or to be read. */
export function restartAnswerTime(): void {
  const scope = current.getStore();
  if (scope) scope.deadlineMs = performance.now() + ANSWER_WITHIN_MS;
}

/** Called by the database layer for every statement it sends. */
export function countStatement(): void {
  const scope = current.getStore();
  if (scope) scope.statements += 1;
}

function sendStatementCount(response: Response, scope: RequestScope): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => Response;
  response.writeHead = ((...args: unknown[]) => {
    response.setHeader('Server-Timing', `db;desc="${scope.statements} statements"`);
    return writeHead(...args);
  }) as Response['writeHead'];
}

export type TraceAttributes = Readonly<Record<string, string | number | boolean>>;

/** Ends a piece of work; a fault marks it as failed by its name, never by its message. */
export type EndSpan = (fault?: unknown) => void;

/** The trace of a request or job that is sampled. */
export interface Trace {
  /** W3C traceparent of the current work, for its continuation elsewhere. */
  readonly traceparent: string;
  /** Begins a call to another machine. */
  begin(name: string, attributes?: TraceAttributes): EndSpan;
  /** Begins work that contains the following work until it ends. */
  enter(name: string, attributes?: TraceAttributes): EndSpan;
}

/** Does work as a part of the current trace; without one it costs one check. */
export async function traced<T>(
  name: string,
  attributes: TraceAttributes,
  work: () => Promise<T>,
): Promise<T> {
  const end = currentFacts().trace?.begin(name, attributes);
  if (!end) return work();
  try {
    const result = await work();
    end();
    return result;
  } catch (error) {
    end(error ?? new Error());
    throw error;
  }
}
