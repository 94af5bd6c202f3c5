import { ApolloProvider } from '@apollo/client/react';
import { useContext } from 'react';
import { Outlet } from 'react-router-dom';
import { apolloClient } from './client';
import { ClientContext } from './client-loader';

/** Gives the pages inside it the client. */
export function DataLayer() {
  return (
    <ApolloProvider client={useContext(ClientContext) ?? apolloClient()}>
      <Outlet />
    </ApolloProvider>
  );
}
