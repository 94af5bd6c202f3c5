import { styled } from 'styled-components';
import {
  checkCollectionDate,
  earliestCollectionDate,
  latestCollectionDate,
} from '../../../../rules/collection-date';
import { useFragmentData } from '../../../data/use-fragment-data';
import { Fact, FactList } from '../../../design/facts';
import { Section } from '../../../design/page/Section';
import { figures } from '../../../design/theme/tokens';
import { AddressLines } from '../../../features/addresses/AddressLines';
import { HandoverFacts } from '../../../features/addresses/HandoverFacts';
import { formatDate, formatDateTime, formatDay } from '../../../lib/formats/formats';
import { TRACKING_MAX, trackingProblem } from './actions/action-rules';
import {
  type DeskOrderFragment,
  useAgreeCollectionMutation,
  useSetTrackingNumberMutation,
} from './details.generated';
import { InlineEdit } from './InlineEdit';
import { type ShippingSectionFragment, ShippingSectionFragmentDoc } from './ShippingSection.generated';

interface PlaceProps {
  order: ShippingSectionFragment;
  details: DeskOrderFragment;
}

interface ShippingSectionProps extends Omit<PlaceProps, 'order'> {
  sameDayCutOffHour: number;
}

/** Addresses, service and dates. */
export function ShippingSection({ details, sameDayCutOffHour }: ShippingSectionProps) {
  const order = useFragmentData(ShippingSectionFragmentDoc, details);
  const { customer, receiver, origin, deliveryAddress, serviceName, estimatedDelivery, actualDelivery } =
    order;
  return (
    <Section title="Shipping" gap={3}>
      <FactList hasColumns>
        <Fact name="Origin">
          <AddressLines name={customer.name} address={origin} />
        </Fact>
        <Fact name="Destination">
          <AddressLines name={(receiver ?? customer).name} address={deliveryAddress} />
        </Fact>
        <HandoverFacts order={order} />
        <Fact name="Method">{serviceName}</Fact>
        <Fact name="Collection date">
          <CollectionDate {...{ order, details, sameDayCutOffHour }} />
        </Fact>
        {estimatedDelivery && (
          <Fact name="Estimated delivery">
            {formatDate(estimatedDelivery.from)} to {formatDate(estimatedDelivery.to)}
          </Fact>
        )}
        {actualDelivery && <Fact name="Delivered">{formatDateTime(actualDelivery)}</Fact>}
        <Fact name="Tracking number">
          <Tracking order={order} details={details} />
        </Fact>
      </FactList>
    </Section>
  );
}

function Tracking({ order, details }: PlaceProps) {
  const [setNumber] = useSetTrackingNumberMutation();
  const { trackingNumber } = order;
  return (
    <InlineEdit
      details={details}
      editLabel={trackingNumber ? 'Change the tracking number' : 'Add a tracking number'}
      label="New tracking number"
      hint="The customer sees it at once. Leave empty to remove it."
      input={{ maxLength: TRACKING_MAX }}
      textOf={(order) => order.trackingNumber ?? ''}
      problemOf={trackingProblem}
      save={(typed, version) =>
        setNumber({ variables: { id: details.id, trackingNumber: typed || null, version } })
      }
      doneMessage={(typed) => (typed ? `Tracking number set to ${typed}` : 'Tracking number removed')}
    >
      {trackingNumber ? <TrackingNumber>{trackingNumber}</TrackingNumber> : 'None yet'}
    </InlineEdit>
  );
}

function CollectionDate({ order, details, sameDayCutOffHour }: PlaceProps & ShippingSectionProps) {
  const [agree] = useAgreeCollectionMutation();
  const { collectionDate, status } = order;
  const now = new Date();
  return (
    <InlineEdit
      details={details}
      isFixed={status !== 'PROCESSING'}
      editLabel={collectionDate ? 'Change the collection date' : 'Set the collection date'}
      label="New collection date"
      hint="Agree the date with the customer first. We'll email them."
      input={{
        type: 'date',
        min: earliestCollectionDate(now, sameDayCutOffHour),
        max: latestCollectionDate(now),
      }}
      textOf={(order) => order.collectionDate ?? ''}
      problemOf={(typed) => checkCollectionDate(typed, new Date(), sameDayCutOffHour)}
      save={(date, version) => agree({ variables: { id: details.id, date, version } })}
      doneMessage={(date) => `Collection set to ${formatDay(date)}`}
    >
      {collectionDate ? formatDay(collectionDate) : 'To be agreed'}
    </InlineEdit>
  );
}

const TrackingNumber = styled.span`${figures('small')} overflow-wrap: anywhere;`;
