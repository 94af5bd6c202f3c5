import { choiceParam, dayParam, defineFilters, pageParam, textParam } from '../../ui/lists/filters';
import { validDays } from '../ui/days';
import { ENTITY_LABELS } from './audit-labels';

/** The filters of the audit log. */
export const AUDIT_FILTERS = defineFilters(
  {
    search: textParam,
    entity: choiceParam(ENTITY_LABELS),
    /** Name, address or id of who did it. */
    actor: textParam,
    from: dayParam,
    to: dayParam,
    page: pageParam,
  },
  (filters) => ({ ...filters, ...validDays(filters) }),
);
