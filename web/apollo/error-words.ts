import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

export const TIMED_OUT_WORDS = 'Request timed out. Please try again.';
export const NO_ANSWER_WORDS = 'Network error. Please check your connection and try again.';
const GENERIC_WORDS = 'Something went wrong. Please try again.';

/** The words a person reads for any failure of a call: the server's own, a time-out, no answer, else `fallback`. */
export function errorWords(error: unknown, fallback = GENERIC_WORDS): string {
  if (CombinedGraphQLErrors.is(error)) return error.errors[0]?.message || fallback;
  if (ServerError.is(error)) return serverWords(error.bodyText) ?? fallback;
  if (hasName(error, 'TimeoutError')) return TIMED_OUT_WORDS;
  if (hasName(error, 'TypeError')) return NO_ANSWER_WORDS;
  return fallback;
}

/** The stable code the server gave the failure ("CONFLICT", "PRICES_CHANGED"); undefined when it did not answer. */
export function errorCode(error: unknown): string | undefined {
  const code = errorDetails(error).code;
  return typeof code === 'string' ? code : undefined;
}

/** What else the server said about the failure: `newTotal`, `requestId` and so on. */
export function errorDetails(error: unknown): Record<string, unknown> {
  return (CombinedGraphQLErrors.is(error) && error.errors[0]?.extensions) || {};
}

/** Fields the server refused, with its words for each. */
export function refusedFields(error: unknown): readonly { field: string; message: string }[] {
  const { fields } = errorDetails(error);
  return Array.isArray(fields) ? fields : [];
}

/** Whether the server could not be reached at all, or not in time. */
export function isUnreachable(error: unknown): boolean {
  return hasName(error, 'TimeoutError') || hasName(error, 'TypeError');
}

function hasName(error: unknown, name: string): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === name;
}

function serverWords(body: string): string | undefined {
  try {
    const answer = JSON.parse(body);
    const words = answer.message ?? answer.errors?.[0]?.message;
    return typeof words === 'string' && words ? words : undefined;
  } catch {
    return undefined;
  }
}
