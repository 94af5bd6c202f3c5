/** Cells shared by table rows and phone cards. */
import { ArrowRight, Eye } from 'lucide-react';
import { Link, type To as Target } from 'react-router-dom';
import { styled } from 'styled-components';
import { destinationName } from '../../../../rules/destinations';
import { Badge } from '../../../design/Badge';
import { LinkButton } from '../../../design/Button';
import { color } from '../../../design/theme/colors';
import { space, touchTarget, type } from '../../../design/theme/tokens';
import { VisuallyHidden, visuallyHidden } from '../../../design/VisuallyHidden';
import { paymentBadge } from '../../../features/orders/order-labels';
import { formatPounds } from '../../../lib/formats/formats';
import { Money } from '../../../lib/formats/Money';
import { FROM_LIST } from '../../ui/lists/use-close-to-list';
import { customerOrderPath } from '../../ui/order-path';
import { SampleTag } from '../../ui/SampleTag';
import { DownloadInvoice } from './DownloadInvoice';
import { collectionText, itemsText, type OrderRow } from './row-text';

interface OfOrder {
  order: OrderRow;
}

/** Number, collection date, name and email. */
export function CustomerFacts({ order, page }: OfOrder & { page: Target }) {
  const { label, isUrgent } = collectionText(order, new Date());
  const [mailbox = ''] = order.customer.email.split('@');
  return (
    <Lines data-anywhere>
      <span>
        <Link to={customerOrderPath(order.id)}>{order.number}</Link> <SampleTag value={order.number} />{' '}
        <Small data-urgent={isUrgent || undefined}>{label}</Small>
      </span>
      <span>
        <Name to={page} data-opens-row>
          {order.customer.name}
          <VisuallyHidden>, open {order.number}</VisuallyHidden>
        </Name>
      </span>
      <Small>
        {mailbox}
        <wbr />
        {order.customer.email.slice(mailbox.length)}
      </Small>
    </Lines>
  );
}

/** Origin and destination. */
export function RouteFacts({ order: { fromCity, toCity, destination } }: OfOrder) {
  const country = destinationName(destination);
  return (
    <Lines data-anywhere>
      <span>{fromCity}</span>
      <To>
        <ArrowRight aria-hidden="true" size={14} />
        <span>
          <VisuallyHidden>to </VisuallyHidden>
          {toCity}
        </span>
      </To>
      {country !== toCity && <Small>{country}</Small>}
    </Lines>
  );
}

/** Total, item count, partial refund and reversals. */
export function AmountFacts({ order: { total, itemCount, paymentStatus, refunded, reversed } }: OfOrder) {
  const back = refunded.minorUnits;
  return (
    <Lines>
      <Money pence={total.minorUnits} />
      <Small>{itemsText(itemCount)}</Small>
      {back > 0 && paymentStatus !== 'REFUNDED' && <Small>{formatPounds(back)} refunded</Small>}
      {reversed.minorUnits > 0 && <Small>{formatPounds(reversed.minorUnits)} reversed</Small>}
    </Lines>
  );
}

/** The payment status. */
export function PaymentBadge({ order }: OfOrder) {
  const { label, tone } = paymentBadge(order.paymentStatus);
  return <Badge tone={tone}>{label}</Badge>;
}

interface OrderButtonsProps extends OfOrder {
  details: Target;
  /** Icons only. */
  isTight: boolean;
}

/** Actions of an order. */
export function OrderButtons({ order, details, isTight }: OrderButtonsProps) {
  return (
    <Buttons data-tight={isTight || undefined}>
      <LinkButton to={details} state={FROM_LIST} variant="quiet" preventScrollReset title="View details">
        <Eye aria-hidden="true" size={18} />
        <span>View details</span>
        <VisuallyHidden> of {order.number}</VisuallyHidden>
      </LinkButton>
      <DownloadInvoice order={order} />
    </Buttons>
  );
}

const Lines = styled.span`
  display: grid;
  gap: ${space(0.5)};

  &[data-anywhere] { overflow-wrap: anywhere; }
  a { ${type('small', 650)} margin-inline-end: ${space(1)}; white-space: nowrap; }
`;

const Name = styled(
  Link,
)`&& { color: inherit; font-weight: 550; text-decoration: none; white-space: normal; }`;

const To = styled.span`
  display: flex;
  align-items: baseline;
  gap: ${space(1)};

  svg { flex: none; align-self: center; color: ${color.textMuted}; }
`;

/** Beside or below the main fact of a cell. */
export const Small = styled.span`
  ${type('caption')}
  color: ${color.textMuted};

  a + & { white-space: nowrap; }
  &[data-urgent] { color: ${color.warn}; font-weight: 600; }
`;

/** In little room the labels are titles and visually hidden. */
const Buttons = styled.div`
  display: flex;
  justify-content: flex-end;

  > * { min-width: 2.25rem; padding: 0 ${space(2)}; ${type('small', 600)} white-space: nowrap; }
  svg { flex: none; }
  &[data-tight] > * > span { ${visuallyHidden} }
  @media (pointer: coarse) { > * { min-width: ${touchTarget}; } }
  > button > span { ${visuallyHidden} }
`;
