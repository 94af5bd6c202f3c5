import {
  choiceParam,
  defineFilters,
  type FiltersOf,
  openedParam,
  pageParam,
  textParam,
} from '../../lib/lists/filters';
import { KIND_LABELS, STATUS_BADGES } from './mailbox-labels';

/** Filters of the mailbox, and the open message. */
export const MAILBOX_FILTERS = defineFilters({
  search: textParam,
  status: choiceParam(STATUS_BADGES),
  kind: choiceParam(KIND_LABELS),
  page: pageParam,
  message: openedParam,
});

export type MailboxFilters = FiltersOf<typeof MAILBOX_FILTERS>;
