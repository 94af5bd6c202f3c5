import { useApolloClient } from '@apollo/client/react';
import { useToast } from '../ui/toast';
import type { SignedInFragment } from './login.generated';
import { welcome } from './welcome';

/** Starts a session that another form than those of login and register was granted; see `welcome`. */
export function useWelcome(): (session: SignedInFragment, greeting: string) => Promise<void> {
  const client = useApolloClient();
  const toast = useToast();
  return (session, greeting) => welcome(client, session, greeting, toast);
}
