import { PageQuery, readPageQuery } from '../orders/orders-query.js';
import { type CallGroup, call } from '../rest/rest-endpoint.js';
import {
  RestConversation,
  RestMessage,
  RestMessages,
  RestUnanswered,
  RestUnread,
  toRestConversation,
  toRestMessage,
  toRestUnanswered,
} from './conversation.rest.js';
import { MessageInput } from './message.inputs.js';

/** Messages on orders, between customers and staff. */
export const conversationCalls: CallGroup = {
  heading: 'Messages',
  calls: [
    call({
      route: 'GET /orders/{id}/messages',
      who: 'user',
      summary: 'The messages on one of your orders, newest first, 50 a page unless asked; on any for staff.',
      graphql: ['conversation'],
      query: PageQuery,
      answer: RestMessages,
      refusals: [404],
      example: { params: { id: '$order' }, query: { page: '1', limit: '20' } },
      work: async ({ services, params, query }) => {
        const { page, pageSize } = readPageQuery(query);
        const found = await services.conversations.find(params.id);
        const at = await services.conversations.messages(found, page, pageSize);
        return {
          ...toRestConversation(found),
          messages: at.messages.map(toRestMessage),
          page: at.page,
          limit: at.pageSize,
        };
      },
    }),
    call({
      route: 'POST /orders/{id}/messages',
      who: 'user',
      summary: 'Writes to the shop, or as staff to the customer. The same id again is the same message.',
      graphql: ['sendMessage'],
      body: MessageInput,
      answer: RestMessage,
      status: 201,
      refusals: [404, 409, 429],
      example: { params: { id: '$order' }, body: { id: '$newKey', body: 'When will you be here?' } },
      work: async ({ services, params, body }) =>
        toRestMessage(await services.conversations.send(params.id, body)),
    }),
    call({
      route: 'PUT /orders/{id}/messages/read',
      who: 'user',
      summary: 'Notes that you have read every message on an order.',
      graphql: ['markMessagesRead'],
      answer: RestConversation,
      refusals: [404],
      example: { params: { id: '$order' } },
      work: async ({ services, params }) =>
        toRestConversation(await services.conversations.markRead(params.id)),
    }),
    call({
      route: 'GET /messages/unread',
      who: 'user',
      summary: 'How many messages from the shop you have not read, on all your orders.',
      graphql: ['myUnreadMessages'],
      answer: RestUnread,
      example: {},
      work: async ({ services }) => ({ unread: await services.conversations.countMyUnread() }),
    }),
    call({
      route: 'GET /admin/messages/unanswered',
      who: 'admin',
      summary: 'Staff: the orders whose customers wait for an answer, who has waited longest first.',
      graphql: ['unansweredOrders'],
      query: PageQuery,
      answer: RestUnanswered,
      example: { query: { page: '1', limit: '10' } },
      work: async ({ services, query }) => {
        const { page, pageSize } = readPageQuery(query);
        const { orders, count, ...at } = await services.conversations.unanswered(page, pageSize);
        return { orders: orders.map(toRestUnanswered), total: count, page: at.page, limit: at.pageSize };
      },
    }),
    call({
      route: 'PUT /admin/orders/{id}/messages/settled',
      who: 'admin',
      summary: 'Staff: what the customer has written needs no answer.',
      graphql: ['settleConversation'],
      answer: RestConversation,
      refusals: [404],
      example: { params: { id: '$order' } },
      work: async ({ services, params }) =>
        toRestConversation(await services.conversations.settle(params.id)),
    }),
  ],
};
