/** Context of a query that a route asks before its page is drawn: the page, asking the same meanwhile, gets that answer. */
export const SHARED_ANSWER = { queryDeduplication: true };
