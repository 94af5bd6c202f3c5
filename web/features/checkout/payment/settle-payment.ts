import type { PaymentCalls, PaymentReading } from './payment-calls';
import { isSessionExpired } from './server-failures';

/** The outcome of a payment whose answer was lost. */
export type Settlement =
  | { kind: 'ordered'; orderId: string }
  | { kind: 'notTaken' | 'cancelled' | 'refunded' }
  | { kind: 'sessionOver' | 'stillOpen'; isPaid: boolean };

/** Polling intervals: short at first, then every 5 s, two minutes in all. */
const WAITS_MS = [0, 1000, 1000, 2000, 2000, 3000, ...Array<number>(22).fill(5000)];
/** A confirmation may still be on its way to the provider, so "not taken" must be read twice. */
const NOT_TAKEN_NEEDED = 2;

/**
 * Polls the server for the payment's outcome. `isPaid`: the provider has already reported success to the browser; `onPaid` is
 * called when the server reports it first.
 */
export async function settlePayment(
  calls: Pick<PaymentCalls, 'readPayment' | 'wait'>,
  paymentIntentId: string,
  isPaid: boolean,
  onPaid: () => void,
): Promise<Settlement> {
  let paid = isPaid;
  let notTaken = 0;
  for (const milliseconds of WAITS_MS) {
    await calls.wait(milliseconds);
    const reading = await readOrNothing(calls, paymentIntentId);
    if (reading === 'sessionOver') return { kind: 'sessionOver', isPaid: paid };
    if (!reading) continue;
    if (reading.orderId) return { kind: 'ordered', orderId: reading.orderId };
    if (reading.checkoutStatus === 'REFUNDED') return { kind: 'refunded' };
    if (reading.status === 'SUCCEEDED' && !paid) {
      paid = true;
      onPaid();
    }
    if (paid) continue;
    if (reading.status === 'CANCELLED') return { kind: 'cancelled' };
    notTaken = reading.status === 'FAILED' || reading.status === 'IDLE' ? notTaken + 1 : 0;
    if (notTaken === NOT_TAKEN_NEEDED) return { kind: 'notTaken' };
  }
  return { kind: 'stillOpen', isPaid: paid };
}

async function readOrNothing(
  calls: Pick<PaymentCalls, 'readPayment'>,
  paymentIntentId: string,
): Promise<PaymentReading | 'sessionOver' | null> {
  try {
    return await calls.readPayment(paymentIntentId);
  } catch (error) {
    return isSessionExpired(error) ? 'sessionOver' : null;
  }
}
