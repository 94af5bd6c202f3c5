import { randomUUID } from 'node:crypto';
import type { PaymentMethod } from '../../orders/order-payments.store.js';
import { heldPence } from '../admin-payments/order-balance.js';
import type { OrderBalance } from '../admin-payments/order-balance.types.js';
import { expectRefusal, type OrderLife } from './order-life.js';

/** Cancels and refunds the rest, also after a reversal. */
export async function cancelByStaff(life: OrderLife): Promise<void> {
  if (life.isCancelled) return;
  const { refundablePence } = await life.figures();
  await life.meanwhile();
  await life.staff[0].orders().setStatus(life.orderId, 'cancelled');
  life.shown -= refundablePence;
  life.noteCancelled();
  life.steps.push(`cancelled by staff: back ${refundablePence}`);
}

/** Reverses every payment at the bank, or one; two members of staff record it at once. */
export async function reversePayments(life: OrderLife): Promise<void> {
  // An unlinked refund counts twice until staff have linked it.
  if (!(await life.answerQuestions())) return;
  const { version, paymentStatus } = await life.figures();
  const status = life.happens(0.5) ? 'pending' : 'failed';
  const before = await life.figures();
  const held = before.payments.filter((payment) => heldPence(payment) > 0);
  const payment = held.length > 0 && life.happens(0.5) ? life.one(held) : null;
  const paymentIntent = payment?.paymentIntent ?? null;
  const submit = (who: 0 | 1) =>
    life.staff[who]
      .money()
      .correct(life.orderId, { status, reason: 'Charged back', version, paymentIntent })
      .catch(expectRefusal);
  const [first, second] = await Promise.all([submit(0), life.happens(0.4) ? submit(1) : undefined]);
  if (first && second) throw new Error('corrected twice');
  if (!first && !second)
    return void life.steps.push(`a correction of ${paymentStatus} to ${status} was refused`);
  const after = await life.figures();
  const gone = (of: OrderBalance, wanted: PaymentMethod) =>
    of.payments
      .filter((payment) => payment.method === wanted)
      .reduce((sum, { reversedPence }) => sum + reversedPence, 0);
  const [byCard, byHand] = (['card', 'bank_transfer'] as const).map(
    (method) => gone(after, method) - gone(before, method),
  ) as [number, number];
  countReversed(life, before, after, paymentIntent);
  life.inBank -= byHand;
  // Their open refunds were subtracted when they were requested.
  const goneOfPence = payment ? payment.leftPence : before.refundablePence;
  life.shown -= goneOfPence;
  const stillPence = before.refundablePence - goneOfPence;
  const isStillPaid = stillPence > 0 && stillPence >= before.pricePence;
  if (after.paymentStatus !== (isStillPaid ? 'paid' : status))
    throw new Error(`corrected to ${status}, it is ${after.paymentStatus} with ${stillPence} left`);
  life.steps.push(
    `${held.length > 1 && payment ? 'one of several ' : ''}corrected to ${status}: ${byCard} by card and ${byHand} by hand are gone`,
  );
  if (life.happens(0.6)) await payByTransfer(life);
}

/** Adds the reversals to `takenBack`: with failed refunds that were still owed, and at most what the provider holds. */
function countReversed(
  life: OrderLife,
  before: OrderBalance,
  after: OrderBalance,
  only: string | null,
): void {
  for (const [index, { paymentIntent, method, reversedPence }] of after.payments.entries()) {
    if (method === 'bank_transfer' || (only !== null && only !== paymentIntent)) continue;
    const owedPence = before.refunds
      .filter(
        (refund) =>
          refund.status === 'failed' && refund.confirmedAt !== null && refund.paymentIntent === paymentIntent,
      )
      .reduce((sum, { amountPence }) => sum + amountPence, 0);
    const wantedPence = reversedPence - before.payments[index]!.reversedPence + owedPence;
    life.takenBack += Math.min(wantedPence, life.stage.gateway.holds(paymentIntent));
  }
}

/** Records a bank transfer twice by one member of staff, or once by each of two. */
export async function payByTransfer(life: OrderLife): Promise<void> {
  const { version, duePence } = await life.figures();
  const amountPence = life.happens(0.7) && duePence > 0 ? duePence : 1 + Math.floor(life.chance() * 20_000);
  const submit = (who: 0 | 1, idempotencyKey: string) =>
    life.staff[who]
      .money()
      .recordPayment(life.orderId, {
        ...{ amountPence, version, idempotencyKey, note: 'Transfer' },
        receivedOn: life.stage.today(),
      })
      .catch(expectRefusal);
  const key = randomUUID();
  const isSame = life.happens(0.5);
  const [first, second] = await Promise.all([
    submit(0, key),
    isSame ? submit(0, key) : life.happens(0.5) ? submit(1, randomUUID()) : undefined,
  ]);
  if (!isSame && first && second) throw new Error('one transfer was recorded twice');
  if (!first && !second) return;
  life.inBank += amountPence;
  life.shown += amountPence;
  life.isPaidSince = true;
  life.steps.push(`${amountPence} came by bank transfer`);
}

/** Staff send every refund that waits for a bank transfer or was refused, sometimes two of them at once. */
export async function sendTransfers(life: OrderLife): Promise<void> {
  for (const { id, amountPence } of (await life.figures()).refunds.filter(({ canBeSent }) => canBeSent)) {
    const submit = (who: 0 | 1) => life.staff[who].money().recordRefundSent(id, 'Sent').catch(expectRefusal);
    const [first, second] = await Promise.all([submit(0), life.happens(0.4) ? submit(1) : undefined]);
    if (first && second) throw new Error('one refund was sent by two');
    if (!first && !second) continue;
    life.inBank -= amountPence;
    life.steps.push(`${amountPence} sent by bank transfer`);
  }
}
