import { destinationName } from '../../../rules/destinations';
import { orderBadge, paymentBadge } from '../../features/orders/order-labels';
import { KIND_LABELS, STATE_BADGES } from '../../features/requests/request-labels';
import { formatShortDate } from '../../lib/formats/short-dates';
import { useDebouncedValue } from '../../lib/hooks/use-debounced-value';
import { usePermission } from '../../session/permissions';
import { customerPath, orderPath, quotePath } from '../ui/order-path';
import { QUOTE_BADGES } from '../ui/quote-badges';
import { useStaffPages } from '../ui/staff-pages';
import { type Command, findCommands, lastOpened } from './commands';
import { type StaffSearchQuery, useStaffSearchQuery } from './palette.generated';

/** Fewer signs would find nearly everything. */
const SEARCH_LENGTH_MIN = 2;
const PAUSE_MS = 150;

/** The commands that the text finds; `isLoading` while the server has not answered for it. */
export function useFound(text: string): { commands: readonly Command[]; isLoading: boolean; error: unknown } {
  const search = useDebouncedValue(text.trim(), PAUSE_MS);
  const isTooShort = search.length < SEARCH_LENGTH_MIN;
  const scope = {
    hasOrders: usePermission('orders', 'money'),
    hasPeople: usePermission('orders', 'users'),
    hasQuotes: usePermission('orders'),
    hasProducts: usePermission('catalogue'),
  };
  const { data, loading, error } = useStaffSearchQuery({
    variables: { search, ...scope },
    skip: isTooShort || !Object.values(scope).includes(true),
    // Nothing is searched for twice, and what was found does not stay in memory.
    fetchPolicy: 'no-cache',
  });
  const pages = useStaffPages();
  const isCurrent = search === text.trim();
  return {
    commands: [
      ...(text.trim() === '' ? lastOpened() : []),
      ...(data && isCurrent ? commandsOf(data) : []),
      ...findCommands(text, pages),
    ],
    isLoading: text.trim().length >= SEARCH_LENGTH_MIN && (loading || !isCurrent),
    error: isCurrent ? error : undefined,
  };
}

function commandsOf(found: StaffSearchQuery): Command[] {
  const { adminOrders, adminUsers, adminQuotes, adminRequests, adminProducts } = found;
  const meant = new Set([adminOrders?.didYouMean, adminUsers?.didYouMean]);
  return [
    ...[...meant].flatMap((name) =>
      name ? [{ id: `meant-${name}`, group: 'Did you mean', label: name, search: name }] : [],
    ),
    ...(adminOrders?.nodes ?? []).map(({ id, number, status, toCity, customer, ...order }) => ({
      id,
      group: 'Orders',
      label: number,
      note: [
        `${customer.name} to ${toCity}, ${orderBadge(status).label}`,
        paymentBadge(order.paymentStatus).label,
        order.collectionPostcode,
        order.collectionDate ? `collection ${formatShortDate(order.collectionDate)}` : 'no collection date',
      ]
        .filter(Boolean)
        .join(' · '),
      to: orderPath(id),
    })),
    ...(adminUsers?.nodes ?? []).map(({ id, name, email }) => ({
      id,
      group: 'People',
      label: name,
      note: email,
      to: customerPath(id),
    })),
    ...(adminQuotes?.nodes ?? []).map(({ id, reference, status, destination, customerName }) => ({
      id,
      group: 'Quotes',
      label: reference,
      note: `${customerName || 'A guest'} to ${destinationName(destination)}, ${QUOTE_BADGES[status].label}`,
      to: quotePath(reference),
    })),
    ...(adminRequests?.nodes ?? []).map(({ id, reference, kind, state, name }) => ({
      id,
      group: 'Requests',
      label: reference,
      note: `${KIND_LABELS[kind].label} from ${name}, ${STATE_BADGES[state].label}`,
      to: `/admin/requests/${id}`,
    })),
    ...(adminProducts?.nodes ?? []).map(({ id, name }) => ({
      id,
      group: 'Products',
      label: name,
      to: `/admin/products?search=${encodeURIComponent(name)}`,
    })),
  ];
}
