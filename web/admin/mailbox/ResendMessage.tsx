import type { FragmentType } from '@apollo/client/masking';
import { useState } from 'react';
import { useFragmentData } from '../../apollo/use-fragment-data';
import { useToast } from '../../ui/feedback/toast';
import { Checkbox } from '../../ui/forms/Checkbox';
import { Stack } from '../../ui/Stack';
import { ConfirmActionDialog } from '../ui/forms/ConfirmActionDialog';
import { useResendMessageMutation } from './mailbox.generated';
import { ResendMessageFragmentDoc } from './ResendMessage.generated';

interface ResendMessageProps {
  email: FragmentType<typeof ResendMessageFragmentDoc>;
  onChanged: () => Promise<unknown>;
  onRead: (id: string) => void;
  onClose: () => void;
}

/** Confirms sending a message again, and to which address when the account has a new one. */
export function ResendMessage({ email, onChanged, onRead, onClose }: ResendMessageProps) {
  const { id, status, recipient, accountEmail } = useFragmentData(ResendMessageFragmentDoc, email);
  const [toAccount, setToAccount] = useState(false);
  const [resend] = useResendMessageMutation();
  const toast = useToast();

  async function send() {
    const { data } = await resend({ variables: { id, seen: status, toAccount } });
    const { id: queuedId, recipient: to } = data!.resendEmail;
    toast(`On its way to ${to}`, 'good');
    if (queuedId !== id) onRead(queuedId);
    await onChanged();
  }

  return (
    <ConfirmActionDialog
      title={status === 'SENT' ? 'Send it once more?' : 'Send it again?'}
      confirmLabel="Send again"
      isDangerous={false}
      action={send}
      onClose={onClose}
    >
      <Stack gap={3}>
        <p>
          {status === 'SENT' &&
            'The mail server took this message. A second one goes out, as when the customer says that it did not arrive. '}
          It goes to {toAccount ? accountEmail : recipient}, written anew from what is true now.
        </p>
        {accountEmail && (
          <>
            <p>The account of this customer has another address now: {accountEmail}.</p>
            <Checkbox
              label="Send it there instead"
              checked={toAccount}
              onChange={({ target }) => setToAccount(target.checked)}
            />
          </>
        )}
      </Stack>
    </ConfirmActionDialog>
  );
}
