import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ComponentProps } from 'react';
import { RouterProvider } from 'react-router-dom';
import { CartProvider } from './cart/CartProvider';
import { GlobalStyle } from './theme/GlobalStyle';
import { ToastProvider } from './ui/toast';

interface AppProps {
  client: ApolloClient;
  router: ComponentProps<typeof RouterProvider>['router'];
}

/** The whole web app around one client and one router. */
export function App({ client, router }: AppProps) {
  return (
    <ApolloProvider client={client}>
      <GlobalStyle />
      <ToastProvider>
        <CartProvider>
          <RouterProvider router={router} />
        </CartProvider>
      </ToastProvider>
    </ApolloProvider>
  );
}
