import type { ApolloClient } from '@apollo/client';
import { createContext, useContext } from 'react';
import { loadedClient } from './loaded-client';

/** Where the client comes from, whose code is no part of the pages that are drawn without it. */
export interface ClientSource {
  /** The client once it is there. */
  readonly loaded: ApolloClient | null;
  /** Loads its code with the first call; rejects when that does not come. */
  readonly load: () => Promise<ApolloClient>;
}

/** Of a tree that brings its own client, as in tests. */
export function sourceOf(client: ApolloClient): ClientSource {
  return { loaded: client, load: async () => client };
}

/** The app's own, for code outside components. */
export const appClient: ClientSource = {
  get loaded() {
    return loadedClient.current;
  },
  load: async () => (await import('./client')).apolloClient(),
};

export const ClientContext = createContext(appClient);

/** What gives the client to a page that needs none to be drawn. */
export function useClientLoader(): ClientSource['load'] {
  return useContext(ClientContext).load;
}
