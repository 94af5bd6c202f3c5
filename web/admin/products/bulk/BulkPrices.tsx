import { useId } from 'react';
import type { BulkExampleFragment, BulkPreviewFragment } from '../../../gql';
import { formatPounds } from '../../../ui/formats';
import { Heading } from '../../../ui/Heading';
import { Panel } from '../../../ui/Panel';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { AdminTable } from '../../ui/AdminTable';
import { Figures } from '../../ui/Figures';
import { counted } from './bulk-words';

/** What a change does to prices: in figures, and by examples. */
export function BulkPrices({ preview, isStale }: { preview: BulkPreviewFragment; isStale: boolean }) {
  const headingId = useId();
  const { products, prices, unchanged, examples, minimums } = preview;
  const { lowest, highest, average, averageBefore } = preview;
  if (prices + minimums.length === 0) {
    return (
      <Panel as="section">
        <Text>
          {unchanged === 0
            ? 'No product with these properties has a price to change.'
            : `This changes no price: ${counted(unchanged, 'price')} of so few pence, or so near to what it is rounded to, would stay.`}
        </Text>
      </Panel>
    );
  }
  return (
    <Panel as="section" aria-labelledby={headingId}>
      <Stack gap={4}>
        <Heading id={headingId} size="title">
          New prices
        </Heading>
        {average && averageBefore && lowest && highest && (
          <Figures
            of={[
              { name: 'Products', figure: products.toLocaleString('en-GB') },
              { name: 'Prices', figure: prices.toLocaleString('en-GB') },
              {
                name: 'On average',
                figure: `${formatPounds(averageBefore.minorUnits)} → ${formatPounds(average.minorUnits)}`,
              },
              {
                name: 'From the lowest to the highest',
                figure: `${formatPounds(lowest.minorUnits)} – ${formatPounds(highest.minorUnits)}`,
              },
            ]}
          />
        )}
        {unchanged > 0 && (
          <Text size="small" tone="textMuted">
            {counted(unchanged, 'price stays', 'prices stay')} as it is, being too small to change or rounded
            back to what it was.
          </Text>
        )}
        {examples.length > 0 && (
          <PriceExamples
            caption={prices > examples.length ? `${examples.length} of these prices` : 'These prices'}
            head="Product"
            examples={examples}
            isStale={isStale}
          />
        )}
        {minimums.length > 0 && (
          <PriceExamples
            caption="Minimum charges"
            head="Minimum charge"
            examples={minimums}
            isStale={isStale}
          />
        )}
      </Stack>
    </Panel>
  );
}

interface PriceExamplesProps {
  caption: string;
  head: string;
  examples: readonly BulkExampleFragment[];
  isStale: boolean;
}

function PriceExamples({ caption, head, examples, isStale }: PriceExamplesProps) {
  return (
    <AdminTable
      caption={caption}
      isStale={isStale}
      head={
        <>
          <th scope="col">{head}</th>
          <th scope="col">To</th>
          <th scope="col" data-number>
            Now
          </th>
          <th scope="col" data-number>
            New
          </th>
        </>
      }
    >
      {examples.map(({ productId, product, destination, country, before, after }) => (
        <tr key={`${productId} ${destination}`}>
          <th scope="row">{product ?? 'Items to'}</th>
          <td>{country}</td>
          <td data-number>{formatPounds(before.minorUnits)}</td>
          <td data-number>{formatPounds(after.minorUnits)}</td>
        </tr>
      ))}
    </AdminTable>
  );
}
