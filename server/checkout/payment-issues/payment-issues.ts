import { inPounds } from '../../email/letter/format.js';

/** The data of each kind of issue. Money is pence. */
export interface IssueData {
  readonly amount_differs: { readonly receivedPence: number; readonly expectedPence: number };
  readonly currency_differs: { readonly received: string; readonly expected: string };
  readonly mode_differs: Empty;
  readonly unknown_checkout: Empty;
  readonly order_without_payment: Empty;
  readonly refund_failed: Empty;
  readonly refund_refused: { readonly code: string };
  readonly refund_assumed: { readonly amountPence: number };
  readonly over_refunded: { readonly excessPence: number };
  readonly disputed: { readonly stage: string };
}
type Empty = Readonly<Record<string, never>>;

export type IssueKind = keyof IssueData;

/** A payment issue, as `payment_issues` stores it. */
export type PaymentIssue = {
  [Kind in IssueKind]: { readonly kind: Kind; readonly data: IssueData[Kind] };
}[IssueKind];

/** For staff: what happened, and what to do about it. */
export interface IssueText {
  readonly what: string;
  readonly help: string;
}

const LOOK_UP = 'Look the payment up at the provider by its number.';
const NO_ORDER = `${LOOK_UP} Write to the customer, and refund it there unless they book again. Then close this with what you did.`;

const TEXTS: { readonly [Kind in IssueKind]: (data: IssueData[Kind]) => IssueText } = {
  amount_differs: ({ receivedPence, expectedPence }) => ({
    what: `${inPounds(receivedPence)} was received where ${inPounds(expectedPence)} was due. No order was made.`,
    help: NO_ORDER,
  }),
  currency_differs: ({ received, expected }) => ({
    what: `The payment is in ${received.toUpperCase()} and not in ${expected.toUpperCase()}. No order was made.`,
    help: NO_ORDER,
  }),
  mode_differs: () => ({
    what: 'Test money came for a real checkout, or real money for a test. Check the keys of the provider.',
    help: 'Have whoever runs the server check the keys of the provider. Test money needs no refund; real money does.',
  }),
  unknown_checkout: () => ({
    what: 'The customer has paid, but the payment belongs to no checkout of this shop.',
    help: NO_ORDER,
  }),
  order_without_payment: () => ({
    what: 'The order is here, but the provider has no successful payment for it. Stop the shipment.',
    help: 'Stop the shipment: cancel nothing yet. Look the payment up at the provider. If there is none, set the payment of the order to failed, or record the bank transfer it was paid by.',
  }),
  refund_failed: () => ({
    what: 'The bank did not take the refund: the money is with us again. Send it by bank transfer.',
    help: 'Ask the customer for bank details, send the money by bank transfer and record it on the order, or here where there is none. The card was closed or its bank has moved.',
  }),
  refund_refused: ({ code }) => ({
    what: `The provider refused the refund: ${REFUSALS[code] ?? code}.`,
    help: REFUSAL_HELP[code] ?? OTHER_REFUSAL_HELP,
  }),
  refund_assumed: ({ amountPence }) => ({
    what: `A refund of ${inPounds(amountPence)} was taken as given already. See at the provider that the customer got it once.`,
    help: 'Look at the provider that the customer got it once and only once. Nothing more is sent from here.',
  }),
  over_refunded: ({ excessPence }) => ({
    what: `${inPounds(excessPence)} more was refunded than charged: at the provider, and by bank transfer or as a reversal too.`,
    help: `Send nothing more: the customer has ${inPounds(excessPence)} too much. ${LOOK_UP} Compare it with the bank transfers and corrections of the order. Ask the customer to send the ${inPounds(excessPence)} by bank transfer, or accept the loss. Then close this with what you did.`,
  }),
  disputed: ({ stage }) => ({
    what: DISPUTES[stage] ?? `The charge is disputed: ${stage}.`,
    help: stage === 'created' ? NEW_DISPUTE_HELP : OLD_DISPUTE_HELP,
  }),
};

/** Issues that end once the payment has its order. */
export const ENDED_BY_ORDER: readonly IssueKind[] = [
  'amount_differs',
  'currency_differs',
  'mode_differs',
  'unknown_checkout',
];

/** The meaning of the provider's refusals of a refund; others are named by their code. */
const REFUSALS: Readonly<Record<string, string>> = {
  charge_disputed: 'the customer’s bank disputes the charge',
  charge_already_refunded: 'it was refunded before',
  insufficient_funds: 'our balance at the provider is too low',
  balance_insufficient: 'our balance at the provider is too low',
  amount_too_large: 'it is more than is left of the payment',
  resource_missing: 'the provider does not know the payment',
};

const TOP_UP = 'Top up our balance at the provider. The refund is tried again by itself the next day.';
const REFUSAL_HELP: Readonly<Record<string, string>> = {
  insufficient_funds: TOP_UP,
  balance_insufficient: TOP_UP,
  charge_disputed:
    'Give nothing back by another way: the customer’s bank decides who gets this money, and would pay it out a second time.',
};
const OTHER_REFUSAL_HELP =
  'It is tried again by itself the next day. If it stays refused, send the money by bank transfer and record it on the order, or here where there is none.';

const DISPUTES: Readonly<Record<string, string>> = {
  created: 'The customer’s bank disputes the charge. Answer at the provider’s dashboard.',
  updated: 'The dispute of the charge has moved on. Look at the provider’s dashboard.',
  funds_withdrawn: 'The bank has taken the disputed money back. Correct the payment of the order.',
  funds_reinstated: 'The bank has given the disputed money back to us. Record it if it was written off.',
  closed: 'The dispute of the charge is over. Look at the provider’s dashboard how it ended.',
};
const NEW_DISPUTE_HELP =
  'Answer before the provider’s deadline, with the booking, the labels and what was delivered. Give nothing back while the dispute is open: the bank does that.';
const OLD_DISPUTE_HELP =
  'Look at the provider’s dashboard how the dispute stands, and bring the payment of the order in line with it.';

/** An issue in words for staff. */
export function describeIssue({ kind, data }: PaymentIssue): IssueText {
  return (TEXTS[kind] as (of: PaymentIssue['data']) => IssueText)(data);
}

/** What happened to a payment: one sentence for each issue. */
export function issueSentences(issues: readonly PaymentIssue[]): string[] {
  return issues.map((issue) => describeIssue(issue).what);
}

/** What to do about the issues of a payment, each advice once. */
export function issueAdvice(issues: readonly PaymentIssue[]): string[] {
  return [...new Set(issues.map((issue) => describeIssue(issue).help))];
}
