import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { errorWords } from '../../apollo/error-words';
import { useMailboxMessageQuery } from '../../gql';
import { space, type } from '../../theme/tokens';
import { dialogOverlay, drawerSheet } from '../../ui/dialog-looks';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { IconButton } from '../../ui/IconButton';
import { useReturnFocus } from '../../ui/return-focus';
import { Loading, Skeleton } from '../../ui/Skeleton';
import { MessageDeeds } from './MessageDeeds';
import { MessageFacts } from './MessageFacts';
import { MessageText } from './MessageText';
import { titleOf } from './mailbox-words';

interface MessageSheetProps {
  id: string;
  /** The list is to be read again. */
  onChanged: () => Promise<unknown>;
  /** Another message is to be read. */
  onRead: (id: string) => void;
  onClose: () => void;
}

/** One message in a sheet at the right: what it said, what became of it, and what can be done. */
export function MessageSheet({ id, onChanged, onRead, onClose }: MessageSheetProps) {
  const returnFocus = useReturnFocus();
  const { data, error, refetch } = useMailboxMessageQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const email = data?.email;
  const title = useRef<HTMLHeadingElement>(null);

  function focusTitle(event: Event): void {
    returnFocus.onOpenAutoFocus();
    event.preventDefault();
    title.current?.focus();
  }

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Overlay />
        <Sheet
          aria-describedby={undefined}
          onOpenAutoFocus={focusTitle}
          onCloseAutoFocus={returnFocus.onCloseAutoFocus}
        >
          <Top>
            <Title ref={title} tabIndex={-1}>
              {email ? titleOf(email) : 'Message'}
            </Title>
            <Dialog.Close asChild>
              <IconButton label="Close">
                <X aria-hidden="true" size={20} />
              </IconButton>
            </Dialog.Close>
          </Top>
          {error && !email && (
            <ErrorPanel
              title="Error loading the message"
              message={errorWords(error)}
              onRetry={() => void refetch().catch(() => {})}
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
              <MessageDeeds email={email} onChanged={onChanged} onRead={onRead} />
              <MessageText email={email} />
            </>
          )}
        </Sheet>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const Overlay = styled(Dialog.Overlay)`${dialogOverlay}`;

const Sheet = styled(Dialog.Content)`
  ${drawerSheet}
  width: min(46rem, 100vw);
  grid-template-columns: minmax(0, 1fr);
`;

const Title = styled(Dialog.Title)`${type('title', 650)} overflow-wrap: anywhere;`;

const Top = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space(3)};
`;
