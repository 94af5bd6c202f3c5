import { Arg, Args, ArgsType, Ctx, Field, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestKind, RequestState } from '../../rules/requests.js';
import { MessageInput } from '../conversation/message.inputs.js';
import { PageArgs } from '../shared/api/pagination.js';
import { requireAdmin } from '../shared/viewer.js';
import type { Context } from '../start/context.js';
import { RequestKinds, RequestStates } from './request.types.js';
import { toAdminRequest, toAdminRequestRow } from './request-view.js';
import { QuoteOfferInput, RequestMoveInput, RequestOfferInput } from './staff-request.inputs.js';
import { AdminRequest, AdminRequestPage } from './staff-request.types.js';
import type { StoredRequest } from './stored-request.js';

@ArgsType()
class AdminRequestsArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description: "A request's number, or words of a name or an address; up to 100 characters.",
  })
  search?: string;
  @Field(() => RequestKinds, { nullable: true, description: 'Only these.' }) kind?: RequestKind;
  @Field(() => RequestStates, { nullable: true, description: 'Only these.' }) state?: RequestState;
  @Field(() => Int, {
    nullable: true,
    description: 'Only those whose customers have waited for an answer so many days, 0 to 365.',
  })
  waitingDays?: number;
}

const shown = ({ parts, viewer }: Context, request: StoredRequest) =>
  toAdminRequest(request, parts.env, parts.now(), requireAdmin(viewer).id);

@Resolver()
export class StaffRequestResolver {
  @Query(() => AdminRequestPage, { description: 'Staff: requests of everybody.' })
  async adminRequests(
    @Ctx() { services }: Context,
    @Args(() => AdminRequestsArgs) asked: AdminRequestsArgs,
  ): Promise<AdminRequestPage> {
    const { nodes, pageInfo } = await services.staffRequests.list(asked);
    return { pageInfo, nodes: nodes.map(toAdminRequestRow) };
  }

  @Query(() => AdminRequest, { description: 'Staff: one request.' })
  async adminRequest(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Of any request.' }) id: string,
  ): Promise<AdminRequest> {
    return shown(context, await context.services.staffRequests.find(id));
  }

  @Mutation(() => AdminRequest, {
    description:
      'Staff: answers a request; its customer gets it by email. A repeat with the same id is the same message.',
  })
  async adminAnswerRequest(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Of any request.' }) id: string,
    @Arg('input', () => MessageInput, { description: 'The message.' }) input: MessageInput,
  ): Promise<AdminRequest> {
    return shown(context, await context.services.staffRequests.answer(id, input));
  }

  @Mutation(() => AdminRequest, {
    description:
      'Staff: moves a request to one of its `moves`, or with its own state marks that nobody waits.',
  })
  async adminMoveRequest(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Of any request.' }) id: string,
    @Arg('input', () => RequestMoveInput, { description: 'Where to.' }) { state, version }: RequestMoveInput,
  ): Promise<AdminRequest> {
    return shown(context, await context.services.staffRequests.move(id, state, version));
  }

  @Mutation(() => AdminRequest, {
    description:
      'Staff: offers a price for the shipment of a request as a saved quote; its customer gets it by email.',
  })
  async adminOfferOnRequest(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'Of a request with a shipment.' }) id: string,
    @Arg('input', () => RequestOfferInput, { description: 'The price.' }) input: RequestOfferInput,
  ): Promise<AdminRequest> {
    return shown(context, await context.services.staffRequests.offer(id, input));
  }

  @Mutation(() => AdminRequest, {
    description:
      'Staff: offers another price for the shipment of a saved quote, by a request that is made for it; the customer gets it by email. A repeat with the same id is the same offer.',
  })
  async adminOfferOnQuote(
    @Ctx() context: Context,
    @Arg('quoteId', () => ID, { description: 'Of a quote that is not booked.' }) quoteId: string,
    @Arg('input', () => QuoteOfferInput, { description: 'The price, and who gets it.' })
    input: QuoteOfferInput,
  ): Promise<AdminRequest> {
    return shown(context, await context.services.staffRequests.offerOnQuote(quoteId, input));
  }
}
