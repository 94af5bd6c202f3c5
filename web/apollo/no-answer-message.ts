/** Said when nobody answered, or the code of a page could not be loaded. */
export const NO_ANSWER_MESSAGE = 'Network error. Please check your connection and try again.';
