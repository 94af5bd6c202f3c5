import type { FragmentType } from '@apollo/client/masking';
import { styled } from 'styled-components';
import { useFragmentData } from '../../../data/use-fragment-data';
import { Fact } from '../../../design/facts';
import { Facts } from '../../../design/TitledPanel';
import { from, space } from '../../../design/theme/tokens';
import { formatDate } from '../../../lib/formats/formats';
import { AddressLines } from '../../addresses/AddressLines';
import { HandoverFacts } from '../../addresses/HandoverFacts';
import { OrderFactsFragmentDoc } from './OrderFacts.generated';
import { PaymentFacts } from './PaymentFacts';

/** Route, payment and customer. */
export function OrderFacts(props: { order: FragmentType<typeof OrderFactsFragmentDoc> }) {
  const order = useFragmentData(OrderFactsFragmentDoc, props.order);
  const { customer, origin, deliveryAddress, collectionDate, estimatedDelivery, actualDelivery } = order;
  return (
    <Sheets>
      <Facts
        title="Shipping"
        isCollapsible
        hint={`${origin.city} to ${deliveryAddress.city}, ${order.serviceName}`}
      >
        <Fact name="Shipping from">
          <AddressLines address={origin} />
        </Fact>
        <Fact name="Shipping to">
          <AddressLines address={deliveryAddress} />
        </Fact>
        <HandoverFacts order={order} />
        <Fact name="Collection date">{collectionDate ? formatDate(collectionDate) : 'To be agreed'}</Fact>
        {estimatedDelivery && (
          <Fact name="Estimated delivery">
            {formatDate(estimatedDelivery.from)} to {formatDate(estimatedDelivery.to)}
          </Fact>
        )}
        {actualDelivery && <Fact name="Delivered">{formatDate(actualDelivery)}</Fact>}
        <Fact name="Service">{order.serviceName}</Fact>
      </Facts>
      <PaymentFacts order={order} />
      <Facts title="Customer" isCollapsible hint={customer.name}>
        <Fact name="Name">{customer.name}</Fact>
        <Fact name="Email Address">{customer.email}</Fact>
        {customer.phone && <Fact name="Phone Number">{customer.phone}</Fact>}
      </Facts>
    </Sheets>
  );
}

/** Route beside payment; customer below. */
const Sheets = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: stretch;
  gap: ${space(3)};

  ${from.desktop} {
    gap: ${space(6)};
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :last-child { grid-column: 1 / -1; }
  }
`;
