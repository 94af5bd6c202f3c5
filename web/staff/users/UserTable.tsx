import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { addressLine } from '../../../rules/people/addresses/address-parts';
import type { UserSort } from '../../data/schema.generated';
import { Badge } from '../../design/Badge';
import { EmptyState } from '../../design/feedback/EmptyState';
import { Row } from '../../design/Stack';
import { Text } from '../../design/Text';
import { from, space } from '../../design/theme/tokens';
import { useSession } from '../../session/session';
import { DidYouMean } from '../ui/lists/DidYouMean';
import { type Column, ListTable } from '../ui/lists/ListTable';
import { customerPath } from '../ui/order-path';
import { SampleTag } from '../ui/SampleTag';
import { RoleBadge } from './RoleBadge';
import { type UserActionHandlers, UserActions } from './UserActions';
import { dayOf, invitationText, STATUS_BADGES } from './user-labels';
import type { ManagedUserFragment } from './users.generated';

interface UserTableProps extends UserActionHandlers {
  users: readonly ManagedUserFragment[];
  /** Still the users of the previous query. */
  isStale: boolean;
  /** The name probably meant by a search that finds nobody. */
  didYouMean: string | null | undefined;
  sort: UserSort;
  onSort: (sort: UserSort) => void;
  onSearch: (search: string) => void;
}

/** One page of users with the actions on each account. */
export function UserTable({
  users,
  isStale,
  didYouMean,
  sort,
  onSort,
  onSearch,
  ...actions
}: UserTableProps) {
  return (
    <ListTable
      caption="Users"
      columns={[
        ...COLUMNS,
        { name: 'Actions', isNameHidden: true, cell: (user) => <UserActions user={user} {...actions} /> },
      ]}
      rows={users}
      isStale={isStale}
      sort={sort}
      onSort={onSort}
      empty={
        <EmptyState
          title="No users found"
          picture={<SearchX size={40} strokeWidth={1.5} />}
          action={<DidYouMean name={didYouMean} onSearch={onSearch} />}
        >
          Try adjusting your search or filter criteria.
        </EmptyState>
      }
    />
  );
}

const COLUMNS: readonly Column<ManagedUserFragment, UserSort>[] = [
  {
    name: 'User',
    sort: { ascending: 'NAME', descending: 'NAME_DESCENDING', first: 'ascending' },
    minWidth: space(34),
    cell: (user) => <Person user={user} />,
  },
  {
    name: 'Contact',
    minWidth: space(28),
    cell: ({ phone, address }) => {
      const line = address ? addressLine(address) : '';
      return (
        <>
          {phone || (line ? '' : <Small>Not given</Small>)}
          {line && <Small>{line}</Small>}
        </>
      );
    },
  },
  {
    name: 'Role',
    cell: (user) => (
      <>
        <RoleBadge user={user} />
        {user.department && (
          <Department>
            <Small>{user.department}</Small>
          </Department>
        )}
      </>
    ),
  },
  {
    name: 'Status',
    cell: ({ status, invitationExpiresAt }) => (
      <>
        <Badge tone={STATUS_BADGES[status].tone}>{STATUS_BADGES[status].label}</Badge>
        {invitationExpiresAt && <Small>{invitationText(invitationExpiresAt)}</Small>}
      </>
    ),
  },
  {
    name: 'Join Date',
    sort: { ascending: 'OLDEST', descending: 'NEWEST', first: 'descending' },
    isWhole: true,
    cell: ({ createdAt, lastLoginAt }) => (
      <>
        {dayOf(createdAt)}
        <Small>{lastLoginAt ? `Last login ${dayOf(lastLoginAt)}` : 'Never logged in'}</Small>
      </>
    ),
  },
];

function Person({ user: { id, name, email } }: { user: ManagedUserFragment }) {
  const isOwn = useSession().user?.id === id;
  return (
    <Wide>
      <Row gap={2}>
        <Link to={customerPath(id)}>{name}</Link>
        {isOwn && <Badge>You</Badge>}
        <SampleTag value={email} />
      </Row>
      <Small>{email}</Small>
    </Wide>
  );
}

function Small({ children }: { children: ReactNode }) {
  return (
    <Text size="caption" tone="textMuted">
      {children}
    </Text>
  );
}

const Wide = styled.div`${from.desktop} { min-width: ${space(50)}; }`;
const Department = styled.div`max-width: ${space(36)}; overflow-wrap: anywhere;`;
