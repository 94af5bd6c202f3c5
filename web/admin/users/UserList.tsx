import { SearchX } from 'lucide-react';
import type { UserSort } from '../../apollo/schema.generated';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Pager } from '../../ui/lists/Pager';
import { Stack } from '../../ui/Stack';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { AdminTable, TableNote } from '../ui/lists/AdminTable';
import { ResultRange } from '../ui/lists/ResultRange';
import { SortHeader } from '../ui/lists/SortHeader';
import type { UserActionHandlers } from './UserActions';
import { UserRow } from './UserRow';
import { type UserFilters, writeFilters } from './user-filters';
import type { ManagedUsersQuery } from './users.generated';

/** Between the name and the day of joining, by which the list can be sorted. */
const COLUMNS = ['Contact', 'Role', 'Status'];

interface UserListProps extends UserActionHandlers {
  users: ManagedUsersQuery['adminUsers'];
  filters: UserFilters;
  /** These are still the users of the last question. */
  isStale: boolean;
  onSort: (sort: UserSort) => void;
}

/** One page of users with the way to the others. */
export function UserList({
  users: { nodes: users, pageInfo },
  filters,
  isStale,
  onSort,
  ...actions
}: UserListProps) {
  const sorted = (label: string, up: UserSort, down: UserSort, first: UserSort) => (
    <SortHeader
      label={label}
      direction={filters.sort === up ? 'ascending' : filters.sort === down ? 'descending' : undefined}
      onSort={() => onSort(filters.sort === first ? (first === up ? down : up) : first)}
    />
  );
  return (
    <Stack gap={3}>
      <ResultRange info={pageInfo} />
      <AdminTable
        caption="Users"
        isStale={isStale}
        head={
          <>
            {sorted('User', 'NAME', 'NAME_DESCENDING', 'NAME')}
            {COLUMNS.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            {sorted('Join Date', 'OLDEST', 'NEWEST', 'NEWEST')}
            <th scope="col">
              <VisuallyHidden>Actions</VisuallyHidden>
            </th>
          </>
        }
      >
        {users.map((user) => (
          <UserRow key={user.id} user={user} {...actions} />
        ))}
        {users.length === 0 && (
          <TableNote columns={COLUMNS.length + 3}>
            <EmptyState title="No users found" picture={<SearchX size={40} strokeWidth={1.5} />}>
              Try adjusting your search or filter criteria.
            </EmptyState>
          </TableNote>
        )}
      </AdminTable>
      <Pager
        label="Pages of users"
        info={pageInfo}
        toPage={(one) => ({ search: writeFilters({ ...filters, page: one }).toString() })}
      />
    </Stack>
  );
}
