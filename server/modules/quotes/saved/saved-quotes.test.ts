import { afterAll, afterEach, beforeAll, describe, expect, it, test } from '@jest/globals';
import { extractText, getDocumentProxy } from 'unpdf';
import { hashSecret } from '../../../platform/auth/secret.js';
import { RATE_LIMITS } from '../../../platform/limits/rate-limits.js';
import { from, newPlace } from '../../../platform/limits/test/places.js';
import { confirmAtSandbox } from '../../../test/card-form.js';
import { GraphqlClient } from '../../../test/clients/graphql-client.js';
import type { SeenProduct, ShopClient } from '../../../test/clients/shop-client.js';
import { countStatements } from '../../../test/count-statements.js';
import {
  countRows,
  insertCustomer,
  newEmail,
  setProductPrice,
  signUp,
  standardBox,
} from '../../../test/factories.js';
import { tokenOfRole } from '../../../test/sessions/tokens.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { until, untilLocksAwaited } from '../../../test/until.js';
import { quoteSecret } from './quote-secret.js';
import { deleteQuote, emailQuote, myQuotes, openQuote, remind, saveQuote } from './test/quote-verbs.js';

const DAY_MS = 86_400_000;
const [BOX_PENCE, RISEN_PENCE] = [6650, 9900];

let app: TestApp;
let box: SeenProduct;
/** Signing up hashes a password, so all tests share two customers. */
let ann: ShopClient;
let annEmail: string;
let ben: ShopClient;
let benEmail: string;

beforeAll(async () => {
  app = await startTestApp({ env: { rateLimitFactor: 1, trustProxy: 1 } });
  ann = new GraphqlClient(app.url);
  ben = new GraphqlClient(app.url);
  annEmail = (await signUp(ann)).email;
  await proveAddress(annEmail);
  benEmail = (await signUp(ben)).email;
  box = await standardBox(ann);
});

afterEach(async () => {
  app.clock.reset();
  await setProductPrice(app, box.id, 'australia', BOX_PENCE);
});

afterAll(() => app?.stop());

describe('a saved quote', () => {
  /** A visitor who may be one of the shared customers. */
  function as(customer: ShopClient | null): ShopClient {
    const shop = new GraphqlClient(app.url);
    if (customer) shop.token = customer.token;
    return shop;
  }

  async function quoteOf(shop: ShopClient, quantity = 5) {
    await shop.clearCart();
    await shop.addToCart({ productId: box.id, quantity, destination: 'australia' });
    return saveQuote(shop);
  }

  it('a quote comes as a PDF for anybody with its link, with its frozen prices and without its owner', async () => {
    const { secret, reference } = await quoteOf(as(ann));
    await setProductPrice(app, box.id, 'australia', RISEN_PENCE);
    const { status, bytes } = await documentOf({ secret });
    expect(status).toBe(200);
    const { text: read } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
    const text = read.replace(/\s+/g, ' ');
    expect(text).toMatch(new RegExp(`Quote number ${reference}.*Standard Box.* 5 £66\\.50 £332\\.50`));
    expect(text).toMatch(/Ready to book.*Total £332\.50/);
    expect(text).toContain('Your shipment takes 10 to 14 weeks, door to door.');
    expect(text).toContain('You pay us £332.50. Usually nothing more is due in Australia.');
    expect(text).not.toContain('Ann');
    expect(await documentOf({ secret: `${secret}x` })).toMatchObject({ status: 404 });
    expect(await documentOf({})).toMatchObject({ status: 400 });
  });

  async function documentOf(body: object) {
    const response = await fetch(`${app.url}/api/quotes/document`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) };
  }

  it('a quote is booked at its price after the catalogue price rose, to the penny at the sandbox', async () => {
    const shop = as(ann);
    const quote = await quoteOf(shop);
    expect(quote).toMatchObject({ status: 'OPEN', totalPence: 33_250, orderId: null });
    expect(quote.reference).toMatch(/^Q-\d{5,}$/);
    expect(quote.link).toBe(`http://localhost/quote#${quote.secret}`);
    await setProductPrice(app, box.id, 'australia', RISEN_PENCE);
    expect(await openQuote(shop, quote.secret)).toMatchObject({
      totalPence: 33_250,
      totalPenceToday: 5 * RISEN_PENCE,
    });

    await expect(
      shop.checkout({ expectedPence: 5 * RISEN_PENCE, quote: quote.secret }),
    ).rejects.toMatchObject({
      code: 'PRICES_CHANGED',
      details: { newTotal: 33_250 },
    });
    const checkout = await shop.checkout({ expectedPence: 33_250, quote: quote.secret });
    expect(await shop.checkout({ expectedPence: 33_250, quote: quote.secret })).toMatchObject({
      id: checkout.id,
    });
    const intent = await shop.createPaymentIntent(checkout.id);
    expect(intent.pence).toBe(33_250);
    await confirmAtSandbox(app, intent);
    const order = await shop.finalize(checkout.id);
    expect(order).toMatchObject({
      totalPence: 33_250,
      lines: [{ name: 'Standard Box', quantity: 5, pence: BOX_PENCE }],
    });
    expect(await receivedAtSandbox(intent.id)).toBe(33_250);

    expect((await shop.cart()).lines).toMatchObject([{ productId: box.id, quantity: 5 }]);
    expect(await openQuote(as(null), quote.secret)).toMatchObject({ status: 'BOOKED', orderId: null });
    expect((await myQuotes(shop))[0]).toMatchObject({ id: quote.id, status: 'BOOKED', orderId: order.id });
    await expect(as(ben).checkout({ expectedPence: 33_250, quote: quote.secret })).rejects.toMatchObject({
      status: 409,
      message: 'This quote is already booked.',
    });
  });

  it('an expired quote cannot be booked, and says what has changed', async () => {
    const shop = as(ann);
    const quote = await quoteOf(shop, 6);
    await setProductPrice(app, box.id, 'australia', RISEN_PENCE);
    app.clock.set(new Date(Date.now() + 29 * DAY_MS).toISOString());
    expect(await openQuote(as(null), quote.secret)).toMatchObject({ status: 'OPEN' });
    app.clock.set(new Date(Date.now() + 32 * DAY_MS).toISOString());
    expect(await openQuote(as(null), quote.secret)).toMatchObject({
      status: 'EXPIRED',
      totalPence: 6 * BOX_PENCE,
      totalPenceToday: 6 * RISEN_PENCE,
      lines: [{ name: 'Standard Box', quantity: 6, pence: BOX_PENCE, penceToday: RISEN_PENCE }],
    });
    await setProductPrice(app, box.id, 'australia', null);
    expect((await openQuote(as(null), quote.secret)).lines).toMatchObject([{ penceToday: null }]);
    await app.deps.database.pool.query(
      "insert into product_prices (product_id, destination, amount_pence) values ($1, 'australia', $2)",
      [box.id, BOX_PENCE],
    );
    await expect(emailQuote(as(null), quote.secret, newEmail())).rejects.toMatchObject({ status: 409 });
  });

  it('what a guest saved is shown to nobody without the link, and is in the account after the sign-in', async () => {
    const guest = as(null);
    await guest.addToCart({ productId: box.id, quantity: 2, destination: 'australia' });
    const quote = await from(newPlace(), () => saveQuote(guest));
    expect(await saveQuote(guest)).toMatchObject({ id: quote.id });
    for (const secret of [quote.id, quote.reference, `${quote.secret}A`])
      await expect(openQuote(guest, secret)).rejects.toMatchObject({ status: 404 });

    expect((await myQuotes(as(ben))).map(({ id }) => id)).not.toContain(quote.id);
    guest.token = ben.token;
    await guest.mergeCart();
    expect((await myQuotes(as(ben))).map(({ id }) => id)).toContain(quote.id);

    await expect(deleteQuote(as(ann), quote.id)).rejects.toMatchObject({ status: 404 });
    await expect(deleteQuote(as(null), quote.id)).rejects.toMatchObject({ status: 401 });
    await deleteQuote(as(ben), quote.id);
    await expect(openQuote(as(ben), quote.secret)).rejects.toMatchObject({ status: 404 });
    expect((await myQuotes(as(ben))).map(({ id }) => id)).not.toContain(quote.id);
  });

  it('a link tells nothing about who made the quote', async () => {
    const { raw } = await openQuote(as(null), (await quoteOf(as(ann), 7)).secret);
    expect(raw).not.toContain(annEmail);
    expect(raw).not.toMatch(/Archer|userId|guest/);
  });

  it('nobody can use us to write to strangers', async () => {
    const quote = await quoteOf(as(ann), 8);
    const stranger = newEmail();
    const place = newPlace();
    const visitor = as(null);
    await visitor.cart();
    expect(await from(place, () => emailQuote(visitor, quote.secret, stranger))).toBe(true);
    expect(await from(place, () => emailQuote(visitor, quote.secret, stranger.toUpperCase()))).toBe(false);
    expect(await mailsTo(stranger)).toBe(1);
    for (let no = 2; no < RATE_LIMITS['quote-email-place'].points; no += 1)
      await from(place, () => emailQuote(visitor, quote.secret, newEmail()));
    await expect(from(place, () => emailQuote(visitor, quote.secret, newEmail()))).rejects.toMatchObject({
      status: 429,
    });
    await from(newPlace(), () => emailQuote(visitor, quote.secret, stranger));
    const toStranger = (typed: string) => from(newPlace(), () => emailQuote(visitor, quote.secret, typed));
    const unseen = stranger.replace('@', '\u200b@');
    for (const typed of [stranger, stranger.toUpperCase(), stranger.replace('example', 'ｅxample'), unseen])
      await expect(toStranger(typed)).rejects.toMatchObject({ status: 429 });

    const before = await mailsTo(annEmail);
    expect(await emailQuote(as(ann), quote.secret, annEmail)).toBe(true);
    expect(await emailQuote(as(ann), quote.secret, annEmail)).toBe(true);
    expect(await mailsTo(annEmail)).toBe(before + 2);
  });

  it('staff see to a quote before it expires once, by email or without; never to a guest’s', async () => {
    const [written, spoken, guests] = [
      await quoteOf(as(ann), 21),
      await quoteOf(as(ann), 22),
      await guestQuote(),
    ];
    const staff = new GraphqlClient(app.url);
    staff.token = await tokenOfRole(app, 'admin');
    const before = await mailsTo(annEmail);
    await remind(staff, written.id, true);
    await expect(remind(staff, written.id, true)).rejects.toMatchObject({ status: 409 });
    expect(await mailsTo(annEmail)).toBe(before + 1);
    await remind(staff, spoken.id, false);
    const { rows } = await app.deps.database.pool.query(
      `select label, after from audit_entries where entity = 'quote' and entity_id in ($1, $2) order by id`,
      [written.id, spoken.id],
    );
    expect(rows).toEqual([
      { label: expect.stringMatching(/^Q-/), after: { seen_to: 'by email' } },
      { label: expect.stringMatching(/^Q-/), after: { seen_to: 'without an email' } },
    ]);
    expect(await mailsTo(annEmail)).toBe(before + 1);
    await expect(remind(staff, guests.id, true)).rejects.toMatchObject({ status: 404 });
    await expect(remind(as(ann), spoken.id, false)).rejects.toMatchObject({ status: 403 });
  });

  it('a link shows staff whose the quote is, anyone else its secret', async () => {
    const { id, secret } = await quoteOf(as(ann), 24);
    const staff = new GraphqlClient(app.url);
    staff.token = await tokenOfRole(app, 'admin');
    const open = ({ graphql }: ShopClient) =>
      graphql.call('query savedQuote', 'id secret link customerName customerEmail isReminded', {
        secret: ['ID!', secret],
      });
    const nobody = { customerName: null, customerEmail: null, isReminded: null };
    for (const who of [ann, ben, null]) expect(await open(as(who))).toMatchObject({ id, secret, ...nobody });
    expect(await open(staff)).toMatchObject({
      ...{ id, secret: null, link: null, customerEmail: annEmail, isReminded: false },
    });
  });

  it('the lines of a page of quotes are read in one statement, when they are asked for', async () => {
    const read = (fields: string) =>
      countStatements(() =>
        as(ann).graphql.call<{ nodes: { lines?: object[] }[] }>(
          'query mySavedQuotes',
          `nodes { id ${fields} }`,
        ),
      );
    const [bare, full] = [await read(''), await read('lines { quantity }')];
    expect(full.statements).toBe(bare.statements + 1);
    expect(full.answer.nodes.length).toBeGreaterThan(1);
    for (const { lines } of full.answer.nodes) expect(lines).toHaveLength(1);
  });

  it('staff find quotes by number and by customer, and what is about to expire first', async () => {
    const [anns, guests] = [await quoteOf(as(ann), 23), await guestQuote()];
    const staff = new GraphqlClient(app.url);
    staff.token = await tokenOfRole(app, 'admin');
    const found = async (asked: { search?: string; state?: string }) =>
      (
        await staff.call<{ nodes: { id: string; customerEmail: string | null; status: string }[] }>(
          'query adminQuotes',
          'nodes { id customerEmail status }',
          {
            search: ['String', asked.search],
            state: ['AdminQuoteState', asked.state],
            pageSize: ['Int', 100],
          },
        )
      ).nodes;
    const { rows } = await app.deps.database.pool.query(
      `update saved_quotes set expires_at = now() + interval '1 day' where id = $1 returning reference`,
      [anns.id],
    );
    const own = { id: anns.id, customerEmail: annEmail, status: 'OPEN' };
    for (const search of [rows[0].reference, rows[0].reference.toLowerCase().replace('-', ' ')])
      expect(await found({ search })).toEqual([own]);
    expect(await found({ search: annEmail, state: 'OPEN' })).toContainEqual(own);
    expect((await found({ state: 'EXPIRING' }))[0]).toEqual(own);
    expect((await found({ state: 'BOOKED' })).every(({ status }) => status === 'BOOKED')).toBe(true);
    expect(await found({})).toContainEqual({ id: guests.id, customerEmail: null, status: 'OPEN' });
    expect(await found({ search: 'nobody at all' })).toEqual([]);
    await expect(as(ann).graphql.call('query adminQuotes', 'nodes { id }', {})).rejects.toMatchObject({
      status: 403,
    });
  });

  async function guestQuote() {
    const guest = as(null);
    await guest.addToCart({ productId: box.id, quantity: 3, destination: 'australia' });
    return from(newPlace(), () => saveQuote(guest));
  }

  it('an empty cart is no quote', async () => {
    const guest = as(null);
    await guest.cart();
    await expect(saveQuote(guest)).rejects.toMatchObject({
      code: 'BAD_INPUT',
      message: 'Your cart is empty. Please add items before proceeding to checkout.',
    });
  });

  function mailsTo(address: string): Promise<number> {
    return countRows(app, 'email_messages', "lower(recipient) = $1 and kind = 'quote'", [
      address.toLowerCase(),
    ]);
  }
});

/** Two customers, each with a checkout of the same quote. */
async function twoCheckouts(quantity: number) {
  await ann.clearCart();
  await ann.addToCart({ productId: box.id, quantity, destination: 'australia' });
  const { secret: quote, totalPence: expectedPence } = await saveQuote(ann);
  return [
    await ann.checkout({ expectedPence, quote }),
    await ben.checkout({ expectedPence, quote }),
  ] as const;
}

test('whoever begins to pay a quote closes the payment that another holder of its link began', async () => {
  const [first, second] = await twoCheckouts(9);
  const early = await ann.createPaymentIntent(first.id);
  const late = await ben.createPaymentIntent(second.id);
  expect((await ann.paymentStatus(early.id)).isCancelled).toBe(true);
  await confirmAtSandbox(app, late);
  await ben.finalize(second.id);
  await expect(ann.createPaymentIntent(first.id)).rejects.toMatchObject({ status: 409 });
});

test('a quote that is opened twice at once by somebody without a cart is one checkout', async () => {
  await ann.clearCart();
  await ann.addToCart({ productId: box.id, quantity: 7, destination: 'australia' });
  const { secret: quote, totalPence: expectedPence } = await saveQuote(ann);
  const holder = new GraphqlClient(app.url);
  holder.token = (await insertCustomer(app)).token;
  const opened = await Promise.all(
    Array.from({ length: 10 }, () => holder.checkout({ expectedPence, quote })),
  );
  expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
});

test('of two who begin to pay a quote at the same moment one is closed', async () => {
  const [first, second] = await twoCheckouts(12);
  const { pool } = app.deps.database;
  const holder = await pool.connect();
  try {
    await holder.query('begin');
    await holder.query(
      'select from saved_quotes where id = (select quote_id from checkouts where id = $1) for update',
      [first.id],
    );
    const begun = Promise.allSettled([ann.createPaymentIntent(first.id), ben.createPaymentIntent(second.id)]);
    await untilLocksAwaited(pool, 2);
    await holder.query('commit');
    await begun;
  } finally {
    holder.release();
  }
  const live = `status in ('requested', 'open') and checkout_id in ($1, $2)`;
  expect(await countRows(app, 'payment_attempts', live, [first.id, second.id])).toBe(1);
});

test('quotes take no place of a limited promotion: who checks out first has it, and the quote says so', async () => {
  const { pool } = app.deps.database;
  await pool.query(
    `insert into promotions (id, code, name, kind, value, uses_max, created_at)
      values (gen_random_uuid(), 'ONLY-ONE', 'Opening offer', 'percent', 10, 1, now())`,
  );
  const fillCart = async (shop: ShopClient, quantity: number) => {
    await shop.clearCart();
    await shop.addToCart({ productId: box.id, quantity, destination: 'australia' });
    await shop.graphql.call('mutation applyPromotion', 'id', { code: ['String!', 'ONLY-ONE'] });
  };
  const guest = new GraphqlClient(app.url);
  await fillCart(guest, 19);
  await from(newPlace(), () => saveQuote(guest));
  await fillCart(ann, 20);
  const { secret: quote, totalPence: expectedPence } = await saveQuote(ann);
  expect(expectedPence).toBe(18 * BOX_PENCE);
  expect(await ann.graphql.call('query savedQuote', 'condition', { secret: ['ID!', quote] })).toEqual({
    condition: '“Opening offer” is limited. We reserve it when you check out, not when you save the quote.',
  });

  await fillCart(ben, 10);
  const { id } = await ben.checkout({ expectedPence: 9 * BOX_PENCE });
  const intent = await ben.createPaymentIntent(id);
  await expect(ann.checkout({ expectedPence, quote })).rejects.toMatchObject({
    status: 409,
    message: 'This promotion has been used up. Start again to see the price without it.',
  });
  await ben.cancelPayment(intent.id);
  await ann.checkout({ expectedPence, quote });
  await pool.query("update promotions set ended_at = now() where code = 'ONLY-ONE'");
});

test('of two payments of one quote that succeed all the same one becomes the order, the other is refunded', async () => {
  const [first, second] = await twoCheckouts(10);
  const early = await ann.createPaymentIntent(first.id);
  const { pool } = app.deps.database;
  await pool.query(`update payment_attempts set status = 'cancelled' where checkout_id = $1`, [first.id]);
  const late = await ben.createPaymentIntent(second.id);
  await confirmAtSandbox(app, late);
  await ben.finalize(second.id);
  await confirmAtSandbox(app, early);
  await expect(ann.finalize(first.id)).rejects.toMatchObject({ status: 409 });
  expect(await countRows(app, 'orders', 'checkout_id in ($1, $2)', [first.id, second.id])).toBe(1);
  expect(await countRows(app, 'refunds', "payment_intent = $1 and reason = 'paid-twice'", [early.id])).toBe(
    1,
  );
});

test('a link that was given out works after the key of the server has changed, and the owner has one too', async () => {
  await ann.clearCart();
  await ann.addToCart({ productId: box.id, quantity: 11, destination: 'australia' });
  const { id, secret } = await saveQuote(ann);
  const { pool } = app.deps.database;
  await pool.query("update saved_quotes set secret_hash = 'of the key before' where id = $1", [id]);
  expect(await openQuote(ann, secret)).toMatchObject({ id });
  const before = quoteSecret(id, { jwtSecret: 'the key before' });
  await pool.query('update saved_quotes set secret_hash = $2 where id = $1', [id, hashSecret(before)]);
  expect(await openQuote(ann, before)).toMatchObject({ id, secret });
});

test('an address that an account only claims is written to no more often than a stranger', async () => {
  await ben.clearCart();
  await ben.addToCart({ productId: box.id, quantity: 12, destination: 'australia' });
  const { secret } = await saveQuote(ben);
  const send = () => from(newPlace(), () => emailQuote(ben, secret, benEmail));
  for (let no = 0; no < RATE_LIMITS['quote-email-address'].points; no += 1) expect(await send()).toBe(true);
  await expect(send()).rejects.toMatchObject({ status: 429 });
  await proveAddress(benEmail);
  expect(await send()).toBe(true);
});

test('words that somebody typed are in no message to a stranger', async () => {
  await ann.clearCart();
  await ann.addToCart({
    customBox: {
      name: 'Cheap pills at pills.example',
      widthCm: 40,
      heightCm: 40,
      depthCm: 40,
      weightRange: 'upTo30',
    },
    quantity: 1,
    destination: 'australia',
  });
  const { secret, reference } = await saveQuote(ann);
  const stranger = newEmail();
  await from(newPlace(), () => emailQuote(ann, secret, stranger));
  const message = await written(stranger);
  expect(message.subject).toBe(`Your quote ${reference} for a shipment to Australia`);
  expect(message.body_text).toContain(`http://localhost/quote#${secret}`);
  expect(message.body_text).toContain('Your shipment takes 10 to 14 weeks, door to door.');
  expect(message.body_text).toMatch(
    /You pay us £[\d,.]+\. Usually nothing more is due in Australia\. .+: duty and GST, up to £/,
  );
  expect(message.body_text).toContain('Custom box, 40 x 40 x 40 cm, up to 30 kg');
  expect(message.body_text).toContain('Ann A., a customer of ours, asked us to send you this quote');
  expect(message.body_text).not.toContain(annEmail);
  expect(message.body_text).not.toContain('your account or your booking');
  expect(message.body_text).toMatch(/^Here's quote/m);
  expect(message.body_text).not.toContain('pills');
  expect(message.body_html).not.toContain('pills');
});

async function proveAddress(email: string): Promise<void> {
  const { pool } = app.deps.database;
  await pool.query('update users set email_verified_at = now() where email = $1', [email]);
}

interface Written {
  readonly subject: string;
  readonly body_text: string;
  readonly body_html: string;
}

async function written(recipient: string): Promise<Written> {
  const sql =
    "select subject, body_text, body_html from email_messages where recipient = $1 and status = 'kept'";
  return until(async () => (await app.deps.database.pool.query<Written>(sql, [recipient])).rows[0]);
}

async function receivedAtSandbox(intentId: string): Promise<number> {
  const response = await fetch(`${app.url}/stripe-sandbox/v1/payment_intents/${intentId}`, {
    headers: { Authorization: `Bearer ${app.env.stripe.secretKey}` },
  });
  return ((await response.json()) as { amount_received: number }).amount_received;
}
