import { useLayoutEffect, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import type { VersionedThings } from '../../../rules/refusals';
import { errorMessage, refusedFields } from '../../apollo/error-message';
import { readConflict } from '../../apollo/read-conflict';
import { useSession } from '../../apollo/session/session';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/feedback/Notice';
import { Row, Stack } from '../../ui/Stack';
import { ConflictResolution } from '../ui/forms/ConflictResolution';
import { useFormDraft } from '../ui/forms/use-form-draft';
import { UserFields } from './UserFields';
import { currentUser, userDifferences } from './user-conflict';
import {
  accessConsequences,
  checkUser,
  startUserForm,
  toNewUser,
  toUserChange,
  type UserForm,
} from './user-form';
import { type ManagedUserFragment, useCreateUserMutation, useUpdateUserMutation } from './users.generated';

export const USER_FORM = 'user';

/** What is kept of the form when a session ends. */
export interface UserDraft {
  readonly edited: ManagedUserFragment | null;
  readonly values: UserForm;
}

interface UserEditorProps {
  /** As it was when Edit was pressed; null for a new one. */
  edited: ManagedUserFragment | null;
  /** Somebody else changed the one being edited, and theirs is used. */
  onConflict: (current: ManagedUserFragment) => void;
  onSaved: (saved: ManagedUserFragment) => void;
  onCancel: () => void;
  /** Whether something is typed that is not saved. */
  onDirtyChange: (isDirty: boolean) => void;
  /** Whether it is on its way to the server. */
  onSaving: (isSaving: boolean) => void;
}

/** The form of a user; what is refused stays as typed. */
export function UserEditor(props: UserEditorProps) {
  const { edited, onConflict, onSaved, onCancel, onDirtyChange, onSaving } = props;
  const before = startUserForm(edited);
  const [refusal, setRefusal] = useState<string>();
  const [conflict, setConflict] = useState<VersionedThings['user'] | null>(null);
  const [add] = useCreateUserMutation();
  const [change] = useUpdateUserMutation();
  const form = useForm<UserForm>({
    defaultValues: before,
    resolver: (values) => {
      const problems = checkUser(values);
      if (problems.size === 0) return { values, errors: {} };
      const errors: FieldErrors<UserForm> = {};
      for (const [field, message] of problems) errors[field] = { type: 'rule', message };
      return { values: {}, errors };
    },
  });
  const { isSubmitting, isDirty } = form.formState;
  // Known before the next key is pressed.
  useLayoutEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange]);
  useLayoutEffect(() => onSaving(isSubmitting), [isSubmitting, onSaving]);
  const { notice, discardDraft } = useFormDraft<UserDraft>({
    form: USER_FORM,
    of: edited?.id ?? 'new',
    currentValues: () => (isDirty ? { edited, values: form.getValues() } : null),
    restore: ({ values }) => form.reset(values, { keepDefaultValues: true }),
    clear: () => form.reset(before),
  });
  const follows = edited ? accessConsequences(form.watch(), before) : [];
  const isOwn = edited?.id === useSession().user?.id;

  const current = edited && conflict && currentUser(edited, conflict);

  async function save(values: UserForm, version = edited?.version) {
    setRefusal(undefined);
    try {
      const saved = edited
        ? (
            await change({
              variables: { id: edited.id, input: { ...toUserChange(values, before), version } },
            })
          ).data?.updateUser
        : (await add({ variables: { input: toNewUser(values) } })).data?.createUser;
      if (!saved) return setRefusal('Invalid response from server');
      onSaved(saved);
    } catch (error) {
      const now = readConflict(error, 'user');
      if (now) return setConflict(now);
      setRefusal(errorMessage(error, edited ? 'Failed to update user' : 'Failed to add user'));
      for (const [index, { field, message }] of refusedFields(error).entries()) {
        const name = field.replace('address.', '') as keyof UserForm;
        if (name in before) form.setError(name, { message }, { shouldFocus: index === 0 });
      }
    }
  }

  function use(taken: ManagedUserFragment) {
    form.reset(startUserForm(taken));
    setConflict(null);
    discardDraft();
    onConflict(taken);
    form.setFocus('name');
  }

  return (
    <form noValidate onSubmit={form.handleSubmit((values) => save(values))}>
      <Stack gap={5}>
        {notice}
        {current && (
          <ConflictResolution
            thing="user"
            now={conflict}
            differences={userDifferences(before, current, form.getValues())}
            isSaving={isSubmitting}
            onUse={() => use(current)}
            onSave={form.handleSubmit((values) => save(values, current.version))}
          />
        )}
        {refusal && <Notice kind="bad">{refusal}</Notice>}
        {!edited && (
          <Notice isAnnounced={false}>
            No password to type: an invitation goes to this address, and the person chooses their own password
            with the link in it within 7 days.
          </Notice>
        )}
        <UserFields form={form} />
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
