import pg from 'pg';
import { constantCase } from '../../../rules/enum-case.js';
import { DESTINATION, writeBenchData, writeStaff } from '../bench-data.js';
import { call, graphqlBody, jsonHeaders } from '../http.js';
import { type Buyer, buy } from '../purchase.js';
import type { Servers } from '../servers.js';
import { ADD_TO_CART } from '../shopping-shots.js';
import { type Session, signIn } from '../sign-in.js';
import type { WebPage } from './measure-page.js';

/** A first page of the staff's list. */
const ORDERS = 10;

export interface WebSetting {
  readonly pages: readonly WebPage[];
  /** A customer with a cart. */
  readonly shopper: Session;
}

/** The pages whose first load is measured, and what their visitors need: accounts, a cart, orders. */
export async function prepareWebPages({ product, databaseUrl }: Servers): Promise<WebSetting> {
  const productId = await readProductId(databaseUrl);
  const { emails } = await writeBenchData(databaseUrl, 2);
  const [shopper, buyer] = await Promise.all(emails.map((email) => signIn(product, email)));
  const staff = await signIn(product, await writeStaff(databaseUrl));
  await fillCart(product, shopper!.token, productId);
  const orderId = await placeOrders(product, buyer!, productId);

  const page = (name: string, path: string, session?: Session, profile: WebPage['profile'] = 'phone') => ({
    ...{ name, url: product + path, profile },
    stored: session ? storedBy(session) : {},
  });
  const pages = [
    page('home', '/'),
    page('builder', '/new-quote?toCountry=australia'),
    page('login', '/login'),
    page('checkout', '/checkout', shopper),
    page('order page', `/user/orders/${orderId}`, buyer),
    page('admin orders', '/admin/orders', staff),
    page('admin orders', '/admin/orders', staff, 'desktop'),
  ];
  return { pages, shopper: shopper! };
}

/** A session as the web client stores it (web/session/stored.ts). */
export function storedBy({ token, user }: Session): Record<string, string> {
  return {
    userToken: token,
    userInfo: JSON.stringify({ ...user, emailVerifiedAt: null }),
    userRole: user.role,
  };
}

/** The id of a seeded product, which has a picture. */
async function readProductId(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>('select id from products order by position limit 1');
    return rows[0]!.id;
  } finally {
    await client.end();
  }
}

async function fillCart(product: string, token: string, productId: string): Promise<void> {
  const body = graphqlBody(ADD_TO_CART, { productId, destination: constantCase(DESTINATION) });
  await call(`${product}/graphql`, { method: 'POST', headers: jsonHeaders(token), body });
}

/** The id of the last. */
async function placeOrders(product: string, buyer: Buyer, productId: string): Promise<string> {
  let last = '';
  for (let no = 0; no < ORDERS; no += 1) {
    last = (await buy(product, buyer, productId)).orderId;
  }
  return last;
}
