import { useCallback, useEffect, useState } from 'react';
import {
  type ConversationQuery,
  useConversationQuery,
  useMarkMessagesReadMutation,
} from './conversation.generated';

type Message = ConversationQuery['conversation']['messages']['nodes'][number];

const PAGE_SIZE = 50;
/** The first page of messages, as the panel asks for it. */
export const FIRST_PAGE = { page: 1, pageSize: PAGE_SIZE };
const NO_MESSAGES: readonly Message[] = [];

/** An order's messages, oldest first; the order page's subscription keeps them current. */
export function useConversation(orderId: string) {
  const { data, error, refetch, fetchMore } = useConversationQuery({
    variables: { orderId, ...FIRST_PAGE },
    // Messages written since the page was last open are not in the cache.
    fetchPolicy: 'cache-and-network',
    // A refetch of the newest page keeps the earlier ones.
    refetchWritePolicy: 'merge',
  });
  const conversation = data?.conversation;
  const messages = conversation?.messages.nodes ?? NO_MESSAGES;
  const newIds = useNewIds(messages);

  const { count = 0, seenAt = null } = conversation ?? {};
  const countHere = conversation?.messages.pageInfo.total;
  useEffect(() => {
    if (countHere === undefined) return;
    const seenHere = messages.some(({ readAt }) => readAt !== null && readAt === seenAt);
    if (count !== countHere || (seenAt !== null && !seenHere)) void refetch();
  }, [count, countHere, seenAt, messages, refetch]);

  const [markRead] = useMarkMessagesReadMutation({ refetchQueries: ['UnreadMessages'] });
  const noteRead = useCallback(() => {
    markRead({ variables: { orderId } })
      .then(() => refetch())
      .catch(() => {
        // They stay unread; the next look marks them.
      });
  }, [markRead, refetch, orderId]);

  const loadEarlier = () => fetchMore({ variables: { page: Math.floor(messages.length / PAGE_SIZE) + 1 } });

  /** Only when unread messages are on the page: the count may arrive before the message. */
  const hasUnread = (conversation?.unread ?? 0) > 0 && messages.some(({ isUnread }) => isUnread);
  return { conversation, messages, hasUnread, newIds, error, refetch, noteRead, loadEarlier };
}

/** Messages that were unread when first shown; they stay marked while the page is open. */
function useNewIds(messages: readonly Message[]): ReadonlySet<string> {
  const [newIds, setNewIds] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const unread = messages.filter(({ isUnread }) => isUnread).map(({ id }) => id);
    setNewIds((known) => (unread.every((id) => known.has(id)) ? known : new Set([...known, ...unread])));
  }, [messages]);
  return newIds;
}
