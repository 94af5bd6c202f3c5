import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, useContext } from 'react';
import { apolloClient } from './client';
import { ClientContext } from './client-loader';

/** Gives everything below it the client. */
export function ClientProvider({ children }: { children: ReactNode }) {
  return (
    <ApolloProvider client={useContext(ClientContext).loaded ?? apolloClient()}>{children}</ApolloProvider>
  );
}
