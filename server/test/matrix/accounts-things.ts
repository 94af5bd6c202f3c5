import { accountsUrl } from '../../modules/orders/accounts/accounts-export.service.js';
import { moveMoney } from '../../modules/orders/test/move-money.js';
import { storeOrders } from '../../modules/orders/test/stored-orders.js';
import type { ExampleValues } from '../../platform/openapi/resolve-example.js';
import type { Makers } from './makers.js';
import { linkOwner, outlasting } from './order-things.js';

export async function accountsToken({ app }: Makers): Promise<ExampleValues> {
  const owner = await linkOwner(app, "role = 'admin'");
  const url = accountsUrl(outlasting(app), { owner, month: '2001-01', file: 'ledger', part: 1 });
  return { accountsToken: url.split('/').at(-1) };
}

/** The next month that may be closed: the first is long ago, so that there are enough of them. */
export async function openMonth({ app, user }: Makers): Promise<ExampleValues> {
  const { pool } = app.deps.database;
  const [order = ''] = await storeOrders(pool, { userId: user, count: 1 });
  const { rows } = await pool.query<{ open: string }>(
    "select coalesce(first_open_month(), '2001-01-01')::text as open",
  );
  const day = rows[0]!.open;
  await moveMoney(app, order, `${day}T12:00:00Z`);
  const counted = await pool.query('select count(*)::int as documents from ledger_entries where month = $1', [
    day,
  ]);
  return { openMonth: day.slice(0, 7), openMonthDocuments: counted.rows[0].documents };
}

export async function closedMonth(makers: Makers): Promise<ExampleValues> {
  const { openMonth: month } = await openMonth(makers);
  await makers.app.deps.database.pool.query(
    `insert into month_handovers (month, kind, actor_id, created_at) values ($1, 'closed', gen_random_uuid(), now())`,
    [`${month}-01`],
  );
  return { closedMonth: month };
}
