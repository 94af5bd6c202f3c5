/** Set-up of a journey through the API, in a second instead of through the screens. */
import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';

/** Of every account that a journey makes. */
export const PASSWORD = 'Moving4abroad!';
const STAFF = { email: 'admin@example.com', password: 'Admin123!' };

/** An account and its token. */
export interface Account {
  readonly token: string;
  readonly user: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly role: 'customer' | 'admin';
  };
}

export interface PlacedOrder {
  readonly id: string;
  readonly number: string;
  /** In pounds. */
  readonly total: number;
  readonly version: number;
}

export interface Purchase {
  /** By name or key. */
  destination?: string;
  fromCity?: string;
  toCity?: string;
  /** Product names. */
  items?: Readonly<Record<string, number>>;
  boxes?: readonly {
    readonly name: string;
    readonly widthCm: number;
    readonly heightCm: number;
    readonly depthCm: number;
    readonly weightRange: 'UP_TO_30' | 'OVER_30';
    readonly quantity: number;
  }[];
  service?: 'STANDARD' | 'EXPRESS' | 'WHITEGLOVE';
  /** YYYY-MM-DD. */
  collectionDate?: string;
}

/** A new customer. */
export async function newCustomer(request: APIRequestContext, name = 'Maya Mover'): Promise<Account> {
  const email = `maya.${randomUUID()}@example.com`;
  return send(request, 'POST', '/api/users/register', {
    name,
    email,
    password: PASSWORD,
    subscribeNewsletter: false,
  });
}

/** The first member of staff of a new store. */
export function staff(request: APIRequestContext): Promise<Account> {
  return send(request, 'POST', '/api/users/login', STAFF);
}

/** Signs the browser in as this account, without the login form. */
export async function signInAs(page: Page, { token, user }: Account): Promise<void> {
  await page.addInitScript(
    ([userToken, userInfo, userRole]) => {
      // Firefox runs this on its empty first page too, which has no storage.
      if (!location.protocol.startsWith('http') || localStorage.getItem('wasSignedIn')) return;
      localStorage.setItem('wasSignedIn', 'true');
      localStorage.setItem('userToken', userToken);
      localStorage.setItem('userInfo', userInfo);
      localStorage.setItem('userRole', userRole);
    },
    [token, JSON.stringify(user), user.role] as const,
  );
}

/** Puts a shipment into this customer's cart: four standard boxes from Leeds to Perth by default. */
export async function fillCart(
  request: APIRequestContext,
  { token }: Account,
  purchase: Purchase = {},
): Promise<void> {
  const { destination = 'Australia', fromCity = 'Leeds', toCity = 'Perth', boxes = [] } = purchase;
  const { items = boxes.length > 0 ? {} : { 'Standard Box': 4 } } = purchase;
  const { service = 'STANDARD', collectionDate = daysFromNow(14) } = purchase;
  const ids = await productIds(request);
  const changes = [
    ...Object.entries(items).map(([name, quantity]) => ({ productId: ids.get(name), quantity })),
    ...boxes.map(({ quantity, ...customBox }) => ({ customBox, quantity })),
  ];
  const change = `mutation ($changes: [CartChangeInput!]!, $shipment: ShipmentInput) {
    changeCart(changes: $changes, shipment: $shipment) { id } }`;
  const value = destination.toUpperCase().replaceAll(' ', '');
  const shipment = { destination: value, fromCity, toCity, service, collectionDate };
  await graphql(request, change, { changes, shipment }, token);
}

/** A paid order of this customer, of what `fillCart` puts into the cart. */
export async function placeOrder(
  request: APIRequestContext,
  customer: Account,
  purchase: Purchase = {},
): Promise<PlacedOrder> {
  const { token } = customer;
  const { destination = 'Australia', fromCity = 'Leeds', toCity = 'Perth' } = purchase;
  const { collectionDate = daysFromNow(14) } = purchase;
  await fillCart(request, customer, purchase);
  const cart = await send<{ products: unknown[]; totalPrice: number }>(
    request,
    'GET',
    '/api/cart',
    undefined,
    token,
  );
  const checkout = await send<{ _id: string }>(
    request,
    'POST',
    '/api/checkout',
    {
      checkoutItems: cart.products,
      shippingAddress: {
        address: '7 Swan Road',
        city: toCity,
        ...(destination === 'Japan' ? { state: 'Tokyo', zip: '100-8111' } : { state: 'WA', zip: '6000' }),
        country: destination === 'Dubai' ? 'United Arab Emirates' : destination,
      },
      paymentMethod: 'stripe',
      totalPrice: cart.totalPrice,
      origin: {
        address: '12 Harbour Lane',
        city: fromCity,
        zip: 'LS1 4AP',
        country: 'United Kingdom',
      },
      destination,
      collectionDate,
    },
    token,
  );
  await payByCard(request, token, checkout._id);
  const { order } = await send<{ order: PlacedOrder }>(
    request,
    'POST',
    `/api/checkout/${checkout._id}/finalize`,
    {},
    token,
  );
  return order;
}

/** Sets an order's status: `shipped`, `delivered`… */
export async function setOrderStatus(
  request: APIRequestContext,
  orderId: string,
  status: string,
  { token }: Account,
): Promise<void> {
  await send(request, 'PUT', `/api/admin/orders/${orderId}/status`, { status }, token);
}

/** Sends a customer's message about an order. */
export async function sendMessage(
  request: APIRequestContext,
  orderId: string,
  body: string,
  { token }: Account,
): Promise<void> {
  const query = `mutation ($orderId: ID!, $input: MessageInput!) {
    sendMessage(id: $orderId, input: $input) { id } }`;
  await graphql(request, query, { orderId, input: { body } }, token);
}

/** Sends one call and returns its response; a refusal fails the journey with its message. */
export async function send<T>(
  request: APIRequestContext,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  data?: unknown,
  token?: string,
): Promise<T> {
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  const response = await request.fetch(path, { method, data, headers });
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
  return response.json();
}

/** Sends one GraphQL operation and returns its data; a refusal fails the journey with its message. */
export async function graphql<T>(
  request: APIRequestContext,
  query: string,
  variables: object,
  token?: string,
): Promise<T> {
  const { data, errors } = await send<{ data: T; errors?: readonly { message: string }[] }>(
    request,
    'POST',
    '/graphql',
    { query, variables },
    token,
  );
  if (errors) throw new Error(`${query}: ${errors.map(({ message }) => message).join(', ')}`);
  return data;
}

async function payByCard(request: APIRequestContext, token: string, checkoutId: string): Promise<void> {
  const { clientSecret, paymentIntentId } = await send<{ clientSecret: string; paymentIntentId: string }>(
    request,
    'POST',
    '/api/stripe/create-payment-intent',
    { checkoutId, currency: 'gbp' },
    token,
  );
  const { store } = await graphql<{ store: { payment: { publishableKey: string } } }>(
    request,
    '{ store { payment { publishableKey } } }',
    {},
  );
  const answer = await request.post(`/stripe-sandbox/v1/payment_intents/${paymentIntentId}/confirm`, {
    headers: { authorization: `Bearer ${store.payment.publishableKey}` },
    form: { client_secret: clientSecret, payment_method: 'pm_card_visa' },
  });
  if (!answer.ok()) throw new Error(`The card was refused: ${await answer.text()}`);
}

async function productIds(request: APIRequestContext): Promise<Map<string, string>> {
  const { products } = await send<{ products: { _id: string; name: string }[] }>(
    request,
    'GET',
    '/api/products?limit=100',
  );
  return new Map(products.map(({ _id, name }) => [name, _id]));
}

function daysFromNow(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
