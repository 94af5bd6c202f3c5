import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../theme/colors';
import { figures, space, touchTarget, type } from '../theme/tokens';
import { Badge } from '../ui/Badge';
import { formatDate } from '../ui/formats';
import { Heading } from '../ui/Heading';
import { Money } from '../ui/Money';
import { Panel } from '../ui/Panel';
import { Stack } from '../ui/Stack';
import { AddressLines } from './AddressLines';
import type { OrderDetails } from './order-types';
import { brandName, paymentLook } from './order-words';

/** Where from and to, how it was paid, who it is for and whom to ask. */
export function OrderFacts({ order, phone }: { order: OrderDetails; phone: string }) {
  const { customer, origin, deliveryAddress, collectionDate, trackingNumber } = order;
  return (
    <Stack gap={6}>
      <Facts title="Shipping">
        <Fact name="Shipping from">
          <AddressLines address={origin} />
        </Fact>
        <Fact name="Shipping to">
          <AddressLines address={deliveryAddress} />
        </Fact>
        <Fact name="Collection date">{collectionDate ? formatDate(collectionDate) : 'To be agreed'}</Fact>
        <Fact name="Service">{order.serviceName}</Fact>
        {trackingNumber && (
          <Fact name="Tracking number">
            <Figures>{trackingNumber}</Figures>
          </Fact>
        )}
      </Facts>
      <PaymentFacts order={order} />
      <Facts title="Customer">
        <Fact name="Name">{customer.name}</Fact>
        <Fact name="Email Address">{customer.email}</Fact>
        {customer.phone && <Fact name="Phone Number">{customer.phone}</Fact>}
      </Facts>
      {/\d/.test(phone) && (
        <Support href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
          <Phone aria-hidden="true" size={18} />
          Contact Support: {phone}
        </Support>
      )}
    </Stack>
  );
}

function PaymentFacts({ order }: { order: OrderDetails }) {
  const { paymentDetails, paymentStatus, billingAddress, total } = order;
  const look = paymentLook(paymentStatus);
  return (
    <Facts title="Payment">
      <Fact name="Amount">
        <Amount>
          <Money pence={paymentDetails?.amount.minorUnits ?? total.minorUnits} />
          <Badge tone={look.tone}>{look.words}</Badge>
        </Amount>
      </Fact>
      {paymentDetails?.cardLast4 && (
        <Fact name="Card">
          {brandName(paymentDetails.cardBrand)} ending {paymentDetails.cardLast4}
        </Fact>
      )}
      <Fact name="Billing address">
        <AddressLines address={billingAddress} />
      </Fact>
    </Facts>
  );
}

function Facts({ title, children }: { title: string; children: ReactNode }) {
  const id = `facts-${title.toLowerCase()}`;
  return (
    <Panel as="section" aria-labelledby={id}>
      <Stack gap={4}>
        <Heading id={id} size="title">
          {title}
        </Heading>
        <List>{children}</List>
      </Stack>
    </Panel>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const List = styled.dl`
  display: grid;
  gap: ${space(3)};
  ${type('small')}
  overflow-wrap: anywhere;

  dt { color: ${color.textMuted}; }
`;

const Figures = styled.span`${figures('small')}`;

const Amount = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
`;

const Support = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${touchTarget};
  ${type('body', 600)}
`;
