import type { ApolloClient } from '@apollo/client';
import { NO_RETRY } from '../apollo/retry-link';
import {
  CancelCheckoutDocument,
  type CancelCheckoutMutation,
  CancelPaymentDocument,
  type CancelPaymentMutation,
  CheckoutOutcomeDocument,
  type CheckoutOutcomeQuery,
  CreatePaymentIntentDocument,
  type CreatePaymentIntentMutation,
  FinalizeCheckoutDocument,
  type FinalizeCheckoutMutation,
  OpenCheckoutDocument,
  type OpenCheckoutMutation,
  type PaymentReadingPartsFragment,
  PaymentStatusDocument,
  type PaymentStatusQuery,
} from '../gql';
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

/** What a payment asks of our server. Answers stay out of the cache: secrets are not kept and a status is never old. */
export function serverCalls(client: ApolloClient): ServerCalls {
  const mutate = async <T>(mutation: typeof OpenCheckoutDocument, variables: Record<string, unknown>) =>
    answered((await client.mutate<T>({ mutation, variables, fetchPolicy: 'no-cache' })).data);
  const query = async <T>(document: typeof OpenCheckoutDocument, variables: Record<string, unknown>) =>
    answered(
      (await client.query<T>({ query: document, variables, fetchPolicy: 'no-cache', context: NO_RETRY }))
        .data,
    );

  return {
    async openCheckout(details, idempotencyKey) {
      const variables = { input: { ...details, idempotencyKey } };
      const { openCheckout } = await mutate<OpenCheckoutMutation>(OpenCheckoutDocument, variables);
      return { checkoutId: openCheckout.id };
    },
    async createPaymentIntent(checkoutId) {
      const variables = { checkoutId };
      const answer = await mutate<CreatePaymentIntentMutation>(CreatePaymentIntentDocument, variables);
      return answer.createPaymentIntent;
    },
    async finalizeCheckout(checkoutId) {
      const answer = await mutate<FinalizeCheckoutMutation>(FinalizeCheckoutDocument, { checkoutId });
      return { orderId: answer.finalizeCheckout.id };
    },
    async readPayment(paymentIntentId) {
      const answer = await query<PaymentStatusQuery>(PaymentStatusDocument, { paymentIntentId });
      return toReading(answer.paymentStatus);
    },
    async readCheckout(id) {
      const { checkout } = await query<CheckoutOutcomeQuery>(CheckoutOutcomeDocument, { id });
      return { status: checkout.status, orderId: checkout.orderId ?? null };
    },
    async cancelPayment(paymentIntentId) {
      const answer = await mutate<CancelPaymentMutation>(CancelPaymentDocument, { paymentIntentId });
      return toReading(answer.cancelPayment);
    },
    async cancelCheckout(checkoutId) {
      await mutate<CancelCheckoutMutation>(CancelCheckoutDocument, { checkoutId });
    },
  };
}

function toReading({ status, checkout }: PaymentReadingPartsFragment): PaymentReading {
  return { status, checkoutStatus: checkout.status, orderId: checkout.orderId ?? null };
}

function answered<T>(data: T | undefined | null): T {
  if (!data) throw new TypeError('The server sent no answer');
  return data;
}
