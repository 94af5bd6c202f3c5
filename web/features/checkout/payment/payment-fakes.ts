/** A fake bank, server and tab for the payment flow's tests. */
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { createPaymentFlow } from './pay';
import type { CheckoutDetails, Payable, PaymentCalls } from './payment-calls';
import type { PaymentProgress } from './payment-progress';
import type { PaymentSessionStore, PendingPayment } from './payment-session-store';

/** A server error with this code. */
export function refusal(code: string, message = 'No.', extensions: Record<string, unknown> = {}): Error {
  return new CombinedGraphQLErrors({ errors: [{ message, extensions: { code, ...extensions } }] });
}

/** A proxy's answer while its server is down. */
export const proxyPage = (headers: Record<string, string>) =>
  new ServerError('Away', { response: new Response(null, { status: 503, headers }), bodyText: '<html>' });

/** A call without an answer. */
export const lost = () => Object.assign(new Error('Failed to fetch'), { name: 'TypeError' });

/** Answers of one call, in order; the last one repeats. An Error is thrown. */
export type Answers<T> = readonly (T | Error)[];

interface Script {
  createPaymentMethod?: Answers<unknown>;
  openCheckout?: Answers<unknown>;
  createPaymentIntent?: Answers<unknown>;
  confirmCardPayment?: Answers<unknown>;
  finalizeCheckout?: Answers<unknown>;
  readPayment?: Answers<unknown>;
  readCheckout?: Answers<unknown>;
  cancelPayment?: Answers<unknown>;
  cancelCheckout?: Answers<unknown>;
}

const PLAIN: Required<Script> = {
  createPaymentMethod: [{ id: 'pm_1' }],
  openCheckout: [{ checkoutId: 'checkout_1' }],
  createPaymentIntent: [{ paymentIntentId: 'pi_1', clientSecret: 'pi_1_secret' }],
  confirmCardPayment: [{ status: 'succeeded' }],
  finalizeCheckout: [{ orderId: 'order_1' }],
  readPayment: [{ status: 'SUCCEEDED', checkoutStatus: 'FINALIZED', orderId: 'order_1' }],
  readCheckout: [{ status: 'CANCELLED', orderId: null }],
  cancelPayment: [{ status: 'CANCELLED', checkoutStatus: 'CANCELLED', orderId: null }],
  cancelCheckout: [undefined],
};

const BILLING = { name: 'Ada', email: 'ada@example.com', address: { line1: '1 Quay', city: 'Hull' } };

/** A shipment without a checkout. */
export const shipment = (fingerprint: string): Payable => ({
  fingerprint,
  billing: BILLING,
  details: { expectedTotal: 41_200 } as CheckoutDetails,
});

/** An open checkout. */
export const opened = (checkoutId: string): Payable => ({
  fingerprint: checkoutId,
  checkoutId,
  billing: BILLING,
});

/** A payment flow over scripted answers, with its calls. `stored` is the tab's earlier payment. */
export function payWith(script: Script = {}, stored: PendingPayment | null = null) {
  const asked: { call: string; with: unknown[] }[] = [];
  const reports: PaymentProgress[] = [];
  const waits: number[] = [];
  const paymentStore = paymentStoreOf(stored);
  let keys = 0;
  const answer = (call: keyof Script) => {
    const answers = [...(script[call] ?? PLAIN[call])];
    return async (...args: unknown[]) => {
      asked.push({ call, with: args });
      const next = answers.length > 1 ? answers.shift() : answers[0];
      if (next instanceof Error) throw next;
      return next;
    };
  };
  const calls = {
    ...Object.fromEntries(Object.keys(PLAIN).map((call) => [call, answer(call as keyof Script)])),
    clearShipment: () => void asked.push({ call: 'clearShipment', with: [] }),
    newKey: () => `key_${++keys}`,
    wait: async (milliseconds: number) => void waits.push(milliseconds),
  } as unknown as PaymentCalls;
  const flow = createPaymentFlow({ calls, paymentStore, report: (progress) => void reports.push(progress) });
  const callCount = (call: string) => asked.filter((one) => one.call === call).length;
  return {
    flow,
    asked,
    reports,
    waits,
    paymentStore,
    callCount,
    order: () => asked.map(({ call }) => call),
  };
}

/** A payment sent to the bank without an answer. */
export const UNANSWERED: PendingPayment = {
  fingerprint: 'two boxes',
  idempotencyKey: 'key_0',
  checkoutId: 'checkout_1',
  paymentIntentId: 'pi_1',
  isUnanswered: true,
};

function paymentStoreOf(stored: PendingPayment | null): PaymentSessionStore {
  let payment = stored;
  return {
    read: () => payment,
    write: (next) => {
      payment = next;
    },
    clear: () => {
      payment = null;
    },
  };
}
