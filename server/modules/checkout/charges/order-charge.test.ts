import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { CHARGE_REASON_MAX } from '../../../../rules/orders/order-charge.js';
import { refundDeadline } from '../../../../rules/orders/refund-window.js';
import { type FullOrder, readOrder } from '../../orders/order.store.js';
import { toOrder } from '../../orders/order-view.js';
import { GatewayUnavailable } from '../../payments/gateway/gateway-errors.js';
import { reconcile } from '../reconciliation/reconciler.js';
import { syncPayment } from '../settlement/settle-payment.js';
import { expireOldCheckouts } from '../status/expire-checkouts.js';
import { type Customer, PaymentStage } from '../test/payment-stage.js';
import { StaffAtStage } from '../test/staff-at-stage.js';
import type { ChargeCommand } from './order-charge.service.js';

const DATE = '2026-12-04';
const BOX = { name: 'Extra box', reason: 'One more box at the door', amountPence: 2_500 };

let stage: PaymentStage;
let staff: StaffAtStage;
let customer: Customer;
let order: FullOrder;

beforeAll(async () => {
  stage = await PaymentStage.open();
  staff = await StaffAtStage.hire(stage);
});
afterAll(() => stage?.close());

beforeEach(async () => {
  stage.setClock(new Date('2026-11-21T10:00:00Z'));
  customer = await stage.customer();
  const checkoutId = await customer.openCheckout({ collectionDate: DATE });
  const intent = await customer.services().payments.createIntent(checkoutId);
  stage.gateway.pay(intent.id);
  order = await read((await syncPayment(stage.deps(), intent.id)).order!.id);
});

const charges = () => staff.changing().charges;
const read = async (id: string) => (await readOrder(stage.database.pool, id, null))!;
const now = async () => read(order.id);
const balance = () => staff.money().read(order.id);

async function add(asked: Partial<ChargeCommand> = {}): Promise<string> {
  const { version, charges: before } = await now();
  await charges().add(order.id, { ...BOX, version, idempotencyKey: randomUUID(), ...asked });
  return (await now()).charges.find(({ id }) => before.every((charge) => charge.id !== id))!.id;
}

/** Starts to pay a charge: the checkout and the intent. */
async function begin(chargeId: string) {
  const checkout = await customer.services().charges.pay(chargeId);
  return { checkout, intent: await customer.services().payments.createIntent(checkout.id) };
}

async function pay(chargeId: string) {
  const { checkout, intent } = await begin(chargeId);
  stage.gateway.pay(intent.id);
  await syncPayment(stage.deps(), intent.id);
  return { checkout, intent };
}

const stateOf = async (chargeId: string) => (await now()).charges.find(({ id }) => id === chargeId)?.state;
const ledger = async () =>
  stage.rows<{ pence: number; description: string }>(
    'select amount_pence as pence, description from ledger_entries where order_id = $1 order by document_number',
    [order.id],
  );
const mails = async (kind: string) =>
  stage.rows<{ data: object }>(
    'select data from email_messages where order_id = $1 and kind = $2 order by created_at, dedupe_key',
    [order.id, kind],
  );

test('staff add a charge: the customer gets the link by email, and nothing is charged before they pay', async () => {
  const id = await add();
  const after = await now();
  expect(after.charges).toMatchObject([
    { id, ...BOX, state: 'open', isForChange: false, isBeingPaid: false },
  ]);
  expect(after.paidPence).toBe(order.paidPence);
  expect(toOrder(after)).toMatchObject({ total: { minorUnits: order.paidPence }, due: { minorUnits: 0 } });
  const said = expect.objectContaining({ status: 'payment', description: 'Extra box: £25.00 to pay' });
  expect(after.events).toContainEqual(said);
  expect(await mails('order-charge')).toEqual([{ data: { chargeId: id, isWithdrawn: false } }]);
  expect((await balance()).duePence).toBe(0);
});

test('the customer pays it once: the order costs that much more, with an invoice of its own', async () => {
  const id = await add();
  await pay(id);
  const after = await now();
  expect(after).toMatchObject({ paidPence: order.paidPence + 2_500, chargesPence: 2_500 });
  expect(toOrder(after)).toMatchObject({
    total: { minorUnits: order.paidPence + 2_500 },
    quote: { totalPence: order.paidPence },
    charges: [{ state: 'paid' }],
  });
  expect(await ledger()).toEqual([
    { pence: order.paidPence, description: expect.any(String) },
    { pence: 2_500, description: `Extra payment for booking ${order.number}: Extra box` },
  ]);
  expect(await balance()).toMatchObject({ pricePence: order.paidPence + 2_500, duePence: 0 });
  await expect(customer.services().charges.pay(id)).rejects.toThrow("You've already paid this");
});

test.each([
  [{ name: ' ' }, 'Say what the charge is for'],
  [{ reason: '' }, 'Tell the customer why'],
  [{ amountPence: 0 }, 'Enter an amount of at least £0.30'],
  [{ amountPence: -500 }, 'Enter an amount of at least £0.30'],
  [{ amountPence: 29 }, 'Enter an amount of at least £0.30'],
  [{ amountPence: 10.5 }, 'Enter an amount of at least £0.30'],
  [{ amountPence: 1_000_001 }, 'Enter an amount up to £10,000'],
])('a charge like %o is refused', async (asked, words) => {
  await expect(add(asked)).rejects.toMatchObject({ code: 'BAD_INPUT', message: words });
  expect((await now()).charges).toEqual([]);
});

test('the longest reason is stored, and a longer one is refused', async () => {
  await expect(add({ reason: 'x'.repeat(CHARGE_REASON_MAX + 1) })).rejects.toMatchObject({
    code: 'BAD_INPUT',
  });
  await add({ reason: 'x'.repeat(CHARGE_REASON_MAX) });
  expect((await now()).charges).toMatchObject([{ reason: 'x'.repeat(CHARGE_REASON_MAX) }]);
});

test('the same key adds one charge, and refuses another content; a colleague who was late is refused', async () => {
  const command = { ...BOX, version: order.version, idempotencyKey: randomUUID() };
  await Promise.all([charges().add(order.id, command), charges().add(order.id, command)]);
  expect((await now()).charges).toHaveLength(1);
  const other = { ...command, amountPence: 3_000 };
  await expect(charges().add(order.id, other)).rejects.toThrow('used for something else');
  const late = { ...command, idempotencyKey: randomUUID() };
  await expect(charges().add(order.id, late)).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await mails('order-charge')).toHaveLength(1);
});

test('two tabs pay with one checkout and one intent, however often the payment is reported', async () => {
  const id = await add();
  const tabs = await Promise.all([customer.services().charges.pay(id), customer.services().charges.pay(id)]);
  expect(tabs[0].id).toBe(tabs[1].id);
  const { intent } = await begin(id);
  stage.gateway.pay(intent.id);
  await Promise.all([1, 2, 3].map(() => syncPayment(stage.deps(), intent.id)));
  await customer.services().payments.finalize(tabs[0].id);
  expect((await now()).chargesPence).toBe(2_500);
  expect(await ledger()).toHaveLength(2);
});

test('a charge withdrawn while it is being paid is closed at the provider first, and can no longer be paid', async () => {
  const id = await add();
  const { checkout, intent } = await begin(id);
  await charges().withdraw(id);
  expect(stage.gateway.intents.get(intent.id)?.status).toBe('canceled');
  expect([await stateOf(id), await stage.statusOf(checkout.id)]).toEqual(['withdrawn', 'cancelled']);
  await expect(customer.services().charges.pay(id)).rejects.toThrow("There's nothing to pay for this");
  expect((await mails('order-charge')).at(-1)).toEqual({ data: { chargeId: id, isWithdrawn: true } });
  await charges().withdraw(id);
  expect(await mails('order-charge')).toHaveLength(2);
});

test('a payment that was quicker than the withdrawal wins: the charge is paid, and not withdrawn', async () => {
  const id = await add();
  const { intent } = await begin(id);
  stage.gateway.pay(intent.id);
  await expect(charges().withdraw(id)).rejects.toThrow('The customer has paid this charge');
  expect(await now()).toMatchObject({ chargesPence: 2_500, charges: [{ state: 'paid' }] });
});

test('withdrawn and paid at the same time, it is one of the two, and the money agrees', async () => {
  for (let round = 0; round < 6; round += 1) {
    const id = await add();
    const before = await now();
    const { intent } = await begin(id);
    const paying = async () => {
      for (let ask = 0; ask < round; ask += 1) await customer.services().payments.confirm(intent.id);
      if (stage.gateway.intents.get(intent.id)?.status !== 'canceled') stage.gateway.pay(intent.id);
      await syncPayment(stage.deps(), intent.id);
    };
    await Promise.allSettled([charges().withdraw(id), paying()]);
    await reconcile(stage.deps());
    const paidPence = (await now()).chargesPence - before.chargesPence;
    expect([await stateOf(id), paidPence]).toEqual(paidPence > 0 ? ['paid', 2_500] : ['withdrawn', 0]);
  }
});

test('while the provider is away nothing is withdrawn, and it can be tried again', async () => {
  const id = await add();
  const { intent } = await begin(id);
  stage.gateway.spoil('cancelIntent', new GatewayUnavailable('away'));
  await expect(charges().withdraw(id)).rejects.toMatchObject({ code: 'PAYMENT_UNAVAILABLE' });
  expect(await stateOf(id)).toBe('open');
  stage.gateway.pay(intent.id);
  await syncPayment(stage.deps(), intent.id);
  expect(await stateOf(id)).toBe('paid');
});

test('a payment whose browser died is found by the reconciler', async () => {
  const id = await add();
  const { intent } = await begin(id);
  stage.gateway.pay(intent.id);
  stage.passHours(1);
  await reconcile(stage.deps());
  expect(await stateOf(id)).toBe('paid');
});

test('a payment left for a day is closed, and the charge can be paid the day after', async () => {
  const id = await add();
  const { checkout } = await begin(id);
  stage.passHours(25);
  await expireOldCheckouts(stage.deps());
  expect([await stage.statusOf(checkout.id), await stateOf(id)]).toEqual(['expired', 'open']);
  await pay(id);
  expect(await stateOf(id)).toBe('paid');
});

test('cancelling an order withdraws what is open, and refunds what was paid', async () => {
  const [paid, open] = [await add(), await add({ name: 'Stairs', amountPence: 4_000 })];
  await pay(paid);
  const { changes } = customer.services();
  const { refundPence } = await changes.previewCancellation(order.id);
  expect(refundPence).toBe(order.paidPence + 2_500);
  const { intent } = await begin(open);
  await changes.cancel(order.id, refundPence);
  expect([await stateOf(paid), await stateOf(open)]).toEqual(['paid', 'withdrawn']);
  expect(stage.gateway.intents.get(intent.id)?.status).toBe('canceled');
  await reconcile(stage.deps());
  expect((await ledger()).reduce((sum, { pence }) => sum + pence, 0)).toBe(0);
});

test('a payment under way when staff cancel the order goes back whole', async () => {
  const id = await add();
  const { intent } = await begin(id);
  await staff.orders().setStatus(order.id, 'cancelled');
  stage.gateway.pay(intent.id);
  await syncPayment(stage.deps(), intent.id);
  await reconcile(stage.deps());
  expect(await stateOf(id)).toBe('withdrawn');
  expect(await stage.refundsOf(intent.id)).toMatchObject([{ reason: 'change-refused' }]);
  expect((await now()).chargesPence).toBe(0);
  expect((await mails('order-changed')).at(-1)?.data).toMatchObject({ isRefused: true, isCharge: true });
});

test('a cancelled or unpaid order takes no charge', async () => {
  await stage.rows("update orders set payment_status = 'failed' where id = $1", [order.id]);
  await expect(add()).rejects.toThrow("This order isn't paid");
  await stage.rows("update orders set status = 'cancelled' where id = $1", [order.id]);
  await expect(add()).rejects.toThrow('This order is cancelled');
});

test('a delivered order can be charged for what came to light at the door', async () => {
  await stage.rows("update orders set status = 'delivered' where id = $1", [order.id]);
  const id = await add();
  await pay(id);
  expect(await stateOf(id)).toBe('paid');
});

test('a reversed payment leaves the paid charge in what is due', async () => {
  await pay(await add());
  const { version } = await now();
  const command = {
    version,
    status: 'failed',
    paymentIntent: order.paymentIntent,
    reason: 'Chargeback',
  } as const;
  await staff.money().correct(order.id, command);
  expect(await balance()).toMatchObject({ duePence: order.paidPence, netPence: 2_500 });
});

test('nobody but staff adds or withdraws a charge, and nobody but its customer pays it', async () => {
  const id = await add();
  const stranger = (await stage.customer()).services().charges;
  const command = { ...BOX, version: 1, idempotencyKey: randomUUID() };
  for (const other of [stranger, customer.services().charges]) {
    await expect(other.add(order.id, command)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(other.withdraw(id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  }
  for (const other of [stranger, charges()])
    await expect(other.pay(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(customer.services().charges.pay(randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test("a customer's own change and a charge wait side by side, and each is paid by itself", async () => {
  const id = await add();
  await begin(id);
  const { changes, payments } = customer.services();
  const preview = await changes.preview(order.id, { service: 'express' });
  const shown = { version: preview.version, refund: 0, extra: preview.extraPence };
  const { checkout } = await changes.apply(order.id, { service: 'express' }, shown, randomUUID());
  expect((await changes.options(order.id)).waiting?.id).toBe(checkout!.id);
  await pay(id);
  const intent = await payments.createIntent(checkout!.id);
  stage.gateway.pay(intent.id);
  await syncPayment(stage.deps(), intent.id);
  expect(await now()).toMatchObject({ shipment: { service: 'express' }, chargesPence: 2_500 });
});

test('staff move the day after the deadline, with a reason, and the customer hears of it', async () => {
  stage.setClock(new Date(refundDeadline(DATE)!.getTime() + 1_000));
  const { changes } = staff.changing();
  const wanted = { collectionDate: '2026-12-09' };
  expect(await customer.services().changes.preview(order.id, wanted)).toMatchObject({ kind: 'refused' });
  expect(await changes.options(order.id)).toMatchObject({ isOpen: true, reason: null });
  const { kind, version } = await changes.preview(order.id, wanted);
  expect(kind).toBe('free');
  const shown = { version, refund: 0, extra: 0 };
  await expect(changes.apply(order.id, wanted, shown, randomUUID())).rejects.toThrow(
    'Write down why you change this order',
  );
  await changes.apply(order.id, wanted, shown, randomUUID(), 'She rang: the keys come later');
  expect(await now()).toMatchObject({ shipment: { collectionDate: '2026-12-09' } });
  const [event] = await stage.rows(
    'select reason from order_events where order_id = $1 order by created_at desc limit 1',
    [order.id],
  );
  expect(event).toEqual({ reason: 'She rang: the keys come later' });
  expect((await mails('order-changed')).at(-1)?.data).toMatchObject({ isByStaff: true });
});

test('a dearer service of staff is made once its customer has paid the charge, also after the deadline', async () => {
  stage.setClock(new Date(refundDeadline(DATE)!.getTime() + 1_000));
  const { changes } = staff.changing();
  const wanted = { service: 'express' } as const;
  const { version, extraPence } = await changes.preview(order.id, wanted);
  const shown = { version, refund: 0, extra: extraPence };
  const key = randomUUID();
  const press = () => changes.apply(order.id, wanted, shown, key, 'Asked by phone');
  const [first, second] = await Promise.all([press(), press()]);
  expect([first.checkout, second.checkout]).toEqual([null, null]);
  const [charge, ...others] = (await now()).charges;
  expect([charge, others]).toMatchObject([{ amountPence: extraPence, state: 'open', isForChange: true }, []]);
  expect((await now()).shipment.service).toBe('standard');
  await pay(charge!.id);
  expect(await now()).toMatchObject({
    ...{ shipment: { service: 'express', servicePence: extraPence }, chargesPence: 0 },
    paidPence: order.paidPence + extraPence,
  });
  expect(await balance()).toMatchObject({ pricePence: order.paidPence + extraPence, duePence: 0 });
});

test('staff change the delivery of what is on its way, and nothing else of it', async () => {
  await stage.rows("update orders set status = 'in_transit' where id = $1", [order.id]);
  const { changes } = staff.changing();
  const home = { line1: '9 Beach Road', city: 'Perth', state: 'WA', postcode: '6000' };
  const deliveryAddress = { ...home, country: 'Australia' };
  expect(await changes.preview(order.id, { deliveryAddress })).toMatchObject({ kind: 'free' });
  expect(await changes.preview(order.id, { collectionDate: '2026-12-09' })).toMatchObject({
    ...{ kind: 'refused', reason: 'underWay' },
  });
});
