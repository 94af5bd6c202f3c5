import { useContext } from 'react';
import { ClientContext } from '../../../data/client-loader';
import { useToast } from '../../../design/feedback/toast';
import { completeSignIn } from './complete-sign-in';
import type { SignedInFragment } from './login.generated';

/** Starts a session granted by another form than login and register; see `completeSignIn`. */
export function useCompleteSignIn(): (session: SignedInFragment, greeting: string) => Promise<void> {
  const source = useContext(ClientContext);
  const toast = useToast();
  return (session, greeting) => completeSignIn(source, session, greeting, toast);
}
