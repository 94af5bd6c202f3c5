import { styled } from 'styled-components';
import { DialogFrame, DialogTop } from '../../design/dialogs/DialogFrame';
import { Skeleton } from '../../design/feedback/Skeleton';
import { QueryStates } from '../../lib/queries/QueryStates';
import { MessageActions } from './MessageActions';
import { MessageFacts } from './MessageFacts';
import { MessageText } from './MessageText';
import { useMailboxMessageQuery } from './mailbox.generated';
import { titleOf } from './mailbox-labels';

interface MessageSheetProps {
  id: string;
  /** Opens another message. */
  onRead: (id: string) => void;
  onClose: () => void;
}

/** One message in a drawer: its text, its delivery, and its actions. */
export function MessageSheet({ id, onRead, onClose }: MessageSheetProps) {
  const query = useMailboxMessageQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const opened = query.data?.adminEmail;

  return (
    <Sheet place="right" title={opened ? titleOf(opened) : 'Message'} firstFocus="title" onClose={onClose}>
      <QueryStates
        query={query}
        loadingLabel="Loading the message..."
        skeleton={<Skeleton height="24rem" />}
        errorTitle="Error loading the message"
      >
        {({ adminEmail: email }) => (
          <>
            <MessageFacts email={email} onRead={onRead} />
            <MessageActions email={email} onRead={onRead} />
            <MessageText email={email} />
          </>
        )}
      </QueryStates>
    </Sheet>
  );
}

const Sheet = styled(DialogFrame)`
  width: min(46rem, 100vw);
  grid-template-columns: minmax(0, 1fr);

  ${DialogTop} { align-items: start; }
`;
