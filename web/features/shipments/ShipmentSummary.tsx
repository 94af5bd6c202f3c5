import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type DestinationSpelling, destinationName } from '../../../rules/destinations';
import { Section } from '../../design/page/Section';
import { color } from '../../design/theme/colors';
import { space, type } from '../../design/theme/tokens';
import { plural } from '../../lib/formats/counts';
import { formatPounds } from '../../lib/formats/formats';
import { Money } from '../../lib/formats/Money';
import { LocalSize } from './LocalSize';
import { Collapsible, Lines, SummaryLine } from './summary-lines';

interface Item {
  readonly key: string;
  readonly name: string;
  readonly size: string;
  readonly quantity: number;
  /** null: not sold to the destination. */
  readonly totalPence: number | null;
}

interface ShipmentLinesProps {
  destination: DestinationSpelling;
  fromCity: string;
  toCity: string;
  serviceName: string;
  lines: readonly Item[];
  sums: {
    minimumPence: number;
    minimumTopUpPence: number;
    promotion: { name: string } | null;
    promotionPence: number;
    servicePence: number;
    totalPence: number;
  };
  /** Collapses the lines on narrow screens, where the summary is secondary. */
  isAside?: boolean;
}

interface ShipmentSummaryProps extends ShipmentLinesProps {
  title?: string;
  /** Content below the total. */
  children?: ReactNode;
}

/** The items and their prices, line by line, in a panel. */
export function ShipmentSummary({ title = 'Order summary', children, ...shipment }: ShipmentSummaryProps) {
  return (
    <Section
      title={title}
      note={`${shipment.fromCity ? `${shipment.fromCity}, UK` : 'UK'} to ${placeOf(shipment)}`}
    >
      <ShipmentLines {...shipment} />
      {children}
    </Section>
  );
}

/** The items and their prices, and the total. */
export function ShipmentLines(props: ShipmentLinesProps) {
  const { destination, serviceName, lines, sums, isAside = false } = props;
  const { minimumPence, minimumTopUpPence, promotion, promotionPence, servicePence, totalPence } = sums;
  const country = destinationName(destination);
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const items = lines.map(({ key, name, size, quantity, totalPence: linePence }) => (
    <SummaryLine key={key} name={`${quantity} × ${name}`} detail={<LocalSize size={size} />}>
      {linePence === null ? 'Not available' : <Money pence={linePence} />}
    </SummaryLine>
  ));
  return (
    <>
      <Sums>
        {isAside ? <Collapsible text={plural(count, 'item')}>{items}</Collapsible> : <Lines>{items}</Lines>}
        <Lines>
          {minimumTopUpPence > 0 && (
            <SummaryLine
              name={`Minimum charge for ${country}`}
              detail={`${formatPounds(minimumTopUpPence)} brings your items up to ${formatPounds(minimumPence)}`}
            >
              <Money pence={minimumTopUpPence} />
            </SummaryLine>
          )}
          {promotionPence > 0 && (
            <SummaryLine name={promotion?.name}>
              <Money pence={-promotionPence} />
            </SummaryLine>
          )}
          <SummaryLine name={serviceName}>
            {servicePence > 0 ? <Money pence={servicePence} /> : 'Included'}
          </SummaryLine>
        </Lines>
      </Sums>
      <Total>
        <span>Total</span>
        <span aria-live="polite">
          <Money pence={totalPence} size="large" />
        </span>
      </Total>
    </>
  );
}

function placeOf({ destination, toCity }: Pick<ShipmentLinesProps, 'destination' | 'toCity'>): string {
  const country = destinationName(destination);
  return toCity && toCity !== country ? `${toCity}, ${country}` : country;
}

const Sums = styled.div`
  display: grid;
  gap: ${space(3)};
  padding-block: ${space(4)};
  border-block: 1px solid ${color.line};
`;

const Total = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(4)};
  ${type('body', 650)}
`;
