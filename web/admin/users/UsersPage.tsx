import { UserPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { errorMessage } from '../../apollo/error-message';
import { Button } from '../../ui/Button';
import { ErrorPanel } from '../../ui/feedback/ErrorPanel';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import { useToast } from '../../ui/feedback/toast';
import { useLastPage } from '../../ui/lists/use-last-page';
import { Page } from '../../ui/page/Page';
import { PageHeading } from '../../ui/page/PageHeading';
import { Row, Stack } from '../../ui/Stack';
import { formDraft } from '../ui/forms/use-form-draft';
import { type OpenDialog, UserDialogs } from './UserDialogs';
import { USER_FORM, type UserDraft } from './UserEditor';
import { UserFilterBar } from './UserFilterBar';
import { UserList } from './UserList';
import { useUserFilters } from './use-user-filters';
import { type ManagedUserFragment, useManagedUsersQuery, useUpdateUserMutation } from './users.generated';

/** /admin/users: who has an account; what narrows the list stands in the address. */
export function UsersPage() {
  const { filters, change } = useUserFilters();
  const { page, search, role, status, sort } = filters;
  const { data, previousData, error, refetch } = useManagedUsersQuery({
    variables: { page, sort, ...(search && { search }), ...(role && { role }), ...(status && { status }) },
    fetchPolicy: 'cache-and-network',
  });
  const users = (data ?? (error ? undefined : previousData))?.adminUsers;
  useLastPage(data?.adminUsers.pageInfo, (last) => change({ page: last }, { replace: true }));
  const [open, setOpen] = useState<OpenDialog | null>(draftDialog);
  const [update] = useUpdateUserMutation();
  const underWay = useRef(new Set<string>());
  const toast = useToast();
  const refetchQuietly = () => refetch().catch(() => {});

  /** To a status and not to the other one: somebody else may have pressed first. */
  async function activate({ id, name, version }: ManagedUserFragment) {
    if (underWay.current.has(id)) return;
    underWay.current.add(id);
    try {
      await update({ variables: { id, input: { status: 'ACTIVE', version } } });
      toast(`${name} is active and can sign in again`, 'good');
    } catch (failure) {
      toast(errorMessage(failure, 'Failed to toggle user status'), 'bad');
    }
    await refetchQuietly();
    underWay.current.delete(id);
  }

  return (
    <Page>
      <Stack gap={6}>
        <Row justify="space-between">
          <PageHeading title="User Management" />
          <Button onClick={() => setOpen({ what: 'edit', user: null })}>
            <UserPlus aria-hidden="true" size={18} />
            Add User
          </Button>
        </Row>
        <UserFilterBar filters={filters} onChange={change} />
        {error && (
          <ErrorPanel
            title="Error loading users"
            message={errorMessage(error, 'Failed to fetch users')}
            onRetry={() => void refetchQuietly()}
          />
        )}
        {!users && !error && (
          <Loading label="Loading users...">
            <Skeleton height="36rem" />
          </Loading>
        )}
        {users && (
          <UserList
            users={users}
            filters={filters}
            isStale={!data || Boolean(error)}
            onSort={(by) => change({ sort: by })}
            onEdit={(user) => setOpen({ what: 'edit', user })}
            onToggle={(user) =>
              user.status === 'ACTIVE' ? setOpen({ what: 'deactivate', user }) : void activate(user)
            }
            onDelete={(user) => setOpen({ what: 'delete', user })}
            onInvite={(user) => setOpen({ what: 'invite', user })}
          />
        )}
      </Stack>
      {open && (
        <UserDialogs open={open} onConflict={setOpen} onClose={() => setOpen(null)} onDone={refetchQuietly} />
      )}
    </Page>
  );
}

/** The form that was open when the session of whoever is back ended. */
function draftDialog(): OpenDialog | null {
  const draft = formDraft<UserDraft>(USER_FORM);
  return draft && { what: 'edit', user: draft.edited };
}
