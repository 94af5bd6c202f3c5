/** What a tab remembers of a payment that is not finished, so that a reload neither loses nor repeats it. No card data. */
import { isFlag, isText, orNull, shape } from '../../apollo/session/shape';
import { readTab, removeTab, writeTab } from '../../apollo/session/tab-storage';

export interface RememberedPayment {
  /** Everything that was to be paid for; another shipment is another payment. */
  readonly fingerprint: string;
  /** Sent with openCheckout; one key until the shipment changes or is paid. */
  readonly idempotencyKey: string;
  readonly checkoutId: string | null;
  readonly paymentIntentId: string | null;
  /** The bank has been asked and its answer has not been heard. */
  readonly isUnanswered: boolean;
}

export interface PaymentMemory {
  read(): RememberedPayment | null;
  write(payment: RememberedPayment): void;
  forget(): void;
}

const KEY = 'payment';

/** The memory of this tab for one customer; somebody else's payment is not seen. */
export function tabMemory(owner: string): PaymentMemory {
  return {
    read() {
      const kept = readTab(KEY, isKept);
      return kept?.owner === owner ? kept.payment : null;
    },
    write(payment) {
      writeTab(KEY, { owner, payment } satisfies Kept);
    },
    forget() {
      removeTab(KEY);
    },
  };
}

interface Kept {
  readonly owner: string;
  readonly payment: RememberedPayment;
}

const isKept = shape<Kept>({
  owner: isText,
  payment: shape<RememberedPayment>({
    fingerprint: isText,
    idempotencyKey: isText,
    checkoutId: orNull(isText),
    paymentIntentId: orNull(isText),
    isUnanswered: isFlag,
  }),
});
