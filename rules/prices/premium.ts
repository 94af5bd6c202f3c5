/** How many delivered orders may be asked of a Premium Customer; with none everybody is one. The title changes no price. */
export const PREMIUM_FROM_ORDERS = { min: 0, max: 100 } as const;
export const PREMIUM_MESSAGE = `Enter a whole number up to ${PREMIUM_FROM_ORDERS.max}`;
