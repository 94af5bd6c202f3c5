import { SlidersHorizontal } from 'lucide-react';
import { type Ref, useState } from 'react';
import { styled } from 'styled-components';
import { from } from '../../../theme/tokens';
import { Button } from '../../../ui/Button';
import { ListSearch } from '../../../ui/lists/ListSearch';
import type { ChangeFilters } from '../../../ui/lists/use-filters';
import { Toolbar } from '../../ui/lists/Toolbar';
import { useListShape } from '../list/use-list-shape';
import { FilterFields } from './FilterFields';
import { countFilters, type OrdersFilters } from './orders-filters';

interface OrdersFilterBarProps {
  ref: Ref<HTMLDivElement>;
  filters: OrdersFilters;
  onChange: ChangeFilters<OrdersFilters>;
  /** Enter was pressed on this search; empty as soon as another is typed. */
  onSeek: (search: string) => void;
}

/** Search, the filters of all orders, and their order; on a phone all but the search are folded away. */
export function OrdersFilterBar({ ref, filters, onChange, onSeek }: OrdersFilterBarProps) {
  function search(text: string) {
    onSeek('');
    onChange({ search: text }, { replace: true });
  }

  const isPhone = useListShape() === 'cards';
  const [isOpen, setOpen] = useState(false);
  const count = countFilters(filters);
  return (
    <Bar ref={ref} role="search" aria-label="Filter orders">
      <ListSearch
        label="Search"
        placeholder="Number, name, postcode, phone or email"
        search={filters.search}
        onSearch={search}
        onEnter={onSeek}
      />
      {isPhone && (
        <Fold variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <SlidersHorizontal aria-hidden="true" size={18} />
          {count > 0 ? `Filter and sort (${count} on)` : 'Filter and sort'}
        </Fold>
      )}
      {(!isPhone || isOpen) && <FilterFields filters={filters} onChange={onChange} hasSorting={isPhone} />}
    </Bar>
  );
}

/** One row where there is room; chosen days have a row of their own. */
const Bar = styled(Toolbar)`
  align-items: start;
  ${from.tablet} {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    && > :first-child { grid-column: span 2; }
  }
  @media (min-width: 1360px) { grid-template-columns: repeat(8, minmax(0, 1fr)); }
`;

const Fold = styled(Button)`grid-column: 1 / -1;`;
