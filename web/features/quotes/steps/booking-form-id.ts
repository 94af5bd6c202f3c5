/** Id of the form on the last step, for a button outside of it. */
export const BOOKING_FORM = 'booking';
