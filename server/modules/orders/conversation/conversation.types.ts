import { Field, ID, Int, ObjectType } from 'type-graphql';
import { pageOf } from '../../../platform/api/pagination.js';
import { Attachment } from '../../files/attachment.types.js';

@ObjectType({ description: 'A message on an order or a request, between its customer and staff.' })
export class Message {
  @Field(() => ID, { description: 'The id, from the client or the server.' }) id: string;
  @Field({ description: 'The text, as plain text.' }) body: string;
  @Field({ description: 'Whether the shop wrote it.' }) fromStaff: boolean;
  @Field({ description: "The author; customers see staff under the shop's name." }) author: string;
  @Field({ description: 'Whether you wrote it.' }) isMine: boolean;
  @Field({ description: 'Whether it is from the other side and unread on yours; false on a request.' })
  isUnread: boolean;
  @Field(() => Date, {
    nullable: true,
    description: 'When the other side read it; null until then, and on a request.',
  })
  readAt: Date | null;
  @Field(() => Date, { description: 'When it arrived.' }) createdAt: Date;
  @Field(() => [Attachment], { description: 'The attached photos and PDFs, at most five.' })
  files: Attachment[];
}

@ObjectType({ description: 'One page of messages.' })
export class MessagePage extends pageOf(Message, 'Messages, newest first.') {}

@ObjectType({ description: 'The messages on an order or a request, as one side sees them.' })
export class Conversation {
  /** Not part of the schema: the user who reads it; null for the customer of a request. */
  readerId: string | null;

  @Field(() => ID, { description: 'Id of the order or request it is about.' }) id: string;
  @Field({ description: 'Whether you write here as staff.' }) isStaff: boolean;
  @Field(() => Int, { description: 'Number of messages.' }) count: number;
  @Field(() => Int, { description: 'Unread messages from the other side; 0 on a request.' }) unread: number;
  @Field(() => Date, {
    nullable: true,
    description: 'When the other side last read your messages; null on a request.',
  })
  seenAt: Date | null;
  @Field(() => Int, { description: 'Number of unanswered customer messages; 0 on a request.' })
  unanswered: number;
}

@ObjectType({ description: 'An order whose customer waits for an answer.' })
export class UnansweredOrder {
  @Field(() => ID, { description: 'Id of the order.' }) orderId: string;
  @Field({ description: 'Number of the order.' }) orderNumber: string;
  @Field({ description: "The customer's name." }) customerName: string;
  @Field(() => Int, { description: 'Number of unanswered messages.' }) messages: number;
  @Field(() => Date, { description: 'When the first unanswered message arrived.' }) waitingSince: Date;
  @Field({ description: 'First 200 characters of the latest unanswered message.' }) excerpt: string;
}

@ObjectType({ description: 'One page of the orders whose customers wait for an answer.' })
export class UnansweredOrderPage extends pageOf(UnansweredOrder, 'The orders, the longest wait first.') {}
