import type { ReactNode } from 'react';
import type { Shop } from './apollo/page/page-data';
import { GlobalStyle } from './theme/GlobalStyle';
import { ToastProvider } from './ui/feedback/toast';
import { ShopProvider } from './ui/shop/shop';

interface AppProps {
  /** The shop in the page's data. */
  shop: Shop | null;
  /** The RouterProvider over `createRoutes()`. */
  children: ReactNode;
}

/** The whole web app around a router. */
export function App({ shop, children }: AppProps) {
  return (
    <ShopProvider start={shop}>
      <GlobalStyle />
      <ToastProvider>{children}</ToastProvider>
    </ShopProvider>
  );
}
