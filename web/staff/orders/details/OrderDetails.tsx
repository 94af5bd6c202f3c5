import { useState } from 'react';
import { styled } from 'styled-components';
import { errorCode, errorMessage } from '../../../data/error-message';
import { Button } from '../../../design/Button';
import { EmptyState } from '../../../design/feedback/EmptyState';
import { ErrorPanel } from '../../../design/feedback/ErrorPanel';
import { Stack } from '../../../design/Stack';
import { from, space } from '../../../design/theme/tokens';
import { ConversationPanel } from '../../../features/conversation/ConversationPanel';
import { DocumentsPanel } from '../../../features/documents/DocumentsPanel';
import { LazyPapers } from '../../../features/orders/papers/LazyPapers';
import { useHashTarget } from '../../../features/orders/use-hash-target';
import { firstName } from '../../../lib/formats/formats';
import { usePermission } from '../../../session/permissions';
import { OpenActionForm } from './actions/OpenActionForm';
import { draftAction, type OpenAction } from './actions/open-action';
import { CustomerSection } from './CustomerSection';
import { Changes } from './charges/Changes';
import { Charges } from './charges/Charges';
import { DetailsHeader } from './DetailsHeader';
import { DetailsLoading } from './DetailsLoading';
import { ItemsSection } from './ItemsSection';
import { NotesSection } from './NotesSection';
import { MoneySection } from './payments/MoneySection';
import { RefundRequests } from './payments/RefundRequests';
import { ShippingSection } from './ShippingSection';
import { StatusSection } from './StatusSection';
import { TimelineSection } from './TimelineSection';
import type { useOrderDetails } from './use-order-details';

interface OrderDetailsProps {
  orderId: string;
  order: ReturnType<typeof useOrderDetails>;
  /** The page of the same order, when this is not it. */
  pagePath?: string;
  /** Back to the list, from an order that is not there. */
  onBack: () => void;
}

/** One order with all staff actions, on its page and in the dialog of the list. */
export function OrderDetails({ orderId, order, pagePath, onBack }: OrderDetailsProps) {
  const { details, sameDayCutOffHour, error, money, retry } = order;
  const hasOrders = usePermission('orders');
  const [open, setOpen] = useState<OpenAction | undefined>(() => draftAction(orderId));

  if (!details && !error) return <DetailsLoading />;
  if (!details && errorCode(error) === 'NOT_FOUND')
    return (
      <EmptyState
        title="Order not found"
        action={
          <Button variant="secondary" onClick={onBack}>
            Back to the orders
          </Button>
        }
      >
        The order may have been deleted.
      </EmptyState>
    );
  if (!details) return <ErrorPanel message={errorMessage(error, 'Failed to fetch order')} onRetry={retry} />;
  return (
    <Stack gap={4}>
      <DetailsHeader order={details} pagePath={pagePath} />
      <Columns>
        <Stack gap={4}>
          <StatusSection order={details} money={money} onOpen={setOpen} />
          <CustomerSection details={details} />
          <ShippingSection details={details} sameDayCutOffHour={sameDayCutOffHour} />
          {hasOrders && <Changes order={details} />}
          <MoneySection orderId={orderId} money={money} error={error} onRetry={retry} onOpen={setOpen}>
            <RefundRequests order={details} />
            <Charges order={details} onOpen={setOpen} />
          </MoneySection>
          <ItemsSection order={details} />
        </Stack>
        <Stack gap={4}>
          <NotesSection details={details} />
          {hasOrders && (
            <>
              <LazyPapers orderId={orderId} isStaff isOver={isOver(details.status)} />
              <Messages orderId={orderId} to={firstName(details.customer.name, 'the customer')} />
            </>
          )}
          <TimelineSection events={details.events} />
          <DocumentsPanel
            orderId={orderId}
            version={details.version}
            isCancelled={details.status === 'CANCELLED'}
          />
        </Stack>
      </Columns>
      {open && (
        <OpenActionForm open={open} details={details} money={money} onClose={() => setOpen(undefined)} />
      )}
    </Stack>
  );
}

/** Scrolled to when the address ends in `#messages`. */
function Messages({ orderId, to }: { orderId: string; to: string }) {
  useHashTarget();
  return <ConversationPanel orderId={orderId} to={to} />;
}

const isOver = (status: string) => status === 'CANCELLED' || status === 'DELIVERED';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(4)};

  ${from.desktop} { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }

  /* Panels of the shop as the desk's. */
  && > * > section { padding: ${space(4)}; box-shadow: none; }
`;
