import { useState } from 'react';
import { currentSession, startSession } from '../../apollo/session';
import { type ManagedUserFragment, useDeleteUserMutation, useUpdateUserMutation } from '../../gql';
import { useToast } from '../../ui/toast';
import { ConfirmedDeed } from '../ui/ConfirmedDeed';
import { FormDialog } from '../ui/FormDialog';
import { UserEditor } from './UserEditor';

/** What is being done to whom; `user` is null for a new one. */
export type OpenDialog =
  | { readonly what: 'edit'; readonly user: ManagedUserFragment | null }
  | { readonly what: 'deactivate' | 'delete'; readonly user: ManagedUserFragment };

interface UserDialogsProps {
  open: OpenDialog;
  onClose: () => void;
  /** The list is to be read again. */
  onDone: () => Promise<unknown>;
}

/** The one dialog that is open on the list of users. */
export function UserDialogs({ open, onClose, onDone }: UserDialogsProps) {
  const [isTyped, setIsTyped] = useState(false);
  const [change] = useUpdateUserMutation();
  const [remove] = useDeleteUserMutation();
  const toast = useToast();

  async function saved(user: ManagedUserFragment) {
    onClose();
    toast(
      open.user
        ? `${user.name} updated`
        : `${user.name} added. The invitation is on its way to ${user.email}.`,
      'good',
    );
    keepOwnName(user);
    await onDone();
  }

  if (open.what === 'edit')
    return (
      <FormDialog title={open.user ? 'Edit User' : 'Add New User'} isTyped={isTyped} onClose={onClose}>
        <UserEditor
          edited={open.user}
          onSaved={(user) => void saved(user)}
          onCancel={onClose}
          onTyped={setIsTyped}
        />
      </FormDialog>
    );

  const { id, name } = open.user;
  if (open.what === 'deactivate')
    return (
      <ConfirmedDeed
        title={`Set ${name} inactive?`}
        confirmLabel="Set inactive"
        deed={async () => {
          await change({ variables: { id, input: { status: 'inactive' } } });
          toast(`${name} is inactive and signed out everywhere`, 'good');
          await onDone();
        }}
        onClose={onClose}
      >
        Their sessions end at once on every device, and nobody can sign in to the account until you set it
        active again. Orders go on as they are.
      </ConfirmedDeed>
    );
  return (
    <ConfirmedDeed
      title={`Delete ${name}?`}
      confirmLabel="Delete"
      deed={async () => {
        await remove({ variables: { id } });
        toast(`${name} deleted`, 'good');
        await onDone();
      }}
      onClose={onClose}
    >
      This is final. Name, e-mail, phone, addresses, cart and saved quotes are taken out for good, and all
      sessions end at once. Orders stay with the contact they were booked with, as the books must.
    </ConfirmedDeed>
  );
}

/** The header greets by the name of today. */
function keepOwnName({ id, name, email, role }: ManagedUserFragment) {
  const { token, user } = currentSession();
  if (token && user?.id === id) startSession(token, { id, name, email, role });
}
