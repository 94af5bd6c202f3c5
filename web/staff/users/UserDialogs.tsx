import { deleteRecord } from '../../data/cache/delete-record';
import { writeRecord } from '../../data/cache/write-record';
import { toGraphqlEnum } from '../../data/enums';
import { errorMessage } from '../../data/error-message';
import { readConflict } from '../../data/read-conflict';
import { useToast } from '../../design/feedback/toast';
import { plural } from '../../lib/formats/counts';
import { currentSession, startSession } from '../../session/session';
import { ConfirmActionDialog } from '../ui/forms/ConfirmActionDialog';
import { staleActionMessage } from '../ui/forms/change-message';
import { evictUsers } from './evict-users';
import { UserEditor } from './UserEditor';
import { currentUser } from './user-conflict';
import { ROLES, STATUS_BADGES } from './user-labels';
import {
  type ManagedUserFragment,
  ManagedUserFragmentDoc,
  useDeleteUserMutation,
  useResendInvitationMutation,
  useResetSecondFactorMutation,
  useUpdateUserMutation,
} from './users.generated';

/** The action and its user; null for a new one. */
export type OpenDialog =
  | { readonly what: 'edit'; readonly user: ManagedUserFragment | null }
  | { readonly what: 'deactivate' | 'delete' | 'invite' | 'resetFactor'; readonly user: ManagedUserFragment };

interface UserDialogsProps {
  open: OpenDialog;
  /** The same dialog with the user's current values. */
  onConflict: (open: OpenDialog) => void;
  onDeleted?: (() => void) | undefined;
  onClose: () => void;
}

/** The open dialog of the user list. */
export function UserDialogs({ open, onConflict, onDeleted, onClose }: UserDialogsProps) {
  const [update, { client }] = useUpdateUserMutation({ update: evictUsers });
  const deletion = useDeleteUserMutation();
  const [invite] = useResendInvitationMutation();
  const [resetFactor] = useResetSecondFactorMutation();
  const toast = useToast();

  function saved(user: SavedUser) {
    onClose();
    toast(
      open.user ? `${user.name} updated${followingOrders(user)}` : `${user.name} added. ${onItsWay(user)}`,
      'good',
    );
    updateOwnSession(user);
  }

  if (open.what === 'edit') return <UserEditor edited={open.user} onSaved={saved} onClose={onClose} />;

  const { what, user } = open;
  const { id, name, version } = user;

  /** Rethrows a refusal; after a conflict the dialog shows the user's current values first. */
  async function showingConflict(work: () => Promise<unknown>) {
    try {
      await work();
    } catch (error) {
      const now = readConflict(error, 'user');
      if (now) {
        const current = currentUser(user, now);
        onConflict({ what, user: current } as OpenDialog);
        writeRecord(client.cache, ManagedUserFragmentDoc, current);
      } else evictUsers(client.cache);
      throw error;
    }
  }

  if (what === 'invite')
    return (
      <ConfirmActionDialog
        title={`Send ${name} the invitation again?`}
        confirmLabel="Send invitation again"
        isDangerous={false}
        action={() =>
          showingConflict(async () => {
            await invite({ variables: { id } });
            toast(onItsWay(user), 'good');
          })
        }
        onClose={onClose}
      >
        We'll email a new link to {user.email}. It works for 7 days. The earlier link stops working at once.
      </ConfirmActionDialog>
    );
  if (what === 'resetFactor')
    return (
      <ConfirmActionDialog
        title={`Remove ${name}'s login codes?`}
        confirmLabel="Remove login codes"
        action={async () => {
          await resetFactor({ variables: { userId: id } });
          toast(`${name} logs in with the password alone now`, 'good');
        }}
        onClose={onClose}
      >
        Do this only for a colleague who lost the phone and the recovery codes, and whom you know by voice or
        face. We'll log them out everywhere and email them.
      </ConfirmActionDialog>
    );
  if (what === 'deactivate')
    return (
      <ConfirmActionDialog
        title={`Set ${name} inactive?`}
        confirmLabel="Set inactive"
        action={() =>
          showingConflict(async () => {
            await update({ variables: { id, input: { status: 'INACTIVE', version } } });
            toast(`${name} is inactive and logged out everywhere`, 'good');
          })
        }
        messageOf={(error) => actionErrorMessage(error, 'Set inactive', 'Failed to toggle user status')}
        onClose={onClose}
      >
        We'll log them out on every device at once. They can't log in until you set the account active again.
        Their orders don't change.
      </ConfirmActionDialog>
    );
  return (
    <ConfirmActionDialog
      title={`Delete ${name}?`}
      confirmLabel="Delete"
      action={() =>
        showingConflict(async () => {
          await deleteRecord(deletion, { variables: { id, version }, evict: evictUsers });
          toast(`${name} deleted`, 'good');
          onDeleted?.();
        })
      }
      messageOf={(error) => actionErrorMessage(error, 'Delete', 'Failed to delete user')}
      onClose={onClose}
    >
      We'll delete their name, email, phone, addresses, cart and saved quotes, and log them out everywhere.
      Orders keep the contact details they were booked with, as the law requires. You can't undo this.
    </ConfirmActionDialog>
  );
}

function onItsWay({ email }: ManagedUserFragment): string {
  return `We're sending the invitation to ${email}.`;
}

function actionErrorMessage(error: unknown, press: string, fallback: string): string {
  const now = readConflict(error, 'user');
  if (!now) return errorMessage(error, fallback);
  const facts = [
    now.name,
    now.email,
    ROLES[now.staffRole ? toGraphqlEnum(now.staffRole) : 'CUSTOMER'].label,
    STATUS_BADGES[toGraphqlEnum(now.status)].label,
  ];
  return staleActionMessage(now, facts.join(', '), press);
}

/** The header shows the current name. */
function updateOwnSession({ id, name, email, role, staffRole }: ManagedUserFragment) {
  const { token, user } = currentSession();
  if (token && user?.id === id) startSession(token, { id, name, email, role, staffRole });
}

/** A user, with the open orders that follow to a new email address. */
type SavedUser = ManagedUserFragment & { readonly notifiedOrders?: number };

function followingOrders({ notifiedOrders = 0 }: SavedUser): string {
  if (notifiedOrders === 0) return '';
  return `. ${plural(notifiedOrders, 'open order')} will use this address from now on.`;
}
