import type { FragmentType } from '@apollo/client/masking';
import { styled } from 'styled-components';
import { useFragmentData } from '../../apollo/use-fragment-data';
import { color } from '../../theme/colors';
import { Badge } from '../../ui/Badge';
import { LinkButton } from '../../ui/Button';
import { formatDay } from '../../ui/formats';
import { Heading } from '../../ui/Heading';
import { Panel } from '../../ui/Panel';
import { Row, Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
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
