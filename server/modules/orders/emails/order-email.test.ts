import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from '@jest/globals';
import type { Email } from 'postal-mime';
import { emailRenderers } from '../../../app/email-renderers.js';
import { CARDS, confirmAtSandbox } from '../../../test/card-form.js';
import { GraphqlClient } from '../../../test/clients/graphql-client.js';
import { RestClient } from '../../../test/clients/rest-client.js';
import type { SeenOrder } from '../../../test/clients/shop-client.js';
import { countRows, openCheckout, placeOrder, signInAsAdmin, signUp } from '../../../test/factories.js';
import { type MailServer, startMailServer } from '../../../test/mail/mail-server.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { until } from '../../../test/until.js';
import { queuePaymentProblemEmail } from '../../checkout/payments/payment-problem.js';
import { paymentDeps } from '../../checkout/settlement/payment-deps.js';
import type { EmailKind, EmailMessage } from '../../email/email.entity.js';
import { findFollowed } from '../tracking/order-url.js';
import { remindOfCollections } from './remind-of-collections.js';

const BEGAN_MS = Date.now();

let mail: MailServer;
let app: TestApp;
let shop: RestClient;
let staff: RestClient;

beforeAll(async () => {
  mail = await startMailServer();
  app = await startTestApp({ env: { smtpUrl: mail.url } });
  [shop, staff] = [new RestClient(app.url), new RestClient(app.url)];
  await signInAsAdmin(staff);
  await signUp(shop);
});

afterAll(async () => {
  await app?.stop();
  mail?.close();
});

beforeEach(() => {
  mail.mood = 'takes';
});

test('a mail server that refuses for now gets the message when it is back, once, with what was bought', async () => {
  mail.mood = 'refuses for now';
  const order = await placeOrder(app, shop);
  await untilSent(() =>
    countRows(app, 'email_messages', 'order_id = $1 and last_error is not null', [order.id]),
  );
  expect(mail.messages).toEqual([]);

  mail.mood = 'takes';
  const [message] = await arrivedOf(order, 1);
  expect(message).toMatchObject({
    subject: `Your shipment to Australia is booked (${order.number})`,
    to: [{ address: order.customer.email }],
    messageId: expect.stringMatching(/^<[0-9a-f-]{36}@example.com>$/),
  });
  expect(message?.text).toContain('5 x Standard Box: £332.50');
  expect(message?.text).toContain('Total paid: £332.50');
  expect(message?.text).toContain('Bookings are fully refundable until 24 hours before the collection date.');
  expect(message?.text).toContain('Not insured in transit.');
  expect(message?.text).toMatch(/You book with \S.*Our terms and conditions: http\S+\/terms/);
});

test('the confirmation asks for the street of a delivery that has none yet', async () => {
  const { id } = await placeOrder(app, shop);
  const asks = 'We still need the street address for delivery.';
  expect(await textOf('order-details', id)).not.toContain(asks);
  await app.deps.database.pool.query(
    `update orders set shipment = jsonb_set(shipment, '{deliveryAddress,line1}', '""') where id = $1`,
    [id],
  );
  expect(await textOf('order-details', id)).toContain(asks);
});

describe('the link of a message', () => {
  let order: SeenOrder;
  let token: string;

  beforeAll(async () => {
    order = await placeOrder(app, shop);
    token = tokenIn(await textOf('order-details', order.id));
  });

  it('shows the order over both APIs to whoever holds it, and nothing that is private', async () => {
    await moved(order, { trackingNumber: 'MAEU1234567' });
    const seen = await followed(token);
    expect(seen).toMatchObject({ number: order.number, status: 'PROCESSING', trackingNumber: 'MAEU1234567' });
    // Random digits of its id may equal those of a price.
    const words = JSON.stringify({ ...seen, id: '' });
    for (const secret of [
      order.customer.name,
      order.customer.email,
      'Ocean Parade',
      'LS1',
      '332.5',
      '33250',
      '4242',
    ])
      expect(words).not.toContain(secret);
  });

  it('is no sign-in, and a sign-in is no such link', async () => {
    const stranger = new RestClient(app.url);
    stranger.token = token;
    await expect(stranger.order(order.id)).rejects.toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    await expect(followed(shop.token!)).rejects.toMatchObject({ status: 400, code: 'BAD_INPUT' });
  });

  it('says what to do when it has run out, is cut short, or its order is off the lists', async () => {
    await expect(followed(token.slice(0, -5))).rejects.toMatchObject({
      message: expect.stringContaining('This link is incomplete.'),
    });
    const later = () => new Date(Date.now() + 181 * 86_400_000);
    await expect(findFollowed({ ...app.deps, now: later }, token)).rejects.toMatchObject({
      message: 'This link has expired. Log in to see your order.',
    });
    await app.deps.database.pool.query('update orders set deleted_at = now() where id = $1', [order.id]);
    await expect(followed(token)).rejects.toMatchObject({ status: 404 });
  });
});

describe('a status that staff set', () => {
  it('is emailed to the customer once, with the tracking number; a correction is not', async () => {
    const order = await placeOrder(app, shop);
    await arrivedOf(order, 1);
    await moved(order, { trackingNumber: 'MAEU1234567' });
    await staff.setOrderStatus(order.id, 'shipped');
    await staff.setOrderStatus(order.id, 'shipped');
    const [, message] = await arrivedOf(order, 2);
    expect(message?.subject).toBe(`Your shipment is on its way to Australia (${order.number})`);
    expect(message?.text).toContain('Tracking number: MAEU1234567');
    expect(await followed(tokenIn(message?.text))).toMatchObject({ status: 'SHIPPED' });

    await staff.setOrderStatus(order.id, 'processing');
    expect(await kindsFor(order)).toEqual(['order-details', 'status-change']);
    expect(await rendered('status-change', order.id, { status: 'shipped' })).toBeNull();
  });

  it('that cancels is emailed, and the money as soon as it is certain, to the penny', async () => {
    const order = await placeOrder(app, shop);
    await arrivedOf(order, 1);
    await staff.setOrderStatus(order.id, 'cancelled');
    const texts = (await arrivedOf(order, 3)).map(({ subject, text }) => `${subject}\n${text}`).join('\n');
    expect(texts).toContain(`Your booking is cancelled (${order.number})`);
    expect(texts).toContain(`Refund of £332.50 for order ${order.number}`);
    expect(texts).toContain("We've refunded £332.50 to the card ending 4242");
    expect(texts).toContain('within 5 to 10 working days');
    expect(await kindsFor(order)).toEqual(['order-details', 'refund', 'status-change']);
  });
});

describe('a collection date that staff agree', () => {
  it('is set once, dated on the timeline and emailed to the customer; a day that cannot be is refused', async () => {
    const order = await placeOrder(app, shop);
    await arrivedOf(order, 1);
    const agree = (who: RestClient, date: string, version?: number) =>
      who.graphql.call('mutation adminSetCollectionDate', 'collectionDate timeline { status description }', {
        id: ['ID!', order.id],
        input: ['CollectionDateInput!', { date, version }],
      });
    expect(await agree(staff, dayIn(20), order.version)).toMatchObject({ collectionDate: dayIn(20) });
    const [, message] = await arrivedOf(order, 2);
    expect(message?.text).toContain("As agreed with you, we've changed your order");
    expect(message?.text).toContain('Collection date set to');

    await expect(agree(staff, dayIn(-1))).rejects.toMatchObject({ status: 400 });
    await expect(agree(staff, dayIn(21), order.version)).rejects.toMatchObject({
      status: 409,
      details: { current: { collectionDate: dayIn(20) } },
    });
    expect(await agree(staff, dayIn(20), 1)).toMatchObject({ collectionDate: dayIn(20) });
    await expect(agree(shop, dayIn(21))).rejects.toMatchObject({ status: 403 });

    const moved = await agree(staff, dayIn(21));
    expect(moved).toMatchObject({ collectionDate: dayIn(21) });
    expect(JSON.stringify(moved)).toContain('Collection moved from');
    await staff.setOrderStatus(order.id, 'shipped');
    await expect(agree(staff, dayIn(22))).rejects.toMatchObject({ status: 409 });
  });
});

/** The calendar day a number of days after the tests began: midnight may pass during them. */
const dayIn = (days: number) => new Date(BEGAN_MS + days * 86_400_000).toISOString().slice(0, 10);

describe('a refused card', () => {
  it('is written about once, half an hour later, unless the checkout was paid or closed meanwhile', async () => {
    const checkout = await openCheckout(shop);
    const intent = await shop.createPaymentIntent(checkout.id);
    await confirmAtSandbox(app, intent, CARDS.declined);
    const of = "data->>'checkoutId' = $1";
    await untilSent(() => countRows(app, 'email_messages', of, [checkout.id]));
    await queuePaymentProblemEmail(paymentDeps(app.deps), checkout.id);
    await queuePaymentProblemEmail(paymentDeps(app.deps), 'of another shop');
    expect(await countRows(app, 'email_messages', of, [checkout.id])).toBe(1);
    const { rows } = await app.deps.database.pool.query<{ minutes: number }>(
      `select ceil(extract(epoch from due_at - now()) / 60)::int as minutes from email_messages where data->>'checkoutId' = $1`,
      [checkout.id],
    );
    expect(rows).toEqual([{ minutes: 30 }]);

    const data = { checkoutId: checkout.id };
    const message = await rendered('payment-problem', null, data);
    expect(message?.subject).toBe("Your payment of £332.50 didn't go through");
    expect(message?.text).toContain(
      `Try again: http://localhost/user/stripe-payment?checkoutId=${checkout.id}`,
    );
    await confirmAtSandbox(app, intent, CARDS.good);
    await shop.finalize(checkout.id);
    expect(await rendered('payment-problem', null, data)).toBeNull();
  });
});

describe('the day before collection', () => {
  let order: SeenOrder;

  beforeAll(async () => {
    order = await bookedLongAgo();
  });

  it.each([
    ['in winter', '2025-12-01', '2025-11-30T08:59:00Z', '2025-11-30T09:00:00Z'],
    ['in summer', '2025-06-15', '2025-06-14T07:59:00Z', '2025-06-14T08:00:00Z'],
  ])(
    '%s, a reminder is queued from nine in London on, once for all processes',
    async (_when, day, early, nine) => {
      await moved(order, { collectionDate: day });
      expect(await remind(early)).toBe(0);
      const both = await Promise.all([remind(nine), remind(nine)]);
      expect(both[0] + both[1]).toBe(1);
      expect(await remind(nine.replace('00:00Z', '40:00Z'))).toBe(0);
      const message = await rendered('collection-reminder', order.id, { collectionDate: day }, nine);
      expect(message?.subject).toContain('We collect tomorrow');
    },
  );

  it('nothing is said of an order that was cancelled or put off, and the new day has a reminder of its own', async () => {
    const [putOff, cancelled] = [order, await bookedLongAgo()];
    await moved(putOff, { collectionDate: '2025-12-08' });
    await moved(cancelled, { collectionDate: '2025-12-08' });
    expect(await remind('2025-12-07T09:00:00Z')).toBe(2);
    await moved(putOff, { collectionDate: '2025-12-10' });
    await app.deps.database.pool.query("update orders set status = 'cancelled' where id = $1", [
      cancelled.id,
    ]);
    const old = { collectionDate: '2025-12-08' };
    expect(await rendered('collection-reminder', putOff.id, old, '2025-12-07T09:01:00Z')).toBeNull();
    expect(await rendered('collection-reminder', cancelled.id, old, '2025-12-07T09:01:00Z')).toBeNull();
    expect(await remind('2025-12-09T15:00:00Z')).toBe(1);
  });

  it('a message that could not be sent in time is not sent on the day itself', async () => {
    await moved(order, { collectionDate: '2025-12-15' });
    const data = { collectionDate: '2025-12-15' };
    expect(await rendered('collection-reminder', order.id, data, '2025-12-15T00:01:00Z')).toBeNull();
  });

  it('who booked today got the email today', async () => {
    await moved(order, { collectionDate: '2025-12-18' });
    await app.deps.database.pool.query(
      "update orders set created_at = '2025-12-17T07:00:00Z' where id = $1",
      [order.id],
    );
    expect(await remind('2025-12-17T09:00:00Z')).toBe(0);
  });
});

/** Waits until it is so; emails due for a retry are sent at once. */
const untilSent = (isSo: () => unknown) =>
  until(async () => {
    if (await isSo()) return true;
    await app.deps.database.pool.query(
      "update email_messages set due_at = now() where status = 'queued' and claimed_by is null and tries > 0",
    );
    return false;
  });

async function arrivedOf({ number, customer }: SeenOrder, count: number): Promise<Email[]> {
  for (;;) {
    const toCustomer = (await mail.read()).filter(
      ({ subject, to }) => subject?.includes(number) && to?.[0]?.address === customer.email,
    );
    if (toCustomer.length >= count) return toCustomer;
    const before = mail.messages.length;
    await untilSent(() => mail.messages.length > before);
  }
}

/** An order booked before every day that these tests use, whenever they run. */
async function bookedLongAgo(): Promise<SeenOrder> {
  const order = await placeOrder(app, shop);
  const backdate = "update orders set created_at = '2025-05-01T12:00:00Z' where id = $1";
  await app.deps.database.pool.query(backdate, [order.id]);
  return order;
}

async function moved(
  { id }: SeenOrder,
  { trackingNumber = null, collectionDate = null }: Moved,
): Promise<void> {
  await app.deps.database.pool.query(
    `update orders set tracking_number = coalesce($2, tracking_number),
      shipment = shipment || jsonb_strip_nulls(jsonb_build_object('collectionDate', $3::text)) where id = $1`,
    [id, trackingNumber, collectionDate],
  );
}
interface Moved {
  readonly trackingNumber?: string | null;
  readonly collectionDate?: string | null;
}

const remind = (at: string) =>
  remindOfCollections({
    em: app.deps.database.orm.em,
    now: () => new Date(at),
  });

/** The email as it would be sent at a moment; null when it would be dropped. */
function rendered(kind: EmailKind, orderId: string | null, data: EmailMessage['data'] = {}, at?: string) {
  const now = at ? () => new Date(at) : app.deps.now;
  return emailRenderers({ ...app.deps, now })[kind]({ orderId, data } as EmailMessage);
}

async function textOf(kind: EmailKind, orderId: string): Promise<string> {
  return (await rendered(kind, orderId))?.text ?? '';
}

function tokenIn(text = ''): string {
  return /Follow your order: http:\/\/localhost\/follow#(\S+)/.exec(text)?.[1] ?? '';
}

/** The order that a tracking link opens. */
function followed(token: string): Promise<Record<string, unknown>> {
  const fields = 'id number status trackingNumber fromCity toCity refund timeline { status description }';
  return new GraphqlClient(app.url).call('query followedOrder', fields, { token: ['String!', token] });
}

async function kindsFor({ id }: SeenOrder): Promise<string[]> {
  const { rows } = await app.deps.database.pool.query<{ kind: string }>(
    'select kind from email_messages where order_id = $1 order by kind',
    [id],
  );
  return rows.map(({ kind }) => kind);
}
