import { useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useShop } from '../ui/shop';
import { CartProvider } from './CartProvider';
import { FirstCartContext, firstCart } from './first-cart';

/** Gives the pages inside it the visitor's cart. */
export function CartLayer() {
  const address = useLocation();
  const { shop } = useShop();
  const [first] = useState(() => firstCart(address, shop));
  return (
    <FirstCartContext value={first}>
      <CartProvider>
        <Outlet />
      </CartProvider>
    </FirstCartContext>
  );
}
