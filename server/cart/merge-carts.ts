import type { EntityManager } from '@mikro-orm/postgresql';
import { DEFAULT_DESTINATION } from '../../rules/destinations.js';
import { query } from '../db/query.js';
import { type CartOwner, lockCart, type StoredCart } from './cart.store.js';
import { moveLines } from './cart-lines.store.js';

type GuestCart = Omit<StoredCart, 'lines'>;

/**
 * The rule at sign-in: what the guest picked joins what the customer had. Where both have the same item the
 * larger quantity wins, never the sum. What was chosen last, as guest (destination, cities, service, date),
 * holds, and everything travels to that destination. The guest cart is used up, so a repeat changes nothing.
 * Runs inside the caller's transaction. Returns how many lines were brought over.
 */
export async function mergeGuestCart(
  tx: EntityManager,
  owner: CartOwner,
  guestHash: string,
  now: Date,
): Promise<number> {
  const [guest] = await query<GuestCart>(
    tx,
    `select id, destination, service, from_city as "fromCity", to_city as "toCity", collection_date::text as "collectionDate"
      from carts where guest_hash = $1 for update`,
    [guestHash],
  );
  if (!guest) return 0;
  const { id: guestCartId, fromCity, toCity, collectionDate, ...chosen } = guest;
  const cart = await lockCart(
    tx,
    owner,
    {
      ...chosen,
      ...(fromCity ? { fromCity } : {}),
      ...(toCity ? { toCity } : {}),
      ...(collectionDate ? { collectionDate } : {}),
    },
    { destination: DEFAULT_DESTINATION, now },
  );
  await moveLines(tx, guestCartId, guest.destination);
  await moveLines(tx, cart.id, guest.destination);
  const merged = await query(
    tx,
    `with moved as (delete from cart_lines where cart_id = $1 returning *)
      insert into cart_lines (id, cart_id, product_id, custom_box, line_key, destination, quantity, created_at)
      select id, $2, product_id, custom_box, line_key, destination, quantity, created_at from moved
      on conflict (cart_id, line_key, destination) do update set quantity = greatest(cart_lines.quantity, excluded.quantity)
      returning id`,
    [guestCartId, cart.id],
  );
  await query(tx, 'delete from carts where id = $1', [guestCartId]);
  return merged.length;
}
