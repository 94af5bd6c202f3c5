import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inTransaction } from '../../../platform/db/transaction.js';
import { GraphqlClient } from '../../../test/clients/graphql-client.js';
import { insertCustomer, signInAsAdmin } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { untilLocksAwaited } from '../../../test/until.js';
import { readDays } from '../figures/read-figures.store.js';
import { writeLedgerEntry } from '../ledger/ledger.store.js';
import { moveMoney } from '../test/move-money.js';
import { storeOrders } from '../test/stored-orders.js';

interface Money {
  readonly minorUnits: number;
}
interface Sum {
  readonly kind: string;
  readonly documents: number;
  readonly net: Money;
  readonly vat: Money;
  readonly gross: Money;
}
interface Month {
  readonly month: string;
  readonly isClosed: boolean;
  readonly mayClose: boolean;
  readonly mayReopen: boolean;
  readonly handovers: (Omit<Sum, 'kind'> & { kind: string; by: string; at: string; reason: string | null })[];
}
interface Accounts {
  readonly archives: number;
  readonly sums: Sum[];
  readonly nodes: Readonly<Record<string, unknown>>[];
  readonly pageInfo: { readonly total: number; readonly totalPages: number };
}

const SUM = 'kind documents net { minorUnits } vat { minorUnits } gross { minorUnits }';
const MONTH = `month isClosed mayClose mayReopen handovers { ${SUM} by at reason }`;
const ROWS = `nodes { number date kind orderId orderNumber invoiceNumber customerName net { minorUnits } vat { minorUnits }
  gross { minorUnits } vatPercent vatTreatment method reference receivedOn isLate }`;

let app: TestApp;
let staff: GraphqlClient;
let staffId: string;
let orders: string[];

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set('2026-12-03T10:00:00Z');
  staff = new GraphqlClient(app.url);
  staffId = (await signInAsAdmin(staff)).id;
  const { id: userId } = await insertCustomer(app);
  orders = await storeOrders(app.deps.database.pool, { userId, count: 12 });
  await companyIs(20, 'GB 123');
});

afterAll(() => app?.stop());

const sql = (text: string, values: unknown[] = []) => app.deps.database.pool.query(text, values);
const companyIs = (vatPercent: number, vatNumber: string) =>
  sql('update store_settings set company = company || $1', [JSON.stringify({ vatPercent, vatNumber })]);
const months = () => staff.call<Month[]>('query adminAccountsMonths', MONTH);
const monthOf = async (wanted: string) => (await months()).find(({ month }) => month === wanted)!;
const accountsOf = (month: string, page = 1, pageSize = 50) =>
  staff.call<Accounts>(
    'query adminAccounts',
    `archives sums { ${SUM} } ${ROWS} pageInfo { total totalPages }`,
    { month: ['ID!', month], page: ['Int!', page], pageSize: ['Int!', pageSize] },
  );
const close = (month: string, documents: number, client = staff) =>
  client.call<Month>('mutation adminCloseAccountsMonth', MONTH, {
    month: ['ID!', month],
    documents: ['Int!', documents],
  });
const reopen = (month: string, reason: string) =>
  staff.call<Month>('mutation adminReopenAccountsMonth', MONTH, {
    month: ['ID!', month],
    reason: ['String!', reason],
  });
const sumOf = (sums: readonly Sum[], part: 'net' | 'vat' | 'gross') =>
  sums.reduce((sum, one) => sum + one[part].minorUnits, 0);
const frozen = (sums: readonly Sum[]) => ({
  documents: sums.reduce((count, { documents }) => count + documents, 0),
  net: { minorUnits: sumOf(sums, 'net') },
  vat: { minorUnits: sumOf(sums, 'vat') },
  gross: { minorUnits: sumOf(sums, 'gross') },
});
const listed = async (month: string) =>
  (await accountsOf(month)).nodes.map(({ number, date, isLate }) => [number, date, isLate]);

describe('a month of the accounts', () => {
  it('has a row for each invoice and credit note of its days in London, oldest first, with its money', async () => {
    const [first = '', second = '', third = ''] = orders;
    await moveMoney(app, first, '2026-09-30T22:59:00Z');
    await moveMoney(app, second, '2026-09-30T23:30:00Z');
    await moveMoney(app, second, '2026-10-10T10:00:00Z', { kind: 'refund', amountPence: -3_000 });
    await sql(
      `insert into payment_operations (id, order_id, kind, amount_pence, words, payment_intent, received_on, digest, actor_id, created_at)
        values (gen_random_uuid(), $1, 'payment', 5000, 'Transfer, ref HL', 'manual_x', '2026-10-28', '', $2, now())`,
      [third, staffId],
    );
    await companyIs(0, 'GB 123');
    await moveMoney(app, third, '2026-10-31T23:59:00Z', {
      ...{ amountPence: 5_000, paymentIntent: 'manual_x', way: 'bankTransfer', receivedOn: '2026-10-28' },
    });
    await moveMoney(app, third, '2026-11-01T00:00:00Z', {
      ...{ kind: 'refund', amountPence: -5_000, paymentIntent: 'manual_x', way: 'reversal' },
    });

    const october = await accountsOf('2026-10');
    expect(october.nodes).toMatchObject([
      {
        ...{ number: 'INV-100002', date: '2026-10-01', kind: 'CARD_PAYMENT', orderId: second },
        ...{ customerName: 'Bea Baker', invoiceNumber: null, method: 'Visa 4242', isLate: false },
        ...{ net: { minorUnits: 10_000 }, vat: { minorUnits: 2_000 }, gross: { minorUnits: 12_000 } },
        ...{ vatPercent: 20, vatTreatment: 'VAT at 20%', reference: `pi_stored_${second}`, receivedOn: null },
      },
      {
        ...{ number: 'CRN-100001', date: '2026-10-10', kind: 'CARD_REFUND', invoiceNumber: 'INV-100002' },
        ...{ net: { minorUnits: -2_500 }, vat: { minorUnits: -500 }, gross: { minorUnits: -3_000 } },
      },
      {
        ...{ number: 'INV-100003', date: '2026-10-31', kind: 'TRANSFER_PAYMENT', method: 'Bank transfer' },
        ...{ vatTreatment: 'Zero-rated', reference: 'Transfer, ref HL', receivedOn: '2026-10-28' },
        ...{ vat: { minorUnits: 0 }, gross: { minorUnits: 5_000 } },
      },
    ]);
    expect(october.sums.map(({ kind, documents }) => [kind, documents])).toEqual([
      ['CARD_PAYMENT', 1],
      ['CARD_REFUND', 1],
      ['TRANSFER_PAYMENT', 1],
    ]);
    expect([sumOf(october.sums, 'net'), sumOf(october.sums, 'vat'), sumOf(october.sums, 'gross')]).toEqual([
      12_500, 1_500, 14_000,
    ]);
    expect(await listed('2026-09')).toEqual([['INV-100001', '2026-09-30', false]]);
    expect((await accountsOf('2026-11')).nodes).toMatchObject([
      { kind: 'REVERSAL', method: 'Payment reversed', gross: { minorUnits: -5_000 } },
    ]);
  });

  it('comes a page at a time, with the sums of the whole month', async () => {
    const whole = await accountsOf('2026-10');
    const second = await accountsOf('2026-10', 2, 2);
    expect(second.pageInfo).toEqual({ total: 3, totalPages: 2 });
    expect([second.nodes, second.sums, second.archives]).toEqual([whole.nodes.slice(2), whole.sums, 1]);
    await expect(accountsOf('2026-10', 1, 101)).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });

  it('adds up to what the dashboard shows for its days', async () => {
    const days = await readDays(app.deps.database.pool, '2026-10-01', '2026-10-31');
    const { sums } = await accountsOf('2026-10');
    expect(sumOf(sums, 'gross')).toBe(days.reduce((sum, { revenuePence }) => sum + revenuePence, 0));
  });

  it('is one of those from the first document to this month', async () => {
    expect((await months()).map(({ month, mayClose }) => [month, mayClose])).toEqual([
      ['2026-12', false],
      ['2026-11', false],
      ['2026-10', false],
      ['2026-09', true],
    ]);
    expect((await accountsOf('2027-01')).nodes).toEqual([]);
    await expect(close('2027-01', 0)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(accountsOf('2026-13')).rejects.toMatchObject({ code: 'BAD_INPUT' });
  });
});

describe('closing a month', () => {
  it('keeps who, when and the sums, and takes months in turn, after their last day', async () => {
    await expect(close('2026-10', 3)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(close('2026-09', 2)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'This month has changed since you looked. Check its sums again.',
    });
    expect((await monthOf('2026-09')).handovers).toEqual([]);
    const { sums } = await accountsOf('2026-09');
    expect(await close('2026-09', 1)).toMatchObject({
      ...{ isClosed: true, mayClose: false, mayReopen: true },
      handovers: [{ ...frozen(sums), kind: 'CLOSED', by: 'Ada Admin', reason: null }],
    });
    await expect(close('2026-09', 1)).rejects.toMatchObject({ message: 'This month is closed already.' });
    await close('2026-10', 3);
    await close('2026-11', 1);
    await expect(close('2026-12', 0)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('lists what is dated in it and written later in the first open month', async () => {
    const [, , , late = ''] = orders;
    const number = await moveMoney(app, late, '2026-10-31T23:59:59Z');
    expect(await listed('2026-12')).toEqual([[number, '2026-10-31', true]]);
    const october = await accountsOf('2026-10');
    expect((await monthOf('2026-10')).handovers[0]).toMatchObject(frozen(october.sums));
  });

  it('is undone for the last closed month only, with a reason', async () => {
    await expect(reopen('2026-10', 'A mistake')).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(reopen('2026-11', ' ')).rejects.toMatchObject({ code: 'BAD_INPUT' });
    expect(await reopen('2026-11', 'The bank was late')).toMatchObject({
      ...{ isClosed: false, mayClose: true, mayReopen: false },
      handovers: [{ kind: 'CLOSED' }, { kind: 'REOPENED', by: 'Ada Admin', reason: 'The bank was late' }],
    });
    await expect(reopen('2026-11', 'Again')).rejects.toMatchObject({ message: 'This month is open.' });
    const [, , , , again = ''] = orders;
    const number = await moveMoney(app, again, '2026-11-30T12:00:00Z');
    expect((await listed('2026-11')).at(-1)).toEqual([number, '2026-11-30', false]);
    const { rows } = await sql(
      `select action, label, after from audit_entries where entity = 'accounts' order by id desc limit 1`,
    );
    expect(rows).toEqual([
      { action: 'changed', label: '2026-11', after: { month: 'reopened', reason: 'The bank was late' } },
    ]);
  });

  it('is done once when two people press at once', async () => {
    const other = new GraphqlClient(app.url);
    await signInAsAdmin(other);
    const { pageInfo } = await accountsOf('2026-11');
    const both = await Promise.allSettled([
      close('2026-11', pageInfo.total),
      close('2026-11', pageInfo.total, other),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'CONFLICT', message: 'This month is closed already.' },
    });
    await reopen('2026-11', 'For the next test');
  });

  it('waits for an entry that is being written, and counts it', async () => {
    const [, , , , , slow = ''] = orders;
    const { pageInfo } = await accountsOf('2026-11');
    const { promise, resolve } = Promise.withResolvers<void>();
    const written = Promise.withResolvers<void>();
    const entry = inTransaction(app.deps.database.orm.em, async (tx) => {
      await writeLedgerEntry(tx, {
        ...{ orderId: slow, kind: 'payment', amountPence: 700, paymentIntent: `pi_stored_${slow}` },
        ...{ description: 'Payment', now: new Date('2026-11-30T23:59:59Z') },
      });
      written.resolve();
      await promise;
    });
    await written.promise;
    const closing = close('2026-11', pageInfo.total + 1);
    await untilLocksAwaited(app.deps.database.pool, 1);
    resolve();
    await entry;
    expect((await closing).isClosed).toBe(true);
    const november = await accountsOf('2026-11');
    expect(november.pageInfo.total).toBe(pageInfo.total + 1);
    expect((await monthOf('2026-11')).handovers.at(-1)).toMatchObject(frozen(november.sums));
  });

  it('makes an entry wait that comes while it is closed, and lists it later', async () => {
    await reopen('2026-11', 'For the next test');
    const [, , , , , , next = ''] = orders;
    const client = await app.deps.database.pool.connect();
    await client.query('begin');
    await client.query(
      `insert into month_handovers (month, kind, actor_id, created_at) values ('2026-11-01', 'closed', gen_random_uuid(), '2026-12-03')`,
    );
    const entry = moveMoney(app, next, '2026-11-30T12:00:00Z');
    await untilLocksAwaited(app.deps.database.pool, 1);
    await client.query('commit');
    client.release();
    const number = await entry;
    expect((await listed('2026-12')).at(-1)).toEqual([number, '2026-11-30', true]);
  });

  it.each([
    [
      'a month out of turn',
      `insert into month_handovers (month, kind, actor_id, created_at) values ('2027-03-01', 'closed', gen_random_uuid(), '2030-01-01')`,
    ],
    [
      'a month before its end',
      `insert into month_handovers (month, kind, actor_id, created_at) values ('2026-12-01', 'closed', gen_random_uuid(), '2026-12-31T23:59:59Z')`,
    ],
    [
      'a month that is not the last closed one',
      `insert into month_handovers (month, kind, actor_id, reason, created_at) values ('2026-09-01', 'reopened', gen_random_uuid(), 'x', '2030-01-01')`,
    ],
    [
      'opening without a reason',
      `insert into month_handovers (month, kind, actor_id, created_at) values ('2026-11-01', 'reopened', gen_random_uuid(), '2030-01-01')`,
    ],
    ['a change', `update month_handovers set sums = '[]'`],
    ['a removal', 'delete from month_handovers'],
    ['an emptying', 'truncate month_handovers'],
    ['an entry moved to another month', `update ledger_entries set month = '2026-09-01'`],
  ])('is held by the database, which refuses %s', async (_what, statement) => {
    await expect(sql(statement)).rejects.toThrow(/not the next|ended|reason|written once/);
  });
});
