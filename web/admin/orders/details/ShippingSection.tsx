import { styled } from 'styled-components';
import {
  checkCollectionDate,
  earliestCollectionDate,
  latestCollectionDate,
} from '../../../../rules/collection-date';
import { AddressLines } from '../../../addresses/AddressLines';
import { figures } from '../../../theme/tokens';
import { formatDay } from '../../../ui/formats';
import { TRACKING_MAX, trackingProblem } from './actions/deed-rules';
import {
  type DeskOrderFragment,
  useAgreeCollectionMutation,
  useSetTrackingNumberMutation,
} from './details.generated';
import { Fact, FactList } from './fact-list';
import { InPlace } from './InPlace';
import { Section } from './Section';

interface PlaceProps {
  desk: DeskOrderFragment;
  readAgain: () => Promise<unknown>;
}

interface ShippingSectionProps extends PlaceProps {
  sameDayCutOffHour: number;
}

/** Where from and to, how and when. */
export function ShippingSection({ desk, readAgain, sameDayCutOffHour }: ShippingSectionProps) {
  const { customer, origin, deliveryAddress, serviceName } = desk.order;
  return (
    <Section title="Shipping">
      <FactList>
        <Fact name="Origin">
          <AddressLines name={customer.name} address={origin} />
        </Fact>
        <Fact name="Destination">
          <AddressLines name={customer.name} address={deliveryAddress} />
        </Fact>
        <Fact name="Method">{serviceName}</Fact>
        <Fact name="Collection date">
          <CollectionDate {...{ desk, readAgain, sameDayCutOffHour }} />
        </Fact>
        <Fact name="Tracking number">
          <Tracking desk={desk} readAgain={readAgain} />
        </Fact>
      </FactList>
    </Section>
  );
}

function Tracking({ desk, readAgain }: PlaceProps) {
  const [setNumber] = useSetTrackingNumberMutation();
  const { trackingNumber } = desk.order;
  return (
    <InPlace
      desk={desk}
      readAgain={readAgain}
      editLabel={trackingNumber ? 'Change the tracking number' : 'Add a tracking number'}
      label="New tracking number"
      hint="The customer sees it at once. Empty takes it away."
      input={{ maxLength: TRACKING_MAX }}
      textOf={({ order }) => order.trackingNumber ?? ''}
      problemOf={trackingProblem}
      save={(typed, version) =>
        setNumber({ variables: { id: desk.id, trackingNumber: typed || null, version } })
      }
      doneWords={(typed) => (typed ? `Tracking number set to ${typed}` : 'Tracking number taken away')}
    >
      {trackingNumber ? <Figures>{trackingNumber}</Figures> : 'None yet'}
    </InPlace>
  );
}

function CollectionDate({ desk, readAgain, sameDayCutOffHour }: ShippingSectionProps) {
  const [agree] = useAgreeCollectionMutation();
  const { collectionDate, status } = desk.order;
  const now = new Date();
  return (
    <InPlace
      desk={desk}
      readAgain={readAgain}
      isFixed={status !== 'PROCESSING'}
      editLabel={collectionDate ? 'Change the collection date' : 'Set the collection date'}
      label="New collection date"
      hint="As agreed with the customer, who gets an e-mail."
      input={{
        type: 'date',
        min: earliestCollectionDate(now, sameDayCutOffHour),
        max: latestCollectionDate(now),
      }}
      textOf={({ order }) => order.collectionDate ?? ''}
      problemOf={(typed) => checkCollectionDate(typed, new Date(), sameDayCutOffHour) ?? undefined}
      save={(date, version) => agree({ variables: { id: desk.id, date, version } })}
      doneWords={(date) => `Collection set to ${formatDay(date)}`}
    >
      {collectionDate ? formatDay(collectionDate) : 'To be agreed'}
    </InPlace>
  );
}

const Figures = styled.span`${figures('small')} overflow-wrap: anywhere;`;
