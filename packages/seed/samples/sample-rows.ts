import { SAMPLE_DOMAIN, SAMPLE_INTENT, SAMPLE_PREFIX } from '../../../rules/orders/samples.js';
import { LINE_COLUMNS, LINES_BY_CHANCE, NAMES, shipmentsSql } from '../large/bookings.js';
import { oneOf } from '../large/by-chance.js';
import type { Numbering } from '../large/numbering.js';
import { peopleSql } from '../large/people.js';
import { nowSql } from '../large/scale.js';
import { STREETS, UK_TOWNS } from '../large/words.js';
import { HOUSEHOLDS, SAMPLE_ORDERS } from './sample-plan.js';

/** One customer in seven has two orders. */
export const CUSTOMERS = 34;
/** The first number of each kind is the next. */
const BEFORE_FIRST = 100;

/** A number of the samples' own; none of the shop's is taken. */
const numbered = (kind: string, order: string) =>
  `'${SAMPLE_PREFIX}${kind}' || (${BEFORE_FIRST} + row_number() over (order by ${order}))`;
export const sampleNumber = (kind: string, n: string) =>
  `'${SAMPLE_PREFIX}${kind}' || (${BEFORE_FIRST} + ${n})`;

export const SAMPLE_NUMBERS: Numbering = {
  numbered: [
    `create temp table numbered on commit drop as
      select n, ${numbered('', 'created_at, n')} as number from bookings`,
  ],
  invoice: numbered('INV-', 'b.created_at, b.n'),
  creditNote: numbered('CRN-', 'g.at, b.n'),
  counted: [],
  hasTriggers: true,
  staffNo: () => 'null::int',
};

/** Customers who joined before they booked. */
export function samplePeopleSql(now: Date, passwordHash: string): string[] {
  const joinedAt = `${nowSql({ now })} - interval '90 days' + n * interval '17 minutes'`;
  const people = { users: CUSTOMERS, now, staff: 0, addressEnd: `'.' || n || '${SAMPLE_DOMAIN}'`, joinedAt };
  return [
    ...peopleSql(people, passwordHash),
    'update users set is_sample = true where id in (select id from people)',
  ];
}

/** The planned orders with their lines, priced as a quote is. */
export function plannedSql(now: Date): string[] {
  return [
    `create temp table booked on commit drop as
      select p.*, ${NAMES(SAMPLE_INTENT)}, ${oneOf(STREETS, 'n', 'from street')} as street,
        ${oneOf(
          UK_TOWNS.map(([town, area]) => `${area}|${town}`),
          'n',
          'from',
        )} as town
      from (values ${SAMPLE_ORDERS.map((_, no) => plannedRow(no, now)).join(', ')})
        as p(n, customer_no, destination, service, created_at, collection_date, cancelled_at, shipped_at, sailed_at, delivered_at,
          has_amends, is_paid)`,
    `create temp table booked_lines on commit drop as
      select ${LINE_COLUMNS('h.position')}, h.quantity from booked b
        join (values ${HOUSEHOLDS.flatMap(householdRows).join(', ')}) as h(no, position, slug, quantity) on h.no = (b.n * 5) % ${HOUSEHOLDS.length}
        join products sold on sold.slug = h.slug join for_sale p on p.id = sold.id
        join product_prices price on price.product_id = p.id and price.destination = b.destination`,
    `insert into booked_lines select * from (${LINES_BY_CHANCE}) l where l.n not in (select n from booked_lines)`,
    ...shipmentsSql({ now }),
  ];
}

/** A row of `booked`: today is a day in London, and nothing that is still to come is in it. */
function plannedRow(no: number, now: Date): string {
  const { destination, service, booked, collection, ...rest } = SAMPLE_ORDERS[no]!;
  const n = no + 1;
  const at = (days: number | undefined, hour: number) =>
    days === undefined
      ? 'null::timestamptz'
      : `least(${midnight(now, days)} + interval '${hour} hours ${(n * 7) % 60} minutes', ${nowSql({ now })} - interval '${65 - n} minutes')`;
  const isCollected = collection !== null && collection < 0 && !rest.isMissed && rest.cancelled === undefined;
  const cells = [
    `${n}::bigint`,
    1 + (no % CUSTOMERS),
    `'${destination}'`,
    `'${service}'`,
    at(booked, 8 + (n % 12)),
    collection === null ? 'null::date' : `${today(now)} + ${collection}`,
    at(rest.cancelled, 10),
    at(isCollected ? collection : undefined, 15),
    at(rest.sailed, 11),
    at(rest.delivered, 14),
    rest.hasAmends === true,
    rest.isUnpaid !== true,
  ];
  return `(${cells.join(', ')})`;
}

const today = (now: Date) => `(${nowSql({ now })} at time zone 'Europe/London')::date`;
const midnight = (now: Date, days: number) =>
  `((${today(now)} + ${days})::timestamp at time zone 'Europe/London')`;

function householdRows(household: Readonly<Record<string, number>>, no: number): string[] {
  return Object.entries(household).map(
    ([slug, quantity], position) => `(${no}, ${position}, '${slug}', ${quantity})`,
  );
}
