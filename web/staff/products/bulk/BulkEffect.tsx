import { styled } from 'styled-components';
import { Section } from '../../../design/page/Section';
import { Stack } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { color } from '../../../design/theme/colors';
import { space } from '../../../design/theme/tokens';
import { VisuallyHidden } from '../../../design/VisuallyHidden';
import { formatCount, formatPounds } from '../../../lib/formats/formats';
import { AdminTable } from '../../ui/lists/AdminTable';
import { StatTiles } from '../../ui/lists/StatTiles';
import type { BulkEffectFragment } from './bulk.generated';
import { effectText, signedPercent, signedPounds, stepText } from './bulk-text';

/** The effect on the latest quotes and orders: text, totals, and a distribution. */
export function BulkEffect({ effect, isStale }: { effect: BulkEffectFragment; isStale: boolean }) {
  const { baskets, before, after, difference, differencePercent } = effect;
  return (
    <Section aria-busy={isStale} title="What the last quotes and orders would cost">
      <Stack gap={1} role="status">
        {effectText(effect).map((text) => (
          <Text key={text}>{text}</Text>
        ))}
      </Stack>
      {baskets > 0 && (
        <>
          <StatTiles
            stats={[
              { name: "At today's prices", figure: formatPounds(before.minorUnits) },
              { name: 'At the new prices', figure: formatPounds(after.minorUnits) },
              { name: 'Difference', figure: signedPounds(difference.minorUnits) },
              { name: 'Difference in %', figure: signedPercent(differencePercent ?? 0) },
            ]}
          />
          <Sides>
            <Steps effect={effect} isStale={isStale} />
            <Places effect={effect} isStale={isStale} />
          </Sides>
          <Text size="small" tone="textMuted">
            Each is priced at today's items, minimum charge and service. A booked quote counts once, as its
            order. Prices already paid or quoted don't change.
          </Text>
        </>
      )}
    </Section>
  );
}

interface PartProps {
  effect: BulkEffectFragment;
  isStale: boolean;
}

function Steps({ effect: { steps }, isStale }: PartProps) {
  const most = Math.max(1, ...steps.map(({ baskets }) => baskets));
  return (
    <AdminTable
      caption="How much totals change"
      hasCards="on a phone"
      isStale={isStale}
      head={
        <>
          <th scope="col">Total changes</th>
          <th scope="col" data-number>
            Count
          </th>
          <th scope="col">
            <VisuallyHidden>Share</VisuallyHidden>
          </th>
        </>
      }
    >
      {steps.map(({ upTo, baskets }, index) => (
        <tr key={upTo?.minorUnits ?? 'more'}>
          <th scope="row" data-whole>
            {stepText(upTo?.minorUnits ?? null, steps[index - 1]?.upTo?.minorUnits ?? null)}
          </th>
          <td data-number data-label="Count">
            {formatCount(baskets)}
          </td>
          <BarCell>
            <svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none">
              <rect width={(baskets / most) * 100} height="8" />
            </svg>
          </BarCell>
        </tr>
      ))}
    </AdminTable>
  );
}

function Places({ effect: { destinations }, isStale }: PartProps) {
  return (
    <AdminTable
      caption="By destination"
      hasCards="on a phone"
      isStale={isStale}
      head={
        <>
          <th scope="col">Destination</th>
          <th scope="col" data-number>
            Count
          </th>
          <th scope="col" data-number>
            Today
          </th>
          <th scope="col" data-number>
            Difference
          </th>
        </>
      }
    >
      {destinations.map(({ country, baskets, before, after }) => (
        <tr key={country}>
          <th scope="row">{country}</th>
          <td data-number data-label="Count">
            {formatCount(baskets)}
          </td>
          <td data-number data-label="Today">
            {formatPounds(before.minorUnits)}
          </td>
          <td data-number data-label="Difference">
            {signedPounds(after.minorUnits - before.minorUnits)}
          </td>
        </tr>
      ))}
    </AdminTable>
  );
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
  align-items: start;
  gap: ${space(4)};
`;

const BarCell = styled.td`
  width: 35%;

  svg { display: block; width: 100%; height: 0.5rem; }
  rect { fill: ${color.accent}; }
`;
