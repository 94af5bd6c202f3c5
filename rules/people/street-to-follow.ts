/** What stands in place of the street of a delivery that the customer gives later. */
export const STREET_TO_FOLLOW = 'Street to follow';
