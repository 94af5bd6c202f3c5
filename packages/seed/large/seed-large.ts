import type { Client } from 'pg';
import { recountFigures } from '../../../server/modules/orders/figures/order-figures.store.js';
import { hashNoPassword } from '../../../server/modules/users/password/passwords.js';
import { SANDBOX_SCHEMA_SQL } from '../../stripe-sandbox/sandbox-schema.js';
import { onBareTables } from './bare-tables.js';
import { bookingsSql, choicesSql } from './bookings.js';
import { chanceSql } from './by-chance.js';
import { moneyRows, SANDBOX_ROWS } from './money-rows.js';
import { addProducts } from './more-products.js';
import { OWN_NUMBERS } from './numbering.js';
import { orderRows } from './order-rows.js';
import { peopleSql } from './people.js';
import { lastSql, postSql } from './post-rows.js';
import { type Batch, batchesOf, type Scale } from './scale.js';

/** Tables whose triggers are off: no server needs notices, rows are complete, and figures are counted once at the end. */
const QUIET = ['orders', 'order_events', 'refunds', 'messages', 'ledger_entries'];

/** Temporary tables of one batch. */
const OF_BATCH = [
  'booked',
  'booked_lines',
  'bookings',
  'stages',
  'given_back',
  'numbered',
  'happened',
  'asked',
];

/**
 * Fills a migrated and seeded database in one transaction; all of it or nothing. `tell` is called with each step,
 * `batches` are the wanted batches of orders, all of them by default.
 */
export async function seedLarge(
  client: Client,
  scale: Scale,
  tell: (what: string) => void,
  batches = batchesOf(scale),
): Promise<void> {
  const run = async (what: string, statements: readonly string[]) => {
    tell(what);
    for (const statement of statements) await client.query(statement);
  };
  const passwordHash = await hashNoPassword();
  await client.query('begin');
  await run('products', [
    `set local work_mem = '128MB'`,
    `set local maintenance_work_mem = '256MB'`,
    ...QUIET.map((table) => `alter table ${table} disable trigger user`),
    'alter table orders enable trigger orders_found_by',
    ...chanceSql(scale.seed),
    ...SANDBOX_SCHEMA_SQL,
  ]);
  await addProducts(client, scale.products);
  await run('users', [...peopleSql(scale, passwordHash), ...choicesSql()]);
  await onBareTables(client, async () => {
    for (const batch of batches)
      await run(`orders to ${batch.to.toLocaleString('en-GB')}`, ordersSql(scale, batch));
    await run('audit log, quotes', lastSql(scale, batches.at(-1)!));
    tell('indexes and references');
  });
  tell('figures');
  await recountFigures(client);
  await run('the rest', [
    ...QUIET.map((table) => `alter table ${table} enable trigger user`),
    'commit',
    'vacuum analyze',
  ]);
}

/** Everything about the orders of a batch; its temporary tables stay until the next. */
function ordersSql(scale: Scale, batch: Batch): string[] {
  return [
    `drop table if exists ${OF_BATCH.join(', ')}`,
    ...bookingsSql(scale, batch),
    ...orderRows(OWN_NUMBERS),
    ...moneyRows(OWN_NUMBERS),
    ...SANDBOX_ROWS,
    ...postSql(scale),
  ];
}
