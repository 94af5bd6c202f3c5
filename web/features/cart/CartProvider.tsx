import { type ReactNode, useContext } from 'react';
import { ClientContext } from '../../data/client-loader';
import { cartStoreOf } from './cart-store';
import { CartContext } from './use-cart';

/** Provides the visitor's cart, fetched when the first component reads it. */
export function CartProvider({ children }: { children: ReactNode }) {
  return <CartContext value={cartStoreOf(useContext(ClientContext))}>{children}</CartContext>;
}
