import type { ApolloClient } from '@apollo/client';

/** The app's one client, once it was made. */
export const loadedClient: { current: ApolloClient | null } = { current: null };
