import { RotateCcw } from 'lucide-react';
import { Button } from '../../../design/Button';
import { VisuallyHidden } from '../../../design/VisuallyHidden';
import { useBookAgain } from './use-book-again';

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
