import { Arg, Ctx, Field, ID, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/http/context.js';
import { User } from '../user.entity.js';
import type { MergePreview } from './merge.service.js';

@ObjectType('MergePreview', { description: 'What merging an account into another would do.' })
class MergePreviewView {
  @Field(() => User, { description: 'The account that is closed.' }) from: User;
  @Field(() => User, { description: 'The account that stays, with its email address and password.' })
  into: User;
  @Field(() => Int, { description: 'Number of orders that move.' }) orders: number;
  @Field(() => Int, { description: 'Number of saved quotes that move.' }) quotes: number;
  @Field(() => Int, { description: 'Number of requests that move.' }) requests: number;
  @Field(() => Int, {
    description: 'Number of saved addresses; those that are not there yet move, up to 20 in all.',
  })
  savedAddresses: number;
  @Field(() => Int, { description: 'Number of notes that move.' }) notes: number;
  @Field(() => Int, { description: 'Number of orders under way that then write to the address that stays.' })
  notifiedOrders: number;
  @Field({ description: 'Send it with the merge, which is refused when anything has changed since.' })
  fingerprint: string;
}

const FROM = { description: 'The account that is closed.' };
const INTO = { description: 'The account that stays.' };

@InputType({ description: 'A merge as it was previewed.' })
class MergeAccountsInput {
  @Field(() => ID, FROM) from: string;
  @Field(() => ID, INTO) into: string;
  @Field({ description: 'Fingerprint of the preview.' }) fingerprint: string;
}

@Resolver()
export class MergeAccountsResolver {
  @Query(() => MergePreviewView, { description: 'Staff: what merging an account into another would do.' })
  adminMergePreview(
    @Ctx() { services }: Context,
    @Arg('from', () => ID, FROM) from: string,
    @Arg('into', () => ID, INTO) into: string,
  ): Promise<MergePreview> {
    return services.mergeAccounts.preview(from, into);
  }

  @Mutation(() => User, {
    description:
      'Staff: moves orders, quotes, requests, saved addresses and notes of an account into another account of the same person, and closes the first.',
  })
  adminMergeAccounts(
    @Ctx() { services }: Context,
    @Arg('input', () => MergeAccountsInput, { description: 'The merge and its preview.' })
    { from, into, fingerprint }: MergeAccountsInput,
  ): Promise<User> {
    return services.mergeAccounts.merge(from, into, fingerprint);
  }
}
