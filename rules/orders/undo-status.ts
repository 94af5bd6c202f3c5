/** How long whoever set an order's status may take it back; the customer's email waits as long. */
export const UNDO_STATUS_SECONDS = 10;

/** The same for orders that were set together: the last of a hundred is done seconds after the first. */
export const UNDO_STATUSES_SECONDS = 15;
