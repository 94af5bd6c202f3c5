import { Mail, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { destinationName } from '../../../rules/destinations';
import { Badge } from '../../design/Badge';
import { LinkButton, secondaryButton } from '../../design/Button';
import { Fact } from '../../design/facts';
import { PhoneLink } from '../../design/PhoneLink';
import { Section } from '../../design/page/Section';
import { Row, Stack } from '../../design/Stack';
import { Facts } from '../../design/TitledPanel';
import { color } from '../../design/theme/colors';
import { figures, radius, space, touchTarget, type } from '../../design/theme/tokens';
import { formatDay } from '../../lib/formats/formats';
import { Money } from '../../lib/formats/Money';
import { PageHeading } from '../../lib/page/PageHeading';
import { AddressLines } from '../addresses/AddressLines';
import { orderBadge } from '../orders/order-labels';
import { BoxContents } from './BoxContents';
import type { ScanBoxMutation } from './boxes.generated';
import { ScanTimes } from './ScanTimes';

/** A scanned box, for a phone in one hand: number, destination, contents, and for its owner and staff the rest. */
export function ScannedBoxScreen({ found }: { found: ScanBoxMutation['scanBox'] }) {
  const { seenBy, contents, orderId, orderNumber, status, destination, collectionDate } = found;
  const secret = found.private;
  const isStaff = seenBy === 'STAFF';
  const badge = orderBadge(status);
  return (
    <Stack gap={5}>
      <Row justify="space-between">
        <PageHeading title={`Box ${found.number} of ${found.of}`} />
        <Badge tone={badge.tone}>{badge.label}</Badge>
      </Row>
      <Where>
        {destinationName(destination)}
        <small>{[found.name, secret?.box.size].filter(Boolean).join(', ')}</small>
      </Where>
      <Facts title="Order">
        <Fact name="Number">
          {secret ? (
            <OrderLink to={`${isStaff ? '/admin' : '/user'}/orders/${orderId}`}>{orderNumber}</OrderLink>
          ) : (
            orderNumber
          )}
        </Fact>
        <Fact name="Collection">{collectionDate ? formatDay(collectionDate) : 'To be agreed'}</Fact>
        {secret && (
          <>
            <Fact name="From">
              <AddressLines name={secret.customer.name} address={secret.collectionAddress} />
            </Fact>
            <Fact name="To">
              <AddressLines name={secret.customer.name} address={secret.deliveryAddress} />
            </Fact>
          </>
        )}
      </Facts>
      <Section
        title="Contents"
        aside={secret && <Money pence={secret.box.value.minorUnits} size="medium" />}
        gap={3}
      >
        <BoxContents items={secret?.box.items ?? contents} />
        {secret && <ScanTimes scans={secret.box.scans} isStaff={isStaff} />}
      </Section>
      {seenBy === 'OWNER' && (
        <Row>
          <LinkButton to={`/user/orders/${orderId}/packing`} variant="secondary">
            Change what's in your boxes
          </LinkButton>
        </Row>
      )}
      {isStaff && secret && (
        <Row>
          {secret.customer.phone && (
            <Reach as={PhoneLink} number={secret.customer.phone}>
              <Phone aria-hidden="true" size={18} />
              Call {secret.customer.name}
            </Reach>
          )}
          <Reach href={`mailto:${secret.customer.email}`}>
            <Mail aria-hidden="true" size={18} />
            Email {secret.customer.name}
          </Reach>
        </Row>
      )}
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

const Reach = styled.a`${secondaryButton} overflow-wrap: anywhere;`;
