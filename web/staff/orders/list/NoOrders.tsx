import { SearchX } from 'lucide-react';
import { Button } from '../../../design/Button';
import { EmptyState } from '../../../design/feedback/EmptyState';
import { Panel } from '../../../design/Panel';
import { Row } from '../../../design/Stack';
import { DidYouMean } from '../../ui/lists/DidYouMean';

interface NoOrdersProps {
  /** The words of the search; empty without one. */
  search: string;
  didYouMean: string | null | undefined;
  isStale: boolean;
  /** Absent without active filters. */
  onClear: (() => void) | undefined;
  onSearch: (search: string) => void;
}

/** Shown for an empty list of orders. */
export function NoOrders({ search, didYouMean, isStale, onClear, onSearch }: NoOrdersProps) {
  return (
    <Panel aria-busy={isStale} role="status">
      {onClear ? (
        <EmptyState
          title={search ? `No orders match “${search}”` : 'No orders found'}
          picture={<SearchX size={40} strokeWidth={1.5} />}
          action={
            <Row gap={2}>
              <DidYouMean name={didYouMean} onSearch={onSearch} />
              <Button variant="secondary" onClick={onClear}>
                Clear filters
              </Button>
            </Row>
          }
        >
          {search
            ? 'Search looks at number, name, email, phone, postcode, street, town, destination, items and tracking number.'
            : 'Try fewer filters.'}
        </EmptyState>
      ) : (
        <EmptyState title="No orders yet">The first booking that is paid appears here.</EmptyState>
      )}
    </Panel>
  );
}
