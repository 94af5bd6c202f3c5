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
