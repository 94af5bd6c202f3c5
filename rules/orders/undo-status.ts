/** How long whoever set an order's status may take it back; the customer's email waits as long. */
export const UNDO_STATUS_SECONDS = 10;
