import { inPounds } from '../email/format.js';

/** What the provider's refusals of a refund mean; others are named by their code. */
const REFUSALS: Readonly<Record<string, string>> = {
  charge_disputed: 'the customer’s bank disputes the charge',
  charge_already_refunded: 'it was given back before',
  insufficient_funds: 'our balance at the provider is too low',
  balance_insufficient: 'our balance at the provider is too low',
  amount_too_large: 'it is more than is left of the payment',
  resource_missing: 'the provider does not know the payment',
};

const DISPUTES: Readonly<Record<string, string>> = {
  created: 'The customer’s bank disputes the charge. Answer at the provider’s dashboard.',
  updated: 'The dispute of the charge has moved on. Look at the provider’s dashboard.',
  funds_withdrawn: 'The bank has taken the disputed money back. Correct the payment of the order.',
  funds_reinstated: 'The bank has given the disputed money back to us. Record it if it was written off.',
  closed: 'The dispute of the charge is over. Look at the provider’s dashboard how it ended.',
};

const SENTENCES: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [
    /^received (\d+) for a checkout of (\d+)$/,
    (got, due) =>
      `${inPounds(Number(got))} was received where ${inPounds(Number(due))} was due. No order was made.`,
  ],
  [
    /^received (\w+) for a checkout in (\w+)$/,
    (got = '', due = '') =>
      `The payment is in ${got.toUpperCase()} and not in ${due.toUpperCase()}. No order was made.`,
  ],
  [
    /^received in the other mode/,
    () => 'Test money came for a real checkout, or real money for a test. Check the keys of the provider.',
  ],
  [
    /^paid, but belongs to no checkout/,
    () => 'The customer has paid, but the payment belongs to no checkout of this shop.',
  ],
  [
    /^an order without a successful payment$/,
    () => 'The order is here, but the provider has no successful payment for it. Stop the shipment.',
  ],
  [
    /^refund failed/,
    () => 'The bank did not take the refund: the money is with us again. Send it by bank transfer.',
  ],
  [
    /^refund refused: (.*)$/,
    (code = '') => `The provider would not give the money back: ${REFUSALS[code] ?? code}.`,
  ],
  [
    /^a refund of (£[\d,.]+) was taken as given already$/,
    (sum) =>
      `A refund of ${sum} was taken as given already. See at the provider that the customer got it once.`,
  ],
  [
    /^(£[\d,.]+) more went back than was taken$/,
    (sum) =>
      `${sum} more went back than was taken: at the provider, and by bank transfer or as a reversal too.`,
  ],
  [/^disputed: charge\.dispute\.(.*)$/, (what = '') => DISPUTES[what] ?? `The charge is disputed: ${what}.`],
];

/** Why a payment has to be looked at, one sentence for each thing that happened. */
export function reviewWords(why: string): string[] {
  return why.split('; ').map((reason) => {
    for (const [pattern, sentence] of SENTENCES) {
      const found = pattern.exec(reason);
      if (found) return sentence(...found.slice(1));
    }
    return reason;
  });
}
