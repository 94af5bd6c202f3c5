import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { daysAfter, todayInLondon } from '../../../../rules/calendar-date.js';
import { CARDS, confirmAtSandbox } from '../../../test/card-form.js';
import { GraphqlClient } from '../../../test/clients/graphql-client.js';
import { countRows, newEmail, signInAsAdmin, signUp } from '../../../test/factories.js';
import { messageTo } from '../../../test/mail/messages.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { quoteSecret } from '../../quotes/saved/quote-secret.js';
import { compareWithProvider } from '../reconciliation/compare-with-provider.js';
import { paymentDeps } from '../settlement/payment-deps.js';
import { expireOldCheckouts } from '../status/expire-checkouts.js';
import { endOverdueTransfers } from './end-overdue-transfers.js';
import { remindOfTransfers } from './remind-of-transfers.js';

const PRICE = 695_000;
const TODAY = todayInLondon(new Date());

let app: TestApp;
let staff: GraphqlClient;

beforeAll(async () => {
  app = await startTestApp();
  staff = new GraphqlClient(app.url);
  await signInAsAdmin(staff);
});
beforeEach(() => bankDetails('Harbourline Ltd\n20-00-00 12345678'));
afterAll(() => app?.stop());

const run = (sql: string, values: unknown[] = []) => app.deps.database.pool.query(sql, values);
const bankDetails = (text: string) => run('update store_settings set bank_details = $1', [text]);

interface Quote {
  readonly id: string;
  readonly reference: string;
}

async function makeQuote(email: string): Promise<Quote> {
  const content = {
    ...{ destination: 'AUSTRALIA', service: 'STANDARD', fromCity: 'Leeds', toCity: 'Perth', items: [] },
    ...{ freeLines: [{ name: '20FT container, door to door', pence: PRICE }], isByPhone: false },
  };
  const input = {
    ...{ id: randomUUID(), name: 'Ann Archer', email, phone: '', content, expectedTotal: PRICE },
    ...{ days: 14, message: '' },
  };
  return staff.call('mutation adminMakeQuote', 'id reference', { input: ['StaffQuoteInput!', input] });
}

interface Booking {
  readonly id: string;
  readonly state: string;
  readonly dueOn: string;
  readonly orderId: string | null;
  readonly orderNumber: string | null;
  readonly held: { readonly minorUnits: number };
  readonly due: { readonly minorUnits: number };
  readonly toReturn: { readonly minorUnits: number };
}

const BOOKING = `id reference state dueOn orderId orderNumber held { minorUnits } due { minorUnits } toReturn { minorUnits }
  transfers { id movedOn note recordedBy amount { minorUnits } }`;

/** Books a quote for a transfer; parts that a test leaves out are valid. */
async function book(quote: Quote, parts: Readonly<Record<string, unknown>> = {}, caller = staff) {
  const input = {
    ...{ id: randomUUID(), name: 'Ann Archer', email: newEmail(), phone: '020 7946 0000' },
    collectionAddress: { line1: '1 Park Row', city: 'Leeds', postcode: 'LS1 5AB', country: 'United Kingdom' },
    deliveryAddress: { line1: '', city: 'Perth', country: 'Australia' },
    ...{ collectionDate: null, days: 7 },
    ...parts,
  };
  const { transferBooking } = await caller.call<{ transferBooking: Booking }>(
    'mutation adminBookForTransfer',
    `transferBooking { ${BOOKING} }`,
    { id: ['ID!', quote.id], input: ['TransferBookingInput!', input] },
  );
  return transferBooking;
}

/** A booking of a new quote for a new customer. */
async function booked() {
  const email = newEmail();
  const quote = await makeQuote(email);
  return { email, quote, booking: await book(quote, { email }) };
}

function record(id: string, amount: number, parts: Readonly<Record<string, unknown>> = {}, caller = staff) {
  const input = { id: randomUUID(), amount, isReturn: false, movedOn: TODAY, note: 'FPS 1234', ...parts };
  return caller.call<Booking>('mutation adminRecordTransfer', BOOKING, {
    id: ['ID!', id],
    input: ['TransferInput!', input],
  });
}

const pence = (minorUnits: number) => ({ minorUnits });
const ledgerOf = async (orderId: string | null) =>
  (
    await run(
      `select kind, amount_pence, document_number, content->>'way' as way, content->>'receivedOn' as received_on,
        (content->'sums'->>'totalPence')::int as total from ledger_entries where order_id = $1 order by created_at`,
      [orderId],
    )
  ).rows;

it('a booking by phone becomes an order when two transfers make the whole sum', async () => {
  const { email, quote, booking } = await booked();
  expect(booking).toMatchObject({
    ...{ reference: quote.reference, state: 'WAITING', dueOn: daysAfter(TODAY, 7), orderId: null },
    ...{ held: pence(0), due: pence(PRICE), toReturn: pence(0), transfers: [] },
  });
  const asked = await messageTo(app, email, 'transfer');
  for (const part of ['£6,950.00', '20-00-00 12345678', quote.reference]) expect(asked).toContain(part);
  expect(await messageTo(app, email, 'invitation')).toContain('/invitation');

  const part = await record(booking.id, 400_000, { movedOn: daysAfter(TODAY, -1) });
  expect(part).toMatchObject({ state: 'WAITING', held: pence(400_000), due: pence(295_000), orderId: null });
  expect(
    await countRows(
      app,
      'orders',
      'checkout_id in (select checkout_id from transfer_bookings where id = $1)',
      [booking.id],
    ),
  ).toBe(0);

  const whole = await record(booking.id, 295_000, { note: 'FPS 1235' });
  expect(whole).toMatchObject({ state: 'BOOKED', due: pence(0), toReturn: pence(0) });
  const { orderId } = whole;
  expect(await ledgerOf(orderId)).toEqual([
    expect.objectContaining({
      ...{ kind: 'payment', amount_pence: PRICE, way: 'bankTransfer', received_on: TODAY, total: PRICE },
    }),
  ]);
  const order = await staff.call<object>(
    'query order',
    'paymentStatus total { minorUnits } balance { due { minorUnits } refundable { minorUnits } canRecordPayment payments { method amount { minorUnits } note receivedOn recordedBy } }',
    { id: ['ID!', orderId] },
  );
  expect(order).toMatchObject({
    ...{ paymentStatus: 'PAID', total: pence(PRICE) },
    balance: {
      ...{ due: pence(0), refundable: pence(PRICE), canRecordPayment: false },
      payments: [{ method: 'BANK_TRANSFER', amount: pence(PRICE), note: 'FPS 1235', receivedOn: TODAY }],
    },
  });
  expect(await messageTo(app, email, 'order-details')).toContain('£6,950.00');
  await compareWithProvider(paymentDeps(app.deps));
  expect(await countRows(app, 'payment_issues', 'payment_intent = $1', [`manual_${booking.id}`])).toBe(0);
});

it('a surplus is to be sent back, and no more than that', async () => {
  const { booking } = await booked();
  const paid = await record(booking.id, PRICE + 5_000);
  expect(paid).toMatchObject({ state: 'TO_RETURN', toReturn: pence(5_000) });
  expect(await ledgerOf(paid.orderId)).toMatchObject([{ amount_pence: PRICE }]);
  await expect(record(booking.id, 5_001, { isReturn: true })).rejects.toMatchObject({
    message: 'You can send back at most £50.00',
  });
  expect(await record(booking.id, 5_000, { isReturn: true, note: 'Sent back' })).toMatchObject({
    ...{ state: 'BOOKED', toReturn: pence(0), held: pence(PRICE) },
  });
});

it('the same transfer sent twice at once is recorded once, and makes one order', async () => {
  const { booking } = await booked();
  const id = randomUUID();
  const answers = await Promise.all([1, 2].map(() => record(booking.id, PRICE, { id })));
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toMatchObject({ state: 'BOOKED', held: pence(PRICE) });
  await expect(record(booking.id, 1, { id })).rejects.toMatchObject({ code: 'CONFLICT' });
});

it('two parts recorded at once make one order', async () => {
  const { booking } = await booked();
  await Promise.all([record(booking.id, 300_000), record(booking.id, 395_000)]);
  expect(await record(booking.id, 1)).toMatchObject({ state: 'TO_RETURN', toReturn: pence(1) });
  expect(await countRows(app, 'orders', 'payment_intent = $1', [`manual_${booking.id}`])).toBe(1);
});

it('a cancelled booking sends back what it holds, and late money makes no order', async () => {
  const { email, booking } = await booked();
  await record(booking.id, 1_000);
  const cancelled = await cancel(booking.id);
  expect(cancelled).toMatchObject({ state: 'TO_RETURN', toReturn: pence(1_000), due: pence(0) });
  expect(await record(booking.id, PRICE)).toMatchObject({ toReturn: pence(PRICE + 1_000), orderId: null });
  expect(await record(booking.id, PRICE + 1_000, { isReturn: true })).toMatchObject({ state: 'ENDED' });
  expect(
    await countRows(app, 'email_messages', "recipient = $1 and data->>'occasion' = 'ended'", [email]),
  ).toBe(1);
});

it('one that is unpaid on its last day is reminded of and then ends; the whole sum still books it', async () => {
  const [idle, part] = [await booked(), await booked()];
  await record(part.booking.id, 1_000);
  const deps = paymentDeps(app.deps);
  await run("update checkouts set created_at = now() - interval '3 days'");
  await expireOldCheckouts(deps);
  expect(await stateOf(idle.quote)).toBe('WAITING');
  await run('update transfer_bookings set due_on = $1', [daysAfter(TODAY, 1)]);
  const noon = { ...deps, now: () => new Date(`${TODAY}T12:00:00Z`) };
  expect(await remindOfTransfers(noon)).toBeGreaterThanOrEqual(2);
  expect(await remindOfTransfers(noon)).toBe(0);
  await run('update transfer_bookings set due_on = $1', [daysAfter(TODAY, -1)]);
  await endOverdueTransfers(deps);
  expect([await stateOf(idle.quote), await stateOf(part.quote)]).toEqual(['ENDED', 'WAITING']);
  expect(await record(idle.booking.id, PRICE)).toMatchObject({ state: 'BOOKED' });
});

it('the customer may pay by card until a part has arrived; then nothing is charged twice', async () => {
  const customer = new GraphqlClient(app.url);
  const { email } = await signUp(customer);
  await run('update users set email_verified_at = now() where email = $1', [email]);
  const quote = await makeQuote(email);
  const booking = await book(quote, { email });
  const secret = quoteSecret(quote.id, app.deps.env);
  const checkout = await customer.checkout({ expectedPence: PRICE, quote: secret });
  const intent = await customer.createPaymentIntent(checkout.id);
  await confirmAtSandbox(app, intent, CARDS.good);
  await customer.confirmPayment(intent.id);
  expect(await record(booking.id, PRICE)).toMatchObject({ state: 'TO_RETURN', toReturn: pence(PRICE) });

  const other = await makeQuote(email);
  const waiting = await book(other, { email });
  const again = await customer.checkout({ expectedPence: PRICE, quote: quoteSecret(other.id, app.deps.env) });
  await record(waiting.id, 1);
  await expect(customer.createPaymentIntent(again.id)).rejects.toMatchObject({ code: 'CONFLICT' });
});

it('lists the bookings of a state', async () => {
  const { quote } = await booked();
  const { nodes } = await staff.call<{ nodes: { reference: string }[] }>(
    'query adminTransferBookings',
    'nodes { reference state }',
    { state: ['TransferState', 'WAITING'] },
  );
  expect(nodes[0]).toEqual({ reference: quote.reference, state: 'WAITING' });
});

it.each([
  [
    'a collection outside of the UK',
    { collectionAddress: { line1: '1 Rue', city: 'Paris', country: 'France' } },
  ],
  ['no name', { name: ' ' }],
  ['too many days', { days: 31 }],
])('a booking with %s is refused', async (_what, wrong) => {
  const quote = await makeQuote(newEmail());
  await expect(book(quote, wrong)).rejects.toMatchObject({ code: 'BAD_INPUT' });
});

it('is refused without bank details, twice, and for an account that has not proved its address', async () => {
  const quote = await makeQuote(newEmail());
  await bankDetails('');
  await expect(book(quote)).rejects.toMatchObject({ code: 'CONFLICT' });
  await bankDetails('20-00-00');
  const id = randomUUID();
  const email = newEmail();
  const [first, same] = [await book(quote, { id, email }), await book(quote, { id, email })];
  expect(first).toEqual(same);
  await expect(book(quote, { email })).rejects.toMatchObject({ code: 'CONFLICT' });
  const stranger = new GraphqlClient(app.url);
  const { email: unproved } = await signUp(stranger);
  await expect(book(await makeQuote(newEmail()), { email: unproved })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
});

it.each([
  ['nothing', 0, {}],
  ['a day to come', 1, { movedOn: daysAfter(TODAY, 1) }],
  ['no note', 1, { note: ' ' }],
  ['money back while it waits', 1, { isReturn: true }],
])('a transfer of %s is refused', async (_what, amount, wrong) => {
  const { booking } = await booked();
  await expect(record(booking.id, amount, wrong)).rejects.toMatchObject({ code: 'BAD_INPUT' });
});

const cancel = (id: string) =>
  staff.call<Booking>('mutation adminCancelTransferBooking', BOOKING, { id: ['ID!', id] });

async function stateOf({ reference }: Quote): Promise<string> {
  const { transferBooking } = await staff.call<{ transferBooking: Booking }>(
    'query adminQuote',
    'transferBooking { state }',
    { number: ['String!', reference] },
  );
  return transferBooking.state;
}
