import { useContext, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ClientContext } from '../../data/client-loader';
import { useShop } from '../../lib/shop/shop';
import { CartProvider } from './CartProvider';
import { cartStoreOf } from './cart-store';
import { FirstCartContext, firstCart } from './storage/first-cart';

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
