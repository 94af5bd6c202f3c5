import { DetailsFrame } from './DetailsFrame';
import { OrderDetails } from './OrderDetails';
import { useOrderDetails } from './use-order-details';

interface OrderDetailsDialogProps {
  orderId: string;
  /** The page of the same order. */
  pagePath: string;
  /** Removes the order from the address. */
  onClose: () => void;
}

/** One order over the list; opened by `?order=`. */
export function OrderDetailsDialog({ orderId, pagePath, onClose }: OrderDetailsDialogProps) {
  const order = useOrderDetails(orderId);
  const { details } = order;
  return (
    <DetailsFrame title={details ? `Order ${details.number}` : 'Order'} onClose={onClose}>
      <OrderDetails orderId={orderId} order={order} pagePath={pagePath} onBack={onClose} />
    </DetailsFrame>
  );
}
