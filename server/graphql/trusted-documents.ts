import type { Request, RequestHandler } from 'express';
import { AppError } from '../shared/errors/errors.js';
import type { OperationStore } from './operation-store.js';

/** Stands before GraphQL in a hardened shop: nothing but the web client's own operations is even parsed, by text or by hash. */
export function trustedDocumentsOnly(
  operations: Pick<OperationStore, 'isOwn'>,
  otherwise: RequestHandler,
): RequestHandler {
  return (request, response, next) => {
    if (textsOf(request).every((text) => operations.isOwn(text))) return otherwise(request, response, next);
    next(new AppError('BAD_INPUT', 400, "Only the shop's own operations are answered here"));
  };
}

/** Every text of a request that could be taken for its operation; one sent by its hash alone has none. */
function textsOf({ body, originalUrl }: Request): string[] {
  const { query } = (body ?? {}) as { query?: unknown };
  // All that follows the first question mark; there may be others in it.
  const [, asked] = /\?(.*)/s.exec(originalUrl) ?? [];
  const inAddress = new URLSearchParams(asked).getAll('query');
  return typeof query === 'string' ? [query, ...inAddress] : inAddress;
}
