import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import type { ErrorCode, FieldError, RefusalDetails } from '../../rules/refusals';
import { NO_ANSWER_MESSAGE } from './no-answer-message';

export const TIMED_OUT_MESSAGE = 'Request timed out. Please try again.';
const INVALID_RESPONSE_MESSAGE = 'Invalid response from server';
const GENERIC_MESSAGE = 'Something went wrong. Please try again.';
const BUSY_MESSAGE = "We can't answer right now. Please try again in a moment.";

const TOO_MANY_REQUESTS = 429;
/** Sent by a server, or a proxy in front of it, that is overloaded, restarting or down. */
const BUSY_STATUSES: ReadonlySet<number> = new Set([TOO_MANY_REQUESTS, 502, 503, 504]);
const BUSY_CODES: ReadonlySet<unknown> = new Set(['SERVICE_UNAVAILABLE', 'TOO_MANY_ATTEMPTS']);

/** The message for any failed call: the server's own, a time-out, no answer, else `fallback`. */
export function errorMessage(
  error: unknown,
  fallback = isServerBusy(error) ? BUSY_MESSAGE : GENERIC_MESSAGE,
): string {
  if (CombinedGraphQLErrors.is(error)) return error.errors[0]?.message || fallback;
  if (ServerError.is(error)) return readBody(error.bodyText).message ?? fallback;
  if (hasName(error, 'TimeoutError')) return TIMED_OUT_MESSAGE;
  if (hasName(error, 'TypeError')) return NO_ANSWER_MESSAGE;
  return hasName(error, 'InvalidResponse') ? INVALID_RESPONSE_MESSAGE : fallback;
}

/** `errorMessage` with this fallback. */
export function errorMessageOr(fallback: string): (error: unknown) => string {
  return (error) => errorMessage(error, fallback);
}

/** Returns a value that every answer has; throws InvalidResponse without it. */
export function requireData<T>(answer: T | null | undefined): T {
  if (answer != null) return answer;
  throw Object.assign(new Error(INVALID_RESPONSE_MESSAGE), { name: 'InvalidResponse' });
}

/** The server's stable error code ("CONFLICT", "PRICES_CHANGED"); undefined without an answer. */
export function errorCode(error: unknown): ErrorCode | undefined {
  const { code } = extensionsOf(error);
  return typeof code === 'string' ? (code as ErrorCode) : undefined;
}

/** The error's extensions when it has this code; null otherwise. */
export function errorDetails<Code extends ErrorCode>(
  error: unknown,
  code: Code,
): RefusalDetails[Code] | null {
  return errorCode(error) === code ? (extensionsOf(error) as RefusalDetails[Code]) : null;
}

/** The fields the server refused, each with its message. */
export function invalidFields(error: unknown): readonly FieldError[] {
  const details = errorDetails(error, 'BAD_INPUT') ?? errorDetails(error, 'REASON_NEEDED');
  return details && 'fields' in details ? details.fields : [];
}

/** Whether the server or a proxy said it cannot answer now: overload, a restart, a rate limit. */
export function isServerBusy(error: unknown): boolean {
  if (ServerError.is(error)) return BUSY_STATUSES.has(error.statusCode);
  return BUSY_CODES.has(errorCode(error));
}

/** `Retry-After` in milliseconds; null when absent. */
export function retryAfterMs(error: unknown): number | null {
  const header = ServerError.is(error) ? error.response.headers.get('Retry-After') : null;
  const seconds = Number(extensionsOf(error).retryAfter ?? header ?? Number.NaN);
  return seconds > 0 && Number.isFinite(seconds) ? seconds * 1000 : null;
}

/** Whether no answer came although this device is online. */
export function isWithoutResponse(error: unknown): boolean {
  return hasName(error, 'TypeError') && navigator.onLine !== false;
}

/** Whether the server could not be reached, or not in time. */
export function isUnreachable(error: unknown): boolean {
  return hasName(error, 'TimeoutError') || hasName(error, 'TypeError');
}

function extensionsOf(error: unknown): Readonly<Record<string, unknown>> {
  if (ServerError.is(error)) return readBody(error.bodyText).details;
  return (CombinedGraphQLErrors.is(error) && error.errors[0]?.extensions) || {};
}

function hasName(error: unknown, name: string): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === name;
}

/** Message and details of an error response that is not GraphQL: ours, or a proxy's. */
function readBody(body: string): { message?: string; details: Record<string, unknown> } {
  try {
    const { errors, ...answer } = JSON.parse(body);
    const { message, extensions = answer } = errors?.[0] ?? answer;
    return {
      message: typeof message === 'string' && message ? message : undefined,
      details: extensions ?? {},
    };
  } catch {
    return { details: {} };
  }
}
