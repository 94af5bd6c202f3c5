import type { Pool } from 'pg';
import { destinationName } from '../../rules/destinations.js';
import type { EmailMessage } from '../email/email.entity.js';
import type { Letter } from '../email/letter.js';
import type { Env } from '../env.js';
import { readOrder, type StoredOrder } from './order.store.js';
import { type OrderUrlParts, orderUrl } from './order-url.js';

export interface OrderLetterParts extends OrderUrlParts {
  readonly database: { readonly pool: Pool };
  readonly env: OrderUrlParts['env'] & Pick<Env, 'storeName'>;
}

/** What every letter about an order has. */
type Frame = Pick<Letter, 'greeting' | 'link' | 'from' | 'phone' | 'why'> & { readonly link: object };

export interface LetterOrder {
  readonly order: StoredOrder;
  /** The country it goes to, in words. */
  readonly place: string;
  readonly frame: Frame;
}

/** The order of a message as it is now, and the frame of its letter; null when the order is off the lists. */
export async function readLetterOrder(
  parts: OrderLetterParts,
  { orderId }: Pick<EmailMessage, 'orderId'>,
): Promise<LetterOrder | null> {
  const { database, env } = parts;
  const order = orderId ? await readOrder(database.pool, orderId, null) : null;
  if (!order) return null;
  const [url, phone] = await Promise.all([orderUrl(parts, order.id), readPhone(database.pool)]);
  return {
    order,
    place: destinationName(order.destination),
    frame: {
      greeting: `Hello ${order.customer.name},`,
      link: { words: 'Follow your order', url },
      from: env.storeName,
      phone,
      why: `You get this message because order ${order.number} was booked at ${env.storeName} with this address.`,
    },
  };
}

/** The store's line; empty when there is none. */
export async function readPhone(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ phone: string }>('select phone from store_settings');
  const [store] = rows;
  return store && /\d/.test(store.phone) ? store.phone : '';
}
