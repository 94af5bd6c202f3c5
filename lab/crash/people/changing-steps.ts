import { randomUUID } from 'node:crypto';
import type { Chances } from '../../../server/test/rubbish/chances.js';
import { confirmCard } from './browser-payment.js';
import { createIntent, pressOnceOrTwice } from './buying-steps.js';
import { finishOnce } from './finish.js';
import { persistGraphql, Refused } from './shop-calls.js';
import { APPLY_CHANGE, CANCEL_ORDER, PREVIEW_CANCELLATION, PREVIEW_CHANGE } from './shop-queries.js';
import type { Street } from './street.js';

interface Shown {
  readonly kind: 'FREE' | 'REFUND' | 'EXTRA' | 'REFUSED';
  readonly version: number;
  readonly refund: { readonly minorUnits: number };
  readonly extra: { readonly minorUnits: number };
}

/** The most previews of a refund that changes every time, before the run fails. */
const PREVIEWS_MAX = 5;

/** A customer changes a paid order to a dearer service, cancels it, or does both, in turn or at once. */
export async function changeMind(
  street: Street,
  token: string,
  chances: Chances,
  orderId: string,
): Promise<void> {
  const wish = chances.next();
  const cancel = () => cancelOrder(street, token, chances, orderId);
  if (wish < 0.3) return cancel();
  const { wire, provider } = street;
  const [checkoutId, extraPence] = await chooseDearerService(street, token, chances, orderId);
  const intent = await createIntent(wire, token, chances, checkoutId, extraPence);
  const pay = () => confirmCard(provider, chances, intent, 'pm_card_visa');
  if (wish < 0.4) return cancel();
  if (wish < 0.55) {
    await Promise.all([pay(), cancel()]);
    return;
  }
  await pay();
  if (wish < 0.7) return cancel();
  if (wish < 0.8) return;
  const changedId = await finishOnce(wire, token, chances, checkoutId, intent.id);
  if (changedId !== orderId) throw new Error(`${checkoutId} changed ${changedId} instead of ${orderId}`);
}

/** Applies what was shown. Returns the one extra payment that it opens, and its amount. */
async function chooseDearerService(
  { wire }: Street,
  token: string,
  chances: Chances,
  orderId: string,
): Promise<[checkoutId: string, extraPence: number]> {
  const change = { service: 'EXPRESS' };
  const { orderChangePreview: shown } = await persistGraphql<{ orderChangePreview: Shown }>(wire, chances, {
    ...{ query: PREVIEW_CHANGE, variables: { orderId, change }, token },
  });
  const [refund, extra] = [shown.refund.minorUnits, shown.extra.minorUnits];
  const variables = { orderId, change, shown: { version: shown.version, refund, extra }, key: randomUUID() };
  const checkoutId = await pressOnceOrTwice('extra payment', chances, async () => {
    const { applyOrderChange } = await persistGraphql<{ applyOrderChange: { checkout: { id: string } } }>(
      wire,
      chances,
      { query: APPLY_CHANGE, variables, token, step: 'change order' },
    );
    return applyOrderChange.checkout.id;
  });
  return [checkoutId, extra];
}

/** Cancels for the refund shown, and previews again when an extra payment has changed that. */
async function cancelOrder(
  { wire }: Street,
  token: string,
  chances: Chances,
  orderId: string,
): Promise<void> {
  for (let left = PREVIEWS_MAX; ; left -= 1) {
    const { cancellationPreview: shown } = await persistGraphql<{ cancellationPreview: Shown }>(
      wire,
      chances,
      { query: PREVIEW_CANCELLATION, variables: { orderId }, token },
    );
    const variables = { orderId, refund: shown.refund.minorUnits };
    try {
      await persistGraphql(wire, chances, { query: CANCEL_ORDER, variables, token, step: 'change order' });
      return;
    } catch (error) {
      if (left === 0 || !(error instanceof Refused && error.code === 'CONFLICT')) throw error;
    }
  }
}
