/** The payment's progress, as the page shows it. */

/** The states of the payment step (specification, section 4). */
export type PaymentProgress =
  | { step: 'idle' }
  /** The bank has not been asked yet. */
  | { step: 'creating' }
  /** The bank is being asked or, once `isPaid`, the order is being written. */
  | { step: 'processing'; isPaid: boolean }
  | { step: 'succeeded'; orderId: string }
  | { step: 'failed'; failure: PaymentFailure }
  | { step: 'cancelled' };

/** Whether money left the customer's card, as far as we know. */
export type Charged = 'no' | 'yes' | 'unknown';

export type FailureReason =
  | 'card'
  | 'details'
  | 'pricesChanged'
  | 'session'
  | 'network'
  | 'provider'
  | 'tooManyAttempts'
  | 'closed'
  | 'unanswered'
  | 'refunded'
  | 'unexpected';

export interface PaymentFailure {
  readonly reason: FailureReason;
  readonly charged: Charged;
  /** The text for the customer: the failure, whether the card was charged, the next step. */
  readonly message: string;
  /** With `pricesChanged`: what the shipment costs now. */
  readonly newTotalPence?: number;
  /** Newer terms are in force than the page showed. */
  readonly areTermsOutdated?: boolean;
  /** With `details`: the form fields the server refused. */
  readonly fields?: readonly FieldProblem[];
}

export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

/** Ends the payment's steps early: it failed, or had been taken before. */
export class PaymentEnded extends Error {
  readonly progress: PaymentProgress;

  constructor(progress: PaymentProgress) {
    super(`The payment ended: ${progress.step}`);
    this.progress = progress;
  }
}

/** Ends the payment with a message for the customer. */
export function failPayment(failure: PaymentFailure): never {
  throw new PaymentEnded({ step: 'failed', failure });
}

/** Whether the customer has to wait. */
export function isPending({ step }: PaymentProgress): boolean {
  return step === 'creating' || step === 'processing';
}

/** Whether the next press must check the earlier payment instead of making another. */
export function mustCheckFirst(progress: PaymentProgress): boolean {
  return progress.step === 'failed' && progress.failure.charged !== 'no';
}
