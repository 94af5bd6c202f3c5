import type { DestinationKey } from '../../../rules/destinations.js';
import type { LegalVersion } from '../../../rules/legal-documents.js';
import type { ProductSort } from '../../modules/catalogue/product-filter.js';
import type { CustomBoxInput } from '../../modules/quotes/cart/cart.inputs.js';

export type ApiName = 'GraphQL' | 'REST';

/** The fields of a thing that both APIs show. Money is pence. */
export interface SeenProduct {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  /** Price to the requested destination; null when it is not sold there. */
  readonly pence: number | null;
}
export interface SeenLine {
  readonly key: string;
  readonly productId: string | null;
  readonly name: string;
  readonly quantity: number;
  readonly pence: number | null;
  readonly destination: string;
}
export interface SeenCart {
  readonly destination: string;
  readonly lines: readonly SeenLine[];
  readonly topUpPence: number;
  readonly totalPence: number;
}
export interface SeenCheckout {
  readonly id: string;
  readonly status: string;
  readonly totalPence: number;
  readonly collectionDate: string | null;
}
export interface SeenIntent {
  readonly id: string;
  readonly clientSecret: string;
  readonly pence: number;
}
export interface SeenPayment {
  readonly isPaid: boolean;
  readonly isCancelled: boolean;
  readonly checkout: SeenCheckout;
}
export interface SeenOrder {
  readonly id: string;
  readonly number: string;
  readonly status: string;
  readonly paymentStatus: string;
  readonly customer: { readonly name: string; readonly email: string };
  readonly lines: readonly { readonly name: string; readonly quantity: number; readonly pence: number }[];
  readonly totalPence: number;
  readonly collectionDate: string | null;
  readonly cardLast4: string | null;
  /** Events of the order, oldest first. */
  readonly happened: readonly string[];
  readonly refund: { readonly status: string; readonly pence: number } | null;
  readonly version: number;
}
export interface MyOrdersArgs {
  readonly page?: number;
  readonly pageSize?: number;
  readonly status?: string;
  readonly search?: string;
  readonly range?: string;
}
export interface SeenOrders {
  readonly ids: readonly string[];
  /** Orders that match the filter; the other figures are over all. */
  readonly found: number;
  readonly count: number;
  readonly revenuePence: number;
  readonly processing: number;
  readonly delivered: number;
}
export interface SeenReorder {
  readonly cart: SeenCart;
  readonly wasPence: number;
  readonly nowPence: number;
  readonly leftOut: readonly { readonly name: string; readonly quantity: number; readonly reason: string }[];
}
export interface SeenAdminOrders {
  readonly orders: readonly SeenOrder[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  readonly totalPages: number;
  readonly revenuePence: number;
  readonly processing: number;
  readonly delivered: number;
}
export interface SeenDashboard {
  readonly orders: number;
  readonly users: number;
  readonly products: number;
  readonly revenuePence: number;
  readonly latestIds: readonly string[];
}
interface SeenSums {
  readonly pence: number;
  readonly orders: number;
}
export interface SeenFigures extends SeenSums {
  readonly days: readonly (SeenSums & { readonly day: string })[];
  readonly destinations: readonly (SeenSums & { readonly destination: string })[];
}
export interface SeenTask {
  readonly kind: string;
  readonly count: number;
  readonly items: readonly {
    readonly title: string;
    readonly detail: string;
    readonly orderId: string | null;
  }[];
}
export interface SeenPrice {
  readonly id: string;
  readonly country: string;
  readonly pence: number;
}
export interface SeenUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
}

export interface ProductsArgs {
  readonly destination?: DestinationKey;
  readonly category?: string;
  readonly search?: string;
  readonly size?: string;
  readonly collection?: string;
  readonly color?: string;
  readonly gender?: string;
  readonly material?: string;
  readonly brand?: string;
  readonly sort?: ProductSort;
  readonly minPence?: number;
  readonly maxPence?: number;
  readonly pageSize?: number;
}
export interface NewLine {
  readonly productId?: string;
  readonly customBox?: CustomBoxInput;
  readonly quantity: number;
  readonly destination?: DestinationKey;
}
export interface NewCheckout {
  /** The total that the page showed. */
  readonly expectedPence: number;
  readonly collectionDate?: string;
  readonly deliveryCountry?: string;
  readonly collectionPostcode?: string;
  readonly idempotencyKey?: string;
  /** The secret of a saved quote that is booked instead of the cart; GraphQL only. */
  readonly quote?: string;
  readonly acceptedVersions?: readonly LegalVersion[];
  /** GraphQL only. */
  readonly hasNoForbiddenGoods?: boolean;
}
export interface OrdersArgs {
  readonly page?: number;
  readonly pageSize?: number;
  readonly status?: string;
  readonly paymentStatus?: string;
  readonly destination?: string;
  readonly collection?: string;
  readonly collectionFrom?: string;
  readonly collectionTo?: string;
  readonly bookedFrom?: string;
  readonly bookedTo?: string;
  readonly search?: string;
  readonly sort?: string;
}
export interface NewUser {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly acceptedVersions?: readonly LegalVersion[];
}

/** Arguments of an operation, each with its type. */
export type Variables = Readonly<Record<string, readonly [type: string, value: unknown]>>;

/** A user of GraphQL. Refusals are thrown as {@link Refusal}. */
export interface GraphqlCaller {
  token: string | null;
  /** One operation with one field: `query cart`, its selection and its arguments. */
  call<T>(operation: string, selection: string | null, args?: Variables): Promise<T>;
  /** Any document. */
  send(query: string, variables?: object): Promise<Record<string, unknown>>;
}

/** A user of the shop over one of its APIs. Refusals are thrown as {@link Refusal}. */
export interface ShopClient {
  readonly api: ApiName;
  token: string | null;
  guestId: string | null;
  /** The same person over GraphQL. */
  readonly graphql: GraphqlCaller;

  register(user: NewUser): Promise<SeenUser>;
  login(email: string, password: string): Promise<SeenUser>;
  products(asked?: ProductsArgs): Promise<SeenProduct[]>;
  product(id: string): Promise<SeenProduct>;
  similarProducts(id: string): Promise<SeenProduct[]>;
  categories(): Promise<string[]>;

  cart(): Promise<SeenCart>;
  addToCart(line: NewLine): Promise<SeenCart>;
  setQuantity(productId: string, quantity: number): Promise<SeenCart>;
  removeFromCart(key: string): Promise<SeenCart>;
  clearCart(): Promise<SeenCart>;
  mergeCart(): Promise<SeenCart>;

  checkout(wanted: NewCheckout): Promise<SeenCheckout>;
  createPaymentIntent(checkoutId: string, currency?: string): Promise<SeenIntent>;
  confirmPayment(intentId: string): Promise<SeenPayment>;
  paymentStatus(intentId: string): Promise<SeenPayment>;
  cancelPayment(intentId: string): Promise<SeenPayment>;
  pay(checkoutId: string, collectionDate?: string): Promise<SeenCheckout>;
  finalize(checkoutId: string): Promise<SeenOrder>;

  myOrders(asked?: MyOrdersArgs): Promise<SeenOrders>;
  order(id: string): Promise<SeenOrder>;
  emailOrder(id: string): Promise<boolean>;
  setOrderStatus(id: string, status: string, version?: number, reason?: string): Promise<SeenOrder>;
  adminOrders(asked?: OrdersArgs): Promise<SeenAdminOrders>;
  deleteOrder(id: string): Promise<void>;
  dashboard(): Promise<SeenDashboard>;

  price(country: string): Promise<SeenPrice>;
  prices(): Promise<SeenPrice[]>;
  createPrice(country: string, pence: number): Promise<SeenPrice>;
  updatePrice(id: string, country: string, pence: number): Promise<SeenPrice>;
  deletePrice(id: string): Promise<void>;
}

/** A refusal by either API. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** Wrong fields, a new total in pence, a request id. */
    readonly details: Readonly<Record<string, unknown>>,
  ) {
    super(message);
  }
}
