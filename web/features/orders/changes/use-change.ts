import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { errorMessage } from '../../../data/error-message';
import { newUuid } from '../../../data/new-uuid';
import type { OrderChangeInput } from '../../../data/schema.generated';
import { markLocalChange } from '../live/local-echo';
import {
  type ChangePreviewPartsFragment,
  PreviewCancellationDocument,
  PreviewOrderChangeDocument,
  useApplyOrderChangeMutation,
  useCancelOrderMutation,
} from './carry-out-change.generated';

/** A change, or null to cancel. */
export type RequestedChange = OrderChangeInput | null;

export interface PreviewedChange {
  readonly change: RequestedChange;
  readonly preview: ChangePreviewPartsFragment;
  /** One per preview, so that a double press counts once. */
  readonly idempotencyKey: string;
}

/** The result of confirming. */
export interface ChangeResult {
  /** The checkout of the extra payment that the change waits for; null when the change is made. */
  readonly checkoutId: string | null;
  /** The changes made, in sentences. */
  readonly changes: readonly string[];
  /** For a change by staff: the customer is asked to pay for it. */
  readonly isPaymentRequested?: boolean;
}

const OUTDATED_MESSAGE = 'This has changed since you looked. Check the details again.';

/** Previews a change, then makes exactly that; a free one at once. An outdated preview is replaced by a current one. */
export function useChange(id: string) {
  const client = useApolloClient();
  const [applyChange] = useApplyOrderChangeMutation();
  const [cancelOrder] = useCancelOrderMutation();
  const [shown, setShown] = useState<PreviewedChange | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const latest = useRef(0);

  /** Shows what a change costs. Throws why there is nothing to show. */
  async function preview(wanted: RequestedChange): Promise<void> {
    const found = await findPreview(wanted);
    if (found) setShown(found);
  }

  /** Makes a change that costs nothing; null when it is shown instead. Throws why neither is possible. */
  async function makeIfFree(wanted: RequestedChange): Promise<ChangeResult | null> {
    const found = await findPreview(wanted);
    if (found?.preview.kind === 'FREE') return execute(found);
    if (found) setShown(found);
    return null;
  }

  /** Null when a later preview was requested in the meantime. */
  async function findPreview(wanted: RequestedChange): Promise<PreviewedChange | null> {
    const asked = ++latest.current;
    setRefusal(null);
    try {
      const preview = await requestPreview(wanted);
      return asked === latest.current ? { change: wanted, preview, idempotencyKey: newUuid() } : null;
    } catch (error) {
      if (asked === latest.current) throw error;
      return null;
    }
  }

  async function previewCancelling(): Promise<void> {
    try {
      await preview(null);
    } catch (error) {
      setRefusal(errorMessage(error));
    }
  }

  async function requestPreview(wanted: RequestedChange): Promise<ChangePreviewPartsFragment> {
    // Sums are never from the cache.
    const fetchPolicy = 'network-only';
    if (wanted === null) {
      const variables = { id };
      const query = PreviewCancellationDocument;
      const { data } = await client.query({ query, variables, fetchPolicy });
      return data!.cancellationPreview;
    }
    const variables = { id, change: wanted };
    const query = PreviewOrderChangeDocument;
    const { data } = await client.query({ query, variables, fetchPolicy });
    return data!.orderChangePreview;
  }

  /** Makes the change; staff give a reason. Null after a refusal: the page shows why, and new sums if any. */
  async function confirm(reason?: string): Promise<ChangeResult | null> {
    if (!shown) return null;
    setBusy(true);
    setRefusal(null);
    try {
      return await execute(shown, reason);
    } catch (error) {
      setRefusal(errorMessage(error));
      return null;
    } finally {
      setBusy(false);
    }
  }

  /** Null when the change is another by now, which is shown. */
  async function execute(previewed: PreviewedChange, reason?: string): Promise<ChangeResult | null> {
    const { change, preview, idempotencyKey } = previewed;
    const { changes } = preview;
    const refund = preview.refund.minorUnits;
    markLocalChange(id);
    if (change === null) {
      const { data } = await cancelOrder({ variables: { id, expectedRefund: refund } });
      const result = data?.cancelOrder;
      if (result?.__typename === 'ChangeOutdated') return showOutdated(change, result.preview);
      return { checkoutId: null, changes };
    }
    const expected = { version: preview.version, refund, extra: preview.extra.minorUnits };
    const { data } = await applyChange({
      variables: { id, input: { change, expected, idempotencyKey, ...(reason && { reason }) } },
    });
    const result = data?.applyOrderChange;
    if (result?.__typename === 'ChangeOutdated') return showOutdated(change, result.preview);
    const checkoutId = result?.checkout?.id ?? null;
    return { checkoutId, changes, isPaymentRequested: preview.kind === 'EXTRA' && checkoutId === null };
  }

  function showOutdated(wanted: RequestedChange, current: ChangePreviewPartsFragment): null {
    setShown({ change: wanted, preview: current, idempotencyKey: newUuid() });
    setRefusal(OUTDATED_MESSAGE);
    return null;
  }

  const back = () => {
    latest.current += 1;
    setShown(null);
    setRefusal(null);
    setBusy(false);
  };
  return { shown, isBusy, refusal, preview, makeIfFree, previewCancelling, confirm, back };
}
