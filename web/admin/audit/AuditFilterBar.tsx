import { ChoiceFilter } from '../../ui/lists/ChoiceFilter';
import { ListSearch } from '../../ui/lists/ListSearch';
import type { ChangeFilters } from '../../ui/lists/use-filters';
import { ChosenDays } from '../ui/forms/ChosenDays';
import { Toolbar } from '../ui/lists/Toolbar';
import type { AuditFilters } from './audit-filters';
import { ENTITY_LABELS } from './audit-labels';

interface AuditFilterBarProps {
  filters: AuditFilters;
  onChange: ChangeFilters<AuditFilters>;
}

/** Search, kind, person and days of the audit log. */
export function AuditFilterBar({ filters, onChange }: AuditFilterBarProps) {
  return (
    <Toolbar role="search" aria-label="Filter the audit log">
      <ListSearch
        label="Search"
        placeholder="Name, order number or id"
        search={filters.search}
        onSearch={(search) => onChange({ search }, { replace: true })}
      />
      <ChoiceFilter
        label="What"
        any="Everything"
        value={filters.entity}
        choices={ENTITY_LABELS}
        onChange={(entity) => onChange({ entity })}
      />
      <ListSearch
        label="Who"
        placeholder="Name or email"
        search={filters.actor}
        onSearch={(actor) => onChange({ actor }, { replace: true })}
      />
      <ChosenDays name="Changed" days={filters} onChange={(days) => onChange(days, { replace: true })} />
    </Toolbar>
  );
}
