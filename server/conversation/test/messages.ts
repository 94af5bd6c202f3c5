import type { GraphqlCaller } from '../../test/clients/shop-client.js';

interface SeenMessage {
  readonly body: string;
  readonly author: string;
  readonly fromStaff: boolean;
  readonly isMine: boolean;
  readonly isUnread: boolean;
  readonly readAt: string | null;
  readonly files: readonly { readonly id: string; readonly name: string; readonly type: string }[];
}

interface SeenConversation {
  readonly orderId: string;
  readonly isStaff: boolean;
  readonly count: number;
  readonly unread: number;
  readonly unanswered: number;
}

interface SeenUnanswered {
  readonly orderId: string;
  readonly messages: number;
  readonly excerpt: string;
}

const MESSAGE = 'id body author fromStaff isMine isUnread readAt files { id name type size safety }';
const CONVERSATION = 'orderId isStaff count unread unanswered';

export type Messages = ReturnType<typeof messagesOf>;

/** What customers and staff do with messages. */
export function messagesOf(client: GraphqlCaller) {
  return {
    async read(orderId: string) {
      const { messages, ...rest } = await client.call<
        SeenConversation & { messages: { nodes: SeenMessage[] } }
      >('query conversation', `${CONVERSATION} messages(pageSize: 50) { nodes { ${MESSAGE} } }`, {
        orderId: ['ID!', orderId],
      });
      return { ...rest, messages: messages.nodes };
    },
    send: (orderId: string, body: string, id?: string, fileIds?: readonly string[]): Promise<SeenMessage> =>
      client.call('mutation sendMessage', MESSAGE, {
        orderId: ['ID!', orderId],
        input: ['MessageInput!', { body, id, fileIds }],
      }),
    markRead: (orderId: string): Promise<SeenConversation> =>
      client.call('mutation markMessagesRead', CONVERSATION, { orderId: ['ID!', orderId] }),
    settle: (orderId: string): Promise<SeenConversation> =>
      client.call('mutation adminMarkConversationAnswered', CONVERSATION, { orderId: ['ID!', orderId] }),
    async unread() {
      const answer = (await client.send('{ myUnreadMessages }')) as { myUnreadMessages: number };
      return answer.myUnreadMessages;
    },
    async unanswered() {
      const { nodes } = await client.call<{ nodes: SeenUnanswered[] }>(
        'query adminUnansweredOrders',
        'nodes { orderId messages excerpt }',
        { pageSize: ['Int', 100] },
      );
      return nodes;
    },
  };
}
