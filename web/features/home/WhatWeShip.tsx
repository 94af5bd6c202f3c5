import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Heading } from '../../design/Heading';
import { Stack } from '../../design/Stack';
import { Text } from '../../design/Text';
import { color } from '../../design/theme/colors';
import { space } from '../../design/theme/tokens';

const kinds = [
  {
    name: 'Boxes',
    text: 'Our standard double-walled box holds up to 30 kg: 61 × 41 × 51 cm (24 × 16 × 20 in). You can use your own boxes too.',
  },
  { name: 'Suitcases and luggage', text: 'Suitcases, trunks and holdalls, packed as they are.' },
  {
    name: 'Furniture',
    text: 'Bedrooms, living and dining rooms, kitchen, garden and office, piece by piece.',
  },
  { name: 'Awkward items', text: 'Pictures and mirrors, musical instruments, sports and outdoor gear.' },
  { name: 'Whole homes', text: 'A 20ft or 40ft container of your own.', isAsked: true },
];

/** The kinds of goods that we ship. */
export function WhatWeShip() {
  return (
    <Stack as="section" gap={6} aria-labelledby="what-we-ship">
      <Heading id="what-we-ship">What we ship</Heading>
      <Kinds>
        {kinds.map(({ name, text, isAsked }) => (
          <li key={name}>
            <Heading level={3}>{name}</Heading>
            <Text tone="textMuted">
              {text} {isAsked && <Link to="/request?kind=container">Ask us for a price</Link>}
            </Text>
          </li>
        ))}
      </Kinds>
    </Stack>
  );
}

const Kinds = styled.ul`
  display: grid;

  li { display: grid; gap: ${space(1)}; padding-block: ${space(3)}; border-block-start: 1px solid ${color.line}; }
`;
