import { DetailsFrame } from './DetailsFrame';

interface OrderDetailsDialogProps {
  orderId: string;
  /** Takes the order out of the address. */
  onClose: () => void;
}

/** One order with all that staff can do to it; opened by `?order=` on the list. */
export function OrderDetailsDialog({ orderId, onClose }: OrderDetailsDialogProps) {
  return (
    <DetailsFrame title="Order" onClose={onClose}>
      {orderId}
    </DetailsFrame>
  );
}
