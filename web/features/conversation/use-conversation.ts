import { useCallback, useEffect, useState } from 'react';
import { evictFields } from '../../data/cache/evict';
import {
  type ConversationQuery,
  EarlierMessagesDocument,
  useConversationQuery,
  useMarkMessagesReadMutation,
} from './conversation.generated';

type Message = ConversationQuery['conversation']['messages']['nodes'][number];

/** The page size in the queries of the documents. */
const PAGE_SIZE = 50;
const NO_MESSAGES: readonly Message[] = [];

/** An order's messages, oldest first; the order page's subscription keeps them current. */
export function useConversation(orderId: string) {
  const query = useConversationQuery({
    variables: { id: orderId },
    // Messages written since the page was last open are not in the cache.
    fetchPolicy: 'cache-and-network',
    // The newest page, read again, keeps the earlier ones.
    refetchWritePolicy: 'merge',
  });
  const { refetch, fetchMore } = query;
  const conversation = query.data?.conversation;
  const messages = conversation?.messages.nodes ?? NO_MESSAGES;
  const newIds = useNewIds(messages);

  const { count = 0, seenAt = null } = conversation ?? {};
  const countHere = conversation?.messages.pageInfo.total;
  useEffect(() => {
    if (countHere === undefined) return;
    const seenHere = messages.some(({ readAt }) => readAt !== null && readAt === seenAt);
    if (count !== countHere || (seenAt !== null && !seenHere)) void refetch();
  }, [count, countHere, seenAt, messages, refetch]);

  const [markRead] = useMarkMessagesReadMutation({ update: evictFields('myUnreadMessages') });
  const noteRead = useCallback(() => {
    markRead({ variables: { id: orderId } }).catch(() => {
      // They stay unread until the next attempt.
    });
  }, [markRead, orderId]);

  const loadEarlier = () =>
    fetchMore({
      query: EarlierMessagesDocument,
      variables: { id: orderId, page: Math.floor(messages.length / PAGE_SIZE) + 1 },
    });

  /** Only when unread messages are on the page: the count may arrive before the message. */
  const hasUnread = (conversation?.unread ?? 0) > 0 && messages.some(({ isUnread }) => isUnread);
  return { query, messages, hasUnread, newIds, noteRead, loadEarlier };
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
