import { useRef } from 'react';
import { errorMessage } from '../apollo/error-message';
import { space } from '../theme/tokens';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { plural } from '../ui/counts';
import { ErrorPanel } from '../ui/feedback/ErrorPanel';
import { Loading, Skeleton } from '../ui/feedback/Skeleton';
import { useToast } from '../ui/feedback/toast';
import { PhoneLink } from '../ui/PhoneLink';
import { Stack } from '../ui/Stack';
import { usePhone } from '../ui/shop/shop';
import { Text } from '../ui/Text';
import { TitledPanel } from '../ui/TitledPanel';
import { Composer } from './Composer';
import { useSettleConversationMutation } from './conversation.generated';
import { MessageLog } from './MessageLog';
import { useConversation } from './use-conversation';
import { useOutbox } from './use-outbox';
import { useSeen } from './use-seen';

interface ConversationPanelProps {
  orderId: string;
  /** Names the customer to staff. */
  to?: string;
  isFoldable?: boolean;
}

/** The messages between an order's customer and the shop, for both sides. */
export function ConversationPanel({ orderId, to, isFoldable }: ConversationPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { conversation, messages, hasUnread, newIds, error, refetch, noteRead, loadEarlier } =
    useConversation(orderId);
  const { draft, setDraft, attach, unsent, send, retry, takeBack } = useOutbox(orderId);
  useSeen(panel, hasUnread, noteRead);

  return (
    <TitledPanel
      id="messages"
      title={to ? `Messages with ${to}` : 'Messages'}
      beside={newIds.size > 0 && <Badge tone="accent">{newIds.size} new</Badge>}
      isFoldable={isFoldable}
      hint={
        messages.length + unsent.length > 0
          ? plural(messages.length + unsent.length, 'message')
          : 'Ask us anything'
      }
      ref={panel}
    >
      {conversation ? (
        <>
          {messages.length + unsent.length > 0 ? (
            <MessageLog
              messages={messages}
              unsent={unsent}
              newIds={newIds}
              isStaff={conversation.isStaff}
              earlier={conversation.count - messages.length}
              onEarlier={loadEarlier}
              onRetry={retry}
              onTakeBack={takeBack}
            />
          ) : (
            <Nothing isStaff={conversation.isStaff} />
          )}
          <Composer
            draft={draft}
            attach={attach}
            to={to ?? (conversation.isStaff ? 'the customer' : undefined)}
            onDraft={setDraft}
            onSend={send}
          />
          {conversation.isStaff && conversation.unanswered > 0 && <Settle orderId={orderId} />}
        </>
      ) : error ? (
        <ErrorPanel
          message={errorMessage(error, 'Failed to fetch messages')}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label="Loading messages...">
          <Stack gap={3}>
            <Skeleton width="70%" height={space(12)} />
            <Skeleton height={space(20)} />
          </Stack>
        </Loading>
      )}
    </TitledPanel>
  );
}

function Nothing({ isStaff }: { isStaff: boolean }) {
  const phone = usePhone();
  if (isStaff) return <Text tone="textMuted">No messages yet.</Text>;
  return (
    <Text tone="textMuted">
      No messages yet. Ask us anything about this order.
      {/\d/.test(phone) && (
        <>
          {' '}
          Or call us on <PhoneLink number={phone} />.
        </>
      )}
    </Text>
  );
}

/** Marks the conversation as answered. */
function Settle({ orderId }: { orderId: string }) {
  const showToast = useToast();
  const [settle, { loading }] = useSettleConversationMutation();
  const onClick = () =>
    settle({ variables: { orderId } }).catch((error) =>
      showToast(errorMessage(error, "We couldn't mark this conversation. Please try again."), 'bad'),
    );
  return (
    <Button variant="quiet" isBusy={loading} onClick={() => void onClick()}>
      No answer needed
    </Button>
  );
}
