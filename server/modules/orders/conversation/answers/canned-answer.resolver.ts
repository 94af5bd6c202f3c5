import { Arg, Args, Ctx, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { PageArgs, pageOf } from '../../../../platform/api/pagination.js';
import type { Context } from '../../../../platform/http/context.js';
import { MESSAGE_MAX } from '../message.inputs.js';
import { CannedAnswer, TITLE_MAX } from './canned-answer.entity.js';

@ObjectType({ description: 'One page of answers.' })
class CannedAnswerPage extends pageOf(CannedAnswer, 'The answers, by title.') {}

@Resolver()
export class CannedAnswerResolver {
  @Query(() => CannedAnswerPage, { description: 'Staff: texts that you send often, shared by all staff.' })
  async adminCannedAnswers(
    @Ctx() { services }: Context,
    @Args(() => PageArgs) asked: PageArgs,
  ): Promise<CannedAnswerPage> {
    return services.cannedAnswers.list(asked);
  }

  @Mutation(() => CannedAnswer, {
    description: 'Staff: saves an answer; one with the same title gets the new text.',
  })
  async adminSaveCannedAnswer(
    @Ctx() { services }: Context,
    @Arg('title', { description: `The title, 1 to ${TITLE_MAX} characters.` }) title: string,
    @Arg('body', { description: `The text, 1 to ${MESSAGE_MAX.toLocaleString('en-GB')} characters.` })
    body: string,
  ): Promise<CannedAnswer> {
    return services.cannedAnswers.save(title, body);
  }

  @Mutation(() => ID, { description: 'Staff: deletes an answer. Returns its id.' })
  async adminDeleteCannedAnswer(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'The answer.' }) id: string,
  ): Promise<string> {
    return services.cannedAnswers.remove(id);
  }
}
