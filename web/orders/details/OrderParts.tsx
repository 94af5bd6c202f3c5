import type { FragmentType } from '@apollo/client/masking';
import { styled } from 'styled-components';
import { useFragmentData } from '../../apollo/use-fragment-data';
import { ConversationPanel } from '../../conversation/ConversationPanel';
import { DocumentsPanel } from '../../documents/DocumentsPanel';
import { from, space } from '../../theme/tokens';
import { formatDate } from '../../ui/formats';
import { PrintStyle } from '../../ui/page/print-styles';
import { Stack } from '../../ui/Stack';
import { TitledPanel } from '../../ui/TitledPanel';
import { ChangesPanel } from '../changes/ChangesPanel';
import { useHashTarget } from '../use-hash-target';
import { useIsStaff } from '../use-is-staff';
import { OrderFacts } from './OrderFacts';
import { OrderItems } from './OrderItems';
import { OrderPartsFragmentDoc } from './OrderParts.generated';
import { Timeline } from './Timeline';

/** The parts below the tracker, folded on narrow screens: what happened, papers, changes and messages, then money. */
export function OrderParts(props: { order: FragmentType<typeof OrderPartsFragmentDoc> }) {
  const order = useFragmentData(OrderPartsFragmentDoc, props.order);
  const isStaff = useIsStaff(order);
  const isCancelled = order.status === 'CANCELLED';
  const latest = order.timeline.findLast(({ completed }) => completed);
  useHashTarget();
  return (
    <Parts>
      <PrintStyle />
      <TitledPanel
        id="timeline"
        title="Timeline"
        isFoldable
        hint={latest?.date && `${latest.description}, ${formatDate(latest.date)}`}
      >
        <Timeline entries={order.timeline} />
      </TitledPanel>
      <Column>
        <DocumentsPanel
          orderId={order.id}
          version={order.version}
          hasPackingLink={!isCancelled}
          isCancelled={isCancelled}
          isFoldable
        />
        {!isStaff && <ChangesPanel order={order} />}
        <ConversationPanel orderId={order.id} isFoldable />
      </Column>
      <Column>
        <OrderItems order={order} hasCharges={!isCancelled} />
        <OrderFacts order={order} />
      </Column>
    </Parts>
  );
}

const Column = styled(Stack)`
  gap: ${space(3)};

  ${from.desktop} { gap: ${space(6)}; }
`;

/** On narrow screens the actions follow the timeline; on wide ones they are a column beside everything else. */
const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(3)};

  ${from.desktop} {
    grid-template: auto 1fr / minmax(0, 3fr) minmax(0, 2fr);
    gap: ${space(6)};
    > :nth-child(2) { grid-area: 1 / 2 / span 2; }
  }
`;
