import { SearchX } from 'lucide-react';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Panel } from '../../../ui/Panel';

interface NoOrdersProps {
  isStale: boolean;
  /** Absent without active filters. */
  onClear: (() => void) | undefined;
}

/** Shown for an empty list of orders. */
export function NoOrders({ isStale, onClear }: NoOrdersProps) {
  return (
    <Panel aria-busy={isStale} role="status">
      {onClear ? (
        <EmptyState
          title="No orders found"
          picture={<SearchX size={40} strokeWidth={1.5} />}
          action={
            <Button variant="secondary" onClick={onClear}>
              Clear filters
            </Button>
          }
        >
          Try other words, or fewer filters.
        </EmptyState>
      ) : (
        <EmptyState title="No orders yet">The first booking that is paid appears here.</EmptyState>
      )}
    </Panel>
  );
}
