/** An unfinished payment, stored in this tab so that a reload neither loses nor repeats it. No card data. */

import { tabStorage } from '../../../session/tab-storage';
import { isBoolean, isString, nullable, objectOf } from '../../../session/type-guards';

export interface PendingPayment {
  /** Identifies the shipment; another shipment is another payment. */
  readonly fingerprint: string;
  /** For openCheckout; one key until the shipment changes or is paid. */
  readonly idempotencyKey: string;
  readonly checkoutId: string | null;
  readonly paymentIntentId: string | null;
  /** The bank was asked and no answer has arrived. */
  readonly isUnanswered: boolean;
}

export interface PaymentSessionStore {
  read(): PendingPayment | null;
  write(payment: PendingPayment): void;
  clear(): void;
}

interface StoredPayment {
  readonly owner: string;
  readonly payment: PendingPayment;
}

const stored = tabStorage(
  'payment',
  objectOf<StoredPayment>({
    owner: isString,
    payment: objectOf<PendingPayment>({
      fingerprint: isString,
      idempotencyKey: isString,
      checkoutId: nullable(isString),
      paymentIntentId: nullable(isString),
      isUnanswered: isBoolean,
    }),
  }),
);

/** This tab's store for one customer; another customer's payment is not read. */
export function paymentSessionStore(owner: string): PaymentSessionStore {
  return {
    read() {
      const last = stored.read();
      return last?.owner === owner ? last.payment : null;
    },
    write: (payment) => stored.write({ owner, payment }),
    clear: stored.remove,
  };
}
