import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { errorCode, errorMessage, isServerBusy, isUnreachable } from '../../apollo/error-message';
import type { ConfirmedCart } from '../cart-types';
import { type CartChanges, countChanges } from './cart-changes';

/** Said while the server cannot be reached (specification, section 8). */
export const LOCAL_CART_MESSAGE = 'Local cart - backend unavailable';

/** Whether trying again later may help: no network, a time-out, or a server that is down or overwhelmed. */
export function isServerAway(error: unknown): boolean {
  if (isUnreachable(error) || isServerBusy(error) || ServerParseError.is(error)) return true;
  return ServerError.is(error) ? error.statusCode >= 500 : isServerFault(error);
}

/** Whether the server answered, and the answer is that something went wrong inside it. */
export function isServerFault(error: unknown): boolean {
  return CombinedGraphQLErrors.is(error) && faultCodes.has(errorCode(error) ?? '');
}

/** Why a server that is there does not take more for now, in its own words; null when it is away. */
export function waitReason(error: unknown): string | null {
  return errorCode(error) === 'TOO_MANY_ATTEMPTS' ? errorMessage(error) : null;
}

/** Words for changes the server refused: what failed, then why in the server's own sentence. */
export function refusalMessage(error: unknown, refused: CartChanges, before: ConfirmedCart | null): string {
  const what = whatFailed(refused, before);
  const why = errorMessage(error, '');
  return why ? `${what}: ${why}` : what;
}

const faultCodes = new Set(['INTERNAL', 'INTERNAL_SERVER_ERROR']);

function whatFailed(refused: CartChanges, before: ConfirmedCart | null): string {
  const update = Object.values(refused.lines)[0];
  if (!update || countChanges(refused) === 0) return 'Failed to update your shipment';
  if (update.quantity === 0) return 'Failed to remove item from cart';
  const wasThere = before?.lines.some(({ item }) => item.key === update.item.key);
  return wasThere ? 'Failed to update cart item quantity' : 'Failed to add item to cart';
}
