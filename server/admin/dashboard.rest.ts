import { IsOptional } from 'class-validator';
import { Type } from 'typebox';
import { DESTINATIONS } from '../../rules/destinations.js';
import { RestOrder } from '../orders/order.rest.js';
import { Describe } from '../shared/api/describe.js';
import { Day, Moment, OrNull, Pounds, shape, Text, Uuid, Whole, Word } from '../shared/api/rest-schema.js';
import { toPounds } from '../shared/money.js';
import type { Figures } from './figures.js';
import { TASK_KINDS } from './tasks.store.js';

export const RestDashboard = shape(
  {
    totalOrders: Whole('All orders.'),
    totalUsers: Whole('All accounts, staff among them.'),
    totalRevenue: Pounds('What was paid and not given back.'),
    totalProducts: Whole('All products, drafts among them.'),
    latestOrders: Type.Array(RestOrder),
  },
  { name: 'Dashboard', description: 'How the shop stands.' },
);

const SUMS = {
  revenue: Pounds('What came in minus what went back.'),
  orders: Whole('Orders placed.'),
};

export const RestFigures = shape(
  {
    from: Day('The first day.'),
    to: Day('The last day.'),
    ...SUMS,
    days: Type.Array(shape({ day: Day('Every day of the range, oldest first.'), ...SUMS })),
    destinations: Type.Array(
      shape({
        destination: Word(
          DESTINATIONS.map(({ key }) => key),
          'Every destination we ship to.',
        ),
        ...SUMS,
      }),
    ),
  },
  { name: 'DashboardFigures', description: 'Money and orders of a range of days.' },
);

export const RestTasks = shape({
  tasks: Type.Array(
    shape({
      kind: Word(TASK_KINDS, 'What waits for somebody.'),
      count: Whole('How many there are.'),
      items: Type.Array(
        shape({
          id: Text('For programs.'),
          title: Text('Its number, reference or subject.'),
          detail: Text('Who it concerns, or why it waits; may be empty.'),
          at: Moment('Since when it waits; of a quote: until when it holds.'),
          orderId: OrNull(Uuid('The order it is about.')),
        }),
      ),
    }),
  ),
});

const DAY = { schema: { type: 'string', format: 'date' } };

/** A range of days. */
export class FiguresQuery {
  @Describe('The first day, YYYY-MM-DD.', DAY) @IsOptional() from?: unknown;
  @Describe('The last day, YYYY-MM-DD; three years after the first at most.', DAY) @IsOptional() to?: unknown;
}

/** As REST carries them. */
export function toRestFigures({ revenuePence, days, destinations, ...rest }: Figures) {
  const inPounds = <T extends { revenuePence: number }>({ revenuePence: pence, ...figures }: T) => ({
    ...figures,
    revenue: toPounds(pence),
  });
  return {
    ...rest,
    revenue: toPounds(revenuePence),
    days: days.map(inPounds),
    destinations: destinations.map(inPounds),
  };
}
