import { styled } from 'styled-components';
import { color } from '../../theme/colors';
import { radius, space, type } from '../../theme/tokens';
import { Heading } from '../../ui/Heading';
import { useToday } from '../../ui/hooks/use-today';
import { useRefundPromise } from '../../ui/shop/shop';
import { Text } from '../../ui/Text';
import { nextStep, type OrderLead } from './next-step';

/** What happens next, above everything else. */
export function NextStep({ order }: { order: OrderLead }) {
  const { title, text } = nextStep(order, useToday(), useRefundPromise());
  return (
    <Section aria-labelledby="next-step">
      <Eyebrow>What happens next</Eyebrow>
      <Heading id="next-step">{title}</Heading>
      <Text>{text}</Text>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  gap: ${space(2)};
  padding: ${space(5)} ${space(6)};
  border-inline-start: 4px solid ${color.accent};
  border-radius: ${radius.medium};
  background: ${color.accentSoft};
  overflow-wrap: anywhere;
`;

const Eyebrow = styled.p`${type('caption', 650)} color: ${color.accent};`;
