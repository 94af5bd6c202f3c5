import { useState } from 'react';
import { errorMessage } from '../../apollo/error-message';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/feedback/Notice';
import { useToast } from '../../ui/feedback/toast';
import { formatDateTime } from '../../ui/formats';
import { Row, Stack } from '../../ui/Stack';
import { FormDialog } from '../ui/forms/FormDialog';
import type { TaskItem } from './task-labels';
import { useFollowUpQuoteMutation } from './tasks.generated';

interface QuoteReminderProps {
  quote: TaskItem;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** A quote about to expire: sends it to its customer again, or marks it as done. */
export function QuoteReminder({ quote: { id, title, detail, at }, onDone, onClose }: QuoteReminderProps) {
  const [remind, { loading }] = useFollowUpQuoteMutation();
  const [refusal, setRefusal] = useState<string>();
  const toast = useToast();

  async function see(byEmail: boolean): Promise<void> {
    setRefusal(undefined);
    try {
      await remind({ variables: { id, byEmail } });
      toast(byEmail ? `Quote ${title} is on its way to its customer` : `Quote ${title} is seen to`, 'good');
      onClose();
      await onDone();
    } catch (error) {
      setRefusal(errorMessage(error));
    }
  }

  return (
    <FormDialog title={`Quote ${title}`} isDirty={false} isBusy={loading} onClose={onClose}>
      <Stack gap={4}>
        <p>
          {detail ? `It was saved by ${detail}, and` : 'It'} holds until {formatDateTime(at)}. Send it to its
          customer by e-mail once more, or speak to them and mark it as done. Either is done once.
        </p>
        {refusal && <Notice kind="bad">{refusal}</Notice>}
        <Row justify="flex-end">
          <Button variant="secondary" disabled={loading} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="secondary" isBusy={loading} onClick={() => void see(false)}>
            Mark as done
          </Button>
          <Button isBusy={loading} onClick={() => void see(true)}>
            Send by e-mail
          </Button>
        </Row>
      </Stack>
    </FormDialog>
  );
}
