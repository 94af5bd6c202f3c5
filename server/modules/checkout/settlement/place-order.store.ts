import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../../platform/db/query.js';
import { type EmailRequest, emailsAsJson, INSERT_EMAILS_SQL } from '../../email/email.store.js';
import type { CardReceipt } from '../../orders/order.entity.js';
import { PAYMENT_SUCCEEDED } from '../../payments/gateway/payment-gateway.js';
import type { FrozenShipment } from '../../quotes/frozen-shipment.js';
import type { LineSnapshot } from '../../quotes/placed-line.js';
import { BOOK_QUOTES_SQL } from '../../quotes/saved/book-quote.js';
import type { User } from '../../users/user.entity.js';

/** The fields of an order that its checkout does not have. */
export interface NewOrder {
  readonly id: string;
  readonly checkoutId: string;
  readonly paymentIntent: string;
  readonly shipment: FrozenShipment;
  readonly card: CardReceipt;
  /** In cart order, with their new ids. */
  readonly lines: readonly (Omit<LineSnapshot, 'key'> & { readonly id: string })[];
  /** The first timeline entry. */
  readonly event: string;
  /** Values for empty fields of the account's profile; null changes nothing. */
  readonly profile: Pick<User, 'name' | 'phone' | 'address'> | null;
  readonly emails: readonly EmailRequest[];
  readonly now: Date;
}

/**
 * The caller has locked checkout and cart, so every part reads their present state. Removes the bought quantities from
 * the cart, with the service, day, towns and promotion of this shipment; items and choices made since stay, and so does
 * the destination.
 */
const PLACE_SQL = `
  with bought as (select * from checkouts where id = $1),
  bought_lines as (
    select b.cart_id, b.shipment->>'destination' as destination, l.* from bought b, jsonb_to_recordset(b.lines) as l(key text, quantity integer)),
  placed as (
    insert into orders (id, checkout_id, payment_intent, user_id, customer, shipment, paid_pence, item_names, card, created_at)
      select $2, id, $3, user_id, contact, $4::jsonb, ($4::jsonb->>'totalPence')::int,
          coalesce((select string_agg(distinct name, ' ') from jsonb_to_recordset($7::jsonb) as l(name text)), ''),
          $5::jsonb, $6::timestamptz
        from bought
      returning number),
  lines as (
    insert into order_lines (id, order_id, position, product_id, custom_box, name, description, image_url, size, quantity, unit_pence, unit_volume_cm3)
      select id, $2, no - 1, "productId", nullif("customBox", 'null'), name, description, "imageUrl", size, quantity, "unitPence", "unitVolumeCm3"
        from rows from (jsonb_to_recordset($7::jsonb) as (id uuid, "productId" uuid, "customBox" jsonb, name text, description text, "imageUrl" text,
          size text, quantity integer, "unitPence" integer, "unitVolumeCm3" integer)) with ordinality
          as l(id, "productId", "customBox", name, description, "imageUrl", size, quantity, "unitPence", "unitVolumeCm3", no)),
  papers as (
    insert into order_papers (order_id, position, name, explanation, due_before, days)
      select $2, p.no, p.name, p.explanation, p."dueBefore", p.days
        from bought b join destination_guides g on g.destination = b.shipment->>'destination',
          rows from (jsonb_to_recordset(g.papers) as (name text, explanation text, "dueBefore" text, days integer))
            with ordinality as p(name, explanation, "dueBefore", days, no)),
  event as (
    insert into order_events (id, order_id, status, description, created_at)
      values (gen_random_uuid(), $2, 'processing', $8, $6::timestamptz)),
  emails as (${INSERT_EMAILS_SQL('$9')}),
  finalized as (update checkouts set status = 'finalized', updated_at = $6::timestamptz where id = $1),
  reported as (
    update stripe_events set done_at = $6::timestamptz where payment_intent = $3 and type = '${PAYMENT_SUCCEEDED}' and done_at is null),
  profile as (
    update users u set name = coalesce(nullif(u.name, ''), p.name), phone = coalesce(nullif(u.phone, ''), p.phone),
        address = coalesce(u.address, p.address)
      from bought b, jsonb_to_record($10::jsonb) as p(name text, phone text, address jsonb)
      where $10 is not null and u.id = b.user_id and u.deleted_at is null),
  cart as (
    update carts c set service = case when c.service = b.shipment->>'service' then 'standard' else c.service end,
        from_city = case when c.from_city = b.shipment->>'fromCity' then '' else c.from_city end,
        to_city = case when c.to_city = b.shipment->>'toCity' then '' else c.to_city end,
        collection_date = nullif(c.collection_date, (b.shipment->>'collectionDate')::date),
        promotion_id = nullif(c.promotion_id, (b.shipment->'promotion'->>'id')::uuid)
      from bought b where c.id = b.cart_id),
  gone as (
    delete from cart_lines l using bought_lines b
      where l.cart_id = b.cart_id and l.destination = b.destination and l.line_key = b.key and l.quantity <= b.quantity),
  fewer as (
    update cart_lines l set quantity = l.quantity - b.quantity from bought_lines b
      where l.cart_id = b.cart_id and l.destination = b.destination and l.line_key = b.key and l.quantity > b.quantity),
  quotes as (${BOOK_QUOTES_SQL('$2', '$6')})
  select number, array(select id from quotes) as quote_ids from placed`;

export interface PlacedOrder {
  readonly number: string;
  /** The quotes that the order booked. */
  readonly quoteIds: readonly string[];
}

/**
 * Inserts the order of a checkout with its lines, customs papers, first timeline entry and emails; marks the checkout
 * finalized and the provider's success events done; updates profile, cart and quotes.
 */
export async function insertOrder(tx: EntityManager, order: NewOrder): Promise<PlacedOrder> {
  const { id, checkoutId, paymentIntent, shipment, card, lines, event, emails, profile, now } = order;
  const [placed] = await query<PlacedOrder>(tx, PLACE_SQL, [
    checkoutId,
    id,
    paymentIntent,
    JSON.stringify(shipment),
    JSON.stringify(card),
    now,
    JSON.stringify(lines),
    event,
    emailsAsJson(emails),
    profile && JSON.stringify(profile),
  ]);
  return placed!;
}
