import { type Ref, useCallback } from 'react';
import { styled } from 'styled-components';
import type { OrderRange, OrderStatus } from '../../apollo/schema.generated';
import { from, space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/forms/Field';
import { Select } from '../../ui/forms/inputs';
import { orderBadge } from '../order-labels';
import { OrderSearch } from './OrderSearch';
import { type OrderFilters, RANGES, STATUSES } from './order-filters';

interface OrderFilterBarProps {
  filters: OrderFilters;
  onChange: (changed: Partial<OrderFilters>, options?: { replace?: boolean }) => void;
  /** Unless the empty list offers it. */
  canClear: boolean;
  onClear: () => void;
  searchField: Ref<HTMLInputElement>;
}

/** Search, status and date range. */
export function OrderFilterBar({ filters, onChange, canClear, onClear, searchField }: OrderFilterBarProps) {
  const search = useCallback((text: string) => onChange({ search: text }, { replace: true }), [onChange]);
  return (
    <Bar role="search" aria-label="Filter orders">
      <OrderSearch search={filters.search} onSearch={search} field={searchField} />
      <Field label="Status">
        <Select
          value={filters.status}
          onChange={({ target }) => onChange({ status: target.value as OrderStatus | '' })}
        >
          <option value="">All statuses</option>
          {STATUSES.map((status) => (
            <option key={status} value={status}>
              {orderBadge(status).label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Date range">
        <Select
          value={filters.range}
          onChange={({ target }) => onChange({ range: target.value as OrderRange })}
        >
          {Object.entries(RANGES).map(([range, text]) => (
            <option key={range} value={range}>
              {text}
            </option>
          ))}
        </Select>
      </Field>
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
