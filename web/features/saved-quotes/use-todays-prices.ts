import { useNavigate } from 'react-router-dom';
import { toKey } from '../../data/enums';
import { useCart } from '../cart/use-cart';
import { quoteAddress } from '../shipments/quote-address';
import type { ComparedQuote } from './quote-changes';
import { toCartLine } from './quoted-line';

/** Puts an expired quote's available items into the cart and opens the quote builder. */
export function useTodaysPrices({
  lines,
  today,
  destination: toCountry,
  service,
  fromCity,
  toCity,
}: ComparedQuote): () => void {
  const { setShipment, setLineQuantity } = useCart(({ setShipment, setLineQuantity }) => ({
    setShipment,
    setLineQuantity,
  }));
  const navigate = useNavigate();
  const destination = toKey(toCountry);
  return () => {
    setShipment({
      destination,
      service: toKey(service),
      ...(fromCity && { fromCity }),
      ...(toCity && { toCity }),
    });
    for (const [index, line] of lines.entries()) {
      const pence = today.lines[index]?.unitPrice?.minorUnits ?? null;
      if (pence !== null) setLineQuantity(toCartLine(line, pence), line.quantity);
    }
    navigate(quoteAddress({ fromCity, toCountry: destination, toCity }));
  };
}
