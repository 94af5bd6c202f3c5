import { useForm } from 'react-hook-form';
import { evictFields } from '../../../data/cache/evict';
import { requireData } from '../../../data/error-message';
import { Checkbox } from '../../../design/forms/Checkbox';
import { Field, FieldError } from '../../../design/forms/Field';
import { Select, TextInput } from '../../../design/forms/inputs';
import { Options } from '../../../design/forms/Options';
import { Grid, Group } from '../../../lib/forms/form-fields';
import { rulesResolver } from '../../../lib/forms/rules-resolver';
import { useSubmit } from '../../../lib/forms/use-submit';
import { useSession } from '../../../session/session';
import { RecordActionDialog } from '../../ui/forms/RecordActionDialog';
import { useAddApiKeyMutation } from './api-keys.generated';
import { checkKey, EMPTY_KEY, grantable, type KeyForm, LIFETIMES, PERMISSION_LABELS } from './key-form';

/** The form of a new API key, with the permissions of its owner to choose from. */
export function NewKey({ onKey, onClose }: { onKey: (key: string) => void; onClose: () => void }) {
  const { user } = useSession();
  const [add] = useAddApiKeyMutation({ update: evictFields('adminApiKeys') });
  const form = useForm<KeyForm>({ defaultValues: EMPTY_KEY, resolver: rulesResolver(checkKey) });
  const { handleSubmit, errorNotice } = useSubmit(form);
  const { register, formState } = form;
  const { errors } = formState;

  async function make({ name, permissions, days }: KeyForm): Promise<void> {
    const { data } = await add({
      variables: { input: { name: name.trim(), permissions, days: Number(days) } },
    });
    onKey(requireData(data).adminCreateApiKey.key);
    onClose();
  }

  return (
    <RecordActionDialog
      title="Make an API key"
      form={form}
      onSubmit={(event) => void handleSubmit(make)(event)}
      errorNotice={errorNotice}
      lossWarning="You haven't made this key."
      submitLabel="Make key"
      onClose={onClose}
    >
      <Field label="Name" hint="The program that will use it." error={errors.name?.message}>
        <TextInput {...register('name')} maxLength={60} autoComplete="off" aria-required />
      </Field>
      <Group>
        <legend>Permissions</legend>
        <Grid $columns={2} $onPhone={1}>
          {grantable(user).map((permission) => (
            <Checkbox
              key={permission}
              {...register('permissions')}
              value={permission}
              label={PERMISSION_LABELS[permission]}
            />
          ))}
        </Grid>
        {errors.permissions?.message && <FieldError>{errors.permissions.message}</FieldError>}
      </Group>
      <Field label="Valid for" hint="If you lose a permission, so does the key.">
        <Select {...register('days')}>
          <Options choices={LIFETIMES} />
        </Select>
      </Field>
    </RecordActionDialog>
  );
}
