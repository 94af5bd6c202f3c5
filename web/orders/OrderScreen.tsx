import { styled } from 'styled-components';
import { ConversationPanel } from '../conversation/ConversationPanel';
import { DocumentsPanel } from '../documents/DocumentsPanel';
import { from, space } from '../theme/tokens';
import { Deferred } from '../ui/Deferred';
import { Heading } from '../ui/Heading';
import { Page } from '../ui/Page';
import { Panel } from '../ui/Panel';
import { Skeleton } from '../ui/Skeleton';
import { Stack } from '../ui/Stack';
import { ChangesPanel } from './changes/ChangesPanel';
import { NextStep } from './NextStep';
import { OrderFacts } from './OrderFacts';
import { OrderHeader } from './OrderHeader';
import { OrderItems } from './OrderItems';
import type { OrderDetails } from './order-types';
import { PaymentBanner } from './PaymentBanner';
import { RoutePanel } from './RoutePanel';
import { Timeline } from './Timeline';
import { useHashTarget } from './use-hash-target';
import { useIsStaff } from './use-is-staff';

interface OrderScreenProps {
  order: OrderDetails;
  isFromPayment: boolean;
}

/** One order: what happens next, then what has happened and what is shipped; beside it what can be done, and the facts. */
export function OrderScreen({ order, isFromPayment }: OrderScreenProps) {
  return (
    <Page>
      <Stack gap={6}>
        <OrderHeader order={order} />
        {isFromPayment && <PaymentBanner paymentStatus={order.paymentStatus} email={order.customer.email} />}
        <Lead>
          <NextStep order={order} />
          <RoutePanel order={order} />
        </Lead>
        <Deferred fallback={<Skeleton height="60rem" />}>
          <OrderParts order={order} />
        </Deferred>
      </Stack>
    </Page>
  );
}

/** What comes after the first look. */
function OrderParts({ order }: { order: OrderDetails }) {
  const isStaff = useIsStaff(order);
  useHashTarget();
  return (
    <Parts>
      <Panel as="section" aria-labelledby="timeline">
        <Stack gap={5}>
          <Heading id="timeline" size="title">
            Timeline
          </Heading>
          <Timeline entries={order.timeline} />
        </Stack>
      </Panel>
      <Stack gap={6}>
        {/* What can be done, a line each: changes, documents, conversation. */}
        {!isStaff && <ChangesPanel order={order} />}
        <DocumentsPanel
          orderId={order.id}
          version={order.version}
          hasPackingLink={order.status !== 'cancelled'}
          isCancelled={order.status === 'cancelled'}
        />
        <ConversationPanel orderId={order.id} />
      </Stack>
      <Stack gap={6}>
        <OrderItems order={order} />
        <OrderFacts order={order} />
      </Stack>
    </Parts>
  );
}

/** On wide screens the words and the map stand side by side and share their height. */
const Lead = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};

  ${from.desktop} { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); }
`;

/** What can be done follows the timeline on narrow screens; on wide ones it is the column beside everything else. */
const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(6)};

  ${from.desktop} {
    grid-template: auto 1fr / minmax(0, 3fr) minmax(0, 2fr);
    > :nth-child(2) { grid-area: 1 / 2 / span 2; }
  }
`;
