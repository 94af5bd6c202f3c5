/** Shown in place of the street of a delivery whose address the customer gives later. */
export const STREET_TO_FOLLOW = 'Street to follow';
