import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { GatewayRefused, GatewayUnavailable } from '../../payments/gateway/gateway-errors.js';
import { syncPayment } from '../settlement/settle-payment.js';
import { PaymentStage } from '../test/payment-stage.js';
import { reconcile } from './reconciler.js';
import { takeEvent } from './webhook-events.js';

let stage: PaymentStage;
let count = 0;

beforeAll(async () => {
  stage = await PaymentStage.open();
});
afterAll(() => stage?.close());

test('an event makes the order; its repeats do nothing', async () => {
  const { checkoutId, intent } = await (await stage.customer()).startPayment();
  stage.gateway.pay(intent.id);
  const event = eventOf('payment_intent.succeeded', intent.id);

  await Promise.all([1, 2, 3].map(() => takeEvent(stage.deps(), event)));
  expect(await stage.ordersOf(checkoutId)).toHaveLength(1);
  expect(await isDone(event.id)).toBe(true);
  const asked = stage.gateway.countOf('readIntent');
  await takeEvent(stage.deps(), event);
  expect(stage.gateway.countOf('readIntent')).toBe(asked);
});

test('an event that comes after the customer has finished is stored and done without asking the provider', async () => {
  const { intent } = await (await stage.customer()).startPayment();
  stage.gateway.pay(intent.id);
  await syncPayment(stage.deps(), intent.id);
  const asked = stage.gateway.countOf('readIntent');
  const event = eventOf('payment_intent.succeeded', intent.id);

  await takeEvent(stage.deps(), event);
  expect(await isDone(event.id)).toBe(true);
  expect(stage.gateway.countOf('readIntent')).toBe(asked);
});

test('an event is only a hint: one that tells of money that is not there makes no order', async () => {
  const { checkoutId, intent } = await (await stage.customer()).startPayment();

  await takeEvent(stage.deps(), eventOf('payment_intent.succeeded', intent.id));
  expect(await stage.ordersOf(checkoutId)).toEqual([]);
});

test('an event that comes after a newer one changes nothing', async () => {
  const { checkoutId, intent } = await (await stage.customer()).startPayment();
  stage.gateway.pay(intent.id);

  await takeEvent(stage.deps(), eventOf('payment_intent.succeeded', intent.id));
  await takeEvent(stage.deps(), eventOf('payment_intent.payment_failed', intent.id));
  await takeEvent(stage.deps(), eventOf('payment_intent.processing', intent.id));
  expect(await stage.ordersOf(checkoutId)).toHaveLength(1);
  expect(await stage.statusOf(checkoutId)).toBe('finalized');
});

test('an event that cannot be acted on is refused, kept, and finished by the worker', async () => {
  const { checkoutId, intent } = await (await stage.customer()).startPayment();
  stage.gateway.pay(intent.id);
  stage.gateway.spoil('readIntent', new GatewayUnavailable('time-out'));
  const event = eventOf('payment_intent.succeeded', intent.id);

  await expect(takeEvent(stage.deps(), event)).rejects.toThrow(GatewayUnavailable);
  expect(await isDone(event.id)).toBe(false);
  expect(await stage.ordersOf(checkoutId)).toEqual([]);

  stage.passHours(0.1);
  await reconcile(stage.deps());
  expect(await isDone(event.id)).toBe(true);
  expect(await stage.ordersOf(checkoutId)).toHaveLength(1);
});

test.each(['charge.dispute.created', 'charge.dispute.closed'])('%s goes to a person', async (type) => {
  const { intent } = await (await stage.customer()).startPayment();
  stage.gateway.pay(intent.id);

  await takeEvent(stage.deps(), eventOf(type, intent.id));
  const issue = { kind: 'disputed', data: { stage: type.replace('charge.dispute.', '') } };
  expect(await stage.issuesOf(intent.id)).toEqual([issue]);
});

test('a refund that fails after all raises an issue for staff', async () => {
  const { intent } = await (await stage.customer()).startPayment();
  stage.gateway.pay(intent.id);

  await takeEvent(stage.deps(), eventOf('refund.failed', intent.id));
  expect(await stage.issuesOf(intent.id)).toContainEqual({ kind: 'refund_failed', data: {} });
});

test('what happens anew opens a matter again that a person had settled, be the reason known or not', async () => {
  const { intent } = await (await stage.customer()).startPayment();
  stage.gateway.pay(intent.id);
  await takeEvent(stage.deps(), eventOf('charge.dispute.created', intent.id));
  const settle = () =>
    stage.rows('update payment_issues set resolved_at = now() where payment_intent = $1', [intent.id]);
  await settle();

  await takeEvent(stage.deps(), eventOf('charge.dispute.created', intent.id));
  expect(await isResolved(intent.id)).toBe(false);
  await settle();
  await takeEvent(stage.deps(), eventOf('charge.dispute.closed', intent.id));
  expect(await isResolved(intent.id)).toBe(false);
  expect(await stage.issuesOf(intent.id)).toEqual([
    { kind: 'disputed', data: { stage: 'closed' } },
    { kind: 'disputed', data: { stage: 'created' } },
  ]);
});

test('an event about a payment that the provider does not know is acted on once the right key is set', async () => {
  const { checkoutId, intent } = await (await stage.customer()).startPayment();
  stage.gateway.pay(intent.id);
  const paid = stage.gateway.intents.get(intent.id)!;
  stage.gateway.intents.delete(intent.id);
  const event = eventOf('payment_intent.succeeded', intent.id);
  await takeEvent(stage.deps(), event);
  expect(await isDone(event.id)).toBe(false);

  stage.gateway.intents.set(intent.id, paid);
  stage.passHours(1.1);
  await reconcile(stage.deps());
  expect(await isDone(event.id)).toBe(true);
  expect(await stage.ordersOf(checkoutId)).toHaveLength(1);
});

test('an event about a payment that the provider does not know is asked about once an hour, for three days', async () => {
  const event = eventOf('payment_intent.succeeded', 'pi_of_nobody');
  await takeEvent(stage.deps(), event);
  const asked = () => stage.rows('select tries, done_at from stripe_events where id = $1', [event.id]);
  stage.passHours(0.9);
  await reconcile(stage.deps());
  expect(await asked()).toEqual([{ tries: 0, done_at: null }]);
  stage.passHours(0.2);
  await reconcile(stage.deps());
  expect(await asked()).toEqual([{ tries: 1, done_at: null }]);

  stage.passHours(72);
  await reconcile(stage.deps());
  expect(await isDone(event.id)).toBe(true);
  expect(await stage.issuesOf('pi_of_nobody')).toEqual([]);
});

test('a dispute about a payment that the provider does not know stays closed once a person has closed it', async () => {
  const event = eventOf('charge.dispute.created', 'pi_of_another_shop');
  await takeEvent(stage.deps(), event);
  expect(await stage.issuesOf('pi_of_another_shop')).toEqual([
    { kind: 'disputed', data: { stage: 'created' } },
  ]);
  await stage.rows('update payment_issues set resolved_at = now() where payment_intent = $1', [
    'pi_of_another_shop',
  ]);
  stage.passHours(2);
  await reconcile(stage.deps());
  expect(await isDone(event.id)).toBe(false);
  expect(await isResolved('pi_of_another_shop')).toBe(true);
});

test('an event that was refused before waits too when the provider turns out not to know the payment', async () => {
  stage.gateway.spoil('readIntent', new GatewayUnavailable('time-out'));
  const event = eventOf('payment_intent.succeeded', 'pi_of_nobody_too');
  await expect(takeEvent(stage.deps(), event)).rejects.toThrow(GatewayUnavailable);
  stage.passHours(80);
  await reconcile(stage.deps());
  expect(await isDone(event.id)).toBe(true);
});

test("an issue is raised when the provider doesn't know the payment of an order, or a disputed one", async () => {
  const { checkoutId, intent } = await (await stage.customer()).startPayment();
  stage.gateway.pay(intent.id);
  await takeEvent(stage.deps(), eventOf('payment_intent.succeeded', intent.id));
  expect(await stage.ordersOf(checkoutId)).toHaveLength(1);
  stage.gateway.intents.delete(intent.id);

  for (const event of [eventOf('charge.refunded', intent.id), eventOf('charge.dispute.created', 'pi_lost')]) {
    await takeEvent(stage.deps(), event);
    expect(await isDone(event.id)).toBe(false);
  }
  expect(await stage.issuesOf(intent.id)).toEqual([{ kind: 'order_without_payment', data: {} }]);
  expect(await stage.issuesOf('pi_lost')).toEqual([{ kind: 'disputed', data: { stage: 'created' } }]);
});

test('an event that is refused for another reason comes again', async () => {
  const { intent } = await (await stage.customer()).startPayment();
  stage.gateway.spoil('readIntent', new GatewayRefused('invalid_request_error', 'The key is wrong.'));
  const event = eventOf('payment_intent.succeeded', intent.id);
  await expect(takeEvent(stage.deps(), event)).rejects.toThrow(GatewayRefused);
  expect(await isDone(event.id)).toBe(false);
});

test('an event about nothing of ours is kept and done', async () => {
  const event = eventOf('customer.created', null);
  await takeEvent(stage.deps(), event);
  expect(await isDone(event.id)).toBe(true);
});

function eventOf(type: string, paymentIntentId: string | null) {
  count += 1;
  return { id: `evt_${count}`, type, paymentIntentId, livemode: false, payload: {} };
}

async function isDone(id: string): Promise<boolean> {
  return (
    (await stage.rows('select 1 from stripe_events where id = $1 and done_at is not null', [id])).length === 1
  );
}

async function isResolved(intentId: string): Promise<boolean> {
  const sql =
    'select bool_and(resolved_at is not null) as resolved from payment_issues where payment_intent = $1';
  return (await stage.rows<{ resolved: boolean }>(sql, [intentId]))[0]!.resolved;
}
