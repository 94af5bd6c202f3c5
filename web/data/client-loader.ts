import type { ApolloClient } from '@apollo/client';
import { createContext, useContext } from 'react';
import { loadedClient } from './loaded-client';

/** The Apollo client, loaded lazily: pages that render without it do not ship its code. */
export interface ClientSource {
  /** The client, once loaded. */
  readonly loaded: ApolloClient | null;
  /** Loads the client's code on the first call; rejects when the download fails. */
  readonly load: () => Promise<ApolloClient>;
}

/** A source around an existing client, for tests. */
export function sourceOf(client: ApolloClient): ClientSource {
  return { loaded: client, load: async () => client };
}

/** The app's own source, for code outside components. */
export const appClient: ClientSource = {
  get loaded() {
    return loadedClient.current;
  },
  load: async () => (await import('./client')).apolloClient(),
};

export const ClientContext = createContext(appClient);

/** The loader of the client, for a page that renders without it. */
export function useClientLoader(): ClientSource['load'] {
  return useContext(ClientContext).load;
}
