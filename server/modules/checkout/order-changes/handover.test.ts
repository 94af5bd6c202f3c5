import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { inTransaction } from '../../../platform/db/transaction.js';
import { type FullOrder, readOrder } from '../../orders/order.store.js';
import { toOrder } from '../../orders/order-view.js';
import { deletePersonalData } from '../../users/privacy/closing.store.js';
import type { CheckoutInput } from '../checkout.inputs.js';
import { syncPayment } from '../settlement/settle-payment.js';
import { type Customer, PaymentStage } from '../test/payment-stage.js';
import type { OrderChangeInput } from './order-change.inputs.js';

const HOME = { line1: '1 Quay Street', city: 'London', country: 'United Kingdom', postcode: 'SE1 7PB' };
const BAY = {
  ...{ line1: '2 Bay Road', city: 'Sydney', state: 'NSW' },
  ...{ postcode: '2000', country: 'Australia' },
};
const STAIRS = { floor: 3, hasLift: false, carryMetres: 25, parking: 'Permit bays' };
const BEN = { name: 'Ben Bay', phone: '+61 2 9374 4000', email: 'ben@example.com' };

const NOW = new Date('2026-11-21T10:00:00Z');

let stage: PaymentStage;
let minutes = 0;
let customer: Customer;

beforeAll(async () => {
  stage = await PaymentStage.open();
});
afterAll(() => stage?.close());
beforeEach(async () => {
  stage.setClock(NOW);
  customer = await stage.customer();
});

async function book(change: Partial<CheckoutInput>): Promise<FullOrder> {
  const { intent } = await customer.startPayment({ collectionDate: '2026-12-04', ...change });
  stage.gateway.pay(intent.id);
  const settled = await syncPayment(stage.deps(), intent.id);
  return read(settled.order!.id);
}

const read = async (id: string) => (await readOrder(stage.database.pool, id, null))!;

async function change(order: FullOrder, wanted: OrderChangeInput): Promise<FullOrder> {
  // Events of the same moment have no order.
  minutes += 1;
  stage.setClock(new Date(NOW.getTime() + minutes * 60_000));
  const { changes } = customer.services();
  const { version, refundPence: refund, extraPence: extra } = await changes.preview(order.id, wanted);
  await changes.apply(order.id, wanted, { version, refund, extra }, randomUUID());
  return read(order.id);
}

const lastWords = ({ events }: FullOrder) => events.at(-1)?.description;

test('an order knows how the crews get to its doors and who receives it; its books and the profile do not', async () => {
  const order = await book({
    collectionAddress: { ...HOME, access: STAIRS },
    deliveryAddress: { ...BAY, access: { floor: 0, parking: ' ' }, receiver: BEN },
  });
  expect(toOrder(order)).toMatchObject({
    collectionAccess: STAIRS,
    deliveryAccess: { floor: 0, hasLift: null, carryMetres: null, parking: '' },
    receiver: BEN,
  });
  const [entry] = await stage.rows('select content from ledger_entries where order_id = $1', [order.id]);
  expect(JSON.stringify(entry)).toContain('1 Quay Street');
  expect(JSON.stringify(entry)).not.toMatch(/Ben Bay|Permit/);
  const [profile] = await stage.rows('select address from users where id = $1', [customer.id]);
  expect(JSON.stringify(profile)).not.toContain('Permit');
});

test('an order of a customer who says nothing has neither', async () => {
  const order = await book({ deliveryAddress: { ...BAY, access: {} } });
  expect(toOrder(order)).toMatchObject({ collectionAccess: null, deliveryAccess: null, receiver: null });
});

test('both change with their address, in words without a name, and stay where they are not sent', async () => {
  const order = await book({ collectionAddress: { ...HOME, access: STAIRS }, deliveryAddress: BAY });
  const handed = await change(order, { deliveryAddress: { ...BAY, receiver: BEN } });
  expect(toOrder(handed)).toMatchObject({ receiver: BEN, collectionAccess: STAIRS });
  expect(lastWords(handed)).toBe('Somebody else receives the delivery');

  const moved = await change(handed, { deliveryAddress: { ...BAY, line1: '4 Bay Road' } });
  expect(toOrder(moved)).toMatchObject({ receiver: BEN, deliveryAddress: { line1: '4 Bay Road' } });
  const reached = await change(moved, {
    deliveryAddress: { ...BAY, line1: '4 Bay Road', access: { hasLift: true }, receiver: null },
  });
  expect(toOrder(reached)).toMatchObject({ receiver: null, deliveryAccess: { hasLift: true } });
  expect(lastWords(reached)).toBe(
    'Delivery address: access to the door changed. You receive the delivery yourself',
  );

  const elsewhere = await change(reached, { collectionAddress: { ...HOME, line1: '9 Quay Street' } });
  expect(toOrder(elsewhere).collectionAccess).toBeNull();
});

test('a closed account leaves neither on orders that are over', async () => {
  const wanted = {
    collectionAddress: { ...HOME, access: STAIRS },
    deliveryAddress: { ...BAY, receiver: BEN },
  };
  const order = await book(wanted);
  const close = () => inTransaction(stage.deps().em, (tx) => deletePersonalData(tx, customer.id, new Date()));
  await close();
  expect(toOrder(await read(order.id))).toMatchObject({ receiver: BEN, collectionAccess: STAIRS });
  await stage.rows("update orders set status = 'delivered' where id = $1", [order.id]);
  await close();
  expect(toOrder(await read(order.id))).toMatchObject({ receiver: null, collectionAccess: null });
  const kept = await stage.rows('select * from checkouts where user_id = $1', [customer.id]);
  expect(JSON.stringify(kept)).toContain('2 Bay Road');
  expect(JSON.stringify(kept)).not.toMatch(/Ben Bay|Permit/);
});

test('a receiver is named while the street is still open, and needs a phone that is one', async () => {
  const open = { line1: '', city: 'Sydney', country: 'Australia' };
  const { intent } = await customer.startPayment({ collectionDate: '2026-12-04' });
  stage.gateway.pay(intent.id);
  const { order } = await syncPayment(stage.deps(), intent.id);
  await stage.rows(
    `update orders set shipment = jsonb_set(shipment, '{deliveryAddress}',
      shipment->'deliveryAddress' || '{"line1":"","state":"","postcode":""}') where id = $1`,
    [order!.id],
  );
  const later = await read(order!.id);
  const named = await change(later, { deliveryAddress: { ...open, receiver: BEN } });
  expect(toOrder(named).receiver).toEqual(BEN);
  const wrong = { deliveryAddress: { ...open, receiver: { ...BEN, phone: 'ask next door' } } };
  await expect(customer.services().changes.preview(named.id, wrong)).rejects.toThrow(
    'Enter a valid phone number',
  );
});

test('a call that has to say so books without a day only when it says so', async () => {
  const { checkouts } = customer.services();
  const input = customer.checkoutInput(0);
  const open = (more: Partial<CheckoutInput>) =>
    checkouts.open({ ...input, ...more, idempotencyKey: randomUUID() }, { dayIsAsked: true });
  const { details } = await open({ agreesDateLater: true }).catch((error) => error);
  const expectedTotal = details.newTotal;
  await expect(open({ expectedTotal })).rejects.toThrow(
    'Choose a collection date, or agree the day with us later',
  );
  expect(await open({ expectedTotal, agreesDateLater: true })).toMatchObject({
    shipment: { collectionDate: null },
  });
  const both = { expectedTotal, agreesDateLater: true, collectionDate: '2026-12-04' };
  expect(await open(both)).toMatchObject({ shipment: { collectionDate: null } });
});
