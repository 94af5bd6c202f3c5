import type { FragmentType } from '@apollo/client/masking';
import { SearchX } from 'lucide-react';
import { Link, type To } from 'react-router-dom';
import { styled } from 'styled-components';
import { useFragmentData } from '../../data/use-fragment-data';
import { Badge } from '../../design/Badge';
import { EmptyState } from '../../design/feedback/EmptyState';
import { color } from '../../design/theme/colors';
import { space, touchTarget, type } from '../../design/theme/tokens';
import { formatDateTime } from '../../lib/formats/formats';
import { type Column, ListTable } from '../ui/lists/ListTable';
import { FROM_LIST } from '../ui/lists/use-close-to-list';
import { orderPath } from '../ui/order-path';
import { SampleTag } from '../ui/SampleTag';
import { type MailboxTableFragment, MailboxTableFragmentDoc } from './MailboxTable.generated';
import { MAILBOX_FILTERS, type MailboxFilters } from './mailbox-filters';
import { KIND_LABELS, STATUS_BADGES, titleOf } from './mailbox-labels';

interface MailboxTableProps {
  emails: readonly FragmentType<typeof MailboxTableFragmentDoc>[];
  filters: MailboxFilters;
  /** The address that opens a message. */
  linkTo: (changed: { message: string }) => To;
  /** Still the messages of the previous query. */
  isStale: boolean;
}

/** One page of messages; the subject opens one. */
export function MailboxTable({ filters, linkTo, isStale, ...props }: MailboxTableProps) {
  const emails = useFragmentData(MailboxTableFragmentDoc, props.emails);
  const { title, next } = emptyMessage(filters);
  const subject: Column<MailboxTableFragment> = {
    name: 'Message',
    minWidth: space(60),
    cell: (email) => (
      <>
        <Subject to={linkTo({ message: email.id })} state={FROM_LIST} preventScrollReset>
          {titleOf(email)}
        </Subject>
        <Small>
          {KIND_LABELS[email.kind]}
          {email.againOf && ', repeated'}
        </Small>
      </>
    ),
  };
  return (
    <ListTable
      caption="Messages"
      columns={[subject, ...COLUMNS]}
      rows={emails}
      isStale={isStale}
      empty={
        <EmptyState title={title} picture={<SearchX size={40} strokeWidth={1.5} />}>
          {next}
        </EmptyState>
      }
    />
  );
}

const COLUMNS: readonly Column<MailboxTableFragment>[] = [
  {
    name: 'Recipient',
    minWidth: space(40),
    cell: ({ recipient }) => (
      <>
        {recipient} <SampleTag value={recipient} />
      </>
    ),
  },
  {
    name: 'State',
    minWidth: space(36),
    cell: ({ status, lastError }) => (
      <State>
        <Badge tone={STATUS_BADGES[status].tone}>{STATUS_BADGES[status].label}</Badge>
        {lastError && <Small>{lastError}</Small>}
      </State>
    ),
  },
  {
    name: 'Order',
    isWhole: true,
    cell: ({ orderId, orderNumber }) =>
      orderId && orderNumber && <Link to={orderPath(orderId)}>{orderNumber}</Link>,
  },
  {
    name: 'When',
    isWhole: true,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,
  },
];

function emptyMessage(filters: MailboxFilters) {
  const { search, status, kind } = filters;
  if (status === 'FAILED' && !search && !kind)
    return { title: 'No failed messages', next: "Messages that we can't send appear here." };
  return {
    title: 'No messages found',
    next: MAILBOX_FILTERS.areActive(filters)
      ? 'Try adjusting your search or filters.'
      : 'Messages to customers appear here.',
  };
}

const Small = styled.span`display: block; ${type('caption', 400)} color: ${color.textMuted};`;

const Subject = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: calc(${touchTarget} - ${space(3)});
`;

const State = styled.div`
  max-width: 20rem;
  ${Small} { display: -webkit-box; margin-block-start: ${space(1)}; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
`;
