import { Arg, Args, ArgsType, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { PageArgs, pageOf } from '../../../../platform/api/pagination.js';
import { VersionArg } from '../../../../platform/api/version.js';
import type { Context } from '../../../../platform/http/context.js';
import { SearchSynonym } from './synonym.entity.js';
import { SearchSynonymInput } from './synonym-admin.service.js';

@ObjectType({ description: 'One page of synonyms.' })
class SearchSynonymPage extends pageOf(SearchSynonym, 'The synonyms, by meaning and word.') {}

@ArgsType()
class SearchSynonymsArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Part of the word or its meaning.' })
  search?: string;
}

@Resolver()
export class SynonymAdminResolver {
  @Query(() => SearchSynonymPage, { description: 'Staff: the synonyms of the product search.' })
  async adminSearchSynonyms(
    @Ctx() { services }: Context,
    @Args(() => SearchSynonymsArgs) args: SearchSynonymsArgs,
  ): Promise<SearchSynonymPage> {
    return services.synonymAdmin.list(args);
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

  @Mutation(() => ID, { description: 'Staff: deletes a synonym of the product search. Returns its id.' })
  async adminDeleteSearchSynonym(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'The synonym.' }) id: string,
    @VersionArg() version?: number,
  ): Promise<string> {
    return services.synonymAdmin.remove(id, version);
  }
}
