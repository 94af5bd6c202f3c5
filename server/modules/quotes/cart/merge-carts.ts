import type { EntityManager } from '@mikro-orm/postgresql';
import { DEFAULT_DESTINATION } from '../../../../rules/destinations.js';
import { type CartOwner, lockCart } from './cart.store.js';
import { lockGuestCart, moveLines, takeOverLines, writeCartPromotion } from './cart-lines.store.js';

/**
 * The rule at sign-in: the guest's lines join the customer's. Where both have the same item the larger quantity wins,
 * never the sum. The guest's choices (destination, cities, service, date, code) are the latest and win, and
 * everything moves to that destination. The guest cart is deleted, so a repeat changes nothing. Runs inside the
 * caller's transaction. Returns the number of moved lines.
 */
export async function mergeGuestCart(
  tx: EntityManager,
  owner: CartOwner,
  guestHash: string,
  now: Date,
): Promise<number> {
  const guest = await lockGuestCart(tx, guestHash);
  if (!guest) return 0;
  const { id: guestCartId, fromCity, toCity, collectionDate, promotionId, ...chosen } = guest;
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
  if (promotionId) await writeCartPromotion(tx, cart.id, promotionId);
  await moveLines(tx, guestCartId, guest.destination);
  await moveLines(tx, cart.id, guest.destination);
  return takeOverLines(tx, guestCartId, cart.id);
}
