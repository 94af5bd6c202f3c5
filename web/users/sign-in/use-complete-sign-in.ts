import { useContext } from 'react';
import { ClientContext } from '../../apollo/client-loader';
import { useToast } from '../../ui/feedback/toast';
import { completeSignIn } from './complete-sign-in';
import type { SignedInFragment } from './login.generated';

/** Starts a session that another form than those of login and register was granted; see `completeSignIn`. */
export function useCompleteSignIn(): (session: SignedInFragment, greeting: string) => Promise<void> {
  const source = useContext(ClientContext);
  const toast = useToast();
  return (session, greeting) => completeSignIn(source, session, greeting, toast);
}
