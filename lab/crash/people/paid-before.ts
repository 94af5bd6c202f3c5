import type { Chances } from '../../../server/test/rubbish/chances.js';
import { copyPaidCheckout, type PaidCheckout } from '../phases/storm-setup.js';
import { untilAnswered } from '../world/until-answered.js';
import type { World } from '../world/world.js';
import { openPaidCheckout, type Story } from './customer.js';
import { persistGraphql } from './shop-calls.js';
import { FINALIZE } from './shop-queries.js';
import type { Shoppers } from './shoppers.js';
import type { Shopper, Street } from './street.js';

/** Reconcilers finish a paid checkout after this time. */
const LEFT_ALONE_MS = 1_000;

/** The story of an order that was made before any fault. */
type Booked = Story & { readonly orderId: string };

/**
 * Shipments that were paid before anything went wrong, in the likeness of one that was bought over the APIs: most of what
 * can happen to an order happens after that, and servers that die all the time would hardly let anybody get so far.
 */
export class PaidBefore {
  /** Orders without any operation yet, with their customers. */
  readonly orders: (readonly [Shopper, Booked])[] = [];

  private constructor(
    private readonly world: World,
    private readonly model: Pick<Story, 'checkoutId' | 'bought'>,
  ) {}

  static async prepare(
    world: World,
    street: Street,
    shoppers: Shoppers,
    orders: number,
    chances: Chances,
  ): Promise<PaidBefore> {
    const [first, ...others] = await shoppers.inBulk(1 + orders);
    const paid = new PaidBefore(world, await openPaidCheckout(street, first!, chances));
    const copies = await copyPaidCheckout(world.pool, paid.model.checkoutId, others, LEFT_ALONE_MS);
    await Promise.all(copies.map((copy) => paid.book(street, copy, chances)));
    return paid;
  }

  /** Copies the model into a checkout that is paid and not finished. */
  async checkout(shopper: Shopper): Promise<PaidCheckout> {
    const { pool } = this.world;
    const [copy] = await untilAnswered(() =>
      copyPaidCheckout(pool, this.model.checkoutId, [shopper], LEFT_ALONE_MS),
    );
    return copy!;
  }

  /** The story of somebody who has paid. */
  storyOf({ userId, checkoutId, intentId }: PaidCheckout): Omit<Story, 'ending' | 'orderId' | 'operations'> {
    return { userId, checkoutId, intentId, bought: this.model.bought, isQuote: false, addedLater: new Map() };
  }

  private async book({ wire }: Street, copy: PaidCheckout, chances: Chances): Promise<void> {
    const { userId, token, checkoutId } = copy;
    const call = { query: FINALIZE, variables: { id: checkoutId }, token };
    const { finalizeCheckout } = await persistGraphql<{ finalizeCheckout: { id: string } }>(
      wire,
      chances,
      call,
    );
    const story = {
      ...this.storyOf(copy),
      ending: 'paid',
      orderId: finalizeCheckout.id,
      operations: [],
    } as const;
    this.orders.push([{ userId, token }, story]);
  }
}
