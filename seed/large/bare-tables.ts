import type { Client } from 'pg';

/** Tables that are filled with so much that making their indexes afterwards is quicker. */
const FILLED = [
  'orders',
  'order_lines',
  'order_events',
  'order_payments',
  'checkouts',
  'payment_attempts',
  'ledger_entries',
  'email_messages',
  'audit_entries',
];

/** Does work while the tables have no indexes but those of their constraints; makes the same ones again afterwards. */
export async function withoutIndexes(client: Client, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
      where i.indrelid = any($1::regclass[]) and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [FILLED],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await work();
  for (const { definition } of rows) await client.query(definition);
}
