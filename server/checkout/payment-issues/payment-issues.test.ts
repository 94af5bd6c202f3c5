import { expect, test } from '@jest/globals';
import { type IssueKind, type PaymentIssue, reviewHelp, reviewWords } from './payment-issues.js';

/** One of every kind; the type leaves none out. */
const EXAMPLES: { readonly [Kind in IssueKind]: PaymentIssue } = {
  amountDiffers: 'received 100 for a checkout of 200',
  currencyDiffers: 'received eur for a checkout in gbp',
  modeDiffers: 'received in the other mode of the provider',
  noCheckout: 'paid, but belongs to no checkout of ours',
  noPayment: 'an order without a successful payment',
  refundReturned: 'refund failed: the money came back to us',
  refundRefused: 'refund refused: some_code',
  takenAsGiven: 'a refund of £2.00 was taken as given already',
  tooMuchRefunded: '£12.00 more went back than was taken',
  disputed: 'disputed: charge.dispute.created',
};
const UNKNOWN = 'something that nobody has thought of';

test.each(Object.entries(EXAMPLES))('staff are told what happened and what to do: %s', (_kind, why) => {
  expect(reviewHelp(why)).not.toEqual(reviewHelp(UNKNOWN));
  expect(reviewWords(why)).not.toEqual([why]);
});

test('where too much went back, nobody is told to send more', () => {
  const [help] = reviewHelp(EXAMPLES.tooMuchRefunded);
  expect(help).toMatch(/^Send nothing more: the customer has £12\.00 too much\./);
  expect(help).not.toMatch(/give|refund/i);
});

test('a reason that is not known sends no money either', () => {
  expect(reviewHelp(UNKNOWN).join()).not.toMatch(/give|refund/i);
  expect(reviewWords(UNKNOWN)).toEqual([UNKNOWN]);
});

test('what happened twice is told twice, and its advice once', () => {
  const why = `${EXAMPLES.amountDiffers}; ${EXAMPLES.noCheckout}; ${EXAMPLES.disputed}`;
  expect(reviewWords(why)).toHaveLength(3);
  expect(reviewHelp(why)).toHaveLength(2);
});
