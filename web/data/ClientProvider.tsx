import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, useContext } from 'react';
import { apolloClient } from './client';
import { ClientContext } from './client-loader';

/** Provides the client to everything below it. */
export function ClientProvider({ children }: { children: ReactNode }) {
  return (
    <ApolloProvider client={useContext(ClientContext).loaded ?? apolloClient()}>{children}</ApolloProvider>
  );
}
