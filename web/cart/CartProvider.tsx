import { useApolloClient } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { cartStoreOf } from './cart-store';
import { CartContext } from './use-cart';

/** Gives everything below the visitor's cart, which is asked for when the first of them shows it. */
export function CartProvider({ children }: { children: ReactNode }) {
  return <CartContext value={cartStoreOf(useApolloClient())}>{children}</CartContext>;
}
