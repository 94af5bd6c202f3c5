import { randomUUID } from 'node:crypto';
import { GatewayRefused, GatewayUnavailable } from '../../payments/gateway/gateway-errors.js';
import { syncPayment } from '../settlement/settle-payment.js';
import { expectRefusal, type OrderLife } from './order-life.js';
import type { Customer } from './payment-stage.js';
import { failRefund, refundInDashboard } from './provider-steps.js';
import { cancelByStaff } from './staff-steps.js';

/** Refunds a part or the whole, submitted twice by one, once by each of two, or while the customer cancels. */
export async function refundByStaff(life: OrderLife, customer: Customer): Promise<void> {
  const { refundablePence, version } = await life.figures();
  const amountPence = life.happens(0.3) ? refundablePence : Math.ceil(life.chance() * refundablePence * 1.05);
  const others = life.chance();
  const preview = await customer.services().changes.previewCancellation(life.orderId);
  await life.meanwhile();
  const isRefused = life.happens(0.15);
  if (isRefused) life.stage.gateway.spoil('refund', new GatewayRefused('insufficient_funds', 'Not now.'));
  const submit = (who: 0 | 1, idempotencyKey: string) =>
    life.staff[who]
      .money()
      .refund(life.orderId, {
        ...{ amountPence, expectedRefundablePence: refundablePence, version },
        ...{ reason: 'Goodwill', idempotencyKey },
      })
      .then(() => true)
      .catch(expectRefusal);
  const key = randomUUID();
  const cancel = () =>
    customer.services().changes.cancel(life.orderId, preview.refundPence).catch(expectRefusal);
  const isCancelling = others > 0.85 && preview.kind !== 'refused' && !life.isTooLate(preview);
  const [first, second, cancelled] = await Promise.all([
    submit(0, key),
    others < 0.2 ? submit(0, key) : others < 0.5 ? submit(1, randomUUID()) : undefined,
    isCancelling ? cancel() : undefined,
  ]);
  const refunded = others < 0.2 ? [first ?? second] : [first, second];
  const done = refunded.filter(Boolean).length;
  if (done > 1) throw new Error('two of staff have both refunded what was shown once');
  if (done > 0 && cancelled && preview.refundPence > 0) throw new Error('refunded and cancelled on one sum');
  life.shown -= done * amountPence + (cancelled ? preview.refundPence : 0);
  life.steps.push(
    done > 0 ? `staff refund ${amountPence} of ${refundablePence}` : `staff refund of ${amountPence} refused`,
  );
  if (cancelled) {
    life.noteCancelled();
    life.steps.push(`cancelled meanwhile: back ${preview.refundPence}`);
  }
  if (isRefused && life.happens(0.6)) await refundRefusedInDashboard(life);
  else if (done > 0 && life.happens(0.3)) await failRefund(life);
}

/** Makes a refused refund in the dashboard: recorded by staff, read from the provider, or neither. */
export async function refundRefusedInDashboard(life: OrderLife): Promise<void> {
  const refused = (await life.figures()).refunds.filter(
    ({ id, status }) => status === 'refused' && !life.isGiven(id),
  );
  if (refused.length === 0) return;
  const { id, paymentIntent, amountPence } = life.one(refused);
  if (life.happens(0.4)) await refundUnanswered(life);
  if (!(await refundInDashboard(life, paymentIntent, amountPence, id))) return;
  const how = life.chance();
  if (how < 0.4) await syncPayment(life.stage.deps(), paymentIntent);
  const submit = (who: 0 | 1) =>
    life.staff[who].money().recordRefundSent(id, 'Given there', 'card').catch(expectRefusal);
  if (how > 0.3 && how < 0.8) await Promise.all([submit(0), life.happens(0.4) ? submit(1) : undefined]);
  if (how > 0.8) await life.answerQuestions();
  life.steps.push(`${amountPence} that was refused is given by hand`);
  if (life.happens(0.4)) await cancelByStaff(life);
}

/** Refunds a small part more; the provider does not respond. */
async function refundUnanswered(life: OrderLife): Promise<void> {
  const { refundablePence, version } = await life.figures();
  if (refundablePence < 2) return;
  const amountPence = Math.ceil((life.chance() * refundablePence) / 3);
  life.stage.gateway.spoil('refund', life.happens(0.5) ? 'lost' : new GatewayUnavailable('Nobody answers.'));
  const asked = { amountPence, expectedRefundablePence: refundablePence, version, reason: 'Goodwill' };
  const submit = life.staff[0].money().refund(life.orderId, { ...asked, idempotencyKey: randomUUID() });
  if (!(await submit.catch(expectRefusal))) return;
  life.shown -= amountPence;
  life.steps.push(`staff refund ${amountPence} of ${refundablePence}, unanswered`);
}
