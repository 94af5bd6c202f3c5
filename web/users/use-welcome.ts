import { useApolloClient } from '@apollo/client/react';
import { errorWords } from '../apollo/error-words';
import { startSession } from '../apollo/session';
import { MERGED_WORDS, mergeGuestCart } from '../cart/merge-guest-cart';
import { useToast } from '../ui/toast';
import type { SignedInFragment } from './login.generated';

/** Starts the session the server granted, brings the guest's cart over and greets. The form stays until the cart is there. */
export function useWelcome(): (session: SignedInFragment, greeting: string) => Promise<void> {
  const client = useApolloClient();
  const toast = useToast();

  return async ({ token, user }, greeting) => {
    startSession(token, user);
    try {
      if (await mergeGuestCart(client)) toast(MERGED_WORDS);
    } catch (error) {
      toast(errorWords(error, 'Failed to merge carts'), 'warn');
    }
    toast(greeting, 'good');
  };
}
