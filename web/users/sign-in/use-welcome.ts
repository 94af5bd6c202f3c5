import { useContext } from 'react';
import { ClientContext } from '../../apollo/client-loader';
import { useToast } from '../../ui/feedback/toast';
import type { SignedInFragment } from './login.generated';
import { welcome } from './welcome';

/** Starts a session that another form than those of login and register was granted; see `welcome`. */
export function useWelcome(): (session: SignedInFragment, greeting: string) => Promise<void> {
  const source = useContext(ClientContext);
  const toast = useToast();
  return (session, greeting) => welcome(source, session, greeting, toast);
}
