import { ArgsType, Field } from 'type-graphql';
import { registerEnum } from '../../../platform/api/enums.js';
import { type Page, PageArgs, readPage, toPage } from '../../../platform/api/pagination.js';
import { QueryText, QueryWord } from '../../../platform/api/query-fields.js';
import { readSearch } from '../../../platform/api/read-text.js';
import type { UserRole, UserStatus } from '../../../platform/auth/viewer.js';
import type { ReadPool } from '../../../platform/db/replicas/read-pool.js';
import { UserRoles, UserStatuses } from '../user.entity.js';
import { readUsers, type SeenUser, suggestUserName, type UserSort } from '../user.store.js';

const UserSorts = registerEnum<UserSort>('UserSort', 'Sort order of users.', {
  newest: 'The newest account first.',
  oldest: 'The oldest account first.',
  name: 'By name, A to Z.',
  nameDescending: 'By name, Z to A.',
});

/** Arguments of the list of users. */
@ArgsType()
export class UsersArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description: 'Words in name, email, phone, street, city or postal code.',
  })
  @QueryText()
  search?: string;
  @Field(() => UserRoles, { nullable: true, description: 'Only users with this role.' })
  @QueryWord(UserRoles, 'Role')
  role?: UserRole;
  @Field(() => UserStatuses, { nullable: true, description: 'Only users with this status.' })
  @QueryWord(UserStatuses, 'Status')
  status?: UserStatus;
  @Field(() => UserSorts, { defaultValue: 'newest', description: 'The sort order.' })
  @QueryWord(UserSorts, 'Sort')
  sort?: UserSort;
}

/** A page, and the name that a search without results may have meant. */
export interface FoundUsers extends Page<SeenUser> {
  readonly didYouMean: string | null;
}

/** One page of users, newest first by default. Throws BAD_INPUT. */
export async function listUsers(
  reads: ReadPool,
  { page, pageSize, sort, search, role, status }: UsersArgs,
): Promise<FoundUsers> {
  const asked = readPage(page, pageSize);
  const filter = { search: readSearch(search), role, status };
  const { users, total } = await readUsers(reads, filter, {
    sort: sort ?? 'newest',
    limit: asked.pageSize,
    offset: asked.offset,
  });
  const didYouMean = total === 0 ? await suggestUserName(reads, filter) : null;
  return { ...toPage(users, total, asked), didYouMean };
}
