import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';

/** What is known about the request being answered, wherever in the program it is being worked on. */
interface RequestScope {
  /** Names the request in logs and apologies. */
  readonly id: string;
  /** Address of the caller, as far as TRUST_PROXY lets it be believed. */
  readonly ip: string;
  /** What its program calls itself; anybody can say anything here. */
  readonly agent: string;
  /** Statements sent to the database so far, begin and commit included. */
  statements: number;
  /** Of what is sent to the caller; none for a message over a live connection. */
  readonly response?: Response;
  /** By performance.now(); what must be answered by then asks for no more than the time left. */
  deadlineMs: number;
  /** What it turned out to be. */
  readonly facts: RequestFacts;
}

/** For the database's part of an answer. Callers give up after 10 s, and the last statement may take a little longer. */
const ANSWER_WITHIN_MS = 6_000;

/**
 * What a call may have done with money by the time it fails. `notCharged`: the bank is asked later, if at all.
 * `perhapsCharged`: the bank may have been asked. `perhapsDone`: an order or its money may have been changed; no card is
 * charged by that.
 */
export type MoneyStep = 'notCharged' | 'perhapsCharged' | 'perhapsDone';

/** What is found out about a request while it is answered; for logs, figures and traces. Never a secret. */
export interface RequestFacts {
  caller?: 'guest' | 'customer' | 'admin';
  /** Whose account it is about: the caller's, or the one that somebody tries to sign in to. */
  userId?: string;
  /** Of the staff, with whose token the request came; a sign-in within it changes that no more. */
  staffId?: string;
  /** What is asked in GraphQL, in the schema's words: "mutation openCheckout". */
  operation?: string;
  /** The code of the last refusal. */
  refusal?: string;
  /** The message of an unexpected fault; the plain apology unless given. */
  failed?: string;
  /** What it may have done with money by now, for the words of a failure. */
  money?: MoneyStep;
  /** What it is traced by, while it is. */
  trace?: Trace;
}

/** For what goes on for as long as it likes. */
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
    if (tellsStatements) tellStatements(response, scope);
    current.run(scope, next);
  };
}

/** The id of the request being answered; empty outside of one. */
export function currentRequestId(): string {
  return current.getStore()?.id ?? '';
}

/** Aborted when the caller of the request being answered is gone, or has the answer; undefined outside of one. */
export function callerLeft(): AbortSignal | undefined {
  const response = current.getStore()?.response;
  if (!response) return undefined;
  const left = new AbortController();
  if (response.destroyed) left.abort();
  else response.once('close', () => left.abort());
  return left.signal;
}

/** Address of the caller of the request being answered; empty outside of one. */
export function currentIp(): string {
  return current.getStore()?.ip ?? '';
}

/** The User-Agent of the request being answered; empty outside of one. */
export function currentAgent(): string {
  return current.getStore()?.agent ?? '';
}

/** Notes what was found out about the request being answered; nothing outside of one. */
export function noteOnRequest(facts: RequestFacts): void {
  const scope = current.getStore();
  if (scope) Object.assign(scope.facts, facts);
}

/** What is known so far about the request being answered. */
export function currentFacts(): RequestFacts {
  return current.getStore()?.facts ?? {};
}

/** Does work for a caller who is no HTTP request of its own, such as a message over a live connection. */
export function inRequest<T>(caller: { readonly ip: string; readonly agent: string }, work: () => T): T {
  return current.run({ id: randomUUID(), ...caller, statements: 0, deadlineMs: NEVER, facts: {} }, work);
}

/** Does work of the background that is traced. */
export function inTrace<T>(trace: Trace, work: () => T): T {
  return current.run({ id: '', ip: '', agent: '', statements: 0, deadlineMs: NEVER, facts: { trace } }, work);
}

/** Does work that is no part of the request during which it was begun. */
export function outsideRequests<T>(work: () => T): T {
  return current.exit(work);
}

/** Until the request being answered should have its answer; less than nothing when it is late, endless outside of one. */
export function requestTimeLeftMs(): number {
  return (current.getStore()?.deadlineMs ?? NEVER) - performance.now();
}

/** Counts the time for the database's part anew: a file took long to arrive, or to be read. */
export function restartAnswerTime(): void {
  const scope = current.getStore();
  if (scope) scope.deadlineMs = performance.now() + ANSWER_WITHIN_MS;
}

/** Called by the database layer for every statement it sends. */
export function countStatement(): void {
  const scope = current.getStore();
  if (scope) scope.statements += 1;
}

function tellStatements(response: Response, scope: RequestScope): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => Response;
  response.writeHead = ((...args: unknown[]) => {
    response.setHeader('Server-Timing', `db;desc="${scope.statements} statements"`);
    return writeHead(...args);
  }) as Response['writeHead'];
}

export type TraceAttributes = Readonly<Record<string, string | number | boolean>>;

/** Ends a piece of work; a fault marks it as failed by its name, never by its words. */
export type EndSpan = (fault?: unknown) => void;

/** The trace of a request or job, where tracing is on and this one was chosen. */
export interface Trace {
  /** W3C traceparent of the work under way, for who carries it on. */
  readonly traceparent: string;
  /** Begins a call of another machine. */
  begin(name: string, attributes?: TraceAttributes): EndSpan;
  /** Begins work that what follows is part of, until it ends. */
  enter(name: string, attributes?: TraceAttributes): EndSpan;
}

/** Does work as a part of the trace under way; where there is none it costs one look. */
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
