import { type ReactNode, useContext, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ClientContext } from '../../data/client-loader';
import { useShop } from '../../lib/shop/shop';
import { cartStoreOf } from './cart-store';
import { FirstCartContext, firstCart } from './storage/first-cart';
import { CartContext } from './use-cart';

/** Provides the visitor's cart to the routes inside it. */
export function CartLayer() {
  const address = useLocation();
  const { shop } = useShop();
  const source = useContext(ClientContext);
  const [first] = useState(() => firstCart(address, shop, cartStoreOf(source).cart));
  return (
    <FirstCartContext value={first}>
      <CartProvider>
        <Outlet />
      </CartProvider>
    </FirstCartContext>
  );
}

/** Provides the visitor's cart, fetched when the first component reads it. */
export function CartProvider({ children }: { children: ReactNode }) {
  return <CartContext value={cartStoreOf(useContext(ClientContext))}>{children}</CartContext>;
}
