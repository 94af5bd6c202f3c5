import type { FragmentType } from '@apollo/client/masking';
import { Link } from 'react-router-dom';
import { useFragmentData } from '../../../data/use-fragment-data';
import { Badge } from '../../../design/Badge';
import { Fact } from '../../../design/facts';
import { Facts } from '../../../design/TitledPanel';
import { formatDate } from '../../../lib/formats/formats';
import { Money } from '../../../lib/formats/Money';
import { TRANSFER_BADGES } from '../../ui/transfer-badges';
import { TransferFactsFragmentDoc } from './TransferFacts.generated';

/** How far the bank transfer for a booked quote is. */
export function TransferFacts(props: { booking: FragmentType<typeof TransferFactsFragmentDoc> }) {
  const booking = useFragmentData(TransferFactsFragmentDoc, props.booking);
  const { state, dueOn, held, due, toReturn } = booking;
  return (
    <Facts title="Bank transfer" aside={<Link to={`/admin/transfers?state=${state}`}>Bank transfers</Link>}>
      <Fact name="State">
        <Badge tone={TRANSFER_BADGES[state].tone}>{TRANSFER_BADGES[state].label}</Badge>
      </Fact>
      <Fact name="Received">
        <Money pence={held.minorUnits} />
      </Fact>
      {due.minorUnits > 0 && (
        <Fact name="Due">
          <Money pence={due.minorUnits} /> by {formatDate(dueOn)}
        </Fact>
      )}
      {toReturn.minorUnits > 0 && (
        <Fact name="To send back">
          <Money pence={toReturn.minorUnits} />
        </Fact>
      )}
    </Facts>
  );
}
