import type { ApolloCache } from '@apollo/client';
import { useState } from 'react';
import { errorMessage } from '../../apollo/error-message';
import { reload } from '../../apollo/reload';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/feedback/Notice';
import { useToast } from '../../ui/feedback/toast';
import { Row, Stack } from '../../ui/Stack';
import { FormDialog } from '../ui/forms/FormDialog';
import { holdsUntil } from '../ui/quote-badges';
import { useFollowUpQuoteMutation } from './quotes.generated';

interface QuoteReminderProps {
  quote: {
    readonly id: string;
    /** Its number. */
    readonly title: string;
    /** Who saved it; may be empty. */
    readonly detail: string;
    /** Until when it holds. */
    readonly at: string;
  };
  /** Changes the cache as soon as the button is pressed. */
  update?: (cache: ApolloCache) => void;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** A quote about to expire: sends it to its customer again, or marks it as done. */
export function QuoteReminder({ quote, update, onDone, onClose }: QuoteReminderProps) {
  const { id, title, detail, at } = quote;
  const [remind, { loading }] = useFollowUpQuoteMutation({ update });
  const [refusal, setRefusal] = useState<string>();
  const toast = useToast();

  async function see(byEmail: boolean): Promise<void> {
    setRefusal(undefined);
    try {
      await remind({ variables: { id, byEmail }, optimisticResponse: { adminFollowUpQuote: true } });
      toast(byEmail ? `Sending quote ${title} to the customer` : `Quote ${title} marked as done`, 'good');
      onClose();
      await reload(onDone);
    } catch (error) {
      setRefusal(errorMessage(error));
    }
  }

  return (
    <FormDialog title={`Quote ${title}`} isDirty={false} isBusy={loading} onClose={onClose}>
      <Stack gap={4}>
        <p>
          {detail && `${detail} saved this quote. `}The price holds until {holdsUntil(at)}. Email the quote to
          the customer once more, or speak to them and mark the quote as done.
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
            Send by email
          </Button>
        </Row>
      </Stack>
    </FormDialog>
  );
}
