import { styled } from 'styled-components';
import { destinationName } from '../../../rules/destinations';
import type { DestinationKey, ServiceLevel } from '../../data/schema.generated';
import { TitledPanel } from '../../design/TitledPanel';
import { color } from '../../design/theme/colors';
import { space, type } from '../../design/theme/tokens';
import { Money } from '../../lib/formats/Money';
import { volumeText } from '../shipments/quote-text';

interface Amount {
  readonly minorUnits: number;
}

interface ComparedOffersProps {
  shipment: {
    readonly destination: DestinationKey;
    readonly serviceName: string;
    readonly quote: { readonly volumeCm3: number; readonly total: Amount };
  };
  otherOffer: {
    readonly company: string;
    readonly service: ServiceLevel;
    readonly volumeCm3: number;
    readonly total: Amount;
  };
}

/** Our price and another company's, by what is compared. */
export function ComparedOffers({ shipment, otherOffer }: ComparedOffersProps) {
  const { destination, serviceName, quote } = shipment;
  const place = destinationName(destination);
  return (
    <TitledPanel id="compared" title="Like with like">
      <Table>
        <thead>
          <tr>
            <td />
            <th scope="col">Ours</th>
            <th scope="col">{otherOffer.company}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Destination</th>
            <td>{place}</td>
            <td>{place}</td>
          </tr>
          <tr>
            <th scope="row">Volume</th>
            <td>{volumeText(quote.volumeCm3)}</td>
            <td>{volumeText(otherOffer.volumeCm3)}</td>
          </tr>
          <tr>
            <th scope="row">Service</th>
            <td>{serviceName}</td>
            <td>Like our {SERVICE_NAMES[otherOffer.service]}</td>
          </tr>
          <tr>
            <th scope="row">Total</th>
            <td>
              <Money pence={quote.total.minorUnits} />
            </td>
            <td>
              <Money pence={otherOffer.total.minorUnits} />
            </td>
          </tr>
        </tbody>
      </Table>
    </TitledPanel>
  );
}

const SERVICE_NAMES = { STANDARD: 'Standard', EXPRESS: 'Express', WHITEGLOVE: 'White glove' } as const;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${type('small')}

  th, td {
    padding: ${space(2)} ${space(2)} ${space(2)} 0;
    border-block-end: 1px solid ${color.line};
    text-align: start;
    overflow-wrap: anywhere;
  }
  tbody th { color: ${color.textMuted}; font-weight: 400; }
`;
