import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type DestinationKey, destinationName } from '../../rules/destinations';
import { color } from '../theme/colors';
import { figures, space, type } from '../theme/tokens';
import { formatPounds } from '../ui/formats';
import { Heading } from '../ui/Heading';
import { Money } from '../ui/Money';
import { Panel } from '../ui/Panel';
import { Stack } from '../ui/Stack';
import { Text } from '../ui/Text';

export interface SummaryLine {
  readonly key: string;
  readonly name: string;
  readonly size: string;
  readonly quantity: number;
  /** null: not sold to the destination. */
  readonly totalPence: number | null;
}

interface ShipmentSummaryProps {
  destination: DestinationKey;
  fromCity: string;
  toCity: string;
  serviceName: string;
  lines: readonly SummaryLine[];
  sums: { minimumPence: number; minimumTopUpPence: number; servicePence: number; totalPence: number };
  /** What belongs below the total. */
  children?: ReactNode;
}

/** What is shipped and what it costs, line by line. */
export function ShipmentSummary(props: ShipmentSummaryProps) {
  const { destination, fromCity, toCity, serviceName, lines, sums, children } = props;
  const { minimumPence, minimumTopUpPence, servicePence, totalPence } = sums;
  const country = destinationName(destination);
  const to = toCity && toCity !== country ? `${toCity}, ${country}` : country;
  return (
    <Panel as="section" aria-labelledby="order-summary">
      <Stack gap={4}>
        <div>
          <Heading id="order-summary" size="title">
            Order summary
          </Heading>
          <Text size="small" tone="textMuted">
            {fromCity ? `${fromCity}, UK` : 'UK'} to {to}
          </Text>
        </div>
        <Lines>
          {lines.map(({ key, name, size, quantity, totalPence: linePence }) => (
            <Line key={key}>
              <div>
                <Name>
                  {quantity} × {name}
                </Name>
                {size && <Size>{size}</Size>}
              </div>
              {linePence === null ? <Size>Not available</Size> : <Money pence={linePence} />}
            </Line>
          ))}
          {minimumTopUpPence > 0 && (
            <Line>
              <div>
                <Name>Minimum charge for {country}</Name>
                <Size>
                  {formatPounds(minimumTopUpPence)} makes your items up to {formatPounds(minimumPence)}
                </Size>
              </div>
              <Money pence={minimumTopUpPence} />
            </Line>
          )}
          <Line>
            <Name>{serviceName}</Name>
            {servicePence > 0 ? <Money pence={servicePence} /> : <span>Included</span>}
          </Line>
        </Lines>
        <Total>
          <span>Total</span>
          <span aria-live="polite">
            <Money pence={totalPence} size="large" />
          </span>
        </Total>
        {children}
      </Stack>
    </Panel>
  );
}

const Lines = styled.ul`
  display: grid;
  gap: ${space(3)};
  padding-block: ${space(4)};
  border-block: 1px solid ${color.line};
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(4)};
  ${figures('small', 500)}
`;

const Name = styled.p`${type('small', 600)} overflow-wrap: anywhere;`;
const Size = styled.p`${type('caption')} color: ${color.textMuted};`;

const Total = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(4)};
  ${type('body', 650)}
`;
