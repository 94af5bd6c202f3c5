import { Outlet } from 'react-router-dom';
import { CartProvider } from '../cart/CartProvider';

/** Gives the pages inside it the visitor's cart. */
export function CartLayer() {
  return (
    <CartProvider>
      <Outlet />
    </CartProvider>
  );
}
