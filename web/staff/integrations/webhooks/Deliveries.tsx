import { useEffect } from 'react';
import { styled } from 'styled-components';
import { evictFields } from '../../../data/cache/evict';
import { errorMessage } from '../../../data/error-message';
import { Badge } from '../../../design/Badge';
import { Button } from '../../../design/Button';
import { DialogFrame, DialogTop } from '../../../design/dialogs/DialogFrame';
import { EmptyState } from '../../../design/feedback/EmptyState';
import { Skeleton } from '../../../design/feedback/Skeleton';
import { useToast } from '../../../design/feedback/toast';
import { SegmentedControl } from '../../../design/forms/SegmentedControl';
import { Row, Stack } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { color } from '../../../design/theme/colors';
import { radius, space } from '../../../design/theme/tokens';
import { VisuallyHidden } from '../../../design/VisuallyHidden';
import { formatDateTime } from '../../../lib/formats/formats';
import { choiceParam, defineFilters, openedParam, pageParam } from '../../../lib/lists/filters';
import { ListStates } from '../../../lib/lists/ListStates';
import { Pager } from '../../../lib/lists/Pager';
import { ResultRange } from '../../../lib/lists/ResultRange';
import { useFilters } from '../../../lib/lists/use-filters';
import { usePagedList } from '../../../lib/lists/use-paged-list';
import { type Column, ListTable } from '../../ui/lists/ListTable';
import { useCloseToList } from '../../ui/lists/use-close-to-list';
import { answerText, type Delivery, type Endpoint, STATUS_BADGES } from './webhook-labels';
import {
  useResendWebhookMutation,
  useSendTestWebhookMutation,
  useWebhookDeliveriesQuery,
} from './webhooks.generated';

/** The open webhook, and the filter of its deliveries. */
export const DELIVERY_FILTERS = defineFilters({
  webhook: openedParam,
  status: choiceParam(STATUS_BADGES),
  page: pageParam,
});

/** Polling interval while a listed delivery waits. */
const REFRESH_MS = 2_000;

const STATUSES = [
  { value: '', name: 'All' },
  ...Object.entries(STATUS_BADGES).map(([value, { label }]) => ({ value, name: label })),
];

/** The deliveries to a webhook in a drawer, with a test event and what is sent again. */
export function Deliveries({ endpoint }: { endpoint: Endpoint }) {
  const { filters, change, linkTo } = useFilters(DELIVERY_FILTERS);
  const { status, page } = filters;
  const result = useWebhookDeliveriesQuery({
    variables: { endpointId: endpoint.id, page, ...(status && { status }) },
    fetchPolicy: 'cache-and-network',
  });
  const { startPolling, stopPolling } = result;
  const query = usePagedList(result, (data) => data.adminWebhookDeliveries, change);
  const close = useCloseToList(() => change({ webhook: '', status: '' }, { replace: true }));
  const isWaiting = Boolean(query.list?.nodes.some((delivery) => delivery.status === 'QUEUED'));

  useEffect(() => {
    if (!isWaiting) return;
    startPolling(REFRESH_MS);
    return stopPolling;
  }, [isWaiting, startPolling, stopPolling]);

  return (
    <Sheet place="right" title={endpoint.description || endpoint.url} firstFocus="title" onClose={close}>
      <Row justify="space-between">
        <SegmentedControl
          label="Deliveries"
          options={STATUSES}
          chosen={status}
          onChoose={(value) => change({ status: value as typeof status }, { replace: true })}
        />
        {endpoint.isEnabled && <SendTest endpointId={endpoint.id} />}
      </Row>
      <ListStates query={query} itemsName="deliveries" skeleton={<Skeleton height="20rem" />}>
        {({ nodes, pageInfo }) => (
          <Stack gap={3}>
            <ResultRange info={pageInfo} />
            <ListTable
              caption="Deliveries"
              columns={endpoint.isEnabled ? [...COLUMNS, RESEND] : COLUMNS}
              rows={nodes}
              isStale={query.isStale}
              empty={<EmptyState title="No deliveries">What we send appears here for 30 days.</EmptyState>}
            />
            <Pager label="Pages of deliveries" info={pageInfo} toPage={(to) => linkTo({ page: to })} />
          </Stack>
        )}
      </ListStates>
    </Sheet>
  );
}

function SendTest({ endpointId }: { endpointId: string }) {
  const [send, { loading }] = useSendTestWebhookMutation({ update: evictFields('adminWebhookDeliveries') });
  const toast = useToast();

  async function onPress(): Promise<void> {
    try {
      await send({ variables: { id: endpointId } });
      toast('Test event on its way', 'good');
    } catch (error) {
      toast(errorMessage(error), 'bad');
    }
  }

  return (
    <Button variant="secondary" isBusy={loading} onClick={() => void onPress()}>
      Send test event
    </Button>
  );
}

function Resend({ delivery: { id, type } }: { delivery: Delivery }) {
  const [resend, { loading }] = useResendWebhookMutation();
  const toast = useToast();

  async function onPress(): Promise<void> {
    try {
      await resend({ variables: { id } });
      toast('Delivery on its way again', 'good');
    } catch (error) {
      toast(errorMessage(error), 'bad');
    }
  }

  return (
    <Button variant="quiet" isBusy={loading} onClick={() => void onPress()}>
      Send again<VisuallyHidden> {type}</VisuallyHidden>
    </Button>
  );
}

const RESEND: Column<Delivery> = {
  name: 'Actions',
  isNameHidden: true,
  cell: (delivery) => <Resend delivery={delivery} />,
};

const COLUMNS: readonly Column<Delivery>[] = [
  {
    name: 'Event',
    minWidth: '0',
    cell: ({ type, createdAt }) => (
      <Stack gap={1}>
        {type}
        <Text as="span" size="caption" tone="textMuted">
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </Text>
      </Stack>
    ),
  },
  {
    name: 'State',
    cell: (delivery) => (
      <Stack gap={1}>
        <div>
          <Badge tone={STATUS_BADGES[delivery.status].tone}>{STATUS_BADGES[delivery.status].label}</Badge>
        </div>
        <Text as="span" size="caption" tone="textMuted">
          {delivery.lastError ?? answerText(delivery)}
          {delivery.lastError &&
            delivery.status === 'QUEUED' &&
            `, next try ${formatDateTime(delivery.dueAt)}`}
        </Text>
      </Stack>
    ),
  },
  {
    name: 'Answer',
    minWidth: '0',
    cell: ({ answer }) =>
      answer && (
        <details>
          <summary>Show</summary>
          <Answer>{answer}</Answer>
        </details>
      ),
  },
];

const Answer = styled.pre`
  max-height: 12rem;
  overflow: auto;
  padding: ${space(2)};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};
  font-size: 0.8125rem;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Sheet = styled(DialogFrame)`
  width: min(46rem, 100vw);
  grid-template-columns: minmax(0, 1fr);

  ${DialogTop} { align-items: start; overflow-wrap: anywhere; }
`;
