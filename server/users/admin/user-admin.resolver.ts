import {
  Arg,
  Ctx,
  Field,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  registerEnumType,
} from 'type-graphql';
import { enumOf } from '../../shared/api/enums.js';
import type { UserRole, UserStatus } from '../../shared/viewer.js';
import type { Context } from '../../start/context.js';
import { User, UserRoles, UserStatuses } from '../user.entity.js';
import { USER_SORTS, type UserSort } from '../user.store.js';
import { NewUserInput, UserChangeInput } from './user-admin.inputs.js';
import type { UserList } from './user-list.js';

const UserSorts = enumOf(USER_SORTS);
registerEnumType(UserSorts, {
  name: 'UserSort',
  description: 'Order of the list of users.',
  valuesConfig: {
    newest: { description: 'The newest account first.' },
    oldest: { description: 'The oldest account first.' },
    name: { description: 'By name, A to Z.' },
    nameDescending: { description: 'By name, Z to A.' },
  },
});

@ObjectType({ description: 'One page of users.' })
class UserPage {
  @Field(() => [User], { description: 'In the order asked for.' }) users: User[];
  @Field(() => Int, { description: 'How many fit, on all pages.' }) total: number;
  @Field(() => Int, { description: 'Which page this is, from 1.' }) page: number;
  @Field(() => Int, { description: 'How many pages there are.' }) totalPages: number;
}

const VersionArg = () =>
  Arg('version', () => Int, {
    nullable: true,
    description: 'The version that was looked at: refused when it is another by now.',
  });

@Resolver()
export class UserAdminResolver {
  @Query(() => UserPage, { description: 'Staff: the users, newest first unless asked otherwise.' })
  users(
    @Ctx() { services }: Context,
    @Arg('page', () => Int, { nullable: true, description: 'Which page, from 1.' }) page?: number,
    @Arg('pageSize', () => Int, { nullable: true, description: 'Users on a page, 1 to 100; 10 unless said.' })
    pageSize?: number,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Words in name, e-mail, phone, street, city or postal code.',
    })
    search?: string,
    @Arg('role', () => UserRoles, { nullable: true, description: 'Only users with this role.' })
    role?: UserRole,
    @Arg('status', () => UserStatuses, { nullable: true, description: 'Only users with this status.' })
    status?: UserStatus,
    @Arg('sort', () => UserSorts, { nullable: true, description: 'newest unless said.' }) sort?: UserSort,
  ): Promise<UserList> {
    return services.userAdmin.list({ page, pageSize, sort: sort ?? undefined, search, role, status });
  }

  @Mutation(() => User, {
    description: 'Staff: adds a user, with a first password or with an invitation by e-mail.',
  })
  createUser(
    @Ctx() { services }: Context,
    @Arg('input', () => NewUserInput, { description: 'Who is added.' }) input: NewUserInput,
  ): Promise<User> {
    return services.userAdmin.create(input);
  }

  @Mutation(() => User, {
    description: 'Staff: changes a user. Another address, role or status ends the sessions of that user.',
  })
  updateUser(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'The user.' }) id: string,
    @Arg('input', () => UserChangeInput, { description: 'What changes.' }) input: UserChangeInput,
  ): Promise<User> {
    return services.userAdmin.update(id, input);
  }

  @Mutation(() => Boolean, {
    description: 'Staff: takes the person out of an account and closes it; the orders stay.',
  })
  async deleteUser(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'The user.' }) id: string,
    @VersionArg() version?: number,
  ): Promise<boolean> {
    await services.userAdmin.remove(id, version);
    return true;
  }

  @Mutation(() => User, {
    description: 'Staff: an active user becomes inactive and is out at once; any other becomes active.',
  })
  toggleUserStatus(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'The user.' }) id: string,
    @VersionArg() version?: number,
  ): Promise<User> {
    return services.userAdmin.toggleStatus(id, version);
  }

  @Mutation(() => User, {
    description:
      'Staff: sends an invitation that was not accepted once more, with a new link; the one before opens nothing any more.',
  })
  resendInvitation(
    @Ctx() { services }: Context,
    @Arg('id', () => ID, { description: 'The user.' }) id: string,
  ): Promise<User> {
    return services.userAdmin.resendInvitation(id);
  }
}
