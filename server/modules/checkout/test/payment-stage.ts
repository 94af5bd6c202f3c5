import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { seed } from '../../../../packages/seed/seed.js';
import { connectDatabase } from '../../../app/database/connect-database.js';
import type { Viewer } from '../../../platform/auth/viewer.js';
import { ReadCache } from '../../../platform/cache/read-cache.js';
import type { Database } from '../../../platform/db/orm.js';
import type { Env } from '../../../platform/env/env.js';
import { Limits } from '../../../platform/limits/limits.js';
import { RequestLimits } from '../../../platform/limits/request-limits.js';
import { createLog } from '../../../platform/log/log.js';
import { createTestDatabase } from '../../../test/postgres.js';
import { untilLocksAwaited } from '../../../test/until.js';
import { OrderService } from '../../orders/order.service.js';
import type { PaymentIntentView } from '../../payments/gateway/payment-gateway.js';
import { CartService } from '../../quotes/cart/cart.service.js';
import { StoreService } from '../../settings/store.service.js';
import { OrderChargeService } from '../charges/order-charge.service.js';
import type { CheckoutInput } from '../checkout.inputs.js';
import { CheckoutService } from '../checkout.service.js';
import { OrderChangeService } from '../order-changes/order-change.service.js';
import type { IssueToRaise } from '../payment-issues/payment-issues.js';
import { PaymentService } from '../payments/payment.service.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import { FakeGateway } from './fake-gateway.js';

const HOUR_MS = 60 * 60 * 1000;

/** A database with the shop's terms and catalogue, a fake provider, a clock that only moves when set, and customers. */
export class PaymentStage {
  readonly gateway: FakeGateway;
  private readonly limits: Limits;
  private readonly requestLimits: RequestLimits;
  #now = new Date('2026-11-21T10:00:00Z');

  private constructor(
    readonly database: Database,
    private readonly drop: () => Promise<void>,
  ) {
    this.gateway = new FakeGateway(this.now);
    const counting = { pool: database.pool, secret: 'a secret of the tests', factor: 10_000 };
    this.limits = new Limits(counting);
    this.requestLimits = new RequestLimits(counting, createLog('silent'));
  }

  static async open(): Promise<PaymentStage> {
    const { url, drop } = await createTestDatabase();
    const database = await connectDatabase({ databaseUrl: url });
    const stage = new PaymentStage(database, drop);
    await seed(database, stage.now());
    return stage;
  }

  async close(): Promise<void> {
    await this.database.orm.close(true);
    await this.drop();
  }

  readonly now = (): Date => this.#now;

  passHours(hours: number): void {
    this.#now = new Date(this.#now.getTime() + hours * HOUR_MS);
  }

  setClock(moment: Date): void {
    this.#now = moment;
  }

  /** The stage's calendar day, a number of days ahead. */
  today(daysAhead = 0): string {
    return new Date(this.#now.getTime() + daysAhead * 24 * HOUR_MS).toISOString().slice(0, 10);
  }

  /** The services of the payment flow, with a new unit of work. */
  deps(): PaymentDeps {
    return {
      em: this.database.orm.em.fork(),
      gateway: this.gateway,
      limits: this.limits,
      requestLimits: this.requestLimits,
      log: createLog('silent'),
      now: this.now,
      reconcileEveryMs: 30_000,
    };
  }

  /** A customer with a product in the cart. */
  async customer(quantity = 2): Promise<Customer> {
    const id = randomUUID();
    await this.rows(
      `insert into users (id, name, email, password_hash, created_at) values ($1, 'Ann', $2, 'none', now())`,
      [id, `${id}@example.com`],
    );
    const customer = new Customer(this, {
      id,
      name: 'Ann',
      email: `${id}@example.com`,
      role: 'customer',
      sessionVersion: 1,
    });
    await customer.putIntoCart(await this.productId(0), quantity);
    return customer;
  }

  async productId(index: number): Promise<string> {
    const [product] = await this.rows<{ id: string }>(
      `select p.id from products p join product_prices x on x.product_id = p.id and x.destination = 'australia'
        order by p.slug offset $1 limit 1`,
      [index],
    );
    return product!.id;
  }

  async rows<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.database.pool.query<Row>(sql, values)).rows;
  }

  async ordersOf(checkoutId: string): Promise<{ id: string; payment_intent: string }[]> {
    return this.rows('select id, payment_intent from orders where checkout_id = $1', [checkoutId]);
  }

  async statusOf(checkoutId: string): Promise<string> {
    const [row] = await this.rows<{ status: string }>('select status from checkouts where id = $1', [
      checkoutId,
    ]);
    return row!.status;
  }

  /** Issues of a payment, oldest first. */
  issuesOf(intentId: string): Promise<IssueToRaise[]> {
    return this.rows<IssueToRaise>(
      'select kind, data from payment_issues where payment_intent = $1 order by created_at, kind, data',
      [intentId],
    );
  }

  /** The kinds of open issues of a payment. */
  async openIssuesOf(intentId: string): Promise<string[]> {
    const open = await this.rows<{ kind: string }>(
      'select kind from payment_issues where payment_intent = $1 and resolved_at is null order by kind',
      [intentId],
    );
    return open.map(({ kind }) => kind);
  }

  /** Waits until this many statements in this database wait for a lock. */
  lockIsAwaited(count = 1): Promise<void> {
    return untilLocksAwaited(this.database.pool, count);
  }

  refundsOf(
    intentId: string,
  ): Promise<{ reason: string; status: string; channel: string; provider_refund: string | null }[]> {
    return this.rows(
      'select reason, status, channel, provider_refund from refunds where payment_intent = $1',
      [intentId],
    );
  }
}

/** A signed-in customer; each request gets new services. */
export class Customer {
  constructor(
    private readonly stage: PaymentStage,
    private readonly user: NonNullable<Viewer['user']>,
  ) {}

  get id(): string {
    return this.user.id;
  }

  services() {
    const {
      database: { pool },
      now,
    } = this.stage;
    const viewer = { user: this.user, guestId: null };
    const deps = this.stage.deps();
    const store = new StoreService({ reads: pool, readCache: new ReadCache(() => false) });
    const checkouts = new CheckoutService({ ...deps, env: { jwtSecret: '' } as Env, now }, viewer);
    const orders = new OrderService({ ...deps, pool, reads: pool, now }, viewer);
    const payments = new PaymentService({ ...deps, checkouts, orders, store }, viewer);
    return {
      checkouts,
      orders,
      cart: new CartService({ em: deps.em, limits: deps.limits, store, now }, viewer),
      payments,
      changes: new OrderChangeService({ ...deps, orders, checkouts }, viewer),
      charges: new OrderChargeService({ ...deps, orders }, viewer),
    };
  }

  async putIntoCart(productId: string, quantity: number): Promise<void> {
    const line = { productId, customBox: null, quantity };
    await this.services().cart.change([line], { destination: 'australia' });
  }

  /** Quantities by product. */
  async cart(): Promise<Record<string, number>> {
    const { cart } = await this.services().cart.read();
    return Object.fromEntries(cart.lines.map((line) => [line.product?.id, line.quantity]));
  }

  async cartTotal(): Promise<number> {
    return (await this.services().cart.read()).cart.sums.totalPence;
  }

  /** Freezes the cart; returns the checkout's id. */
  async openCheckout(change: Partial<CheckoutInput> = {}): Promise<string> {
    const expectedTotal = change.expectedTotal ?? (await this.cartTotal());
    return (
      await this.services().checkouts.open({ ...checkoutInput(expectedTotal), ...change, expectedTotal })
    ).id;
  }

  checkoutInput(expectedTotal: number): CheckoutInput {
    return checkoutInput(expectedTotal);
  }

  /** Opens a checkout with an intent that pays it. */
  async startPayment(
    change: Partial<CheckoutInput> = {},
  ): Promise<{ checkoutId: string; intent: PaymentIntentView }> {
    const checkoutId = await this.openCheckout(change);
    return { checkoutId, intent: await this.services().payments.createIntent(checkoutId) };
  }
}

function checkoutInput(expectedTotal: number): CheckoutInput {
  const home = { line1: '1 Quay Street', city: 'London', country: 'United Kingdom', postcode: 'SE1 7PB' };
  return {
    collectionAddress: home,
    deliveryAddress: {
      ...{ line1: '2 Harbour Road', city: 'Sydney', state: 'NSW' },
      ...{ country: 'Australia', postcode: '2000' },
    },
    billingAddress: home,
    contactName: 'Ann Shipper',
    contactEmail: 'ann@example.com',
    expectedTotal,
    idempotencyKey: randomUUID(),
  };
}
