import type { FragmentType } from '@apollo/client/masking';
import { SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { destinationName } from '../../../rules/destinations';
import { useFragmentData } from '../../data/use-fragment-data';
import { Badge } from '../../design/Badge';
import { EmptyState } from '../../design/feedback/EmptyState';
import { Text } from '../../design/Text';
import { STATE_BADGES } from '../../features/requests/request-labels';
import { formatDateTime } from '../../lib/formats/formats';
import { Money } from '../../lib/formats/Money';
import { type Column, ListTable } from '../ui/lists/ListTable';
import { SampleTag } from '../ui/SampleTag';
import { type RequestsTableFragment, RequestsTableFragmentDoc } from './RequestsTable.generated';
import { KIND_LABELS, STATES } from './request-filters';

interface RequestsTableProps {
  /** Filters are active. */
  isNarrowed: boolean;
  requests: readonly FragmentType<typeof RequestsTableFragmentDoc>[];
  /** Still the requests of the previous query. */
  isStale: boolean;
}

/** One page of requests; the number leads to the request. */
export function RequestsTable({ isStale, isNarrowed, ...props }: RequestsTableProps) {
  const requests = useFragmentData(RequestsTableFragmentDoc, props.requests);
  return (
    <ListTable
      caption="Requests"
      columns={COLUMNS}
      rows={requests}
      isStale={isStale}
      empty={
        isNarrowed ? (
          <EmptyState title="No requests found" picture={<SearchX size={40} strokeWidth={1.5} />}>
            Try other words, or fewer filters.
          </EmptyState>
        ) : (
          <EmptyState
            title="No requests yet"
            action={<Link to="/request">See the form that visitors fill in</Link>}
          >
            What visitors ask for appears here: containers, surveys, price matches and questions.
          </EmptyState>
        )
      }
    />
  );
}

const COLUMNS: readonly Column<RequestsTableFragment>[] = [
  {
    name: 'Request',
    isWhole: true,
    cell: ({ id, reference }) => (
      <>
        <Link to={`/admin/requests/${id}`}>{reference}</Link> <SampleTag value={reference} />
      </>
    ),
  },
  { name: 'About', isWhole: true, cell: ({ kind }) => KIND_LABELS[kind].label },
  {
    name: 'From',
    minWidth: '10rem',
    cell: ({ name, email }) => (
      <div>
        {name}
        <Text size="caption" tone="textMuted">
          {email}
        </Text>
      </div>
    ),
  },
  { name: 'Destination', cell: ({ destination }) => destination && destinationName(destination) },
  {
    name: 'Our price',
    isNumber: true,
    cell: ({ shipment }) => shipment && <Money pence={shipment.quote.total.minorUnits} />,
  },
  { name: 'State', cell: ({ state }) => <Badge tone={STATE_BADGES[state].tone}>{STATES[state]}</Badge> },
  {
    name: 'Sent',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,
  },
  {
    name: 'Waiting since',
    cell: ({ waitsSince }) => waitsSince && <time dateTime={waitsSince}>{formatDateTime(waitsSince)}</time>,
  },
];
