import { Phone } from 'lucide-react';
import { styled } from 'styled-components';
import { color } from '../theme/colors';
import { figures, space, touchTarget, type } from '../theme/tokens';
import { formatDate } from '../ui/formats';
import { Stack } from '../ui/Stack';
import { AddressLines } from './AddressLines';
import { Fact, Facts } from './facts';
import type { OrderDetails } from './order-types';
import { PaymentFacts } from './PaymentFacts';

/** Where from and to, how it was paid, who it is for and whom to call. */
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
          Or call us: {phone}
        </Support>
      )}
    </Stack>
  );
}

const Figures = styled.span`${figures('small')}`;

const Support = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${touchTarget};
  ${type('small', 600)}
  color: ${color.accent};
`;
