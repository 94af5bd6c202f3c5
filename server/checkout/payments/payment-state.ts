import type { PaymentIntentStatus } from '../../payments/gateway/payment-gateway.js';

export type PaymentStep = 'idle' | 'creating' | 'processing' | 'succeeded' | 'failed' | 'cancelled';

const STEP_OF: Readonly<Record<PaymentIntentStatus, PaymentStep>> = {
  succeeded: 'succeeded',
  canceled: 'cancelled',
  requires_payment_method: 'failed',
  requires_confirmation: 'processing',
  requires_action: 'processing',
  requires_capture: 'processing',
  processing: 'processing',
};

/** The provider's status in the words of the payment page (specification, section 4). */
export function paymentStepOf(intent: {
  status: PaymentIntentStatus;
  failureMessage: string | null;
}): PaymentStep {
  const isUntried = intent.status === 'requires_payment_method' && intent.failureMessage === null;
  return isUntried ? 'idle' : STEP_OF[intent.status];
}
