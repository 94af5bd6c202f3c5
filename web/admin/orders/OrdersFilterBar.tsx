import { type Ref, useCallback } from 'react';
import { styled } from 'styled-components';
import { DESTINATIONS } from '../../../rules/destinations';
import { orderLook, paymentLook } from '../../orders/order-words';
import { from } from '../../theme/tokens';
import { Field } from '../../ui/Field';
import { Select } from '../../ui/inputs';
import { ListSearch } from '../ui/ListSearch';
import { Toolbar } from '../ui/Toolbar';
import { ChosenDays } from './ChosenDays';
import { COLLECTIONS } from './collection-days';
import { type OrdersFilters, PAYMENT_STATUSES, SEARCH_LENGTH_MAX, SORTS, STATUSES } from './orders-filters';

interface OrdersFilterBarProps {
  ref: Ref<HTMLDivElement>;
  filters: OrdersFilters;
  onChange: (changed: Partial<OrdersFilters>, options?: { replace?: boolean }) => void;
}

/** Search, the filters of all orders, and their order. */
export function OrdersFilterBar({ ref, filters, onChange }: OrdersFilterBarProps) {
  const search = useCallback((words: string) => onChange({ search: words }, { replace: true }), [onChange]);
  const choice = (
    name: keyof OrdersFilters,
    label: string,
    choices: readonly (readonly [string, string])[],
  ) => (
    <Field label={label}>
      <Select value={filters[name]} onChange={({ target }) => onChange({ [name]: target.value })}>
        {choices.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
    </Field>
  );
  return (
    <Bar ref={ref} role="search" aria-label="Filter orders">
      <ListSearch
        label="Search"
        placeholder="Number, name, city, tracking"
        search={filters.search}
        onSearch={search}
        lengthMax={SEARCH_LENGTH_MAX}
      />
      {choice('status', 'Status', [
        ['', 'All statuses'],
        ...STATUSES.map((one) => [one, orderLook(one).words] as const),
      ])}
      {choice('payment', 'Payment', [
        ['', 'All payments'],
        ...PAYMENT_STATUSES.map((one) => [one, paymentLook(one).words] as const),
      ])}
      {choice('destination', 'Destination', [
        ['', 'All destinations'],
        ...DESTINATIONS.map(({ key, name }) => [key, name] as const),
      ])}
      {choice('collection', 'Collection', Object.entries(COLLECTIONS))}
      {choice('sort', 'Sort by', Object.entries(SORTS))}
      {filters.collection === 'days' && <ChosenDays days={filters} onChange={onChange} />}
    </Bar>
  );
}

/** Seven fields stand side by side on a wide screen. */
const Bar = styled(Toolbar)`
  ${from.tablet} { && > :not(:first-child) { flex: 1 1 9.5rem; max-width: 16rem; } }
`;
