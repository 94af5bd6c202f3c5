import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCart } from '../cart/use-cart';
import { newWishes, readShipment, writeShipment } from './shipment-address';

interface Seen {
  readonly address: string;
  readonly shipment: string;
  /** Addresses of our own that the router, which draws them as transitions, has not all drawn yet. */
  readonly written: string[];
}

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
  const address = query.toString();
  const seen = useRef<Seen>(undefined);

  // Before what was typed into the server's page is typed again (start-page.tsx): that came after the address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `address` stands for `query`
  useLayoutEffect(() => {
    const wanted = { destination, fromCity, toCity };
    const shipment = JSON.stringify(wanted);
    const before = seen.current;
    if (!before || (address !== before.address && !before.written.includes(address))) {
      seen.current = { address, shipment, written: [] };
      const wishes = newWishes(readShipment(query), wanted);
      if (Object.keys(wishes).length > 0) setShipment(wishes);
      return;
    }
    const written = address === before.written.at(-1) ? [] : before.written;
    seen.current = { address, shipment: before.shipment, written };
    if (isLoading || before.shipment === shipment) return;
    seen.current = { address, shipment, written };
    const rewritten = writeShipment(query, wanted);
    if (rewritten.toString() === (written.at(-1) ?? address)) return;
    written.push(rewritten.toString());
    setQuery(rewritten, { replace: true, preventScrollReset: true });
  }, [address, destination, fromCity, toCity, isLoading, setShipment]);
}
