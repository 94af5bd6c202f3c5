import { SlidersHorizontal } from 'lucide-react';
import { type Ref, useCallback, useState } from 'react';
import { styled } from 'styled-components';
import { from } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { ListSearch } from '../ui/ListSearch';
import { Toolbar } from '../ui/Toolbar';
import { FilterFields } from './FilterFields';
import { countFilters, type OrdersFilters, SEARCH_LENGTH_MAX } from './orders-filters';
import { useListShape } from './use-list-shape';

interface OrdersFilterBarProps {
  ref: Ref<HTMLDivElement>;
  filters: OrdersFilters;
  onChange: (changed: Partial<OrdersFilters>, options?: { replace?: boolean }) => void;
}

/** Search, the filters of all orders, and their order; on a phone all but the search are folded away. */
export function OrdersFilterBar({ ref, filters, onChange }: OrdersFilterBarProps) {
  const search = useCallback((words: string) => onChange({ search: words }, { replace: true }), [onChange]);
  const isPhone = useListShape() === 'cards';
  const [isOpen, setOpen] = useState(false);
  const count = countFilters(filters);
  return (
    <Bar ref={ref} role="search" aria-label="Filter orders">
      <ListSearch
        label="Search"
        placeholder="Number, name, city, tracking"
        search={filters.search}
        onSearch={search}
        lengthMax={SEARCH_LENGTH_MAX}
      />
      {isPhone && (
        <Fold variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <SlidersHorizontal aria-hidden="true" size={18} />
          {count > 0 ? `Filter and sort (${count} on)` : 'Filter and sort'}
        </Fold>
      )}
      {(!isPhone || isOpen) && <FilterFields filters={filters} onChange={onChange} />}
    </Bar>
  );
}

/** Six fields stand side by side on a wide screen, three on a tablet, where the words of the search are read in full. */
const Bar = styled(Toolbar)`
  ${from.tablet} {
    && > :not(:first-child) { flex: 1 1 9.5rem; max-width: 16rem; }
    && > :first-child { flex-basis: 17rem; }
  }
`;

const Fold = styled(Button)`grid-column: 1 / -1;`;
