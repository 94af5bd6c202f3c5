import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { emailRenderers } from '../../../app/email-renderers.js';
import { CARDS, confirmAtSandbox } from '../../../test/card-form.js';
import { GraphqlClient } from '../../../test/clients/graphql-client.js';
import type { ShopClient } from '../../../test/clients/shop-client.js';
import { countRows, openCheckout, placeOrder, signUp } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { EmailMessage } from '../../email/email.entity.js';
import { saveQuote } from '../../quotes/saved/test/quote-verbs.js';
import { paymentDeps } from '../settlement/payment-deps.js';
import { expireOldCheckouts } from './expire-checkouts.js';

const [BEGUN, A_DAY_LATER] = ['2027-01-04T12:00:00Z', '2027-01-05T12:01:00Z'];

let app: TestApp;
let shop: ShopClient;
let email: string;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app?.stop());

beforeEach(async () => {
  app.clock.set(BEGUN);
  shop = new GraphqlClient(app.url);
  ({ email } = await signUp(shop));
  await setOwner('email_verified_at = now()');
});

it('a shipment that nobody paid for within a day is followed up once, when its checkout closes', async () => {
  await openCheckout(shop);
  await expire();
  await expire();
  expect(await reminders()).toBe(1);
  const letter = await written();
  expect(letter?.subject).toBe("Your shipment to Australia isn't booked yet");
  expect(letter?.text).toContain("You haven't been charged.");
  expect(letter?.text).toContain('Open your cart: http://localhost/new-quote');
  expect(letter?.stopUrl).toContain('/stop-reminders?token=');
});

it('at night it waits for the morning', async () => {
  app.clock.set('2027-01-04T02:00:00Z');
  await openCheckout(shop);
  await expire('2027-01-05T02:01:00Z');
  const { rows } = await app.deps.database.pool.query<{ seconds: number }>(
    `select extract(epoch from due_at - now())::int as seconds from email_messages where recipient = $1 and kind = 'unpaid-booking'`,
    [email],
  );
  expect(rows[0]?.seconds).toBeGreaterThan(7 * 60 * 60 - 120);
  expect(rows[0]?.seconds).toBeLessThanOrEqual(7 * 60 * 60 - 60);
});

it('a quote that nobody paid for is opened at its own price', async () => {
  const { id } = await openCheckout(shop);
  const quote = await saveQuote(shop);
  await run('update checkouts set quote_id = $2, cart_id = null where id = $1', [id, quote.id]);
  await expire();
  const letter = await written();
  expect(letter?.text).toContain(`We hold the price of your quote ${quote.reference} until the end of`);
  expect(letter).toMatchObject({ isSecret: true, text: expect.stringContaining(quote.link) });
});

it.each<[string, () => Promise<unknown>]>([
  ['paid since', () => placeOrder(app, shop)],
  ['began another since', () => openCheckout(shop)],
  ['emptied the cart', () => shop.clearCart()],
  [
    'stopped reminders',
    () => run("insert into reminder_stops values (encode(sha256($1), 'hex'), now())", [email]),
  ],
  ['closed the account', () => setOwner('deleted_at = now()')],
])('who %s gets no reminder', async (_what, happen) => {
  await openCheckout(shop);
  await expire();
  expect(await reminders()).toBe(1);
  app.clock.set(BEGUN);
  await run("update checkouts set created_at = created_at - interval '1 hour' where status = 'expired'", []);
  await happen();
  expect(await written()).toBeNull();
});

it('who had begun another before and paid that one since gets no reminder', async () => {
  const earlier = await openCheckout(shop);
  const quote = await saveQuote(shop);
  await run(
    "update checkouts set quote_id = $2, cart_id = null, created_at = created_at - interval '1 hour' where id = $1",
    [earlier.id, quote.id],
  );
  await openCheckout(shop, 1);
  await confirmAtSandbox(app, await shop.createPaymentIntent(earlier.id), CARDS.good);
  app.clock.set('2027-01-04T13:00:00Z');
  await shop.finalize(earlier.id);
  await expire();
  expect(await written()).toBeNull();
});

it('nobody is reminded at an address that was not proved, or of a checkout that they cancelled', async () => {
  await setOwner('email_verified_at = null');
  const { id } = await openCheckout(shop);
  await expire();
  expect(await reminders()).toBe(0);
  await setOwner('email_verified_at = now()');
  await run("update checkouts set status = 'cancelled' where id = $1", [id]);
  await expire();
  expect(await reminders()).toBe(0);
});

async function expire(moment = A_DAY_LATER): Promise<void> {
  app.clock.set(moment);
  await expireOldCheckouts(paymentDeps(app.deps));
}

/** The reminder as it would be rendered now; null when it would be dropped, or the queue has dropped it. */
async function written() {
  const mine = { recipient: email, kind: 'unpaid-booking' } as const;
  const message = await app.deps.database.orm.em.fork().findOne(EmailMessage, mine);
  return message && emailRenderers(app.deps)['unpaid-booking'](message);
}

const reminders = () =>
  countRows(app, 'email_messages', "recipient = $1 and kind = 'unpaid-booking'", [email]);
const setOwner = (what: string) => run(`update users set ${what} where email = $1`, [email]);
const run = (sql: string, values: unknown[]) => app.deps.database.pool.query(sql, values);
