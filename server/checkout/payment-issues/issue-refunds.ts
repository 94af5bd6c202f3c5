import { STATE_WORDS, stateOf } from '../admin-payments/order-balance.js';
import type { StoredReviewRefund } from './payment-issue.store.js';

/** How a refund of a payment without an order stands, and whether staff may note that they have sent it. */
export function reviewRefund(refund: StoredReviewRefund) {
  const { id, amountPence, sentBy, sentAt, sentNote } = refund;
  const state = stateOf(refund);
  const canBeSent = state === 'toBeSent' || state === 'failed';
  return { id, amountPence, sentBy, sentAt, sentNote, state, stateWords: STATE_WORDS[state], canBeSent };
}
