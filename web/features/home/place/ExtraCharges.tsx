import { styled } from 'styled-components';
import { describeSources } from '../../../../rules/guides/destination-charges';
import { Heading } from '../../../design/Heading';
import { Stack } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { color } from '../../../design/theme/colors';
import { figures, from, space } from '../../../design/theme/tokens';
import { formatDate, formatPounds } from '../../../lib/formats/formats';
import type { PlaceCharge } from './place-guide';

/** The charges that our price includes, and those that others may ask for at the destination. */
export function ExtraCharges({ place, charges }: { place: string; charges: readonly PlaceCharge[] }) {
  const included = charges.filter(({ kind }) => kind === 'INCLUDED');
  const possible = charges.filter(({ kind }) => kind === 'POSSIBLE');
  if (charges.length === 0) return null;
  const usualPence = possible.reduce((sum, { from }) => sum + from.minorUnits, 0);
  return (
    <Stack as="section" gap={6} aria-labelledby="charges">
      <Stack gap={1}>
        <Heading id="charges">Customs and port charges</Heading>
        <Text tone="textMuted">
          {included.length > 0 && `Our price includes: ${included.map(({ name }) => name).join(', ')}. `}
          {possible.length === 0
            ? `Nothing more is due in ${place}.`
            : usualPence > 0
              ? `In ${place} usually ${formatPounds(usualPence)} more is due. What can cost extra:`
              : `Usually nothing more is due in ${place}. What can cost extra:`}
        </Text>
      </Stack>
      <Charges>
        {possible.map(({ name, reason, from, to, howToAvoid }) => (
          <li key={name}>
            <Heading level={3}>{name}</Heading>
            <Amount>
              {from.minorUnits > 0 ? `${formatPounds(from.minorUnits)} to` : 'Up to'}{' '}
              {formatPounds(to.minorUnits)}
            </Amount>
            <Text tone="textMuted">{reason}</Text>
            {howToAvoid && (
              <Text tone="textMuted">
                <strong>To avoid it:</strong> {howToAvoid}
              </Text>
            )}
          </li>
        ))}
      </Charges>
      <Text size="caption" tone="textMuted">
        {describeSources(possible, formatDate)}
      </Text>
    </Stack>
  );
}

const Charges = styled.ul`
  display: grid;
  gap: 0 ${space(12)};

  ${from.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }

  li {
    display: grid;
    align-content: start;
    gap: ${space(1)};
    padding-block: ${space(4)};
    border-block-start: 1px solid ${color.line};
  }
`;

const Amount = styled.p`${figures('small')}`;
