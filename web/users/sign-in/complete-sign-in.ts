import type { ClientSource } from '../../apollo/client-loader';
import { errorMessage } from '../../apollo/error-message';
import { startSession } from '../../apollo/session/session';
import { cartStoreOf } from '../../cart/cart-store';
import { hasUnsentChanges } from '../../cart/storage/stored-cart';
import { MERGED_MESSAGE, mergeGuestCart } from '../../cart/sync/merge-guest-cart';
import type { ShowToast } from '../../ui/feedback/toast';
import type { SignedInFragment } from './login.generated';

/** Starts the session the server granted, brings the guest's cart over and greets. The form stays until the cart is there. */
export async function completeSignIn(
  source: ClientSource,
  { token, user }: SignedInFragment,
  greeting: string,
  toast: ShowToast,
): Promise<void> {
  // The cart takes over what the server has not heard of yet; no page may have opened it.
  if (hasUnsentChanges()) cartStoreOf(source).open();
  startSession(token, user);
  try {
    if (await mergeGuestCart(await source.load())) toast(MERGED_MESSAGE);
  } catch (error) {
    toast(errorMessage(error, 'Failed to merge carts'), 'warn');
  }
  toast(greeting, 'good');
}
