import type { FragmentType } from '@apollo/client/masking';
import { useFragmentData } from '../../apollo/use-fragment-data';
import { ShipmentLines } from '../../shipments/ShipmentSummary';
import { plural } from '../../ui/counts';
import { formatPounds } from '../../ui/formats';
import { TitledPanel } from '../../ui/TitledPanel';
import { OrderItemsFragmentDoc } from './OrderItems.generated';

/** Number of lines that are collapsed on narrow screens. */
const MANY_LINES = 8;

/** The items and their prices. */
export function OrderItems(props: { order: FragmentType<typeof OrderItemsFragmentDoc> }) {
  const order = useFragmentData(OrderItemsFragmentDoc, props.order);
  const { destination, fromCity, toCity, serviceName, lines, quote } = order;
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <TitledPanel
      id="items"
      title="Items"
      isFoldable
      hint={`${plural(count, 'item')}, ${formatPounds(quote.total.minorUnits)}`}
    >
      <ShipmentLines
        {...{ destination, fromCity, toCity, serviceName }}
        isAside={lines.length > MANY_LINES}
        lines={lines.map(({ lineTotal, ...line }) => ({ ...line, totalPence: lineTotal.minorUnits }))}
        sums={{
          minimumPence: quote.minimum.minorUnits,
          minimumTopUpPence: quote.minimumTopUp.minorUnits,
          servicePence: quote.service.minorUnits,
          totalPence: quote.total.minorUnits,
        }}
      />
    </TitledPanel>
  );
}
