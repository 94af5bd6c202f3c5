import type { FragmentType } from '@apollo/client/masking';
import { fromGraphqlEnum } from '../../../data/enums';
import { useFragmentData } from '../../../data/use-fragment-data';
import { TitledPanel } from '../../../design/TitledPanel';
import { plural } from '../../../lib/formats/counts';
import { formatPounds } from '../../../lib/formats/formats';
import { ChargesPanel } from '../../shipments/guide/ChargesPanel';
import { placedSums } from '../../shipments/placed-sums';
import { ShipmentLines } from '../../shipments/ShipmentSummary';
import { PaidCharges } from '../charges/PaidCharges';
import { OrderItemsFragmentDoc } from './OrderItems.generated';

/** Number of lines that are collapsed on narrow screens. */
const MANY_LINES = 8;

interface OrderItemsProps {
  order: FragmentType<typeof OrderItemsFragmentDoc>;
  /** Says what may still be due at the destination. */
  hasCharges: boolean;
}

/** The items, their prices, and what others may ask for. */
export function OrderItems(props: OrderItemsProps) {
  const order = useFragmentData(OrderItemsFragmentDoc, props.order);
  const { destination, fromCity, toCity, serviceName, paymentStatus, lines, quote } = order;
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      <TitledPanel
        id="items"
        title="Items"
        isCollapsible
        hint={`${plural(count, 'item')}, ${formatPounds(quote.total.minorUnits)}`}
      >
        <ShipmentLines
          {...{ destination, fromCity, toCity, serviceName }}
          isAside={lines.length > MANY_LINES}
          lines={lines.map(({ lineTotal, ...line }) => ({ ...line, totalPence: lineTotal.minorUnits }))}
          sums={placedSums(quote)}
        />
        <PaidCharges charges={order.charges} totalPence={order.total.minorUnits} />
      </TitledPanel>
      {props.hasCharges && (
        <ChargesPanel
          destination={fromGraphqlEnum(destination)}
          names={lines.map(({ name }) => name)}
          volumeCm3={quote.volumeCm3}
          isPaid={paymentStatus === 'PAID' || paymentStatus === 'REFUNDED'}
        />
      )}
    </>
  );
}
