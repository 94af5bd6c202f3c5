import { Type } from 'typebox';
import { Flag, Moment, OrNull, Pounds, shape, Text, Whole, Word } from '../../shared/api/rest-schema.js';
import { toPounds } from '../../shared/money.js';
import { RestUser, toRestUser } from '../user.rest.js';
import { ConsentPlaces, type MyAccount } from './profile.types.js';

export const RestAccount = shape(
  {
    ...RestUser.properties,
    firstName: Text('First names.'),
    lastName: Text('Empty for who has one name.'),
    joinedDate: Moment('When the account was made.'),
    totalOrders: Whole('All orders, cancelled ones too.'),
    deliveredOrders: Whole('Orders that have arrived.'),
    totalSpent: Pounds('Paid for orders, less what was given back.'),
    isPremium: Flag('Called a Premium Customer: from `premiumFrom` delivered orders. It changes no price.'),
    premiumFrom: Whole('How many delivered orders make a Premium Customer.'),
    subscribeNewsletter: Flag('Whether the newsletter is wanted.'),
    newsletterWords: Text('The words that are agreed to.'),
    newsletterHistory: Type.Array(
      shape({
        isOn: Flag('On or off.'),
        givenAt: Word(Object.values(ConsentPlaces), 'Where it was made.'),
        wording: Text('Version of the words that were agreed to.'),
        createdAt: Moment('When it was made.'),
      }),
      { description: 'Choices, the latest 20, newest first.' },
    ),
    closingObstacle: OrNull(Text('Why the account cannot be closed now; null when it can.')),
  },
  { name: 'Account', description: 'The account of the signed-in user.' },
);

export const RestAccountAnswer = shape({ user: RestAccount });

export const RestProfileUpdate = shape({
  user: RestAccount,
  token: OrNull(Text('To go on with after another e-mail address has ended every session; else null.')),
});

export const RestDataExport = shape(
  {
    exportedAt: Moment('When it was made.'),
    from: Text('Who holds the data.'),
    notes: Type.Array(Type.String(), { description: 'What to know when reading it.' }),
    incomplete: Type.Array(Type.String(), {
      description: 'Parts with more than 5,000 rows, of which the oldest are here.',
    }),
    data: Type.Record(Type.String(), Type.Array(Type.Any()), {
      description: 'Rows by part: profile, savedAddresses, orders and so on.',
    }),
  },
  { name: 'DataExport', description: 'Everything we hold about the signed-in user.' },
);

/** The account as REST shows it. */
export function toRestAccount({
  user,
  firstName,
  lastName,
  summary,
  newsletter,
  closingObstacle,
}: MyAccount) {
  const { memberSince, totalOrders, deliveredOrders, totalSpent, isPremium, premiumFrom } = summary;
  return {
    ...toRestUser(user),
    ...{ firstName, lastName, joinedDate: memberSince, totalOrders, deliveredOrders },
    totalSpent: toPounds(totalSpent.minorUnits),
    ...{ isPremium, premiumFrom, closingObstacle },
    subscribeNewsletter: newsletter.isOn,
    newsletterWords: newsletter.words,
    newsletterHistory: newsletter.history.map(({ isOn, givenAt, wording, createdAt }) => ({
      ...{ isOn, givenAt, wording, createdAt },
    })),
  };
}
