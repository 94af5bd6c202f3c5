/** Where a fault can strike: in a payment, or in what staff do with the money of an order. */
export const STEPS = [
  'open checkout',
  'create intent',
  'confirm at the provider',
  'confirm',
  'finalize',
  'cancel',
  'change order',
  'staff refund',
  'staff books',
  'staff cancel',
] as const;
export type Step = (typeof STEPS)[number];
