import type { CardError } from './card-errors';
import type { PaymentMemory } from './payment-memory';
import type { PaymentProgress } from './payment-progress';

/** What the steps of a payment work with. */
export interface PaymentTools {
  readonly calls: PaymentCalls;
  readonly memory: PaymentMemory;
  readonly report: (progress: PaymentProgress) => void;
}

/** All that a payment asks of the world; given in, so that every way it can go wrong is proved without a bank. */
export interface PaymentCalls {
  /** Hands the card to the provider. */
  createPaymentMethod(): Promise<{ id: string } | { error: CardError }>;
  openCheckout(idempotencyKey: string): Promise<{ checkoutId: string }>;
  createPaymentIntent(checkoutId: string): Promise<{ paymentIntentId: string; clientSecret: string }>;
  /** Asks the bank; answers with the provider's own status of the payment. */
  confirmCardPayment(
    clientSecret: string,
    paymentMethodId: string,
  ): Promise<{ status: string } | { error: CardError }>;
  finalizeCheckout(checkoutId: string): Promise<{ orderId: string }>;
  /** What the server knows after asking the provider. */
  readPayment(paymentIntentId: string): Promise<PaymentReading>;
  readCheckout(checkoutId: string): Promise<{ orderId: string | null; paymentIntentId: string | null }>;
  /** Makes sure that the payment can no longer be taken, or says that it was. */
  cancelPayment(paymentIntentId: string): Promise<PaymentReading>;
  /** Empties the local cart and forgets destination and collection date. */
  clearShipment(): void;
  newKey(): string;
  wait(milliseconds: number): Promise<void>;
}

export interface PaymentReading {
  /** idle, creating, processing, succeeded, failed or cancelled. */
  readonly status: string;
  readonly checkoutStatus: string;
  readonly orderId: string | null;
}
