import type { ClientSource } from '../../../data/client-loader';
import { errorMessage } from '../../../data/error-message';
import type { ShowToast } from '../../../design/feedback/toast';
import { startSession } from '../../../session/session';
import { cartStoreOf } from '../../cart/cart-store';
import { hasUnsentChanges } from '../../cart/storage/stored-cart';
import { MERGED_MESSAGE, mergeGuestCart } from '../../cart/sync/merge-guest-cart';
import type { SignedInFragment } from './login.generated';

/** Starts the granted session, merges the guest's cart and shows the greeting, if any. The form stays until the merge. */
export async function completeSignIn(
  source: ClientSource,
  { token, user }: SignedInFragment,
  greeting: string | undefined,
  toast: ShowToast,
): Promise<void> {
  // The cart's store sends what the server has not received; no page may have opened it yet.
  if (hasUnsentChanges()) cartStoreOf(source).open();
  startSession(token, user);
  try {
    if (await mergeGuestCart(await source.load())) toast(MERGED_MESSAGE);
  } catch (error) {
    toast(errorMessage(error, 'Failed to merge carts'), 'warn');
  }
  if (greeting) toast(greeting, 'good');
}
