import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { errorCode, errorMessage, isServerBusy, isUnreachable } from '../../../data/error-message';
import { type CartChanges, countChanges } from '../cart-state';
import type { ConfirmedCart } from '../cart-types';

/** Shown while the server is unreachable (specification, section 8). */
export const LOCAL_CART_MESSAGE = 'Local cart - backend unavailable';

/** Whether a later retry may help: no network, a time-out, or a server that is down or overloaded. */
export function isServerUnreachable(error: unknown): boolean {
  if (isUnreachable(error) || isServerBusy(error) || ServerParseError.is(error)) return true;
  return ServerError.is(error) ? error.statusCode >= 500 : isServerFault(error);
}

/** Whether the server answered with an internal error. */
export function isServerFault(error: unknown): boolean {
  return CombinedGraphQLErrors.is(error) && faultCodes.has(errorCode(error) ?? '');
}

/** The server's message when it rejects further calls for now; null when it is unreachable. */
export function busyMessage(error: unknown): string | null {
  return errorCode(error) === 'TOO_MANY_ATTEMPTS' ? errorMessage(error) : null;
}

/** The message for refused changes: what failed, then the server's reason. */
export function refusalMessage(error: unknown, refused: CartChanges, before: ConfirmedCart | null): string {
  const what = describeFailure(refused, before);
  const why = errorMessage(error, '');
  return why ? `${what}: ${why}` : what;
}

const faultCodes = new Set(['INTERNAL', 'INTERNAL_SERVER_ERROR']);

function describeFailure(refused: CartChanges, before: ConfirmedCart | null): string {
  const update = Object.values(refused.lines)[0];
  if (!update || countChanges(refused) === 0) return 'Failed to update your shipment';
  if (update.isClear) return 'Failed to clear cart';
  if (update.quantity === 0) return 'Failed to remove item from cart';
  const wasInCart = before?.lines.some(({ item }) => item.key === update.item.key);
  return wasInCart ? 'Failed to update cart item quantity' : 'Failed to add item to cart';
}

/** After so many faults in a row a change is dropped. */
const MAX_CONSECUTIVE_FAULTS = 3;

/** Distinguishes a poison change from an outage: it fails repeatedly while `fetch` succeeds. */
export function watchForPoisonChanges(fetch: () => Promise<unknown>) {
  let faults = 0;

  return {
    /** Whether retrying the change that met this error is pointless. */
    async isPoison(error: unknown): Promise<boolean> {
      faults = isServerFault(error) ? faults + 1 : 0;
      if (faults < MAX_CONSECUTIVE_FAULTS) return false;
      const isServerWell = await fetch().then(
        () => true,
        () => false,
      );
      if (isServerWell) faults = 0;
      return isServerWell;
    },
    /** After a change was accepted. */
    reset(): void {
      faults = 0;
    },
  };
}
