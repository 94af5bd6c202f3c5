import type { FragmentType } from '@apollo/client/masking';
import { prefetch } from '../../../data/page/prefetch';
import { useFragmentData } from '../../../data/use-fragment-data';
import { PrintStyle } from '../../../design/page/print-styles';
import { TitledPanel } from '../../../design/TitledPanel';
import { formatDate } from '../../../lib/formats/formats';
import { currentSession } from '../../../session/session';
import { ConversationPanel } from '../../conversation/ConversationPanel';
import { ConversationDocument } from '../../conversation/conversation.generated';
import { DocumentsPanel } from '../../documents/DocumentsPanel';
import { OrderDocumentsDocument } from '../../documents/documents.generated';
import { ChangesPanel } from '../changes/ChangesPanel';
import { ChangeOptionsDocument } from '../changes/changes.generated';
import { LazyPapers } from '../papers/LazyPapers';
import { useHashTarget } from '../use-hash-target';
import { useIsStaff } from '../use-is-staff';
import { OrderFacts } from './OrderFacts';
import { OrderItems } from './OrderItems';
import { OrderPartsFragmentDoc } from './OrderParts.generated';
import { PartsColumn, PartsGrid } from './PartsLayout';
import { Timeline } from './Timeline';

/** Starts the queries of the parts beside that of the order; staff see no options for changes here. */
export function startQueries(orderId: string): void {
  prefetch({ query: OrderDocumentsDocument, variables: { id: orderId } });
  if (currentSession().user?.role !== 'admin')
    prefetch({ query: ChangeOptionsDocument, variables: { id: orderId } });
  prefetch({ query: ConversationDocument, variables: { id: orderId } });
}

/** The parts below the tracker, folded on narrow screens: what happened, papers, changes and messages, then money. */
export function OrderParts(props: { order: FragmentType<typeof OrderPartsFragmentDoc> }) {
  const order = useFragmentData(OrderPartsFragmentDoc, props.order);
  const isStaff = useIsStaff(order);
  const isCancelled = order.status === 'CANCELLED';
  const latest = order.timeline.findLast(({ completed }) => completed);
  useHashTarget();
  return (
    <PartsGrid>
      <PrintStyle />
      <TitledPanel
        id="timeline"
        title="Timeline"
        isCollapsible
        hint={latest?.date && `${latest.description}, ${formatDate(latest.date)}`}
      >
        <Timeline entries={order.timeline} dates={order} />
      </TitledPanel>
      <PartsColumn>
        <DocumentsPanel
          orderId={order.id}
          version={order.version}
          hasPackingLink={!isCancelled}
          isCancelled={isCancelled}
          isFoldable
        />
        {!isStaff && <ChangesPanel order={order} />}
        <ConversationPanel orderId={order.id} isFoldable />
        <LazyPapers
          orderId={order.id}
          isStaff={isStaff}
          isOver={isCancelled || order.status === 'DELIVERED'}
          isFoldable
        />
      </PartsColumn>
      <PartsColumn>
        <OrderItems order={order} hasCharges={!isCancelled} />
        <OrderFacts order={order} />
      </PartsColumn>
    </PartsGrid>
  );
}
