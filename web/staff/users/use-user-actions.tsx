import { type ReactNode, useState } from 'react';
import { errorMessage } from '../../data/error-message';
import { useToast } from '../../design/feedback/toast';
import { draftRecord } from '../ui/records/use-edited-record';
import { evictUsers } from './evict-users';
import type { UserActionHandlers } from './UserActions';
import { type OpenDialog, UserDialogs } from './UserDialogs';
import { type ManagedUserFragment, useUpdateUserMutation } from './users.generated';

/** Staff's actions on accounts, and the dialog that one of them has opened. */
export function useUserActions({ onDeleted }: { onDeleted?: () => void } = {}): {
  actions: UserActionHandlers;
  add: () => void;
  dialog: ReactNode;
} {
  const [open, setOpen] = useState<OpenDialog | null>(draftDialog);
  const [update, { client }] = useUpdateUserMutation();
  const toast = useToast();

  /** Sets a status instead of toggling: a colleague may have been first. */
  async function activate(user: ManagedUserFragment) {
    const { id, name, version } = user;
    try {
      await update({
        variables: { id, input: { status: 'ACTIVE', version } },
        optimisticResponse: { adminUpdateUser: { ...user, status: 'ACTIVE' } },
      });
      toast(`${name} is active and can log in again`, 'good');
    } catch (failure) {
      toast(errorMessage(failure, 'Failed to toggle user status'), 'bad');
    }
    evictUsers(client.cache);
  }

  return {
    actions: {
      onEdit: (user) => setOpen({ what: 'edit', user }),
      onToggle: (user) =>
        user.status === 'ACTIVE' ? setOpen({ what: 'deactivate', user }) : void activate(user),
      onDelete: (user) => setOpen({ what: 'delete', user }),
      onResetFactor: (user) => setOpen({ what: 'resetFactor', user }),
      onInvite: (user) => setOpen({ what: 'invite', user }),
    },
    add: () => setOpen({ what: 'edit', user: null }),
    dialog: open && (
      <UserDialogs open={open} onConflict={setOpen} onDeleted={onDeleted} onClose={() => setOpen(null)} />
    ),
  };
}

/** The form with a draft from the user's last session. */
function draftDialog(): OpenDialog | null {
  const user = draftRecord<ManagedUserFragment>('user');
  return user === undefined ? null : { what: 'edit', user };
}
