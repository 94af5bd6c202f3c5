import { styled } from 'styled-components';
import { Section } from '../../../design/page/Section';
import { Text } from '../../../design/Text';
import { color } from '../../../design/theme/colors';
import { radius, space, type } from '../../../design/theme/tokens';
import { orderBadge } from '../../../features/orders/order-labels';
import { formatDateTime } from '../../../lib/formats/formats';
import type { DeskOrderFragment } from './details.generated';

/** The order's history, latest first, with who and why. */
export function TimelineSection({ events }: Pick<DeskOrderFragment, 'events'>) {
  return (
    <Section title="Timeline" gap={3}>
      <Steps>
        {events?.toReversed().map(({ id, status, description, at, actor, reason }) => (
          <li key={id}>
            <Dot data-tone={orderBadge(status).tone} aria-hidden="true" />
            <div>
              <Description>{description || orderBadge(status).label}</Description>
              {reason && <Text size="small">Reason: {reason}</Text>}
              <Text size="caption" tone="textMuted">
                {actor.name}, <time dateTime={at}>{formatDateTime(at)}</time>
              </Text>
            </div>
          </li>
        ))}
      </Steps>
    </Section>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: ${space(3)};
  overflow-wrap: anywhere;

  li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: ${space(3)}; }
`;

const Dot = styled.span`
  width: 0.625rem;
  height: 0.625rem;
  margin-block-start: 0.35rem;
  border-radius: ${radius.round};
  background: ${color.accent};

  &[data-tone='good'] { background: ${color.good}; }
  &[data-tone='bad'] { background: ${color.bad}; }
  &[data-tone='neutral'] { background: ${color.lineStrong}; }
`;

const Description = styled.p`${type('small', 600)}`;
