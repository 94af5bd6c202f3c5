import { unwrapResolverError } from '@apollo/server/errors';
import type { NextFunction, Request, Response } from 'express';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { toPounds } from '../../../rules/prices/pounds.js';
import type { Log } from '../log/log.js';
import { addRequestFacts, currentFacts, currentRequestId, type MoneyStep } from '../log/request-scope.js';
import { isDatabaseUnavailable } from './database-faults.js';
import { AppError, detailsOf, notFound, serviceUnavailable } from './errors.js';

/** Message for an unforeseen fault; the request id leads to the log line. */
export const APOLOGY = 'Something went wrong. Please try again.';

const UNREADABLE = 'The request could not be read';

/** Turns any fault into a REST response: a status and { message, code, … }. */
export function restErrors(log: Log) {
  return (fault: unknown, _request: Request, response: Response, next: NextFunction): void => {
    if (response.headersSent) {
      next(fault);
      return;
    }
    const error = asRefusal(log, fault);
    addRequestFacts({ refusal: error?.code ?? 'INTERNAL' });
    if (error) {
      if (error.retryAfter) response.setHeader('Retry-After', String(error.retryAfter));
      response.status(error.status).json({ message: error.message, code: error.code, ...restDetails(error) });
      return;
    }
    const requestId = currentRequestId();
    log.error({ event: 'request.unexpected_error', err: fault, requestId }, 'Unexpected error');
    const message = currentFacts().failed ?? APOLOGY;
    response.status(500).json({ message, code: 'INTERNAL', requestId });
  };
}

/** Faults before GraphQL, such as a body that is no JSON, in the form of its own responses. */
export function graphqlErrors(log: Log) {
  return (fault: unknown, _request: Request, response: Response, next: NextFunction): void => {
    if (response.headersSent) {
      next(fault);
      return;
    }
    const error = graphqlError(log, { message: APOLOGY }, fault);
    const { retryAfter } = error.extensions ?? {};
    if (retryAfter) response.setHeader('Retry-After', String(retryAfter));
    response.status(asRefusal(log, fault)?.status ?? 500).json({ errors: [error] });
  };
}

/** Turns any fault into a GraphQL error: a message and extensions.code. */
export function graphqlError(
  log: Log,
  formatted: GraphQLFormattedError,
  fault: unknown,
): GraphQLFormattedError {
  const located = unwrapResolverError(fault);
  const cause = located instanceof GraphQLError ? (located.originalError ?? located) : located;
  const error = asRefusal(log, cause);
  addRequestFacts({ refusal: error?.code ?? (cause instanceof GraphQLError ? 'BAD_INPUT' : 'INTERNAL') });
  const place = { ...(formatted.path ? { path: formatted.path } : {}) };
  if (error) {
    const { code, details, message } = error;
    return { message, ...place, extensions: { code, ...details } };
  }
  if (cause instanceof GraphQLError) {
    const message = withoutSentValues(formatted.message, cause);
    return { message, ...place, extensions: { code: 'BAD_INPUT' } };
  }
  const requestId = currentRequestId();
  log.error({ event: 'request.unexpected_error', err: cause, requestId }, 'Unexpected error');
  return { message: APOLOGY, ...place, extensions: { code: 'INTERNAL', requestId } };
}

/** The refusal for a fault; null for an unforeseen one. An unavailable database is logged, once a request. */
export function asRefusal(log: Log, fault: unknown): AppError | null {
  if (fault instanceof AppError) return fault;
  if (!isDatabaseUnavailable(fault)) return fromHttpError(fault);
  const refusal = serviceUnavailable(unavailableMessage());
  if (currentFacts().refusal !== refusal.code)
    log.warn(
      { event: 'database.unavailable', err: fault, requestId: currentRequestId() },
      'The database is unavailable',
    );
  addRequestFacts({ refusal: refusal.code });
  return refusal;
}

/** Details in REST: money as decimal pounds, and addresses instead of kinds of changed things. */
function restDetails(error: AppError): object {
  const prices = detailsOf(error, 'PRICES_CHANGED');
  if (prices) return { newTotal: toPounds(prices.newTotal) };
  const conflict = detailsOf(error, 'CONFLICT');
  if (!conflict || !('thing' in conflict)) return error.details;
  if (conflict.thing !== 'price') return { current: conflict.current };
  const { pricePence, ...price } = conflict.current;
  return { current: { ...price, price: toPounds(pricePence) } };
}

/** Express' own refusals: unreadable JSON, bodies that are too large, missing files. */
function fromHttpError(fault: unknown): AppError | null {
  const status = (fault as { status?: number } | null)?.status;
  if (status === 413) return new AppError('TOO_LARGE', 413, 'The request is too large');
  if (status === 404) return notFound('Page');
  if (status !== undefined && status >= 400 && status < 500)
    return new AppError('BAD_INPUT', 400, UNREADABLE);
  return null;
}

const WORDS: Readonly<Record<MoneyStep, string>> = {
  notCharged: "We can't answer right now. You haven't been charged. Please try again in a moment.",
  perhapsCharged:
    "We can't answer right now. If your card was charged, your order will appear by itself. Don't pay again.",
  perhapsDone:
    "We don't know whether this went through. It doesn't charge a card, but an earlier payment may have gone through. Check the order before you try again.",
};

/**
 * The message for a caller when the database is unavailable, which depends on the money step that the request noted;
 * undefined without one.
 */
function unavailableMessage(): string | undefined {
  const { money } = currentFacts();
  return money && WORDS[money];
}

/** A GraphQL refusal without the values that it quotes: they may be passwords, and responses get logged. */
function withoutSentValues(message: string, { message: reason }: GraphQLError): string {
  const variable = /^(Variable "\$\w+") got invalid value /.exec(message)?.[1];
  if (!variable) return cut(message);
  const place = / at "([\w.[\]]+)"; /.exec(message)?.[1];
  const at = place ? ` at "${place}"` : '';
  return `${variable} got an invalid value${at}${reason === message ? '' : `; ${cut(reason)}`}`;
}

/** The library's own messages are far shorter: the rest of a longer one was sent to us. */
const MESSAGE_MAX = 2_000;

function cut(message: string): string {
  if (message.length > MESSAGE_MAX) return 'The request holds a value that does not fit';
  return message
    .replace(/( cannot represent [^:]*): [\s\S]*/, '$1')
    .replace(/(Expected value of type "[^"]*"), found [\s\S]*/, '$1')
    .replace(/Value "[\s\S]*" does not exist in/, 'This value does not exist in');
}
