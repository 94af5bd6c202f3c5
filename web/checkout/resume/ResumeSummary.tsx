import { toKey } from '../../apollo/enums';
import type { ServiceOffer } from '../../cart/rates/shipment-rates';
import { ShipmentSummary } from '../../shipments/ShipmentSummary';
import { ExtraPaymentSummary } from './ExtraPaymentSummary';
import type { ResumableCheckoutFragment } from './resume.generated';

interface ResumeSummaryProps {
  checkout: ResumableCheckoutFragment;
  services: readonly ServiceOffer[];
}

/** What is paid for: a shipment, or a change of an order. */
export function ResumeSummary({ checkout, services }: ResumeSummaryProps) {
  const { destination, fromCity, toCity, lines, quote, service, amends } = checkout;
  if (amends) return <ExtraPaymentSummary amends={amends} totalPence={quote.total.minorUnits} />;
  return (
    <ShipmentSummary
      isAside
      destination={destination}
      fromCity={fromCity}
      toCity={toCity}
      serviceName={services.find(({ level }) => level === toKey(service))?.name ?? 'Door-to-door service'}
      lines={lines.map(({ lineTotal, ...line }) => ({ ...line, totalPence: lineTotal.minorUnits }))}
      sums={{
        minimumPence: quote.minimum.minorUnits,
        minimumTopUpPence: quote.minimumTopUp.minorUnits,
        servicePence: quote.service.minorUnits,
        totalPence: quote.total.minorUnits,
      }}
    />
  );
}
