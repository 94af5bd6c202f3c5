import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { settlePayment } from '../settlement/settle-payment.js';
import { expireOldCheckouts } from '../status/expire-checkouts.js';
import { freeIdlePlaces } from '../status/free-places.js';
import { type Customer, PaymentStage } from '../test/payment-stage.js';
import { StaffAtStage } from '../test/staff-at-stage.js';

let stage: PaymentStage;

beforeAll(async () => {
  stage = await PaymentStage.open();
});
afterAll(() => stage?.close());

interface Wanted {
  readonly kind?: string;
  readonly value?: number;
  readonly destinations?: string[];
  readonly startsOn?: string;
  readonly endsOn?: string;
  readonly minimumPence?: number;
  readonly oncePerAccount?: boolean;
  readonly usesMax?: number;
  readonly isAutomatic?: boolean;
}

/** Creates a promotion; returns its code and id. */
async function promotion(wanted: Wanted = {}): Promise<{ id: string; code: string }> {
  const { kind = 'percent', value = 10, destinations = [], isAutomatic = false } = wanted;
  const [id, code] = [randomUUID(), `C-${randomUUID().slice(0, 8).toUpperCase()}`];
  await stage.rows(
    `insert into promotions (id, code, name, kind, value, destinations, starts_on, ends_on, minimum_pence, once_per_account, uses_max,
       created_at) values ($1, $2, 'Spring offer', $3, $4, $5, $6, $7, $8, $9, $10, now())`,
    [
      ...[id, isAutomatic ? null : code, kind, value, JSON.stringify(destinations), wanted.startsOn ?? null],
      ...[
        wanted.endsOn ?? null,
        wanted.minimumPence ?? 0,
        wanted.oncePerAccount ?? false,
        wanted.usesMax ?? null,
      ],
    ],
  );
  return { id, code };
}

const use = (customer: Customer, code: string) => customer.services().cart.applyPromotion(code);

/** Pays the cart; `expectedTotal` is the total that the customer saw last, the cart's present one by default. */
async function pay(customer: Customer, expectedTotal?: number) {
  const { checkoutId, intent } = await customer.startPayment({ expectedTotal });
  stage.gateway.pay(intent.id);
  const { order, checkout } = await settlePayment(stage.deps(), await stage.gateway.readIntent(intent.id));
  return { checkoutId, intent, order, checkout };
}

describe('a promotion code', () => {
  it('takes its part off cart, checkout, payment, order and invoice, and is used up with the cart', async () => {
    const { code, id } = await promotion();
    const customer = await stage.customer();
    const before = await customer.cartTotal();
    const { cart } = await use(customer, ` ${code.toLowerCase()} `);
    expect(cart.sums).toMatchObject({ promotion: { id }, totalPence: before - Math.ceil(before / 10) });
    const { intent, order } = await pay(customer);
    expect(intent.amountPence).toBe(cart.sums.totalPence);
    expect(order?.shipment).toMatchObject({ totalPence: cart.sums.totalPence, promotion: { id, code } });
    const [entry] = await stage.rows<{ content: { sums: unknown } }>(
      'select content from ledger_entries where order_id = $1',
      [order!.id],
    );
    expect(entry?.content.sums).toMatchObject({
      promotionPence: cart.sums.promotionPence,
      promotionName: 'Spring offer',
    });
    await customer.putIntoCart(await stage.productId(0), 2);
    expect(await customer.cartTotal()).toBe(before);
  });

  it('that staff change after it was frozen keeps its terms', async () => {
    const { code, id } = await promotion();
    const customer = await stage.customer();
    const { cart } = await use(customer, code);
    const checkoutId = await customer.openCheckout();
    await stage.rows(`update promotions set value = 50, ended_at = now() where id = $1`, [id]);
    const intent = await customer.services().payments.createIntent(checkoutId);
    expect(intent.amountPence).toBe(cart.sums.totalPence);
  });

  it.each<[string, Wanted, RegExp]>([
    ['has expired', { endsOn: '2026-11-20' }, /^This code has expired\.$/],
    ['is not valid yet', { startsOn: '2026-11-22' }, /can't be used yet/],
    ['is for elsewhere', { destinations: ['japan'] }, /isn't for shipments to Australia/],
    ['asks for more', { minimumPence: 9_000_000 }, /for shipments from £90,000\.00/],
    ['leaves under 30p', { value: 100 }, /less than 30p to pay/],
    ['frees an included service', { kind: 'freeService', value: 0 }, /service free, and yours is included/],
  ])('that %s is refused in a sentence, and the cart stays', async (_what, wanted, sentence) => {
    const good = await promotion({ value: 1 });
    const bad = await promotion(wanted);
    const customer = await stage.customer();
    const { cart } = await use(customer, good.code);
    await expect(use(customer, bad.code)).rejects.toThrow(sentence);
    expect((await customer.services().cart.read()).cart.sums).toEqual(cart.sums);
  });

  it('that nobody knows is refused', async () => {
    await expect(use(await stage.customer(), 'NO-SUCH')).rejects.toThrow("We don't know this code");
  });

  it('is taken off again', async () => {
    const { code } = await promotion();
    const customer = await stage.customer();
    const before = await customer.cartTotal();
    await use(customer, code);
    expect((await customer.services().cart.removePromotion()).cart.sums.totalPence).toBe(before);
  });

  it('that is once for an account is refused the second time', async () => {
    const { code } = await promotion({ oncePerAccount: true });
    const customer = await stage.customer();
    await use(customer, code);
    await pay(customer);
    await customer.putIntoCart(await stage.productId(0), 2);
    await expect(use(customer, code)).rejects.toThrow("You've used this promotion already");
    await use(await stage.customer(), code);
  });
});

describe('a promotion without a code', () => {
  it('applies by itself until it is ended, and the better one holds', async () => {
    const { id } = await promotion({ isAutomatic: true, value: 5 });
    const customer = await stage.customer();
    const { cart } = await customer.services().cart.read();
    expect(cart.sums.promotion?.id).toBe(id);
    const { code, id: better } = await promotion({ value: 6 });
    expect((await use(customer, code)).cart.sums.promotion?.id).toBe(better);
    await stage.rows('update promotions set ended_at = now() where id = $1', [id]);
  });
});

describe('a promotion that staff end', () => {
  it('is over on that day, whatever else is changed, until it gets another last day', async () => {
    const staff = await StaffAtStage.hire(stage);
    const sent = {
      ...{ code: 'SPRING-10', name: 'Spring', kind: 'percent' as const, value: 10, destinations: [] },
      ...{ startsOn: null, endsOn: null, minimumPence: 0, oncePerAccount: false, usesMax: null },
    };
    const { id } = await staff.promotions().create(sent);
    const ended = await staff.promotions().end(id);
    expect(ended).toMatchObject({ state: 'ended', endsOn: stage.today() });
    const renamed = { ...sent, name: 'Easter', endsOn: ended.endsOn };
    expect(await staff.promotions().update(id, renamed)).toMatchObject({ name: 'Easter', state: 'ended' });
    const customer = await stage.customer();
    await expect(use(customer, 'SPRING-10')).rejects.toThrow('This code has expired.');
    const again = await staff.promotions().update(id, { ...sent, endsOn: stage.today(7) });
    expect(again.state).toBe('active');
    expect((await use(customer, 'SPRING-10')).cart.sums.promotion?.id).toBe(id);
  });

  it('before its first day never begins', async () => {
    const staff = await StaffAtStage.hire(stage);
    const { id } = await promotion({ startsOn: stage.today(3) });
    expect(await staff.promotions().end(id)).toMatchObject({ state: 'ended', endsOn: stage.today(3) });
  });
});

describe('the places of a promotion', () => {
  it('are never more than there are when 50 customers book at once', async () => {
    const { code, id } = await promotion({ usesMax: 7 });
    const shown: { customer: Customer; totalPence: number }[] = [];
    for (let count = 0; count < 50; count += 1) {
      const customer = await stage.customer();
      const { cart } = await use(customer, code);
      shown.push({ customer, totalPence: cart.sums.totalPence });
    }
    const booked = await Promise.allSettled(
      shown.map(({ customer, totalPence }) => pay(customer, totalPence)),
    );
    expect(booked.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
    expect(
      await stage.rows(`select 1 from orders where shipment->'promotion'->>'id' = $1`, [id]),
    ).toHaveLength(7);
    const [failed] = booked.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    expect(failed).toMatch(/used up|Prices/i);
  });

  it('come back when a checkout is abandoned, and are asked for again when it is paid late', async () => {
    const { code } = await promotion({ usesMax: 1 });
    const [slow, quick] = [await stage.customer(), await stage.customer()];
    await use(slow, code);
    const { intent } = await slow.startPayment();
    await expect(use(quick, code)).rejects.toThrow('used up');
    stage.passHours(25);
    await expireOldCheckouts(stage.deps());
    await use(quick, code);
    await pay(quick);
    stage.gateway.pay(intent.id);
    const { order, checkout } = await settlePayment(stage.deps(), await stage.gateway.readIntent(intent.id));
    expect(order).toBeNull();
    expect(checkout?.status).toBe('refunded');
  });

  it.each(['opened', 'begun to pay'])(
    'come back after half an hour in which somebody who had %s did nothing more, once others want them',
    async (step) => {
      const { code } = await promotion({ usesMax: 1 });
      const [idle, quick] = [await stage.customer(), await stage.customer()];
      const full = await idle.cartTotal();
      await use(idle, code);
      const begun = step === 'opened' ? null : await idle.startPayment();
      const checkoutId = begun?.checkoutId ?? (await idle.openCheckout());
      stage.passHours(0.4);
      await freeIdlePlaces(stage.deps());
      await expect(use(quick, code)).rejects.toThrow('used up');
      stage.passHours(0.2);
      await freeIdlePlaces(stage.deps());
      expect(await stage.statusOf(checkoutId)).toBe('cancelled');
      if (begun) expect(stage.gateway.intents.get(begun.intent.id)?.status).toBe('canceled');
      await use(quick, code);
      expect((await pay(quick)).order?.shipment.promotion?.code).toBe(code);
      await expect(idle.services().payments.createIntent(checkoutId)).rejects.toThrow('checkout is closed');
      expect(await idle.cartTotal()).toBe(full);
    },
  );

  it('stay with whoever is idle while others are left, or while a payment is under way', async () => {
    const [wide, narrow] = [await promotion({ usesMax: 2 }), await promotion({ usesMax: 1 })];
    const [idle, confirming] = [await stage.customer(), await stage.customer()];
    await use(idle, wide.code);
    await use(confirming, narrow.code);
    const open = await idle.startPayment();
    const underWay = await confirming.startPayment();
    for (const status of ['requires_action', 'processing'] as const) {
      stage.gateway.move(underWay.intent.id, status);
      stage.passHours(0.6);
      await freeIdlePlaces(stage.deps());
      expect(await stage.statusOf(underWay.checkoutId)).toBe('awaiting_payment');
    }
    expect(await stage.statusOf(open.checkoutId)).toBe('awaiting_payment');
  });

  it('go to money that was quicker than the closing', async () => {
    const { code } = await promotion({ usesMax: 1 });
    const customer = await stage.customer();
    await use(customer, code);
    const { checkoutId, intent } = await customer.startPayment();
    stage.gateway.pay(intent.id);
    stage.passHours(0.6);
    await freeIdlePlaces(stage.deps());
    expect(await stage.statusOf(checkoutId)).toBe('finalized');
    expect(await stage.ordersOf(checkoutId)).toHaveLength(1);
  });

  it('stay with whoever the provider heard from within half an hour', async () => {
    const { code } = await promotion({ usesMax: 1 });
    const customer = await stage.customer();
    await use(customer, code);
    const { checkoutId, intent } = await customer.startPayment();
    stage.passHours(0.6);
    await stage.rows(
      `insert into stripe_events (id, type, payment_intent, payload, received_at, next_check_at)
        values ($1, 'payment_intent.payment_failed', $2, '{}', $3, $3)`,
      [`evt_${randomUUID()}`, intent.id, stage.deps().now()],
    );
    await freeIdlePlaces(stage.deps());
    expect(await stage.statusOf(checkoutId)).toBe('awaiting_payment');
  });

  it('are taken once by a customer, however many checkouts are left open', async () => {
    const { code } = await promotion({ usesMax: 2 });
    const [undecided, other, late] = [await stage.customer(), await stage.customer(), await stage.customer()];
    await use(undecided, code);
    for (const quantity of [3, 4, 5]) {
      await undecided.putIntoCart(await stage.productId(0), quantity);
      await undecided.openCheckout();
    }
    await use(other, code);
    expect((await pay(other)).order?.shipment.promotion?.code).toBe(code);
    await expect(use(late, code)).rejects.toThrow('used up');
  });

  it('are one for a customer who changes the cart before paying: the earlier checkout is closed', async () => {
    const { code } = await promotion({ usesMax: 1, oncePerAccount: true });
    const customer = await stage.customer();
    await use(customer, code);
    const first = await customer.startPayment();
    await customer.putIntoCart(await stage.productId(1), 3);
    const second = await customer.startPayment();
    expect(await stage.statusOf(first.checkoutId)).toBe('cancelled');
    stage.gateway.pay(second.intent.id);
    const { order } = await settlePayment(stage.deps(), await stage.gateway.readIntent(second.intent.id));
    expect(order?.shipment.promotion?.code).toBe(code);
  });
});

describe('an order with a promotion', () => {
  it('that gives the service for nothing gives the next one too, and refunds what was paid', async () => {
    const { code } = await promotion({ kind: 'freeService', value: 0 });
    const customer = await stage.customer();
    await customer.services().cart.change([], { service: 'express' });
    const { cart } = await use(customer, code);
    const { order } = await pay(customer);
    const { changes } = customer.services();
    const preview = await changes.preview(order!.id, { service: 'whiteglove' });
    expect(preview).toMatchObject({ kind: 'free', refundPence: 0, extraPence: 0 });
    const shown = { version: preview.version, refund: 0, extra: 0 };
    const { order: changed } = await changes.apply(order!.id, { service: 'whiteglove' }, shown, randomUUID());
    expect(changed.shipment.promotionPence).toBe(changed.shipment.servicePence);
    const { refundPence } = await customer.services().changes.previewCancellation(order!.id);
    expect(refundPence).toBe(cart.sums.totalPence);
  });
});
