import type { Chances } from '../../../server/test/rubbish/chances.js';
import type { Step } from '../faults/steps.js';
import { insist, persist, persistGraphql, type Wire } from './shop-calls.js';
import { CONFIRM_PAYMENT, FINALIZE } from './shop-queries.js';

/** A call that ends a paid checkout: over one API or the other. */
export interface FinishingCall {
  readonly path: string;
  readonly body: object;
  readonly step: Step;
  /** The order's id out of the answer; null when this call's answer names none. */
  readonly orderIdOf: (answer: Record<string, never>) => string | null;
}

/** Every call of both APIs that can make the order of a paid checkout. */
export function finishingCalls(checkoutId: string, intentId: string): FinishingCall[] {
  const inRest = (answer: { order?: { _id?: string } }) => answer.order?._id ?? null;
  return [
    {
      path: '/graphql',
      body: { query: FINALIZE, variables: { id: checkoutId } },
      step: 'finalize',
      orderIdOf: (answer: { data?: { finalizeCheckout?: { id: string } } }) =>
        answer.data?.finalizeCheckout?.id ?? null,
    },
    {
      path: '/graphql',
      body: { query: CONFIRM_PAYMENT, variables: { id: intentId } },
      step: 'confirm',
      orderIdOf: (answer: { data?: { confirmPayment?: { order?: { id: string } } } }) =>
        answer.data?.confirmPayment?.order?.id ?? null,
    },
    { path: `/api/checkout/${checkoutId}/finalize`, body: {}, step: 'finalize', orderIdOf: inRest },
    { path: '/api/stripe/finalize-checkout', body: { checkoutId }, step: 'finalize', orderIdOf: inRest },
    { path: '/api/orders/create-from-checkout', body: { checkoutId }, step: 'finalize', orderIdOf: inRest },
    {
      path: '/api/stripe/confirm-payment',
      body: { paymentIntentId: intentId },
      step: 'confirm',
      orderIdOf: () => null,
    },
  ];
}

/** Ends a payment as the web client does: confirm, then finalize. Returns the order's id, which both must name if at all. */
export async function finishOnce(
  wire: Wire,
  token: string,
  chances: Chances,
  checkoutId: string,
  intentId: string,
): Promise<string> {
  const { confirmPayment } = await persistGraphql<{
    confirmPayment: { status: string; order: { id: string } | null };
  }>(wire, chances, { query: CONFIRM_PAYMENT, variables: { id: intentId }, token, step: 'confirm' });
  const { finalizeCheckout } = await insist(() =>
    persistGraphql<{ finalizeCheckout: { id: string } }>(wire, chances, {
      query: FINALIZE,
      variables: { id: checkoutId },
      token,
      step: 'finalize',
    }),
  );
  if (confirmPayment.order && confirmPayment.order.id !== finalizeCheckout.id)
    throw new Error(
      `${checkoutId}: confirmed as ${confirmPayment.order?.id}, finalized as ${finalizeCheckout.id}`,
    );
  return finalizeCheckout.id;
}

/** Presses every button there is at the same time. Returns the order's id, which must be the same everywhere. */
export async function finishEverywhere(
  wire: Wire,
  token: string,
  chances: Chances,
  checkoutId: string,
  intentId: string,
): Promise<string> {
  const answers = await Promise.all(
    finishingCalls(checkoutId, intentId).map(async ({ path, body, step, orderIdOf }) =>
      orderIdOf(
        (await insist(() => persist(wire, chances, { path, body, token, step }))) as Record<string, never>,
      ),
    ),
  );
  const ids = new Set(answers.filter((id) => id !== null));
  const [id] = ids;
  if (ids.size !== 1 || id === undefined)
    throw new Error(`${checkoutId}: one order was expected, got ${[...ids].join(', ') || 'none'}`);
  return id;
}
