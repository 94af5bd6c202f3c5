import { Mail, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { destinationName } from '../../rules/destinations';
import { AddressLines } from '../addresses/AddressLines';
import { orderBadge } from '../orders/order-labels';
import { color } from '../theme/colors';
import { figures, radius, space, touchTarget, type } from '../theme/tokens';
import { Badge } from '../ui/Badge';
import { secondaryButton } from '../ui/Button';
import { Fact, Facts } from '../ui/facts';
import { formatDay, formatPounds } from '../ui/formats';
import { Heading } from '../ui/Heading';
import { Panel } from '../ui/Panel';
import { PhoneLink } from '../ui/PhoneLink';
import { PageHeading } from '../ui/page/PageHeading';
import { Row, Stack } from '../ui/Stack';
import { BoxContents } from './BoxContents';
import type { ScannedBoxQuery } from './boxes.generated';

/** A scanned box, for a phone in one hand: number, destination, customer, contents. */
export function ScannedBoxScreen({ found }: { found: ScannedBoxQuery['adminScannedBox'] }) {
  const { box, orderId, orderNumber, status, customer, destination, collectionDate } = found;
  const badge = orderBadge(status);
  return (
    <Stack gap={5}>
      <Row justify="space-between">
        <PageHeading title={`Box ${box.number} of ${box.of}`} />
        <Badge tone={badge.tone}>{badge.label}</Badge>
      </Row>
      <Where>
        {destinationName(destination)}
        <small>{[box.name, box.size].filter(Boolean).join(', ')}</small>
      </Where>
      <Facts title="Order">
        <Fact name="Number">
          <OrderLink to={`/user/orders/${orderId}`}>{orderNumber}</OrderLink>
        </Fact>
        <Fact name="Collection">{collectionDate ? formatDay(collectionDate) : 'To be agreed'}</Fact>
        <Fact name="From">
          <AddressLines name={customer.name} address={found.collectionAddress} />
        </Fact>
        <Fact name="To">
          <AddressLines name={customer.name} address={found.deliveryAddress} />
        </Fact>
      </Facts>
      <Panel as="section" aria-labelledby="contents">
        <Stack gap={3}>
          <Row justify="space-between">
            <Heading id="contents" size="title">
              Contents
            </Heading>
            <Worth>{formatPounds(box.value.minorUnits)}</Worth>
          </Row>
          <BoxContents items={box.items} />
        </Stack>
      </Panel>
      <Row>
        {customer.phone && (
          <Reach as={PhoneLink} number={customer.phone}>
            <Phone aria-hidden="true" size={18} />
            Call {customer.name}
          </Reach>
        )}
        <Reach href={`mailto:${customer.email}`}>
          <Mail aria-hidden="true" size={18} />
          Email {customer.name}
        </Reach>
      </Row>
    </Stack>
  );
}

const Where = styled.p`
  display: grid;
  padding: ${space(4)};
  border-radius: ${radius.large};
  background: ${color.accentSoft};
  ${type('page', 700)}

  small { ${type('small')} color: ${color.text}; }
`;

const OrderLink = styled(
  Link,
)`display: inline-flex; align-items: center; min-height: ${touchTarget}; ${figures('small')}`;
const Worth = styled.span`${figures('medium')}`;

const Reach = styled.a`${secondaryButton} overflow-wrap: anywhere;`;
