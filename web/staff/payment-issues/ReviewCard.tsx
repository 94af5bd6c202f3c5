import type { FragmentType } from '@apollo/client/masking';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useFragmentData } from '../../data/use-fragment-data';
import { Badge } from '../../design/Badge';
import { Button } from '../../design/Button';
import { Heading } from '../../design/Heading';
import { Panel } from '../../design/Panel';
import { Row, Stack } from '../../design/Stack';
import { Text } from '../../design/Text';
import { color } from '../../design/theme/colors';
import { from, space, type } from '../../design/theme/tokens';
import { VisuallyHidden } from '../../design/VisuallyHidden';
import { formatDateTime } from '../../lib/formats/formats';
import { Money } from '../../lib/formats/Money';
import { orderPath } from '../ui/order-path';
import { SampleTag } from '../ui/SampleTag';
import { ReviewCardFragmentDoc } from './ReviewCard.generated';
import { ReviewRefunds } from './ReviewRefunds';

interface ReviewCardProps {
  review: FragmentType<typeof ReviewCardFragmentDoc>;
  onResolve: () => void;
  onSent: (refundId: string) => void;
}

/** One payment: what happened, what to do, and its resolution. */
export function ReviewCard({ onResolve, onSent, ...props }: ReviewCardProps) {
  const review = useFragmentData(ReviewCardFragmentDoc, props.review);
  const { id, issues, amount, orderId, orderNumber, customerName, customerEmail, createdAt } = review;
  const { resolvedAt, resolvedBy, note, refunds, unlinkedRefunds } = review;
  const name = orderNumber ? `Order ${orderNumber}` : 'Payment without an order';
  return (
    <Panel as="article" aria-labelledby={`review-${id}`}>
      <Stack gap={4}>
        <Row justify="space-between">
          <Row gap={3}>
            <Heading id={`review-${id}`} level={2} size="title">
              {orderId ? <Link to={orderPath(orderId)}>{name}</Link> : name}
            </Heading>
            <SampleTag value={id} />
            <Badge tone={resolvedAt ? 'good' : 'bad'}>{resolvedAt ? 'Resolved' : 'Open'}</Badge>
          </Row>
          {amount && <Money pence={amount.minorUnits} size="large" />}
        </Row>
        <Columns>
          <Stack gap={2}>
            <Heading level={3} size="body">
              What happened
            </Heading>
            {issues.map(({ what }) => (
              <p key={what}>{what}</p>
            ))}
          </Stack>
          {!resolvedAt && (
            <Stack gap={2}>
              <Heading level={3} size="body">
                What to do
              </Heading>
              {[...new Set(issues.map(({ help }) => help))].map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </Stack>
          )}
          {resolvedAt && (
            <Stack gap={2}>
              <Heading level={3} size="body">
                What we found
              </Heading>
              <p>{note}</p>
              <Text size="small" tone="textMuted">
                {resolvedBy}, {formatDateTime(resolvedAt)}
              </Text>
            </Stack>
          )}
        </Columns>
        {refunds.length > 0 && <ReviewRefunds refunds={refunds} unlinked={unlinkedRefunds} onSent={onSent} />}
        <Row justify="space-between">
          <Small>
            {customerEmail && (
              <span>
                {customerName} <a href={`mailto:${customerEmail}`}>{customerEmail}</a>
              </span>
            )}
            <span>Since {formatDateTime(createdAt)}</span>
            <span>{id}</span>
          </Small>
          {!resolvedAt && (
            <Button variant="secondary" onClick={onResolve}>
              Resolve<VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          )}
        </Row>
      </Stack>
    </Panel>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)} ${space(8)};
  ${type('small')}
  overflow-wrap: anywhere;

  ${from.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

const Small = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(5)};
  min-width: 0;
  ${type('caption')}
  color: ${color.textMuted};
  overflow-wrap: anywhere;
`;
