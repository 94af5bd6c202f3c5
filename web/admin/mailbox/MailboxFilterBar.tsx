import { useCallback } from 'react';
import { Field } from '../../ui/forms/Field';
import { Select } from '../../ui/forms/inputs';
import { WORDS_LENGTH_MAX } from '../../ui/lists/url-params';
import { ListSearch } from '../ui/lists/ListSearch';
import { Toolbar } from '../ui/lists/Toolbar';
import type { MailboxFilters } from './mailbox-filters';
import { KIND_WORDS, kindWords } from './mailbox-words';
import type { ChangeFilters } from './use-mailbox-filters';

/** Search and kind of the messages; their state has its chips. */
export function MailboxFilterBar({
  filters,
  onChange,
}: {
  filters: MailboxFilters;
  onChange: ChangeFilters;
}) {
  const search = useCallback((words: string) => onChange({ search: words }, { replace: true }), [onChange]);
  const kinds = Object.keys(KIND_WORDS);
  return (
    <Toolbar role="search" aria-label="Filter messages">
      <ListSearch
        label="Search"
        placeholder="Recipient or subject"
        search={filters.search}
        onSearch={search}
        lengthMax={WORDS_LENGTH_MAX}
      />
      <Field label="Kind">
        <Select value={filters.kind} onChange={({ target }) => onChange({ kind: target.value })}>
          <option value="">All kinds</option>
          {(filters.kind && !kinds.includes(filters.kind) ? [...kinds, filters.kind] : kinds).map((kind) => (
            <option key={kind} value={kind}>
              {kindWords(kind)}
            </option>
          ))}
        </Select>
      </Field>
    </Toolbar>
  );
}
