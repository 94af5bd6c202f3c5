import type { FragmentType } from '@apollo/client/masking';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useFragmentData } from '../../data/use-fragment-data';
import { Badge } from '../../design/Badge';
import { Button } from '../../design/Button';
import { EmptyState } from '../../design/feedback/EmptyState';
import { Row } from '../../design/Stack';
import { Text } from '../../design/Text';
import { VisuallyHidden } from '../../design/VisuallyHidden';
import { formatPounds } from '../../lib/formats/formats';
import { Money } from '../../lib/formats/Money';
import { formatShortDate } from '../../lib/formats/short-dates';
import { usePermission } from '../../session/permissions';
import { ConfirmActionDialog } from '../ui/forms/ConfirmActionDialog';
import { type Column, ListTable } from '../ui/lists/ListTable';
import { orderPath, quotePath } from '../ui/order-path';
import { TRANSFER_BADGES } from '../ui/transfer-badges';
import { RecordTransfer } from './RecordTransfer';
import { type TransfersTableFragment, TransfersTableFragmentDoc } from './TransfersTable.generated';
import { useCancelTransferBookingMutation } from './transfers.generated';

interface TransfersTableProps {
  bookings: readonly FragmentType<typeof TransfersTableFragmentDoc>[];
  /** Still the bookings of the previous query. */
  isStale: boolean;
}

/** One page of bookings that are paid by bank transfer. */
export function TransfersTable({ isStale, ...props }: TransfersTableProps) {
  const bookings = useFragmentData(TransfersTableFragmentDoc, props.bookings);
  const [open, setOpen] = useState<{ booking: TransfersTableFragment; step: 'record' | 'cancel' } | null>(
    null,
  );
  const mayRecord = usePermission('money');
  const close = () => setOpen(null);
  const actions: Column<TransfersTableFragment> = {
    name: 'Actions',
    isNameHidden: true,
    cell: (booking) => (
      <Row gap={1}>
        {mayRecord && (
          <Button variant="quiet" onClick={() => setOpen({ booking, step: 'record' })}>
            Record<VisuallyHidden> a transfer for {booking.reference}</VisuallyHidden>
          </Button>
        )}
        {booking.state === 'WAITING' && (
          <Button variant="quiet" onClick={() => setOpen({ booking, step: 'cancel' })}>
            Cancel<VisuallyHidden> booking {booking.reference}</VisuallyHidden>
          </Button>
        )}
      </Row>
    ),
  };
  return (
    <>
      <ListTable
        caption="Bookings by bank transfer"
        columns={[...COLUMNS, actions]}
        rows={bookings}
        isStale={isStale}
        empty={
          <EmptyState title="No bookings found" picture={<SearchX size={40} strokeWidth={1.5} />}>
            Book a quote for a bank transfer on the page of the quote.
          </EmptyState>
        }
      />
      {open?.step === 'record' && <RecordTransfer booking={open.booking} onClose={close} />}
      {open?.step === 'cancel' && <CancelBooking booking={open.booking} onClose={close} />}
    </>
  );
}

function CancelBooking({ booking, onClose }: { booking: TransfersTableFragment; onClose: () => void }) {
  const [cancel] = useCancelTransferBookingMutation();
  const { id, reference, held } = booking;
  return (
    <ConfirmActionDialog
      title={`Cancel booking ${reference}?`}
      confirmLabel="Cancel booking"
      cancelLabel="Keep booking"
      action={() => cancel({ variables: { id } })}
      onClose={onClose}
    >
      <p>
        {held.minorUnits > 0 && `You'll have ${formatPounds(held.minorUnits)} to send back. `}We'll email the
        customer.
      </p>
    </ConfirmActionDialog>
  );
}

const COLUMNS: readonly Column<TransfersTableFragment>[] = [
  {
    name: 'Reference',
    isWhole: true,
    cell: ({ reference }) => <Link to={quotePath(reference)}>{reference}</Link>,
  },
  {
    name: 'Customer',
    minWidth: '10rem',
    cell: ({ customerName, customerEmail }) => (
      <div>
        {customerName}
        <Text size="caption" tone="textMuted">
          {customerEmail}
        </Text>
      </div>
    ),
  },
  { name: 'Total', isNumber: true, cell: ({ total }) => <Money pence={total.minorUnits} /> },
  { name: 'Received', isNumber: true, cell: ({ held }) => <Money pence={held.minorUnits} /> },
  { name: 'Due', isNumber: true, cell: ({ due }) => <Money pence={due.minorUnits} /> },
  { name: 'To send back', isNumber: true, cell: ({ toReturn }) => <Money pence={toReturn.minorUnits} /> },
  {
    name: 'Due by',
    isWhole: true,
    cell: ({ dueOn }) => <time dateTime={dueOn}>{formatShortDate(dueOn)}</time>,
  },
  {
    name: 'State',
    cell: ({ state }) => <Badge tone={TRANSFER_BADGES[state].tone}>{TRANSFER_BADGES[state].label}</Badge>,
  },
  {
    name: 'Order',
    isWhole: true,
    cell: ({ orderId, orderNumber }) =>
      orderId && orderNumber && <Link to={orderPath(orderId)}>{orderNumber}</Link>,
  },
];
