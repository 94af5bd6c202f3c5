import { styled } from 'styled-components';
import { todayInLondon } from '../../rules/collection-date';
import { ConversationPanel } from '../conversation/ConversationPanel';
import { color } from '../theme/colors';
import { radius, space, type } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { Page } from '../ui/Page';
import { Panel } from '../ui/Panel';
import { Stack } from '../ui/Stack';
import { Text } from '../ui/Text';
import { ChangesPanel } from './changes/ChangesPanel';
import { nextStep } from './next-step';
import { OrderFacts } from './OrderFacts';
import { OrderHeader } from './OrderHeader';
import { OrderItems } from './OrderItems';
import { Columns } from './OrderLoading';
import type { OrderDetails } from './order-types';
import { PaymentBanner } from './PaymentBanner';
import { RoutePanel } from './RoutePanel';
import { Timeline } from './Timeline';
import { useHashTarget } from './use-hash-target';

interface OrderScreenProps {
  order: OrderDetails;
  /** The store's phone line; empty when there is none. */
  phone: string;
  isFromPayment: boolean;
}

/** One order: what happens next, then what has happened and what is shipped; beside it what can be done, and the facts. */
export function OrderScreen({ order, phone, isFromPayment }: OrderScreenProps) {
  const next = nextStep(order, todayInLondon(new Date()));
  useHashTarget();
  return (
    <Page>
      <Stack gap={6}>
        <OrderHeader order={order} />
        {isFromPayment && <PaymentBanner paymentStatus={order.paymentStatus} email={order.customer.email} />}
        <Next aria-labelledby="next-step">
          <Eyebrow>What happens next</Eyebrow>
          <Heading id="next-step">{next.title}</Heading>
          <Text>{next.text}</Text>
        </Next>
        <RoutePanel order={order} />
        <Columns>
          <Stack gap={6}>
            <Panel as="section" aria-labelledby="timeline">
              <Stack gap={5}>
                <Heading id="timeline" size="title">
                  Timeline
                </Heading>
                <Timeline entries={order.timeline} />
              </Stack>
            </Panel>
            <OrderItems order={order} />
          </Stack>
          <Stack gap={6}>
            {/* What can be done, a line each: changes, documents, conversation. */}
            <ChangesPanel order={order} />
            <ConversationPanel orderId={order.id} phone={phone} />
            <OrderFacts order={order} phone={phone} />
          </Stack>
        </Columns>
      </Stack>
    </Page>
  );
}

const Next = styled.section`
  display: grid;
  gap: ${space(2)};
  padding: ${space(5)} ${space(6)};
  border-inline-start: 4px solid ${color.accent};
  border-radius: ${radius.medium};
  background: ${color.accentSoft};
`;

const Eyebrow = styled.p`${type('caption', 650)} color: ${color.accent};`;
