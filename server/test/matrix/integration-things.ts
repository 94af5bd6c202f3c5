import { randomUUID } from 'node:crypto';
import type { ExampleValues } from '../../platform/openapi/resolve-example.js';
import type { Makers } from './makers.js';

/** An endpoint of webhooks and a delivery to it, which arrived. */
export async function newWebhook({ app }: Makers): Promise<ExampleValues> {
  const [webhook, webhookDelivery] = [randomUUID(), randomUUID()];
  const { pool } = app.deps.database;
  await pool.query('delete from webhook_endpoints');
  await pool.query(
    `insert into webhook_endpoints (id, url, events, secret_made_at, created_at)
      values ($1, 'http://127.0.0.1:9/hook', '["quote.created"]', now(), now())`,
    [webhook],
  );
  await pool.query(
    `insert into webhook_deliveries (id, endpoint_id, type, data, status, delivered_at)
      values ($1, $2, 'webhook.test', '{}', 'delivered', now())`,
    [webhookDelivery, webhook],
  );
  return { webhook, webhookDelivery };
}

/** A key of the first admin, with one permission. */
export async function newKey({ app }: Makers): Promise<ExampleValues> {
  const apiKey = randomUUID();
  await app.deps.database.pool.query(
    `insert into api_keys (id, owner_id, name, prefix, hash, permissions, expires_at, created_at)
      select $1::uuid, id, 'Bookkeeping', 'hl_1234567', $1::text, '["orders"]', now() + interval '1 day', now() from users where role = 'admin' limit 1`,
    [apiKey],
  );
  return { apiKey };
}
