import type { FragmentType } from '@apollo/client/masking';
import { styled } from 'styled-components';
import { useFragmentData } from '../../../data/use-fragment-data';
import { Badge } from '../../../design/Badge';
import { LinkButton } from '../../../design/Button';
import { Heading } from '../../../design/Heading';
import { Panel } from '../../../design/Panel';
import { Row, Stack } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { color } from '../../../design/theme/colors';
import { formatDay } from '../../../lib/formats/formats';
import { routeText } from '../details/route-text';
import { orderBadge } from '../order-labels';
import { LatestOrderFragmentDoc } from './LatestOrder.generated';

/** Where the customer's latest order is, and the way to it. */
export function LatestOrder(props: { order: FragmentType<typeof LatestOrderFragmentDoc> }) {
  const order = useFragmentData(LatestOrderFragmentDoc, props.order);
  const { id, number, status, collectionDate } = order;
  const { label, tone } = orderBadge(status);
  const { from, to } = routeText(order);
  return (
    <Foremost as="section" aria-labelledby="latest-order">
      <Row justify="space-between" gap={4}>
        <Stack gap={2}>
          <Row gap={3}>
            <Heading id="latest-order" size="title">
              Order {number}
            </Heading>
            <Badge tone={tone}>{label}</Badge>
          </Row>
          <Text size="small">
            From {from} to {to}
          </Text>
          {status === 'PROCESSING' && (
            <Text size="small" tone="textMuted">
              {collectionDate ? `We collect on ${formatDay(collectionDate)}` : 'Collection date to be agreed'}
            </Text>
          )}
        </Stack>
        <LinkButton to={`/user/orders/${id}`}>View order</LinkButton>
      </Row>
    </Foremost>
  );
}

/** The tinted panel, the first thing on the account page. */
const Foremost = styled(Panel)`
  border-color: transparent;
  background: ${color.accentSoft};
  box-shadow: none;
`;
