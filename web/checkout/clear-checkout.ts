import { removeDraft } from './form/stored-draft';
import { paymentSessionStore } from './payment/payment-session-store';

/** Takes what a tab knows of a customer's checkout away with them; only a payment without an answer stays, so that it is not made twice. */
export function clearCheckout(customerId: string): void {
  removeDraft();
  const paymentStore = paymentSessionStore(customerId);
  if (!paymentStore.read()?.isUnanswered) paymentStore.clear();
}
