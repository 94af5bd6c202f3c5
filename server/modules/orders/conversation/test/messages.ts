import type { GraphqlCaller } from '../../../../test/clients/shop-client.js';

interface SeenMessage {
  readonly id: string;
  readonly body: string;
  readonly author: string;
  readonly fromStaff: boolean;
  readonly isMine: boolean;
  readonly isUnread: boolean;
  readonly readAt: string | null;
  readonly files: readonly { readonly id: string; readonly name: string; readonly type: string }[];
}

interface SeenConversation {
  readonly id: string;
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
const CONVERSATION = 'id isStaff count unread unanswered';

const WITH_MESSAGES = `${CONVERSATION} messages(pageSize: 50) { nodes { ${MESSAGE} } }`;

interface WithMessages extends SeenConversation {
  readonly messages: { readonly nodes: readonly SeenMessage[] };
}

export type Messages = ReturnType<typeof messagesOf>;

/** Calls of customers and staff that concern messages. */
export function messagesOf(client: GraphqlCaller) {
  return {
    async read(id: string) {
      const { messages, ...rest } = await client.call<WithMessages>('query conversation', WITH_MESSAGES, {
        id: ['ID!', id],
      });
      return { ...rest, messages: messages.nodes };
    },
    /** Returns the message that was sent. */
    async send(
      orderId: string,
      body: string,
      id?: string,
      fileIds?: readonly string[],
    ): Promise<SeenMessage> {
      const { messages } = await client.call<WithMessages>('mutation sendMessage', WITH_MESSAGES, {
        id: ['ID!', orderId],
        input: ['MessageInput!', { body, id, fileIds }],
      });
      return messages.nodes.find((message) => id === undefined || message.id === id)!;
    },
    markRead: (id: string): Promise<SeenConversation> =>
      client.call('mutation markMessagesRead', CONVERSATION, { id: ['ID!', id] }),
    settle: (id: string): Promise<SeenConversation> =>
      client.call('mutation adminMarkConversationAnswered', CONVERSATION, { id: ['ID!', id] }),
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
