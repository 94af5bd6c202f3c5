import type { ApolloClient } from '@apollo/client';
import { NO_RETRY } from '../../../data/links/retry-state';
import { CheckoutOutcomeDocument, OpenCheckoutDocument } from '../checkout.generated';
import { PaidOrderDocument } from '../outcome/paid-order.generated';
import {
  CancelCheckoutDocument,
  CancelPaymentDocument,
  ConfirmPaymentDocument,
  CreatePaymentIntentDocument,
  FinalizeCheckoutDocument,
  type PaymentReadingPartsFragment,
} from './payment.generated';
import type { PaymentCalls, PaymentReading } from './payment-calls';

type ServerCalls = Pick<
  PaymentCalls,
  | 'openCheckout'
  | 'createPaymentIntent'
  | 'finalizeCheckout'
  | 'readPayment'
  | 'readCheckout'
  | 'cancelPayment'
  | 'cancelCheckout'
>;

/** Secrets are not cached, and a status is never stale. */
const UNCACHED = { fetchPolicy: 'no-cache' } as const;
/** A status is polled in any case. */
const UNCACHED_ONCE = { ...UNCACHED, context: NO_RETRY } as const;

/** The payment's calls to our server. Responses are not cached, but for the order in the end. */
export function serverCalls(client: ApolloClient): ServerCalls {
  return {
    async openCheckout(details, idempotencyKey) {
      const variables = { input: { ...details, idempotencyKey } };
      const answer = await client.mutate({ mutation: OpenCheckoutDocument, variables, ...UNCACHED });
      const opened = dataOf(answer).openCheckout;
      if (opened.__typename === 'PricesChanged') return { newTotalPence: opened.newTotal.minorUnits };
      return { checkoutId: opened.id };
    },
    async createPaymentIntent(checkoutId) {
      const variables = { checkoutId };
      const answer = await client.mutate({ mutation: CreatePaymentIntentDocument, variables, ...UNCACHED });
      const intent = dataOf(answer).createPaymentIntent;
      if (intent.__typename === 'PricesChanged') return { newTotalPence: intent.newTotal.minorUnits };
      return intent;
    },
    async finalizeCheckout(checkoutId) {
      const variables = { checkoutId };
      const answer = await client.mutate({ mutation: FinalizeCheckoutDocument, variables, ...UNCACHED });
      const order = dataOf(answer).finalizeCheckout;
      client.writeQuery({ query: PaidOrderDocument, variables: { id: order.id }, data: { order } });
      return { orderId: order.id };
    },
    async readPayment(paymentIntentId) {
      const variables = { paymentIntentId };
      const answer = await client.mutate({ mutation: ConfirmPaymentDocument, variables, ...UNCACHED_ONCE });
      return toReading(dataOf(answer).confirmPayment);
    },
    async readCheckout(id) {
      const variables = { id };
      const answer = await client.query({ query: CheckoutOutcomeDocument, variables, ...UNCACHED_ONCE });
      const { status, orderId } = dataOf(answer).checkout;
      return { status, orderId: orderId ?? null };
    },
    async cancelPayment(paymentIntentId) {
      const variables = { paymentIntentId };
      const answer = await client.mutate({ mutation: CancelPaymentDocument, variables, ...UNCACHED });
      return toReading(dataOf(answer).cancelPayment);
    },
    async cancelCheckout(checkoutId) {
      await client.mutate({ mutation: CancelCheckoutDocument, variables: { checkoutId }, ...UNCACHED });
    },
  };
}

function toReading({ status, checkout }: PaymentReadingPartsFragment): PaymentReading {
  return { status, checkoutStatus: checkout.status, orderId: checkout.orderId ?? null };
}

function dataOf<T>({ data }: { data?: T | null }): T {
  if (!data) throw new TypeError('The server sent no answer');
  return data;
}
