import { errorMessageOr, requireData } from '../../data/error-message';
import { Notice } from '../../design/feedback/Notice';
import { Stack } from '../../design/Stack';
import { useSession } from '../../session/session';
import { RecordForm } from '../ui/records/RecordForm';
import { useEditedRecord } from '../ui/records/use-edited-record';
import { evictUsers } from './evict-users';
import { UserFields } from './UserFields';
import { currentUser, USER_LABELS } from './user-conflict';
import { accessConsequences, checkUser, startUserForm, toNewUser, toUserChange } from './user-form';
import {
  type ManagedUserFragment,
  ManagedUserFragmentDoc,
  useCreateUserMutation,
  useUpdateUserMutation,
} from './users.generated';

interface UserEditorProps {
  /** The edited version; null for a new one. */
  edited: ManagedUserFragment | null;
  onSaved: (saved: ManagedUserFragment) => void;
  onClose: () => void;
}

/** The form of a user, in a dialog. */
export function UserEditor({ edited, onSaved, onClose }: UserEditorProps) {
  const [add] = useCreateUserMutation({ update: evictUsers });
  const [change] = useUpdateUserMutation({ update: evictUsers });
  const editor = useEditedRecord({
    thing: 'user',
    called: 'this user',
    record: edited,
    valuesOf: startUserForm,
    check: (values) => checkUser(values, startUserForm(edited)),
    messageOf: errorMessageOr(edited ? 'Failed to update user' : 'Failed to add user'),
    fieldOf: (field) => field.replace('address.', ''),
    async save(values, base, version) {
      if (!base)
        return requireData((await add({ variables: { input: toNewUser(values) } })).data).adminCreateUser;
      const input = { ...toUserChange(values, startUserForm(base)), version };
      const isMoved = input.email != null;
      const variables = { id: base.id, input, ...(isMoved && { isMoved }) };
      return requireData((await change({ variables })).data).adminUpdateUser;
    },
    onSaved,
    labels: USER_LABELS,
    currentOf: currentUser,
    list: { field: 'adminUsers', fragment: ManagedUserFragmentDoc },
  });
  const { base, form, isSaving } = editor;
  const follows = base ? accessConsequences(form.watch(), startUserForm(base)) : [];
  const isOwn = edited?.id === useSession().user?.id;

  return (
    <RecordForm
      editor={editor}
      place="dialog"
      title={edited ? 'Edit User' : 'Add New User'}
      lossWarning="You haven't saved your changes to this user."
      submitLabel={isSaving ? 'Saving...' : edited ? 'Update User' : 'Add User'}
      firstField="name"
      onClose={onClose}
    >
      <Stack gap={5}>
        {!edited && (
          <Notice isAnnounced={false}>
            We'll email an invitation to this address. Its link works for 7 days and lets them choose their
            own password.
          </Notice>
        )}
        <UserFields />
        {follows.length > 0 && (
          <Notice kind="warn" isAnnounced>
            {follows.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {isOwn && <p>This is your own account.</p>}
          </Notice>
        )}
      </Stack>
    </RecordForm>
  );
}
