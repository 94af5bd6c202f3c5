import { useState } from 'react';
import { styled } from 'styled-components';
import { errorCode, errorMessage } from '../../../apollo/error-message';
import { ConversationPanel } from '../../../conversation/ConversationPanel';
import { DocumentsPanel } from '../../../documents/DocumentsPanel';
import { useHashTarget } from '../../../orders/use-hash-target';
import { from, space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel';
import { Loading, Skeleton } from '../../../ui/feedback/Skeleton';
import { Stack } from '../../../ui/Stack';
import { OpenActionForm } from './actions/OpenActionForm';
import { draftAction, type OpenAction } from './actions/open-action';
import { CustomerSection } from './CustomerSection';
import { DetailsFrame } from './DetailsFrame';
import { DetailsHeader } from './DetailsHeader';
import { ItemsSection } from './ItemsSection';
import { NotesSection } from './NotesSection';
import { MoneySection } from './payments/MoneySection';
import { ShippingSection } from './ShippingSection';
import { StatusSection } from './StatusSection';
import { TimelineSection } from './TimelineSection';
import { useOrderDetails } from './use-order-details';

interface OrderDetailsDialogProps {
  orderId: string;
  /** Removes the order from the address. */
  onClose: () => void;
}

/** One order with all staff actions; opened by `?order=` on the list. */
export function OrderDetailsDialog({ orderId, onClose }: OrderDetailsDialogProps) {
  const { details, sameDayCutOffHour, error, money, moneyError, refetch } = useOrderDetails(orderId);
  const [open, setOpen] = useState<OpenAction | undefined>(() => draftAction(orderId));
  const retry = () => void refetch().catch(() => {});

  return (
    <DetailsFrame title={details ? `Order ${details.order.number}` : 'Order'} onClose={onClose}>
      {!details && !error && <DetailsLoading />}
      {!details && errorCode(error) === 'NOT_FOUND' && (
        <EmptyState
          title="Order not found"
          action={
            <Button variant="secondary" onClick={onClose}>
              Back to the orders
            </Button>
          }
        >
          It may have been taken off the list.
        </EmptyState>
      )}
      {!details && error && errorCode(error) !== 'NOT_FOUND' && (
        <ErrorPanel message={errorMessage(error, 'Failed to fetch order')} onRetry={retry} />
      )}
      {details && (
        <Stack gap={4}>
          <DetailsHeader order={details.order} />
          <Columns>
            <Stack gap={4}>
              <StatusSection order={details.order} money={money} refetch={refetch} onOpen={setOpen} />
              <CustomerSection order={details.order} />
              <ShippingSection details={details} refetch={refetch} sameDayCutOffHour={sameDayCutOffHour} />
              <MoneySection money={money} error={moneyError} onRetry={retry} onOpen={setOpen} />
              <ItemsSection order={details.order} />
            </Stack>
            <Stack gap={4}>
              <NotesSection details={details} refetch={refetch} />
              <Messages orderId={orderId} to={firstName(details.order.customer.name)} />
              <TimelineSection timeline={details.timeline} />
              <DocumentsPanel
                orderId={orderId}
                version={details.order.version}
                isCancelled={details.order.status === 'CANCELLED'}
              />
            </Stack>
          </Columns>
          {open && (
            <OpenActionForm
              open={open}
              details={details}
              money={money}
              refetch={refetch}
              onClose={() => setOpen(undefined)}
            />
          )}
        </Stack>
      )}
    </DetailsFrame>
  );
}

/** Mounted after the dialog, and scrolled to when the address ends in `#messages`. */
function Messages({ orderId, to }: { orderId: string; to: string }) {
  useHashTarget();
  return <ConversationPanel orderId={orderId} to={to} />;
}

function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] || 'the customer';
}

function DetailsLoading() {
  return (
    <Loading label="Loading order...">
      <Stack gap={4}>
        <Skeleton width="24rem" height="2.5rem" />
        <Skeleton height="9rem" />
        <Skeleton height="16rem" />
        <Skeleton height="12rem" />
      </Stack>
    </Loading>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(4)};

  ${from.desktop} { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }
`;
