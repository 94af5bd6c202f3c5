import type { CheckoutInput, CheckoutStatus, PaymentStep } from '../../../data/schema.generated';
import type { CardError } from './card-errors';
import type { PaymentProgress } from './payment-progress';
import type { PaymentSessionStore, PendingPayment } from './payment-session-store';

/** Dependencies of the payment's steps. */
export interface PaymentTools {
  readonly calls: PaymentCalls;
  readonly paymentStore: PaymentSessionStore;
  readonly report: (progress: PaymentProgress) => void;
}

/** Every outside call of a payment; injected, so that every failure can be tested without a bank. */
export interface PaymentCalls {
  /** Sends the card to the provider. */
  createPaymentMethod(billing: BillingDetails): Promise<{ id: string } | { error: CardError }>;
  openCheckout(
    details: CheckoutDetails,
    idempotencyKey: string,
  ): Promise<{ checkoutId: string } | PricesChanged>;
  createPaymentIntent(checkoutId: string): Promise<Intent | PricesChanged>;
  /** Confirms with the bank; resolves to the provider's status of the payment. */
  confirmCardPayment(
    clientSecret: string,
    paymentMethodId: string,
  ): Promise<{ status: string } | { error: CardError }>;
  finalizeCheckout(id: string): Promise<{ orderId: string }>;
  /** The server's reading of the payment, after asking the provider. */
  readPayment(paymentIntentId: string): Promise<PaymentReading>;
  readCheckout(checkoutId: string): Promise<{ status: CheckoutStatus; orderId: string | null }>;
  /** Cancels the payment, or reports that it was taken. */
  cancelPayment(paymentIntentId: string): Promise<PaymentReading>;
  /** Closes an open checkout, whether its payment began or not; rejects when it was paid. */
  cancelCheckout(id: string): Promise<void>;
  /** Empties the local cart; removes destination and collection date. */
  clearShipment(): void;
  newKey(): string;
  wait(milliseconds: number): Promise<void>;
}

/** Nothing was done, because the total has changed. */
export interface PricesChanged {
  readonly newTotalPence: number;
}

export interface Intent {
  readonly paymentIntentId: string;
  readonly clientSecret: string;
}

export interface PaymentReading {
  readonly status: PaymentStep;
  readonly checkoutStatus: CheckoutStatus;
  readonly orderId: string | null;
}

/** Input of openCheckout without the idempotency key. */
export type CheckoutDetails = Omit<CheckoutInput, 'idempotencyKey'>;

/** The card holder, in the provider's format. */
export interface BillingDetails {
  readonly name: string;
  readonly email: string;
  readonly phone?: string;
  readonly address: {
    readonly line1: string;
    readonly line2?: string;
    readonly city: string;
    readonly state?: string;
    readonly postal_code?: string;
    /** ISO 3166-1 alpha-2. */
    readonly country?: string;
  };
}

/** The subject of a payment: a new shipment, or an open checkout. */
export type Payable = {
  /** Identifies the whole shipment; a different fingerprint is a different payment. */
  readonly fingerprint: string;
  readonly billing: BillingDetails;
} & (
  | { readonly checkoutId: string }
  | { readonly checkoutId?: undefined; readonly details: CheckoutDetails }
);

/** A payment that only needs the bank's confirmation. */
export interface PreparedPayment {
  readonly payment: PendingPayment & { readonly checkoutId: string; readonly paymentIntentId: string };
  readonly clientSecret: string;
  readonly paymentMethodId: string;
}
