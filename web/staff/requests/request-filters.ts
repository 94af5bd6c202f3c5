import { KIND_LABELS } from '../../features/requests/request-labels';
import { choiceParam, defineFilters, pageParam, textParam } from '../../lib/lists/filters';

export { KIND_LABELS };

/** The states as staff call them. */
export const STATES = {
  NEW: 'New',
  ANSWERED: 'Answered',
  OFFERED: 'Offered',
  WON: 'Won',
  LOST: 'Lost',
} as const;

/** Labels of the filter for the customer's waiting time, by whole days. */
export const WAITING = { 0: 'Waiting for us', 1: 'Over a day', 3: 'Over 3 days', 7: 'Over a week' } as const;

/** The filters of the list of requests. */
export const REQUEST_FILTERS = defineFilters({
  search: textParam,
  kind: choiceParam(KIND_LABELS),
  state: choiceParam(STATES),
  waiting: choiceParam(WAITING),
  page: pageParam,
});
