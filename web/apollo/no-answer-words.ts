/** Said when nobody answered, or the code of a page could not be loaded. */
export const NO_ANSWER_WORDS = 'Network error. Please check your connection and try again.';
