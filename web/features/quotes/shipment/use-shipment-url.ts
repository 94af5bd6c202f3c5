import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useIsHydrated } from '../../../lib/hooks/use-is-hydrated';
import { useIsNavigating } from '../../../lib/hooks/use-is-navigating';
import { useUrlParams } from '../../../lib/lists/use-url-params';
import { readShipment, writeShipment } from '../../cart/shipment-url';
import { useCart } from '../../cart/use-cart';

/**
 * A link to the builder changes the cart once; afterwards the cart decides and the address follows. A history entry is not
 * such a link. The document's own address is in the cart from the start (cart-store.ts).
 */
export function useShipmentUrl(): void {
  const [query, changeUrlParams] = useUrlParams();
  const { destination, fromCity, toCity, setShipment, isLoading } = useCart((cart) => ({
    destination: cart.destination,
    fromCity: cart.fromCity,
    toCity: cart.toCity,
    setShipment: cart.setShipment,
    isLoading: cart.status === 'loading',
  }));
  const isRead = useRef(useNavigationType() === 'POP');
  // Writing the address during a navigation would cancel it.
  const isNavigating = useIsNavigating();
  const isHydrated = useIsHydrated();
  const address = query.toString();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is written over, too
  useEffect(() => {
    // Until then the cart is the server-rendered one.
    if (!isHydrated || isNavigating) return;
    const now = new URLSearchParams(window.location.search);
    if (!isRead.current) {
      isRead.current = true;
      const wanted = readShipment(now);
      if (Object.keys(wanted).length > 0) return setShipment(wanted);
    }
    if (isLoading) return;
    const written = writeShipment(now, { destination, fromCity, toCity });
    if (written.toString() !== now.toString()) changeUrlParams(() => written, { replace: true });
  }, [
    address,
    destination,
    fromCity,
    toCity,
    setShipment,
    isLoading,
    isNavigating,
    isHydrated,
    changeUrlParams,
  ]);
}
