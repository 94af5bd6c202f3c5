import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCart } from '../cart/use-cart';
import { useIsHydrated } from '../ui/use-is-hydrated';
import { newWishes, readShipment, writeShipment } from './shipment-address';

/** Keeps cart and address bar alike: a visited address changes the cart, a changed cart rewrites the address. */
export function useShipmentAddress(): void {
  const [query, setQuery] = useSearchParams();
  const { destination, fromCity, toCity, setShipment, isLoading } = useCart((cart) => ({
    destination: cart.destination,
    fromCity: cart.fromCity,
    toCity: cart.toCity,
    setShipment: cart.setShipment,
    isLoading: cart.status === 'loading',
  }));
  const isHydrated = useIsHydrated();
  const address = query.toString();
  const seen = useRef<{ address: string; shipment: string }>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `address` stands for `query`
  useEffect(() => {
    // Until then the cart is the one that the server drew, which nobody can change.
    if (!isHydrated) return;
    const shipment = { destination, fromCity, toCity };
    const now = { address, shipment: JSON.stringify(shipment) };
    const before = seen.current;
    if (before?.address !== address) {
      seen.current = now;
      const wishes = newWishes(readShipment(query), shipment);
      if (Object.keys(wishes).length > 0) setShipment(wishes);
      return;
    }
    if (isLoading || before.shipment === now.shipment) return;
    const rewritten = writeShipment(query, shipment);
    seen.current = { ...now, address: rewritten.toString() };
    if (rewritten.toString() !== address) setQuery(rewritten, { replace: true, preventScrollReset: true });
  }, [address, destination, fromCity, toCity, isLoading, setShipment, isHydrated]);
}
