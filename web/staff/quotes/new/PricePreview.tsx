import { errorMessage } from '../../../data/error-message';
import { Notice } from '../../../design/feedback/Notice';
import { Text } from '../../../design/Text';
import { TitledPanel } from '../../../design/TitledPanel';
import { placedSums } from '../../../features/shipments/placed-sums';
import { volumeText } from '../../../features/shipments/quote-text';
import { ShipmentSummary } from '../../../features/shipments/ShipmentSummary';
import type { PricePreviewFragment } from './PricePreview.generated';

interface PricePreviewProps {
  price: PricePreviewFragment | undefined;
  error: unknown;
}

/** The price of a new quote, as the server computes it. */
export function PricePreview({ price, error }: PricePreviewProps) {
  if (error)
    return (
      <Notice kind="warn" isAnnounced>
        {errorMessage(error)}
      </Notice>
    );
  if (!price)
    return (
      <TitledPanel id="price" title="Price">
        <Text tone="textMuted">Choose a destination, and add an item or a line, to see the price.</Text>
      </TitledPanel>
    );
  const { lines, quote, ...shipment } = price;
  return (
    <ShipmentSummary
      title="Price"
      {...shipment}
      lines={lines.map(({ lineTotal, ...line }) => ({ ...line, totalPence: lineTotal.minorUnits }))}
      sums={placedSums(quote)}
    >
      <Text size="small" tone="textMuted">
        Volume {volumeText(quote.volumeCm3)}
      </Text>
    </ShipmentSummary>
  );
}
