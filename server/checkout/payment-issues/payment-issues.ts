import { inPounds } from '../../email/letter/format.js';

/** Every reason for which a person has to look at a payment, as it is stored in `payment_exceptions.why`. */
interface IssueTexts {
  readonly amountDiffers: `received ${number} for a checkout of ${number}`;
  readonly currencyDiffers: `received ${string} for a checkout in ${string}`;
  readonly modeDiffers: 'received in the other mode of the provider';
  readonly noCheckout: 'paid, but belongs to no checkout of ours';
  readonly noPayment: 'an order without a successful payment';
  readonly refundReturned: 'refund failed: the money came back to us';
  readonly refundRefused: `refund refused: ${string}`;
  readonly takenAsGiven: `a refund of ${string} was taken as given already`;
  readonly tooMuchRefunded: `${string} more went back than was taken`;
  readonly disputed: `disputed: charge.dispute.${string}`;
}
export type IssueKind = keyof IssueTexts;
export type PaymentIssue = IssueTexts[IssueKind];

/** What staff read about a reason: what happened, and what to do about it. */
export interface IssueAdvice {
  readonly what: string;
  readonly help: string;
}

interface Issue {
  /** The whole of the stored text; its groups are handed to `advice`. */
  readonly pattern: RegExp;
  /** Nothing is left to look at once the payment has its order. */
  readonly endsWithOrder?: true;
  advice(...parts: string[]): IssueAdvice;
}

const LOOK_UP = 'Look the payment up at the provider by its number.';
const NO_ORDER = `${LOOK_UP} Write to the customer, and give the money back there unless they book again. Then close this with what you did.`;

const ISSUES: { readonly [Kind in IssueKind]: Issue } = {
  amountDiffers: {
    pattern: /^received (\d+) for a checkout of (\d+)$/,
    endsWithOrder: true,
    advice: (got, due) => ({
      what: `${inPounds(Number(got))} was received where ${inPounds(Number(due))} was due. No order was made.`,
      help: NO_ORDER,
    }),
  },
  currencyDiffers: {
    pattern: /^received (\w+) for a checkout in (\w+)$/,
    endsWithOrder: true,
    advice: (got = '', due = '') => ({
      what: `The payment is in ${got.toUpperCase()} and not in ${due.toUpperCase()}. No order was made.`,
      help: NO_ORDER,
    }),
  },
  modeDiffers: {
    pattern: /^received in the other mode of the provider$/,
    endsWithOrder: true,
    advice: () => ({
      what: 'Test money came for a real checkout, or real money for a test. Check the keys of the provider.',
      help: 'Have whoever runs the server check the keys of the provider. Test money needs no refund; real money does.',
    }),
  },
  noCheckout: {
    pattern: /^paid, but belongs to no checkout of ours$/,
    endsWithOrder: true,
    advice: () => ({
      what: 'The customer has paid, but the payment belongs to no checkout of this shop.',
      help: NO_ORDER,
    }),
  },
  noPayment: {
    pattern: /^an order without a successful payment$/,
    advice: () => ({
      what: 'The order is here, but the provider has no successful payment for it. Stop the shipment.',
      help: 'Stop the shipment: cancel nothing yet. Look the payment up at the provider. If there is none, set the payment of the order to failed, or record the bank transfer it was paid by.',
    }),
  },
  refundReturned: {
    pattern: /^refund failed: the money came back to us$/,
    advice: () => ({
      what: 'The bank did not take the refund: the money is with us again. Send it by bank transfer.',
      help: 'Ask the customer for bank details, send the money by bank transfer and record it on the order, or here where there is none. The card was closed or its bank has moved.',
    }),
  },
  refundRefused: {
    pattern: /^refund refused: (.*)$/,
    advice: (code = '') => ({
      what: `The provider would not give the money back: ${REFUSALS[code] ?? code}.`,
      help: REFUSAL_HELP[code] ?? OTHER_REFUSAL_HELP,
    }),
  },
  takenAsGiven: {
    pattern: /^a refund of (£[\d,.]+) was taken as given already$/,
    advice: (sum) => ({
      what: `A refund of ${sum} was taken as given already. See at the provider that the customer got it once.`,
      help: 'Look at the provider that the customer got it once and only once. Nothing more is sent from here.',
    }),
  },
  tooMuchRefunded: {
    pattern: /^(£[\d,.]+) more went back than was taken$/,
    advice: (sum) => ({
      what: `${sum} more went back than was taken: at the provider, and by bank transfer or as a reversal too.`,
      help: `Send nothing more: the customer has ${sum} too much. ${LOOK_UP} Compare it with the bank transfers and corrections of the order. Ask the customer to send the ${sum} by bank transfer, or accept the loss. Then close this with what you did.`,
    }),
  },
  disputed: {
    pattern: /^disputed: charge\.dispute\.(.*)$/,
    advice: (stage = '') => ({
      what: DISPUTES[stage] ?? `The charge is disputed: ${stage}.`,
      help: stage === 'created' ? NEW_DISPUTE_HELP : OLD_DISPUTE_HELP,
    }),
  },
};

const ENDING = Object.values(ISSUES).flatMap(({ pattern, endsWithOrder }) =>
  endsWithOrder ? [pattern.source.slice(1, -1)] : [],
);

/** A stored text in which every reason is over once the payment has its order; JavaScript and PostgreSQL read it alike. */
export const ENDS_WITH_ORDER = `^(${ENDING.join('|')})(; (${ENDING.join('|')}))*$`;

/** What the provider's refusals of a refund mean; others are named by their code. */
const REFUSALS: Readonly<Record<string, string>> = {
  charge_disputed: 'the customer’s bank disputes the charge',
  charge_already_refunded: 'it was given back before',
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

/** What happened to a payment and what to do about it, one entry for each stored reason. */
export function adviceOn(why: string): IssueAdvice[] {
  return why.split('; ').map(adviceOnOne);
}

/** What to do about a payment that has to be looked at, each advice once. */
export function reviewHelp(why: string): string[] {
  return [...new Set(adviceOn(why).map(({ help }) => help))];
}

/** Why a payment has to be looked at, one sentence for each thing that happened. */
export function reviewWords(why: string): string[] {
  return adviceOn(why).map(({ what }) => what);
}

function adviceOnOne(reason: string): IssueAdvice {
  for (const { pattern, advice } of Object.values(ISSUES)) {
    const found = pattern.exec(reason);
    if (found) return advice(...found.slice(1));
  }
  return { what: reason, help: `${LOOK_UP} Then close this with what you found.` };
}
