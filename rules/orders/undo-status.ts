/** Seconds in which a change of an order's status can be undone; the customer's email waits as long. */
export const UNDO_STATUS_SECONDS = 10;

/** Seconds for orders that were changed together: the last of a hundred is done seconds after the first. */
export const UNDO_STATUSES_SECONDS = 15;
