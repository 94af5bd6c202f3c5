import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { GraphqlClient } from '../../../test/clients/graphql-client.js';
import { signInAsAdmin } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import type { CatalogueStaff } from '../test/catalogue-staff.js';
import { catalogueStaff } from '../test/enter-staff.js';
import { runPlannedPrices } from './run-planned-prices.js';

interface Plan {
  readonly id: string;
  readonly state: string;
  readonly result: string;
  readonly runsAt: string;
  readonly endedByName: string | null;
}

const PLAN = 'id state result runsAt actorName endedByName';
const NEW_YEAR = { date: '2027-01-01', time: '00:00' };

let app: TestApp;
let beside: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  beside = await startTestApp({ beside: app });
});

afterAll(async () => {
  await beside?.stop();
  await app?.stop();
});

describe('a change of prices from a date', () => {
  let admin: GraphqlClient;
  let guest: GraphqlClient;
  let staff: CatalogueStaff;
  let staffId: string;
  let category: string;
  let chest: string;

  beforeEach(async () => {
    app.clock.set('2026-12-31T23:00:00Z');
    [admin, guest] = [new GraphqlClient(app.url), new GraphqlClient(app.url)];
    ({ id: staffId } = await signInAsAdmin(admin));
    staff = catalogueStaff(app, admin);
    category = `Chests ${randomUUID()}`;
    await staff.createCategory({ name: category });
    const pence = { australia: 20_000, hongkong: 4_000 };
    chest = (await staff.createProduct({ name: 'Sea Chest', size: '50 × 50 × 50 cm', category, pence })).id;
  });

  const plan = (at: object = NEW_YEAR, input: object = {}): Promise<Plan> =>
    admin.call('mutation adminPlanBulkPriceChange', PLAN, {
      input: ['BulkPriceInput!', { percent: 3.5, rounding: 'FIFTY_PENCE', category, ...input }],
      at: ['UkMomentInput!', at],
    });
  const planAmount = (input: object, at: object = NEW_YEAR): Promise<Plan> =>
    admin.call('mutation adminPlanPriceAmount', PLAN, {
      input: ['PriceAmountInput!', input],
      at: ['UkMomentInput!', at],
    });
  const withdraw = (id: string): Promise<Plan> =>
    admin.call('mutation adminWithdrawPlannedPriceChange', PLAN, { id: ['ID!', id] });
  const planned = async (id: string) => {
    const { nodes } = await admin.call<{ nodes: Plan[] }>(
      'query adminPlannedPriceChanges',
      `nodes { ${PLAN} }`,
      {
        pageSize: ['Int', 50],
      },
    );
    return nodes.find((one) => one.id === id);
  };
  const changeOf = async (requestId: string) => {
    const { nodes } = await admin.call<{ nodes: { id: string; requestId: string }[] }>(
      'query adminBulkPriceChanges',
      'nodes { id kind requestId prices rates amount { part } }',
      { pageSize: ['Int', 50] },
    );
    return nodes.find((one) => one.requestId === requestId);
  };
  const runAt = async (moment: string, { deps } = app) => {
    app.clock.set(moment);
    await runPlannedPrices({ ...deps, em: deps.database.orm.em });
  };
  const pricesOf = async (id: string) => (await staff.product(id)).prices;

  it('applies at midnight of New Year in London, to the prices of that moment, and not before', async () => {
    const { id, runsAt } = await plan();
    expect(runsAt).toBe('2027-01-01T00:00:00.000Z');
    await staff.updateProduct(chest, { pence: { hongkong: 10_000 } });

    await runAt('2026-12-31T23:59:59Z');
    expect(await pricesOf(chest)).toEqual({ australia: 20_000, hongkong: 10_000 });
    expect(await planned(id)).toMatchObject({ state: 'PLANNED', result: '' });

    const { version } = await staff.product(chest);
    expect((await guest.product(chest)).pence).toBe(20_000);
    await runAt('2027-01-01T00:00:00Z');
    expect(await planned(id)).toMatchObject({ state: 'APPLIED', result: '2 prices changed.' });
    expect(await pricesOf(chest)).toEqual({ australia: 20_700, hongkong: 10_350 });
    expect((await staff.product(chest)).version).toBe(version + 1);
    expect((await guest.product(chest)).pence).toBe(20_700);
  });

  it('stands in the audit log and among the past changes as made by who planned it, and can be undone', async () => {
    const { id } = await plan();
    await runAt('2027-01-01T00:00:30Z');
    const { rows } = await app.deps.database.pool.query(
      `select entity, actor_id, after from audit_entries where request_id = $1 order by id`,
      [id],
    );
    expect(rows).toContainEqual({
      ...{ entity: 'product', actor_id: staffId },
      after: { price_australia: 20_700, price_hongkong: 4_150 },
    });
    const change = await changeOf(id);
    expect(change).toMatchObject({ kind: 'PERCENT', prices: 2 });
    await admin.call('mutation adminUndoBulkPriceChange', 'id', { id: ['ID!', change!.id] });
    expect(await pricesOf(chest)).toEqual({ australia: 20_000, hongkong: 4_000 });
  });

  it('applies once, whichever process finds it, and changes of one moment in the order in which they were planned', async () => {
    const first = await plan();
    const second = await plan(NEW_YEAR, { percent: 100, rounding: 'PENNY' });
    app.clock.set('2027-01-01T00:00:01Z');
    await Promise.all([runAt('2027-01-01T00:00:01Z'), runAt('2027-01-01T00:00:01Z', beside)]);
    await runAt('2027-01-01T00:01:01Z');
    expect(await pricesOf(chest)).toEqual({ australia: 41_400, hongkong: 8_300 });
    for (const { id } of [first, second]) expect(await planned(id)).toMatchObject({ state: 'APPLIED' });
  });

  it('leaves a saved quote at its price', async () => {
    await guest.addToCart({ productId: chest, quantity: 2, destination: 'australia' });
    await guest.call('mutation saveQuote', 'id');
    await plan();
    await runAt('2027-01-01T00:00:00Z');
    const { rows } = await app.deps.database.pool.query(
      `select lines->0->'unitPence' as pence from saved_quotes order by created_at desc limit 1`,
    );
    expect(rows).toEqual([{ pence: 20_000 }]);
  });

  it('is withdrawn until it applies, and not afterwards', async () => {
    const { id } = await plan();
    expect(await withdraw(id)).toMatchObject({ state: 'WITHDRAWN', endedByName: expect.any(String) });
    await expect(withdraw(id)).rejects.toMatchObject({ code: 'CONFLICT' });
    await runAt('2027-01-01T00:00:00Z');
    expect(await pricesOf(chest)).toEqual({ australia: 20_000, hongkong: 4_000 });
    await expect(withdraw(randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('says so where it could not apply, and nothing is changed', async () => {
    const other = `Crates ${randomUUID()}`;
    const { id: categoryId } = await staff.createCategory({ name: other });
    const ofGone = await plan(NEW_YEAR, { category: other });
    const ofNothing = await plan();
    await staff.deleteCategory(categoryId);
    await staff.deleteProduct(chest);
    await runAt('2027-01-01T00:00:00Z');
    expect(await planned(ofGone.id)).toMatchObject({
      ...{ state: 'FAILED', result: 'Not applied. Choose a category from the list' },
    });
    expect(await planned(ofNothing.id)).toMatchObject({
      ...{ state: 'FAILED', result: 'Not applied. No price would have changed.' },
    });
  });

  it('follows a category that is renamed meanwhile', async () => {
    const { id: categoryId } = (
      await admin.call<{ id: string; name: string }[]>('query categories', 'id name')
    ).find(({ name }) => name === category)!;
    await plan();
    await staff.updateCategory(categoryId, { name: `Trunks ${randomUUID()}` });
    await runAt('2027-01-01T00:00:00Z');
    expect(await pricesOf(chest)).toEqual({ australia: 20_700, hongkong: 4_150 });
  });

  it.each([
    [
      { part: 'MINIMUM', destination: 'JAPAN', amount: 31_150 },
      `select amount_pence as pence from prices where destination = 'japan'`,
    ],
    [
      { part: 'PER_CUBIC_METRE', destination: 'JAPAN', amount: 44_450 },
      `select per_cubic_metre_pence as pence from destination_rates where destination = 'japan'`,
    ],
    [
      { part: 'SURCHARGE', service: 'EXPRESS', amount: 3_450 },
      `select surcharge_pence as pence from service_options where level = 'express'`,
    ],
  ])('is one new amount too: %j', async (input, sql) => {
    const current = async () => (await app.deps.database.pool.query(sql)).rows[0].pence;
    const before = await current();
    const { version } = await admin.call<{ version: number }>('query adminSettings', 'version');
    const { id } = await planAmount(input);
    const preview = await admin.call(
      'query adminPlannedPriceChangePreview',
      'rates { before { minorUnits } after { minorUnits } }',
      {
        id: ['ID!', id],
      },
    );
    expect(preview).toEqual({
      rates: [{ before: { minorUnits: before }, after: { minorUnits: input.amount } }],
    });
    expect(await current()).toBe(before);

    await runAt('2027-01-01T00:00:00Z');
    expect(await current()).toBe(input.amount);
    const settings = await admin.call<{ version: number }>('query adminSettings', 'version');
    expect(settings.version).toBe(version + (input.part === 'MINIMUM' ? 0 : 1));
    const change = await changeOf(id);
    expect(change).toMatchObject({ kind: 'AMOUNT', rates: 1, amount: { part: input.part } });
    await admin.call('mutation adminUndoBulkPriceChange', 'id', { id: ['ID!', change!.id] });
    expect(await current()).toBe(before);
  });

  it.each([
    [{ date: '2026-12-31', time: '23:00' }, 'date'],
    [{ date: '2026-12-30', time: '23:59' }, 'date'],
    [{ date: '2029-01-05', time: '00:00' }, 'date'],
    [{ date: '2027-03-28', time: '01:30' }, 'time'],
    [{ date: '2027-01-01', time: '24:00' }, 'time'],
  ])('is refused for %j', async (at, field) => {
    await expect(plan(at)).rejects.toMatchObject({ code: 'BAD_INPUT', details: { fields: [{ field }] } });
  });

  it.each([
    [{ part: 'PRICE', destination: 'JAPAN', amount: 100 }, 'part'],
    [{ part: 'MINIMUM', amount: 100 }, 'destination'],
    [{ part: 'SURCHARGE', destination: 'JAPAN', amount: 100 }, 'service'],
    [{ part: 'SURCHARGE', service: 'STANDARD', amount: 100 }, 'service'],
    [{ part: 'PER_CUBIC_METRE', destination: 'JAPAN', amount: 0 }, 'amount'],
    [{ part: 'MINIMUM', destination: 'JAPAN', amount: -1 }, 'amount'],
  ])('is refused for an amount like %j', async (input, field) => {
    await expect(planAmount(input)).rejects.toMatchObject({
      code: 'BAD_INPUT',
      details: { fields: [{ field }] },
    });
  });

  it('raises rates and surcharges beside the minimum charges by per cent', async () => {
    const { rows: before } = await app.deps.database.pool.query(RATES);
    const all = { withMinimums: true, withRates: true, withServices: true, destinations: ['CANADA'] };
    const { id } = await plan(NEW_YEAR, { ...all, percent: 10, rounding: 'PENNY' });
    await runAt('2027-01-01T00:00:00Z');
    expect((await planned(id))?.state).toBe('APPLIED');
    const { rows: after } = await app.deps.database.pool.query(RATES);
    const risen = (pence: number) => Math.floor((pence * 1_100 + 500) / 1_000);
    expect(after).toEqual(before.map(({ name, pence }) => ({ name, pence: risen(pence) })));
  });
});

const RATES = `select 'minimum' as name, amount_pence as pence from prices where destination = 'canada'
  union all select 'cubic metre', per_cubic_metre_pence from destination_rates where destination = 'canada'
  union all select 'handling', handling_pence from destination_rates where destination = 'canada'
  union all select 'heavy', heavy_surcharge_pence from destination_rates where destination = 'canada'
  union all select level, surcharge_pence from service_options order by name`;
