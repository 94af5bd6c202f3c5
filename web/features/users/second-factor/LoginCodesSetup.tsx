import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { evictFields } from '../../../data/cache/evict';
import { requireData } from '../../../data/error-message';
import { Button } from '../../../design/Button';
import { Field } from '../../../design/forms/Field';
import { Row, Stack } from '../../../design/Stack';
import { Text } from '../../../design/Text';
import { useSubmit } from '../../../lib/forms/use-submit';
import { PasswordInput } from '../password/PasswordInput';
import { CODE_RULES, CodeField } from './CodeField';
import { QrCode } from './QrCode';
import {
  type StartLoginCodesMutation,
  useConfirmLoginCodesMutation,
  useStartLoginCodesMutation,
} from './second-factor.generated';

interface LoginCodesSetupProps {
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** Asks for the password, shows the secret for the app, and turns login codes on with the first code. */
export function LoginCodesSetup({ onDone, onCancel }: LoginCodesSetupProps) {
  const [setup, setSetup] = useState<StartLoginCodesMutation['startLoginCodes']>();
  return setup ? (
    <FirstCodeForm setup={setup} onDone={onDone} onCancel={onCancel} />
  ) : (
    <PasswordForm onDone={setSetup} onCancel={onCancel} />
  );
}

function PasswordForm({
  onDone,
  onCancel,
}: {
  onDone: (setup: StartLoginCodesMutation['startLoginCodes']) => void;
  onCancel: () => void;
}) {
  const form = useForm({ defaultValues: { currentPassword: '' } });
  const { register, formState } = form;
  const { handleSubmit, errorNotice } = useSubmit(form);
  const [start] = useStartLoginCodesMutation();
  async function send(input: { currentPassword: string }) {
    const { data } = await start({ variables: { input } });
    onDone(requireData(data).startLoginCodes);
  }
  return (
    <form noValidate onSubmit={handleSubmit(send)}>
      <Stack gap={4}>
        <Field label="Your password" error={formState.errors.currentPassword?.message}>
          <PasswordInput
            autoComplete="current-password"
            {...register('currentPassword', { required: 'Current password is required' })}
          />
        </Field>
        {errorNotice}
        <Row>
          <Button type="submit" isBusy={formState.isSubmitting}>
            Continue
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

function FirstCodeForm({
  setup: { secret, uri },
  onDone,
  onCancel,
}: LoginCodesSetupProps & { setup: StartLoginCodesMutation['startLoginCodes'] }) {
  const form = useForm({ defaultValues: { code: '' } });
  const { register, formState } = form;
  const { handleSubmit, errorNotice } = useSubmit(form);
  const [confirm] = useConfirmLoginCodesMutation({ update: evictFields('mySecondFactor') });
  async function send(input: { code: string }) {
    const { data } = await confirm({ variables: { input } });
    onDone(requireData(data).confirmLoginCodes);
  }
  return (
    <form noValidate onSubmit={handleSubmit(send)}>
      <Stack gap={4}>
        <Text size="small">
          Scan this with an authenticator app, such as Google Authenticator, 1Password or Aegis. Then enter
          the code that it shows.
        </Text>
        <QrCode text={uri} label="QR code for your authenticator app" />
        <Text size="small" tone="textMuted">
          Can't scan it? Type this key into the app: <b>{secret.match(/.{1,4}/g)?.join(' ')}</b>
        </Text>
        <CodeField isOfApp error={formState.errors.code?.message} {...register('code', CODE_RULES)} />
        {errorNotice}
        <Row>
          <Button type="submit" isBusy={formState.isSubmitting}>
            Turn on login codes
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
