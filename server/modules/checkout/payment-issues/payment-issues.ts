import { todayInLondon } from '../../../../rules/calendar-date.js';
import { inPounds, longDate } from '../../../platform/values/format.js';
import type { DisputeView } from '../../payments/gateway/payment-gateway.js';
import type { PaymentIssue } from '../../payments/payment.entity.js';

/** The data of each kind of issue. Money is pence. */
export interface IssueData {
  readonly amount_differs: { readonly receivedPence: number; readonly expectedPence: number };
  readonly currency_differs: { readonly received: string; readonly expected: string };
  readonly mode_differs: Empty;
  readonly unknown_checkout: Empty;
  readonly order_without_payment: Empty;
  readonly refund_failed: Empty;
  readonly refund_refused: { readonly code: string };
  readonly refund_unlinked: { readonly providerRefund: string; readonly amountPence: number };
  readonly over_refunded: { readonly excessPence: number };
  /** Only the stage when the provider reports nothing else. */
  readonly disputed: { readonly stage: string } | DisputeData;
}
interface DisputeData {
  readonly dispute: string;
  readonly status: DisputeView['status'];
  readonly amountPence: number;
  /** The deadline for answering the dispute. */
  readonly dueBy: string | null;
}
type Empty = Readonly<Record<string, never>>;

export type IssueKind = PaymentIssue['kind'];

/** The kind of an issue, with its data. */
export type IssueToRaise = {
  [Kind in IssueKind]: { readonly kind: Kind; readonly data: IssueData[Kind] };
}[IssueKind];

/** For staff: the event, and what to do about it. */
export interface IssueText {
  readonly what: string;
  readonly help: string;
}

const LOOK_UP = "Look up the payment in the provider's dashboard by its number.";
const NO_ORDER = `${LOOK_UP} Write to the customer, and refund the payment there unless they book again. Then write what you did and resolve this.`;

const TEXTS: { readonly [Kind in IssueKind]: (data: IssueData[Kind]) => IssueText } = {
  amount_differs: ({ receivedPence, expectedPence }) => ({
    what: `We received ${inPounds(receivedPence)} instead of ${inPounds(expectedPence)}. There is no order.`,
    help: NO_ORDER,
  }),
  currency_differs: ({ received, expected }) => ({
    what: `The payment is in ${received.toUpperCase()} instead of ${expected.toUpperCase()}. There is no order.`,
    help: NO_ORDER,
  }),
  mode_differs: () => ({
    what: 'We received test money for a real checkout, or real money for a test.',
    help: "Ask the person who runs the server to check the provider's keys. Refund real money. Test money needs no refund.",
  }),
  unknown_checkout: () => ({
    what: 'The customer has paid, but this shop has no checkout for the payment.',
    help: NO_ORDER,
  }),
  order_without_payment: () => ({
    what: 'We have an order, but the provider has no successful payment for it. Stop the shipment.',
    help: "Stop the shipment, but don't cancel the order yet. Look up the payment in the provider's dashboard. If there is none, set the order's payment to failed, or record the bank transfer that paid for it.",
  }),
  refund_failed: () => ({
    what: 'The bank returned the refund to us. Send the money by bank transfer.',
    help: 'The card may be closed. Ask the customer for bank details, send the money by bank transfer, then record it on the order, or here if there is no order.',
  }),
  refund_refused: ({ code }) => ({
    what: `The provider refused the refund: ${REFUSALS[code] ?? code}.`,
    help: REFUSAL_HELP[code] ?? OTHER_REFUSAL_HELP,
  }),
  refund_unlinked: ({ amountPence }) => ({
    what: `A refund of ${inPounds(amountPence)} was made in the provider's dashboard. It may be one that we still have to make.`,
    help: "Link it to the refund that it was made for, on the order, or here if there is no order. If it's another one, record that. Until then we won't try the refund again.",
  }),
  over_refunded: ({ excessPence }) => ({
    what: `${inPounds(excessPence)} more was refunded than charged: once by the provider, and again by bank transfer or as a reversal.`,
    help: `Don't send any more: the customer has ${inPounds(excessPence)} too much. ${LOOK_UP} Compare it with the order's bank transfers and corrections. Ask the customer to return ${inPounds(excessPence)} by bank transfer, or accept the loss. Then write what you did and resolve this.`,
  }),
  disputed: (data) => ('stage' in data ? describeStage(data.stage) : describeDispute(data)),
};

/** Issues that end once the payment has its order, or is refunded in full. */
export const ENDED_BY_SETTLEMENT: readonly IssueKind[] = [
  'amount_differs',
  'currency_differs',
  'mode_differs',
  'unknown_checkout',
];

/** The meaning of the provider's refusals of a refund; others are shown by their code. */
const REFUSALS: Readonly<Record<string, string>> = {
  charge_disputed: "the customer's bank disputes the charge",
  charge_already_refunded: 'the payment was already refunded',
  insufficient_funds: 'our balance at the provider is too low',
  balance_insufficient: 'our balance at the provider is too low',
  amount_too_large: 'less than that is left of the payment',
  resource_missing: "the provider doesn't know the payment",
};

const TOP_UP = "Top up our balance at the provider. We'll try the refund again the next day.";
const REFUSAL_HELP: Readonly<Record<string, string>> = {
  insufficient_funds: TOP_UP,
  balance_insufficient: TOP_UP,
  charge_disputed:
    "Don't refund this in any other way. The customer's bank decides who gets this money, so you could pay twice.",
};
const OTHER_REFUSAL_HELP =
  "We'll try the refund again the next day. If the provider still refuses, send the money by bank transfer, then record it on the order, or here if there is no order.";

const DISPUTES: Readonly<Record<string, string>> = {
  created: "The customer's bank disputes the charge. Answer in the provider's dashboard.",
  updated: "The dispute has changed. Check the provider's dashboard.",
  funds_withdrawn: "The bank has taken back the disputed money. Correct the order's payment.",
  funds_reinstated: 'The bank has returned the disputed money to us. Record it if you wrote it off.',
  closed: "The dispute is over. Check the result in the provider's dashboard.",
};
const NEW_DISPUTE_HELP =
  "Answer before the provider's deadline, with the booking, the labels and proof of delivery. Don't refund anything while the dispute is open: the bank decides.";
const OLD_DISPUTE_HELP =
  "Check the dispute in the provider's dashboard, and correct the order's payment to match.";

function describeStage(stage: string): IssueText {
  return {
    what: DISPUTES[stage] ?? `The charge is disputed: ${stage}.`,
    help: stage === 'created' ? NEW_DISPUTE_HELP : OLD_DISPUTE_HELP,
  };
}

function describeDispute({ status, amountPence, dueBy }: DisputeData): IssueText {
  const sum = inPounds(amountPence);
  if (status === 'won')
    return {
      what: `The dispute over ${sum} is over, and the money is ours.`,
      help: "If you reversed the payment, record the money again. If the order is cancelled, we're refunding it now. Then resolve this.",
    };
  if (status === 'lost')
    return {
      what: `We lost the dispute over ${sum}: the customer's bank keeps the money.`,
      help: "Correct the order's payment: choose the payment that was reversed. Don't refund it as well.",
    };
  return dueBy
    ? {
        what: `The customer's bank disputes ${sum}. Answer in the provider's dashboard by ${longDate(todayInLondon(new Date(dueBy)))}.`,
        help: NEW_DISPUTE_HELP,
      }
    : {
        what: `The customer's bank is deciding on a dispute over ${sum}.`,
        help: "Wait for the decision. Don't refund anything while the dispute is open: you could pay twice.",
      };
}

/** The text of an issue for staff. */
export function describeIssue({ kind, data }: Pick<PaymentIssue, 'kind' | 'data'>): IssueText {
  return (TEXTS[kind] as (of: object) => IssueText)(data);
}

/** One sentence for each issue of a payment. */
export function issueSentences(issues: readonly Pick<PaymentIssue, 'kind' | 'data'>[]): string[] {
  return issues.map((issue) => describeIssue(issue).what);
}

/** The advice on the issues of a payment, each only once. */
export function issueAdvice(issues: readonly Pick<PaymentIssue, 'kind' | 'data'>[]): string[] {
  return [...new Set(issues.map((issue) => describeIssue(issue).help))];
}
