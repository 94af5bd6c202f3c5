import type { Client } from 'pg';
import { hashNoPassword } from '../../server/users/password/passwords.js';
import { SANDBOX_SCHEMA_SQL } from '../../stripe-sandbox/sandbox-schema.js';
import { withoutIndexes } from './bare-tables.js';
import { bookingsSql } from './bookings.js';
import { chanceSql } from './by-chance.js';
import { MONEY_ROWS, SANDBOX_ROWS } from './money-rows.js';
import { addProducts } from './more-products.js';
import { ORDER_ROWS } from './order-rows.js';
import { peopleSql } from './people.js';
import { postSql } from './post-rows.js';
import type { Scale } from './scale.js';

/** Their triggers notify running servers of each row; here the rows are complete, and no server is notified. */
const QUIET = ['orders', 'order_events', 'refunds', 'messages'];

/** Fills a migrated and seeded database in one transaction; all of it or nothing. `tell` hears what is being written. */
export async function seedLarge(client: Client, scale: Scale, tell: (what: string) => void): Promise<void> {
  const run = async (what: string, statements: readonly string[]) => {
    tell(what);
    for (const statement of statements) await client.query(statement);
  };
  const passwordHash = await hashNoPassword();
  await client.query('begin');
  await run('chance', [
    `set local work_mem = '128MB'`,
    `set local maintenance_work_mem = '256MB'`,
    ...QUIET.map((table) => `alter table ${table} disable trigger user`),
    ...chanceSql(scale.seed),
  ]);
  tell('products');
  await addProducts(client, scale.products);
  await run('users', peopleSql(scale, passwordHash));
  await run('bookings', bookingsSql(scale));
  await withoutIndexes(client, async () => {
    await run('orders', ORDER_ROWS);
    await run('money', MONEY_ROWS);
    await run('sandbox', [...SANDBOX_SCHEMA_SQL, ...SANDBOX_ROWS]);
    await run('messages, audit log, quotes', postSql(scale));
    tell('indexes');
  });
  await run('the rest', [
    ...QUIET.map((table) => `alter table ${table} enable trigger user`),
    'commit',
    'vacuum analyze',
  ]);
}
