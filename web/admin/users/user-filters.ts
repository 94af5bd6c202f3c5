import type { UserSort } from '../../apollo/schema.generated';
import { choiceParam, defineFilters, pageParam, sortParam, textParam } from '../../ui/lists/filters';
import { ROLE_BADGES, STATUS_BADGES } from './user-labels';

const SORTS: readonly UserSort[] = ['NEWEST', 'OLDEST', 'NAME', 'NAME_DESCENDING'];

/** The filters of the user list. */
export const USER_FILTERS = defineFilters({
  search: textParam,
  role: choiceParam(ROLE_BADGES),
  status: choiceParam(STATUS_BADGES),
  sort: sortParam(SORTS, 'NEWEST'),
  page: pageParam,
});
