import { ChoiceFilter } from '../../ui/lists/ChoiceFilter';
import { ListSearch } from '../../ui/lists/ListSearch';
import type { ChangeFilters } from '../../ui/lists/use-filters';
import { Toolbar } from '../ui/lists/Toolbar';
import type { UserFilters } from './user-filters';
import { ROLE_BADGES, STATUS_BADGES } from './user-labels';

interface UserFilterBarProps {
  filters: UserFilters;
  onChange: ChangeFilters<UserFilters>;
}

/** Search, role and status. */
export function UserFilterBar({ filters, onChange }: UserFilterBarProps) {
  return (
    <Toolbar role="search" aria-label="Filter users">
      <ListSearch
        label="Search"
        placeholder="Name, email, phone or place"
        search={filters.search}
        onSearch={(search) => onChange({ search }, { replace: true })}
      />
      <ChoiceFilter
        label="Role"
        any="All Roles"
        value={filters.role}
        choices={ROLE_BADGES}
        onChange={(role) => onChange({ role })}
      />
      <ChoiceFilter
        label="Status"
        any="All Statuses"
        value={filters.status}
        choices={STATUS_BADGES}
        onChange={(status) => onChange({ status })}
      />
    </Toolbar>
  );
}
