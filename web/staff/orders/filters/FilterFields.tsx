import { DESTINATIONS } from '../../../../rules/destinations';
import type { OrderAttention } from '../../../data/schema.generated';
import type { Choices } from '../../../design/forms/Options';
import { orderBadge, paymentBadge } from '../../../features/orders/order-labels';
import { ChoiceFilter } from '../../../lib/lists/ChoiceFilter';
import type { ChangeFilters } from '../../../lib/lists/use-filters';
import { ChosenDays } from '../../ui/forms/ChosenDays';
import { BOOKINGS } from './booked-days';
import { COLLECTIONS } from './collection-days';
import { ATTENTIONS, type OrdersFilters, PAYMENT_STATUSES, SORTS, STATUSES } from './orders-filters';

interface FilterFieldsProps {
  filters: OrdersFilters;
  onChange: ChangeFilters<OrdersFilters>;
  /** Cards have no heads to sort by. */
  hasSorting: boolean;
}

/** Everything but the search that narrows the list of orders, and its sorting. */
export function FilterFields({ filters, onChange, hasSorting }: FilterFieldsProps) {
  const choice = (name: keyof OrdersFilters, label: string, choices: Choices<string>) => (
    <ChoiceFilter
      label={label}
      value={String(filters[name])}
      choices={choices}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <>
      {choice('status', 'Status', STATUS_CHOICES)}
      {choice('payment', 'Payment', PAYMENT_CHOICES)}
      {choice('destination', 'Destination', DESTINATION_CHOICES)}
      {choice('booked', 'Booked', BOOKINGS)}
      {choice('collection', 'Collection', COLLECTIONS)}
      {choice('attention', 'Attention', ATTENTION_CHOICES)}
      {hasSorting && choice('sort', 'Sort by', SORTS)}
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

const STATUS_CHOICES: Choices<string> = [
  ['', 'All statuses'],
  ...STATUSES.map((one) => [one, orderBadge(one).label] as const),
];
const PAYMENT_CHOICES: Choices<string> = [
  ['', 'Any payment'],
  ...PAYMENT_STATUSES.map((one) => [one, paymentBadge(one).label] as const),
];
const ATTENTION_CHOICES: Choices<string> = [
  ['', 'All orders'],
  ...(Object.entries(ATTENTIONS) as [OrderAttention, string][]),
];

const DESTINATION_CHOICES: Choices<string> = [
  ['', 'Anywhere'],
  ...DESTINATIONS.map(({ key, name }) => [key, name] as const),
];
