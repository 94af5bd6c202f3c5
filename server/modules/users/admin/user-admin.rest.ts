import { IsByteLength, IsOptional, IsString, MaxLength } from 'class-validator';
import { staffRoleOf } from '../../../../rules/users/permissions.js';
import { AsSent } from '../../../platform/api/clean-text.js';
import { Describe } from '../../../platform/api/describe.js';
import type { Page } from '../../../platform/api/pagination.js';
import { IsVersion } from '../../../platform/api/version.js';
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
} from '../../../platform/rest/serializer.js';
import { StaffRoles, UserRoles, UserStatuses } from '../user.entity.js';
import { LONG_PASSWORD } from '../user.inputs.js';
import { restUser } from '../user.rest.js';
import type { SeenUser } from '../user.store.js';
import { BAD_EMAIL, LONG_NAME, lengthMessage, REQUIRED, UserDetails } from './user-admin.inputs.js';
import type { UserChange } from './user-change.js';

const TEXT = { schema: { type: 'string' } };

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

/** A change of a user, with the version that it was decided on. */
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

/** The change that a body describes. */
export function toUserChange(body: UserBody): UserChange {
  const { address, city, state, zipCode, country, name, email, phone, role, staffRole, status, department } =
    body;
  const isMoved = [address, city, state, zipCode, country].some((part) => part != null);
  const line2 = address == null ? undefined : '';
  return {
    ...{ name, email, phone, role, staffRole, status, department },
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
  staffRole: nullable(
    oneOf(Object.values(StaffRoles), 'The role of a member of staff; null for customers.'),
  ).from(staffRoleOf),
  department: nullable(text('Department of a member of staff; null when unknown.')),
  invitationExpiresAt: nullable(dateTime('Until when the invitation can be accepted; null without one.')),
  version: int(
    "Rises when name, address, phone, role, staff role, status or department change. Send it with a change, so that nobody else's is overwritten.",
  ),
});

export const USER_CONFLICT = conflictOf('UserConflict', {
  name: text('Full name.'),
  email: text('Where messages go.'),
  phone: text('Phone number.'),
  address: nullable(recordOf(text(), 'Where the user lives, part by part.')),
  role: oneOf(Object.values(UserRoles), "The user's role."),
  staffRole: nullable(oneOf(Object.values(StaffRoles), 'The role of a member of staff.')),
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
