import type { AdminQuoteState } from '../../data/schema.generated';
import { choiceParam, defineFilters, pageParam, textParam } from '../../lib/lists/filters';

export const STATES: Readonly<Record<AdminQuoteState, string>> = {
  OPEN: 'Open',
  EXPIRING: 'About to expire',
  EXPIRED: 'Expired',
  BOOKED: 'Booked',
};

/** The filters of the list of quotes. */
export const QUOTE_FILTERS = defineFilters({
  search: textParam,
  state: choiceParam(STATES),
  page: pageParam,
});
