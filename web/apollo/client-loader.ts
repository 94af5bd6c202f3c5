import type { ApolloClient } from '@apollo/client';
import { createContext, useCallback, useContext } from 'react';

/** The client of a tree that brings its own, as on the server and in tests; elsewhere it is the app's one client. */
export const ClientContext = createContext<ApolloClient | null>(null);

/** What gives the client to a page that needs none to be drawn. The client's code loads with the first call, which rejects when it cannot. */
export function useClientLoader(): () => Promise<ApolloClient> {
  const own = useContext(ClientContext);
  return useCallback(async () => own ?? (await import('./client')).apolloClient(), [own]);
}
