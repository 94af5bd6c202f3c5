const NO_ORDER =
  'Look the payment up at the provider by its number. Write to the customer, and give the money back there unless they book again. Then close this with what you did.';

/** What to do about each reason; tried in this order. */
const HELP: readonly (readonly [RegExp, string])[] = [
  [
    /^received in the other mode/,
    'Have whoever runs the server check the keys of the provider. Test money needs no refund; real money does.',
  ],
  [/^(received |paid, but belongs to no checkout)/, NO_ORDER],
  [
    /^an order without a successful payment$/,
    'Stop the shipment: cancel nothing yet. Look the payment up at the provider. If there is none, set the payment of the order to failed, or record the bank transfer it was paid by.',
  ],
  [
    /^refund failed/,
    'Ask the customer for bank details, send the money by bank transfer and record it on the order, or here where there is none. The card was closed or its bank has moved.',
  ],
  [
    /^refund refused: (insufficient_funds|balance_insufficient)/,
    'Top up our balance at the provider. The refund is tried again by itself the next day.',
  ],
  [
    /^refund refused: charge_disputed/,
    'Give nothing back by another way: the customer’s bank decides who gets this money, and would pay it out a second time.',
  ],
  [
    /^refund refused:/,
    'It is tried again by itself the next day. If it stays refused, send the money by bank transfer and record it on the order, or here where there is none.',
  ],
  [
    /^a refund of .* was taken as given already$/,
    'Look at the provider that the customer got it once and only once. Nothing more is sent from here.',
  ],
  [
    /^disputed: charge\.dispute\.created$/,
    'Answer before the provider’s deadline, with the booking, the labels and what was delivered. Give nothing back while the dispute is open: the bank does that.',
  ],
  [
    /^disputed:/,
    'Look at the provider’s dashboard how the dispute stands, and bring the payment of the order in line with it.',
  ],
];

/** What to do about a payment that has to be looked at, one sentence or two for each kind of reason. */
export function reviewHelp(why: string): string[] {
  const help = why
    .split('; ')
    .map((reason) => HELP.find(([pattern]) => pattern.test(reason))?.[1] ?? NO_ORDER);
  return [...new Set(help)];
}
