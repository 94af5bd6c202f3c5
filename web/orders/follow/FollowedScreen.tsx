import { Fragment } from 'react';
import { styled } from 'styled-components';
import { destinationName } from '../../../rules/destinations';
import { loginPath } from '../../apollo/session/login-path';
import { color } from '../../theme/colors';
import { radius, space, type } from '../../theme/tokens';
import { Badge } from '../../ui/Badge';
import { LinkButton } from '../../ui/Button';
import { formatDate } from '../../ui/formats';
import { Heading } from '../../ui/Heading';
import { useToday } from '../../ui/hooks/use-today';
import { Panel } from '../../ui/Panel';
import { PhoneLink } from '../../ui/PhoneLink';
import { Page } from '../../ui/page/Page';
import { PageHeading } from '../../ui/page/PageHeading';
import { Row, Stack } from '../../ui/Stack';
import { usePhone } from '../../ui/shop/shop';
import { Text } from '../../ui/Text';
import { Timeline } from '../details/Timeline';
import { orderBadge } from '../order-labels';
import { type FollowedOrder, followedStep } from './follow-text';

/** An order for anyone with the link: its status, and nothing private. */
export function FollowedScreen({ order }: { order: FollowedOrder }) {
  const phone = usePhone();
  const { id, number, status, timeline, fromCity, toCity, destination, serviceName } = order;
  const badge = orderBadge(status);
  const next = followedStep(order, useToday());
  const facts = [
    ['From', fromCity],
    ['To', `${toCity}, ${destinationName(destination)}`],
    ['Collection date', order.collectionDate ? formatDate(order.collectionDate) : 'To be agreed'],
    ['Service', serviceName],
    ...(order.trackingNumber ? [['Tracking number', order.trackingNumber]] : []),
  ];
  return (
    <Page measure="column">
      <Stack gap={6}>
        <Row gap={4}>
          <PageHeading title={`Order ${number}`} />
          <Badge tone={badge.tone}>{badge.label}</Badge>
        </Row>
        <Next aria-labelledby="next-step">
          <Eyebrow>What happens next</Eyebrow>
          <Heading id="next-step">{next.title}</Heading>
          <Text>{next.text}</Text>
        </Next>
        <Panel as="section" aria-labelledby="timeline">
          <Stack gap={5}>
            <Heading id="timeline" size="title">
              Timeline
            </Heading>
            <Timeline entries={timeline} />
          </Stack>
        </Panel>
        <Panel as="section" aria-labelledby="shipment">
          <Stack gap={4}>
            <Heading id="shipment" size="title">
              Shipment
            </Heading>
            <Facts>
              {facts.map(([name, value]) => (
                <Fragment key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </Fragment>
              ))}
            </Facts>
          </Stack>
        </Panel>
        <Panel as="section" aria-labelledby="more">
          <Stack gap={4}>
            <Heading id="more" size="title">
              Is this your order?
            </Heading>
            <Text>Sign in for documents, changes and messages.</Text>
            <Row>
              <LinkButton to={loginPath(`/user/orders/${id}`)}>Sign in</LinkButton>
            </Row>
            {/\d/.test(phone) && (
              <Text size="small" tone="textMuted">
                Or call us on <PhoneLink number={phone} />.
              </Text>
            )}
          </Stack>
        </Panel>
      </Stack>
    </Page>
  );
}

const Next = styled.section`
  display: grid;
  gap: ${space(2)};
  padding: ${space(5)} ${space(6)};
  border-inline-start: 4px solid ${color.accent};
  border-radius: ${radius.medium};
  background: ${color.accentSoft};
`;

const Eyebrow = styled.p`${type('caption', 650)} color: ${color.accent};`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, auto) minmax(0, 1fr);
  gap: ${space(2)} ${space(5)};
  ${type('small')}
  overflow-wrap: anywhere;

  dt { color: ${color.textMuted}; }
`;
