import type { MoneyRefundPartsFragment, PaymentCorrection } from '../../../gql';

/** The deed whose form is open. */
export type OpenDeed =
  | { readonly what: 'refund' | 'payment' | 'cancel' }
  | { readonly what: 'correct'; readonly status: PaymentCorrection }
  | { readonly what: 'sent'; readonly refund: MoneyRefundPartsFragment };
