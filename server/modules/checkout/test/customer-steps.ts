import { randomUUID } from 'node:crypto';
import type { OrderChangeInput, OrderItemsInput } from '../order-changes/order-change.inputs.js';
import { syncPayment } from '../settlement/settle-payment.js';
import { expectRefusal, type OrderLife } from './order-life.js';
import type { Customer } from './payment-stage.js';
import { applySomeCode } from './promotion-steps.js';
import { failRefund, sendUnmatchedRefund } from './provider-steps.js';

const SERVICES = ['standard', 'express', 'whiteglove'] as const;

/** Books and pays for one to three boxes, usually with a date, and half of the time with a promotion. */
export async function book(life: OrderLife): Promise<Customer> {
  const customer = await life.stage.customer(1 + Math.floor(life.chance() * 3));
  if (life.happens(0.5)) await applySomeCode(life, customer);
  const collectionDate = life.happens(0.85) ? life.someDay() : null;
  const checkoutId = await customer.openCheckout({ collectionDate });
  const { id, amountPence } = await customer.services().payments.createIntent(checkoutId);
  life.stage.gateway.pay(id);
  const { order } = await syncPayment(life.stage.deps(), id);
  Object.assign(life, { orderId: order!.id, intentId: id, shown: amountPence, pricePence: amountPence });
  life.steps.push(`booked for ${collectionDate} at ${amountPence}`);
  return customer;
}

export async function changeOrder(life: OrderLife, customer: Customer): Promise<void> {
  const wanted: OrderChangeInput = {
    ...(life.happens(0.4) && { collectionDate: life.someDay() }),
    ...(life.happens(0.6) && { service: life.one(SERVICES) }),
    ...(life.happens(0.5) && { items: await someItems(life) }),
  };
  const { changes } = customer.services();
  const preview = await changes.preview(life.orderId, wanted).catch(expectRefusal);
  if (!preview || preview.kind === 'refused') return;
  await life.meanwhile();
  const { version, refundPence, extraPence } = preview;
  if (life.isServiceFree && !wanted.items && (refundPence > 0 || extraPence > 0))
    throw new Error(`a free service costs ${extraPence} and refunds ${refundPence}`);
  const key = randomUUID();
  const submit = () =>
    customer
      .services()
      .changes.apply(life.orderId, wanted, { version, refund: refundPence, extra: extraPence }, key)
      .catch(expectRefusal);
  const isTooLate = life.isTooLate(preview);
  const [first, second] = life.happens(0.3)
    ? await Promise.all([submit(), submit()])
    : [await submit(), life.happens(0.3) ? await submit() : undefined];
  if (first && isTooLate) throw new Error('changed after the deadline');
  if (first && second && first.checkout?.id !== second.checkout?.id)
    throw new Error('submitted twice, done twice');
  if (!first) return void life.steps.push('a change was refused');
  // With other items a promotion may no longer hold.
  if (wanted.items) life.isServiceFree = false;
  life.shown -= refundPence;
  life.pricePence -= refundPence;
  life.payingId = first.checkout?.id ?? null;
  life.steps.push(`${preview.words.join(', ')}: back ${refundPence}, extra ${extraPence}`);
  if (life.happens(0.6)) await payExtra(life, customer);
}

/** Fewer or more pieces of what was booked, and sometimes something new. */
async function someItems(life: OrderLife): Promise<OrderItemsInput> {
  const lines = await life.stage.rows<{ key: string; quantity: number }>(
    'select id as key, quantity from order_lines where order_id = $1 order by position',
    [life.orderId],
  );
  const quantities = lines
    .filter(() => life.happens(0.4))
    .map(({ key, quantity }) => ({ key, quantity: Math.floor(life.chance() * (quantity + 1)) }));
  const productId = await life.stage.productId(Math.floor(life.chance() * 3));
  const added = life.happens(0.5) ? [{ productId, quantity: 1 + Math.floor(life.chance() * 4) }] : [];
  return { quantities, added };
}

export async function cancelOrder(life: OrderLife, customer: Customer): Promise<void> {
  const preview = await customer.services().changes.previewCancellation(life.orderId);
  if (preview.kind === 'refused') return;
  await life.meanwhile();
  const submit = () =>
    customer.services().changes.cancel(life.orderId, preview.refundPence).catch(expectRefusal);
  const isTooLate = life.isTooLate(preview);
  const [first] = await Promise.all(life.happens(0.4) ? [submit(), submit()] : [submit()]);
  if (!first) return void life.steps.push('a cancellation was refused');
  if (isTooLate) throw new Error('cancelled after the deadline');
  life.shown -= preview.refundPence;
  life.noteCancelled();
  life.steps.push(`cancelled: back ${preview.refundPence}`);
  if (life.happens(0.3)) await failRefund(life);
}

/** Pays the extra amount in time or too late, reported once or twice; or cancels it. */
export async function payExtra(life: OrderLife, customer: Customer): Promise<void> {
  const { payingId: checkoutId, stage } = life;
  if (!checkoutId) return;
  life.payingId = null;
  const { payments } = customer.services();
  if (life.happens(0.15)) return void (await payments.cancelCheckout(checkoutId).catch(expectRefusal));
  const intent = await payments.createIntent(checkoutId).catch(expectRefusal);
  if (!intent) return;
  await life.meanwhile();
  if (stage.gateway.intents.get(intent.id)?.status === 'canceled') return;
  stage.gateway.pay(intent.id);
  const settled = await Promise.all([
    syncPayment(stage.deps(), intent.id),
    ...(life.happens(0.5) ? [syncPayment(stage.deps(), intent.id)] : []),
  ]);
  const isMade = settled[0]?.order !== null;
  if (isMade) {
    life.shown += intent.amountPence;
    life.pricePence += intent.amountPence;
  }
  life.steps.push(`paid ${intent.amountPence}: ${isMade ? 'changed' : 'too late'}`);
  if (!isMade && life.happens(0.6)) await sendUnmatchedRefund(life, intent.id);
}
