import { GraphQLError, GraphQLInt, GraphQLScalarType, Kind } from 'graphql';
import { GraphQLISODateTime } from 'type-graphql';
import { isCalendarDate } from '../../../rules/calendar-date.js';

/** A calendar day in Europe/London, YYYY-MM-DD, handled as that text everywhere. */
export const CalendarDate = new GraphQLScalarType<string, string>({
  name: 'CalendarDate',
  description: 'A calendar day, YYYY-MM-DD, in Europe/London.',
  serialize: String,
  parseValue: readCalendarDate,
  parseLiteral: (node) => readCalendarDate(node.kind === Kind.STRING ? node.value : null),
});

function readCalendarDate(value: unknown): string {
  if (typeof value === 'string' && isCalendarDate(value)) return value;
  throw new GraphQLError('Enter the date as YYYY-MM-DD');
}

/** An amount that a caller sends; responses use {@link Money}. */
export const Pence = new GraphQLScalarType<number, number>({
  ...GraphQLInt.toConfig(),
  name: 'Pence',
  description: 'An amount in whole pence: £1.50 is 150.',
});

/** A moment: a `Date`, or PostgreSQL's text of one. Every field of type Date is serialized by it. */
export const Moment = new GraphQLScalarType<Date, string>({
  ...GraphQLISODateTime.toConfig(),
  serialize: (moment) => new Date(moment as Date | string).toISOString(),
});
