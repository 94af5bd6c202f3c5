import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { type Page, PageArgs } from '../../../platform/api/pagination.js';
import type { Context } from '../../../platform/http/context.js';
import { Order } from '../order-view.js';
import {
  Conversation,
  type Message,
  MessagePage,
  type UnansweredOrder,
  UnansweredOrderPage,
} from './conversation.types.js';
import { MessageInput } from './message.inputs.js';

@Resolver(() => Conversation)
export class ConversationResolver {
  @Query(() => Conversation, { description: 'Messages on one of your orders; for staff, on any order.' })
  conversation(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Id of an order that you may see.' }) id: string,
  ): Promise<Conversation> {
    return services.conversations.find(id);
  }

  @FieldResolver(() => MessagePage, { description: 'The messages, newest first.' })
  messages(
    @Ctx() { services }: Context,
    @Root() conversation: Conversation,
    @Args(() => PageArgs) asked: PageArgs,
  ): Promise<Page<Message>> {
    return services.conversations.messages(conversation, asked);
  }

  @Query(() => Int, { description: 'Number of unread messages from the shop, on all your orders.' })
  myUnreadMessages(@Ctx() { services }: Context): Promise<number> {
    return services.conversations.countMyUnread();
  }

  @Query(() => UnansweredOrderPage, { description: 'Staff: orders with unanswered customer messages.' })
  adminUnansweredOrders(
    @Ctx() { services }: Context,
    @Args(() => PageArgs) asked: PageArgs,
  ): Promise<Page<UnansweredOrder>> {
    return services.conversations.unanswered(asked);
  }

  @Mutation(() => Conversation, {
    description:
      'Sends a message to the shop, or as staff to the customer. A repeat with the same id sends nothing more.',
  })
  sendMessage(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Id of an order that you may see.' }) id: string,
    @Arg('input', () => MessageInput, { description: 'The message.' }) input: MessageInput,
  ): Promise<Conversation> {
    return services.conversations.send(id, input);
  }

  @Mutation(() => Conversation, { description: 'Marks every message on an order as read by your side.' })
  markMessagesRead(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Id of an order that you may see.' }) id: string,
  ): Promise<Conversation> {
    return services.conversations.markRead(id);
  }

  @Mutation(() => Conversation, { description: "Staff: marks the customer's messages as needing no answer." })
  adminMarkConversationAnswered(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Id of any order.' }) id: string,
  ): Promise<Conversation> {
    return services.conversations.settle(id);
  }
}

@Resolver(() => Order)
export class OrderConversationResolver {
  @FieldResolver(() => Conversation, { description: 'Messages on the order.' })
  conversation(@Ctx() { services }: Context, @Root() { id }: Order): Promise<Conversation> {
    return services.conversations.find(id);
  }
}
