import type { FragmentType } from '@apollo/client/masking';
import { destinationName } from '../../../rules/destinations';
import { useFragmentData } from '../../data/use-fragment-data';
import { Fact } from '../../design/facts';
import { Facts } from '../../design/TitledPanel';
import { formatDateTime } from '../../lib/formats/formats';
import { Attachments } from '../files/Attachments';
import { ShipmentSummary } from '../shipments/ShipmentSummary';
import { ComparedOffers } from './ComparedOffers';
import { type RequestContentFragment, RequestContentFragmentDoc } from './RequestContent.generated';
import { KIND_LABELS, monthText } from './request-labels';

interface RequestContentProps {
  request: FragmentType<typeof RequestContentFragmentDoc>;
  isStaff: boolean;
  /** Secret of the link to the request, in place of the session. */
  linkSecret?: string;
}

/** The contents of a request: its facts, the shipment, and the other company's offer beside ours. */
export function RequestContent(props: RequestContentProps) {
  const request = useFragmentData(RequestContentFragmentDoc, props.request);
  const { kind, destination, surveyMonth, createdAt, ofQuote, shipment, otherOffer, file } = request;
  return (
    <>
      <Facts title="Request">
        <Fact name="About">{ofQuote ? `Quote ${ofQuote}` : KIND_LABELS[kind].label}</Fact>
        <Fact name="Sent">
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </Fact>
        {destination && <Fact name="Destination">{destinationName(destination)}</Fact>}
        {surveyMonth && <Fact name="Preferred month">{monthText(surveyMonth)}</Fact>}
        {file && (
          <Fact name="File">
            <Attachments files={[file]} isOurs={!props.isStaff} linkSecret={props.linkSecret} />
          </Fact>
        )}
      </Facts>
      {shipment && otherOffer && <ComparedOffers shipment={shipment} otherOffer={otherOffer} />}
      {shipment && <Shipment shipment={shipment} />}
    </>
  );
}

function Shipment({ shipment }: { shipment: NonNullable<RequestContentFragment['shipment']> }) {
  const { lines, quote, destination, fromCity, toCity, serviceName } = shipment;
  return (
    <ShipmentSummary
      title="The shipment"
      {...{ destination, fromCity, toCity, serviceName }}
      lines={lines.map(({ lineTotal, ...line }) => ({ ...line, totalPence: lineTotal.minorUnits }))}
      sums={{
        minimumPence: quote.minimum.minorUnits,
        minimumTopUpPence: quote.minimumTopUp.minorUnits,
        promotion: quote.promotionName === null ? null : { name: quote.promotionName },
        promotionPence: quote.promotion.minorUnits,
        servicePence: quote.service.minorUnits,
        totalPence: quote.total.minorUnits,
      }}
    />
  );
}
