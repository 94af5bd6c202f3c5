import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { emailRenderers } from '../../../app/email-renderers.js';
import { CARDS, confirmAtSandbox } from '../../../test/card-form.js';
import { GraphqlClient } from '../../../test/clients/graphql-client.js';
import type { SeenOrder, ShopClient } from '../../../test/clients/shop-client.js';
import {
  countRows,
  newEmail,
  openCheckout,
  placeOrder,
  signInAsAdmin,
  signUp,
  standardBox,
} from '../../../test/factories.js';
import { messageTo } from '../../../test/mail/messages.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { EmailMessage } from '../../email/email.entity.js';
import { STOP_PATH } from '../../email/reminders/stop-link.js';
import { remindOfQuotes } from './remind-of-quotes.js';
import { deleteQuote, emailQuote, openQuote, remind, type SeenQuote, saveQuote } from './test/quote-verbs.js';

const [MADE, BEFORE, DUE, NIGHT, OVER] = [
  '2027-01-04T12:00:00Z',
  '2027-01-31T12:00:00Z',
  '2027-02-01T12:00:00Z',
  '2027-02-02T03:00:00Z',
  '2027-02-04T12:00:00Z',
];

let app: TestApp;
let boxId: string;
let shop: ShopClient;
let email: string;

beforeAll(async () => {
  app = await startTestApp();
  boxId = (await standardBox(new GraphqlClient(app.url))).id;
});

afterAll(() => app?.stop());

beforeEach(async () => {
  app.clock.set(MADE);
  shop = new GraphqlClient(app.url);
  ({ email } = await signUp(shop));
  await run('update users set email_verified_at = now() where email = $1', [email]);
});

it('the owner of a quote is reminded once, in daytime, three days before its end', async () => {
  const quote = await quoteOf(shop);
  for (const moment of [BEFORE, NIGHT]) await remindAt(moment);
  expect(await remindersTo(email)).toBe(0);
  await Promise.all([remindAt(DUE), remindAt(DUE)]);
  await remindAt('2027-02-03T12:00:00Z');
  expect(await remindersTo(email)).toBe(1);
  const text = await messageTo(app, email, 'quote-reminder');
  expect(text).toContain(
    `quote ${quote.reference}, a shipment to Australia, until the end of 3 February 2027`,
  );
  expect(text).toContain(quote.link);
  expect(text).toContain(STOP_PATH);
});

it.each<[string, (quote: SeenQuote) => Promise<unknown>]>([
  [
    'was booked',
    async ({ id }) => {
      const order = await placeOrder(app, shop);
      await run('update saved_quotes set order_id = $2 where id = $1', [id, order.id]);
    },
  ],
  ['holds a shipment that was booked out of the cart since', () => bookCart()],
  ['was deleted', ({ id }) => deleteQuote(shop, id)],
  ['belongs to an unproved address', () => setOwner('email_verified_at = null')],
  ['belongs to a suspended account', () => setOwner("status = 'suspended'")],
  ['belongs to a closed account', () => setOwner('deleted_at = now()')],
  ['was seen to by staff', async ({ id }) => remind(await staff(), id, false)],
])('nobody is reminded of a quote that %s', async (_what, happen) => {
  await happen(await quoteOf(shop));
  await remindAt(DUE);
  expect(await remindersTo(email)).toBe(0);
});

it('the same shipment booked out of the cart is the booking of each of its quotes, for staff as well', async () => {
  const [quote, other] = [await quoteOf(shop), await quoteOf(shop, 1)];
  await run("update saved_quotes set created_at = created_at - interval '2 days' where id = $1", [quote.id]);
  await shop.clearCart();
  const again = await quoteOf(shop);
  const order = await bookCart();
  const seen = await Promise.all([quote, again, other].map(({ secret }) => openQuote(shop, secret)));
  expect(seen.map(({ status, orderId }) => [status, orderId])).toEqual([
    ['BOOKED', order.id],
    ['BOOKED', order.id],
    ['OPEN', null],
  ]);
  app.clock.set(DUE);
  const admin = await staff();
  expect(await quotesForStaff(admin, 'BOOKED')).toEqual([order.number, order.number]);
  expect(await quotesForStaff(admin, 'EXPIRING')).toEqual([null]);
  for (const byEmail of [true, false])
    await expect(remind(admin, quote.id, byEmail)).rejects.toMatchObject({
      message: 'This quote is booked or has expired',
    });
});

it.each<[string, () => Promise<unknown>]>([
  ['another number of boxes', () => bookCart(4)],
  ['the same by somebody else', () => placeOrder(app, new GraphqlClient(app.url))],
])('%s books no quote', async (_what, book) => {
  await quoteOf(shop);
  await book();
  await remindAt(DUE);
  expect(await remindersTo(email)).toBe(1);
});

it('an offer with a piece split off its line is booked by the same shipment as well', async () => {
  const quote = await quoteOf(shop);
  await run(
    `update saved_quotes set lines = jsonb_build_array(lines->0 || '{"quantity": 4}',
        lines->0 || jsonb_build_object('quantity', 1, 'key', lines->0->>'key' || '+')) where id = $1`,
    [quote.id],
  );
  const order = await bookCart();
  expect(await openQuote(shop, quote.secret)).toMatchObject({ status: 'BOOKED', orderId: order.id });
});

it('who asked as a guest and then books with that address is not reminded', async () => {
  const visitor = new GraphqlClient(app.url);
  const quote = await quoteOf(visitor);
  await emailQuote(visitor, quote.secret, email, true);
  await bookCart();
  await remindAt(DUE);
  expect(await remindersTo(email)).toBe(0);
  expect((await openQuote(visitor, quote.secret)).status).toBe('BOOKED');
});

it('nobody is reminded of a quote that has ended', async () => {
  await quoteOf(shop);
  await remindAt(OVER);
  expect(await remindersTo(email)).toBe(0);
});

it('staff do not write once more after the reminder', async () => {
  const { id } = await quoteOf(shop);
  await remindAt(DUE);
  await expect(remind(await staff(), id, true)).rejects.toMatchObject({
    status: 409,
    message: 'A colleague has already dealt with this quote',
  });
});

it('a visitor who asked for it is reminded, another who was only sent the quote is not', async () => {
  const visitor = new GraphqlClient(app.url);
  const quote = await quoteOf(visitor);
  const [asked, sent] = [newEmail(), newEmail()];
  expect(await emailQuote(visitor, quote.secret, asked, true)).toBe(true);
  expect(await emailQuote(visitor, quote.secret, sent)).toBe(true);
  expect(await messageTo(app, asked, 'quote')).toMatch(
    /remind you once, three days before it ends[\s\S]+stop-reminders/,
  );
  expect(await messageTo(app, sent, 'quote')).not.toContain('stop-reminders');
  await remindAt(DUE);
  await remindAt(DUE);
  expect([await remindersTo(asked), await remindersTo(sent)]).toEqual([1, 0]);
  expect(await messageTo(app, asked, 'quote-reminder')).toContain('asked for a reminder of this quote');
  expect(await countRows(app, 'saved_quotes', 'remind_email is not null', [])).toBe(0);
});

it('a second visitor with the same link is promised no reminder, and takes none away', async () => {
  const visitor = new GraphqlClient(app.url);
  const quote = await quoteOf(visitor);
  const [first, second] = [newEmail(), newEmail()];
  for (const address of [first, second]) await emailQuote(visitor, quote.secret, address, true);
  expect(await messageTo(app, second, 'quote')).not.toContain('remind you once');
  await remindAt(DUE);
  expect([await remindersTo(first), await remindersTo(second)]).toEqual([1, 0]);
});

it.each(['the page', 'the button of a mail program'])(
  '%s stops all reminders, without signing in',
  async (how) => {
    await quoteOf(shop);
    const later = await quoteOf(shop, 1);
    await run("update saved_quotes set expires_at = '2027-03-04T00:00:00Z' where id = $1", [later.id]);
    await remindAt(DUE);
    const [link] = /http\S+\/stop-reminders\S+/.exec(await messageTo(app, email, 'quote-reminder')) ?? [];
    const stop = link!.replace(app.env.publicUrl, app.url);
    const token = new URL(stop).searchParams.get('token')!;
    if (how === 'the page') expect(await stopReminders(token)).toBe(true);
    else expect((await oneClick(stop)).status).toBe(204);
    expect((await oneClick(stop)).status).toBe(204);
    expect(await countRows(app, 'reminder_stops', 'strpos(address_digest, $1) > 0', [email])).toBe(0);

    const message = await app.deps.database.orm.em
      .fork()
      .findOneOrFail(EmailMessage, { recipient: email, kind: 'quote-reminder' });
    expect(await emailRenderers(app.deps)['quote-reminder'](message)).toBeNull();
    await remindAt('2027-03-02T12:00:00Z');
    expect(await remindersTo(email)).toBe(1);
    await expect(remind(await staff(), later.id, true)).rejects.toMatchObject({
      message: 'This customer has stopped reminders by email. Call them instead.',
    });
  },
);

it('a link that is none stops nothing, and looking at the page neither', async () => {
  const before = await countRows(app, 'reminder_stops', 'true', []);
  for (const token of ['', 'x', 'eyJhbGciOiJub25lIn0.e30.']) {
    await expect(stopReminders(token)).rejects.toMatchObject({ status: 400, code: 'BAD_INPUT' });
    expect((await oneClick(`${app.url}${STOP_PATH}?token=${token}`)).status).toBe(400);
  }
  expect((await oneClick(`${app.url}${STOP_PATH}`)).status).toBe(400);
  await fetch(`${app.url}${STOP_PATH}?token=x`, { headers: { Accept: 'text/html' } });
  expect(await countRows(app, 'reminder_stops', 'true', [])).toBe(before);
});

async function quoteOf(of: ShopClient, quantity = 5): Promise<SeenQuote> {
  await of.cart();
  await of.addToCart({ productId: boxId, quantity, destination: 'australia' });
  return saveQuote(of);
}

/** An order of this many boxes alone. */
async function bookCart(quantity = 5): Promise<SeenOrder> {
  await shop.clearCart();
  const { id } = await openCheckout(shop, quantity);
  await confirmAtSandbox(app, await shop.createPaymentIntent(id), CARDS.good);
  return shop.finalize(id);
}

/** The orders of this customer's quotes, as staff list them. */
async function quotesForStaff({ graphql }: ShopClient, state: string): Promise<(string | null)[]> {
  const { nodes } = await graphql.call<{ nodes: { orderNumber: string | null }[] }>(
    'query adminQuotes',
    'nodes { orderNumber }',
    { search: ['String', email], state: ['AdminQuoteState', state] },
  );
  return nodes.map(({ orderNumber }) => orderNumber);
}

function remindAt(moment: string): Promise<number> {
  app.clock.set(moment);
  const { database, now } = app.deps;
  return remindOfQuotes({ em: database.orm.em.fork(), now });
}

const remindersTo = (address: string) =>
  countRows(app, 'email_messages', "recipient = $1 and kind in ('quote-reminder')", [address]);
const setOwner = (what: string) => run(`update users set ${what} where email = $1`, [email]);
const run = (sql: string, values: unknown[]) => app.deps.database.pool.query(sql, values);
const stopReminders = (token: string) =>
  new GraphqlClient(app.url).call('mutation stopReminders', null, { token: ['String!', token] });
const oneClick = (url: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });

async function staff(): Promise<ShopClient> {
  const client = new GraphqlClient(app.url);
  await signInAsAdmin(client);
  return client;
}
