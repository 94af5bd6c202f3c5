import { staffSql } from './people.js';

/** How orders and their papers are numbered, and by whom they were changed. */
export interface Numbering {
  /** Fills `numbered` with the number of each booking. */
  readonly numbered: readonly string[];
  /** Numbers of invoices of bookings b and of credit notes of refunds g; SQL. `q` is their series. */
  readonly invoice: string;
  readonly creditNote: string;
  /** Moves the counters of the series past these numbers. */
  readonly counted: readonly string[];
  /** Whether the trigger of orders is on, which writes their first payments. */
  readonly hasTriggers: boolean;
  /** The member of staff who did something, as a number in `people`; SQL. */
  readonly staffNo: (n: string, what: string) => string;
}

const inSeries = (order: string) => `q.prefix || (q.last_number + row_number() over (order by ${order}))`;

/** The numbers of the shop's own sequences and series, continued from the last one used. */
export const OWN_NUMBERS: Numbering = {
  numbered: [
    `create temp table numbered on commit drop as
      select b.n, 'HL-' || (case when q.is_called then q.last_value else q.last_value - 1 end + row_number() over (order by b.n)) as number from bookings b, order_numbers q`,
    `select setval('order_numbers', max(substr(number, 4)::bigint)) from numbered`,
  ],
  invoice: inSeries('b.n'),
  creditNote: inSeries('g.at, b.n'),
  counted: [
    `update document_series s set last_number = last_number + case s.kind when 'payment' then (select count(*) from bookings)
      else (select count(*) from given_back) end`,
  ],
  hasTriggers: false,
  staffNo: staffSql,
};
