import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
} from 'type-graphql';
import { PageArgs, pageOf } from '../../../shared/api/pagination.js';
import type { Context } from '../../../start/context.js';
import { FINDS_MAX, SYNONYM_LENGTH_MAX, type SynonymChange } from './synonym-admin.service.js';

const WORD = `What customers type, such as "couch"; up to ${SYNONYM_LENGTH_MAX} characters.`;
const MEANING = `What it means in this shop, such as "sofa": looked for as if it had been typed; up to ${SYNONYM_LENGTH_MAX} characters.`;

@ObjectType({ description: 'A word that customers type, and what it means in this shop.' })
class SearchSynonym {
  @Field(() => ID, { description: 'The synonym.' }) id: string;
  @Field({ description: WORD }) word: string;
  @Field({ description: MEANING }) meaning: string;
  @Field(() => [String], {
    description: `Names of the first ${FINDS_MAX} products that customers find by the word; empty when they find none.`,
  })
  finds: readonly string[];
  @Field(() => Int, {
    description: "Rises with every change. Send it with a change, so that nobody else's is overwritten.",
  })
  version: number;
}

@ObjectType({ description: 'One page of synonyms.' })
class SearchSynonymPage extends pageOf(SearchSynonym, 'By meaning and word.') {}

@InputType({
  description: 'A synonym as staff set it; fields left out do not change. A new one needs both words.',
})
class SearchSynonymInput implements SynonymChange {
  @Field(() => String, { nullable: true, description: WORD }) word?: string | null;
  @Field(() => String, { nullable: true, description: MEANING }) meaning?: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The version that was read; a change is refused when it has changed since.',
  })
  version?: number | null;
}

@ArgsType()
class SearchSynonymsArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Part of the word or of its meaning.' })
  search?: string;
}

@Resolver()
export class SynonymAdminResolver {
  @Query(() => SearchSynonymPage, { description: 'Staff: the synonyms of the product search.' })
  async adminSearchSynonyms(
    @Ctx() { services }: Context,
    @Args(() => SearchSynonymsArgs) asked: SearchSynonymsArgs,
  ): Promise<SearchSynonymPage> {
    return services.synonymAdmin.list(asked);
  }

  @Mutation(() => SearchSynonym, { description: 'Staff: adds a synonym to the product search.' })
  async adminCreateSearchSynonym(
    @Ctx() { services }: Context,
    @Arg('input', () => SearchSynonymInput, { description: 'The synonym.' }) input: SearchSynonymInput,
  ): Promise<SearchSynonym> {
    return services.synonymAdmin.create(input);
  }

  @Mutation(() => SearchSynonym, { description: 'Staff: changes a synonym of the product search.' })
  async adminUpdateSearchSynonym(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'The synonym.' }) id: string,
    @Arg('input', () => SearchSynonymInput, { description: 'What changes.' }) input: SearchSynonymInput,
  ): Promise<SearchSynonym> {
    return services.synonymAdmin.update(id, input);
  }

  @Mutation(() => Boolean, { description: 'Staff: deletes a synonym of the product search.' })
  async adminDeleteSearchSynonym(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'The synonym.' }) id: string,
    @Arg('version', () => Int, {
      nullable: true,
      description: 'The version that was read; refused when it has changed since.',
    })
    version?: number,
  ): Promise<boolean> {
    await services.synonymAdmin.remove(id, version);
    return true;
  }
}
