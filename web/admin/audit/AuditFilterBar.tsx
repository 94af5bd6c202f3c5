import { useCallback } from 'react';
import type { AuditEntity } from '../../apollo/schema.generated';
import { Field } from '../../ui/forms/Field';
import { Select } from '../../ui/forms/inputs';
import { TEXT_PARAM_LENGTH_MAX } from '../../ui/lists/url-params';
import { ListSearch } from '../ui/lists/ListSearch';
import { Toolbar } from '../ui/lists/Toolbar';
import { type AuditFilters, ENTITIES } from './audit-filters';
import { ENTITY_LABELS } from './audit-labels';

interface AuditFilterBarProps {
  filters: AuditFilters;
  onChange: (changed: Partial<AuditFilters>, options?: { replace?: boolean }) => void;
}

/** Search, kind and person of the audit log. */
export function AuditFilterBar({ filters, onChange }: AuditFilterBarProps) {
  const search = useCallback((text: string) => onChange({ search: text }, { replace: true }), [onChange]);
  const actor = useCallback((text: string) => onChange({ actor: text }, { replace: true }), [onChange]);
  return (
    <Toolbar role="search" aria-label="Filter the audit log">
      <ListSearch
        label="Search"
        placeholder="Name, order number or id"
        search={filters.search}
        onSearch={search}
        lengthMax={TEXT_PARAM_LENGTH_MAX}
      />
      <Field label="What">
        <Select
          value={filters.entity}
          onChange={({ target }) => onChange({ entity: target.value as AuditEntity | '' })}
        >
          <option value="">Everything</option>
          {ENTITIES.map((entity) => (
            <option key={entity} value={entity}>
              {ENTITY_LABELS[entity]}
            </option>
          ))}
        </Select>
      </Field>
      <ListSearch
        label="Who"
        placeholder="Name or e-mail"
        search={filters.actor}
        onSearch={actor}
        lengthMax={TEXT_PARAM_LENGTH_MAX}
      />
    </Toolbar>
  );
}
