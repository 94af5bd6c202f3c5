import type { FragmentType } from '@apollo/client/masking';
import { useState } from 'react';
import { useFragmentData } from '../../data/use-fragment-data';
import { Button } from '../../design/Button';
import { useToast } from '../../design/feedback/toast';
import { Row } from '../../design/Stack';
import { ConfirmActionDialog } from '../ui/forms/ConfirmActionDialog';
import { evictMailbox } from './evict-mailbox';
import { MessageActionsFragmentDoc } from './MessageActions.generated';
import { useCloseMessageMutation } from './mailbox.generated';
import { ResendMessage } from './ResendMessage';

interface MessageActionsProps {
  email: FragmentType<typeof MessageActionsFragmentDoc>;
  onRead: (id: string) => void;
}

/** Staff's actions on a message: send again, or close. */
export function MessageActions({ onRead, ...props }: MessageActionsProps) {
  const email = useFragmentData(MessageActionsFragmentDoc, props.email);
  const [open, setOpen] = useState<'resend' | 'close' | null>(null);
  const [close] = useCloseMessageMutation({ update: evictMailbox });
  const toast = useToast();
  const { id, status, recipient } = email;
  if (status === 'QUEUED') return null;

  async function closeIt() {
    await close({ variables: { id, seen: status } });
    toast("Message dismissed. We won't send it.", 'good');
  }

  return (
    <Row gap={3}>
      <Button onClick={() => setOpen('resend')}>Send again</Button>
      {(status === 'FAILED' || status === 'KEPT') && (
        <Button variant="secondary" onClick={() => setOpen('close')}>
          Dismiss
        </Button>
      )}
      {open === 'resend' && <ResendMessage email={email} onRead={onRead} onClose={() => setOpen(null)} />}
      {open === 'close' && (
        <ConfirmActionDialog
          title="Dismiss this message?"
          confirmLabel="Dismiss message"
          isDangerous={false}
          action={closeIt}
          onClose={() => setOpen(null)}
        >
          We won't send it to {recipient}, for example because you've phoned the customer. You can still send
          it later.
        </ConfirmActionDialog>
      )}
    </Row>
  );
}
