import { useState } from 'react';
import { changedMeanwhile } from '../../apollo/changed-meanwhile';
import { toValue } from '../../apollo/enums';
import { errorWords } from '../../apollo/error-words';
import { currentSession, startSession } from '../../apollo/session/session';
import { useToast } from '../../ui/feedback/toast';
import { ConfirmedDeed } from '../ui/forms/ConfirmedDeed';
import { staleDeedWords } from '../ui/forms/change-words';
import { FormDialog } from '../ui/forms/FormDialog';
import { useAskBeforeLoss } from '../ui/forms/use-ask-before-loss';
import { UserEditor } from './UserEditor';
import { userNow } from './user-meanwhile';
import { ROLE_LOOKS, STATUS_LOOKS } from './user-words';
import {
  type ManagedUserFragment,
  useDeleteUserMutation,
  useResendInvitationMutation,
  useUpdateUserMutation,
} from './users.generated';

/** What is being done to whom; `user` is null for a new one. */
export type OpenDialog =
  | { readonly what: 'edit'; readonly user: ManagedUserFragment | null }
  | { readonly what: 'deactivate' | 'delete' | 'invite'; readonly user: ManagedUserFragment };

interface UserDialogsProps {
  open: OpenDialog;
  /** The same dialog about the user as somebody else left them. */
  onChangedMeanwhile: (open: OpenDialog) => void;
  onClose: () => void;
  /** The list is to be read again. */
  onDone: () => Promise<unknown>;
}

/** The one dialog that is open on the list of users. */
export function UserDialogs({ open, onChangedMeanwhile, onClose, onDone }: UserDialogsProps) {
  const [isTyped, setIsTyped] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const { orAsk, question } = useAskBeforeLoss(
    isTyped,
    'What you typed of this user is not saved and would be lost.',
  );
  const [change] = useUpdateUserMutation();
  const [remove] = useDeleteUserMutation();
  const [invite] = useResendInvitationMutation();
  const toast = useToast();

  async function saved(user: ManagedUserFragment) {
    onClose();
    toast(open.user ? `${user.name} updated` : `${user.name} added. ${onItsWay(user)}`, 'good');
    keepOwnName(user);
    await onDone();
  }

  if (open.what === 'edit')
    return (
      <FormDialog
        title={open.user ? 'Edit User' : 'Add New User'}
        isTyped={isTyped}
        isBusy={isSaving}
        onClose={() => orAsk(onClose)}
      >
        <UserEditor
          edited={open.user}
          onChangedMeanwhile={(user) => {
            onChangedMeanwhile({ what: 'edit', user });
            void onDone();
          }}
          onSaved={(user) => void saved(user)}
          onCancel={() => orAsk(onClose)}
          onTyped={setIsTyped}
          onSaving={setIsSaving}
        />
        {question}
      </FormDialog>
    );

  const { what, user } = open;
  const { id, name, version } = user;

  /** Once more, and the dialog knows who the user has become meanwhile. */
  async function orKnowBetter(work: () => Promise<unknown>) {
    try {
      await work();
    } catch (error) {
      const now = changedMeanwhile(error, 'user');
      if (now) onChangedMeanwhile({ what, user: userNow(user, now) } as OpenDialog);
      void onDone();
      throw error;
    }
    await onDone();
  }

  if (what === 'invite')
    return (
      <ConfirmedDeed
        title={`Send ${name} the invitation again?`}
        confirmLabel="Send invitation again"
        isDangerous={false}
        deed={() =>
          orKnowBetter(async () => {
            await invite({ variables: { id } });
            toast(onItsWay(user), 'good');
          })
        }
        onClose={onClose}
      >
        A new message goes to {user.email}. Its link works for 7 days; the link in the earlier message stops
        working at once.
      </ConfirmedDeed>
    );
  if (what === 'deactivate')
    return (
      <ConfirmedDeed
        title={`Set ${name} inactive?`}
        confirmLabel="Set inactive"
        deed={() =>
          orKnowBetter(async () => {
            await change({ variables: { id, input: { status: 'INACTIVE', version } } });
            toast(`${name} is inactive and signed out everywhere`, 'good');
          })
        }
        wordsOf={(error) => deedWords(error, 'Set inactive', 'Failed to toggle user status')}
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
      deed={() =>
        orKnowBetter(async () => {
          await remove({ variables: { id, version } });
          toast(`${name} deleted`, 'good');
        })
      }
      wordsOf={(error) => deedWords(error, 'Delete', 'Failed to delete user')}
      onClose={onClose}
    >
      This is final. Name, e-mail, phone, addresses, cart and saved quotes are taken out for good, and all
      sessions end at once. Orders stay with the contact they were booked with, as the books must.
    </ConfirmedDeed>
  );
}

function onItsWay({ email }: ManagedUserFragment): string {
  return `The invitation is on its way to ${email}.`;
}

function deedWords(error: unknown, press: string, fallback: string): string {
  const now = changedMeanwhile(error, 'user');
  if (!now) return errorWords(error, fallback);
  const facts = [
    now.name,
    now.email,
    ROLE_LOOKS[toValue(now.role)].words,
    STATUS_LOOKS[toValue(now.status)].words,
  ];
  return staleDeedWords(now, facts.join(', '), press);
}

/** The header greets by the name of today. */
function keepOwnName({ id, name, email, role }: ManagedUserFragment) {
  const { token, user } = currentSession();
  if (token && user?.id === id) startSession(token, { id, name, email, role });
}
