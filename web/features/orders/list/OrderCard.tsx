import type { FragmentType } from '@apollo/client/masking';
import { ArrowRight, MessageCircle } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { destinationName } from '../../../../rules/destinations';
import { useFragmentData } from '../../../data/use-fragment-data';
import { Badge } from '../../../design/Badge';
import { LinkButton } from '../../../design/Button';
import { Heading } from '../../../design/Heading';
import { Panel } from '../../../design/Panel';
import { Row } from '../../../design/Stack';
import { color } from '../../../design/theme/colors';
import { figures, from, space, type } from '../../../design/theme/tokens';
import { VisuallyHidden } from '../../../design/VisuallyHidden';
import { plural } from '../../../lib/formats/counts';
import { formatDate, formatDateTime, formatPounds } from '../../../lib/formats/formats';
import { Money } from '../../../lib/formats/Money';
import { BookAgain } from '../../quotes/book-again/BookAgain';
import { InvoiceButton } from '../InvoiceButton';
import { orderBadge, paymentBadge } from '../order-labels';
import { OrderCardFragmentDoc } from './OrderCard.generated';

/** One order in the list: contents, route, status, total and actions. */
export function OrderCard(props: { order: FragmentType<typeof OrderCardFragmentDoc> }) {
  const order = useFragmentData(OrderCardFragmentDoc, props.order);
  const { id, number, createdAt, itemCount, collectionDate, total, due, unreadMessages } = order;
  const [badge, payment] = [orderBadge(order.status), paymentBadge(order.paymentStatus)];
  const country = destinationName(order.destination);
  const to = order.toCity && order.toCity !== country ? `${order.toCity}, ${country}` : country;
  return (
    <Panel as="article" aria-labelledby={`order-${id}`}>
      <Head>
        <div>
          <Row gap={3}>
            <Heading id={`order-${id}`} level={2} size="title">
              Order {number}
            </Heading>
            <Badge tone={badge.tone}>{badge.label}</Badge>
            <Badge tone={payment.tone}>{payment.label}</Badge>
            {unreadMessages > 0 && (
              <Unread to={`/user/orders/${id}#messages`}>
                <MessageCircle aria-hidden="true" size={14} />
                {plural(unreadMessages, 'new message')}
              </Unread>
            )}
          </Row>
          <Placed>
            Placed on <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          </Placed>
        </div>
        <Sum>
          <Money pence={total.minorUnits} size="medium" />
          {due.minorUnits > 0 && <Unpaid>{formatPounds(due.minorUnits)} isn't paid</Unpaid>}
        </Sum>
      </Head>
      <Route>
        {order.fromCity || 'UK'}
        <ArrowRight role="img" aria-label="to" size={16} />
        {to}
      </Route>
      <Foot>
        <Facts>
          <div>
            <dt>Items</dt>
            <dd>{itemCount}</dd>
          </div>
          <div>
            <dt>Collection</dt>
            <dd>{collectionDate ? formatDate(collectionDate) : 'To be agreed'}</dd>
          </div>
        </Facts>
        <Row gap={2}>
          <BookAgain orderId={id} number={number} />
          {order.invoiceNumber && <InvoiceButton orderId={id} invoiceNumber={order.invoiceNumber} />}
          <LinkButton to={`/user/orders/${id}`} variant="secondary">
            View Details<VisuallyHidden> of order {number}</VisuallyHidden>
          </LinkButton>
        </Row>
      </Foot>
    </Panel>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
`;

const Sum = styled.div`
  display: grid;
  gap: ${space(1)};

  ${from.tablet} { justify-items: end; }
`;
const Unpaid = styled.span`${type('small', 600)} color: ${color.bad};`;

const Unread = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: ${space(6)};
  ${type('caption', 650)}
`;

const Placed = styled.p`${type('small')} color: ${color.textMuted};`;

const Route = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  margin-block: ${space(3)};
  ${type('body', 600)}
  overflow-wrap: anywhere;

  svg { flex: none; color: ${color.accent}; }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space(4)};

  @media (max-width: 479px) {
    > :last-child { width: 100%; }
    > :last-child > * { flex: 1 1 auto; }
  }
`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(8)};

  dt { ${type('caption')} color: ${color.textMuted}; }
  dd { ${figures('small', 500)} }

  ${from.tablet} { gap: ${space(2)} ${space(10)}; }
`;
