/** How many delivered orders make a Premium Customer. The title changes no price. */
export const PREMIUM_FROM_ORDERS = 2;

/** Whether a customer with so many delivered orders is a Premium Customer. */
export function isPremium(deliveredOrders: number): boolean {
  return deliveredOrders >= PREMIUM_FROM_ORDERS;
}
