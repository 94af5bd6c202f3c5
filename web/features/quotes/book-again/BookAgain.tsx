import { useApolloClient } from '@apollo/client/react';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { fromGraphqlEnum } from '../../../data/enums';
import { errorMessage } from '../../../data/error-message';
import { Button } from '../../../design/Button';
import { useToast } from '../../../design/feedback/toast';
import { VisuallyHidden } from '../../../design/VisuallyHidden';
import { useNavigateWhileMounted } from '../../../lib/hooks/use-navigate-while-mounted';
import { useCart } from '../../cart/use-cart';
import { quoteUrl } from '../../shipments/quote-url';
import { BookAgainDocument } from './book-again.generated';

/** A button that books the same shipment again, at today's prices. */
export function BookAgain({ orderId, number }: { orderId: string; number: string }) {
  const { bookAgain, isBusy } = useBookAgain();
  return (
    <Button variant="quiet" isBusy={isBusy} onClick={() => void bookAgain(orderId, number)}>
      {!isBusy && <RotateCcw aria-hidden="true" size={18} />}
      Book again<VisuallyHidden> the items of order {number} </VisuallyHidden>
    </Button>
  );
}

/** Puts an order's items into the cart and opens the quote builder, which shows the differences. */
function useBookAgain() {
  const client = useApolloClient();
  const { whenSynced, receive } = useCart(({ whenSynced, receive }) => ({ whenSynced, receive }));
  const navigate = useNavigateWhileMounted();
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);

  async function bookAgain(orderId: string, number: string) {
    setIsBusy(true);
    try {
      await whenSynced();
      const { data } = await client.mutate({ mutation: BookAgainDocument, variables: { orderId } });
      if (!data) return;
      const { cart: booked, ...bookedAgain } = data.reorder;
      receive(booked);
      const { destination, fromCity, toCity } = booked;
      navigate(quoteUrl({ fromCity, toCountry: fromGraphqlEnum(destination), toCity }), {
        state: { bookedAgain: { ...bookedAgain, number } },
      });
    } catch (error) {
      toast(errorMessage(error, 'Failed to add item to cart'), 'bad');
    } finally {
      setIsBusy(false);
    }
  }

  return { bookAgain, isBusy };
}
