import type { DestinationKey } from '../../../rules/destinations.js';
import type {
  SeenAdminOrders,
  SeenCart,
  SeenCheckout,
  SeenDashboard,
  SeenIntent,
  SeenOrder,
  SeenOrders,
  SeenPayment,
  SeenPrice,
  SeenProduct,
} from './shop-client.js';

/** Converts pounds to pence. */
export const pence = (pounds: number): number => Math.round(pounds * 100);
/** Converts pence to pounds. */
export const pounds = (amount: number | undefined): number | undefined =>
  amount === undefined ? undefined : amount / 100;

export interface RefusalAnswer {
  readonly code: string;
  readonly message: string;
  readonly newTotal?: number;
}
export interface UserAnswer {
  readonly _id: string;
  readonly name: string;
  readonly email: string;
  readonly role: string;
}
export interface ProductAnswer {
  readonly _id: string;
  readonly name: string;
  readonly category: string;
  readonly price: Readonly<Partial<Record<DestinationKey | 'malasia', number>>>;
}
export interface CartAnswer {
  readonly guestId?: string;
  readonly country: string;
  readonly minimumTopUp: number;
  readonly totalPrice: number;
  readonly products: readonly {
    readonly _id: string;
    readonly productId: string | null;
    readonly name: string;
    readonly quantity: number;
    readonly price: number | null;
    readonly country: string;
  }[];
}
export interface CheckoutAnswer {
  readonly _id: string;
  readonly status: string;
  readonly totalPrice: number;
  readonly paymentStatus: string;
  readonly collectionDate: string | null;
}
export interface IntentAnswer {
  readonly clientSecret: string;
  readonly paymentIntentId: string;
  readonly amount: number;
  readonly currency: string;
}
export interface ConfirmAnswer {
  readonly paymentStatus: string;
  readonly checkout: CheckoutAnswer;
}
export interface PaymentAnswer {
  readonly status: string;
  readonly checkout: CheckoutAnswer;
}
export interface OrderAnswer {
  readonly _id: string;
  readonly number: string;
  readonly status: string;
  readonly paymentStatus: string;
  readonly customerName: string;
  readonly customerEmail: string;
  readonly totalPrice: number;
  readonly collectionDate: string | null;
  readonly orderItems: readonly {
    readonly name: string;
    readonly quantity: number;
    readonly price: number;
  }[];
  readonly paymentDetails: { readonly cardLast4: string };
  readonly timeline: readonly { readonly status: string; readonly completed: boolean }[];
  readonly refund: { readonly status: string; readonly amount: number } | null;
  readonly version: number;
}
export interface OrdersAnswer {
  readonly orders: readonly OrderAnswer[];
  readonly pagination: { readonly total: number };
  readonly count: number;
  readonly totalRevenue: number;
  readonly processingOrders: number;
  readonly deliveredOrders: number;
}
export interface AdminOrdersAnswer {
  readonly orders: readonly OrderAnswer[];
  readonly pagination: {
    readonly currentPage: number;
    readonly totalPages: number;
    readonly total: number;
    readonly limit: number;
    readonly totalRevenue: number;
  };
  readonly totalProcessingOrders: number;
  readonly totalDeliveredOrders: number;
}
export interface DashboardAnswer {
  readonly totalOrders: number;
  readonly totalUsers: number;
  readonly totalRevenue: number;
  readonly totalProducts: number;
  readonly latestOrders: readonly OrderAnswer[];
}
export interface PriceAnswer {
  readonly _id: string;
  readonly country: string;
  readonly price: number;
}

export const seenProduct = (product: ProductAnswer, destination: DestinationKey): SeenProduct => {
  const price = product.price[destination];
  const { _id: id, name, category } = product;
  return { id, name, category, pence: price === undefined ? null : pence(price) };
};

export const seenCart = ({ country, minimumTopUp, totalPrice, products }: CartAnswer): SeenCart => ({
  destination: country,
  topUpPence: pence(minimumTopUp),
  totalPence: pence(totalPrice),
  lines: products.map(({ _id, productId, name, quantity, price, country: destination }) => ({
    ...{ key: _id, productId, name, quantity, destination },
    pence: price === null ? null : pence(price),
  })),
});

export const seenCheckout = ({ _id, status, totalPrice, collectionDate }: CheckoutAnswer): SeenCheckout => ({
  ...{ id: _id, status, collectionDate },
  totalPence: pence(totalPrice),
});

export const seenIntent = ({ paymentIntentId, clientSecret, amount }: IntentAnswer): SeenIntent => ({
  ...{ id: paymentIntentId, clientSecret },
  pence: pence(amount),
});

export const seenConfirmation = ({ paymentStatus, checkout }: ConfirmAnswer): SeenPayment => ({
  isPaid: paymentStatus === 'paid',
  isCancelled: checkout.status === 'cancelled',
  checkout: seenCheckout(checkout),
});

export const seenPayment = ({ status, checkout }: PaymentAnswer): SeenPayment => ({
  isPaid: status === 'succeeded',
  isCancelled: status === 'canceled',
  checkout: seenCheckout(checkout),
});

export const seenOrder = (order: OrderAnswer): SeenOrder => ({
  ...{ id: order._id, number: order.number, status: order.status, paymentStatus: order.paymentStatus },
  customer: { name: order.customerName, email: order.customerEmail },
  lines: order.orderItems.map(({ name, quantity, price }) => ({ name, quantity, pence: pence(price) })),
  totalPence: pence(order.totalPrice),
  collectionDate: order.collectionDate,
  cardLast4: order.paymentDetails.cardLast4,
  happened: order.timeline.filter((step) => step.completed).map((step) => step.status),
  refund: order.refund && { status: order.refund.status, pence: pence(order.refund.amount) },
  version: order.version,
});

export const seenOrders = (answer: OrdersAnswer): SeenOrders => ({
  ids: answer.orders.map((order) => order._id),
  found: answer.pagination.total,
  count: answer.count,
  revenuePence: pence(answer.totalRevenue),
  processing: answer.processingOrders,
  delivered: answer.deliveredOrders,
});

export const seenAdminOrders = (answer: AdminOrdersAnswer): SeenAdminOrders => {
  const { currentPage: page, totalPages, total, limit: pageSize, totalRevenue } = answer.pagination;
  return {
    ...{ page, totalPages, total, pageSize },
    orders: answer.orders.map(seenOrder),
    revenuePence: pence(totalRevenue),
    processing: answer.totalProcessingOrders,
    delivered: answer.totalDeliveredOrders,
  };
};

export const seenDashboard = (answer: DashboardAnswer): SeenDashboard => ({
  orders: answer.totalOrders,
  users: answer.totalUsers,
  products: answer.totalProducts,
  revenuePence: pence(answer.totalRevenue),
  latestIds: answer.latestOrders.map((order) => order._id),
});

export const seenPrice = ({ _id, country, price }: PriceAnswer): SeenPrice => ({
  ...{ id: _id, country },
  pence: pence(price),
});
