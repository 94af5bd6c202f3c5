import type { ApolloClient } from '@apollo/client';

/** The app's one client, once created. */
export const loadedClient: { current: ApolloClient | null } = { current: null };
