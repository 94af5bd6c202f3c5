/** How a refusal reads in Stripe's answers (https://docs.stripe.com/declines/codes). */
export interface Decline {
  code: string;
  declineCode: string;
  message: string;
}

/** The course of a charge to a card. */
export interface CardBehaviour {
  /** The bank asks the cardholder first. */
  authenticates?: true;
  /** The charge is refused (after the cardholder was asked, if both). */
  decline?: Decline;
  /** The charge settles some seconds later. Ours: no card of Stripe's does this. */
  settlesLater?: true;
}

const declined = (declineCode: string): Decline => ({
  code: 'card_declined',
  declineCode,
  message: 'Your card was declined.',
});

const insufficientFunds: Decline = {
  code: 'card_declined',
  declineCode: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
};

/** Every behaviour by the name it is stored under. */
export const CARD_BEHAVIOURS = {
  succeeds: {},
  declined: { decline: declined('generic_decline') },
  insufficient_funds: { decline: insufficientFunds },
  lost_card: { decline: declined('lost_card') },
  stolen_card: { decline: declined('stolen_card') },
  expired_card: {
    decline: { code: 'expired_card', declineCode: 'expired_card', message: 'Your card has expired.' },
  },
  incorrect_cvc: {
    decline: {
      code: 'incorrect_cvc',
      declineCode: 'incorrect_cvc',
      message: "Your card's security code is incorrect.",
    },
  },
  processing_error: {
    decline: {
      code: 'processing_error',
      declineCode: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  },
  authenticates: { authenticates: true },
  authenticates_then_declined: { authenticates: true, decline: insufficientFunds },
  settles_later: { settlesLater: true },
} satisfies Record<string, CardBehaviour>;

export type BehaviourName = keyof typeof CARD_BEHAVIOURS;

/** The stored facts of a card; of its number the last four digits alone. */
export interface TestCard {
  brand: string;
  last4: string;
  behaviour: BehaviourName;
}

const visa = (last4: string, behaviour: BehaviourName): TestCard => ({ brand: 'visa', last4, behaviour });
const other = (brand: string, last4: string): TestCard => ({ brand, last4, behaviour: 'succeeds' });

/** Stripe's test numbers (https://docs.stripe.com/testing). Any other number counts as a real card. */
export const CARDS_BY_NUMBER: ReadonlyMap<string, TestCard> = new Map([
  ['4242424242424242', visa('4242', 'succeeds')],
  ['4000056655665556', visa('5556', 'succeeds')],
  ['4000008260000000', visa('0000', 'succeeds')],
  ['5555555555554444', other('mastercard', '4444')],
  ['2223003122003222', other('mastercard', '3222')],
  ['5200828282828210', other('mastercard', '8210')],
  ['378282246310005', other('amex', '0005')],
  ['371449635398431', other('amex', '8431')],
  ['6011111111111117', other('discover', '1117')],
  ['3056930009020004', other('diners', '0004')],
  ['3566002020360505', other('jcb', '0505')],
  ['4000000000000002', visa('0002', 'declined')],
  ['4000000000009995', visa('9995', 'insufficient_funds')],
  ['4000000000009987', visa('9987', 'lost_card')],
  ['4000000000009979', visa('9979', 'stolen_card')],
  ['4000000000000069', visa('0069', 'expired_card')],
  ['4000000000000127', visa('0127', 'incorrect_cvc')],
  ['4000000000000119', visa('0119', 'processing_error')],
  ['4000002500003155', visa('3155', 'authenticates')],
  ['4000002760003184', visa('3184', 'authenticates')],
  ['4000000000003220', visa('3220', 'authenticates')],
  ['4000008260003178', visa('3178', 'authenticates_then_declined')],
  // Ours, in the same form: settles later. The last digit is the Luhn check.
  ['4000000000007775', visa('7775', 'settles_later')],
]);

/** Ready-made methods for tests and servers (https://docs.stripe.com/testing), and one of ours. */
export const CARDS_BY_TOKEN: ReadonlyMap<string, TestCard> = new Map([
  ['pm_card_visa', visa('4242', 'succeeds')],
  ['pm_card_gb', visa('0000', 'succeeds')],
  ['pm_card_mastercard', other('mastercard', '4444')],
  ['pm_card_amex', other('amex', '8431')],
  ...['pm_card_', 'pm_card_visa_'].flatMap((prefix): [string, TestCard][] => [
    [`${prefix}chargeDeclined`, visa('0002', 'declined')],
    [`${prefix}chargeDeclinedInsufficientFunds`, visa('9995', 'insufficient_funds')],
    [`${prefix}chargeDeclinedLostCard`, visa('9987', 'lost_card')],
    [`${prefix}chargeDeclinedStolenCard`, visa('9979', 'stolen_card')],
    [`${prefix}chargeDeclinedExpiredCard`, visa('0069', 'expired_card')],
    [`${prefix}chargeDeclinedIncorrectCvc`, visa('0127', 'incorrect_cvc')],
    [`${prefix}chargeDeclinedProcessingError`, visa('0119', 'processing_error')],
  ]),
  ['pm_card_authenticationRequired', visa('3155', 'authenticates')],
  [
    'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
    visa('3178', 'authenticates_then_declined'),
  ],
  ['pm_sandbox_settlesLater', visa('7775', 'settles_later')],
]);

/** The cards of the sandbox's wallet by its tokens, which stand in for the encrypted ones of Apple and Google. */
export const CARDS_BY_WALLET_TOKEN: ReadonlyMap<string, TestCard> = new Map([
  ['tok_visa', visa('4242', 'succeeds')],
  ['tok_chargeDeclined', visa('0002', 'declined')],
]);
