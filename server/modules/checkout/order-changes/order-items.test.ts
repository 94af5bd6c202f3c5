import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { readBoxes, readBoxTokens, replaceItems } from '../../orders/documents/box.store.js';
import { type FullOrder, readOrder } from '../../orders/order.store.js';
import { syncPayment } from '../settlement/settle-payment.js';
import { type Customer, PaymentStage } from '../test/payment-stage.js';
import { StaffAtStage } from '../test/staff-at-stage.js';
import type { OrderItemsInput } from './order-change.inputs.js';

const BOX = { name: 'Toys of Ben', widthCm: 50, heightCm: 40, depthCm: 30, weightRange: 'upTo30' } as const;
const CLOTHES = [{ description: 'Clothes', quantity: 1, valuePence: 5_000, isUsed: true }];

let stage: PaymentStage;
let staff: StaffAtStage;
let customer: Customer;
/** Ten of the first product, above the minimum charge, and one box of the customer's own. */
let order: FullOrder;

beforeAll(async () => {
  stage = await PaymentStage.open();
  staff = await StaffAtStage.hire(stage);
  await stage.rows(`update prices set amount_pence = 10000 where destination = 'australia'`);
});
afterAll(() => stage?.close());

beforeEach(async () => {
  stage.setClock(new Date('2026-11-21T10:00:00Z'));
  customer = await stage.customer(10);
  // Lines of a cart are in the order in which they came.
  stage.passHours(0.01);
  const own = [{ productId: null, customBox: BOX, quantity: 2 }];
  await customer.services().cart.change(own, { destination: 'australia' });
  const { checkoutId, intent } = await customer.startPayment({ collectionDate: '2026-12-04' });
  stage.gateway.pay(intent.id);
  await syncPayment(stage.deps(), intent.id);
  const [placed] = await stage.ordersOf(checkoutId);
  order = await read(placed!.id);
});

const changes = () => customer.services().changes;
const items = ({ quantities = [], added = [] }: Partial<OrderItemsInput>) => ({
  items: { quantities, added },
});
const fewer = (index: number, quantity: number) =>
  items({ quantities: [{ key: order.lines[index]!.key, quantity }] });
const more = async (index: number, quantity: number) =>
  items({ added: [{ productId: await stage.productId(index), quantity }] });

test('pieces that are taken out are refunded at their price, and lines, sums, words and search follow', async () => {
  const [goods, own] = order.lines;
  const refundPence = 3 * goods!.unitPence + 2 * own!.unitPence;
  const wanted = items({
    quantities: [
      { key: goods!.key, quantity: 7 },
      { key: own!.key, quantity: 0 },
    ],
  });
  const changed = await apply(wanted, { refundPence, extraPence: 0 });
  expect(changed.lines).toEqual([{ ...goods, quantity: 7 }]);
  expect(changed.shipment).toMatchObject({
    itemsPence: 7 * goods!.unitPence,
    totalPence: order.shipment.totalPence - refundPence,
    itemCount: 7,
    volumeCm3: 7 * goods!.unitVolumeCm3,
  });
  expect(changed.refundedPence).toBe(refundPence);
  const words = changed.events.find(({ status }) => status === 'changed')!.description;
  expect(words).toContain(`${goods!.name}: 7 instead of 10. Custom box, ${own!.size} removed: £`);
  expect(words).not.toContain('Ben');
  expect(await ledger()).toBe(order.paidPence - refundPence);
  const [found] = await stage.rows<{ item_names: string }>('select item_names from orders where id = $1', [
    order.id,
  ]);
  expect(found?.item_names).toBe(goods!.name);
});

test('only what is above the minimum charge is refunded', async () => {
  const [goods, own] = order.lines;
  const above = order.shipment.totalPence - 10_000;
  expect(goods!.unitPence).toBeLessThan(10_000);
  const changed = await apply(
    items({
      quantities: [
        { key: goods!.key, quantity: 1 },
        { key: own!.key, quantity: 0 },
      ],
    }),
    { refundPence: above, extraPence: 0 },
  );
  expect(changed.shipment).toMatchObject({
    minimumTopUpPence: 10_000 - goods!.unitPence,
    totalPence: 10_000,
  });
});

test('what is added costs its price of today, joins the same item at the same price, and is there once it is paid', async () => {
  const [goods, own] = order.lines;
  const preview = await changes().preview(order.id, await more(0, 2));
  expect(preview).toMatchObject({ kind: 'extra', extraPence: 2 * goods!.unitPence });
  expect(preview.words).toEqual([`${goods!.name}: 12 instead of 10`]);
  expect((await pay(await more(0, 2))).lines).toEqual([{ ...goods, quantity: 12 }, own]);

  const [raised] = await stage.rows<{ pence: number }>(
    `update product_prices set amount_pence = amount_pence + 100 where product_id = $1 and destination = 'australia'
      returning amount_pence as pence`,
    [await stage.productId(0)],
  );
  const changed = await pay(await more(0, 1));
  expect(changed.lines).toMatchObject([
    { quantity: 12, unitPence: goods!.unitPence },
    { name: own!.name },
    { name: goods!.name, quantity: 1, unitPence: raised!.pence, productId: goods!.productId },
  ]);
  expect(await ledger()).toBe(changed.shipment.totalPence);
  await stage.rows(
    `update product_prices set amount_pence = amount_pence - 100 where product_id = $1 and destination = 'australia'`,
    [await stage.productId(0)],
  );
});

test('a box of its own is added by its size', async () => {
  const own = order.lines[1]!;
  const bigger = { ...BOX, name: 'Books', widthCm: 60 };
  const changed = await pay(items({ added: [{ customBox: bigger, quantity: 1 }] }));
  expect(changed.lines.at(-1)).toMatchObject({ name: 'Books', quantity: 1, customBox: { widthCm: 60 } });
  expect((await pay(items({ added: [{ customBox: BOX, quantity: 1 }] }))).lines[1]).toEqual({
    ...own,
    quantity: 3,
  });
});

test('boxes keep contents and labels when others are taken out before them, or added', async () => {
  const { pool } = stage.database;
  const tokens = await readBoxTokens(pool, order.id, 1, 12);
  // The last of the ten, and both of the two.
  for (const number of [10, 11, 12])
    await replaceItems(
      stage.deps().em,
      order.id,
      number,
      CLOTHES.map((one) => ({ ...one, quantity: number })),
    );
  const added = await more(1, 1);
  added.items.quantities = fewer(0, 4).items.quantities;
  const isDearer = (await changes().preview(order.id, added)).extraPence > 0;
  if (isDearer) await pay(added);
  else await apply(added);
  const boxes = await readBoxes(pool, order.id, 1, 20);
  expect(boxes.map(({ name }) => name)).toEqual([
    ...Array(4).fill(order.lines[0]!.name),
    ...[BOX.name, BOX.name],
    boxes.at(-1)!.name,
  ]);
  expect(boxes.map((box) => box.items.map(({ quantity }) => quantity))).toEqual([
    ...[[], [], []],
    ...[[10], [11], [12]],
    [],
  ]);
  const [, , , tenth, eleventh] = await readBoxTokens(pool, order.id, 1, 7);
  expect([tenth, eleventh]).toEqual([tokens[9], tokens[10]]);
  expect(boxes.slice(3, 6).every(({ version }) => version > 0)).toBe(true);
});

test('an impossible change of items is refused in words, and changes nothing', async () => {
  const [goods, own] = order.lines;
  const refusals = [
    [fewer(0, 11), /Add more of an item/],
    [items({ quantities: [{ key: randomUUID(), quantity: 1 }] }), /no longer has this item/],
    [items({ quantities: [fewer(0, 1).items.quantities[0]!, fewer(0, 2).items.quantities[0]!] }), /once/],
    [
      items({
        quantities: [
          { key: goods!.key, quantity: 0 },
          { key: own!.key, quantity: 0 },
        ],
      }),
      /at least one item/,
    ],
    [items({ added: [{ productId: randomUUID(), quantity: 1 }] }), /not found/],
    [items({ added: [{ productId: goods!.productId!, quantity: 0 }] }), /Quantity/],
    [await more(0, 990), /Quantity/],
    [items({}), /Nothing has changed/],
    [fewer(0, 10), /Nothing has changed/],
  ] as const;
  for (const [wanted, why] of refusals)
    await expect(changes().preview(order.id, wanted)).rejects.toThrow(why);
  expect(await read(order.id)).toEqual(order);
});

test('a line of staff is no item, and stays', async () => {
  await stage.rows('update order_lines set unit_volume_cm3 = 0 where id = $1', [order.lines[0]!.key]);
  await expect(changes().preview(order.id, fewer(0, 5))).rejects.toThrow('is a charge');
  await expect(changes().preview(order.id, fewer(1, 0))).rejects.toThrow('at least one item');
});

test('a payment for items that have changed since is refunded', async () => {
  const { checkout } = await begin(await more(1, 1));
  const intent = await customer.services().payments.createIntent(checkout!.id);
  const [line] = order.lines;
  await stage.rows('update order_lines set quantity = 9 where id = $1', [line!.key]);
  stage.gateway.pay(intent.id);
  await syncPayment(stage.deps(), intent.id);
  expect((await stage.refundsOf(intent.id)).length).toBe(1);
  expect((await read(order.id)).lines.length).toBe(2);
});

test('an item whose price rose after the preview is not paid at the old one', async () => {
  const { checkout } = await begin(await more(2, 1));
  const product = await stage.productId(2);
  const raise = (pence: number) =>
    stage.rows(
      `update product_prices set amount_pence = amount_pence + $2 where product_id = $1 and destination = 'australia'`,
      [product, pence],
    );
  await raise(500);
  await expect(customer.services().payments.createIntent(checkout!.id)).rejects.toThrow('different today');
  await raise(-500);
  expect(await customer.services().payments.createIntent(checkout!.id)).toMatchObject({
    amountPence: checkout!.shipment.totalPence,
  });
});

test('customers change items until their deadline, staff until it is collected, and staff’s extra is a charge', async () => {
  stage.setClock(new Date('2026-12-03T12:00:00Z'));
  expect(await changes().preview(order.id, await more(1, 1))).toMatchObject({ reason: 'tooLate' });
  const wanted = await more(1, 1);
  const { changes: byStaff } = staff.changing();
  const preview = await byStaff.preview(order.id, wanted);
  const shown = { version: preview.version, refund: 0, extra: preview.extraPence };
  const { order: waiting } = await byStaff.apply(order.id, wanted, shown, randomUUID(), 'Asked by phone');
  expect(waiting.lines).toEqual(order.lines);
  expect(waiting.charges).toMatchObject([{ amountPence: preview.extraPence, name: preview.words[0] }]);
  await stage.rows(`update orders set status = 'shipped' where id = $1`, [order.id]);
  expect(await byStaff.preview(order.id, wanted)).toMatchObject({ reason: 'underWay' });
});

async function begin(wanted: Awaited<ReturnType<typeof more>>) {
  stage.passHours(0.01);
  const { version, refundPence, extraPence } = await changes().preview(order.id, wanted);
  return changes().apply(order.id, wanted, { version, refund: refundPence, extra: extraPence }, randomUUID());
}

async function apply(
  wanted: Awaited<ReturnType<typeof more>>,
  money?: { readonly refundPence: number; readonly extraPence: number },
): Promise<FullOrder> {
  if (money) expect(await changes().preview(order.id, wanted)).toMatchObject(money);
  const { order: changed, checkout } = await begin(wanted);
  expect(checkout).toBeNull();
  return changed;
}

async function pay(wanted: Awaited<ReturnType<typeof more>>): Promise<FullOrder> {
  const { checkout } = await begin(wanted);
  const intent = await customer.services().payments.createIntent(checkout!.id);
  stage.gateway.pay(intent.id);
  await syncPayment(stage.deps(), intent.id);
  return read(order.id);
}

async function read(id: string): Promise<FullOrder> {
  return (await readOrder(stage.database.pool, id, null))!;
}

async function ledger(): Promise<number> {
  const [row] = await stage.rows<{ sum: number }>(
    'select sum(amount_pence)::int as sum from ledger_entries where order_id = $1',
    [order.id],
  );
  return row!.sum;
}
