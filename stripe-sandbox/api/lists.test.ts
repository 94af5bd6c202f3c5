import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type Stripe from 'stripe';
import { startDatabase, startSandbox } from '../test/sandbox-server.js';

let database: Awaited<ReturnType<typeof startDatabase>>;
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let stripe: Stripe;

beforeAll(async () => {
  database = await startDatabase();
  sandbox = await startSandbox(database.pool);
  stripe = sandbox.stripe;
});

afterAll(async () => {
  await sandbox?.end();
  await database?.end();
});

const order = { amount: 5_000, currency: 'gbp' };

test('lists run from new to old, page by page, between two moments', async () => {
  const before = Math.floor(Date.now() / 1000);
  const ids: string[] = [];
  for (let count = 0; count < 5; count += 1) ids.unshift((await stripe.paymentIntents.create(order)).id);

  const first = await stripe.paymentIntents.list({ limit: 2 });
  expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  expect(first.has_more).toBe(true);

  const second = await stripe.paymentIntents.list({ limit: 2, starting_after: ids[1] });
  expect(second.data.map(({ id }) => id)).toEqual(ids.slice(2, 4));

  const back = await stripe.paymentIntents.list({ limit: 2, ending_before: ids[3] });
  expect(back.data.map(({ id }) => id)).toEqual(ids.slice(1, 3));

  const all: string[] = [];
  for await (const { id } of stripe.paymentIntents.list({ limit: 2, created: { gte: before } })) all.push(id);
  expect(all.slice(0, 5)).toEqual(ids);
  expect((await stripe.paymentIntents.list({ created: { lt: 1 } })).data).toEqual([]);
});

test('a customer is kept, and a missing object is a 404', async () => {
  const customer = await stripe.customers.create({ email: 'ann@example.com', metadata: { user: '7' } });
  expect(await stripe.customers.retrieve(customer.id)).toEqual(customer);
  const absent = { statusCode: 404, code: 'resource_missing' };
  await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject(absent);
  await expect(stripe.paymentIntents.retrieve('pi_none')).rejects.toMatchObject(absent);
  await expect(stripe.charges.retrieve('ch_none')).rejects.toMatchObject(absent);
  await expect(stripe.refunds.retrieve('re_none')).rejects.toMatchObject(absent);
  await expect(stripe.events.retrieve('evt_none')).rejects.toMatchObject(absent);
});
