import { ArrayMaxSize, ArrayMinSize, ArrayUnique, Max, MaxLength, Min } from 'class-validator';
import {
  Arg,
  Args,
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
import { PERMISSIONS, type Permission } from '../../../../rules/users/permissions.js';
import { Permissions } from '../../../platform/api/enums.js';
import { type Page, PageArgs, pageOf } from '../../../platform/api/pagination.js';
import type { Context } from '../../../platform/http/context.js';
import { ApiKey } from './api-key.entity.js';
import { type ApiKeyWithSecret, NAME_MAX } from './api-key.service.js';

const DAYS = { message: 'Choose from 1 to 365 days' };
const CHOSEN = { message: 'Choose at least one permission, each once' };

@InputType({ description: 'A new API key.' })
class ApiKeyInput {
  @Field({ description: `Its name, up to ${NAME_MAX} characters.` })
  @MaxLength(NAME_MAX, { message: `Keep the name under ${NAME_MAX} characters` })
  name: string;

  @Field(() => [Permissions], {
    description: 'Its permissions: those of its owner, or fewer; never `USERS`.',
  })
  @ArrayMinSize(1, CHOSEN)
  @ArrayMaxSize(PERMISSIONS.length, CHOSEN)
  @ArrayUnique(CHOSEN)
  permissions: Permission[];

  @Field(() => Int, { description: 'Days for which it is valid, 1 to 365.' })
  @Min(1, DAYS)
  @Max(365, DAYS)
  days: number;
}

@ObjectType({ description: 'One page of API keys.' })
class ApiKeyPage extends pageOf(ApiKey, 'API keys, newest first.') {}

@ObjectType('ApiKeyWithSecret', { description: 'A new API key.' })
class ShownApiKey implements ApiKeyWithSecret {
  @Field(() => ApiKey, { description: 'The key without its secret.' }) apiKey: ApiKey;
  @Field({ description: 'The key, `hl_…`, for "Authorization: Bearer …"; shown this once.' }) key: string;
}

@Resolver()
export class ApiKeyResolver {
  @Query(() => ApiKeyPage, { description: 'Staff: the API keys of all staff, newest first.' })
  adminApiKeys(@Ctx() { services }: Context, @Args(() => PageArgs) args: PageArgs): Promise<Page<ApiKey>> {
    return services.apiKeys.list(args);
  }

  @Mutation(() => ShownApiKey, { description: 'Staff: makes an API key of their own.' })
  adminCreateApiKey(
    @Ctx() { services }: Context,
    @Arg('input', () => ApiKeyInput, { description: 'The key.' }) input: ApiKeyInput,
  ): Promise<ApiKeyWithSecret> {
    return services.apiKeys.create(input);
  }

  @Mutation(() => ApiKey, { description: 'Staff: revokes an API key at once.' })
  adminRevokeApiKey(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'Id of the key.' }) id: string,
  ): Promise<ApiKey> {
    return services.apiKeys.revoke(id);
  }
}
