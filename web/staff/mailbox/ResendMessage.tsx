import type { FragmentType } from '@apollo/client/masking';
import { useState } from 'react';
import { useFragmentData } from '../../data/use-fragment-data';
import { useToast } from '../../design/feedback/toast';
import { Checkbox } from '../../design/forms/Checkbox';
import { Stack } from '../../design/Stack';
import { ConfirmActionDialog } from '../ui/forms/ConfirmActionDialog';
import { evictMailbox } from './evict-mailbox';
import { useResendMessageMutation } from './mailbox.generated';
import { ResendMessageFragmentDoc } from './ResendMessage.generated';

interface ResendMessageProps {
  email: FragmentType<typeof ResendMessageFragmentDoc>;
  onRead: (id: string) => void;
  onClose: () => void;
}

/** Confirms sending a message again, and to which address when the account has a new one. */
export function ResendMessage({ email, onRead, onClose }: ResendMessageProps) {
  const { id, status, recipient, accountEmail } = useFragmentData(ResendMessageFragmentDoc, email);
  const [toAccount, setToAccount] = useState(false);
  const [resend] = useResendMessageMutation({ update: evictMailbox });
  const toast = useToast();

  async function send() {
    const { data } = await resend({ variables: { id, seen: status, toAccount } });
    const { id: queuedId, recipient: to } = data!.adminResendEmail;
    toast(`Sending to ${to}`, 'good');
    if (queuedId !== id) onRead(queuedId);
  }

  return (
    <ConfirmActionDialog
      title={status === 'SENT' ? 'Send this message again?' : 'Send this message?'}
      confirmLabel="Send again"
      isDangerous={false}
      action={send}
      onClose={onClose}
    >
      <Stack gap={3}>
        <p>
          {status === 'SENT' &&
            "We've already sent this message. Send it again if the customer says it didn't arrive. "}
          We'll bring it up to date and send it to {toAccount ? accountEmail : recipient}.
        </p>
        {accountEmail && (
          <>
            <p>This customer's email address is now {accountEmail}.</p>
            <Checkbox
              label="Send to this address instead"
              checked={toAccount}
              onChange={({ target }) => setToAccount(target.checked)}
            />
          </>
        )}
      </Stack>
    </ConfirmActionDialog>
  );
}
