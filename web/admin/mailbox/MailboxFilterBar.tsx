import { ChoiceFilter } from '../../ui/lists/ChoiceFilter';
import { ListSearch } from '../../ui/lists/ListSearch';
import type { ChangeFilters } from '../../ui/lists/use-filters';
import { Toolbar } from '../ui/lists/Toolbar';
import type { MailboxFilters } from './mailbox-filters';
import { KIND_LABELS } from './mailbox-labels';

interface MailboxFilterBarProps {
  filters: MailboxFilters;
  onChange: ChangeFilters<MailboxFilters>;
}

/** Search and kind of the messages; their state has its chips. */
export function MailboxFilterBar({ filters, onChange }: MailboxFilterBarProps) {
  return (
    <Toolbar role="search" aria-label="Filter messages">
      <ListSearch
        label="Search"
        placeholder="Recipient or subject"
        search={filters.search}
        onSearch={(search) => onChange({ search }, { replace: true })}
      />
      <ChoiceFilter
        label="Kind"
        any="All kinds"
        value={filters.kind}
        choices={KIND_LABELS}
        onChange={(kind) => onChange({ kind })}
      />
    </Toolbar>
  );
}
