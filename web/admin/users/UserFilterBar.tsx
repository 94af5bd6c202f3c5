import { useCallback } from 'react';
import type { UserRole, UserStatus } from '../../apollo/schema.generated';
import { Field } from '../../ui/forms/Field';
import { Select } from '../../ui/forms/inputs';
import { TEXT_PARAM_LENGTH_MAX } from '../../ui/lists/url-params';
import { ListSearch } from '../ui/lists/ListSearch';
import { Toolbar } from '../ui/lists/Toolbar';
import { ROLES, STATUSES, type UserFilters } from './user-filters';
import { ROLE_BADGES, STATUS_BADGES } from './user-labels';

interface UserFilterBarProps {
  filters: UserFilters;
  onChange: (changed: Partial<UserFilters>, options?: { replace?: boolean }) => void;
}

/** Search, role and status of the users. */
export function UserFilterBar({ filters, onChange }: UserFilterBarProps) {
  const search = useCallback((text: string) => onChange({ search: text }, { replace: true }), [onChange]);
  return (
    <Toolbar role="search" aria-label="Filter users">
      <ListSearch
        label="Search"
        placeholder="Name, e-mail, phone or place"
        search={filters.search}
        onSearch={search}
        lengthMax={TEXT_PARAM_LENGTH_MAX}
      />
      <Field label="Role">
        <Select
          value={filters.role}
          onChange={({ target }) => onChange({ role: target.value as UserRole | '' })}
        >
          <option value="">All Roles</option>
          {ROLES.map((role) => (
            <option key={role} value={role}>
              {ROLE_BADGES[role].label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Status">
        <Select
          value={filters.status}
          onChange={({ target }) => onChange({ status: target.value as UserStatus | '' })}
        >
          <option value="">All Statuses</option>
          {STATUSES.map((status) => (
            <option key={status} value={status}>
              {STATUS_BADGES[status].label}
            </option>
          ))}
        </Select>
      </Field>
    </Toolbar>
  );
}
