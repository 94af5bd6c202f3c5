import { Fragment } from 'react';
import { styled } from 'styled-components';
import { destinationName } from '../../../../rules/destinations';
import { Badge } from '../../../design/Badge';
import { LinkButton } from '../../../design/Button';
import { PhoneLink } from '../../../design/PhoneLink';
import { Page } from '../../../design/page/Page';
import { Section } from '../../../design/page/Section';
import { Row, Stack } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { color } from '../../../design/theme/colors';
import { space, type } from '../../../design/theme/tokens';
import { formatDate } from '../../../lib/formats/formats';
import { useToday } from '../../../lib/hooks/use-today';
import { PageHeading } from '../../../lib/page/PageHeading';
import { usePhone } from '../../../lib/shop/shop';
import { loginPath } from '../../../session/login-path';
import { NextStep } from '../details/NextStep';
import { RoutePanel } from '../details/RoutePanel';
import { Timeline } from '../details/Timeline';
import { orderBadge } from '../order-labels';
import { type FollowedOrder, followedStep } from './follow-text';

/** An order for anyone with the link: its status, and nothing private. */
export function FollowedScreen({ order }: { order: FollowedOrder }) {
  const phone = usePhone();
  const { id, number, status, timeline, fromCity, toCity, destination, trackingNumber, estimatedDelivery } =
    order;
  const badge = orderBadge(status);
  const step = followedStep(order, useToday());
  const facts = [
    ['From', fromCity],
    ['To', `${toCity}, ${destinationName(destination)}`],
    ['Collection date', order.collectionDate ? formatDate(order.collectionDate) : 'To be agreed'],
    ['Service', order.serviceName],
  ];
  return (
    <Page measure="column">
      <Stack gap={6}>
        <Row gap={4}>
          <PageHeading title={`Order ${number}`} />
          <Badge tone={badge.tone}>{badge.label}</Badge>
        </Row>
        <NextStep {...{ status, step, trackingNumber, estimatedDelivery }} />
        {status !== 'CANCELLED' && <RoutePanel {...{ status, destination, fromCity, toCity }} />}
        <Section title="Timeline" gap={5}>
          <Timeline entries={timeline} dates={order} />
        </Section>
        <Section title="Shipment">
          <Facts>
            {facts.map(([name, value]) => (
              <Fragment key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </Fragment>
            ))}
          </Facts>
        </Section>
        <Section title="Is this your order?">
          <Text>Log in for documents, changes and messages.</Text>
          <Row>
            <LinkButton to={loginPath(`/user/orders/${id}`)}>Log in</LinkButton>
          </Row>
          {/\d/.test(phone) && (
            <Text size="small" tone="textMuted">
              Or call us on <PhoneLink number={phone} />.
            </Text>
          )}
        </Section>
      </Stack>
    </Page>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, auto) minmax(0, 1fr);
  gap: ${space(2)} ${space(5)};
  ${type('small')}
  overflow-wrap: anywhere;

  dt { color: ${color.textMuted}; }
`;
