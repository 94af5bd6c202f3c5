import { styled } from 'styled-components';
import { Heading } from '../../design/Heading';
import { Stack } from '../../design/Stack';
import { Text } from '../../design/Text';
import { color } from '../../design/theme/colors';
import { fontFamily, space } from '../../design/theme/tokens';
import { useRefundPromise } from '../../lib/shop/shop';

const steps = [
  {
    title: 'Choose what to send',
    text: 'Choose boxes, furniture and luggage from the list. Your price updates as you go.',
  },
  {
    title: 'Choose a day and pay',
    text: 'Pick the day we collect and pay by card.',
    isRefundable: true,
  },
  {
    title: 'We collect and deliver',
    text: 'We come to your door in the UK and deliver to your door abroad. Follow every step on your order page.',
  },
];

/** The three steps from quote to delivery. */
export function HowItWorks() {
  const refundPromise = useRefundPromise();
  return (
    <Stack as="section" gap={6} aria-labelledby="how-it-works">
      <Heading id="how-it-works">How it works</Heading>
      <Steps>
        {steps.map(({ title, text, isRefundable }, index) => (
          <Step key={title}>
            <Count aria-hidden="true">{index + 1}</Count>
            <Stack gap={1}>
              <Heading level={3}>{title}</Heading>
              <Text tone="textMuted">{isRefundable ? `${text} ${refundPromise}` : text}</Text>
            </Stack>
          </Step>
        ))}
      </Steps>
    </Stack>
  );
}

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: ${space(6)} ${space(10)};

`;

const Step = styled.li`
  display: grid;
  grid-template-columns: 1.25rem minmax(0, 1fr);
  gap: ${space(4)};
  padding-block-start: ${space(4)};
  border-block-start: 2px solid ${color.accent};
`;

const Count = styled.span`
  font: 700 1.75rem/1 ${fontFamily.heading};
  color: ${color.accent};
`;
