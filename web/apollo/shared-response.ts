/** Context of a query that a route sends before its page renders: the page's own query shares that response. */
export const SHARED_RESPONSE = { queryDeduplication: true };
