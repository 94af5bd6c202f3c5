import type { Ref } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../design/Button';
import { from, space } from '../../../design/theme/tokens';
import { ChoiceFilter } from '../../../lib/lists/ChoiceFilter';
import { ListSearch } from '../../../lib/lists/ListSearch';
import type { ChangeFilters } from '../../../lib/lists/use-filters';
import { orderBadge } from '../order-labels';
import { type OrderFilters, RANGES, STATUSES } from './order-filters';

interface OrderFilterBarProps {
  ref: Ref<HTMLDivElement>;
  filters: OrderFilters;
  onChange: ChangeFilters<OrderFilters>;
  /** False while the empty list offers to clear the filters. */
  canClear: boolean;
  onClear: () => void;
}

/** Search, status and date range. */
export function OrderFilterBar({ ref, filters, onChange, canClear, onClear }: OrderFilterBarProps) {
  return (
    <Bar ref={ref} role="search" aria-label="Filter orders">
      <ListSearch
        label="Search"
        placeholder="Number, city, item or tracking"
        search={filters.search}
        onSearch={(search) => onChange({ search }, { replace: true })}
      />
      <ChoiceFilter
        label="Status"
        any="All statuses"
        value={filters.status}
        choices={STATUSES.map((status) => [status, orderBadge(status)])}
        onChange={(status) => onChange({ status })}
      />
      <ChoiceFilter
        label="Date range"
        value={filters.range}
        choices={RANGES}
        onChange={(range) => onChange({ range })}
      />
      {canClear && (
        <Button variant="quiet" onClick={onClear}>
          Clear filters
        </Button>
      )}
    </Bar>
  );
}

const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: end;
  gap: ${space(3)} ${space(4)};

  > :first-child, > button { grid-column: 1 / -1; }

  ${from.tablet} {
    grid-template-columns: minmax(0, 2fr) repeat(2, minmax(0, 1fr));
    &:has(> button) { grid-template-columns: minmax(0, 2fr) repeat(2, minmax(0, 1fr)) auto; }
    > :first-child, > button { grid-column: auto; }
  }
`;
