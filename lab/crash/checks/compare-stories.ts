import type pg from 'pg';
import type { Story } from '../people/customer.js';
import type { Breach } from './invariant.js';

interface Truth {
  readonly orders: Map<string, { id: string; intent: string }>;
  readonly carts: Map<string, Map<string, number>>;
}

/** The names of the comparisons for stories. */
export const STORY_CHECKS = {
  paid: 'who paid has the order, and nobody else',
  shown: 'the order is the one that the customer was shown',
  cart: 'what was bought has left the cart, everything else is in it',
} as const;

/** Compares what customers did and were shown with what the database holds. */
export async function compareStories(pool: pg.Pool, stories: readonly Story[]): Promise<Breach[]> {
  const truth = await readTruth(pool);
  const check = (name: string, isRight: (story: Story) => boolean): Breach => ({
    name,
    ids: stories.filter((story) => !isRight(story)).map(({ checkoutId }) => checkoutId),
  });
  return [
    check(STORY_CHECKS.paid, ({ ending, checkoutId }) => {
      return ending === 'either' || truth.orders.has(checkoutId) === (ending === 'paid');
    }),
    check(STORY_CHECKS.shown, ({ orderId, checkoutId, intentId }) => {
      const order = truth.orders.get(checkoutId);
      return !order || (order.intent === intentId && (orderId === null || order.id === orderId));
    }),
    check(STORY_CHECKS.cart, (story) =>
      isSame(truth.carts.get(story.userId) ?? new Map(), cartOf(story, truth)),
    ),
  ].filter(({ ids }) => ids.length > 0);
}

function cartOf({ checkoutId, bought, isQuote, addedLater }: Story, { orders }: Truth): Map<string, number> {
  return new Map(orders.has(checkoutId) && !isQuote ? addedLater : [...bought, ...addedLater]);
}

function isSame(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean {
  return one.size === other.size && [...one].every(([key, quantity]) => other.get(key) === quantity);
}

async function readTruth(pool: pg.Pool): Promise<Truth> {
  const orders = await pool.query<{ id: string; checkout_id: string; payment_intent: string }>(
    'select id, checkout_id, payment_intent from orders',
  );
  const lines = await pool.query<{ user_id: string; product_id: string; quantity: number }>(
    'select c.user_id, l.product_id, l.quantity from carts c join cart_lines l on l.cart_id = c.id',
  );
  const carts = new Map<string, Map<string, number>>();
  for (const { user_id, product_id, quantity } of lines.rows) {
    const cart = carts.get(user_id) ?? new Map<string, number>();
    carts.set(user_id, cart.set(product_id, quantity));
  }
  return {
    orders: new Map(
      orders.rows.map(({ id, checkout_id, payment_intent }) => [checkout_id, { id, intent: payment_intent }]),
    ),
    carts,
  };
}
