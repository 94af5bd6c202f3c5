import type { EntityManager } from '@mikro-orm/postgresql';
import { wrongField } from '../../platform/errors/errors.js';
import { type CartOwner, readCart } from '../quotes/cart/cart.store.js';
import { EMPTY_CART, priceCart } from '../quotes/cart/price-cart.js';
import { freezeQuote, snapshotLines } from '../quotes/snapshot.js';
import { readTermsIn } from '../settings/settings.store.js';
import type { SentCart } from './request.store.js';

/** The viewer's cart for a request, at today's prices. Throws BAD_INPUT for one that is empty or not sold there. */
export async function freezeCart(tx: EntityManager, owner: CartOwner, now: Date): Promise<SentCart> {
  const cart = owner.userId || owner.guestHash ? await readCart(tx, owner, now) : null;
  if (!cart?.lines.length)
    throw wrongField('attachCart', 'Your cart is empty. Add what you want to ship first.');
  const terms = await readTermsIn(tx);
  const priced = priceCart(cart ?? EMPTY_CART, terms);
  return { ...freezeQuote(priced, terms), lines: snapshotLines(priced) };
}
