import type { PaymentCalls } from '../payment/payment-calls';

/** A payment as a wallet's buttons make it. */
export interface WalletPayment {
  /** Shown in the wallet's sheet; more than nothing. */
  readonly totalPence: number;
  /** Called when a button is pressed, before its sheet opens; within a second, or the provider gives up. */
  readonly mayOpen: () => Promise<boolean>;
  /** Pays what was approved in the sheet, at the sum that it showed. Whether there is an order. */
  readonly pay: (
    createPaymentMethod: PaymentCalls['createPaymentMethod'],
    approvedPence: number,
  ) => Promise<boolean>;
}
