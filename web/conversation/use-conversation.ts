import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  ConversationDocument,
  type MessagePartsFragment,
  useConversationQuery,
  useMarkMessagesReadMutation,
} from './conversation.generated';

const PAGE_SIZE = 50;

/** The messages on an order, oldest first, kept up to date by what the page of the order follows. */
export function useConversation(orderId: string) {
  const client = useApolloClient();
  const { data, error, refetch } = useConversationQuery({
    variables: { orderId, page: 1, pageSize: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const conversation = data?.conversation;
  const latest = conversation?.messages.messages;
  const [kept, setKept] = useState<readonly MessagePartsFragment[]>([]);
  const [newIds, setNewIds] = useState<ReadonlySet<string>>(new Set());
  const messages = useMemo(() => inOrder([...kept, ...(latest ?? [])]), [kept, latest]);

  const keep = useCallback((more: readonly MessagePartsFragment[]) => {
    setKept((before) => inOrder([...before, ...more]));
    const unread = more.filter(({ isUnread }) => isUnread).map(({ id }) => id);
    if (unread.length > 0) setNewIds((ids) => new Set([...ids, ...unread]));
  }, []);

  useEffect(() => {
    if (latest) keep(latest);
  }, [latest, keep]);

  const { count = 0, seenAt = null } = conversation ?? {};
  const countHere = conversation?.messages.count;
  useEffect(() => {
    if (countHere === undefined) return;
    const seenHere = (latest ?? []).some(({ readAt }) => readAt !== null && readAt === seenAt);
    if (count !== countHere || (seenAt !== null && !seenHere)) void refetch().catch(() => {});
  }, [count, countHere, seenAt, latest, refetch]);

  const [markRead] = useMarkMessagesReadMutation({ refetchQueries: ['UnreadMessages'] });
  const noteRead = useCallback(() => {
    markRead({ variables: { orderId } })
      .then(() => refetch())
      .catch(() => {
        // They stay unread; the next look at them notes it.
      });
  }, [markRead, refetch, orderId]);

  const loadEarlier = async () => {
    const { data: page } = await client.query({
      query: ConversationDocument,
      variables: { orderId, page: Math.floor(messages.length / PAGE_SIZE) + 1, pageSize: PAGE_SIZE },
      fetchPolicy: 'network-only',
    });
    keep(page?.conversation.messages.messages ?? []);
  };

  /** Unread ones are on the page; news of one may come before the message. */
  const hasUnread = (conversation?.unread ?? 0) > 0 && messages.some(({ isUnread }) => isUnread);
  return { conversation, messages, hasUnread, newIds, error, refetch, keep, noteRead, loadEarlier };
}

/** Each once, as it was seen last, oldest first. */
function inOrder(messages: readonly MessagePartsFragment[]): readonly MessagePartsFragment[] {
  const byId = new Map(messages.map((message) => [message.id, message]));
  return [...byId.values()].sort((a, b) => keyOf(a).localeCompare(keyOf(b)));
}

const keyOf = ({ createdAt, id }: MessagePartsFragment) => `${createdAt} ${id}`;
