import type { FragmentType } from '@apollo/client/masking';
import { styled } from 'styled-components';
import { destinationName } from '../../../../rules/destinations';
import { useFragmentData } from '../../../data/use-fragment-data';
import { Section } from '../../../design/page/Section';
import { Text } from '../../../design/Text';
import { color } from '../../../design/theme/colors';
import { space, type } from '../../../design/theme/tokens';
import { formatPounds } from '../../../lib/formats/formats';
import { Money } from '../../../lib/formats/Money';
import { ItemsSectionFragmentDoc } from './ItemsSection.generated';

/** The items at their purchase prices, and how the total adds up. */
export function ItemsSection(props: { order: FragmentType<typeof ItemsSectionFragmentDoc> }) {
  const order = useFragmentData(ItemsSectionFragmentDoc, props.order);
  const { lines, quote, serviceName, destination } = order;
  const { minimumTopUp, minimum, promotion, promotionName, service, items } = quote;
  const paid = order.charges.filter(({ state, isForChange }) => state === 'PAID' && !isForChange);
  return (
    <Section title="Items" gap={3}>
      <Frame role="group" aria-label="Items" tabIndex={0}>
        <Table aria-label="Items">
          <thead>
            <tr>
              <th scope="col">Item</th>
              <th scope="col" data-number>
                Unit price
              </th>
              <th scope="col" data-number>
                Quantity
              </th>
              <th scope="col" data-number>
                Total
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.key}>
                <th scope="row">
                  {line.name}
                  <Text as="span" size="caption" tone="textMuted">
                    {line.size}
                  </Text>
                </th>
                <td data-number>
                  <Money pence={line.unitPrice.minorUnits} />
                </td>
                <td data-number>{line.quantity}</td>
                <td data-number>
                  <Money pence={line.lineTotal.minorUnits} />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <Sum name="Items" pence={items.minorUnits} />
            {minimumTopUp.minorUnits > 0 && (
              <Sum
                name={`Top-up to the minimum charge for ${destinationName(destination)} (${formatPounds(minimum.minorUnits)})`}
                pence={minimumTopUp.minorUnits}
              />
            )}
            {promotion.minorUnits > 0 && (
              <Sum name={`Discount: ${promotionName}`} pence={-promotion.minorUnits} />
            )}
            <Sum name={serviceName} pence={service.minorUnits} />
            {paid.map(({ id, name, amount }) => (
              <Sum key={id} name={`Added: ${name}`} pence={amount.minorUnits} />
            ))}
            <tr data-total>
              <th scope="row" colSpan={3}>
                Total ({order.total.currency.toUpperCase()})
              </th>
              <td data-number>
                <Money pence={order.total.minorUnits} />
              </td>
            </tr>
          </tfoot>
        </Table>
      </Frame>
    </Section>
  );
}

function Sum({ name, pence }: { name: string; pence: number }) {
  return (
    <tr>
      <th scope="row" colSpan={3}>
        {name}
      </th>
      <td data-number>
        <Money pence={pence} />
      </td>
    </tr>
  );
}

const Frame = styled.div`
  position: relative;
  max-height: 28rem;
  overflow: auto;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  ${type('small')}

  th, td {
    padding: ${space(2)} ${space(2)};
    border-block-end: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
  }

  tr > :first-child { padding-inline-start: 0; }
  tr > :last-child { padding-inline-end: 0; }
  th { font-weight: 600; }
  tbody th > span { display: block; font-weight: 400; }
  [data-number] { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
  thead th { ${type('caption', 600)} color: ${color.textMuted}; }
  tfoot th { font-weight: 400; color: ${color.textMuted}; }
  tfoot tr:last-child > * { border: 0; font-weight: 650; color: ${color.text}; }
`;
