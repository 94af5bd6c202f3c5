import type { Pool } from 'pg';
import { destinationName } from '../../../../rules/destinations.js';
import type { Env } from '../../../platform/env/env.js';
import type { EmailMessage } from '../../email/email.entity.js';
import type { Letter } from '../../email/letter/letter.js';
import type { FrozenShipment } from '../../quotes/frozen-shipment.js';
import type { StoreLetterhead } from '../../settings/settings.store.js';
import { greetingOf } from '../../users/greeting.js';
import {
  explainReceipt,
  type LetterReader,
  lineNameFor,
  readReader,
  typedByOwner,
} from '../../users/letter-reader.js';
import { type FullOrder, readOrder } from '../order.store.js';
import { type OrderUrlDeps, orderUrl } from '../tracking/order-url.js';

export interface OrderLetterDeps extends OrderUrlDeps {
  readonly database: { readonly pool: Pool };
  readonly env: OrderUrlDeps['env'] & Pick<Env, 'storeName'>;
  readonly letterhead: StoreLetterhead;
}

/** The parts of every email about an order. */
type Frame = Pick<Letter, 'greeting' | 'link' | 'from' | 'phone' | 'why'> & { readonly link: object };

/** The order without texts that customers typed. */
type UntypedOrder = Omit<FullOrder, TypedParts>;
type TypedParts =
  | 'customer'
  | 'fromCity'
  | 'toCity'
  | 'collectionAddress'
  | 'deliveryAddress'
  | 'billingAddress'
  | 'lines';

/** Typed texts that this reader may see. */
interface TypedTexts {
  /** " from Leeds"; empty when this reader may not see it. */
  readonly from: string;
  /** "Sydney", or the country if the reader may not see the town. */
  readonly to: string;
  /** "Sydney, Australia", or only the country. */
  readonly toInFull: string;
  /** Places of collection and delivery; null when this reader may not see them. */
  readonly collectIn: string | null;
  readonly collectAt: string | null;
  readonly deliverAt: string | null;
  readonly lines: readonly { readonly name: string; readonly quantity: number; readonly unitPence: number }[];
}

export interface LetterOrder {
  readonly order: UntypedOrder;
  readonly typed: TypedTexts;
  /** Whether the customer still has to name the street of the delivery. */
  readonly isStreetOpen: boolean;
  /** The name of the destination country. */
  readonly place: string;
  readonly frame: Frame;
}

/** The order of an email as it is now, and the parts of its letter; null when the order was deleted. */
export async function readLetterOrder(
  deps: OrderLetterDeps,
  { orderId, recipient }: Pick<EmailMessage, 'orderId' | 'recipient'>,
): Promise<LetterOrder | null> {
  const { database, env, letterhead } = deps;
  const order = orderId ? await readOrder(database.pool, orderId, null) : null;
  if (!order) return null;
  const [url, reader] = await Promise.all([
    orderUrl(deps, order.id),
    readReader(database.pool, { recipient, userId: order.userId }),
  ]);
  const place = destinationName(order.shipment.destination);
  return {
    order,
    typed: typedTextsFor(reader, order, place),
    isStreetOpen: order.shipment.deliveryAddress.line1 === '',
    place,
    frame: {
      greeting: greetingOf(order.customer.name),
      link: { label: 'Follow your order', url },
      from: env.storeName,
      phone: letterhead.phone,
      why: explainReceipt(reader, `order ${order.number}`, env.storeName),
    },
  };
}

function typedTextsFor(reader: LetterReader, order: FullOrder, place: string): TypedTexts {
  const { collectionAddress, deliveryAddress, fromCity, toCity } = order.shipment;
  const [from, to] = [typedByOwner(reader, fromCity), typedByOwner(reader, toCity)];
  const addressOf = ({ line1, city, postcode }: FrozenShipment['collectionAddress']) =>
    typedByOwner(reader, [line1, city, postcode].filter(Boolean).join(', '));
  return {
    from: from ? ` from ${from}` : '',
    to: to ?? place,
    toInFull: to ? `${to}, ${place}` : place,
    collectIn: typedByOwner(reader, collectionAddress.city),
    collectAt: addressOf(collectionAddress),
    deliverAt: addressOf({ ...deliveryAddress, postcode: '' }),
    lines: order.lines.map((line) => ({ ...line, name: lineNameFor(reader, line) })),
  };
}
