import { type Static, Type } from 'typebox';
import { Flag, Moment, OrNull, shape, Text, Uuid, Whole } from '../shared/api/rest-schema.js';
import type { Conversation, Message, UnansweredOrder } from './conversation.types.js';

export const RestMessage = shape(
  {
    _id: Uuid('Of the writer’s making, or the server’s.'),
    body: Text('What was written, as plain text.'),
    fromStaff: Flag('Whether the shop wrote it.'),
    author: Text('Who wrote it; to customers staff have the name of the store.'),
    isMine: Flag('Whether you wrote it.'),
    isUnread: Flag('Whether it is from the other side and was not read on yours.'),
    readAt: OrNull(Moment('When the other side read it; null until then.')),
    createdAt: Moment('When it arrived.'),
  },
  { name: 'Message', description: 'A message on an order, between its customer and staff.' },
);

const CONVERSATION_FIELDS = {
  orderId: Uuid('The order it is about.'),
  isStaff: Flag('Whether you write here for the shop.'),
  count: Whole('All messages.'),
  unread: Whole('Messages of the other side that were not read on yours.'),
  latestAt: OrNull(Moment('When the latest arrived; null while there is none.')),
  seenAt: OrNull(Moment('When the other side last read what yours wrote.')),
  unanswered: Whole('What the customer wrote and staff have not answered.'),
};

export const RestConversation = shape(CONVERSATION_FIELDS, {
  name: 'Conversation',
  description: 'How the messages on an order stand.',
});

export const RestMessages = shape({
  ...CONVERSATION_FIELDS,
  messages: Type.Array(RestMessage, { description: 'Newest first.' }),
  page: Whole('From 1.'),
  limit: Whole('The most messages on one page.'),
});

export const RestUnread = shape({
  unread: Whole('Messages from the shop that you have not read, on all your orders.'),
});

export const RestUnanswered = shape({
  orders: Type.Array(
    shape({
      orderId: Uuid('The order.'),
      orderNumber: Text('Its number.'),
      customerName: Text('Who booked it.'),
      messages: Whole('Messages without an answer.'),
      waitingSince: Moment('When the first of them arrived.'),
      excerpt: Text('The latest of them, its first 200 characters.'),
    }),
    { description: 'Who has waited longest first.' },
  ),
  total: Whole('Such orders in all pages.'),
  page: Whole('From 1.'),
  limit: Whole('The most orders on one page.'),
});

/** A message as REST shows it. */
export function toRestMessage({ id, readAt, createdAt, ...message }: Message): Static<typeof RestMessage> {
  return { _id: id, ...message, readAt: readAt?.toISOString() ?? null, createdAt: createdAt.toISOString() };
}

/** How the messages on an order stand, as REST shows it. */
export function toRestConversation({
  latestAt,
  seenAt,
  ...rest
}: Conversation): Static<typeof RestConversation> {
  return {
    ...rest,
    latestAt: latestAt?.toISOString() ?? null,
    seenAt: seenAt?.toISOString() ?? null,
  };
}

/** An order that waits, as REST shows it. */
export function toRestUnanswered({ waitingSince, ...rest }: UnansweredOrder) {
  return { ...rest, waitingSince: waitingSince.toISOString() };
}
