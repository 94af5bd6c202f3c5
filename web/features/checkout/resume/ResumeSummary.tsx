import type { FragmentType } from '@apollo/client/masking';
import { fromGraphqlEnum } from '../../../data/enums';
import { useFragmentData } from '../../../data/use-fragment-data';
import type { ServiceOffer } from '../../cart/rates/shipment-rates';
import { placedSums } from '../../shipments/placed-sums';
import { ShipmentSummary } from '../../shipments/ShipmentSummary';
import { ExtraPaymentSummary } from './ExtraPaymentSummary';
import { ResumeSummaryFragmentDoc } from './ResumeSummary.generated';

interface ResumeSummaryProps {
  checkout: FragmentType<typeof ResumeSummaryFragmentDoc>;
  services: readonly ServiceOffer[];
}

/** The summary of the payment: a shipment, or a change of an order. */
export function ResumeSummary({ checkout, services }: ResumeSummaryProps) {
  const summary = useFragmentData(ResumeSummaryFragmentDoc, checkout);
  const { destination, fromCity, toCity, lines, quote, service, amends } = summary;
  if (amends) return <ExtraPaymentSummary amends={amends} totalPence={quote.total.minorUnits} />;
  return (
    <ShipmentSummary
      isAside
      destination={destination}
      fromCity={fromCity}
      toCity={toCity}
      serviceName={
        services.find(({ level }) => level === fromGraphqlEnum(service))?.name ?? 'Door-to-door service'
      }
      lines={lines.map(({ lineTotal, ...line }) => ({ ...line, totalPence: lineTotal.minorUnits }))}
      sums={placedSums(quote)}
    />
  );
}
