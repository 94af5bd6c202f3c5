import { dropDraft } from './form/stored-draft';
import { tabMemory } from './payment/payment-memory';

/** Takes what a tab knows of a customer's checkout away with them; only a payment without an answer stays, so that it is not made twice. */
export function forgetCheckout(customerId: string): void {
  dropDraft();
  const memory = tabMemory(customerId);
  if (!memory.read()?.isUnanswered) memory.forget();
}
