import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { errorMessage } from '../../apollo/error-message';
import { newUuid } from '../../apollo/new-uuid';
import type { OrderChangeInput } from '../../apollo/schema.generated';
import { markLocalChange } from '../live/local-echo';
import {
  type ChangePreviewPartsFragment,
  PreviewCancellationDocument,
  PreviewOrderChangeDocument,
  useApplyOrderChangeMutation,
  useCancelOrderMutation,
} from './carry-out-change.generated';

/** A change, or null to cancel. */
export type Wanted = OrderChangeInput | null;

export interface ShownChange {
  readonly wanted: Wanted;
  readonly preview: ChangePreviewPartsFragment;
  /** One per preview, so that a double press counts once. */
  readonly idempotencyKey: string;
}

/** The result of confirming. */
export type Done = { readonly checkoutId: string | null };

const OUTDATED_MESSAGE = 'This has changed since you looked. Check what it says now.';

/** Previews a change, then makes exactly that. When the preview is outdated it shows the new one instead. */
export function useChange(orderId: string) {
  const client = useApolloClient();
  const [applyChange] = useApplyOrderChangeMutation();
  const [cancelOrder] = useCancelOrderMutation();
  const [shown, setShown] = useState<ShownChange | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const latest = useRef(0);

  /** Throws why there is none. */
  async function preview(wanted: Wanted): Promise<void> {
    const asked = ++latest.current;
    setRefusal(null);
    try {
      const preview = await requestPreview(wanted);
      if (asked === latest.current) setShown({ wanted, preview, idempotencyKey: newUuid() });
    } catch (error) {
      if (asked === latest.current) throw error;
    }
  }

  async function previewCancelling(): Promise<void> {
    try {
      await preview(null);
    } catch (error) {
      setRefusal(errorMessage(error));
    }
  }

  async function requestPreview(wanted: Wanted): Promise<ChangePreviewPartsFragment> {
    // Sums are never from the cache.
    const fetchPolicy = 'network-only';
    if (wanted === null) {
      const variables = { orderId };
      const query = PreviewCancellationDocument;
      const { data } = await client.query({ query, variables, fetchPolicy });
      return data!.cancellationPreview;
    }
    const variables = { orderId, change: wanted };
    const query = PreviewOrderChangeDocument;
    const { data } = await client.query({ query, variables, fetchPolicy });
    return data!.orderChangePreview;
  }

  /** Null after a refusal; the page shows why, and new sums if any. */
  async function confirm(): Promise<Done | null> {
    if (!shown) return null;
    setBusy(true);
    setRefusal(null);
    try {
      const result = await execute(shown);
      if ('checkoutId' in result) return result;
      setShown({ wanted: shown.wanted, preview: result, idempotencyKey: newUuid() });
      setRefusal(OUTDATED_MESSAGE);
      return null;
    } catch (error) {
      setRefusal(errorMessage(error));
      return null;
    } finally {
      setBusy(false);
    }
  }

  /** The result, or the current preview when it differs from the one shown. */
  async function execute(change: ShownChange): Promise<Done | ChangePreviewPartsFragment> {
    const { wanted, preview, idempotencyKey } = change;
    const refund = preview.refund.minorUnits;
    markLocalChange(orderId);
    if (wanted === null) {
      const { data } = await cancelOrder({ variables: { orderId, expectedRefund: refund } });
      const result = data?.cancelOrder;
      return result?.__typename === 'ChangeOutdated' ? result.preview : { checkoutId: null };
    }
    const expected = { version: preview.version, refund, extra: preview.extra.minorUnits };
    const { data } = await applyChange({
      variables: { orderId, input: { change: wanted, expected, idempotencyKey } },
    });
    const result = data?.applyOrderChange;
    if (result?.__typename === 'ChangeOutdated') return result.preview;
    return { checkoutId: result?.checkout?.id ?? null };
  }

  const back = () => {
    latest.current += 1;
    setShown(null);
    setRefusal(null);
    setBusy(false);
  };
  return { shown, isBusy, refusal, preview, previewCancelling, confirm, back };
}
