import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import DataLoader from 'dataloader';
import { requireUser } from '../../platform/auth/viewer.js';
import { inTransaction } from '../../platform/db/transaction.js';
import { notFound } from '../../platform/errors/errors.js';
import { addRequestFacts } from '../../platform/log/request-scope.js';
import { type Deps, Service } from '../../platform/service/service.js';
import { isUuid } from '../../platform/values/uuid.js';
import { OrderRecord } from '../orders/order.entity.js';
import { LIVE_STATUSES } from '../payments/attempt-status.js';
import { PaymentAttempt } from '../payments/payment.entity.js';
import { CheckoutRecord } from './checkout.entity.js';
import type { CheckoutInput } from './checkout.inputs.js';
import { type OpenOptions, openCheckout } from './open-checkout.js';

/** The most open checkouts that are listed for resuming. */
const OPEN_MAX = 20;

/** The fields of a checkout that finding its order needs. */
interface CheckoutEnd extends Pick<CheckoutRecord, 'id' | 'status'> {
  readonly amends: { readonly orderId: string } | null;
}

/** Freezes a cart or a saved quote for payment, and finds frozen checkouts. */
export class CheckoutService extends Service<Deps<'em' | 'requestLimits' | 'env' | 'now'>> {
  private readonly liveIntents = new DataLoader(
    async (checkoutIds: readonly string[]) => {
      const attempts = await this.deps.em
        .fork()
        .find(PaymentAttempt, { checkoutId: [...checkoutIds], status: { $in: [...LIVE_STATUSES] } });
      const intents = new Map(attempts.map(({ checkoutId, paymentIntent }) => [checkoutId, paymentIntent]));
      return checkoutIds.map((id) => intents.get(id) ?? null);
    },
    { cache: false },
  );

  /**
   * Freezes the customer's cart at the server's own prices, or a saved quote at its frozen ones. A repeat (same
   * idempotency key, or same content while open) returns the same checkout with the latest addresses. Throws BAD_INPUT,
   * PRICES_CHANGED when the page showed another total, NOT_FOUND or CONFLICT for the quote, CONFLICT when the key
   * belongs to other content or the terms that were shown are no longer in force, TOO_MANY_ATTEMPTS.
   */
  async open(input: CheckoutInput, options: OpenOptions = {}): Promise<CheckoutRecord> {
    addRequestFacts({ money: 'notCharged' });
    const user = requireUser(this.viewer);
    this.deps.requestLimits.countCheckout(user.id);
    const { em, env, now } = this.deps;
    const open = () =>
      inTransaction(em, (tx) => openCheckout(tx, user.id, input, options, { key: env, now: now() }));
    return open().catch((error: unknown) => {
      // Without a cart, no row is locked, and two requests may insert: the second finds the first one's checkout.
      if (error instanceof UniqueConstraintViolationException) return open();
      throw error;
    });
  }

  /** The customer's own checkout. Throws NOT_FOUND, also for another customer's. */
  async find(id: string): Promise<CheckoutRecord> {
    const user = requireUser(this.viewer);
    const checkout = isUuid(id) ? await this.deps.em.findOne(CheckoutRecord, { id, userId: user.id }) : null;
    if (!checkout) throw notFound('Checkout');
    return checkout;
  }

  /** The customer's checkouts that can still be paid, newest first. */
  openOnes(): Promise<CheckoutRecord[]> {
    const user = requireUser(this.viewer);
    return this.deps.em.find(
      CheckoutRecord,
      { userId: user.id, status: 'awaiting_payment' },
      { orderBy: { createdAt: 'desc' }, limit: OPEN_MAX },
    );
  }

  /** The id of the order that a checkout created or changed; null before. */
  async orderIdOf({ id, status, amends }: CheckoutEnd): Promise<string | null> {
    if (status !== 'finalized' && status !== 'refunded') return null;
    if (amends) return amends.orderId;
    const order = await this.deps.em.fork().findOne(OrderRecord, { checkoutId: id }, { fields: ['id'] });
    return order?.id ?? null;
  }

  /** The provider's id of the payment in progress; null when there is none. */
  liveIntentOf({ id }: Pick<CheckoutRecord, 'id'>): Promise<string | null> {
    return this.liveIntents.load(id);
  }
}
