import type { FragmentType } from '@apollo/client/masking';
import { styled } from 'styled-components';
import { useFragmentData } from '../../apollo/use-fragment-data';
import { ConversationPanel } from '../../conversation/ConversationPanel';
import { DocumentsPanel } from '../../documents/DocumentsPanel';
import { from, space } from '../../theme/tokens';
import { Heading } from '../../ui/Heading';
import { Panel } from '../../ui/Panel';
import { Stack } from '../../ui/Stack';
import { ChangesPanel } from '../changes/ChangesPanel';
import { useHashTarget } from '../use-hash-target';
import { useIsStaff } from '../use-is-staff';
import { OrderFacts } from './OrderFacts';
import { OrderItems } from './OrderItems';
import { OrderPartsFragmentDoc } from './OrderParts.generated';
import { Timeline } from './Timeline';

/** The parts below the fold: timeline and items; beside them actions and facts. */
export function OrderParts(props: { order: FragmentType<typeof OrderPartsFragmentDoc> }) {
  const order = useFragmentData(OrderPartsFragmentDoc, props.order);
  const isStaff = useIsStaff(order);
  useHashTarget();
  return (
    <Parts>
      <Panel as="section" aria-labelledby="timeline">
        <Stack gap={5}>
          <Heading id="timeline" size="title">
            Timeline
          </Heading>
          <Timeline entries={order.timeline} />
        </Stack>
      </Panel>
      <Stack gap={6}>
        {/* Actions, one line each: changes, documents, conversation. */}
        {!isStaff && <ChangesPanel order={order} />}
        <DocumentsPanel
          orderId={order.id}
          version={order.version}
          hasPackingLink={order.status !== 'CANCELLED'}
          isCancelled={order.status === 'CANCELLED'}
        />
        <ConversationPanel orderId={order.id} />
      </Stack>
      <Stack gap={6}>
        <OrderItems order={order} />
        <OrderFacts order={order} />
      </Stack>
    </Parts>
  );
}

/** On narrow screens the actions follow the timeline; on wide ones they are a column beside everything else. */
const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(6)};

  ${from.desktop} {
    grid-template: auto 1fr / minmax(0, 3fr) minmax(0, 2fr);
    > :nth-child(2) { grid-area: 1 / 2 / span 2; }
  }
`;
