import { useContext, useState } from 'react';
import { ClientContext } from '../../apollo/client-loader';
import { NO_ANSWER_MESSAGE } from '../../apollo/no-answer-message';
import { useToast } from '../../ui/feedback/toast';
import type { Problems } from '../../ui/forms/use-checked-form';
import type { Attempt } from './sign-in';

interface SignInOptions {
  /** Said when nothing better is known. */
  failed: string;
  /** Hears whether a sign-in is under way, with the cart's merge. */
  onBusy: (isBusy: boolean) => void;
}

/** What the login and register forms do. The code that asks the server is no part of them: it loads with the first touch. */
export function useSignIn({ failed, onBusy }: SignInOptions) {
  const [refusal, setRefusal] = useState<string>();
  const source = useContext(ClientContext);
  const toast = useToast();
  const load = () => Promise.all([import('./sign-in'), source.load()]);

  function refuse(message: string): void {
    setRefusal(message);
    toast(message, 'bad');
  }

  return {
    /** Why the last try failed. */
    refusal,
    /** Loads what a sign-in takes; for the focus of a field. */
    prepare(): void {
      void load().catch(() => {
        // The sign-in itself reports what is wrong.
      });
    },
    /** Signs in and greets with `greet(name)`; gives what the server found wrong with which field. */
    async signIn(attempt: Attempt, greet: (name: string) => string): Promise<Problems> {
      setRefusal(undefined);
      onBusy(true);
      try {
        const [{ askForSession, completeSignIn }, client] = await load();
        const answer = await askForSession(client, attempt, failed);
        if ('session' in answer)
          await completeSignIn(source, answer.session, greet(answer.session.user.name), toast);
        else refuse(answer.refusal.message);
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
