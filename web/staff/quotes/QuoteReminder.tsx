import type { ApolloCache } from '@apollo/client';
import { errorMessage } from '../../data/error-message';
import { refreshQuietly } from '../../data/refresh-quietly';
import { Button } from '../../design/Button';
import { useToast } from '../../design/feedback/toast';
import { Row, Stack } from '../../design/Stack';
import { FormDialog } from '../ui/forms/FormDialog';
import { holdsUntil } from '../ui/quote-badges';
import { useFollowUpQuoteMutation } from './quotes.generated';

interface QuoteReminderProps {
  quote: {
    readonly id: string;
    /** The quote's number. */
    readonly title: string;
    /** The customer who saved it; may be empty. */
    readonly detail: string;
    /** Date of expiry. */
    readonly at: string;
  };
  /** Changes the cache as soon as the button is pressed. */
  update?: (cache: ApolloCache) => void;
  /** Reloads the list that the quote has left. */
  onDone?: () => Promise<unknown>;
  onClose: () => void;
}

/** A quote about to expire: sends it to its customer again, or marks it as done. */
export function QuoteReminder({ quote, update, onDone, onClose }: QuoteReminderProps) {
  const { id, title, detail, at } = quote;
  const [followUp] = useFollowUpQuoteMutation({ update });
  const toast = useToast();

  async function see(byEmail: boolean): Promise<void> {
    try {
      const answer = followUp({
        variables: { id, byEmail },
        optimisticResponse: { adminFollowUpQuote: { __typename: 'SavedQuote', id, isReminded: true } },
      });
      onClose();
      await answer;
      toast(byEmail ? `Sending quote ${title} to the customer` : `Quote ${title} marked as done`, 'good');
    } catch (error) {
      toast(`Quote ${title}: ${errorMessage(error)}`, 'bad');
    }
    if (onDone) await refreshQuietly(onDone);
  }

  return (
    <FormDialog title={`Quote ${title}`} isDirty={false} isBusy={false} onClose={onClose}>
      <Stack gap={4}>
        <p>
          {detail && `${detail} saved this quote. `}The price holds until {holdsUntil(at)}. Email the quote to
          the customer once more, or speak to them and mark the quote as done.
        </p>
        <Row justify="flex-end">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="secondary" onClick={() => void see(false)}>
            Mark as done
          </Button>
          <Button onClick={() => void see(true)}>Send by email</Button>
        </Row>
      </Stack>
    </FormDialog>
  );
}
