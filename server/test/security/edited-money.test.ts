import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { quoteShipment } from '../../../rules/prices/quote.js';
import { anAddress, COLLECTION_ADDRESS, COLLECTION_POSTCODE } from '../addresses.js';
import { RestClient } from '../clients/rest-client.js';
import {
  newEmail,
  openCheckout,
  PASSWORD,
  placeOrder,
  setProductPrice,
  signUp,
  standardBox,
} from '../factories.js';
import { startTestApp, type TestApp } from '../test-app.js';
import { dealEdits, type Edit } from './edits.js';

const SEED = 20_261_121;
/** Attackers, each with a cart of their own, one call at a time. */
const ATTACKERS = 8;

interface Attacker {
  readonly id: string;
  readonly token: string;
}

interface Answer {
  readonly status: number;
  /** Result of the operation, or REST's body; null when refused. */
  readonly body: Record<string, unknown> | null;
}

let app: TestApp;
let attackers: Attacker[];
let victim: { readonly userId: string; readonly checkoutId: string; readonly orderId: string };
let productIds: string[];
let before: Awaited<ReturnType<typeof foreignThings>>;
let began: Date;

beforeAll(async () => {
  app = await startTestApp();
  const rich = new RestClient(app.url);
  const { id: userId } = await signUp(rich);
  const { id: orderId } = await placeOrder(app, rich);
  const { id: checkoutId } = await openCheckout(rich);
  victim = { userId, orderId, checkoutId };
  const products = await rich.products({ pageSize: 6 });
  productIds = products.map(({ id }) => id);
  attackers = await Promise.all(
    Array.from({ length: ATTACKERS }, async () => {
      const client = new RestClient(app.url);
      const { id } = await signUp(client);
      return { id, token: client.token ?? '' };
    }),
  );
  await setProductPrice(app, (await standardBox(rich)).id, 'bahrain', 1);
  began = new Date();
  before = await foreignThings();
});

afterAll(() => app?.stop());

const REST = { isRest: true, isDeep: false };
const GRAPHQL = { isRest: false, isDeep: false };
const REST_DEEP = { isRest: true, isDeep: true };
const GRAPHQL_DEEP = { isRest: false, isDeep: true };
/** Registrations; hashing a password costs more than the rest of a call. */
const REGISTRATIONS = 40;

describe('calls with each field of money, owner and state set to each value', () => {
  it('send every field with every value once in each way', () => {
    const ways = [REST, GRAPHQL_DEEP];
    const sent = dealEdits(ways, SEED).flatMap(({ fields, isRest }) =>
      fields.map((field) => `${isRest} ${JSON.stringify(field)}`),
    );
    expect(sent.length).toBeGreaterThan(800);
    expect(
      sent
        .filter((one) => one.startsWith('true'))
        .map((one) => one.slice(5))
        .sort(),
    ).toEqual(
      sent
        .filter((one) => one.startsWith('false'))
        .map((one) => one.slice(6))
        .sort(),
    );
  });

  it('carts add up to what the catalogue says, whatever was sent', async () => {
    const edits = dealEdits([REST, GRAPHQL], SEED + 10);
    const done = await attack(edits, async (one, attacker) => {
      const line = { productId: productIds[one.product], quantity: one.quantity };
      const answer = one.isRest
        ? await rest(attacker, 'POST', '/cart', withFields(line, one))
        : await graphql(attacker, ADD, withFields(line, one));
      return cartIsRight(attacker, answer);
    });
    expect(done).toBeGreaterThan(edits.length / 10);
  });

  it('so do carts that are changed as a whole', async () => {
    const edits = dealEdits([GRAPHQL, GRAPHQL_DEEP], SEED + 20);
    const done = await attack(edits, async (one, attacker) => {
      const line = { productId: productIds[one.product], quantity: one.quantity };
      const body = one.isDeep ? { changes: [withFields(line, one)] } : withFields({ changes: [line] }, one);
      return cartIsRight(attacker, await graphql(attacker, CHANGE, body));
    });
    expect(done).toBeGreaterThan(edits.length / 20);
  });

  it('checkouts are frozen at our sum, or refused', async () => {
    await Promise.all(attackers.map(fillCart));
    const done = await attack(
      dealEdits([REST, REST_DEEP, GRAPHQL, GRAPHQL_DEEP], SEED + 30),
      async (one, attacker) => {
        const { lines, totalPence } = await oracle(attacker);
        const { line1: door, ...from } = COLLECTION_ADDRESS;
        const { line1, postcode, ...town } = anAddress('Australia');
        const items = lines.map(({ productId, quantity }) => ({ productId, quantity }));
        const body = {
          checkoutItems: one.isDeep ? items.map((item) => withFields(item, one)) : items,
          shippingAddress: { ...town, address: line1, zip: postcode },
          paymentMethod: 'stripe',
          totalPrice: totalPence / 100,
          origin: { ...from, address: door, zip: COLLECTION_POSTCODE },
          destination: 'Australia',
        };
        const input = {
          collectionAddress: { ...COLLECTION_ADDRESS, postcode: COLLECTION_POSTCODE },
          ...{ contactName: 'Eve', contactEmail: 'eve@example.com' },
          ...{ deliveryAddress: anAddress('Australia'), billingAddress: anAddress('Australia') },
          ...{ agreesDateLater: true, expectedTotal: totalPence, idempotencyKey: randomUUID() },
        };
        const answer = one.isRest
          ? await rest(attacker, 'POST', '/checkout', one.isDeep ? body : withFields(body, one))
          : await graphql(attacker, OPEN, beside('input', input, one));
        return checkoutIsRight(attacker, answer);
      },
    );
    expect(done).toBeGreaterThan(20);
  });

  it('payments are for the sum of a checkout of one’s own, in pounds, or refused', async () => {
    const done = await attack(dealEdits([REST, GRAPHQL], SEED + 40), async (one, attacker, no) => {
      const checkoutId = (await ownCheckout(attacker)) ?? randomUUID();
      const [path, mutation] = PAYMENT_CALLS[no % PAYMENT_CALLS.length]!;
      const body = withFields({ checkoutId, paymentIntentId: `pi_${'0'.repeat(24)}` }, one);
      const answer = one.isRest
        ? await rest(
            attacker,
            path.startsWith('PUT') ? 'PUT' : 'POST',
            path.replace('PUT ', '').replace('$id', checkoutId),
            body,
          )
        : await graphql(attacker, mutation, body);
      return answer.body !== null;
    });
    expect(done).toBeGreaterThan(20);
    await expectChargesAreRight();
  });

  it('who registers is a customer', async () => {
    const roles: unknown[] = [];
    const ways = [REST, GRAPHQL, GRAPHQL_DEEP];
    const registrations = ways.flatMap((way, no) =>
      dealEdits([way], SEED + 50 + no).slice(0, REGISTRATIONS / ways.length),
    );
    await attack(registrations, async (one, attacker) => {
      const newcomer = { name: 'Eve', email: newEmail(), password: PASSWORD };
      const answer = one.isRest
        ? await rest(attacker, 'POST', '/users/register', withFields(newcomer, one))
        : await graphql(attacker, REGISTER, beside('input', newcomer, one));
      if (answer.body)
        roles.push(((answer.body.register ?? answer.body) as { user: { role: string } }).user.role);
      return answer.body !== null;
    });
    expect(roles.length).toBeGreaterThan(5);
    expect(new Set(roles)).toEqual(new Set(['customer', 'CUSTOMER']));
  });

  it('accounts and orders take no role, status or payment from their owners', async () => {
    const taken: string[] = [];
    await attack(dealEdits([REST, GRAPHQL], SEED + 60), async (one, attacker, no) => {
      const [route, mutation] = ACCOUNT_CALLS[no % ACCOUNT_CALLS.length]!;
      const [method = '', path = ''] = route.split(' ');
      const body = withFields({ id: attacker.id, status: 'delivered' }, one);
      const target = path
        .replace('$self', attacker.id)
        .replace('$user', victim.userId)
        .replace('$order', victim.orderId)
        .replace('$checkout', victim.checkoutId);
      const answer = one.isRest
        ? await rest(attacker, method, target, body)
        : await graphql(attacker, mutation, body);
      if (answer.body && !MAY.has(route)) taken.push(`${route}: ${JSON.stringify(answer.body)}`);
      return answer.body !== null;
    });
    expect(taken).toEqual([]);
  });

  it('leave nobody with another role, no price changed, and nothing of anybody else’s touched', async () => {
    expect(await foreignThings()).toEqual(before);
    const { rows: users } = await query('select distinct role, status from users where created_at >= $1', [
      began,
    ]);
    expect(users.filter(({ role, status }) => role !== 'customer' || status !== 'active')).toEqual([]);
    const { rows: checkouts } = await query(
      `select distinct status, shipment->>'currency' as currency, user_id as "userId" from checkouts where user_id <> $1`,
      [victim.userId],
    );
    const known = new Set(attackers.map(({ id }) => id));
    expect(
      checkouts.filter(({ currency, userId }) => currency !== 'gbp' || !known.has(String(userId))),
    ).toEqual([]);
    expect(
      checkouts.filter(({ status }) => !['awaiting_payment', 'cancelled'].includes(String(status))),
    ).toEqual([]);
    const { rows: odd } = await query(
      `select id from checkouts where created_at not between $1 and now() + interval '1 minute' and user_id <> $2`,
      [began, victim.userId],
    );
    expect(odd).toEqual([]);
    await expectChargesAreRight();
  });
});

const CART_FIELDS = 'destination quote { total { minorUnits currency } }';
const CHECKOUT_FIELDS = 'id status quote { total { minorUnits currency } }';
const ADD = `mutation ($productId: ID, $quantity: Int!, $destination: DestinationKey) {
  addToCart(input: { productId: $productId, quantity: $quantity, destination: $destination }) { ${CART_FIELDS} } }`;
const CHANGE = `mutation ($changes: [CartChangeInput!]!) { changeCart(changes: $changes) { ${CART_FIELDS} } }`;
const OPEN = `mutation ($input: CheckoutInput!) { openCheckout(input: $input) { __typename ... on Checkout { ${CHECKOUT_FIELDS} } } }`;
const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { user { role } } }';
const FINALIZE = 'mutation ($checkoutId: ID!) { finalizeCheckout(id: $checkoutId) { id } }';
const CONFIRM =
  'mutation ($paymentIntentId: ID!) { confirmPayment(paymentIntentId: $paymentIntentId) { status } }';
const INTENT = `mutation ($checkoutId: ID!, $currency: String! = "gbp") {
  createPaymentIntent(checkoutId: $checkoutId, currency: $currency) {
    __typename ... on PaymentIntent { amount { minorUnits currency } } } }`;
const PAY = 'mutation ($checkoutId: ID!) { payCheckout(id: $checkoutId) { status } }';
const STATUS =
  'mutation ($id: ID!, $status: OrderStatus!) { adminUpdateOrderStatus(id: $id, input: { status: $status }) { id } }';
const USER =
  'mutation ($id: ID!, $role: UserRole) { adminUpdateUser(id: $id, input: { role: $role }) { id role } }';

const PAYMENT_CALLS = [
  ['/stripe/create-payment-intent', INTENT],
  ['/stripe/create-payment-intent', INTENT],
  ['PUT /checkout/$id/pay', PAY],
  ['/stripe/finalize-checkout', FINALIZE],
  ['/orders/create-from-checkout', FINALIZE],
  ['/stripe/confirm-payment', CONFIRM],
] as const;

const ACCOUNT_CALLS = [
  ['PUT /admin/users/$self', USER],
  ['PUT /admin/users/$user', USER],
  ['PUT /orders/$order/status', STATUS],
  ['PUT /admin/orders/$order/status', STATUS],
  ['PUT /checkout/$checkout/pay', PAY],
  ['POST /checkout/$checkout/cancel', PAY],
  ['POST /prices', USER],
  ['POST /cart/merge', STATUS],
] as const;
/** A customer may merge a guest's cart; none exists here. */
const MAY: ReadonlySet<string> = new Set(['POST /cart/merge']);

/** Fills the cart with three products for Australia, in place of its content. */
async function fillCart(attacker: Attacker): Promise<void> {
  await rest(attacker, 'POST', '/cart/clear', {});
  for (const productId of productIds.slice(0, 3))
    await rest(attacker, 'POST', '/cart', { productId, quantity: 2, country: 'Australia' });
}

/** Each attacker does their part, one call after another; returns the number of calls that succeeded. */
async function attack(
  all: readonly Edit[],
  one: (edit: Edit, attacker: Attacker, no: number) => Promise<boolean>,
): Promise<number> {
  const counts = await Promise.all(
    attackers.map(async (attacker, own) => {
      let done = 0;
      for (const [no, edit] of all.entries())
        if (no % ATTACKERS === own && (await one(edit, attacker, no))) done += 1;
      return done;
    }),
  );
  return counts.reduce((sum, count) => sum + count);
}

/** GraphQL refuses whole inputs with an unknown field, so half of the fields are beside the input. */
function beside(name: string, input: object, one: Edit): object {
  return one.isDeep ? { [name]: withFields(input, one) } : withFields({ [name]: input }, one);
}

function withFields(body: object, { fields }: Edit): Record<string, unknown> {
  const names: Record<string, string> = {
    ...{ $checkout: victim.checkoutId, $order: victim.orderId, $user: victim.userId },
    ...{ $product: productIds[0]!, $nobody: '0b8f6b1e-5f0c-4f2e-9a55-2f6d2f0c7c11' },
  };
  const text = JSON.stringify({ ...body, ...Object.fromEntries(fields) });
  return JSON.parse(
    text.replace(/"(\$\w+)"/g, (whole, name: string) => (names[name] ? `"${names[name]}"` : whole)),
  );
}

async function rest({ token }: Attacker, method: string, path: string, body: object): Promise<Answer> {
  const response = await fetch(`${app.url}/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Record<string, unknown>;
  if (response.status >= 500)
    throw new Error(`${method} ${path} ${JSON.stringify(body)}: ${response.status}`);
  return { status: response.status, body: response.ok ? answer : null };
}

async function graphql({ token }: Attacker, query: string, variables: object): Promise<Answer> {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as {
    data?: Record<string, { __typename?: string }> | null;
    errors?: unknown[];
  };
  if (response.status >= 500) throw new Error(`${query} ${JSON.stringify(variables)}: ${response.status}`);
  const isRefused = Object.values(data ?? {}).some((result) => result?.__typename === 'PricesChanged');
  return { status: response.status, body: errors || isRefused ? null : (data ?? null) };
}

/** True for a cart, false for a refusal; throws when the cart differs from the catalogue. */
async function cartIsRight(attacker: Attacker, { body }: Answer): Promise<boolean> {
  if (!body) return false;
  const { totalPence } = await oracle(attacker);
  expect(shownTotal(body)).toEqual([totalPence, 'gbp']);
  return true;
}

/** Like cartIsRight for a checkout: shown and stored is the sum of its own lines at the prices of the catalogue. */
async function checkoutIsRight(attacker: Attacker, { body }: Answer): Promise<boolean> {
  if (!body) return false;
  const { totalPence } = await oracle(attacker);
  expect(shownTotal(body)).toEqual([totalPence, 'gbp']);
  const id = (body._id ?? (body.openCheckout as { id: string })?.id) as string;
  const { rows } = await query(
    `select user_id as "userId", shipment->'totalPence' as "totalPence" from checkouts where id = $1`,
    [id],
  );
  expect(rows).toEqual([{ userId: attacker.id, totalPence }]);
  return true;
}

function shownTotal(body: Record<string, unknown>): [number, string] {
  if ('totalPrice' in body)
    return [Math.round(Number(body.totalPrice) * 100), String(body.currency).toLowerCase()];
  const [answer] = Object.values(body) as { quote: { total: { minorUnits: number; currency: string } } }[];
  const { minorUnits, currency } = answer!.quote.total;
  return [minorUnits, currency];
}

/** The total of the cart by the prices in the database. */
async function oracle({ id }: Attacker) {
  const { rows } = await query(
    `select coalesce(p.amount_pence, 0) as "minimumPence", l.product_id as "productId", l.quantity,
        a.amount_pence as "unitPence"
      from carts c left join prices p on p.destination = c.destination left join cart_lines l on l.cart_id = c.id
      left join product_prices a on a.product_id = l.product_id and a.destination = l.destination
      where c.user_id = $1`,
    [id],
  );
  const lines = rows.filter(({ productId }) => productId !== null) as unknown as {
    readonly productId: string;
    readonly quantity: number;
    readonly unitPence: number | null;
  }[];
  const { totalPence } = quoteShipment({
    lines: lines.map(({ quantity, unitPence }) => ({ quantity, unitPence, unitVolumeCm3: 1 })),
    servicePence: 0,
    minimumPence: Number(rows[0]?.minimumPence ?? 0),
  });
  return { lines, totalPence };
}

async function ownCheckout({ id }: Attacker): Promise<string | null> {
  const { rows } = await query(
    `select id from checkouts where user_id = $1 and status = 'awaiting_payment' order by created_at desc limit 1`,
    [id],
  );
  return (rows[0]?.id as string | undefined) ?? null;
}

/** Every attempt and every intent at the provider is for the sum of its checkout, in pounds. */
async function expectChargesAreRight(): Promise<void> {
  const { rows: attempts } = await query(
    `select a.amount_pence = (c.shipment->>'totalPence')::int as "isRight", a.currency, i.amount = (c.shipment->>'totalPence')::int as "asksRight",
        i.currency as "asksIn", c.user_id as "userId"
      from payment_attempts a join checkouts c on c.id = a.checkout_id
      left join stripe_sandbox.payment_intent i on i.id = a.payment_intent`,
  );
  expect(attempts.length).toBeGreaterThan(0);
  const wrong = attempts.filter(
    ({ isRight, currency, asksRight, asksIn }) =>
      !isRight || currency !== 'gbp' || asksRight === false || (asksIn ?? 'gbp') !== 'gbp',
  );
  expect(wrong).toEqual([]);
  const { rows: strangers } = await query(
    `select i.id from stripe_sandbox.payment_intent i where not exists
      (select from payment_attempts a where a.payment_intent = i.id and a.amount_pence = i.amount)`,
  );
  expect(strangers).toEqual([]);
  const { rows: orders } = await query('select user_id as "userId" from orders');
  expect(orders).toEqual([{ userId: victim.userId }]);
}

/** Everything that an attacker must not change. */
async function foreignThings() {
  const statements = [
    `select id, role, status, email, name, session_version from users where created_at < $1 order by id`,
    `select * from product_prices where $1::timestamptz is not null order by product_id, destination`,
    `select id, destination, amount_pence from prices where $1::timestamptz is not null order by id`,
    `select * from orders where created_at < $1 order by id`,
    `select * from checkouts where created_at < $1 order by id`,
    `select c.*, l.id as line, l.quantity, l.product_id from carts c left join cart_lines l on l.cart_id = c.id
      where c.updated_at < $1 order by c.id, l.id`,
  ];
  const results = [];
  for (const statement of statements) results.push((await query(statement, [began])).rows);
  return results;
}

function query(text: string, values: unknown[] = []) {
  return app.deps.database.pool.query<Record<string, unknown>>(text, values);
}
