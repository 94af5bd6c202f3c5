import { constantCase } from '../../../rules/enum-case.js';
import { anAddress, COLLECTION_ADDRESS, COLLECTION_POSTCODE } from '../addresses.js';
import * as answers from './graphql-answers.js';
import { FIELDS } from './graphql-answers.js';
import { GraphqlConnection } from './graphql-connection.js';
import {
  type MyOrdersArgs,
  type NewCheckout,
  type NewLine,
  type NewUser,
  type OrdersArgs,
  type ProductsArgs,
  type SeenTask,
  type ShopClient,
  type Variables,
} from './shop-client.js';

const TO_AUSTRALIA = FIELDS.product.replace('$destination', 'AUSTRALIA');

/** A user of the shop over GraphQL. */
export class GraphqlClient extends GraphqlConnection implements ShopClient {
  readonly api = 'GraphQL';
  readonly graphql = this;

  register(input: NewUser) {
    const acceptedVersions = acceptedOver(input);
    return this.signIn('register', 'RegisterInput!', { ...input, acceptedVersions });
  }
  login(email: string, password: string) {
    return this.signIn('login', 'LoginInput!', { email, password });
  }

  async products({ destination = 'australia', ...asked }: ProductsArgs = {}) {
    const { minPence, maxPence, pageSize, sort, ...texts } = asked;
    const { nodes } = await this.call<{ nodes: answers.ProductAnswer[] }>(
      'query products',
      `nodes { ${FIELDS.product} }`,
      {
        destination: ['DestinationKey!', constantCase(destination)],
        filter: ['ProductFilterInput', { ...texts, minPrice: minPence, maxPrice: maxPence }],
        sort: ['ProductSort', sort && constantCase(sort)],
        pageSize: ['Int', pageSize ?? 20],
      },
    );
    return nodes.map(answers.seenProduct);
  }
  async product(id: string) {
    return answers.seenProduct(await this.call('query product', TO_AUSTRALIA, { id: ['ID!', id] }));
  }
  async similarProducts(productId: string) {
    const asked: Variables = { productId: ['ID!', productId] };
    const similar = await this.call<answers.ProductAnswer[]>('query similarProducts', TO_AUSTRALIA, asked);
    return similar.map(answers.seenProduct);
  }
  async categories() {
    return (await this.call<{ name: string }[]>('query categories', 'name')).map(({ name }) => name);
  }

  cart() {
    return this.cartAfter('query cart', {});
  }
  addToCart({ productId, customBox, quantity, destination }: NewLine) {
    return this.cartAfter('mutation addToCart', {
      input: [
        'CartItemInput!',
        {
          ...{ productId, quantity, destination: destination && constantCase(destination) },
          customBox: customBox && { ...customBox, weightRange: constantCase(customBox.weightRange) },
        },
      ],
    });
  }
  setQuantity(productId: string, quantity: number) {
    return this.cartAfter('mutation changeCart', {
      changes: ['[CartChangeInput!]!', [{ productId, quantity }]],
    });
  }
  removeFromCart(key: string) {
    return this.cartAfter('mutation removeFromCart', { key: ['String!', key] });
  }
  clearCart() {
    return this.cartAfter('mutation clearCart', {});
  }
  async mergeCart() {
    const { cart } = await this.call<{ cart: answers.CartAnswer }>(
      'mutation mergeCart',
      `cart { ${FIELDS.cart} }`,
    );
    return answers.seenCart(cart);
  }

  async checkout(wanted: NewCheckout) {
    const {
      expectedPence,
      collectionDate,
      deliveryCountry = 'Australia',
      collectionPostcode,
      idempotencyKey,
      quote,
      hasNoForbiddenGoods,
    } = wanted;
    const delivery = anAddress(deliveryCountry);
    const input = {
      collectionAddress: { ...COLLECTION_ADDRESS, postcode: collectionPostcode ?? COLLECTION_POSTCODE },
      deliveryAddress: delivery,
      billingAddress: delivery,
      contactName: 'Ann Archer',
      contactEmail: 'ann@example.com',
      collectionDate,
      agreesDateLater: !collectionDate,
      quote,
      hasNoForbiddenGoods,
      expectedTotal: expectedPence,
      acceptedVersions: acceptedOver(wanted),
      idempotencyKey: idempotencyKey ?? crypto.randomUUID(),
    };
    const asked: Variables = { input: ['CheckoutInput!', input] };
    return answers.seenCheckout(await this.call('mutation openCheckout', FIELDS.checkout, asked));
  }
  async createPaymentIntent(checkoutId: string, currency = 'gbp') {
    const intent = await this.call<{
      paymentIntentId: string;
      clientSecret: string;
      amount: { minorUnits: number };
    }>('mutation createPaymentIntent', 'paymentIntentId clientSecret amount { minorUnits }', {
      checkoutId: ['ID!', checkoutId],
      currency: ['String', currency],
    });
    return { id: intent.paymentIntentId, clientSecret: intent.clientSecret, pence: intent.amount.minorUnits };
  }
  confirmPayment(intentId: string) {
    return this.payment('mutation confirmPayment', intentId);
  }
  paymentStatus(intentId: string) {
    return this.confirmPayment(intentId);
  }
  cancelPayment(intentId: string) {
    return this.payment('mutation cancelPayment', intentId);
  }
  async pay(checkoutId: string, collectionDate?: string) {
    const asked: Variables = {
      id: ['ID!', checkoutId],
      collectionDate: ['CalendarDate', collectionDate],
    };
    return answers.seenCheckout(await this.call('mutation payCheckout', FIELDS.checkout, asked));
  }
  async finalize(checkoutId: string) {
    const asked: Variables = { id: ['ID!', checkoutId] };
    return answers.seenOrder(await this.call('mutation finalizeCheckout', FIELDS.order, asked));
  }

  async myOrders({ page = 1, pageSize = 10, ...filter }: MyOrdersArgs = {}) {
    const asked: Variables = {
      page: ['Int!', page],
      pageSize: ['Int!', pageSize],
      status: ['OrderStatus', filter.status && constantCase(filter.status)],
      search: ['String', filter.search],
      range: ['OrderRange', filter.range && constantCase(filter.range)],
    };
    return answers.seenOrders(await this.call('query myOrders', FIELDS.orders, asked));
  }
  async bookAgain(orderId: string) {
    const asked: Variables = { id: ['ID!', orderId] };
    return answers.seenReorder(await this.call('mutation reorder', FIELDS.bookedAgain, asked));
  }
  async order(id: string) {
    return answers.seenOrder(await this.call('query order', FIELDS.order, { id: ['ID!', id] }));
  }
  async emailOrder(orderId: string) {
    const asked: Variables = { id: ['ID!', orderId] };
    return (await this.call<{ queued: boolean }>('mutation emailOrderDetails', 'queued', asked)).queued;
  }
  async setOrderStatus(id: string, status: string, version?: number, reason?: string) {
    const asked: Variables = {
      id: ['ID!', id],
      input: ['OrderStatusInput!', { status: constantCase(status), version, reason }],
    };
    return answers.seenOrder(await this.call('mutation adminUpdateOrderStatus', FIELDS.order, asked));
  }
  async adminOrders({ page = 1, pageSize = 10, sort = 'newest', ...filter }: OrdersArgs = {}) {
    const asked: Variables = {
      page: ['Int!', page],
      pageSize: ['Int!', pageSize],
      filter: [
        'OrderFilterInput',
        {
          ...filter,
          status: filter.status && constantCase(filter.status),
          paymentStatus: filter.paymentStatus && constantCase(filter.paymentStatus),
          destination: filter.destination && constantCase(filter.destination),
          collection: filter.collection && constantCase(filter.collection),
        },
      ],
      sort: ['OrderSort!', constantCase(sort)],
    };
    return answers.seenAdminOrders(await this.call('query adminOrders', FIELDS.adminOrders, asked));
  }
  async deleteOrder(id: string) {
    await this.call('mutation adminDeleteOrder', null, { id: ['ID!', id] });
  }
  async dashboard() {
    return answers.seenDashboard(await this.call('query adminDashboard', FIELDS.dashboard));
  }
  async dashboardFigures(from: string, to: string) {
    const asked: Variables = { from: ['CalendarDate!', from], to: ['CalendarDate!', to] };
    return answers.seenFigures(
      await this.call('query adminDashboardFigures', FIELDS.dashboardFigures, asked),
    );
  }
  dashboardTasks() {
    return this.call<SeenTask[]>('query adminDashboardTasks', FIELDS.dashboardTasks);
  }

  async price(country: string) {
    return answers.seenPrice(await this.call('query price', FIELDS.price, { country: ['String!', country] }));
  }
  async prices() {
    return (await this.call<answers.PriceAnswer[]>('query adminPrices', FIELDS.price)).map(answers.seenPrice);
  }
  async createPrice(country: string, price: number) {
    const asked: Variables = { input: ['PriceInput!', { country, price }] };
    return answers.seenPrice(await this.call('mutation adminCreatePrice', FIELDS.price, asked));
  }
  async updatePrice(id: string, country: string, price: number) {
    const asked: Variables = { id: ['ID!', id], input: ['PriceInput!', { country, price }] };
    return answers.seenPrice(await this.call('mutation adminUpdatePrice', FIELDS.price, asked));
  }
  async deletePrice(id: string) {
    await this.call('mutation adminDeletePrice', null, { id: ['ID!', id] });
  }

  private async signIn(field: string, type: string, input: object) {
    const { token, user } = await this.call<{
      token: string;
      user: { id: string; name: string; email: string; role: string };
    }>(`mutation ${field}`, `token user { ${FIELDS.user} }`, { input: [type, input] });
    this.token = token;
    return { ...user, role: user.role.toLowerCase() };
  }

  private async cartAfter(operation: string, args: Variables) {
    const cart = await this.call<answers.CartAnswer>(operation, FIELDS.cart, args);
    this.guestId = cart.issuedGuestId ?? this.guestId;
    return answers.seenCart(cart);
  }

  private async payment(operation: string, intentId: string) {
    const selection = `status checkout { ${FIELDS.checkout} }`;
    return answers.seenPayment(await this.call(operation, selection, { paymentIntentId: ['ID!', intentId] }));
  }
}

function acceptedOver({ acceptedVersions }: Pick<NewUser, 'acceptedVersions'>) {
  return acceptedVersions?.map(({ kind, version }) => ({ kind: constantCase(kind), version }));
}
