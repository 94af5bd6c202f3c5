import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import {
  type Permission,
  permissionsOf,
  type StaffRole,
  staffRoleOf,
} from '../../../../rules/users/permissions.js';
import { Permissions } from '../../../platform/api/enums.js';
import { pageOf } from '../../../platform/api/pagination.js';
import { VersionArg } from '../../../platform/api/version.js';
import type { Context } from '../../../platform/http/context.js';
import { DID_YOU_MEAN } from '../../../platform/search/slips.js';
import { StaffRoles, User } from '../user.entity.js';
import { NewUserInput, UserChangeInput } from './user-admin.inputs.js';
import { type FoundUsers, UsersArgs } from './user-list.js';

@ObjectType({ description: 'One page of users.' })
class UserPage extends pageOf(User, 'Users, in the requested order.') {
  @Field(() => String, { nullable: true, description: DID_YOU_MEAN }) didYouMean: string | null;
}

@Resolver(() => User)
export class UserAdminResolver {
  @Query(() => UserPage, { description: 'Staff: the users, newest first by default.' })
  adminUsers(@Ctx() { services }: Context, @Args(() => UsersArgs) asked: UsersArgs): Promise<FoundUsers> {
    return services.userAdmin.list(asked);
  }

  @Query(() => User, { description: 'Staff: one user.' })
  adminUser(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'The user.' }) id: string,
  ): Promise<User> {
    return services.userAdmin.read(id);
  }

  @Mutation(() => User, {
    description: 'Staff: adds a user, with a first password or with an invitation by email.',
  })
  adminCreateUser(
    @Ctx() { services }: Context,
    @Arg('input', () => NewUserInput, { description: 'The new user.' }) input: NewUserInput,
  ): Promise<User> {
    return services.userAdmin.create(input);
  }

  @FieldResolver(() => StaffRoles, {
    nullable: true,
    description: 'The role of a member of staff; null for customers.',
  })
  staffRole(@Root() user: User): StaffRole | null {
    return staffRoleOf(user);
  }

  @FieldResolver(() => [Permissions], {
    description: 'Permissions of a member of staff; none for customers.',
  })
  permissions(@Root() user: User): readonly Permission[] {
    return permissionsOf(user);
  }

  @FieldResolver(() => Int, {
    description: 'Number of orders under way that write to this address; they follow its change.',
  })
  notifiedOrders(@Ctx() { services }: Context, @Root() user: User): Promise<number> {
    return services.userAdmin.notifiedOrders(user);
  }

  @Mutation(() => User, {
    description: "Staff: changes a user. A new address, role or status ends the user's sessions.",
  })
  adminUpdateUser(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'The user.' }) id: string,
    @Arg('input', () => UserChangeInput, { description: 'What changes.' }) input: UserChangeInput,
  ): Promise<User> {
    return services.userAdmin.update(id, input);
  }

  @Mutation(() => ID, {
    description: 'Staff: closes an account and removes its personal data; the orders stay. Returns its id.',
  })
  async adminDeleteUser(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'The user.' }) id: string,
    @VersionArg() version?: number,
  ): Promise<string> {
    await services.userAdmin.remove(id, version);
    return id;
  }

  @Mutation(() => User, {
    description:
      'Staff: resends an invitation that was not accepted, with a new link; the previous link no longer works.',
  })
  adminResendInvitation(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'The user.' }) id: string,
  ): Promise<User> {
    return services.userAdmin.resendInvitation(id);
  }
}
