import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { type Page, PageArgs } from '../shared/api/pagination.js';
import type { Context } from '../start/context.js';
import { RequestInput, RequestReplyInput, RequestTokenInput } from './request.inputs.js';
import {
  CustomerRequest,
  CustomerRequestPage,
  type RequestMessage,
  RequestMessagePage,
  RequestReceipt,
} from './request.types.js';
import { requestToken } from './request-link.js';
import { toCustomerRequest } from './request-view.js';
import type { StoredRequest } from './stored-request.js';

const shown = ({ env, now }: Context['parts'], request: StoredRequest) =>
  toCustomerRequest(request, env, now());

@Resolver(() => CustomerRequest)
export class RequestResolver {
  @Query(() => CustomerRequest, {
    description: 'The request that the link in an email leads to, without signing in; for 180 days.',
  })
  async request(
    @Ctx() { services, parts }: Context,
    @Args(() => RequestTokenInput) { token }: RequestTokenInput,
  ): Promise<CustomerRequest> {
    return shown(parts, await services.requests.open(token));
  }

  @Query(() => CustomerRequestPage, { description: 'Your requests, newest first.' })
  async myRequests(
    @Ctx() { services, parts }: Context,
    @Args(() => PageArgs) asked: PageArgs,
  ): Promise<CustomerRequestPage> {
    const { nodes, pageInfo } = await services.requests.mine(asked);
    return {
      pageInfo,
      nodes: nodes.map(({ id, reference, kind, state, destination, createdAt }) => ({
        ...{ id, reference, kind, state, destination, createdAt },
        token: requestToken(parts, id),
      })),
    };
  }

  @FieldResolver(() => RequestMessagePage, { description: 'The messages, newest first.' })
  messages(
    @Ctx() { services }: Context,
    @Root() { id, staffId }: CustomerRequest,
    @Args(() => PageArgs) asked: PageArgs,
  ): Promise<Page<RequestMessage>> {
    return services.requests.messages(id, staffId, asked);
  }

  @Mutation(() => RequestReceipt, {
    description:
      'Sends a request to the shop; the same once more within an hour is the first one. Works without signing in.',
  })
  async sendRequest(
    @Ctx() { services }: Context,
    @Arg('input', () => RequestInput, { description: 'The request.' }) input: RequestInput,
  ): Promise<RequestReceipt> {
    return { reference: await services.requests.send(input) };
  }

  @Mutation(() => CustomerRequest, {
    description:
      'Writes to the shop on the request of a link. A repeat with the same id is the same message.',
  })
  async replyToRequest(
    @Ctx() { services, parts }: Context,
    @Args(() => RequestReplyInput) { token, input }: RequestReplyInput,
  ): Promise<CustomerRequest> {
    return shown(parts, await services.requests.reply(token, input));
  }
}
