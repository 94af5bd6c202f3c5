import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { StaffOnly } from '../../platform/api/guarded-fields.js';
import { type Page, PageArgs } from '../../platform/api/pagination.js';
import { requirePermission } from '../../platform/auth/viewer.js';
import type { Context } from '../../platform/http/context.js';
import { Conversation } from '../orders/conversation/conversation.types.js';
import { MessageInput } from '../orders/conversation/message.inputs.js';
import { SavedQuote } from '../quotes/saved/saved-quote.entity.js';
import {
  QuoteOfferInput,
  RequestFilter,
  RequestInput,
  RequestMoveInput,
  RequestOfferInput,
  RequestReplyInput,
  RequestSecretInput,
} from './request.inputs.js';
import type { RequestRow } from './request.store.js';
import { Request, RequestPage, RequestReceipt, toRequest } from './request.types.js';
import { requestSecret } from './request-link.js';

const toStaff = ({ viewer }: Context, row: RequestRow) =>
  toRequest(row, requirePermission(viewer, 'orders').id);
const pageOf = ({ nodes, pageInfo }: Page<RequestRow>, show: (row: RequestRow) => Request): RequestPage => ({
  pageInfo,
  nodes: nodes.map(show),
});

@Resolver(() => Request)
export class RequestResolver {
  @Query(() => Request, { description: 'The request that a link opens, without signing in; for 180 days.' })
  async request(
    @Ctx() { services }: Context,
    @Args(() => RequestSecretInput) { secret }: RequestSecretInput,
  ): Promise<Request> {
    return toRequest(await services.requests.open(secret));
  }

  @Query(() => RequestPage, { description: 'Your requests, newest first.' })
  async myRequests(
    @Ctx() { services }: Context,
    @Args(() => PageArgs) asked: PageArgs,
  ): Promise<RequestPage> {
    return pageOf(await services.requests.mine(asked), (row) => toRequest(row));
  }

  @Mutation(() => RequestReceipt, {
    description:
      'Sends a request to the shop; an identical one within an hour returns the first. Works without signing in.',
  })
  async sendRequest(
    @Ctx() { services }: Context,
    @Arg('input', () => RequestInput, { description: 'The request.' }) input: RequestInput,
  ): Promise<RequestReceipt> {
    return { reference: await services.requests.send(input) };
  }

  @Mutation(() => Request, {
    description:
      'Sends a message to the shop on the request that a link opens. A repeat with the same id sends nothing more.',
  })
  async replyToRequest(
    @Ctx() { services }: Context,
    @Args(() => RequestReplyInput) { secret, input }: RequestReplyInput,
  ): Promise<Request> {
    return toRequest(await services.requests.reply(secret, input));
  }

  @Query(() => RequestPage, { description: 'Staff: all requests.' })
  async adminRequests(
    @Ctx() context: Context,
    @Args(() => RequestFilter) asked: RequestFilter,
  ): Promise<RequestPage> {
    return pageOf(await context.services.staffRequests.list(asked), (row) => toStaff(context, row));
  }

  @Query(() => Request, { description: 'Staff: one request.' })
  async adminRequest(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of any request.' }) id: string,
  ): Promise<Request> {
    return toStaff(context, await context.services.staffRequests.find(id));
  }

  @Mutation(() => Request, {
    description:
      'Staff: answers a request; the customer gets the answer by email. A repeat with the same id sends nothing more.',
  })
  async adminAnswerRequest(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of any request.' }) id: string,
    @Arg('input', () => MessageInput, { description: 'The message.' }) input: MessageInput,
  ): Promise<Request> {
    return toStaff(context, await context.services.staffRequests.answer(id, input));
  }

  @Mutation(() => Request, {
    description:
      'Staff: moves a request to one of its `moves`; its own state marks that the customer waits for no answer.',
  })
  async adminMoveRequest(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of any request.' }) id: string,
    @Arg('input', () => RequestMoveInput, { description: 'The new state.' }) input: RequestMoveInput,
  ): Promise<Request> {
    return toStaff(context, await context.services.staffRequests.move(id, input));
  }

  @Mutation(() => Request, {
    description:
      'Staff: offers a price for the shipment of a request as a saved quote; the customer gets it by email.',
  })
  async adminOfferOnRequest(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Id of a request with a shipment.' }) id: string,
    @Arg('input', () => RequestOfferInput, { description: 'The price.' }) input: RequestOfferInput,
  ): Promise<Request> {
    return toStaff(context, await context.services.staffRequests.offer(id, input));
  }

  @Mutation(() => SavedQuote, {
    description:
      'Staff: offers another price for the shipment of a saved quote, by a request created for it; the customer gets it by email. A repeat with the same id makes no second offer.',
  })
  async adminOfferOnQuote(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Id of a quote that is not booked.' }) id: string,
    @Arg('input', () => QuoteOfferInput, { description: 'The price and the recipient.' })
    input: QuoteOfferInput,
  ): Promise<SavedQuote | null> {
    await services.staffRequests.offerOnQuote(id, input);
    return services.savedQuotes.find(id);
  }

  @FieldResolver(() => SavedQuote, { nullable: true, description: 'The offer; null until there is one.' })
  offer(@Ctx() { services }: Context, @Root() { offerId }: Request): Promise<SavedQuote | null> | null {
    return offerId === null ? null : services.savedQuotes.find(offerId);
  }

  @FieldResolver(() => Conversation, { description: 'Messages on the request.' })
  conversation(@Root() { thread }: Request): Conversation {
    return thread;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The part after the # in its link, which opens it; only for the account that sent it.',
  })
  secret(@Ctx() { deps, viewer }: Context, @Root() { id, userId }: Request): string | null {
    return userId !== null && userId === viewer.user?.id ? requestSecret(deps, id) : null;
  }
}

@Resolver(() => SavedQuote)
export class QuoteRequestResolver {
  @FieldResolver(() => Request, {
    nullable: true,
    description: 'The request that it was offered for, or that offers another price for it.',
  })
  @StaffOnly('orders')
  async request(@Ctx() context: Context, @Root() { id }: SavedQuote): Promise<Request | null> {
    const row = await context.services.staffRequests.ofQuote(id);
    return row && toStaff(context, row);
  }
}
