import type { Client } from 'pg';

/** Tables that are filled with so much that making their indexes and checking their references afterwards is quicker. */
const FILLED = [
  ...['orders', 'order_lines', 'order_events', 'order_payments', 'checkouts', 'payment_attempts', 'refunds'],
  ...['ledger_entries', 'email_messages', 'audit_entries', 'conversations', 'messages', 'saved_quotes'],
  ...['payment_intent', 'charge', 'refund'].map((table) => `stripe_sandbox.${table}`),
];

const INDEXES_SQL = `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
  where i.indrelid = any($1::regclass[]) and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`;
const REFERENCES_SQL = `select conrelid::regclass::text as "of", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and conrelid = any($1::regclass[])`;

/** Does work while the tables have no references and no indexes except those of constraints; then restores both. */
export async function onBareTables(client: Client, work: () => Promise<void>): Promise<void> {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(INDEXES_SQL, [FILLED]);
  const { rows: references } = await client.query<{ of: string; name: string; definition: string }>(
    REFERENCES_SQL,
    [FILLED],
  );
  for (const { of, name } of references) await client.query(`alter table ${of} drop constraint ${name}`);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await work();
  for (const { definition } of indexes) await client.query(definition);
  for (const { of, name, definition } of references)
    await client.query(`alter table ${of} add constraint ${name} ${definition}`);
}
