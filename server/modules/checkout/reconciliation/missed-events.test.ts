import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { GatewayUnavailable } from '../../payments/gateway/gateway-errors.js';
import { PaymentStage } from '../test/payment-stage.js';
import { MissedEvents } from './missed-events.js';
import { reconcile } from './reconciler.js';
import { takeEvent } from './webhook-events.js';

const MINUTE_MS = 60_000;

let stage: PaymentStage;
let count = 0;

beforeAll(async () => {
  stage = await PaymentStage.open();
});
afterAll(() => stage?.close());
beforeEach(async () => {
  stage.gateway.events.length = 0;
  await stage.rows('delete from stripe_events');
  stage.passHours(100);
});

test('without any webhook, who pays long after and leaves has the order one round later', async () => {
  const { checkoutId, intent } = await (await stage.customer()).startPayment();
  await stage.rows(`update payment_attempts set checks = 9, next_check_at = $1 where checkout_id = $2`, [
    new Date(stage.now().getTime() + 5 * MINUTE_MS),
    checkoutId,
  ]);
  stage.gateway.pay(intent.id);
  happened(intent.id);

  await new MissedEvents().collect(stage.deps());
  await reconcile(stage.deps());
  expect(await stage.ordersOf(checkoutId)).toHaveLength(1);
});

test('what a webhook has brought is left as it is, and what is fetched is acted on once', async () => {
  const { checkoutId, intent } = await (await stage.customer()).startPayment();
  stage.gateway.pay(intent.id);
  const event = happened(intent.id);
  await takeEvent(stage.deps(), event);
  const missed = new MissedEvents();
  const asked = stage.gateway.countOf('readIntent');

  for (const _round of [1, 2]) {
    await missed.collect(stage.deps());
    await reconcile(stage.deps());
  }
  expect(stage.gateway.countOf('readIntent')).toBe(asked);
  expect(await stage.ordersOf(checkoutId)).toHaveLength(1);
  expect(await kept()).toEqual([event.id]);
});

test('a new webhook after an outage hides nothing; the fetches after the first one overlap', async () => {
  const missed = new MissedEvents();
  const lost = happened('pi_lost', 48 * 60);
  await takeEvent(stage.deps(), happened('pi_heard'));
  await missed.collect(stage.deps());
  expect(await kept()).toContain(lost.id);

  const listedLate = happened('pi_listed_late', 5);
  await missed.collect(stage.deps());
  expect(await kept()).toContain(listedLate.id);
});

test('a fetch that broke off half way is made again whole, also by another process', async () => {
  const events = Array.from({ length: 230 }, (_, no) => happened(`pi_half_${no}`, no + 1));
  const { listEvents } = stage.gateway;
  stage.gateway.listEvents = async function* (asked) {
    let left = 150;
    for await (const event of listEvents.call(stage.gateway, asked)) {
      if (left === 0) throw new GatewayUnavailable('time-out');
      left -= 1;
      yield event;
    }
  };
  const missed = new MissedEvents();
  await expect(missed.collect(stage.deps())).rejects.toThrow(GatewayUnavailable);
  stage.gateway.listEvents = listEvents;
  const half = await kept();
  expect(half).toHaveLength(100);

  await missed.collect(stage.deps());
  const all = events.map(({ id }) => id).sort();
  expect(await kept()).toEqual(all);
  await stage.rows('delete from stripe_events where id <> all($1)', [half]);
  await new MissedEvents().collect(stage.deps());
  expect(await kept()).toEqual(all);
});

test('a first fetch goes three days back', async () => {
  happened('pi_a', 74 * 60);
  const recent = happened('pi_b', 71 * 60);
  await new MissedEvents().collect(stage.deps());
  expect(await kept()).toEqual([recent.id]);
});

test('what could not be fetched is fetched the next time, however long that takes', async () => {
  const missed = new MissedEvents();
  await missed.collect(stage.deps());
  stage.gateway.spoil('listEvents', new GatewayUnavailable('time-out'));
  const event = happened('pi_meanwhile');
  stage.passHours(5);
  await expect(missed.collect(stage.deps())).rejects.toThrow(GatewayUnavailable);
  stage.passHours(5);
  await missed.collect(stage.deps());
  expect(await kept()).toEqual([event.id]);
});

test('more events than the provider lists at once are all stored', async () => {
  const events = Array.from({ length: 230 }, (_, no) => happened(`pi_many_${no}`));
  await new MissedEvents().collect(stage.deps());
  expect(await kept()).toEqual(events.map(({ id }) => id).sort());
});

function happened(paymentIntentId: string, agoMinutes = 0) {
  count += 1;
  const type = 'payment_intent.succeeded';
  const event = { id: `evt_missed_${count}`, type, paymentIntentId, livemode: false, payload: {} };
  stage.gateway.events.push({ ...event, createdAt: minutesAgo(agoMinutes) });
  return event;
}

function minutesAgo(minutes: number): Date {
  return new Date(stage.now().getTime() - minutes * MINUTE_MS);
}

async function kept(): Promise<string[]> {
  return (await stage.rows<{ id: string }>('select id from stripe_events order by id')).map(({ id }) => id);
}
