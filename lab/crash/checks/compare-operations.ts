import type pg from 'pg';
import { Chances } from '../../../server/test/rubbish/chances.js';
import { persistGraphql } from '../people/shop-calls.js';
import type { StaffOperation } from '../people/staff-operations.js';
import { REVENUE } from '../people/staff-queries.js';
import type { Street } from '../people/street.js';
import type { Breach } from './invariant.js';

/** The names of the comparisons for operations of staff. */
export const OPERATION_CHECKS = {
  written: 'what staff have done is in the books, with its sum',
  once: 'nothing else is in the books: no press that was refused, or was made again',
  revenue: "the dashboard's revenue is what provider and bank hold, at every server",
} as const;

/** Compares what staff did and were shown with the books, with the provider and with what the dashboard shows. */
export async function compareOperations(
  pool: pg.Pool,
  street: Street,
  operations: readonly StaffOperation[],
): Promise<Breach[]> {
  const { rows } = await pool.query<{ words: string; kind: string; amount_pence: number }>(
    'select words, kind, amount_pence from payment_operations',
  );
  const describe = (kind: string, amountPence: number, words: string) =>
    `${kind} of ${amountPence}: ${words}`;
  const done = operations.map(({ kind, amountPence, words }) => describe(kind, amountPence, words));
  const written = rows.map(({ kind, amount_pence, words }) => describe(kind, amount_pence, words));
  return [
    { name: OPERATION_CHECKS.written, ids: without(done, written) },
    { name: OPERATION_CHECKS.once, ids: without(written, done) },
    { name: OPERATION_CHECKS.revenue, ids: await compareRevenue(pool, street, operations) },
  ].filter(({ ids }) => ids.length > 0);
}

/** The items of a list that have no partner in `others`, where each item pairs with one equal to it. */
function without(list: readonly string[], others: readonly string[]): string[] {
  const left = [...list];
  for (const other of others) if (left.includes(other)) left.splice(left.indexOf(other), 1);
  return left;
}

async function compareRevenue(
  pool: pg.Pool,
  { wire, staff }: Street,
  operations: readonly StaffOperation[],
): Promise<string[]> {
  const { rows } = await pool.query<{ held: number }>(
    'select coalesce(sum(amount_captured - amount_refunded), 0)::int as held from stripe_sandbox.charge',
  );
  const sumOf = (wanted: StaffOperation['kind']) =>
    operations.reduce((sum, { kind, amountPence }) => sum + (kind === wanted ? amountPence : 0), 0);
  const held = rows[0]!.held + sumOf('payment') - sumOf('refund_sent') - sumOf('correction');
  const shown = await Promise.all(
    wire.servers.map(async (server) => {
      const alone = { ...wire, servers: [server] };
      const call = { query: REVENUE, token: staff[0]!.token };
      return persistGraphql<{ adminDashboard: { totalRevenue: { minorUnits: number } } }>(
        alone,
        new Chances(0),
        call,
      );
    }),
  );
  return shown.flatMap(({ adminDashboard: dashboard }, index) => {
    const revenue = dashboard.totalRevenue.minorUnits;
    return revenue === held ? [] : [`${wire.servers[index]!.name} shows ${revenue} instead of ${held}`];
  });
}
