import type { ReactNode } from 'react';
import type { Shop } from '../data/page/page-data';
import { ToastProvider } from '../design/feedback/toast';
import { GlobalStyle } from '../design/theme/GlobalStyle';
import { ShopProvider } from '../lib/shop/shop';

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
