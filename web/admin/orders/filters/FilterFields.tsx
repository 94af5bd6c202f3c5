import { DESTINATIONS } from '../../../../rules/destinations';
import { orderBadge, paymentBadge } from '../../../orders/order-labels';
import { Field } from '../../../ui/forms/Field';
import { Select } from '../../../ui/forms/inputs';
import { BOOKINGS } from './booked-days';
import { ChosenDays } from './ChosenDays';
import { COLLECTIONS } from './collection-days';
import { type OrdersFilters, PAYMENT_STATUSES, SORTS, STATUSES } from './orders-filters';

interface FilterFieldsProps {
  filters: OrdersFilters;
  onChange: (changed: Partial<OrdersFilters>, options?: { replace?: boolean }) => void;
}

type Choices = readonly (readonly [value: string, label: string])[];

/** Everything but the search that the list of orders is narrowed and sorted by. */
export function FilterFields({ filters, onChange }: FilterFieldsProps) {
  const choice = (name: keyof OrdersFilters, label: string, choices: Choices) => (
    <Field label={label}>
      <Select value={filters[name]} onChange={({ target }) => onChange({ [name]: target.value })}>
        {choices.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
  return (
    <>
      {choice('status', 'Status', STATUS_CHOICES)}
      {choice('payment', 'Payment', PAYMENT_CHOICES)}
      {choice('destination', 'Destination', DESTINATION_CHOICES)}
      {choice('booked', 'Booked', Object.entries(BOOKINGS))}
      {choice('collection', 'Collection', Object.entries(COLLECTIONS))}
      {choice('sort', 'Sort by', Object.entries(SORTS))}
      {filters.booked === 'days' && (
        <ChosenDays
          name="Booked"
          days={{ from: filters.bookedFrom, to: filters.bookedTo }}
          onChange={({ from, to }) => onChange({ bookedFrom: from, bookedTo: to }, { replace: true })}
        />
      )}
      {filters.collection === 'days' && (
        <ChosenDays name="Collection" days={filters} onChange={(days) => onChange(days, { replace: true })} />
      )}
    </>
  );
}

const STATUS_CHOICES: Choices = [
  ['', 'All statuses'],
  ...STATUSES.map((one) => [one, orderBadge(one).label] as const),
];
const PAYMENT_CHOICES: Choices = [
  ['', 'All payments'],
  ...PAYMENT_STATUSES.map((one) => [one, paymentBadge(one).label] as const),
];
const DESTINATION_CHOICES: Choices = [
  ['', 'All destinations'],
  ...DESTINATIONS.map(({ key, name }) => [key, name] as const),
];
