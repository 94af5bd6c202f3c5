import type { Chances } from '../../../server/test/rubbish/chances.js';
import { liveOn } from './after-booking.js';
import { comeBack, type Story, shop } from './customer.js';
import type { PaidBefore } from './paid-before.js';
import type { Shoppers } from './shoppers.js';
import type { Street } from './street.js';

/** The crowd stops after so many failures: the run has failed. */
const FAILURES_MAX = 5;

/** The outcome of a crowd. */
export interface Crowd {
  readonly stories: Story[];
  /** The errors of customers who did not get through. */
  readonly failures: string[];
}

/** So many customers shop again and again until it is over, and end what was begun. */
export async function crowd(
  street: Street,
  shoppers: Shoppers,
  paid: PaidBefore,
  customers: number,
  chances: Chances,
  isOver: () => boolean,
): Promise<Crowd> {
  const stories: Story[] = [];
  const failures: string[] = [];
  const liveOnce = async (own: Chances): Promise<Story> => {
    const wish = own.next();
    const booked = wish < 0.5 ? paid.orders.pop() : undefined;
    if (booked) {
      const [{ token }, story] = booked;
      return { ...story, operations: await liveOn(street, token, own, story.orderId) };
    }
    const shopper = await shoppers.next(street.wire, own);
    if (wish < 0.7) return shop(street, shopper, own);
    const checkout = await paid.checkout(shopper);
    return comeBack(street, checkout, paid.storyOf(checkout), own);
  };
  const keepShopping = async (own: Chances) => {
    while (!isOver() && failures.length < FAILURES_MAX) {
      try {
        stories.push(await liveOnce(own));
      } catch (error) {
        failures.push((error as Error).message);
      }
    }
  };
  await Promise.all(Array.from({ length: customers }, () => keepShopping(chances.fork())));
  return { stories, failures };
}
