import { SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { color } from '../../theme/colors';
import { space, touchTarget, type } from '../../theme/tokens';
import { Badge } from '../../ui/Badge';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { formatDateTime } from '../../ui/formats';
import { AdminTable, TableNote } from '../ui/lists/AdminTable';
import { FROM_LIST } from '../ui/lists/use-close-opened';
import { orderPath } from '../ui/order-path';
import type { MailboxRowFragment } from './mailbox.generated';
import { type MailboxFilters, writeFilters } from './mailbox-filters';
import { KIND_LABELS, STATUS_BADGES, titleOf } from './mailbox-labels';

const COLUMNS = ['Message', 'Recipient', 'State', 'Order', 'When'];

interface MailboxTableProps {
  emails: readonly MailboxRowFragment[];
  filters: MailboxFilters;
  /** These are still the messages of the last question. */
  isStale: boolean;
}

/** One page of messages; the subject opens one. */
export function MailboxTable({ emails, filters, isStale }: MailboxTableProps) {
  const { title, next } = emptyMessage(filters);
  return (
    <AdminTable
      caption="Messages"
      isStale={isStale}
      head={COLUMNS.map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
    >
      {emails.map((email) => (
        <Message
          key={email.id}
          email={email}
          to={{ search: writeFilters({ ...filters, message: email.id }).toString() }}
        />
      ))}
      {emails.length === 0 && (
        <TableNote columns={COLUMNS.length}>
          <EmptyState title={title} picture={<SearchX size={40} strokeWidth={1.5} />}>
            {next}
          </EmptyState>
        </TableNote>
      )}
    </AdminTable>
  );
}

function emptyMessage({ search, status, kind }: MailboxFilters) {
  if (status === 'FAILED' && !search && !kind)
    return { title: 'Nothing has failed', next: 'A message that cannot be sent is listed here.' };
  const isNarrowed = Boolean(search || status || kind);
  return {
    title: 'No messages found',
    next: isNarrowed
      ? 'Try adjusting your search or filters.'
      : 'What the shop writes to customers is listed here.',
  };
}

function Message({ email, to }: { email: MailboxRowFragment; to: { search: string } }) {
  const { kind, recipient, status, lastError, orderId, orderNumber, againOf } = email;
  const badge = STATUS_BADGES[status];
  return (
    <tr>
      <Subject scope="row">
        <Link to={to} state={FROM_LIST} preventScrollReset>
          {titleOf(email)}
        </Link>
        <Small>
          {KIND_LABELS[kind]}
          {againOf && ', repeated'}
        </Small>
      </Subject>
      <Wide>{recipient}</Wide>
      <State>
        <Badge tone={badge.tone}>{badge.label}</Badge>
        {lastError && <Small>{lastError}</Small>}
      </State>
      <td data-whole>{orderId && orderNumber && <Link to={orderPath(orderId)}>{orderNumber}</Link>}</td>
      <td data-whole>
        <time dateTime={email.createdAt}>{formatDateTime(email.createdAt)}</time>
      </td>
    </tr>
  );
}

const Small = styled.span`display: block; ${type('caption', 400)} color: ${color.textMuted};`;

const Subject = styled.th`
  min-width: ${space(60)};
  overflow-wrap: anywhere;

  > a { display: inline-flex; align-items: center; min-height: calc(${touchTarget} - ${space(3)}); }
`;

const Wide = styled.td`min-width: ${space(40)}; overflow-wrap: anywhere;`;

const State = styled.td`
  min-width: ${space(36)};
  max-width: 20rem;
  overflow-wrap: anywhere;
  ${Small} { display: -webkit-box; margin-block-start: ${space(1)}; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
`;
