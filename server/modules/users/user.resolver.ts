import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/http/context.js';
import { Session } from './sessions/session.js';
import { User } from './user.entity.js';
import { LoginInput, RegisterInput } from './user.inputs.js';

@Resolver()
export class UserResolver {
  @Query(() => User, { nullable: true, description: 'The signed-in user; null for a guest.' })
  me(@Ctx() { services, viewer }: Context): Promise<User> | null {
    return viewer.user ? services.users.me(viewer.user) : null;
  }

  @Mutation(() => Session, { description: 'Creates an account and signs in.' })
  register(
    @Ctx() { services }: Context,
    @Arg('input', () => RegisterInput, { description: 'The new account.' }) input: RegisterInput,
  ): Promise<Session> {
    return services.users.register(input);
  }

  @Mutation(() => Session, { description: 'Signs in.' })
  login(
    @Ctx() { services }: Context,
    @Arg('input', () => LoginInput, { description: 'The credentials.' }) input: LoginInput,
  ): Promise<Session> {
    return services.users.login(input);
  }
}
