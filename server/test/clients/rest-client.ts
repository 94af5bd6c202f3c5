import { destinationName } from '../../../rules/destinations.js';
import { anAddress, COLLECTION_ADDRESS, COLLECTION_POSTCODE } from '../addresses.js';
import { GraphqlClient } from './graphql-client.js';
import * as answers from './rest-answers.js';
import {
  type MyOrdersArgs,
  type NewCheckout,
  type NewLine,
  type NewUser,
  type OrdersArgs,
  type ProductsArgs,
  Refusal,
  type SeenUser,
  type ShopClient,
} from './shop-client.js';

type Body = Readonly<Record<string, unknown>>;

/** Any status and body. */
export interface RestAnswer<T> {
  readonly status: number;
  readonly body: T;
}

/** A user of the shop over REST, with the paths and bodies of the specification. */
export class RestClient implements ShopClient {
  readonly api = 'REST';
  token: string | null = null;
  guestId: string | null = null;

  /** The same person over GraphQL, for operations that REST does not have. */
  readonly graphql: GraphqlClient;

  constructor(private readonly url: string) {
    this.graphql = new GraphqlClient(url, this);
  }

  register(user: NewUser) {
    return this.signIn('/users/register', { ...user, subscribeNewsletter: false });
  }
  login(email: string, password: string) {
    return this.signIn('/users/login', { email, password });
  }

  async products({ destination = 'australia', ...asked }: ProductsArgs = {}) {
    const { minPence, maxPence, pageSize, sort, ...texts } = asked;
    const query = {
      ...texts,
      sortBy: sort,
      country: destination,
      minPrice: answers.pounds(minPence),
      maxPrice: answers.pounds(maxPence),
      limit: pageSize,
    };
    const { products } = await this.get<{ products: answers.ProductAnswer[] }>(`/products${queryOf(query)}`);
    return products.map((product) => answers.seenProduct(product, destination));
  }
  async product(id: string) {
    return answers.seenProduct(await this.get(`/products/${encodeURIComponent(id)}`), 'australia');
  }
  async similarProducts(id: string) {
    const path = `/products/similar/${encodeURIComponent(id)}`;
    const { products } = await this.get<{ products: answers.ProductAnswer[] }>(path);
    return products.map((product) => answers.seenProduct(product, 'australia'));
  }
  async categories() {
    const { categories } = await this.get<{ categories: { name: string }[] }>('/categories');
    return categories.map(({ name }) => name);
  }

  cart() {
    return this.cartAfter('GET', `/cart${queryOf({ guestId: this.guestId ?? undefined })}`);
  }
  addToCart({ destination, ...line }: NewLine) {
    const country = destination && destinationName(destination);
    return this.cartAfter('POST', '/cart', { ...line, country, guestId: this.guestId });
  }
  setQuantity(productId: string, quantity: number) {
    return this.cartAfter('PUT', '/cart', { productId, quantity, guestId: this.guestId });
  }
  removeFromCart(key: string) {
    return this.cartAfter('DELETE', '/cart', { key, guestId: this.guestId });
  }
  clearCart() {
    return this.cartAfter('POST', '/cart/clear', { guestId: this.guestId });
  }
  mergeCart() {
    return this.cartAfter('POST', '/cart/merge', { guestId: this.guestId });
  }

  async checkout(wanted: NewCheckout) {
    const { products } = await this.get<answers.CartAnswer>(
      `/cart${queryOf({ guestId: this.guestId ?? undefined })}`,
    );
    return answers.seenCheckout(
      await this.send('POST', '/checkout', this.checkoutBody(products, wanted), wanted),
    );
  }
  async createPaymentIntent(checkoutId: string, currency = 'gbp') {
    const body = { checkoutId, currency };
    const intent = await this.send<answers.IntentAnswer>('POST', '/stripe/create-payment-intent', body);
    return answers.seenIntent(intent);
  }
  async confirmPayment(paymentIntentId: string) {
    const body = { paymentIntentId };
    const answer = await this.send<answers.ConfirmAnswer>('POST', '/stripe/confirm-payment', body);
    return answers.seenConfirmation(answer);
  }
  async paymentStatus(intentId: string) {
    return answers.seenPayment(await this.get(`/stripe/payment-status/${encodeURIComponent(intentId)}`));
  }
  async cancelPayment(paymentIntentId: string) {
    return answers.seenPayment(await this.send('POST', '/stripe/cancel-payment', { paymentIntentId }));
  }
  async pay(checkoutId: string, collectionDate?: string) {
    const body = { paymentStatus: 'paid', paymentDetails: { amount: 1 }, collectionDate };
    return answers.seenCheckout(await this.send('PUT', `/checkout/${checkoutId}/pay`, body));
  }
  async finalize(checkoutId: string) {
    const { order } = await this.send<{ order: answers.OrderAnswer }>(
      'POST',
      `/checkout/${checkoutId}/finalize`,
    );
    return answers.seenOrder(order);
  }

  async myOrders({ pageSize: limit, ...asked }: MyOrdersArgs = {}) {
    return answers.seenOrders(await this.get(`/orders/my-orders${queryOf({ ...asked, limit })}`));
  }
  async order(id: string) {
    return answers.seenOrder(await this.get(`/orders/${encodeURIComponent(id)}`));
  }
  async emailOrder(orderId: string) {
    const body = { order: { _id: orderId }, userEmail: 'ann@example.com', userName: 'Ann' };
    return (await this.send<{ queued: boolean }>('POST', '/email/order-details', body)).queued;
  }
  async setOrderStatus(id: string, status: string, version?: number, reason?: string) {
    const body = { status, version, reason };
    const path = `/admin/orders/${id}/status`;
    const { order } = await this.send<{ order: answers.OrderAnswer }>('PUT', path, body);
    return answers.seenOrder(order);
  }
  async adminOrders({ pageSize: limit, ...asked }: OrdersArgs = {}) {
    return answers.seenAdminOrders(await this.get(`/admin/orders${queryOf({ ...asked, limit })}`));
  }
  async deleteOrder(id: string) {
    await this.send('DELETE', `/admin/orders/${id}`);
  }
  async dashboard() {
    return answers.seenDashboard(await this.get('/dashboard'));
  }

  async price(country: string) {
    return answers.seenPrice(await this.get(`/prices/${encodeURIComponent(country)}`));
  }
  async prices() {
    return (await this.get<answers.PriceAnswer[]>('/prices')).map(answers.seenPrice);
  }
  async createPrice(country: string, pence: number) {
    return answers.seenPrice(await this.send('POST', '/prices', { country, price: pence / 100 }));
  }
  async updatePrice(id: string, country: string, pence: number) {
    return answers.seenPrice(await this.send('PUT', `/prices/${id}`, { country, price: pence / 100 }));
  }
  async deletePrice(id: string) {
    await this.send('DELETE', `/prices/${id}`);
  }

  /** Any call; returns status and body as they are. */
  async call<T = Body>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<RestAnswer<T>> {
    const response = await fetch(`${this.url}/api${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(this.token ? { Authorization: `Bearer ${this.token}` } : {}),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const isFile = response.headers.has('content-disposition');
    const answer = isFile ? new Uint8Array(await response.arrayBuffer()) : await response.json();
    return { status: response.status, body: answer as T };
  }

  /** The body of POST /api/checkout for the current cart. */
  checkoutBody(products: answers.CartAnswer['products'], wanted: NewCheckout): Body {
    const { expectedPence, collectionDate, deliveryCountry = 'Australia', collectionPostcode } = wanted;
    const { line1, postcode, ...delivery } = anAddress(deliveryCountry);
    const { line1: address, ...origin } = COLLECTION_ADDRESS;
    return {
      checkoutItems: products,
      shippingAddress: { ...delivery, address: line1, zip: postcode },
      paymentMethod: 'stripe',
      totalPrice: expectedPence / 100,
      origin: { ...origin, address, zip: collectionPostcode ?? COLLECTION_POSTCODE },
      destination: 'Farville',
      contactName: 'Ann Archer',
      contactEmail: 'ann@example.com',
      collectionDate,
      acceptedVersions: wanted.acceptedVersions,
    };
  }

  private get<T>(path: string): Promise<T> {
    return this.send('GET', path);
  }

  private async send<T>(
    method: string,
    path: string,
    body?: unknown,
    { idempotencyKey }: { idempotencyKey?: string } = {},
  ): Promise<T> {
    const headers: Record<string, string> = idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {};
    const answer = await this.call<T>(method, path, body, headers);
    if (answer.status < 400) return answer.body;
    const { code, message, newTotal, ...details } = answer.body as answers.RefusalAnswer;
    const total = newTotal === undefined ? {} : { newTotal: answers.pence(newTotal) };
    throw new Refusal(answer.status, code, message, { ...details, ...total });
  }

  private async signIn(path: string, body: Body): Promise<SeenUser> {
    const { token, user } = await this.send<{ token: string; user: answers.UserAnswer }>('POST', path, body);
    this.token = token;
    const { _id: id, name, email, role } = user;
    return { id, name, email, role };
  }

  private async cartAfter(method: string, path: string, body?: Body) {
    const cart = await this.send<answers.CartAnswer>(method, path, body);
    this.guestId = cart.guestId ?? this.guestId;
    return answers.seenCart(cart);
  }
}

function queryOf(parts: Readonly<Record<string, string | number | undefined>>): string {
  const given = Object.entries(parts).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}
