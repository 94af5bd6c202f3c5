import { type ReactNode, useContext } from 'react';
import { ClientContext } from '../apollo/client-loader';
import { cartStoreOf } from './cart-store';
import { CartContext } from './use-cart';

/** Gives everything below the visitor's cart, which is asked for when the first of them shows it. */
export function CartProvider({ children }: { children: ReactNode }) {
  return <CartContext value={cartStoreOf(useContext(ClientContext))}>{children}</CartContext>;
}
