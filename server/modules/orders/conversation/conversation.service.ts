import DataLoader from 'dataloader';
import { isPermitted } from '../../../../rules/users/permissions.js';
import { type Page, type PageQuery, readPage, toPage } from '../../../platform/api/pagination.js';
import { limitedToOwn, requireCaller, requireUser } from '../../../platform/auth/viewer.js';
import { inTransaction } from '../../../platform/db/transaction.js';
import { notFound } from '../../../platform/errors/errors.js';
import { Service } from '../../../platform/service/service.js';
import { isUuid } from '../../../platform/values/uuid.js';
import { MessageRecord } from './conversation.entity.js';
import { countUnreadOf, readConversations, readUnanswered } from './conversation.store.js';
import type { Conversation, Message, UnansweredOrder } from './conversation.types.js';
import { type MessageInput, readMessage } from './message.inputs.js';
import { readMessages } from './message.store.js';
import { answerAll, auditMessages, type ConversationDeps, sendMessage } from './send-message.js';

/** Messages on orders. Throws NOT_FOUND for somebody else's order, as for a missing one; staff see all. */
export class ConversationService extends Service<ConversationDeps> {
  private readonly conversations = new DataLoader(
    (orderIds: readonly string[]) => readConversations(this.deps.reads, orderIds, requireCaller(this.viewer)),
    { cache: false },
  );

  /** The conversation on an order. Throws NOT_FOUND. */
  async find(orderId: string): Promise<Conversation> {
    limitedToOwn(this.viewer, 'orders');
    const found = isUuid(orderId) ? await this.conversations.load(orderId) : null;
    if (!found) throw notFound('Order');
    return found;
  }

  /** One page of the messages of a conversation, newest first. Throws BAD_INPUT. */
  async messages(
    { id, readerId: userId, isStaff, count }: Conversation,
    { page, pageSize }: PageQuery,
  ): Promise<Page<Message>> {
    const at = readPage(page, pageSize);
    const reader = { userId, isStaff, storeName: await this.deps.storeName() };
    const range = { limit: at.pageSize, offset: at.offset };
    return toPage(await readMessages(this.deps.pool, id, reader, range), count, at);
  }

  /**
   * Sends a message to the other side, with a copy by email unless they read it in time. The same id again is the same
   * message. Throws BAD_INPUT, NOT_FOUND, TOO_MANY_ATTEMPTS; CONFLICT for an id of another message.
   */
  async send(orderId: string, input: MessageInput): Promise<Conversation> {
    limitedToOwn(this.viewer, 'orders');
    const author = requireCaller(this.viewer);
    const message = { ...readMessage(input), orderId, now: this.deps.now() };
    if (!isUuid(orderId)) throw notFound('Order');
    await this.deps.limits.spend('message', author.id);
    await inTransaction(this.deps.em, (tx) => sendMessage(tx, this.deps, author, message));
    return this.find(orderId);
  }

  /** Records that the viewer's side has read everything. Throws NOT_FOUND. */
  async markRead(orderId: string): Promise<Conversation> {
    const found = await this.find(orderId);
    if (found.isStaff && !isPermitted(this.viewer.user, 'orders')) throw notFound('Order');
    if (found.unread === 0) return found;
    await inTransaction(this.deps.em, (tx) =>
      tx.nativeUpdate(
        MessageRecord,
        { orderId: found.id, fromStaff: !found.isStaff, readAt: null },
        { readAt: this.deps.now() },
      ),
    );
    return { ...found, unread: 0 };
  }

  /** Messages from staff that the customer has not read, on all their orders. */
  async countMyUnread(): Promise<number> {
    return countUnreadOf(this.deps.reads, requireUser(this.viewer).id);
  }

  /** Orders whose customers wait for an answer, longest first. For staff. */
  async unanswered({ page, pageSize }: PageQuery): Promise<Page<UnansweredOrder>> {
    this.require('orders');
    const at = readPage(page, pageSize);
    const { orders, count } = await readUnanswered(this.deps.reads, at.pageSize, at.offset);
    return toPage(orders, count, at);
  }

  /** Removes an order from `unanswered` without an answer: a thank-you needs none. For staff. Throws NOT_FOUND. */
  async settle(orderId: string): Promise<Conversation> {
    this.require('orders');
    await this.find(orderId);
    await inTransaction(this.deps.em, async (tx) => {
      const isSettled = await answerAll(tx, orderId, this.deps.now());
      if (isSettled) await auditMessages(tx, orderId, 'settled');
    });
    return this.find(orderId);
  }
}
