import { CalendarClock } from 'lucide-react';
import { useId, useState } from 'react';
import { Badge } from '../../../design/Badge';
import { Button } from '../../../design/Button';
import { EmptyState } from '../../../design/feedback/EmptyState';
import { Skeleton } from '../../../design/feedback/Skeleton';
import { useToast } from '../../../design/feedback/toast';
import { Heading } from '../../../design/Heading';
import { Panel } from '../../../design/Panel';
import { Row, Stack } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { VisuallyHidden } from '../../../design/VisuallyHidden';
import { formatDateTime } from '../../../lib/formats/formats';
import { ListStates } from '../../../lib/lists/ListStates';
import { ResultRange } from '../../../lib/lists/ResultRange';
import { useList } from '../../../lib/lists/use-paged-list';
import { ConfirmActionDialog } from '../../ui/forms/ConfirmActionDialog';
import { type Column, ListTable } from '../../ui/lists/ListTable';
import { RowActions } from '../../ui/lists/RowActions';
import { NewerOlder } from '../bulk/NewerOlder';
import { evictPlans } from './evict-plans';
import { PlanAmount } from './PlanAmount';
import { PlanPreview } from './PlanPreview';
import { usePlannedPriceChangesQuery, useWithdrawPlannedPriceChangeMutation } from './planned.generated';
import { newAmountText, type PlannedChange, plannedTargetText, STATE_BADGES } from './planned-text';

/** Price changes that apply from a moment: those to come with preview and withdrawal, then those that have ended. */
export function PlannedChanges() {
  const headingId = useId();
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<{
    readonly dialog: 'preview' | 'withdraw';
    readonly change: PlannedChange;
  }>();
  const [isAdding, setIsAdding] = useState(false);
  const query = useList(
    usePlannedPriceChangesQuery({ variables: { page }, fetchPolicy: 'cache-and-network' }),
    (data) => data.adminPlannedPriceChanges,
  );
  const actions: Column<PlannedChange> = {
    name: 'Actions',
    isNameHidden: true,
    cell: (change) =>
      change.state === 'PLANNED' && (
        <RowActions>
          <Button variant="quiet" onClick={() => setOpen({ dialog: 'preview', change })}>
            Preview
            <VisuallyHidden> the change of {formatDateTime(change.runsAt)}</VisuallyHidden>
          </Button>
          <Button variant="quiet" onClick={() => setOpen({ dialog: 'withdraw', change })}>
            Withdraw
            <VisuallyHidden> the change of {formatDateTime(change.runsAt)}</VisuallyHidden>
          </Button>
        </RowActions>
      ),
  };
  const close = () => setOpen(undefined);
  return (
    <Stack as="section" gap={3} aria-labelledby={headingId}>
      <Row justify="space-between">
        <Heading id={headingId} size="title">
          Planned price changes
        </Heading>
        <Button variant="secondary" onClick={() => setIsAdding(true)}>
          Plan one amount
        </Button>
      </Row>
      <ListStates query={query} itemsName="planned changes" skeleton={<Skeleton height="8rem" />}>
        {({ nodes, pageInfo }) =>
          pageInfo.total === 0 ? (
            <Panel>
              <EmptyState title="Nothing planned" picture={<CalendarClock size={40} strokeWidth={1.5} />}>
                Choose “Apply from a date” beside a change, or plan one minimum charge, rate or surcharge.
              </EmptyState>
            </Panel>
          ) : (
            <>
              <ResultRange info={pageInfo} />
              <ListTable
                caption="Planned price changes"
                columns={[...COLUMNS, actions]}
                rows={nodes}
                isStale={query.isStale}
              />
              <NewerOlder info={pageInfo} labels={['Back', 'More']} onPage={setPage} />
            </>
          )
        }
      </ListStates>
      {isAdding && <PlanAmount onClose={() => setIsAdding(false)} />}
      {open?.dialog === 'preview' && <PlanPreview change={open.change} onClose={close} />}
      {open?.dialog === 'withdraw' && <WithdrawPlan change={open.change} onClose={close} />}
    </Stack>
  );
}

const COLUMNS: readonly Column<PlannedChange>[] = [
  { name: 'When', cell: ({ runsAt }) => formatDateTime(runsAt) },
  { name: 'Who', cell: ({ actorName }) => actorName || 'Unknown' },
  { name: 'Change', isNumber: true, cell: newAmountText },
  { name: 'What', cell: plannedTargetText },
  { name: 'State', cell: (change) => <State change={change} /> },
];

function State({ change: { state, result, endedAt, endedByName } }: { change: PlannedChange }) {
  const { label, tone } = STATE_BADGES[state];
  return (
    <Stack gap={1}>
      <div>
        <Badge tone={tone}>
          {label}
          {state !== 'PLANNED' && endedAt && ` ${formatDateTime(endedAt)}`}
          {endedByName && ` by ${endedByName}`}
        </Badge>
      </div>
      {result && state !== 'WITHDRAWN' && <Text size="small">{result}</Text>}
    </Stack>
  );
}

function WithdrawPlan({ change, onClose }: { change: PlannedChange; onClose: () => void }) {
  const [withdraw] = useWithdrawPlannedPriceChangeMutation({ update: evictPlans });
  const toast = useToast();

  async function action() {
    await withdraw({ variables: { id: change.id } });
    toast('Change withdrawn', 'good');
  }

  return (
    <ConfirmActionDialog
      title="Withdraw this change?"
      confirmLabel="Withdraw"
      action={action}
      onClose={onClose}
    >
      {newAmountText(change)} on {formatDateTime(change.runsAt)} won't apply: {plannedTargetText(change)}
    </ConfirmActionDialog>
  );
}
