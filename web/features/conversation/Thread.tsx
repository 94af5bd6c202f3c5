import type { FragmentType } from '@apollo/client/masking';
import type { ReactNode, Ref } from 'react';
import { useFragmentData } from '../../data/use-fragment-data';
import { Badge } from '../../design/Badge';
import { Text } from '../../design/Text';
import { TitledPanel } from '../../design/TitledPanel';
import { plural } from '../../lib/formats/counts';
import { Composer } from './Composer';
import { MessageLog } from './MessageLog';
import { ThreadFragmentDoc } from './Thread.generated';
import { type SentMessage, useOutbox } from './use-outbox';

interface ThreadProps {
  about: 'order' | 'request';
  /** Id of the order or request. */
  aboutId: string;
  title: string;
  conversation: FragmentType<typeof ThreadFragmentDoc>;
  newIds?: ReadonlySet<string>;
  /** The reader of the message, where that is not obvious. */
  to?: string | undefined;
  /** For staff: the customer's name, for saved answers; empty where it is not shown. */
  nameInAnswers?: string | undefined;
  /** Fetches older messages; without it they are only counted. */
  onEarlier?: () => Promise<unknown>;
  /** Secret of the link to a request, in place of the session. */
  linkSecret?: string | undefined;
  /** The text after "No messages yet." */
  nothing?: ReactNode;
  /** Delivers a message; throws the error to show. */
  onSend: (message: SentMessage) => Promise<unknown>;
  isFoldable?: boolean | undefined;
  ref?: Ref<HTMLDivElement>;
  children?: ReactNode;
}

const NONE: ReadonlySet<string> = new Set();

/** The messages of both sides on an order or a request, and the editor of the next message. */
export function Thread(props: ThreadProps) {
  const { about, aboutId, title, newIds = NONE, to, nameInAnswers, onEarlier, linkSecret, children } = props;
  const { nothing, onSend, isFoldable, ref } = props;
  const { isStaff, count, messages } = useFragmentData(ThreadFragmentDoc, props.conversation);
  const { draft, setDraft, attach, unsent, send, retry, returnToDraft } = useOutbox(aboutId, {
    isSignedIn: linkSecret === undefined,
    onSend,
  });
  const shown = messages.nodes.length + unsent.length;
  return (
    <TitledPanel
      id="messages"
      title={title}
      aside={newIds.size > 0 && <Badge tone="accent">{newIds.size} new</Badge>}
      isCollapsible={isFoldable}
      hint={shown > 0 ? plural(shown, 'message') : 'Ask us anything'}
      ref={ref}
    >
      {shown > 0 ? (
        <MessageLog
          label={`Messages on this ${about}`}
          messages={messages.nodes}
          earlier={count - messages.nodes.length}
          onRetry={retry}
          onEdit={returnToDraft}
          {...{ unsent, newIds, isStaff, onEarlier, linkSecret }}
        />
      ) : (
        <Text tone="textMuted">No messages yet.{nothing}</Text>
      )}
      <Composer
        {...{ draft, attach, to }}
        nameInAnswers={isStaff ? nameInAnswers : undefined}
        onDraft={setDraft}
        onSend={send}
      />
      {children}
    </TitledPanel>
  );
}
