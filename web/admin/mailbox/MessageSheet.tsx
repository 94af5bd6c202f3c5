import { styled } from 'styled-components';
import { errorMessage } from '../../apollo/error-message';
import { DialogFrame, DialogTop } from '../../ui/dialogs/DialogFrame';
import { ErrorPanel } from '../../ui/feedback/ErrorPanel';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import { MessageActions } from './MessageActions';
import { MessageFacts } from './MessageFacts';
import { MessageText } from './MessageText';
import { useMailboxMessageQuery } from './mailbox.generated';
import { titleOf } from './mailbox-labels';

interface MessageSheetProps {
  id: string;
  /** Refetches the list. */
  onChanged: () => Promise<unknown>;
  /** Opens another message. */
  onRead: (id: string) => void;
  onClose: () => void;
}

/** One message in a drawer: its text, its delivery, and its actions. */
export function MessageSheet({ id, onChanged, onRead, onClose }: MessageSheetProps) {
  const { data, error, refetch } = useMailboxMessageQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const email = data?.adminEmail;

  return (
    <Sheet place="right" title={email ? titleOf(email) : 'Message'} firstFocus="title" onClose={onClose}>
      {error && !email && (
        <ErrorPanel
          title="Error loading the message"
          message={errorMessage(error)}
          onRetry={() => void refetch()}
        />
      )}
      {!email && !error && (
        <Loading label="Loading the message...">
          <Skeleton height="24rem" />
        </Loading>
      )}
      {email && (
        <>
          <MessageFacts email={email} onRead={onRead} />
          <MessageActions email={email} onChanged={onChanged} onRead={onRead} />
          <MessageText email={email} />
        </>
      )}
    </Sheet>
  );
}

const Sheet = styled(DialogFrame)`
  width: min(46rem, 100vw);
  grid-template-columns: minmax(0, 1fr);

  ${DialogTop} { align-items: start; }
`;
