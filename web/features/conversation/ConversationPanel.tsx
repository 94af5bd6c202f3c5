import { type RefObject, useEffect, useRef } from 'react';
import { errorMessage } from '../../data/error-message';
import { Button } from '../../design/Button';
import { Skeleton } from '../../design/feedback/Skeleton';
import { useToast } from '../../design/feedback/toast';
import { PhoneLink } from '../../design/PhoneLink';
import { Stack } from '../../design/Stack';
import { TitledPanel } from '../../design/TitledPanel';
import { space } from '../../design/theme/tokens';
import { QueryStates } from '../../lib/queries/QueryStates';
import { usePhone } from '../../lib/shop/shop';
import { useSendMessageMutation, useSettleConversationMutation } from './conversation.generated';
import { Thread } from './Thread';
import { useConversation } from './use-conversation';

interface ConversationPanelProps {
  orderId: string;
  /** Names the customer to staff. */
  to?: string;
  isFoldable?: boolean;
}

/** The messages between an order's customer and the shop, for both sides. */
export function ConversationPanel({ orderId, to, isFoldable }: ConversationPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { query, hasUnread, newIds, noteRead, loadEarlier } = useConversation(orderId);
  const [send] = useSendMessageMutation();
  useSeen(panel, hasUnread, noteRead);
  const title = to ? `Messages with ${to}` : 'Messages';
  const conversation = query.data?.conversation;
  if (!conversation)
    return (
      <TitledPanel id="messages" title={title} isCollapsible={isFoldable} hint="Ask us anything" ref={panel}>
        <QueryStates
          query={query}
          loadingLabel="Loading messages..."
          skeleton={
            <Stack gap={3}>
              <Skeleton width="70%" height={space(12)} />
              <Skeleton height={space(20)} />
            </Stack>
          }
          errorFallback="Failed to fetch messages"
        />
      </TitledPanel>
    );
  const { isStaff, unanswered } = conversation;
  return (
    <Thread
      ref={panel}
      about="order"
      aboutId={orderId}
      title={title}
      to={to ?? (isStaff ? 'the customer' : undefined)}
      nameInAnswers={to ?? ''}
      nothing={isStaff ? undefined : <AskUs />}
      onSend={(input) => send({ variables: { id: orderId, input } })}
      onEarlier={loadEarlier}
      {...{ conversation, newIds, isFoldable }}
    >
      {isStaff && unanswered > 0 && <Settle orderId={orderId} />}
    </Thread>
  );
}

function AskUs() {
  const phone = usePhone();
  return (
    <>
      {' '}
      Ask us anything about this order.
      {/\d/.test(phone) && (
        <>
          {' '}
          Or call us on <PhoneLink number={phone} />.
        </>
      )}
    </>
  );
}

/** Marks the conversation as answered. */
function Settle({ orderId }: { orderId: string }) {
  const showToast = useToast();
  const [settle] = useSettleConversationMutation();
  const settled = { __typename: 'Conversation', id: orderId, unanswered: 0 };
  const onClick = () =>
    settle({
      variables: { id: orderId },
      optimisticResponse: { adminMarkConversationAnswered: settled },
    }).catch((error) =>
      showToast(errorMessage(error, "We couldn't mark this conversation. Please try again."), 'bad'),
    );
  return (
    <Button variant="quiet" onClick={() => void onClick()}>
      No answer needed
    </Button>
  );
}

/** Time on screen after which something counts as read. */
const SEEN_AFTER_MS = 1_000;
/** Share that must be on screen. */
const SHARE = 0.4;

/** Calls `onSeen` once the element was visible in an active tab for a second, while `isDue`. */
function useSeen(element: RefObject<HTMLElement | null>, isDue: boolean, onSeen: () => void): void {
  useEffect(() => {
    if (!isDue || !element.current) return;
    let isOnScreen = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const checkVisible = () => {
      clearTimeout(timer);
      if (isOnScreen && document.visibilityState === 'visible') timer = setTimeout(onSeen, SEEN_AFTER_MS);
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        isOnScreen = entry?.isIntersecting === true;
        checkVisible();
      },
      { threshold: SHARE },
    );
    observer.observe(element.current);
    document.addEventListener('visibilitychange', checkVisible);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('visibilitychange', checkVisible);
    };
  }, [element, isDue, onSeen]);
}
