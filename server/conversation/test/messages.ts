import type { GraphqlClient } from '../../test/clients/graphql-client.js';
import { RestClient } from '../../test/clients/rest-client.js';
import { Refusal, type ShopClient } from '../../test/clients/shop-client.js';

interface SeenMessage {
  readonly body: string;
  readonly author: string;
  readonly fromStaff: boolean;
  readonly isMine: boolean;
  readonly isUnread: boolean;
  readonly readAt: string | null;
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

/** What customers and staff do with messages, through the door of a client. */
export interface Messages {
  read(orderId: string): Promise<SeenConversation & { readonly messages: readonly SeenMessage[] }>;
  send(orderId: string, body: string, id?: string): Promise<SeenMessage>;
  markRead(orderId: string): Promise<SeenConversation>;
  settle(orderId: string): Promise<SeenConversation>;
  unread(): Promise<number>;
  unanswered(): Promise<readonly SeenUnanswered[]>;
}

/** Messages seen through the door of this client. */
export function messagesOf(client: ShopClient): Messages {
  return client instanceof RestClient ? overRest(client) : overGraphql(client as GraphqlClient);
}

const MESSAGE = 'id body author fromStaff isMine isUnread readAt';
const CONVERSATION = 'orderId isStaff count unread unanswered';

function overGraphql(client: GraphqlClient): Messages {
  return {
    async read(orderId) {
      const { messages, ...rest } = await client.call<
        SeenConversation & { messages: { messages: SeenMessage[] } }
      >('query conversation', `${CONVERSATION} messages(pageSize: 100) { messages { ${MESSAGE} } }`, {
        orderId: ['ID!', orderId],
      });
      return { ...rest, messages: messages.messages };
    },
    send: (orderId, body, id) =>
      client.call('mutation sendMessage', MESSAGE, {
        orderId: ['ID!', orderId],
        input: ['MessageInput!', { body, id }],
      }),
    markRead: (orderId) =>
      client.call('mutation markMessagesRead', CONVERSATION, { orderId: ['ID!', orderId] }),
    settle: (orderId) =>
      client.call('mutation settleConversation', CONVERSATION, { orderId: ['ID!', orderId] }),
    async unread() {
      const answer = (await client.send('{ myUnreadMessages }')) as { myUnreadMessages: number };
      return answer.myUnreadMessages;
    },
    async unanswered() {
      const { orders } = await client.call<{ orders: SeenUnanswered[] }>(
        'query unansweredOrders',
        'orders { orderId messages excerpt }',
        { pageSize: ['Int', 100] },
      );
      return orders;
    },
  };
}

function overRest(client: RestClient): Messages {
  const send = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await client.call<T>(method, path, body);
    if (answer.status < 400) return answer.body;
    const { code, message, ...details } = answer.body as { code: string; message: string };
    throw new Refusal(answer.status, code, message, details);
  };
  return {
    read: (orderId) => send('GET', `/orders/${orderId}/messages?limit=100`),
    send: (orderId, body, id) => send('POST', `/orders/${orderId}/messages`, { body, id }),
    markRead: (orderId) => send('PUT', `/orders/${orderId}/messages/read`),
    settle: (orderId) => send('PUT', `/admin/orders/${orderId}/messages/settled`),
    unread: async () => (await send<{ unread: number }>('GET', '/messages/unread')).unread,
    unanswered: async () =>
      (await send<{ orders: SeenUnanswered[] }>('GET', '/admin/messages/unanswered?limit=100')).orders,
  };
}
