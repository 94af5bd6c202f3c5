import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { captureLog } from '../test/captured-log.js';
import { CARDS, confirmAtSandbox } from '../test/card-form.js';
import { RestClient } from '../test/clients/rest-client.js';
import type { SeenIntent } from '../test/clients/shop-client.js';
import { countRows, openCheckout } from '../test/factories.js';
import { startTestApp, type TestApp } from '../test/test-app.js';

let app: TestApp;
let token: string;
let intent: SeenIntent;
const heard = captureLog('error');

beforeAll(async () => {
  app = await startTestApp({ log: heard.log });
  const client = new RestClient(app.url);
  await client.login('customer@example.com', 'Customer123!');
  token = client.token as string;
  intent = await client.createPaymentIntent((await openCheckout(client)).id);
  const { pool, schema } = { pool: app.deps.database.pool, schema: app.deps.schema };
  await pool.query(`insert into mikro_orm_migrations (name) values ('Migration29990101Newer')`);
  await pool.query('notify schema_changed');
  await schema.newer;
});

afterAll(() => app.stop());

const headers = () => ({ 'content-type': 'application/json', authorization: `Bearer ${token}` });

describe('a process whose database was migrated by a newer version', () => {
  it('says so at /readyz, with 503 and the name of the migration', async () => {
    const answer = await fetch(`${app.url}/readyz`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(await answer.json()).toMatchObject({
      database: true,
      unknownMigrations: ['Migration29990101Newer'],
    });
  });

  it('logs it once', async () => {
    await app.deps.schema.check();
    const said = heard.lines.filter((line) => line.includes('newer than this process'));
    expect(said).toHaveLength(1);
  });

  it('sells nothing over REST', async () => {
    for (const path of ['/checkout', '/stripe/create-payment-intent', '/stripe/finalize-checkout', '/cart']) {
      const answer = await fetch(`${app.url}/api${path}`, { method: 'POST', headers: headers(), body: '{}' });
      expect([path, answer.status]).toEqual([path, 503]);
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(await answer.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    }
  });

  it('writes no order for who only asks how a payment stands', async () => {
    const paid = await confirmAtSandbox(app, intent, CARDS.good);
    expect(paid.status).toBe('succeeded');
    const query = `mutation { confirmPayment(paymentIntentId: "${intent.id}") { status } }`;
    const answers = [
      await fetch(`${app.url}/api/stripe/payment-status/${intent.id}`, { headers: headers() }),
      await fetch(`${app.url}/graphql`, {
        ...{ method: 'POST', headers: headers() },
        body: JSON.stringify({ query }),
      }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(503);
      expect(await answer.text()).toContain('SERVICE_UNAVAILABLE');
    }
    expect(await countRows(app, 'orders', 'payment_intent = $1', [intent.id])).toBe(0);
  });

  it('leaves webhooks for a newer process', async () => {
    const answer = await fetch(`${app.url}/api/stripe/webhook`, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(503);
  });

  it('changes nothing over GraphQL', async () => {
    const query = 'mutation { clearCart { destination } }';
    const body = JSON.stringify({ query });
    const answer = await fetch(`${app.url}/graphql`, { method: 'POST', headers: headers(), body });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }],
    });
  });

  it('does no work of the background', () => {
    expect(app.deps.mailQueue.isRunning).toBe(false);
  });

  it('still shows what there is', async () => {
    expect((await fetch(`${app.url}/api/categories`)).status).toBe(200);
    expect((await fetch(`${app.url}/api/orders/my-orders`, { headers: headers() })).status).toBe(200);
  });
});
