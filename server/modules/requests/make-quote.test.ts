import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { daysAfter, todayInLondon } from '../../../rules/calendar-date.js';
import { BY_PHONE } from '../../../rules/prices/staff-price.js';
import { CARDS, confirmAtSandbox } from '../../test/card-form.js';
import { GraphqlClient } from '../../test/clients/graphql-client.js';
import { countRows, newEmail, signInAsAdmin, signUp, standardBox } from '../../test/factories.js';
import { messageTo } from '../../test/mail/messages.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { openQuote } from '../quotes/saved/test/quote-verbs.js';
import { offerSecret, openRequest, secretIn, sendRequest, staffRequest } from './test/request-verbs.js';

let app: TestApp;
let staff: GraphqlClient;
let box: { id: string };

beforeAll(async () => {
  app = await startTestApp();
  staff = new GraphqlClient(app.url);
  await signInAsAdmin(staff);
  box = await standardBox(staff);
});

afterAll(() => app?.stop());

const CONTAINER = { name: '20FT container, door to door', pence: 695_000 };
const TRUNK = { name: 'Trunk', widthCm: 60, heightCm: 40, depthCm: 40, weightRange: 'UP_TO_30' };

const contentOf = (parts: object = {}) => ({
  ...{ destination: 'AUSTRALIA', service: 'STANDARD', fromCity: 'Leeds', toCity: 'Perth' },
  ...{ items: [], freeLines: [CONTAINER], isByPhone: false, adjustment: null },
  ...parts,
});

interface Price {
  readonly lines: readonly { readonly name: string; readonly unitPrice: { readonly minorUnits: number } }[];
  readonly quote: Readonly<Record<'items' | 'promotion' | 'total', { readonly minorUnits: number }>> & {
    readonly promotionName: string | null;
    readonly itemCount: number;
  };
}

const price = (content: object, caller = staff) =>
  caller.call<Price>(
    'query adminQuotePrice',
    'lines { name unitPrice { minorUnits } } quote { items { minorUnits } promotion { minorUnits } promotionName itemCount total { minorUnits } }',
    { content: ['QuoteContentInput!', content] },
  );

interface Made {
  readonly id: string;
  readonly reference: string;
  readonly validUntil: string;
  readonly makerName: string;
  readonly customerId: string | null;
  readonly customerName: string | null;
  readonly customerEmail: string | null;
  readonly phonePrice: unknown;
  readonly request: { readonly id: string; readonly reference: string; readonly state: string };
}

/** Makes a quote at the price of its content; parts that a test leaves out are valid. */
async function make(parts: Readonly<Record<string, unknown>> = {}, caller = staff) {
  const content = (parts.content ?? contentOf()) as object;
  const expectedTotal = parts.expectedTotal ?? (await price(content)).quote.total.minorUnits;
  const person = { name: 'Ann Archer', email: newEmail(), phone: '020 7946 0000' };
  const input = { id: randomUUID(), ...person, days: 14, message: '', ...parts, content, expectedTotal };
  return caller.call<Made>(
    'mutation adminMakeQuote',
    'id reference validUntil makerName customerId customerName customerEmail phonePrice { minorUnits } request { id reference state }',
    { input: ['StaffQuoteInput!', input] },
  );
}

const secretOf = async ({ request }: Made) => offerSecret(app, await staffRequest(staff, request.id));

it('the server prices products, boxes, free lines, the phone price and an adjustment', async () => {
  await setSaving(20);
  const items = [
    { productId: box.id, quantity: 5 },
    { customBox: TRUNK, quantity: 1 },
  ];
  const [online, byPhone] = await Promise.all([
    price(contentOf({ items })),
    price(contentOf({ items, isByPhone: true })),
  ]);
  await setSaving(0);
  expect(online.lines.map(({ name }) => name)).toEqual([expect.any(String), 'Trunk', CONTAINER.name]);
  expect(online.quote.itemCount).toBe(6);
  const goods = online.quote.total.minorUnits - CONTAINER.pence;
  expect(byPhone.lines.at(-1)).toEqual({
    name: BY_PHONE,
    unitPrice: { minorUnits: Math.ceil((goods * 100) / 80 / 50) * 50 - goods },
  });
  const adjustment = { kind: 'PERCENT', value: -10, reason: 'Returning customer' };
  const { quote } = await price(contentOf({ items, adjustment }));
  const offPence = Math.round(online.quote.total.minorUnits / 10);
  expect(quote).toMatchObject({ promotionName: 'Returning customer', promotion: { minorUnits: offPence } });
  expect(quote.total.minorUnits).toBe(online.quote.total.minorUnits - offPence);
});

it('a caller without an account gets a quote by email, opens it and books it with all its lines', async () => {
  const customer = new GraphqlClient(app.url);
  const { email } = await signUp(customer);
  const adjustment = { kind: 'PENCE', value: -5_000, reason: 'Returning customer' };
  const made = await make({ email, message: 'As agreed.', content: contentOf({ adjustment }) });
  expect(made).toMatchObject({
    ...{ customerName: 'Ann Archer', customerEmail: email, customerId: null, phonePrice: null },
    ...{ validUntil: daysAfter(todayInLondon(new Date()), 14), request: { state: 'OFFERED' } },
  });
  const text = await messageTo(app, email, 'request-answer');
  for (const part of [`about quote ${made.reference}`, 'We offer you £6,900.00', 'As agreed.'])
    expect(text).toContain(part);
  const { offer } = await openRequest(new GraphqlClient(app.url), secretIn(text));
  const opened = await openQuote(customer, offer?.secret ?? '');
  expect(opened.lines).toMatchObject([{ name: CONTAINER.name, quantity: 1 }]);

  const checkout = await customer.checkout({ expectedPence: 690_000, quote: offer?.secret ?? '' });
  const intent = await customer.createPaymentIntent(checkout.id);
  await confirmAtSandbox(app, intent, CARDS.good);
  await customer.confirmPayment(intent.id);
  const { id } = await customer.finalize(checkout.id);
  const order = await staff.call<{ total: object; itemCount: number; quote: object; lines: object[] }>(
    'query order',
    'total { minorUnits } itemCount quote { promotion { minorUnits } promotionName } lines { name lineTotal { minorUnits } }',
    { id: ['ID!', id] },
  );
  expect(order).toMatchObject({
    ...{ total: { minorUnits: 690_000 }, itemCount: 0 },
    quote: { promotion: { minorUnits: 5_000 }, promotionName: 'Returning customer' },
    lines: [{ name: CONTAINER.name, lineTotal: { minorUnits: 695_000 } }],
  });
  const papers = await staff.call<{ kind: string }[]>('query orderDocuments', 'kind', { id: ['ID!', id] });
  expect(papers.map(({ kind }) => kind)).not.toContain('LABELS');
  expect(await staffRequest(staff, made.request.id)).toMatchObject({ state: 'WON' });
  const { rows } = await app.deps.database.pool.query(
    "select amount_pence, content->'sums' as sums, content->'lines' as lines from ledger_entries where order_id = $1",
    [id],
  );
  expect(rows).toMatchObject([
    {
      amount_pence: 690_000,
      sums: { itemsPence: 695_000, promotionPence: 5_000, promotionName: 'Returning customer' },
      lines: [{ name: CONTAINER.name, unitPence: 695_000 }],
    },
  ]);
});

it('a quote answers a request without a shipment, and takes back the earlier one', async () => {
  const { id } = await sendRequest(new GraphqlClient(app.url), { kind: 'CONTAINER' });
  const [first, { version }] = [await make({ id, version: 1 }), await staffRequest(staff, id)];
  expect(first.request.id).toBe(id);
  const secret = await secretOf(first);
  await expect(make({ id, version: 1 })).rejects.toMatchObject({ code: 'CONFLICT' });
  const second = await make({
    id,
    version,
    content: contentOf({ freeLines: [{ ...CONTAINER, pence: 1_000 }] }),
  });
  expect(second.request.id).toBe(id);
  await expect(openQuote(new GraphqlClient(app.url), secret)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(make({ version: 1 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('it belongs to the chosen account, or to the one that has proved the address', async () => {
  const [customer, other] = [new GraphqlClient(app.url), new GraphqlClient(app.url)];
  const [{ email, userId }, { email: otherEmail }] = [await account(customer), await account(other)];
  expect(await make({ email: newEmail(), customerId: userId })).toMatchObject({ customerId: userId });
  expect(await make({ email })).toMatchObject({ customerId: null });
  await app.deps.database.pool.query('update users set email_verified_at = now() where id = $1', [userId]);
  expect(await make({ email })).toMatchObject({ customerId: userId });
  expect(await make({ email: otherEmail })).toMatchObject({ customerId: null });
  await expect(make({ customerId: randomUUID() })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('the same quote sent twice at once is made and emailed once', async () => {
  const [id, email] = [randomUUID(), newEmail()];
  const made = await Promise.all([make({ id, email }), make({ id, email })]);
  expect(made[0]).toEqual(made[1]);
  expect(await countRows(app, 'email_messages', 'recipient = $1', [email])).toBe(1);
  await expect(make({ id, email, days: 3 })).rejects.toMatchObject({ code: 'CONFLICT' });
});

it('is found by the name of its customer', async () => {
  const name = `Zed ${randomUUID().slice(0, 8)}`;
  const { reference } = await make({ name });
  const { nodes } = await staff.call<{ nodes: object[] }>('query adminQuotes', 'nodes { reference }', {
    search: ['String', name],
  });
  expect(nodes).toEqual([{ reference }]);
});

it('another total than staff saw is refused, and nothing is made', async () => {
  const email = newEmail();
  await expect(make({ email, expectedTotal: 1 })).rejects.toMatchObject({ code: 'PRICES_CHANGED' });
  expect(await countRows(app, 'requests', 'email = $1', [email])).toBe(0);
});

it('only staff price and make quotes, and no visitor sends a request of this kind', async () => {
  const customer = new GraphqlClient(app.url);
  await signUp(customer);
  await expect(price(contentOf(), customer)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(make({}, customer)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(sendRequest(customer, { kind: 'CALL' })).rejects.toMatchObject({ code: 'BAD_INPUT' });
});

it.each([
  ['nothing in it', { freeLines: [] }, undefined],
  ['a fall to less than nothing', { adjustment: { kind: 'PENCE', value: -695_001, reason: 'x' } }, 'value'],
  ['a fall of everything', { adjustment: { kind: 'PERCENT', value: -100, reason: 'x' } }, 'value'],
  ['an adjustment without a reason', { adjustment: { kind: 'PENCE', value: -1, reason: ' ' } }, 'reason'],
  ['an adjustment of nothing', { adjustment: { kind: 'PENCE', value: 0, reason: 'x' } }, 'value'],
  ['a free line without a text', { freeLines: [{ name: ' ', pence: 1 }] }, 'name'],
  ['a free line below nothing', { freeLines: [{ name: 'Back', pence: -1 }] }, 'pence'],
  ['too little to pay', { freeLines: [{ name: 'Pen', pence: 29 }] }, undefined],
  ['a quantity of none', { items: [{ customBox: TRUNK, quantity: 0 }] }, 'quantity'],
])('a quote with %s is refused', async (_what, parts, field) => {
  const refused = { code: 'BAD_INPUT', ...(field && { details: { fields: [fieldOf(field)] } }) };
  await expect(price(contentOf(parts))).rejects.toMatchObject(refused);
});

it('a product that is gone is refused', async () => {
  const items = [{ productId: randomUUID(), quantity: 1 }];
  await expect(price(contentOf({ items }))).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

const fieldOf = (name: string) => expect.objectContaining({ field: expect.stringContaining(name) });

async function account(customer: GraphqlClient): Promise<{ email: string; userId: string }> {
  const { email } = await signUp(customer);
  const { rows } = await app.deps.database.pool.query('select id from users where email = $1', [email]);
  return { email, userId: rows[0].id };
}

const setSaving = (percent: number) =>
  app.deps.database.pool.query('update store_settings set online_saving_percent = $1', [percent]);
