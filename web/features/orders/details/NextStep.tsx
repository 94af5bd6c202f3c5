import { styled } from 'styled-components';
import { Heading } from '../../../design/Heading';
import { Text } from '../../../design/Text';
import { color } from '../../../design/theme/colors';
import { from, radius, space, type } from '../../../design/theme/tokens';
import { arrivalText } from '../../shipments/arrival-text';
import type { NextStep as Step } from './next-step';
import type { RouteOrder } from './route-text';
import { Stages } from './Stages';

interface NextStepProps {
  status: RouteOrder['status'];
  step: Step;
  trackingNumber: string | null;
  estimatedDelivery: { from: string; to: string } | null;
}

/** Which stage an order is at, and what happens next, above everything else. */
export function NextStep({
  status,
  step: { title, text },
  trackingNumber,
  estimatedDelivery,
}: NextStepProps) {
  const isOver = status === 'CANCELLED' || status === 'DELIVERED';
  return (
    <Section aria-labelledby="next-step" $isCancelled={status === 'CANCELLED'}>
      {!isOver && <Eyebrow>What happens next</Eyebrow>}
      <Heading id="next-step">{title}</Heading>
      <Text>{text}</Text>
      {status !== 'CANCELLED' && <Stages status={status} />}
      {estimatedDelivery && !isOver && <Text>{arrivalText(estimatedDelivery)}</Text>}
      {trackingNumber && (
        <Text size="small">
          Tracking number <strong>{trackingNumber}</strong>
        </Text>
      )}
    </Section>
  );
}

const Section = styled.section<{ $isCancelled: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  gap: ${space(2)};
  padding: ${space(4)};
  border-inline-start: 4px solid ${({ $isCancelled }) => ($isCancelled ? color.lineStrong : color.accent)};
  border-radius: ${radius.medium};
  background: ${({ $isCancelled }) => ($isCancelled ? color.surfaceSunken : color.accentSoft)};
  overflow-wrap: anywhere;

  ${from.tablet} { padding: ${space(5)} ${space(6)}; }
`;

const Eyebrow = styled.p`${type('caption', 650)} color: ${color.accent};`;
