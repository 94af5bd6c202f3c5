import type { EntityManager } from '@mikro-orm/postgresql';
import type { DestinationKey } from '../../../../rules/destinations.js';
import { query } from '../../../platform/db/query.js';
import type { UnpricedCart } from './cart.store.js';

/** Moves every line of a cart to one destination. Where the same item is there already, the larger quantity wins. */
export async function moveLines(
  tx: EntityManager,
  cartId: string,
  destination: DestinationKey,
): Promise<void> {
  await query(
    tx,
    `with moved as (delete from cart_lines where cart_id = $1 and destination <> $2 returning *)
      insert into cart_lines (id, cart_id, product_id, custom_box, line_key, destination, quantity, created_at)
      select distinct on (line_key) id, cart_id, product_id, custom_box, line_key, $3, quantity, created_at
      from moved order by line_key, quantity desc
      on conflict (cart_id, line_key, destination) do update set quantity = greatest(cart_lines.quantity, excluded.quantity)`,
    [cartId, destination, destination],
  );
}

/** Removes lines by their content, to one destination or (null) to all. */
export async function removeLines(
  tx: EntityManager,
  cartId: string,
  lineKeys: readonly string[],
  destination: DestinationKey | null,
) {
  await query(
    tx,
    `delete from cart_lines where cart_id = $1 and line_key in (select jsonb_array_elements_text($2::jsonb))
      and ($3::text is null or destination = $4)`,
    [cartId, JSON.stringify(lineKeys), destination, destination],
  );
}

/** Sets the quantity of an existing line, to the cart's destination before any other. False when there is none. */
export async function setLineQuantity(
  tx: EntityManager,
  cart: { id: string; destination: DestinationKey },
  lineKey: string,
  quantity: number,
): Promise<boolean> {
  const changed = await query(
    tx,
    `update cart_lines set quantity = $1 where id = (select id from cart_lines where cart_id = $2 and line_key = $3
      order by destination = $4 desc, created_at desc limit 1) returning id`,
    [quantity, cart.id, lineKey, cart.destination],
  );
  return changed.length > 0;
}

/** Removes one line; nothing happens when it is gone already. */
export async function removeLine(tx: EntityManager, cartId: string, lineId: string): Promise<void> {
  await query(tx, 'delete from cart_lines where cart_id = $1 and id = $2', [cartId, lineId]);
}

/** Empties a cart. */
export async function removeAllLines(tx: EntityManager, cartId: string): Promise<void> {
  await query(tx, 'delete from cart_lines where cart_id = $1', [cartId]);
}

/** The name of a product that visitors can see; undefined for any other. */
export async function readListedName(
  tx: EntityManager,
  productId: string | undefined | null,
): Promise<string | undefined> {
  const [product] = await query<{ name: string }>(
    tx,
    `select name from products where id = $1 and is_published and status = 'active' and deleted_at is null`,
    [productId],
  );
  return product?.name;
}

interface GuestCart extends Omit<UnpricedCart, 'lines' | 'offers'> {
  readonly promotionId: string | null;
}

/** A guest's choices, with their cart locked until the transaction ends; undefined when there is none. */
export async function lockGuestCart(tx: EntityManager, guestHash: string): Promise<GuestCart | undefined> {
  const [guest] = await query<GuestCart>(
    tx,
    `select id, destination, service, from_city, to_city, collection_date::text,
        promotion_id
      from carts where guest_hash = $1 for update`,
    [guestHash],
  );
  return guest;
}

/** Moves the lines of a guest's cart, the larger quantity winning, and deletes that cart. Returns their number. */
export async function takeOverLines(tx: EntityManager, guestCartId: string, cartId: string): Promise<number> {
  const merged = await query(
    tx,
    `with moved as (delete from cart_lines where cart_id = $1 returning *)
      insert into cart_lines (id, cart_id, product_id, custom_box, line_key, destination, quantity, created_at)
      select id, $2, product_id, custom_box, line_key, destination, quantity, created_at from moved
      on conflict (cart_id, line_key, destination) do update set quantity = greatest(cart_lines.quantity, excluded.quantity)
      returning id`,
    [guestCartId, cartId],
  );
  await query(tx, 'delete from carts where id = $1', [guestCartId]);
  return merged.length;
}

/** Stores the promotion of a code entered for a cart; null removes it. */
export async function writeCartPromotion(
  tx: EntityManager,
  cartId: string,
  promotionId: string | null,
): Promise<void> {
  await query(tx, 'update carts set promotion_id = $1 where id = $2', [promotionId, cartId]);
}
