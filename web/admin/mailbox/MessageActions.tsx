import type { FragmentType } from '@apollo/client/masking';
import { useState } from 'react';
import { useFragmentData } from '../../apollo/use-fragment-data';
import { Button } from '../../ui/Button';
import { useToast } from '../../ui/feedback/toast';
import { Row } from '../../ui/Stack';
import { ConfirmActionDialog } from '../ui/forms/ConfirmActionDialog';
import { MessageActionsFragmentDoc } from './MessageActions.generated';
import { useCloseMessageMutation } from './mailbox.generated';
import { ResendMessage } from './ResendMessage';

interface MessageActionsProps {
  email: FragmentType<typeof MessageActionsFragmentDoc>;
  onChanged: () => Promise<unknown>;
  onRead: (id: string) => void;
}

/** Staff's actions on a message: send again, or close. */
export function MessageActions({ onChanged, onRead, ...props }: MessageActionsProps) {
  const email = useFragmentData(MessageActionsFragmentDoc, props.email);
  const [open, setOpen] = useState<'resend' | 'close' | null>(null);
  const [close] = useCloseMessageMutation();
  const toast = useToast();
  const { id, status, recipient } = email;
  if (status === 'QUEUED') return null;

  async function closeIt() {
    await close({ variables: { id, seen: status } });
    toast('The message is closed and will not be sent', 'good');
    await onChanged();
  }

  return (
    <Row gap={3}>
      <Button onClick={() => setOpen('resend')}>Send again</Button>
      {(status === 'FAILED' || status === 'KEPT') && (
        <Button variant="secondary" onClick={() => setOpen('close')}>
          Close without sending
        </Button>
      )}
      {open === 'resend' && (
        <ResendMessage email={email} onChanged={onChanged} onRead={onRead} onClose={() => setOpen(null)} />
      )}
      {open === 'close' && (
        <ConfirmActionDialog
          title="Close without sending?"
          confirmLabel="Close message"
          isDangerous={false}
          action={closeIt}
          onClose={() => setOpen(null)}
        >
          It is not sent to {recipient} and no longer asks for attention, for instance because you have told
          the customer by phone. You can still send it again later.
        </ConfirmActionDialog>
      )}
    </Row>
  );
}
