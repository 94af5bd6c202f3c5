import { expect, test } from '@jest/globals';
import { openSharedSandbox } from '../test/shared-sandbox.js';

const sandbox = openSharedSandbox();

const order = { amount: 5_000, currency: 'gbp' };

test('lists run from new to old, page by page, between two moments', async () => {
  const before = Math.floor(Date.now() / 1000);
  const ids: string[] = [];
  for (let count = 0; count < 5; count += 1)
    ids.unshift((await sandbox.stripe.paymentIntents.create(order)).id);

  const first = await sandbox.stripe.paymentIntents.list({ limit: 2 });
  expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  expect(first.has_more).toBe(true);

  const second = await sandbox.stripe.paymentIntents.list({ limit: 2, starting_after: ids[1] });
  expect(second.data.map(({ id }) => id)).toEqual(ids.slice(2, 4));

  const back = await sandbox.stripe.paymentIntents.list({ limit: 2, ending_before: ids[3] });
  expect(back.data.map(({ id }) => id)).toEqual(ids.slice(1, 3));

  const all: string[] = [];
  for await (const { id } of sandbox.stripe.paymentIntents.list({ limit: 2, created: { gte: before } }))
    all.push(id);
  expect(all.slice(0, 5)).toEqual(ids);
  expect((await sandbox.stripe.paymentIntents.list({ created: { lt: 1 } })).data).toEqual([]);
});

test('a customer is kept, and a missing object is a 404', async () => {
  const customer = await sandbox.stripe.customers.create({
    email: 'ann@example.com',
    metadata: { user: '7' },
  });
  expect(await sandbox.stripe.customers.retrieve(customer.id)).toEqual(customer);
  const absent = { statusCode: 404, code: 'resource_missing' };
  await expect(sandbox.stripe.customers.retrieve('cus_none')).rejects.toMatchObject(absent);
  await expect(sandbox.stripe.paymentIntents.retrieve('pi_none')).rejects.toMatchObject(absent);
  await expect(sandbox.stripe.charges.retrieve('ch_none')).rejects.toMatchObject(absent);
  await expect(sandbox.stripe.refunds.retrieve('re_none')).rejects.toMatchObject(absent);
  await expect(sandbox.stripe.events.retrieve('evt_none')).rejects.toMatchObject(absent);
});
