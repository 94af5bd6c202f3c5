import { streetLine } from '../../../rules/people/addresses/address-parts.js';
import { bool, dateTime, object, oneOf, text, uuid } from '../../platform/rest/serializer.js';
import { ownAddress } from '../../platform/values/address.js';
import { UserRoles, UserStatuses } from './user.entity.js';
import type { SeenUser } from './user.store.js';

/** A user with empty text for unknown fields, and the address in flat fields. */
export const restUser = object<SeenUser>(
  'User',
  'A person with an account. Empty text for what is not known.',
)({
  _id: uuid('The user.').from(({ id }) => id),
  id: uuid('The same.'),
  name: text('Full name.'),
  email: text('The email address; one account per address.'),
  phone: text('Empty when unknown.'),
  address: text('Street and house, in one line.').from(({ address }) => (address ? streetLine(address) : '')),
  city: text('Town or city.').from(({ address }) => address?.city ?? ''),
  state: text('State, county or province.').from(({ address }) => (address ? ownAddress(address).state : '')),
  zipCode: text('Postal code.').from(({ address }) => (address ? ownAddress(address).postcode : '')),
  country: text('Country.').from(({ address }) => address?.country ?? ''),
  role: oneOf(Object.values(UserRoles), "The user's role."),
  status: oneOf(Object.values(UserStatuses), 'Only active users can sign in.'),
  createdAt: dateTime('When the account was created.'),
  emailVerified: bool('Whether the email address was confirmed from its mailbox.').from(
    ({ emailVerifiedAt }) => emailVerifiedAt !== null,
  ),
});

export const restSession = object<{ user: SeenUser; token: string }>(
  'Session',
  'A sign-in.',
)({
  user: restUser,
  token: text('Sent as `Authorization: Bearer …`; lasts seven days.'),
});
