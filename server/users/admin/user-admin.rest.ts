import { IsByteLength, IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import {
  conflictOf,
  dateTime,
  int,
  listOf,
  nullable,
  object,
  oneOf,
  pageFields,
  recordOf,
  text,
  under,
} from '../../rest/serializer.js';
import { AsSent } from '../../shared/api/clean-text.js';
import { Describe } from '../../shared/api/describe.js';
import type { Page } from '../../shared/api/pagination.js';
import { IsVersion } from '../../shared/api/version.js';
import type { UserRole, UserStatus } from '../../shared/viewer.js';
import { UserRoles, UserStatuses } from '../user.entity.js';
import { LONG_PASSWORD } from '../user.inputs.js';
import { restUser } from '../user.rest.js';
import { type SeenUser, USER_SORTS, type UserSort } from '../user.store.js';
import { BAD_EMAIL, LONG_NAME, lengthMessage, REQUIRED, UserDetails } from './user-admin.inputs.js';
import type { UserChange } from './user-change.js';
import type { UsersAsked } from './user-list.js';

const TEXT = { schema: { type: 'string' } };
const WHOLE = { schema: { type: 'string', pattern: '^\\d{1,9}$' } };
const ONCE = { message: 'Send each filter once, as text' };

/** What the list can be asked for; an empty text counts as left out. */
export class UserQuery {
  @Describe('Which page, from 1.', WHOLE) @IsOptional() @IsString(ONCE) page?: string;
  @Describe('Users on a page, 1 to 100; 10 when left out.', WHOLE)
  @IsOptional()
  @IsString(ONCE)
  limit?: string;
  @Describe('Words in name, email, phone, street, city or postal code.')
  @IsOptional()
  @IsString(ONCE)
  search?: string;

  @Describe('Only users with this role.')
  @IsOptional()
  @IsIn(['', ...Object.values(UserRoles)], { message: 'Role must be customer or admin' })
  role?: UserRole | '';

  @Describe('Only users with this status.')
  @IsOptional()
  @IsIn(['', ...Object.values(UserStatuses)], { message: 'Status must be active, inactive or suspended' })
  status?: UserStatus | '';

  @Describe('newest (unless said), oldest, name or nameDescending.')
  @IsOptional()
  @IsIn(['', ...USER_SORTS], { message: `Sort must be one of ${USER_SORTS.join(', ')}` })
  sort?: UserSort | '';
}

/** The parts that were sent. */
export function toUsersAsked({ page, limit, search, role, status, sort }: UserQuery): UsersAsked {
  return {
    page: readWhole(page),
    pageSize: readWhole(limit),
    search,
    role: role || undefined,
    status: status || undefined,
    sort: sort || undefined,
  };
}

/** Not a number for anything but digits, which the page rules then refuse in their words. */
function readWhole(text: string | undefined): number | undefined {
  if (!text) return undefined;
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}

/** A user as REST callers send them: the address in flat fields. */
class UserBody extends UserDetails {
  @Describe('Full name.')
  @IsOptional()
  @MaxLength(200, LONG_NAME)
  @IsString(REQUIRED)
  name?: string;

  @Describe('The email address; one account per address.')
  @IsOptional()
  @MaxLength(254, BAD_EMAIL)
  @IsString(REQUIRED)
  email?: string;

  @Describe('Street and house, in one line.', TEXT)
  @IsOptional()
  @MaxLength(200, lengthMessage('Address', 200))
  address?: string;

  @Describe('Town or city.', TEXT) @IsOptional() @MaxLength(100, lengthMessage('City', 100)) city?: string;

  @Describe('State, county or province.', TEXT)
  @IsOptional()
  @MaxLength(100, lengthMessage('State', 100))
  state?: string;

  @Describe('Postal code.', TEXT)
  @IsOptional()
  @MaxLength(20, lengthMessage('Postal code', 20))
  zipCode?: string;

  @Describe('Country.', TEXT) @IsOptional() @MaxLength(100, lengthMessage('Country', 100)) country?: string;
}

/** A change of a user, decided on what was read. */
export class UserChangeBody extends UserBody {
  @Describe('The version that was read; header `If-Match` says the same. Refused when it has changed since.')
  @IsOptional()
  @IsVersion()
  version?: number;
}

/** A new user. Without a password the person is invited by email to choose one. */
export class NewUserBody extends UserBody {
  @Describe('A first password, which staff give to the person.', TEXT)
  @IsOptional()
  @IsByteLength(0, 1024, LONG_PASSWORD)
  @AsSent()
  password?: string;
}

/** The change that a body means. */
export function toUserChange(body: UserBody): UserChange {
  const { address, city, state, zipCode, country, name, email, phone, role, status, department } = body;
  const isMoved = [address, city, state, zipCode, country].some((part) => part != null);
  const line2 = address == null ? undefined : '';
  return {
    ...{ name, email, phone, role, status, department },
    ...(isMoved ? { address: { line1: address, line2, city, state, postcode: zipCode, country } } : {}),
  };
}

const restManagedUser = object<SeenUser>(
  'ManagedUser',
  'A user as staff see them.',
)({
  ...restUser.fields,
  joinDate: dateTime('When the account was created.').from(({ createdAt }) => createdAt),
  lastLogin: nullable(dateTime('The last sign-in; null before the first.')).from(
    ({ lastLoginAt }) => lastLoginAt,
  ),
  department: nullable(text('Department of a member of staff; null when unknown.')),
  invitationExpiresAt: nullable(dateTime('Until when the invitation can be accepted; null without one.')),
  version: int(
    "Rises when name, address, phone, role, status or department change. Send it with a change, so that nobody else's is overwritten.",
  ),
});

export const USER_CONFLICT = conflictOf('UserConflict', {
  name: text('Full name.'),
  email: text('Where messages go.'),
  phone: text('Phone number.'),
  address: nullable(recordOf(text(), 'Where the user lives, part by part.')),
  role: oneOf(Object.values(UserRoles), "The user's role."),
  status: oneOf(Object.values(UserStatuses), 'Whether the user can sign in.'),
  department: nullable(text('Where a member of staff works.')),
});

export const restManagedUserAnswer = under('user', restManagedUser);

export const restUserPage = object<Page<SeenUser>>(
  'UserPage',
  'One page of users.',
)({
  users: listOf(restManagedUser).from(({ nodes }) => nodes),
  ...pageFields,
});
