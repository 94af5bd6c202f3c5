import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { todayInLondon } from '../../rules/collection-date';
import { color } from '../theme/colors';
import { radius, space, touchTarget, type } from '../theme/tokens';
import { Badge } from '../ui/Badge';
import { formatDateTime } from '../ui/formats';
import { Heading } from '../ui/Heading';
import { Page } from '../ui/Page';
import { PageHeading } from '../ui/PageHeading';
import { Panel } from '../ui/Panel';
import { Row, Stack } from '../ui/Stack';
import { Text } from '../ui/Text';
import { nextStep } from './next-step';
import { OrderFacts } from './OrderFacts';
import { Columns } from './OrderLoading';
import type { OrderDetails } from './order-types';
import { orderLook } from './order-words';
import { PaymentBanner } from './PaymentBanner';
import { ShipmentSummary } from './ShipmentSummary';
import { Timeline } from './Timeline';

interface OrderScreenProps {
  order: OrderDetails;
  /** The store's phone line; empty when there is none. */
  phone: string;
  isFromPayment: boolean;
}

/** One order: what happens next, then what has happened, what is shipped and who it is for. */
export function OrderScreen({ order, phone, isFromPayment }: OrderScreenProps) {
  const { number, status, createdAt, paymentStatus, customer, timeline, lines, quote } = order;
  const next = nextStep(order, todayInLondon(new Date()));
  const look = orderLook(status);
  return (
    <Page>
      <Stack gap={6}>
        <div>
          <BackLink to="/user/orders">
            <ArrowLeft aria-hidden="true" size={18} />
            Back to My Orders
          </BackLink>
          <Row gap={4}>
            <PageHeading title={`Order ${number}`} />
            <Badge tone={look.tone}>{look.words}</Badge>
          </Row>
          <Text size="small" tone="textMuted">
            Placed on <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          </Text>
        </div>
        {isFromPayment && <PaymentBanner paymentStatus={paymentStatus} email={customer.email} />}
        <Next aria-labelledby="next-step">
          <Eyebrow>What happens next</Eyebrow>
          <Heading id="next-step">{next.title}</Heading>
          <Text>{next.text}</Text>
        </Next>
        <Columns>
          <Stack gap={6}>
            <Panel as="section" aria-labelledby="timeline">
              <Stack gap={5}>
                <Heading id="timeline" size="title">
                  Timeline
                </Heading>
                <Timeline entries={timeline} />
              </Stack>
            </Panel>
            <ShipmentSummary
              title="Items"
              destination={order.destination}
              fromCity={order.fromCity}
              toCity={order.toCity}
              serviceName={order.serviceName}
              lines={lines.map(({ lineTotal, ...line }) => ({ ...line, totalPence: lineTotal.minorUnits }))}
              sums={{
                minimumPence: quote.minimum.minorUnits,
                minimumTopUpPence: quote.minimumTopUp.minorUnits,
                servicePence: quote.service.minorUnits,
                totalPence: order.total.minorUnits,
              }}
            />
          </Stack>
          <OrderFacts order={order} phone={phone} />
        </Columns>
      </Stack>
    </Page>
  );
}

const BackLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: ${touchTarget};
  ${type('small', 600)}
`;

const Next = styled.section`
  display: grid;
  gap: ${space(2)};
  padding: ${space(5)} ${space(6)};
  border-inline-start: 4px solid ${color.accent};
  border-radius: ${radius.medium};
  background: ${color.accentSoft};
`;

const Eyebrow = styled.p`${type('caption', 650)} color: ${color.accent};`;
