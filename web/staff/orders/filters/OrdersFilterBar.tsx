import type { Ref } from 'react';
import { styled } from 'styled-components';
import { from } from '../../../design/theme/tokens';
import { ListSearch } from '../../../lib/lists/ListSearch';
import type { ChangeFilters } from '../../../lib/lists/use-filters';
import { FilterDisclosure } from '../../ui/lists/FilterDisclosure';
import { Toolbar } from '../../ui/lists/Toolbar';
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

  return (
    <Bar ref={ref} role="search" aria-label="Filter orders">
      <ListSearch
        label="Search"
        placeholder="Number, name, postcode, phone or email"
        search={filters.search}
        onSearch={search}
        onEnter={onSeek}
      />
      <FilterDisclosure count={countFilters(filters)}>
        {(isPhone) => <FilterFields filters={filters} onChange={onChange} hasSorting={isPhone} />}
      </FilterDisclosure>
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
