import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { emailRenderers } from '../../../app/email-renderers.js';
import { GraphqlClient } from '../../../test/clients/graphql-client.js';
import { countRows, placeOrder, signInAsAdmin, signUp } from '../../../test/factories.js';
import { messageTo } from '../../../test/mail/messages.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import { EmailMessage } from '../../email/email.entity.js';
import { raiseIssue } from '../payment-issues/raise-issue.js';
import { paymentDeps } from './payment-deps.js';

const COMPANY = 'accounts@harbourline.example';

let app: TestApp;
let shop: GraphqlClient;
let staff: GraphqlClient;

beforeAll(async () => {
  app = await startTestApp();
  [shop, staff] = [new GraphqlClient(app.url), new GraphqlClient(app.url)];
  await signUp(shop);
  await signInAsAdmin(staff);
});

afterAll(() => app?.stop());

it('the company is written to once about each new order, without its customer', async () => {
  const { id, number } = await placeOrder(app, shop);
  expect(await newOrders(id)).toBe(1);
  const text = await messageTo(app, COMPANY, 'new-order');
  expect(text).toContain(`http://localhost/admin/orders/${id}`);
  expect(text).not.toMatch(/Ann|Archer/);
  const { rows } = await run("select subject from email_messages where kind = 'new-order'", []);
  expect(rows[0].subject).toMatch(new RegExp(`^New order ${number} to Australia, £`));
});

it('a setting switches emails about new orders off and on, and nothing else', async () => {
  await set(false);
  const quiet = await placeOrder(app, shop);
  expect(await newOrders(quiet.id)).toBe(0);
  expect(await countRows(app, 'email_messages', "order_id = $1 and kind = 'order-details'", [quiet.id])).toBe(
    1,
  );
  await set(true);
  expect(await newOrders((await placeOrder(app, shop)).id)).toBe(1);
});

it('without an address of the company an order is placed all the same', async () => {
  await run(`update store_settings set company = company || '{"email": ""}'`, []);
  const { id } = await placeOrder(app, shop);
  expect(await newOrders(id)).toBe(0);
  await run('update store_settings set company = company || jsonb_build_object($1::text, $2::text)', [
    'email',
    COMPANY,
  ]);
});

it('the company is written to about a payment that needs a person, again only when it happens anew', async () => {
  const intent = { id: `pi_${randomUUID()}`, checkoutId: null };
  const raise = (isNews: boolean) => {
    const deps = paymentDeps(app.deps);
    return raiseIssue(deps.em, deps, intent, { kind: 'unknown_checkout', data: {} }, { isNews });
  };
  const notices = () =>
    countRows(app, 'email_messages', "kind = 'payment-issue' and data->>'paymentIntent' = $1", [intent.id]);
  await raise(false);
  await raise(true);
  expect(await notices()).toBe(1);
  expect(await messageTo(app, COMPANY, 'payment-issue')).toContain(
    'The customer has paid, but this shop has no checkout for the payment.',
  );
  const em = app.deps.database.orm.em.fork();
  const [message] = await em.find(EmailMessage, { kind: 'payment-issue' });
  await run('update payment_issues set resolved_at = now() where payment_intent = $1', [intent.id]);
  expect(await emailRenderers(app.deps)['payment-issue'](message!)).toBeNull();
  await raise(false);
  expect(await notices()).toBe(1);
  await raise(true);
  expect(await notices()).toBe(2);
});

async function set(newOrderEmails: boolean): Promise<void> {
  const { version } = await staff.call<{ version: number }>('query adminSettings', 'version');
  const changed = await staff.call<{ newOrderEmails: boolean }>(
    'mutation adminUpdateStoreSettings',
    'newOrderEmails',
    { input: ['StoreSettingsInput!', { version, newOrderEmails }] },
  );
  expect(changed.newOrderEmails).toBe(newOrderEmails);
}

const newOrders = (id: string) =>
  countRows(app, 'email_messages', "kind = 'new-order' and data->>'orderId' = $1", [id]);
const run = (sql: string, values: unknown[]) => app.deps.database.pool.query(sql, values);
