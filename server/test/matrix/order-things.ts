import { readBoxTokens } from '../../modules/orders/documents/box.store.js';
import { documentUrl } from '../../modules/orders/documents/document-link.js';
import { exportUrl } from '../../modules/orders/export/order-export.service.js';
import { orderUrl } from '../../modules/orders/tracking/order-url.js';
import type { LinkDeps, LinkOwner } from '../../platform/auth/signed-link.js';
import type { ExampleValues } from '../../platform/openapi/resolve-example.js';
import { insertStaff, placeOrder } from '../factories.js';
import type { TestApp } from '../test-app.js';
import type { Makers } from './makers.js';

export async function followToken({ app, owner }: Makers): Promise<ExampleValues> {
  const { id } = await placeOrder(app, owner);
  return { followToken: (await orderUrl(app.deps, id)).split('#')[1] };
}

export async function documentSecrets({ app, owner, user }: Makers): Promise<ExampleValues> {
  const order = await placeOrder(app, owner);
  const link = { orderId: order.id, name: 'packing-list', owner: await linkOwner(app, `id = '${user}'`) };
  const [boxToken] = await readBoxTokens(app.deps.database.pool, order.id, 1, 1);
  return { boxToken, documentToken: (await documentUrl(outlasting(app), link)).split('/').at(-1) };
}

export async function exportToken({ app }: Makers): Promise<ExampleValues> {
  const url = await exportUrl(outlasting(app), {
    filter: {},
    format: 'csv',
    owner: await linkOwner(app, "role = 'admin'"),
  });
  return { exportToken: url.split('/').at(-1) };
}

/** An order that is the only stop of its day. */
export async function loneStop({ app, owner }: Makers): Promise<ExampleValues> {
  const { id } = await placeOrder(app, owner);
  const { rows } = await app.deps.database.pool.query(
    `update orders set shipment = shipment || jsonb_build_object('collectionDate',
        (select coalesce(max(collection_date), '2040-01-01') + 1 from orders where collection_date > '2040-01-01')) where id = $1 returning collection_date::text as day`,
    [id],
  );
  return { stop: id, dayOfStop: rows[0].day };
}

/** A charge that staff added to an order. */
export async function charge({ app, owner }: Makers): Promise<ExampleValues> {
  const { id } = await placeOrder(app, owner);
  const { rows } = await app.deps.database.pool.query(
    `insert into order_charges (id, order_id, name, reason, amount_pence, state, idempotency_key, digest, created_at)
      values (gen_random_uuid(), $1, 'Extra box', 'One more box at the door', 2500, 'open', 'matrix', '', now()) returning id`,
    [id],
  );
  return { charge: rows[0].id };
}

export async function unpaidOrder({ app, owner }: Makers): Promise<ExampleValues> {
  const { id } = await placeOrder(app, owner);
  await app.deps.database.pool.query("update orders set payment_status = 'failed' where id = $1", [id]);
  return { unpaidOrder: id };
}

/** A refund by bank transfer, which staff send. */
export async function refundToSend({ app, owner }: Makers): Promise<ExampleValues> {
  const { id } = await placeOrder(app, owner);
  const { rows } = await app.deps.database.pool.query(
    `with paid as (
        insert into order_payments (payment_intent, order_id, method, amount_pence, card, created_at)
          values ('manual_' || gen_random_uuid(), $1, 'bank_transfer', 5000, '{"brand":"","last4":""}', now()) returning payment_intent
      ), grown as (
        update orders set paid_pence = paid_pence + 5000 where id = $1
      )
      insert into refunds (id, payment_intent, reason, amount_pence, channel, next_check_at, created_at)
        select gen_random_uuid(), payment_intent, 'order-cancelled', 5000, 'bank_transfer', now(), now() from paid returning id`,
    [id],
  );
  return { refundToSend: rows[0].id };
}

/** A refund that a clerk asked for. */
export async function refundRequest({ app, owner }: Makers): Promise<ExampleValues> {
  const { id } = await placeOrder(app, owner);
  const clerk = await insertStaff(app, 'clerk');
  const { rows } = await app.deps.database.pool.query(
    `insert into refund_requests (id, order_id, amount_pence, words, idempotency_key, digest, asked_by_id, asked_at)
      values (gen_random_uuid(), $1, 12000, 'Arrived late', 'matrix', '', $2, now()) returning id`,
    [id, clerk.id],
  );
  return { refundRequest: rows[0].id };
}

export async function oddPayment({ app }: Makers): Promise<ExampleValues> {
  const { rows } = await app.deps.database.pool.query(
    `insert into payment_issues (id, payment_intent, kind, data, created_at)
      values (gen_random_uuid(), 'pi_' || gen_random_uuid(), 'unknown_checkout', '{}', now()) returning payment_intent as id`,
  );
  return { oddPayment: rows[0].id };
}

/** A failed refund of a payment without an order, and a dashboard refund that may have been made for it. */
export async function strayPayment({ app }: Makers): Promise<ExampleValues> {
  const { rows } = await app.deps.database.pool.query(
    `with odd as (
        insert into payment_issues (id, payment_intent, kind, data, created_at)
          values (gen_random_uuid(), 'pi_' || gen_random_uuid(), 'refund_failed', '{}', now()) returning payment_intent
      )
      , failed as (
        insert into refunds (id, payment_intent, reason, amount_pence, status, provider_refund, failed_at, next_check_at, created_at)
          select gen_random_uuid(), payment_intent, 'paid-twice', 5000, 'failed', 're_stray' || gen_random_uuid(), now(), now(), now() from odd
          returning id, payment_intent
      )
      insert into provider_refunds (id, payment_intent, amount_pence, status, created_at)
        select 're_' || gen_random_uuid(), payment_intent, 5000, 'succeeded', now() from failed
        returning id as made, (select id from failed) as refund`,
  );
  return { dashboardRefund: rows[0].made, strayRefund: rows[0].refund };
}

/** Signs links that last as long as all cells take, however slow the machine. */
export function outlasting({ deps }: TestApp): LinkDeps {
  return { env: deps.env, now: () => new Date(deps.now().getTime() + 60 * 60 * 1000) };
}

export async function linkOwner(app: TestApp, where: string): Promise<LinkOwner> {
  const { rows } = await app.deps.database.pool.query<LinkOwner>(
    `select id, session_version as "sessionVersion" from users where ${where} limit 1`,
  );
  return rows[0]!;
}
