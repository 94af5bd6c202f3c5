import { SearchX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { To } from 'react-router-dom';
import { styled } from 'styled-components';
import { Button } from '../../../design/Button';
import { EmptyState } from '../../../design/feedback/EmptyState';
import { Panel } from '../../../design/Panel';
import { Stack } from '../../../design/Stack';
import { space } from '../../../design/theme/tokens';
import { Pager } from '../../../lib/lists/Pager';
import { ResultRange } from '../../../lib/lists/ResultRange';
import { OrderCard } from './OrderCard';
import type { OrderListFragment } from './OrderList.generated';

interface OrderListProps {
  orders: OrderListFragment;
  page: number;
  linkTo: (changed: { page: number }) => To;
  /** Still the orders of the previous query. */
  isStale: boolean;
  onClear: () => void;
}

/** One page of orders with a pager. */
export function OrderList({
  orders: { nodes: orders, pageInfo },
  page,
  linkTo,
  isStale,
  onClear,
}: OrderListProps) {
  const count = useFocusOnPage(page);
  if (pageInfo.total === 0)
    return (
      <Panel aria-busy={isStale}>
        <EmptyState
          title="No orders match"
          picture={<SearchX size={40} strokeWidth={1.5} />}
          action={
            <Button variant="secondary" onClick={onClear}>
              Clear filters
            </Button>
          }
        >
          Try other words, another status or a longer period.
        </EmptyState>
      </Panel>
    );
  return (
    <Stack gap={4} aria-busy={isStale}>
      <ResultRange ref={count} info={pageInfo} />
      <List>
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </List>
      <Pager label="Pages of orders" info={pageInfo} toPage={(one) => linkTo({ page: one })} />
    </Stack>
  );
}

/** The pressed link may be gone on the next page, so the list takes the focus. */
function useFocusOnPage(page: number) {
  const target = useRef<HTMLParagraphElement>(null);
  const last = useRef(page);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    target.current?.focus({ preventScroll: true });
  }, [page]);
  return target;
}

const List = styled.ul`display: grid; gap: ${space(4)};`;
