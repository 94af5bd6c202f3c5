/** Limit of the setting: above every shipment's price, and low enough to stop typing errors. */
export const REFUND_LIMIT_PENCE_MAX = 9_999_999;
export const REFUND_LIMIT_MESSAGE = 'Enter an amount from £0 to £99,999.99';
