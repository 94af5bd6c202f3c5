import { FormProvider } from 'react-hook-form';
import { writeRecord } from '../../data/cache/write-record';
import { errorMessageOr, requireData } from '../../data/error-message';
import { Button } from '../../design/Button';
import { Notice } from '../../design/feedback/Notice';
import { Row, Stack } from '../../design/Stack';
import { useSession } from '../../session/session';
import { ConflictResolution } from '../ui/forms/ConflictResolution';
import { type FormStatus, useVersionedForm } from '../ui/forms/use-versioned-form';
import { evictUsers } from './evict-users';
import { UserFields } from './UserFields';
import { currentUser, userDifferences } from './user-conflict';
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
  onCancel: () => void;
  onStatus: (status: FormStatus) => void;
}

/** The form of a user. */
export function UserEditor({ edited, onSaved, onCancel, onStatus }: UserEditorProps) {
  const [add] = useCreateUserMutation({ update: evictUsers });
  const [change, { client }] = useUpdateUserMutation({ update: evictUsers });
  const { form, base, status, conflict, takeOver, saveMine, ...editor } = useVersionedForm({
    thing: 'user',
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
    onStatus,
  });
  const before = startUserForm(base);
  const follows = base ? accessConsequences(form.watch(), before) : [];
  const isOwn = edited?.id === useSession().user?.id;
  const current = base && conflict && currentUser(base, conflict);
  const isSubmitting = status === 'saving';

  function use(taken: ManagedUserFragment) {
    takeOver(taken);
    writeRecord(client.cache, ManagedUserFragmentDoc, taken);
    form.setFocus('name');
  }

  return (
    <form noValidate onSubmit={editor.onSubmit}>
      <Stack gap={5}>
        {editor.draftNotice}
        {current && (
          <ConflictResolution
            thing="user"
            now={conflict}
            differences={userDifferences(before, current, form.getValues())}
            isSaving={isSubmitting}
            onUse={() => use(current)}
            onSave={saveMine}
          />
        )}
        {editor.errorNotice}
        {!edited && (
          <Notice isAnnounced={false}>
            We'll email an invitation to this address. Its link works for 7 days and lets them choose their
            own password.
          </Notice>
        )}
        <FormProvider {...form}>
          <UserFields />
        </FormProvider>
        {follows.length > 0 && (
          <Notice kind="warn" isAnnounced>
            {follows.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {isOwn && <p>This is your own account.</p>}
          </Notice>
        )}
        <Row justify="flex-end">
          <Button variant="secondary" disabled={isSubmitting} onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" isBusy={isSubmitting}>
            {isSubmitting ? 'Saving...' : edited ? 'Update User' : 'Add User'}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
