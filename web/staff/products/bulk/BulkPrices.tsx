import { Panel } from '../../../design/Panel';
import { Section } from '../../../design/page/Section';
import { Text } from '../../../design/Text';
import { plural } from '../../../lib/formats/counts';
import { formatPounds } from '../../../lib/formats/formats';
import { AdminTable } from '../../ui/lists/AdminTable';
import type { BulkExampleFragment, BulkPreviewFragment } from './bulk.generated';
import { priceText, rateText } from './bulk-text';

/** The effect on prices: a few sentences and examples. */
export function BulkPrices({ preview, isStale }: { preview: BulkPreviewFragment; isStale: boolean }) {
  const { prices, unchanged, examples, rates } = preview;
  if (prices + rates.length === 0) {
    return (
      <Panel as="section">
        <Text>
          {unchanged === 0
            ? 'No products match, so there are no prices to change.'
            : `No prices would change: ${plural(unchanged, 'price')} too small to change, or rounded back to the same price.`}
        </Text>
      </Panel>
    );
  }
  return (
    <Section title="New prices">
      {priceText(preview).map((text) => (
        <Text key={text}>{text}</Text>
      ))}
      {examples.length > 0 && (
        <PriceExamples
          caption={prices > examples.length ? `${examples.length} of these prices` : 'These prices'}
          examples={examples}
          isStale={isStale}
        />
      )}
      {rates.length > 0 && <PriceExamples caption="Rates" examples={rates} isStale={isStale} />}
    </Section>
  );
}

interface PriceExamplesProps {
  caption: string;
  examples: readonly BulkExampleFragment[];
  isStale: boolean;
}

/** Products have a name; rates do not. */
function PriceExamples({ caption, examples, isStale }: PriceExamplesProps) {
  const hasNames = examples.some(({ product }) => product);
  return (
    <AdminTable
      caption={caption}
      isStale={isStale}
      head={
        <>
          {hasNames && <th scope="col">Product</th>}
          <th scope="col">{hasNames ? 'To' : 'Rate'}</th>
          <th scope="col" data-number>
            Now
          </th>
          <th scope="col" data-number>
            New
          </th>
        </>
      }
    >
      {examples.map(({ product, country, before, after, ...example }) => (
        <tr key={`${example.productId} ${rateText({ ...example, country })} ${country}`}>
          {hasNames && <th scope="row">{product}</th>}
          {hasNames ? (
            <td data-label="To">{country}</td>
          ) : (
            <th scope="row">{rateText({ ...example, country })}</th>
          )}
          <td data-number data-label="Now">
            {formatPounds(before.minorUnits)}
          </td>
          <td data-number data-label="New">
            {formatPounds(after.minorUnits)}
          </td>
        </tr>
      ))}
    </AdminTable>
  );
}
