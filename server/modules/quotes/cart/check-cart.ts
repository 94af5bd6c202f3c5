import { CART_LINES_MAX } from '../../../../rules/prices/quote.js';
import { badInput, wrongField } from '../../../platform/errors/errors.js';
import { codeProblem } from '../../catalogue/promotions/promotion-offers.js';
import type { PricedCart } from './price-cart.js';

/** The most that can be paid by card at once: £999,999.99 (Stripe, minimum and maximum charge amounts). */
export const TOTAL_PENCE_MAX = 99_999_999;
export const TOO_LARGE = "This shipment is too large to book online. Call us and we'll plan it with you.";

/** Throws when a change would make the cart invalid. */
export type CartCheck = (cart: PricedCart) => void;

/**
 * Throws BAD_INPUT for a cart that is too large. A change that can only make it smaller skips this check: risen
 * prices may have made the cart too large.
 */
export const checkSize: CartCheck = ({ lines, sums }) => {
  if (lines.length > CART_LINES_MAX) throw badInput(`A cart holds up to ${CART_LINES_MAX} different items`);
  if (sums.totalPence > TOTAL_PENCE_MAX) throw badInput(TOO_LARGE);
};

/** Throws BAD_INPUT with the reason when the entered code takes nothing off. */
export const checkCode: CartCheck = (cart) => {
  const problem = codeProblem(cart, cart.sums);
  if (problem) throw wrongField('code', problem);
};
