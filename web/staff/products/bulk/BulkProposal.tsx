import { useState } from 'react';
import { evictFields } from '../../../data/cache/evict';
import { errorCode, errorMessage, isUnreachable } from '../../../data/error-message';
import type { BulkPriceInput } from '../../../data/schema.generated';
import { Button } from '../../../design/Button';
import { Notice } from '../../../design/feedback/Notice';
import { Skeleton } from '../../../design/feedback/Skeleton';
import { Row, Stack } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { QueryStates } from '../../../lib/queries/QueryStates';
import { ConfirmActionDialog } from '../../ui/forms/ConfirmActionDialog';
import { PlanBulk } from '../planned/PlanBulk';
import { BulkEffect } from './BulkEffect';
import { BulkPrices } from './BulkPrices';
import {
  type BulkChangeFragment,
  useApplyBulkPriceChangeMutation,
  useBulkPricePreviewQuery,
} from './bulk.generated';
import { bulkActionLabel } from './bulk-text';
import { evictPrices } from './evict-prices';

interface BulkProposalProps {
  input: BulkPriceInput;
  onDone: (made: BulkChangeFragment) => void;
}

/** The preview of a change, and the button that makes exactly that. */
export function BulkProposal({ input, onDone }: BulkProposalProps) {
  const query = useBulkPricePreviewQuery({
    variables: { input },
    // Must be current: an outdated preview would be refused.
    fetchPolicy: 'network-only',
  });
  const [apply, { client }] = useApplyBulkPriceChangeMutation();
  const [isConfirming, setIsConfirming] = useState(false);
  const [isPlanning, setIsPlanning] = useState(false);
  const [outdated, setOutdated] = useState<string>();
  const { data, error, previousData } = query;
  const preview = (data ?? (error ? undefined : previousData))?.adminBulkPricePreview;

  if (!preview)
    return (
      <QueryStates
        query={query}
        loadingLabel="Loading the preview..."
        skeleton={
          <Stack gap={5}>
            <Skeleton height="18rem" />
            <Skeleton height="22rem" />
          </Stack>
        }
        errorTitle="We couldn't make the preview"
      />
    );

  const count = { prices: preview.prices, rates: preview.rates.length };
  const text = bulkActionLabel(input.percent, count);

  /** Prices that have changed are previewed again first. */
  async function action(fingerprint: string) {
    try {
      const { data: made } = await apply({
        variables: { input, fingerprint },
        update: evictPrices,
      });
      if (made) onDone(made.adminApplyBulkPriceChange);
    } catch (refusal) {
      if (isUnreachable(refusal)) evictFields('adminBulkPriceChanges')(client.cache);
      if (errorCode(refusal) !== 'CONFLICT') throw refusal;
      setOutdated(errorMessage(refusal));
      evictFields('adminBulkPricePreview')(client.cache);
    }
  }

  return (
    <Stack gap={5}>
      {outdated && (
        <Notice kind="warn" isAnnounced>
          {outdated}
        </Notice>
      )}
      {count.prices + count.rates > 0 && (
        <Row>
          <Button disabled={!data} onClick={() => setIsConfirming(true)}>
            {text}
          </Button>
          <Button variant="secondary" onClick={() => setIsPlanning(true)}>
            Apply from a date
          </Button>
          <Text size="small" tone="textMuted">
            Nothing changes until you confirm.
          </Text>
        </Row>
      )}
      {isPlanning && <PlanBulk input={input} onClose={() => setIsPlanning(false)} />}
      <BulkEffect effect={preview.effect} isStale={!data} />
      <BulkPrices preview={preview} isStale={!data} />
      {isConfirming && data && (
        <ConfirmActionDialog
          title={`${text}?`}
          confirmLabel={input.percent > 0 ? 'Raise prices' : 'Lower prices'}
          isDangerous={false}
          messageOf={refusalMessage}
          action={() => action(data.adminBulkPricePreview.fingerprint)}
          onClose={() => setIsConfirming(false)}
        >
          The new prices apply at once. Open checkouts, saved quotes and orders keep their prices. You can
          undo this until one of these prices changes again.
        </ConfirmActionDialog>
      )}
    </Stack>
  );
}

/** Without an answer the result is unknown; a second press is safe, because changed prices no longer match the preview. */
function refusalMessage(error: unknown): string {
  const unknown = "We don't know whether the prices changed. Check the past price changes.";
  return isUnreachable(error) ? `${errorMessage(error)} ${unknown}` : errorMessage(error);
}
