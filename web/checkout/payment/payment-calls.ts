import type { CheckoutInput, CheckoutStatus, PaymentStep } from '../../apollo/schema.generated';
import type { CardError } from './card-errors';
import type { PaymentProgress } from './payment-progress';
import type { PaymentSessionStore, PendingPayment } from './payment-session-store';

/** What the steps of a payment work with. */
export interface PaymentTools {
  readonly calls: PaymentCalls;
  readonly paymentStore: PaymentSessionStore;
  readonly report: (progress: PaymentProgress) => void;
}

/** All that a payment asks of the world; given in, so that every way it can go wrong is proved without a bank. */
export interface PaymentCalls {
  /** Hands the card to the provider. */
  createPaymentMethod(billing: BillingDetails): Promise<{ id: string } | { error: CardError }>;
  openCheckout(
    details: CheckoutDetails,
    idempotencyKey: string,
  ): Promise<{ checkoutId: string } | PricesChanged>;
  createPaymentIntent(checkoutId: string): Promise<Intent | PricesChanged>;
  /** Asks the bank; answers with the provider's own status of the payment. */
  confirmCardPayment(
    clientSecret: string,
    paymentMethodId: string,
  ): Promise<{ status: string } | { error: CardError }>;
  finalizeCheckout(checkoutId: string): Promise<{ orderId: string }>;
  /** What the server knows after asking the provider. */
  readPayment(paymentIntentId: string): Promise<PaymentReading>;
  readCheckout(checkoutId: string): Promise<{ status: CheckoutStatus; orderId: string | null }>;
  /** Makes sure that the payment can no longer be taken, or says that it was. */
  cancelPayment(paymentIntentId: string): Promise<PaymentReading>;
  /** Closes a checkout that was opened earlier, whether its payment began or not; refused when it was paid. */
  cancelCheckout(checkoutId: string): Promise<void>;
  /** Empties the local cart and forgets destination and collection date. */
  clearShipment(): void;
  newKey(): string;
  wait(milliseconds: number): Promise<void>;
}

/** Nothing was done, as the total is another one now. */
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

/** Everything openCheckout is told, but for the key of the press. */
export type CheckoutDetails = Omit<CheckoutInput, 'idempotencyKey'>;

/** Who the card belongs to, as the provider wants it. */
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

/** What is being paid for: a new shipment, or a checkout that was opened earlier. */
export type Payable = {
  /** All of it in one text; another text is another payment. */
  readonly fingerprint: string;
  readonly billing: BillingDetails;
} & (
  | { readonly checkoutId: string }
  | { readonly checkoutId?: undefined; readonly details: CheckoutDetails }
);

/** A payment that only the bank still has to agree to. */
export interface PreparedPayment {
  readonly payment: PendingPayment & { readonly checkoutId: string; readonly paymentIntentId: string };
  readonly clientSecret: string;
  readonly paymentMethodId: string;
}
