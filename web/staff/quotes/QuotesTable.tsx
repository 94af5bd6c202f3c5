import type { FragmentType } from '@apollo/client/masking';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { destinationName } from '../../../rules/destinations';
import { useFragmentData } from '../../data/use-fragment-data';
import { Badge } from '../../design/Badge';
import { Button } from '../../design/Button';
import { EmptyState } from '../../design/feedback/EmptyState';
import { Text } from '../../design/Text';
import { VisuallyHidden } from '../../design/VisuallyHidden';
import { Money } from '../../lib/formats/Money';
import { type Column, ListTable } from '../ui/lists/ListTable';
import { orderPath, quotePath } from '../ui/order-path';
import { holdsUntil, QUOTE_BADGES } from '../ui/quote-badges';
import { SampleTag } from '../ui/SampleTag';
import { QuoteReminder } from './QuoteReminder';
import { type QuotesTableFragment, QuotesTableFragmentDoc } from './QuotesTable.generated';

interface QuotesTableProps {
  quotes: readonly FragmentType<typeof QuotesTableFragmentDoc>[];
  /** Still the quotes of the previous query. */
  isStale: boolean;
  onSeenTo?: () => Promise<unknown>;
}

/** One page of quotes; the customer of an open one can be reminded once. */
export function QuotesTable({ isStale, onSeenTo, ...props }: QuotesTableProps) {
  const quotes = useFragmentData(QuotesTableFragmentDoc, props.quotes);
  const [open, setOpen] = useState<QuotesTableFragment | null>(null);
  const action: Column<QuotesTableFragment> = {
    name: 'Actions',
    isNameHidden: true,
    cell: (quote) =>
      isRemindable(quote) && (
        <Button variant="quiet" onClick={() => setOpen(quote)}>
          Remind
          <VisuallyHidden>
            {' '}
            {quote.customerName} of {quote.reference}
          </VisuallyHidden>
        </Button>
      ),
  };
  return (
    <>
      <ListTable
        caption="Quotes"
        columns={[...COLUMNS, action]}
        rows={quotes}
        isStale={isStale}
        empty={
          <EmptyState title="No quotes found" picture={<SearchX size={40} strokeWidth={1.5} />}>
            Quotes that customers save appear here.
          </EmptyState>
        }
      />
      {open && (
        <QuoteReminder
          quote={{
            id: open.id,
            title: open.reference,
            detail: open.customerName || open.customerEmail || '',
            at: open.expiresAt,
          }}
          onDone={onSeenTo}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

function isRemindable({ status, isReminded, customerId }: QuotesTableFragment): boolean {
  return status === 'OPEN' && !isReminded && customerId !== null;
}

const COLUMNS: readonly Column<QuotesTableFragment>[] = [
  {
    name: 'Quote',
    isWhole: true,
    cell: ({ reference }) => (
      <>
        <Link to={quotePath(reference)}>{reference}</Link> <SampleTag value={reference} />
      </>
    ),
  },
  {
    name: 'Customer',
    minWidth: '10rem',
    cell: ({ customerName, customerEmail }) => (
      <div>
        {customerName || 'A guest'}
        <Text size="caption" tone="textMuted">
          {customerEmail}
        </Text>
      </div>
    ),
  },
  {
    name: 'Route',
    minWidth: '9rem',
    cell: ({ fromCity, toCity, destination }) =>
      `${fromCity || 'UK'} to ${[toCity, destinationName(destination)].filter(Boolean).join(', ')}`,
  },
  { name: 'Items', isNumber: true, cell: ({ quote }) => quote.itemCount },
  { name: 'Total', isNumber: true, cell: ({ quote }) => <Money pence={quote.total.minorUnits} /> },
  {
    name: 'State',
    cell: ({ status }) => <Badge tone={QUOTE_BADGES[status].tone}>{QUOTE_BADGES[status].label}</Badge>,
  },
  {
    name: 'Holds until',
    cell: ({ expiresAt }) => <time dateTime={expiresAt}>{holdsUntil(expiresAt)}</time>,
  },
  {
    name: 'Order',
    isWhole: true,
    cell: ({ orderId, orderNumber }) =>
      orderId && orderNumber && <Link to={orderPath(orderId)}>{orderNumber}</Link>,
  },
];
