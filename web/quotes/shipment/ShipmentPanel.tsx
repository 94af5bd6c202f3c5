import { styled } from 'styled-components';
import { useCart } from '../../cart/use-cart';
import { from, space } from '../../theme/tokens';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import { Heading } from '../../ui/Heading';
import { Panel } from '../../ui/Panel';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { MinimumNote } from './MinimumNote';
import { QuoteFigures } from './QuoteFigures';
import { ShipmentLines } from './ShipmentLines';

interface ShipmentContentsProps {
  /** Off where the page lists the lines itself. */
  hasLines?: boolean;
}

/** "Your shipment" in a panel beside the step. */
export function ShipmentPanel(props: ShipmentContentsProps) {
  return (
    <Panel as="section" aria-labelledby="your-shipment">
      <Stack gap={4}>
        <Heading level={2} size="title" id="your-shipment">
          Your shipment
        </Heading>
        <ShipmentContents {...props} />
      </Stack>
    </Panel>
  );
}

/** Lines, volume, minimum charge, and sums. */
export function ShipmentContents({ hasLines = true }: ShipmentContentsProps) {
  const { isEmpty, isLoading } = useCart(({ lines, status }) => ({
    isEmpty: lines.length === 0,
    isLoading: status === 'loading',
  }));
  if (isLoading && isEmpty) {
    return (
      <Loading label="Loading your shipment">
        <Skeleton height="8rem" />
      </Loading>
    );
  }
  if (isEmpty) {
    return (
      <Stack gap={4}>
        <Text tone="textMuted">Nothing chosen yet. Add items with + and the price appears here.</Text>
        <MinimumNote />
      </Stack>
    );
  }
  return (
    <Stack gap={4}>
      {hasLines && (
        <Lines>
          <ShipmentLines />
        </Lines>
      )}
      <MinimumNote />
      <QuoteFigures />
    </Stack>
  );
}

/** Beside a step a long shipment scrolls, so that the total stays visible. */
const Lines = styled.div`
  ${from.desktop} {
    max-height: max(12rem, calc(100dvh - 37rem));
    overflow-y: auto;
    margin-inline-end: ${space(-3)};
    padding-inline-end: ${space(3)};
    scrollbar-width: thin;
  }
`;
