import { removeDraft } from './form/stored-draft';
import { paymentSessionStore } from './payment/payment-session-store';

/** Removes a customer's checkout from this tab. An unanswered payment stays, so that it is not made twice. */
export function clearCheckout(customerId: string): void {
  removeDraft();
  const paymentStore = paymentSessionStore(customerId);
  if (!paymentStore.read()?.isUnanswered) paymentStore.clear();
}
