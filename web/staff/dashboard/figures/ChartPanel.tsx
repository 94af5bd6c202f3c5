import { type ReactNode, Suspense, useId, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../design/Button';
import { Skeleton } from '../../../design/feedback/Skeleton';
import { Heading } from '../../../design/Heading';
import { Panel } from '../../../design/Panel';
import { Row, Stack } from '../../../design/Stack';
import { from } from '../../../design/theme/tokens';
import { FiguresTable } from './FiguresTable';
import type { Step } from './figures-steps';

interface ChartPanelProps {
  title: string;
  /** The heading of its rows: "Day", "Destination". */
  stepName: string;
  steps: readonly Step[];
  /** The chart, which may still be loading. */
  children: ReactNode;
}

/** A chart with a table of its values. */
export function ChartPanel({ title, stepName, steps, children }: ChartPanelProps) {
  const [isTable, setIsTable] = useState(false);
  const headingId = useId();
  return (
    <Panel as="section" aria-labelledby={headingId}>
      <Stack gap={3}>
        <Row justify="space-between">
          <Heading id={headingId} level={3} size="body">
            {title}
          </Heading>
          <Button variant="quiet" aria-describedby={headingId} onClick={() => setIsTable(!isTable)}>
            {isTable ? 'Show chart' : 'Show table'}
          </Button>
        </Row>
        {isTable ? (
          <FiguresTable caption={title} stepName={stepName} steps={steps} />
        ) : (
          <Chart>
            <Suspense fallback={<Skeleton height="100%" />}>{children}</Suspense>
          </Chart>
        )}
      </Stack>
    </Panel>
  );
}

const Chart = styled.div`
  height: 22rem;
  ${from.desktop} { height: 25rem; }
`;
