import { Bool, Enum, Moment, shape, Text, Uuid } from '../shared/api/rest-schema.js';
import { UserRoles, UserStatuses } from './user.entity.js';
import type { SeenUser } from './user.store.js';

export const RestUser = shape(
  {
    _id: Uuid('The user.'),
    id: Uuid('The same.'),
    name: Text('Full name.'),
    email: Text('Where messages go; one account per address.'),
    phone: Text('Empty when unknown.'),
    address: Text('Street and house, in one line.'),
    city: Text('Town or city.'),
    state: Text('State, county or province.'),
    zipCode: Text('Postal code.'),
    country: Text('Country.'),
    role: Enum(Object.values(UserRoles), 'What the user may do.'),
    status: Enum(Object.values(UserStatuses), 'Only active users can sign in.'),
    createdAt: Moment('When the account was made.'),
    emailVerified: Bool('Whether the e-mail address was confirmed from its mailbox.'),
  },
  { name: 'User', description: 'A person with an account. Empty text for what is not known.' },
);

export const RestSession = shape(
  { user: RestUser, token: Text('Sent as `Authorization: Bearer …`; lasts seven days.') },
  { name: 'Session', description: 'A sign-in.' },
);

/** A user as REST shows it: the address in flat fields, empty text for what is not known. */
export function toRestUser(user: SeenUser) {
  const { id, name, email, phone, address, role, status, createdAt, emailVerifiedAt } = user;
  return {
    _id: id,
    id,
    name,
    email,
    phone,
    address: [address?.line1, address?.line2].filter(Boolean).join(', '),
    city: address?.city ?? '',
    state: address?.state ?? '',
    zipCode: address?.postcode ?? '',
    country: address?.country ?? '',
    role,
    status,
    createdAt,
    emailVerified: emailVerifiedAt !== null,
  };
}
