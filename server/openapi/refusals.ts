import { Type } from 'typebox';
import type { RestCall } from '../rest/rest-endpoint.js';
import {
  Day,
  Flag,
  Moment,
  OrNull,
  Pounds,
  shape,
  Text,
  Uuid,
  Whole,
  Word,
} from '../shared/api/rest-schema.js';
import { ERROR_CODES } from '../shared/errors/errors.js';

const ChangeSince = shape(
  {
    version: Whole('The version it made.'),
    at: Moment('When.'),
    by: shape({
      kind: Word(['customer', 'staff', 'system'], 'Which side.'),
      name: Text('Their name, or Customer, or System.'),
    }),
    what: Text('In a few words.'),
  },
  { name: 'OrderChangeSince', description: 'What has happened to an order since it was looked at.' },
);

/** What every refusal looks like. */
export const RestRefusal = shape(
  {
    message: Text('A sentence for the customer.'),
    code: Word(ERROR_CODES, 'Stable, for programs.'),
    fields: Type.Optional(
      Type.Array(shape({ field: Text('Which field.'), message: Text('What is wrong with it.') })),
    ),
    newTotal: Type.Optional(Pounds('The total of now, when prices have changed.')),
    current: Type.Optional(
      shape({
        status: Type.Optional(Text('How far an order has come, or whether a user can sign in.')),
        paymentStatus: Type.Optional(Text('How the payment of an order stands.')),
        version: Whole('Its version.'),
        trackingNumber: Type.Optional(OrNull(Text("The carrier's number of an order."))),
        collectionDate: Type.Optional(OrNull(Day('When an order is collected.'))),
        changes: Type.Optional(Type.Array(ChangeSince)),
        changed: Type.Optional(Type.Array(Text('What changed since, by name.'))),
        changedBy: Type.Optional(Text('Who of the staff changed it last; empty when nobody knows any more.')),
        changedAt: Type.Optional(Moment('When that was.')),
        name: Type.Optional(Text('Its name.')),
        imageUrl: Type.Optional(OrNull(Text('Path of its picture.'))),
        destination: Type.Optional(Text('Where a minimum charge is for, by key.')),
        country: Type.Optional(Text('The same, as people read it.')),
        price: Type.Optional(Pounds('A minimum charge.')),
        paid: Type.Optional(Pounds('What was taken for an order.')),
        refunded: Type.Optional(Pounds('The refunded part of it.')),
        onItsWay: Type.Optional(Pounds('What of it is on its way back.')),
        refundable: Type.Optional(Pounds('What of it can still be given back.')),
        net: Type.Optional(Pounds('What of it is kept.')),
        isResolved: Type.Optional(Flag('Whether a payment to review is closed.')),
        resolvedBy: Type.Optional(OrNull(Text('Who of the staff closed it last.'))),
        note: Type.Optional(OrNull(Text('What they wrote.'))),
        email: Type.Optional(Text('Where messages to a user go.')),
        phone: Type.Optional(Text('Phone number of a user.')),
        address: Type.Optional(
          OrNull(Type.Record(Type.String(), Type.String(), { description: 'Where a user lives.' })),
        ),
        role: Type.Optional(Text('What a user may do.')),
        department: Type.Optional(OrNull(Text('Where a member of staff works.'))),
      }),
    ),
    preview: Type.Optional(
      shape({
        kind: Text('What the change would be now: free, refund, extra or refused.'),
        reason: OrNull(Text('Why it is refused: tooLate, underWay, cancelled or unpaid.')),
        refund: Pounds('What would go back.'),
        extra: Pounds('What would have to be paid.'),
        deadline: OrNull(Moment('The first moment that is too late.')),
        version: Whole('The version of the order now.'),
      }),
    ),
    retryAfter: Type.Optional(Whole('Seconds to wait, also in the header Retry-After.')),
    requestId: Type.Optional(Uuid('Leads us to what went wrong.')),
  },
  { name: 'Refusal', description: 'Why a request was not done.' },
);

const MEANINGS: Readonly<Record<number, string>> = {
  400: 'Something that was sent cannot be taken.',
  401: 'Not signed in, or no longer.',
  403: 'Signed in, but not for this, or naming somebody else.',
  404: "No such thing, or somebody else's.",
  409: 'Does not fit what is there.',
  413: 'Too large.',
  415: 'A form or character set that is not read.',
  429: 'Too many attempts; later.',
  500: 'A fault of ours.',
  503: 'The card provider or the database did not answer.',
};

/** Every status a call may be refused with, and what it means. */
export function refusalsOf({
  who,
  takesImage,
  refusals = [],
}: RestCall): readonly (readonly [number, string])[] {
  const byWho = { anyone: [], cartHolder: [401, 403], user: [401, 403], admin: [401, 403], provider: [] }[
    who
  ];
  const common = [400, 413, 415, 429, 500, 503];
  const statuses = new Set([...common, ...byWho, ...refusals, ...(takesImage ? [413, 415] : [])]);
  return [...statuses].sort((one, other) => one - other).map((status) => [status, MEANINGS[status] ?? '']);
}
