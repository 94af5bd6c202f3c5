import type { FragmentType } from '@apollo/client/masking';
import { ExternalLink, Maximize2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { destinationName } from '../../../../rules/destinations';
import { useFragmentData } from '../../../data/use-fragment-data';
import { Badge } from '../../../design/Badge';
import { Row } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { space, touchTarget, type } from '../../../design/theme/tokens';
import { useOrderDocumentsQuery } from '../../../features/documents/documents.generated';
import { InvoiceButton } from '../../../features/orders/InvoiceButton';
import { orderBadge, paymentBadge } from '../../../features/orders/order-labels';
import { formatDate, formatDateTime } from '../../../lib/formats/formats';
import { customerOrderPath } from '../../ui/order-path';
import { SampleTag } from '../../ui/SampleTag';
import { DetailsHeaderFragmentDoc } from './DetailsHeader.generated';

interface DetailsHeaderProps {
  order: FragmentType<typeof DetailsHeaderFragmentDoc>;
  /** The page of the same order, when this is not it. */
  pagePath?: string;
}

/** Status, payment and dates, with links. */
export function DetailsHeader({ pagePath, ...props }: DetailsHeaderProps) {
  const order = useFragmentData(DetailsHeaderFragmentDoc, props.order);
  const { status, paymentStatus, createdAt, collectionDate, fromCity, destination } = order;
  const [badge, payment] = [orderBadge(status), paymentBadge(paymentStatus)];
  // The documents panel below fetches them.
  const { data } = useOrderDocumentsQuery({ variables: { id: order.id }, fetchPolicy: 'cache-only' });
  const invoice = data?.orderDocuments.find(({ kind }) => kind === 'INVOICE');
  return (
    <Row justify="space-between">
      <div>
        <Row gap={2}>
          <SampleTag value={order.number} />
          <Badge tone={badge.tone}>{badge.label}</Badge>
          <Badge tone={payment.tone}>{payment.label}</Badge>
          <Text as="span" size="small">
            {fromCity || 'UK'} to {destinationName(destination)}
          </Text>
        </Row>
        <Text size="small" tone="textMuted">
          Booked on <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          {' · '}
          {collectionDate ? `collection on ${formatDate(collectionDate)}` : 'collection date to be agreed'}
        </Text>
      </div>
      <Row gap={1}>
        {invoice?.number && <InvoiceButton orderId={order.id} invoiceNumber={invoice.number} />}
        {pagePath && (
          <PageLink to={pagePath}>
            <Maximize2 aria-hidden="true" size={18} />
            Open as a page
          </PageLink>
        )}
        <PageLink to={customerOrderPath(order.id)}>
          <ExternalLink aria-hidden="true" size={18} />
          Customer's page
        </PageLink>
      </Row>
    </Row>
  );
}

const PageLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${touchTarget};
  padding-inline: ${space(2)};
  ${type('small', 600)}
`;
