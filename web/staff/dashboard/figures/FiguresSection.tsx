import { lazy, useCallback, useMemo } from 'react';
import { styled } from 'styled-components';
import { destinationName } from '../../../../rules/destinations';
import { busyIndicator } from '../../../design/feedback/busy-indicator';
import { Skeleton } from '../../../design/feedback/Skeleton';
import { Heading } from '../../../design/Heading';
import { Stack } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { from, space } from '../../../design/theme/tokens';
import { plural } from '../../../lib/formats/counts';
import { formatPounds } from '../../../lib/formats/formats';
import { useToday } from '../../../lib/hooks/use-today';
import { useUrlParams } from '../../../lib/lists/use-url-params';
import { QueryStates } from '../../../lib/queries/QueryStates';
import { ChartPanel } from './ChartPanel';
import { type DashboardFiguresQuery, useDashboardFiguresQuery } from './figures.generated';
import { type FiguresRange, type Measure, readRange } from './figures-range';
import { type Step, stepsOf } from './figures-steps';
import { RangeBar } from './RangeBar';

type DashboardFigures = DashboardFiguresQuery['adminDashboardFigures'];

/** Revenue and orders of a date range, over time and by destination. */
export function FiguresSection() {
  const { range, measure, change } = useFiguresRange();
  const query = useDashboardFiguresQuery({
    variables: range,
    fetchPolicy: 'cache-and-network',
  });
  const shown = query.data ?? (query.error ? undefined : query.previousData);
  return (
    <Stack as="section" aria-labelledby="figures" gap={3}>
      <Heading id="figures" size="title">
        Revenue and orders
      </Heading>
      <RangeBar range={range} measure={measure} onChange={change} />
      <QueryStates
        query={{ ...query, data: shown }}
        loadingLabel="Loading charts..."
        skeleton={
          <Charts>
            <Skeleton height="22rem" />
            <Skeleton height="22rem" />
          </Charts>
        }
        errorTitle="Failed to fetch dashboard data"
        errorFallback="Please try again."
      >
        {({ adminDashboardFigures }) => (
          <FigureCharts figures={adminDashboardFigures} measure={measure} isStale={!query.data} />
        )}
      </QueryStates>
    </Stack>
  );
}

function FigureCharts({
  figures,
  measure,
  isStale,
}: {
  figures: DashboardFigures;
  measure: Measure;
  isStale: boolean;
}) {
  const { by, steps } = stepsOf(figures.days);
  const name = measure === 'revenue' ? 'Revenue' : 'Orders';
  const destinations = byDestination(figures, measure);
  return (
    <>
      <Text size="small" tone="textMuted" role="status" aria-busy={isStale}>
        {formatPounds(figures.revenue.minorUnits)} received after refunds, and{' '}
        {plural(figures.orders, 'order')} placed
      </Text>
      <Charts aria-busy={isStale}>
        <ChartPanel title={`${name} by ${by}`} stepName={STEP_NAMES[by]} steps={steps}>
          <TimeChart title={`${name} by ${by}`} steps={steps} measure={measure} />
        </ChartPanel>
        <ChartPanel title={`${name} by destination`} stepName="Destination" steps={destinations}>
          <DestinationChart title={`${name} by destination`} steps={destinations} measure={measure} />
        </ChartPanel>
      </Charts>
    </>
  );
}

/** Largest first. */
function byDestination({ destinations }: DashboardFigures, measure: Measure): Step[] {
  const size = ({ revenuePence, orders }: Step) => (measure === 'revenue' ? revenuePence : orders);
  return destinations
    .map(({ destination, revenue, orders }) => {
      const label = destinationName(destination);
      return { label, name: label, revenuePence: revenue.minorUnits, orders };
    })
    .sort((one, other) => size(other) - size(one));
}

const STEP_NAMES = { day: 'Day', week: 'Week', month: 'Month' };

// The chart library is large; the totals above do not wait for it.
const TimeChart = lazy(async () => ({ default: (await import('./Charts')).TimeChart }));
const DestinationChart = lazy(async () => ({ default: (await import('./Charts')).DestinationChart }));

const Charts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(4)};

  ${busyIndicator}
  ${from.desktop} { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }
`;

/** Range and measure in the address, and setters. */
function useFiguresRange() {
  const [query, changeUrlParams] = useUrlParams();
  const today = useToday();
  const change = useCallback(
    (changed: Partial<FiguresRange> & { measure?: Measure }) =>
      changeUrlParams(
        (before) => {
          const { from, to } = readRange(before, today);
          const measure = before.get('measure');
          return new URLSearchParams({ from, to, ...(measure && { measure }), ...changed });
        },
        { replace: true },
      ),
    [changeUrlParams, today],
  );
  const range = useMemo(() => readRange(query, today), [query, today]);
  const measure: Measure = query.get('measure') === 'orders' ? 'orders' : 'revenue';
  return { range, measure, change };
}
