/** Shown when no answer came, or a page's code could not be loaded. */
export const NO_ANSWER_MESSAGE = 'Network error. Please check your connection and try again.';
