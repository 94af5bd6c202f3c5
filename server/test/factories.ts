import { randomUUID } from 'node:crypto';
import { DEMO_ACCOUNTS } from '../../packages/seed/demo-accounts.js';
import type { DestinationKey } from '../../rules/destinations.js';
import type { StaffRole } from '../../rules/users/permissions.js';
import { hashPassword } from '../modules/users/password/passwords.js';
import { CARDS, confirmAtSandbox } from './card-form.js';
import type {
  SeenCheckout,
  SeenIntent,
  SeenOrder,
  SeenProduct,
  SeenUser,
  ShopClient,
} from './clients/shop-client.js';
import { tokensOf } from './sessions/tokens.js';
import type { TestApp } from './test-app.js';

/** A password that meets every rule. */
export const PASSWORD = 'Tall-Ships-41!';

/** A new email address. */
export function newEmail(): string {
  return `${randomUUID()}@example.com`;
}

/** Registers the client as a new customer. */
export function signUp(client: ShopClient, email = newEmail()): Promise<SeenUser> {
  return client.register({ name: 'Ann Archer', email, password: PASSWORD });
}

let passwordHash: Promise<string> | undefined;

/** A new customer and their token, without the cost and the welcome email of a registration. */
export async function insertCustomer(
  app: TestApp,
): Promise<{ readonly id: string; readonly email: string; readonly token: string }> {
  passwordHash ??= hashPassword(PASSWORD);
  const [id, email, now] = [randomUUID(), newEmail(), app.clock.now()];
  await app.deps.database.pool.query(
    "insert into users (id, name, email, password_hash, created_at) values ($1, 'Ann Archer', $2, $3, $4)",
    [id, email, await passwordHash, now],
  );
  const [token] = await tokensOf(app.deps.database.pool, app.env.jwtSecret, [id], now);
  return { id, email, token: token! };
}

/** A new member of staff with this role, and their token. */
export async function insertStaff(app: TestApp, role: StaffRole) {
  const user = await insertCustomer(app);
  await app.deps.database.pool.query(
    "update users set role = 'admin', limited_to = nullif($2, 'admin') where id = $1",
    [user.id, role],
  );
  return user;
}

/** Signs the client in as staff. */
export function signInAsAdmin(client: ShopClient): Promise<SeenUser> {
  const admin = DEMO_ACCOUNTS.find((account) => account.role === 'admin');
  if (!admin) throw new Error('No demo account is staff.');
  return client.login(admin.email, admin.password);
}

/** The standard box, £66.50 to Australia, whose minimum charge is £245. */
export async function standardBox(client: ShopClient): Promise<SeenProduct> {
  return find(await client.products({ category: 'Shipping Boxes' }), 'Standard Box');
}

function find(products: readonly SeenProduct[], name: string): SeenProduct {
  const product = products.find((one) => one.name === name);
  if (!product) throw new Error(`The catalogue has no ${name}.`);
  return product;
}

/** A new customer's checkout of five standard boxes to Australia: £332.50. */
export async function openCheckout(client: ShopClient, quantity = 5): Promise<SeenCheckout> {
  if (!client.token) await signUp(client);
  const box = await standardBox(client);
  const cart = await client.addToCart({ productId: box.id, quantity, destination: 'australia' });
  return client.checkout({ expectedPence: cart.totalPence });
}

/** A checkout paid with a good card; our server does not know yet. */
export async function payAtSandbox(
  app: TestApp,
  client: ShopClient,
): Promise<{ checkout: SeenCheckout; intent: SeenIntent }> {
  const checkout = await openCheckout(client);
  const intent = await client.createPaymentIntent(checkout.id);
  const { status, error } = await confirmAtSandbox(app, intent, CARDS.good);
  if (status !== 'succeeded') throw new Error(`The card was refused: ${error?.message ?? status}`);
  return { checkout, intent };
}

/** Places a new order. */
export async function placeOrder(app: TestApp, client: ShopClient): Promise<SeenOrder> {
  const { checkout } = await payAtSandbox(app, client);
  return client.finalize(checkout.id);
}

/** Changes a price as staff would, directly in the database. */
export async function setProductPrice(
  app: TestApp,
  productId: string,
  destination: DestinationKey,
  pence: number | null,
): Promise<void> {
  const { pool } = app.deps.database;
  await (pence === null
    ? pool.query('delete from product_prices where product_id = $1 and destination = $2', [
        productId,
        destination,
      ])
    : pool.query('update product_prices set amount_pence = $3 where product_id = $1 and destination = $2', [
        productId,
        destination,
        pence,
      ]));
}

/** Closes or opens an account. */
export async function setUserStatus(app: TestApp, userId: string, status: string): Promise<void> {
  await app.deps.database.pool.query('update users set status = $2 where id = $1', [userId, status]);
}

/** The number of rows of a table that match a condition. */
export async function countRows(
  app: TestApp,
  table: string,
  where: string,
  values: unknown[],
): Promise<number> {
  const { rows } = await app.deps.database.pool.query<{ count: number }>(
    `select count(*)::int as count from ${table} where ${where}`,
    values,
  );
  return rows[0]?.count ?? 0;
}
