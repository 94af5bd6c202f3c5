import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { readBoxTokens } from '../../documents/box.store.js';
import { documentUrl } from '../../documents/document-link.js';
import type { ExampleValues } from '../../openapi/example-values.js';
import { exportUrl } from '../../orders/export/export-link.js';
import { orderUrl } from '../../orders/tracking/order-url.js';
import { saveQuote } from '../../saved-quotes/test/quote-verbs.js';
import { newSecret } from '../../shared/secret.js';
import type { LinkDeps, LinkOwner } from '../../shared/signed-link.js';
import { aPng } from '../../uploads/test/pictures.js';
import { newInvitation } from '../../users/admin/invitation.js';
import type { LinkPurpose } from '../../users/verification/account-links.store.js';
import { RestClient } from '../clients/rest-client.js';
import {
  countRows,
  insertCustomer,
  openCheckout,
  PASSWORD,
  payAtSandbox,
  placeOrder,
  standardBox,
} from '../factories.js';
import { myAccountOf } from '../my-account.js';
import type { TestApp } from '../test-app.js';

/** The owner of a world's things, and the things by the names that examples use. */
export interface OwnedWorld {
  readonly owner: RestClient;
  readonly things: ExampleValues;
}

interface Makers {
  /** The owner's id and address. */
  readonly user: string;
  readonly email: string;
  readonly app: TestApp;
  readonly owner: RestClient;
  readonly admin: RestClient;
}

const BOXES = 4;
const PERTH = { line1: '2 Dock Road', city: 'Perth', state: 'WA', postcode: '6000', country: 'Australia' };

/**
 * Real rows for the names an example uses: a new customer who owns them, made only as far as they are needed, so that
 * each call can use them up.
 */
export async function makeWorld(
  app: TestApp,
  admin: RestClient,
  names: ReadonlySet<string>,
): Promise<OwnedWorld> {
  const owner = new RestClient(app.url);
  const { id: user, email, token } = await insertCustomer(app);
  owner.token = token;
  const things: Record<string, unknown> = { user, email };
  for (const make of MAKERS.filter(({ makes }) => makes.some((name) => names.has(name))))
    Object.assign(things, await make.of({ app, owner, admin, user, email }));
  return { owner, things };
}

/** In an order in which none undoes what another has made: a purchase empties the cart, so the cart comes last. */
const MAKERS: readonly { readonly makes: readonly string[]; of(makers: Makers): Promise<ExampleValues> }[] = [
  {
    makes: ['password', 'newPassword', 'newEmail', 'newName', 'newKey', 'picture'],
    of: async () => ({
      password: PASSWORD,
      newPassword: `Lantern!${randomUUID()}`,
      newEmail: `${randomUUID()}@example.com`,
      newName: `Aquaria ${randomUUID()}`,
      newKey: randomUUID(),
      picture: await aPng(),
    }),
  },
  { makes: ['product'], of: shopWindow },
  { makes: ['priceScope', 'priceFingerprint'], of: shownPrices },
  { makes: ['priceChange'], of: changedPrices },
  { makes: ['category', 'emptyCategory'], of: newCategory },
  { makes: ['price', 'unpricedCountry'], of: minimumCharges },
  { makes: ['settingsVersion'], of: settingsVersion },
  { makes: ['invitation', 'invitedUser'], of: invitation },
  { makes: ['passwordReset'], of: accountLink('reset-password', 'passwordReset') },
  { makes: ['emailProof'], of: accountLink('verify-email', 'emailProof') },
  { makes: ['savedAddress'], of: savedAddress },
  { makes: ['guestId'], of: guestCart },
  {
    makes: ['order'],
    of: async ({ app, owner }) => {
      const { id, totalPence } = await placeOrder(app, owner);
      return { order: id, orderTotal: totalPence / 100, orderTotalPence: totalPence };
    },
  },
  { makes: ['message', 'failedMessage'], of: message },
  { makes: ['followToken'], of: followToken },
  { makes: ['boxToken', 'documentToken'], of: documentSecrets },
  { makes: ['exportToken'], of: exportToken },
  { makes: ['unpaidOrder'], of: unpaidOrder },
  { makes: ['refundToSend'], of: refundToSend },
  { makes: ['oddPayment'], of: oddPayment },
  { makes: ['strayPayment', 'strayRefund'], of: strayPayment },
  {
    makes: ['paidCheckout', 'paidIntent'],
    of: async ({ app, owner }) => {
      const { checkout, intent } = await payAtSandbox(app, owner);
      await owner.finalize(checkout.id);
      return { paidCheckout: checkout.id, paidIntent: intent.id };
    },
  },
  {
    makes: ['intent'],
    of: async ({ owner }) => {
      const checkout = await openCheckout(owner, BOXES);
      return { intent: (await owner.createPaymentIntent(checkout.id)).id };
    },
  },
  { makes: ['checkout'], of: async ({ owner }) => ({ checkout: (await openCheckout(owner, BOXES)).id }) },
  { makes: ['quote', 'quoteId'], of: savedQuote },
  { makes: ['productInCart', 'cartTotal', 'cartTotalPence', 'collectionDate', 'line'], of: filledCart },
];

/** A product of its own, so that deleting it harms no other world. */
async function shopWindow({ admin }: Makers): Promise<ExampleValues> {
  const { body } = await admin.call<{ product: { _id: string } }>('POST', '/admin/products', {
    name: `Hat Box ${randomUUID()}`,
    size: '46 × 46 × 51 cm',
    price: { australia: 42.5, hongkong: 39 },
    category: 'Shipping Boxes',
    status: 'active',
    isPublished: true,
  });
  return { product: body.product._id, unitPrice: 42.5 };
}

/** A change of prices that was shown, of nothing but a product of its own. */
async function shownPrices(makers: Makers): Promise<ExampleValues> {
  const { product } = await shopWindow(makers);
  const { graphql } = makers.admin;
  const { name } = await graphql.call<{ name: string }>('query adminProduct', 'name', {
    id: ['ID!', product],
  });
  const { fingerprint } = await graphql.call<{ fingerprint: string }>(
    'query adminBulkPricePreview',
    'fingerprint',
    { input: ['BulkPriceInput!', { percent: 5, search: name }] },
  );
  return { priceScope: name, priceFingerprint: fingerprint };
}

async function changedPrices(makers: Makers): Promise<ExampleValues> {
  const { priceScope, priceFingerprint } = await shownPrices(makers);
  const { id } = await makers.admin.graphql.call<{ id: string }>('mutation applyBulkPriceChange', 'id', {
    input: ['BulkPriceInput!', { percent: 5, search: priceScope }],
    fingerprint: ['String!', priceFingerprint],
  });
  return { priceChange: id };
}

async function newCategory({ admin }: Makers): Promise<ExampleValues> {
  const { body } = await admin.call<{ category: { _id: string; name: string } }>('POST', '/categories', {
    name: `Aviaries ${randomUUID()}`,
  });
  const { _id: category, name: categoryName } = body.category;
  return { category, categoryName, emptyCategory: category };
}

async function settingsVersion({ admin }: Makers): Promise<ExampleValues> {
  const { version } = await admin.graphql.call<{ version: number }>('query adminSettings', 'version');
  return { settingsVersion: version };
}

/** Bahrain has no minimum charge in any world; South Africa always has one. */
async function minimumCharges({ app, admin }: Makers): Promise<ExampleValues> {
  await app.parts.database.pool.query("delete from prices where destination = 'bahrain'");
  const prices = await admin.prices();
  const found = prices.find(({ country }) => country === 'South Africa');
  const price = found ?? (await admin.createPrice('South Africa', 19_500));
  return { price: price.id, unpricedCountry: 'Bahrain' };
}

async function invitation({ app, admin }: Makers): Promise<ExampleValues> {
  const { body } = await admin.call<{ user: { _id: string } }>('POST', '/admin/users', {
    name: 'Ida Invited',
    email: `${randomUUID()}@example.com`,
  });
  await leaveUnwritten(app, body.user._id);
  const { secret, hash, expiresAt } = newInvitation(app.clock.now());
  await app.parts.database.pool.query(
    'update users set invitation_hash = $1, invitation_expires_at = $2 where id = $3',
    [hash, expiresAt, body.user._id],
  );
  return { invitation: secret, invitedUser: body.user._id };
}

function accountLink(purpose: LinkPurpose, name: string) {
  return async ({ app, user, email }: Makers): Promise<ExampleValues> => {
    await leaveUnwritten(app, user);
    const { secret, hash } = newSecret();
    const now = app.clock.now();
    await app.parts.database.pool.query(
      `insert into account_links (user_id, purpose, email, hash, asked_at, expires_at)
        values ($1, $2, $3, $4, $5, $5::timestamptz + interval '1 hour') on conflict (user_id, purpose)
        do update set hash = excluded.hash, asked_at = excluded.asked_at, expires_at = excluded.expires_at`,
      [user, purpose, email, hash, now],
    );
    return { [name]: secret };
  };
}

/** Writing a message makes a secret of its own: it is taken out of the queue, or waited for when it is being written. */
async function leaveUnwritten(app: TestApp, userId: string): Promise<void> {
  const queued = "user_id = $1 and status = 'queued'";
  const { pool } = app.parts.database;
  await pool.query(`delete from email_messages where ${queued} and claimed_until is null`, [userId]);
  while ((await countRows(app, 'email_messages', queued, [userId])) > 0) await wait(20);
}

async function savedAddress({ owner }: Makers): Promise<ExampleValues> {
  const { id } = await myAccountOf(owner).save(PERTH);
  return { savedAddress: id };
}

async function guestCart({ app }: Makers): Promise<ExampleValues> {
  const guest = new RestClient(app.url);
  guest.guestId = 'guest_1';
  const box = await standardBox(guest);
  await guest.addToCart({ productId: box.id, quantity: 1, destination: 'australia' });
  return { guestId: guest.guestId };
}

async function message({ app, owner }: Makers): Promise<ExampleValues> {
  const { id } = await placeOrder(app, owner);
  const { rows } = await app.parts.database.pool.query('select id from email_messages where order_id = $1', [
    id,
  ]);
  const failed = await app.parts.database.pool.query(
    `insert into email_messages (id, dedupe_key, kind, recipient, order_id, status, last_error, created_at)
      select gen_random_uuid(), gen_random_uuid(), kind, recipient, order_id, 'failed', '550 no such user', now()
        from email_messages where id = $1 returning id`,
    [rows[0].id],
  );
  return { message: rows[0].id, failedMessage: failed.rows[0].id };
}

async function followToken({ app, owner }: Makers): Promise<ExampleValues> {
  const { id } = await placeOrder(app, owner);
  return { followToken: (await orderUrl(app.parts, id)).split('#')[1] };
}

async function documentSecrets({ app, owner, user }: Makers): Promise<ExampleValues> {
  const order = await placeOrder(app, owner);
  const link = { orderId: order.id, name: 'packing-list', owner: await linkOwner(app, `id = '${user}'`) };
  const [boxToken] = await readBoxTokens(app.parts.database.pool, order.id, 1, 1);
  return { boxToken, documentToken: (await documentUrl(outlasting(app), link)).split('/').at(-1) };
}

async function exportToken({ app }: Makers): Promise<ExampleValues> {
  const url = await exportUrl(outlasting(app), { filter: {}, owner: await linkOwner(app, "role = 'admin'") });
  return { exportToken: url.split('/').at(-1) };
}

/** Signs links that open things for as long as all cells take, however slow the machine. */
function outlasting({ parts }: TestApp): LinkDeps {
  return { env: parts.env, now: () => new Date(parts.now().getTime() + 60 * 60 * 1000) };
}

async function linkOwner(app: TestApp, where: string): Promise<LinkOwner> {
  const { rows } = await app.parts.database.pool.query<LinkOwner>(
    `select id, session_version as "sessionVersion" from users where ${where} limit 1`,
  );
  return rows[0]!;
}

async function unpaidOrder({ app, owner }: Makers): Promise<ExampleValues> {
  const { id } = await placeOrder(app, owner);
  await app.parts.database.pool.query("update orders set payment_status = 'failed' where id = $1", [id]);
  return { unpaidOrder: id };
}

/** What was paid by hand goes back by hand. */
async function refundToSend({ app, owner }: Makers): Promise<ExampleValues> {
  const { id } = await placeOrder(app, owner);
  const { rows } = await app.parts.database.pool.query(
    `with paid as (
        insert into order_payments (payment_intent, order_id, method, amount_pence, card, created_at)
          values ('manual_' || gen_random_uuid(), $1, 'bank_transfer', 5000, '{"brand":"","last4":""}', now()) returning payment_intent
      ), grown as (
        update orders set total_pence = total_pence + 5000 where id = $1
      )
      insert into refunds (id, payment_intent, reason, amount_pence, channel, next_check_at, created_at)
        select gen_random_uuid(), payment_intent, 'order-cancelled', 5000, 'bank_transfer', now(), now() from paid returning id`,
    [id],
  );
  return { refundToSend: rows[0].id };
}

async function oddPayment({ app }: Makers): Promise<ExampleValues> {
  const { rows } = await app.parts.database.pool.query(
    `insert into payment_issues (id, payment_intent, kind, data, created_at)
      values (gen_random_uuid(), 'pi_' || gen_random_uuid(), 'unknown_checkout', '{}', now()) returning payment_intent as id`,
  );
  return { oddPayment: rows[0].id };
}

/** The bank sent back what was paid without an order. */
async function strayPayment({ app }: Makers): Promise<ExampleValues> {
  const { rows } = await app.parts.database.pool.query(
    `with odd as (
        insert into payment_issues (id, payment_intent, kind, data, created_at)
          values (gen_random_uuid(), 'pi_' || gen_random_uuid(), 'refund_failed', '{}', now()) returning payment_intent
      )
      insert into refunds (id, payment_intent, reason, amount_pence, status, provider_refund, failed_at, next_check_at, created_at)
        select gen_random_uuid(), payment_intent, 'paid-twice', 5000, 'failed', 're_stray', now(), now(), now() from odd
        returning id as refund, payment_intent as payment`,
  );
  return { strayPayment: rows[0].payment, strayRefund: rows[0].refund };
}

/** A quote of another quantity than the cart has afterwards. */
async function savedQuote({ owner }: Makers): Promise<ExampleValues> {
  const box = await standardBox(owner);
  await owner.addToCart({ productId: box.id, quantity: BOXES + 1, destination: 'australia' });
  const { id, secret } = await saveQuote(owner);
  await owner.clearCart();
  return { quote: secret, quoteId: id };
}

async function filledCart({ owner }: Makers): Promise<ExampleValues> {
  const box = await standardBox(owner);
  const { totalPence, lines } = await owner.addToCart({
    productId: box.id,
    quantity: BOXES,
    destination: 'australia',
  });
  const collection = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  return {
    productInCart: box.id,
    line: lines[0]?.key,
    cartTotal: totalPence / 100,
    cartTotalPence: totalPence,
    collectionDate: collection,
  };
}
