import { useCallback } from 'react';
import { Field } from '../../ui/forms/Field';
import { Select } from '../../ui/forms/inputs';
import { ListSearch } from '../../ui/lists/ListSearch';
import { Toolbar } from '../ui/lists/Toolbar';
import type { MailboxFilters } from './mailbox-filters';
import { KIND_LABELS, KINDS } from './mailbox-labels';
import type { ChangeFilters } from './use-mailbox-filters';

/** Search and kind of the messages; their state has its chips. */
export function MailboxFilterBar({
  filters,
  onChange,
}: {
  filters: MailboxFilters;
  onChange: ChangeFilters;
}) {
  const search = useCallback((text: string) => onChange({ search: text }, { replace: true }), [onChange]);
  return (
    <Toolbar role="search" aria-label="Filter messages">
      <ListSearch
        label="Search"
        placeholder="Recipient or subject"
        search={filters.search}
        onSearch={search}
      />
      <Field label="Kind">
        <Select
          value={filters.kind}
          onChange={({ target }) => onChange({ kind: KINDS.find((kind) => kind === target.value) ?? '' })}
        >
          <option value="">All kinds</option>
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {KIND_LABELS[kind]}
            </option>
          ))}
        </Select>
      </Field>
    </Toolbar>
  );
}
