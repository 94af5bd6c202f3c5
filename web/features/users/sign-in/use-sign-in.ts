import { useContext, useState } from 'react';
import { ClientContext } from '../../../data/client-loader';
import { NO_ANSWER_MESSAGE } from '../../../data/no-answer-message';
import { useToast } from '../../../design/feedback/toast';
import type { Problems } from '../../../lib/forms/use-checked-form';
import { useShop } from '../../../lib/shop/shop';
import type { Attempt } from './sign-in';

interface SignInOptions {
  /** The default error message. */
  failed: string;
  /** Called with whether a sign-in is pending, including the cart's merge. */
  onBusy: (isBusy: boolean) => void;
}

/** Logic of the login and register forms. The code that calls the server loads on first focus. */
export function useSignIn({ failed, onBusy }: SignInOptions) {
  const [refusal, setRefusal] = useState<string>();
  const source = useContext(ClientContext);
  const toast = useToast();
  const shop = useShop();
  const load = () => Promise.all([import('./sign-in'), source.load()]);

  function refuse(message: string): void {
    setRefusal(message);
    toast(message, 'bad');
  }

  return {
    /** Why the last try failed. */
    refusal,
    /** Preloads the sign-in's code; for `onFocus`. */
    prepare(): void {
      void load().catch(() => {
        // The sign-in itself reports the error.
      });
    },
    /** Signs in, and greets with `greet(name)` when there is one; resolves to the server's field problems. */
    async signIn(attempt: Attempt, greet?: (name: string) => string): Promise<Problems> {
      setRefusal(undefined);
      onBusy(true);
      try {
        const [{ requestSession, completeSignIn }, client] = await load();
        const answer = await requestSession(client, attempt, failed);
        if ('session' in answer)
          await completeSignIn(source, answer.session, greet?.(answer.session.user.name), toast);
        else {
          refuse(answer.refusal.message);
          if (answer.refusal.areTermsOutdated) void shop.refresh();
        }
        return 'refusal' in answer ? answer.refusal.problems : {};
      } catch {
        refuse(NO_ANSWER_MESSAGE);
        return {};
      } finally {
        onBusy(false);
      }
    },
  };
}
