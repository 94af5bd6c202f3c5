import { useState } from 'react';
import { styled } from 'styled-components';
import { errorCode, errorWords } from '../../../apollo/error-words';
import { ConversationPanel } from '../../../conversation/ConversationPanel';
import { DocumentsPanel } from '../../../documents/DocumentsPanel';
import { useHashTarget } from '../../../orders/use-hash-target';
import { from, space } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel';
import { Loading, Skeleton } from '../../../ui/feedback/Skeleton';
import { Stack } from '../../../ui/Stack';
import { OpenDeedForm } from './actions/OpenDeedForm';
import { keptDeed, type OpenDeed } from './actions/open-deed';
import { CustomerSection } from './CustomerSection';
import { DetailsFrame } from './DetailsFrame';
import { DetailsHeader } from './DetailsHeader';
import { ItemsSection } from './ItemsSection';
import { NotesSection } from './NotesSection';
import { MoneySection } from './payments/MoneySection';
import { ShippingSection } from './ShippingSection';
import { StatusSection } from './StatusSection';
import { TimelineSection } from './TimelineSection';
import { useOrderDesk } from './use-order-desk';

interface OrderDetailsDialogProps {
  orderId: string;
  /** Takes the order out of the address. */
  onClose: () => void;
}

/** One order with all that staff can do to it; opened by `?order=` on the list. */
export function OrderDetailsDialog({ orderId, onClose }: OrderDetailsDialogProps) {
  const { desk, sameDayCutOffHour, error, money, moneyError, readAgain } = useOrderDesk(orderId);
  const [open, setOpen] = useState<OpenDeed | undefined>(() => keptDeed(orderId));
  const retry = () => void readAgain().catch(() => {});

  return (
    <DetailsFrame title={desk ? `Order ${desk.order.number}` : 'Order'} onClose={onClose}>
      {!desk && !error && <DetailsLoading />}
      {!desk && errorCode(error) === 'NOT_FOUND' && (
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
      {!desk && error && errorCode(error) !== 'NOT_FOUND' && (
        <ErrorPanel message={errorWords(error, 'Failed to fetch order')} onRetry={retry} />
      )}
      {desk && (
        <Stack gap={4}>
          <DetailsHeader order={desk.order} />
          <Columns>
            <Stack gap={4}>
              <StatusSection order={desk.order} money={money} readAgain={readAgain} onOpen={setOpen} />
              <CustomerSection order={desk.order} />
              <ShippingSection desk={desk} readAgain={readAgain} sameDayCutOffHour={sameDayCutOffHour} />
              <MoneySection money={money} error={moneyError} onRetry={retry} onOpen={setOpen} />
              <ItemsSection order={desk.order} />
            </Stack>
            <Stack gap={4}>
              <NotesSection desk={desk} readAgain={readAgain} />
              <Messages orderId={orderId} />
              <TimelineSection timeline={desk.timeline} />
              <DocumentsPanel
                orderId={orderId}
                version={desk.order.version}
                isCancelled={desk.order.status === 'CANCELLED'}
              />
            </Stack>
          </Columns>
          {open && (
            <OpenDeedForm
              open={open}
              desk={desk}
              money={money}
              readAgain={readAgain}
              onClose={() => setOpen(undefined)}
            />
          )}
        </Stack>
      )}
    </DetailsFrame>
  );
}

/** They come after the dialog: an address that ends in `#messages` is answered once they are there. */
function Messages({ orderId }: { orderId: string }) {
  useHashTarget();
  return <ConversationPanel orderId={orderId} />;
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
