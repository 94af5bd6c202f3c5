/** How many delivered orders make a Premium Customer: whoever came back. The word changes no price. */
export const PREMIUM_FROM_ORDERS = 2;

/** Whether somebody with so many delivered orders is called a Premium Customer. */
export function isPremium(deliveredOrders: number): boolean {
  return deliveredOrders >= PREMIUM_FROM_ORDERS;
}
