import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../context.js';
import { User } from './user.entity.js';
import { LoginInput, RegisterInput } from './user.inputs.js';

@ObjectType({ description: 'A sign-in: the bearer token and whose it is.' })
class Session {
  @Field({ description: 'Sent as "Authorization: Bearer …".' }) token: string;
  @Field(() => User) user: User;
}

@Resolver()
export class UserResolver {
  @Query(() => User, { nullable: true, description: 'The signed-in user; null for a guest.' })
  me(@Ctx() { services, viewer }: Context): Promise<User> | null {
    return viewer.user ? services.users.me(viewer.user) : null;
  }

  @Mutation(() => Session, { description: 'Makes an account and signs in.' })
  register(
    @Ctx() { services }: Context,
    @Arg('input', () => RegisterInput) input: RegisterInput,
  ): Promise<Session> {
    return services.users.register(input);
  }

  @Mutation(() => Session, { description: 'Signs in.' })
  login(@Ctx() { services }: Context, @Arg('input', () => LoginInput) input: LoginInput): Promise<Session> {
    return services.users.login(input);
  }
}
