/** What a tab remembers of a payment that is not finished, so that a reload neither loses nor repeats it. No card data. */

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
      try {
        const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
        return kept?.owner === owner ? kept.payment : null;
      } catch {
        return null;
      }
    },
    write(payment) {
      keep(JSON.stringify({ owner, payment }));
    },
    forget() {
      keep(null);
    },
  };
}

function keep(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, text);
  } catch {
    // A browser without session storage pays all the same; only a reload is not remembered.
  }
}
