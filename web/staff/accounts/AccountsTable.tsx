import { SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Badge } from '../../design/Badge';
import { EmptyState } from '../../design/feedback/EmptyState';
import { color } from '../../design/theme/colors';
import { type } from '../../design/theme/tokens';
import { formatDate, formatPounds } from '../../lib/formats/formats';
import { type Column, ListTable } from '../ui/lists/ListTable';
import { orderPath } from '../ui/order-path';
import type { AccountsTableFragment } from './AccountsTable.generated';

interface AccountsTableProps {
  documents: readonly AccountsTableFragment[];
  isStale: boolean;
}

/** One page of a month's documents. */
export function AccountsTable({ documents, isStale }: AccountsTableProps) {
  return (
    <ListTable
      caption="Documents of the month"
      columns={COLUMNS}
      rows={documents.map((document) => ({ ...document, id: document.number }))}
      isStale={isStale}
      empty={
        <EmptyState title="No documents" picture={<SearchX size={40} strokeWidth={1.5} />}>
          Invoices and credit notes of this month appear here.
        </EmptyState>
      }
    />
  );
}

type DocumentRow = AccountsTableFragment & { readonly id: string };

const COLUMNS: readonly Column<DocumentRow>[] = [
  {
    name: 'Document',
    isWhole: true,
    cell: ({ number, invoiceNumber }) => (
      <>
        {number}
        {invoiceNumber && <Small>for {invoiceNumber}</Small>}
      </>
    ),
  },
  {
    name: 'Date',
    isWhole: true,
    cell: ({ date, isLate }) => (
      <>
        <time dateTime={date}>{formatDate(date)}</time>
        {isLate && <Badge tone="warn">Late: its month was closed</Badge>}
      </>
    ),
  },
  { name: 'Order', cell: ({ orderId, orderNumber }) => <Link to={orderPath(orderId)}>{orderNumber}</Link> },
  { name: 'Customer', minWidth: '7rem', cell: ({ customerName }) => customerName },
  {
    name: 'Method and reference',
    minWidth: '9rem',
    cell: ({ method, reference, receivedOn }) => (
      <>
        {method}
        {receivedOn && `, received ${formatDate(receivedOn)}`}
        <Small>{reference}</Small>
      </>
    ),
  },
  { name: 'Net', isNumber: true, cell: ({ net }) => formatPounds(net.minorUnits) },
  {
    name: 'VAT',
    isNumber: true,
    cell: ({ vat, vatTreatment }) => (
      <>
        {formatPounds(vat.minorUnits)}
        <Small>{vatTreatment}</Small>
      </>
    ),
  },
  { name: 'Gross', isNumber: true, cell: ({ gross }) => formatPounds(gross.minorUnits) },
];

const Small = styled.span`display: block; ${type('caption')} color: ${color.textMuted}; overflow-wrap: anywhere;`;
