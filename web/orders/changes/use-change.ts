import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { errorDetails, errorWords, refusedFields } from '../../apollo/error-words';
import { newUuid } from '../../apollo/new-uuid';
import type { OrderChangeInput } from '../../apollo/schema.generated';
import { noteOwnDeed } from '../own-deed';
import {
  type ChangePreviewPartsFragment,
  PreviewCancellationDocument,
  PreviewOrderChangeDocument,
  useApplyOrderChangeMutation,
  useCancelOrderMutation,
} from './changes.generated';

/** What is wanted: a change, or null to cancel. */
export type Wanted = OrderChangeInput | null;

export interface ShownChange {
  readonly wanted: Wanted;
  readonly preview: ChangePreviewPartsFragment;
  /** One for each time the sums were shown, so that pressing twice does it once. */
  readonly idempotencyKey: string;
}

/** What confirming came to. */
export type Done = { readonly checkoutId: string | null };

/** Shows what a change would do, then does just that. What no longer holds is shown anew instead. */
export function useChange(orderId: string) {
  const client = useApolloClient();
  const [applyChange] = useApplyOrderChangeMutation();
  const [cancelOrder] = useCancelOrderMutation();
  const [shown, setShown] = useState<ShownChange | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [fields, setFields] = useState<ReturnType<typeof refusedFields>>([]);
  const latest = useRef(0);

  async function look(wanted: Wanted): Promise<void> {
    const asked = ++latest.current;
    setBusy(true);
    setRefusal(null);
    setFields([]);
    try {
      const preview = await askFor(wanted);
      if (asked === latest.current) setShown({ wanted, preview, idempotencyKey: newUuid() });
    } catch (error) {
      if (asked !== latest.current) return;
      setRefusal(errorWords(error));
      setFields(refusedFields(error));
    } finally {
      if (asked === latest.current) setBusy(false);
    }
  }

  async function askFor(wanted: Wanted): Promise<ChangePreviewPartsFragment> {
    // Money moves as it is shown: never as it was worked out before.
    const fetchPolicy = 'network-only';
    if (wanted === null) {
      const variables = { orderId };
      const query = PreviewCancellationDocument;
      const { data } = await client.query({ query, variables, fetchPolicy });
      return data!.previewCancellation;
    }
    const variables = { orderId, change: wanted };
    const query = PreviewOrderChangeDocument;
    const { data } = await client.query({ query, variables, fetchPolicy });
    return data!.previewOrderChange;
  }

  /** Null when it was refused; the page says why, and shows the new sums when there are any. */
  async function confirm(): Promise<Done | null> {
    if (!shown) return null;
    setBusy(true);
    setRefusal(null);
    try {
      return await carryOut(shown);
    } catch (error) {
      const conflict = errorDetails(error, 'CONFLICT');
      if (conflict && 'preview' in conflict) await look(shown.wanted);
      setRefusal(errorWords(error));
      return null;
    } finally {
      setBusy(false);
    }
  }

  async function carryOut({ wanted, preview, idempotencyKey }: ShownChange): Promise<Done> {
    const refund = preview.refund.minorUnits;
    noteOwnDeed(orderId);
    if (wanted === null) {
      await cancelOrder({ variables: { orderId, expectedRefund: refund } });
      return { checkoutId: null };
    }
    const expected = { version: preview.version, refund, extra: preview.extra.minorUnits };
    const { data } = await applyChange({
      variables: { orderId, change: wanted, shown: expected, idempotencyKey },
    });
    return { checkoutId: data?.applyOrderChange.checkout?.id ?? null };
  }

  const back = () => {
    latest.current += 1;
    setShown(null);
    setRefusal(null);
    setBusy(false);
  };
  return { shown, isBusy, refusal, fields, look, confirm, back };
}
