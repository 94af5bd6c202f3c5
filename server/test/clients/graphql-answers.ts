import { camelCase } from '../../../rules/enum-case.js';
import type { PageInfo } from '../../platform/api/pagination.js';
import type {
  SeenAdminOrders,
  SeenCart,
  SeenCheckout,
  SeenDashboard,
  SeenFigures,
  SeenOrder,
  SeenOrders,
  SeenPayment,
  SeenPrice,
  SeenProduct,
  SeenReorder,
} from './shop-client.js';

interface Money {
  readonly minorUnits: number;
}

/** Selections of the GraphQL client by result type. */
export const FIELDS = {
  user: 'id name email role',
  product: 'id name category { name } price(destination: $destination) { minorUnits }',
  cart: `issuedGuestId destination quote { minimumTopUp { minorUnits } total { minorUnits } }
    lines { key name quantity destination product { id } unitPrice { minorUnits } }`,
  checkout: 'id status collectionDate quote { total { minorUnits } }',
  order: `id number status paymentStatus collectionDate customer { name email } total { minorUnits }
    lines { name quantity unitPrice { minorUnits } } paymentDetails { cardLast4 } timeline { status completed }
    refund { status amount { minorUnits } } version`,
  get bookedAgain() {
    return `was { minorUnits } now { minorUnits } leftOut { name quantity reason } cart { ${this.cart} }`;
  },
  orders: `totalOrders pageInfo { total } processingOrders deliveredOrders totalRevenue { minorUnits } nodes { id }`,
  get adminOrders() {
    return `pageInfo { page pageSize total totalPages } totalRevenue { minorUnits } processingOrders deliveredOrders nodes { ${this.order} }`;
  },
  dashboard: 'totalOrders totalUsers totalProducts totalRevenue { minorUnits } latestOrders { id }',
  dashboardFigures: `revenue { minorUnits } orders days { day revenue { minorUnits } orders }
    destinations { destination revenue { minorUnits } orders }`,
  dashboardTasks: 'kind count items { title detail orderId }',
  price: 'id country price { minorUnits }',
} as const;

export interface ProductAnswer {
  readonly id: string;
  readonly name: string;
  readonly category: { readonly name: string };
  readonly price: Money | null;
}
interface SumsAnswer {
  readonly revenue: Money;
  readonly orders: number;
}
export interface FiguresAnswer extends SumsAnswer {
  readonly days: readonly (SumsAnswer & { readonly day: string })[];
  readonly destinations: readonly (SumsAnswer & { readonly destination: string })[];
}
export interface CartAnswer {
  readonly issuedGuestId: string | null;
  readonly destination: string;
  readonly quote: { readonly minimumTopUp: Money; readonly total: Money };
  readonly lines: readonly {
    readonly key: string;
    readonly name: string;
    readonly quantity: number;
    readonly destination: string;
    readonly product: { readonly id: string } | null;
    readonly unitPrice: Money | null;
  }[];
}
export interface CheckoutAnswer {
  readonly id: string;
  readonly status: string;
  readonly collectionDate: string | null;
  readonly quote: { readonly total: Money };
}
export interface PaymentAnswer {
  readonly status: string;
  readonly checkout: CheckoutAnswer;
}
export interface OrderAnswer {
  readonly id: string;
  readonly number: string;
  readonly status: string;
  readonly paymentStatus: string;
  readonly collectionDate: string | null;
  readonly customer: { readonly name: string; readonly email: string };
  readonly total: Money;
  readonly lines: readonly { readonly name: string; readonly quantity: number; readonly unitPrice: Money }[];
  readonly paymentDetails: { readonly cardLast4: string } | null;
  readonly timeline: readonly { readonly status: string; readonly completed: boolean }[];
  readonly refund: { readonly status: string; readonly amount: Money } | null;
  readonly version: number;
}
export interface ReorderAnswer {
  readonly cart: CartAnswer;
  readonly was: Money;
  readonly now: Money;
  readonly leftOut: SeenReorder['leftOut'];
}
export interface OrdersAnswer {
  readonly pageInfo: Pick<PageInfo, 'total'>;
  readonly totalOrders: number;
  readonly processingOrders: number;
  readonly deliveredOrders: number;
  readonly totalRevenue: Money;
  readonly nodes: readonly { readonly id: string }[];
}
export interface AdminOrdersAnswer {
  readonly nodes: readonly OrderAnswer[];
  readonly pageInfo: PageInfo;
  readonly totalRevenue: Money;
  readonly processingOrders: number;
  readonly deliveredOrders: number;
}
export interface DashboardAnswer {
  readonly totalOrders: number;
  readonly totalUsers: number;
  readonly totalProducts: number;
  readonly totalRevenue: Money;
  readonly latestOrders: readonly { readonly id: string }[];
}
export interface PriceAnswer {
  readonly id: string;
  readonly country: string;
  readonly price: Money;
}

export const seenProduct = ({ id, name, category, price }: ProductAnswer): SeenProduct => ({
  ...{ id, name, category: category.name },
  pence: price?.minorUnits ?? null,
});

export const seenCart = ({ destination, quote, lines }: CartAnswer): SeenCart => ({
  destination: destination.toLowerCase(),
  topUpPence: quote.minimumTopUp.minorUnits,
  totalPence: quote.total.minorUnits,
  lines: lines.map(({ product, unitPrice, ...line }) => ({
    ...line,
    destination: line.destination.toLowerCase(),
    productId: product?.id ?? null,
    pence: unitPrice?.minorUnits ?? null,
  })),
});

export const seenCheckout = ({ quote, ...checkout }: CheckoutAnswer): SeenCheckout => ({
  ...checkout,
  status: checkout.status.toLowerCase(),
  totalPence: quote.total.minorUnits,
});

export const seenPayment = ({ status, checkout }: PaymentAnswer): SeenPayment => ({
  isPaid: status === 'SUCCEEDED',
  isCancelled: status === 'CANCELLED',
  checkout: seenCheckout(checkout),
});

export const seenOrder = ({
  lines,
  total,
  paymentDetails,
  timeline,
  refund,
  ...order
}: OrderAnswer): SeenOrder => ({
  ...order,
  status: order.status.toLowerCase(),
  paymentStatus: order.paymentStatus.toLowerCase(),
  refund: refund && { status: refund.status.toLowerCase(), pence: refund.amount.minorUnits },
  totalPence: total.minorUnits,
  lines: lines.map(({ name, quantity, unitPrice }) => ({ name, quantity, pence: unitPrice.minorUnits })),
  cardLast4: paymentDetails?.cardLast4 ?? null,
  happened: timeline.filter((step) => step.completed).map((step) => step.status.toLowerCase()),
});

export const seenReorder = ({ cart, was, now, leftOut }: ReorderAnswer): SeenReorder => ({
  cart: seenCart(cart),
  wasPence: was.minorUnits,
  nowPence: now.minorUnits,
  leftOut: leftOut.map((left) => ({ ...left, reason: camelCase(left.reason) })),
});

export const seenOrders = (answer: OrdersAnswer): SeenOrders => ({
  ids: answer.nodes.map((order) => order.id),
  found: answer.pageInfo.total,
  count: answer.totalOrders,
  revenuePence: answer.totalRevenue.minorUnits,
  processing: answer.processingOrders,
  delivered: answer.deliveredOrders,
});

export const seenAdminOrders = (answer: AdminOrdersAnswer): SeenAdminOrders => {
  const { nodes, pageInfo, totalRevenue, processingOrders, deliveredOrders } = answer;
  return {
    ...pageInfo,
    orders: nodes.map(seenOrder),
    revenuePence: totalRevenue.minorUnits,
    processing: processingOrders,
    delivered: deliveredOrders,
  };
};

export const seenDashboard = (answer: DashboardAnswer): SeenDashboard => ({
  orders: answer.totalOrders,
  users: answer.totalUsers,
  products: answer.totalProducts,
  revenuePence: answer.totalRevenue.minorUnits,
  latestIds: answer.latestOrders.map((order) => order.id),
});

export const seenFigures = ({ days, destinations, ...total }: FiguresAnswer): SeenFigures => ({
  ...seenSums(total),
  days: days.map(({ day, ...sums }) => ({ day, ...seenSums(sums) })),
  destinations: destinations.map(({ destination, ...sums }) => ({
    destination: destination.toLowerCase(),
    ...seenSums(sums),
  })),
});

const seenSums = ({ revenue, orders }: SumsAnswer) => ({ pence: revenue.minorUnits, orders });

export const seenPrice = ({ id, country, price }: PriceAnswer): SeenPrice => ({
  ...{ id, country },
  pence: price.minorUnits,
});
