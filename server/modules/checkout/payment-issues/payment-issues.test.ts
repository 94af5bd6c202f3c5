import { expect, test } from '@jest/globals';
import {
  describeIssue,
  type IssueKind,
  type IssueToRaise,
  issueAdvice,
  issueSentences,
} from './payment-issues.js';

/** One example of every kind; the type requires all of them. */
const EXAMPLES: { readonly [Kind in IssueKind]: Extract<IssueToRaise, { kind: Kind }> } = {
  amount_differs: { kind: 'amount_differs', data: { receivedPence: 100, expectedPence: 200 } },
  currency_differs: { kind: 'currency_differs', data: { received: 'eur', expected: 'gbp' } },
  mode_differs: { kind: 'mode_differs', data: {} },
  unknown_checkout: { kind: 'unknown_checkout', data: {} },
  order_without_payment: { kind: 'order_without_payment', data: {} },
  refund_failed: { kind: 'refund_failed', data: {} },
  refund_refused: { kind: 'refund_refused', data: { code: 'some_code' } },
  refund_unlinked: { kind: 'refund_unlinked', data: { providerRefund: 're_1', amountPence: 200 } },
  over_refunded: { kind: 'over_refunded', data: { excessPence: 1_200 } },
  disputed: { kind: 'disputed', data: { stage: 'created' } },
};

test.each(Object.values(EXAMPLES))('staff see what happened and what to do: $kind', (issue) => {
  const { what, help } = describeIssue(issue);
  expect(what).toMatch(/^\S.*\.$/);
  expect(help).toMatch(/^\S.*\.$/);
  expect(what + help).not.toMatch(/undefined|NaN|\[object/);
});

test('the sentence of an issue has its data', () => {
  expect(describeIssue(EXAMPLES.amount_differs).what).toContain('We received £1.00 instead of £2.00');
  expect(describeIssue(EXAMPLES.currency_differs).what).toContain('EUR instead of GBP');
  expect(describeIssue(EXAMPLES.refund_refused).what).toContain('some_code');
  expect(describeIssue(EXAMPLES.refund_unlinked).what).toContain('£2.00');
});

test('where too much was refunded, no advice says to send more', () => {
  const { help } = describeIssue(EXAMPLES.over_refunded);
  expect(help).toMatch(/^Don't send any more: the customer has £12\.00 too much\./);
  expect(help).not.toMatch(/give|refund/i);
});

test('what happened twice is listed twice, and its advice once', () => {
  const issues = [EXAMPLES.amount_differs, EXAMPLES.unknown_checkout, EXAMPLES.disputed];
  expect(issueSentences(issues)).toHaveLength(3);
  expect(issueAdvice(issues)).toHaveLength(2);
});
