import { useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { errorMessage, refusedFields } from '../../apollo/error-message';
import { currentSession, startSession } from '../../apollo/session/session';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/feedback/Notice';
import { useToast } from '../../ui/feedback/toast';
import { Row, Stack } from '../../ui/Stack';
import { type AccountPartsFragment, useUpdateProfileMutation } from './account.generated';
import { ProfileFields } from './ProfileFields';
import {
  checkProfile,
  isOtherEmail,
  type ProfileForm,
  startProfileForm,
  toProfileInput,
} from './profile-form';
import { useUnsaved } from './use-unsaved';

interface ProfileEditorProps {
  account: AccountPartsFragment;
  onDone: () => void;
  onUnsaved: (isUnsaved: boolean) => void;
}

/** The profile's form; refused values stay. */
export function ProfileEditor({ account, onDone, onUnsaved }: ProfileEditorProps) {
  const [before] = useState(() => startProfileForm(account));
  const [refusal, setRefusal] = useState<string>();
  const [update] = useUpdateProfileMutation();
  const toast = useToast();
  const form = useForm<ProfileForm>({
    defaultValues: before,
    mode: 'onTouched',
    resolver: (values) => {
      const problems = checkProfile(values, before);
      if (problems.size === 0) return { values, errors: {} };
      const errors: FieldErrors<ProfileForm> = {};
      for (const [field, message] of problems) errors[field] = { type: 'rule', message };
      return { values: {}, errors };
    },
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  useUnsaved(isDirty, onUnsaved);

  async function save(values: ProfileForm) {
    setRefusal(undefined);
    try {
      const { data } = await update({ variables: { input: toProfileInput(values, before) } });
      if (!data) return setRefusal('Invalid response from server');
      const { token, account: saved } = data.updateProfile;
      onDone();
      toast('Profile updated successfully!', 'good');
      if (token) toast(`Please open the link that we sent to ${saved.user.email}.`, 'info');
      const { id, name, email, role } = saved.user;
      startSession(token ?? currentSession().token ?? '', { id, name, email, role });
    } catch (error) {
      setRefusal(errorMessage(error, 'Your profile could not be saved. Please try again.'));
      for (const [index, { field, message }] of refusedFields(error).entries()) {
        const name = field.replace('address.', '') as keyof ProfileForm;
        if (name in before) form.setError(name, { message }, { shouldFocus: index === 0 });
      }
    }
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(save)} aria-label="Profile">
      <Stack gap={5}>
        {refusal && <Notice kind="bad">{refusal}</Notice>}
        <ProfileFields
          form={form}
          errors={errors}
          isEmailOther={isOtherEmail(form.watch('email'), before.email)}
          country={form.watch('country')}
        />
        <Row>
          <Button type="submit" isBusy={isSubmitting}>
            {isSubmitting ? 'Saving...' : 'Save changes'}
          </Button>
          <Button variant="secondary" onClick={onDone}>
            Cancel
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
