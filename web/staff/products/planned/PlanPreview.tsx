import { styled } from 'styled-components';
import { DialogFrame } from '../../../design/dialogs/DialogFrame';
import { Skeleton } from '../../../design/feedback/Skeleton';
import { Stack } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { formatDateTime } from '../../../lib/formats/formats';
import { QueryStates } from '../../../lib/queries/QueryStates';
import { BulkEffect } from '../bulk/BulkEffect';
import { BulkPrices } from '../bulk/BulkPrices';
import { usePlannedPriceChangePreviewQuery } from './planned.generated';
import { newAmountText, type PlannedChange, plannedTargetText } from './planned-text';

interface PlanPreviewProps {
  change: PlannedChange;
  onClose: () => void;
}

/** The effect that a planned change would have today. */
export function PlanPreview({ change, onClose }: PlanPreviewProps) {
  const query = usePlannedPriceChangePreviewQuery({
    variables: { id: change.id },
    fetchPolicy: 'network-only',
  });
  return (
    <Sheet place="right" title="Preview with today's prices" firstFocus="title" onClose={onClose}>
      <Text>
        {newAmountText(change)} on {formatDateTime(change.runsAt)}: {plannedTargetText(change)}
      </Text>
      <QueryStates
        query={query}
        loadingLabel="Loading the preview..."
        skeleton={<Skeleton height="24rem" />}
        errorTitle="We couldn't make the preview"
      >
        {({ adminPlannedPriceChangePreview: preview }) => (
          <Stack gap={5}>
            <BulkEffect effect={preview.effect} isStale={false} />
            <BulkPrices preview={preview} isStale={false} />
          </Stack>
        )}
      </QueryStates>
    </Sheet>
  );
}

const Sheet = styled(DialogFrame)`width: min(46rem, 100vw);`;
