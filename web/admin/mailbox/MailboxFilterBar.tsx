import { useCallback } from 'react';
import { Field } from '../../ui/forms/Field';
import { Select } from '../../ui/forms/inputs';
import { TEXT_PARAM_LENGTH_MAX } from '../../ui/lists/url-params';
import { ListSearch } from '../ui/lists/ListSearch';
import { Toolbar } from '../ui/lists/Toolbar';
import type { MailboxFilters } from './mailbox-filters';
import { KIND_LABELS, kindLabel } from './mailbox-labels';
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
  const kinds = Object.keys(KIND_LABELS);
  return (
    <Toolbar role="search" aria-label="Filter messages">
      <ListSearch
        label="Search"
        placeholder="Recipient or subject"
        search={filters.search}
        onSearch={search}
        lengthMax={TEXT_PARAM_LENGTH_MAX}
      />
      <Field label="Kind">
        <Select value={filters.kind} onChange={({ target }) => onChange({ kind: target.value })}>
          <option value="">All kinds</option>
          {(filters.kind && !kinds.includes(filters.kind) ? [...kinds, filters.kind] : kinds).map((kind) => (
            <option key={kind} value={kind}>
              {kindLabel(kind)}
            </option>
          ))}
        </Select>
      </Field>
    </Toolbar>
  );
}
