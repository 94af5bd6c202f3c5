import type { FragmentType } from '@apollo/client/masking';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { errorMessageOr, requireData } from '../../../../data/error-message';
import { useFragmentData } from '../../../../data/use-fragment-data';
import { Button } from '../../../../design/Button';
import { useToast } from '../../../../design/feedback/toast';
import { Row, Stack } from '../../../../design/Stack';
import { rulesResolver } from '../../../../lib/forms/rules-resolver';
import { useUnsaved } from '../../../../lib/forms/unsaved-forms';
import { useSubmit } from '../../../../lib/forms/use-submit';
import { currentSession, startSession } from '../../../../session/session';
import { useUpdateProfileMutation } from '../account.generated';
import { ProfileEditorFragmentDoc } from './ProfileEditor.generated';
import { ProfileFields } from './ProfileFields';
import { checkProfile, isNewEmail, type ProfileForm, startProfileForm, toProfileInput } from './profile-form';

interface ProfileEditorProps {
  account: FragmentType<typeof ProfileEditorFragmentDoc>;
  /** The field that has the focus at first. */
  start: keyof ProfileForm;
  onDone: () => void;
}

/** The profile's form; refused values stay. */
export function ProfileEditor({ start, onDone, ...props }: ProfileEditorProps) {
  const account = useFragmentData(ProfileEditorFragmentDoc, props.account);
  const [before] = useState(() => startProfileForm(account));
  const [update] = useUpdateProfileMutation();
  const toast = useToast();
  const form = useForm<ProfileForm>({
    defaultValues: before,
    mode: 'onTouched',
    resolver: rulesResolver((values) => checkProfile(values, before)),
  });
  const { isDirty, isSubmitting } = form.formState;
  const { handleSubmit, errorNotice } = useSubmit(form, {
    messageOf: errorMessageOr("We couldn't save your profile. Please try again."),
    fieldOf: (field) => field.replace('address.', ''),
  });
  useUnsaved('Profile', isDirty);

  async function save(values: ProfileForm) {
    const { data } = await update({ variables: { input: toProfileInput(values, before) } });
    const { token, user } = requireData(data).updateProfile;
    onDone();
    toast('Profile updated successfully!', 'good');
    if (token) toast(`Open the link we sent to ${user.email}.`, 'info');
    const { id, name, email, role, staffRole } = user;
    startSession(token ?? currentSession().token ?? '', { id, name, email, role, staffRole });
  }

  return (
    <form noValidate onSubmit={handleSubmit(save)} aria-label="Profile">
      <Stack gap={5}>
        {errorNotice}
        <FormProvider {...form}>
          <ProfileFields
            start={start}
            isNewEmail={isNewEmail(form.watch('email'), before.email)}
            country={form.watch('country')}
          />
        </FormProvider>
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
