import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals';
import { APIS } from '../../test/clients/clients.js';
import { RestClient } from '../../test/clients/rest-client.js';
import { openCheckout, placeOrder, signInAsAdmin, signUp } from '../../test/factories.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { type LimitName, MEMORY_LIMITS, RATE_LIMITS } from './rate-limits.js';
import { from, newPlace } from './test/places.js';

const TOO_MANY = { status: 429, code: 'TOO_MANY_ATTEMPTS' };

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ env: { rateLimitFactor: 1, trustProxy: 1 } });
});

afterAll(() => app?.stop());

describe.each(APIS)('what is worth abusing is limited over %s:', (_api, enter) => {
  it('accounts from one place', async () => {
    const place = newPlace();
    await spendAllBut(1, 'register-ip', place);
    await from(place, () => signUp(enter(app)));
    await expect(from(place, () => signUp(enter(app)))).rejects.toMatchObject(TOO_MANY);
    await from(newPlace(), () => signUp(enter(app)));
  });

  it('checkouts of one customer', async () => {
    const shop = enter(app);
    const { id } = await from(newPlace(), () => signUp(shop));
    await from(newPlace(), () => openCheckout(shop));
    for (let no = 2; no <= MEMORY_LIMITS['checkout-user'].points; no += 1)
      app.deps.requestLimits.countCheckout(id);
    await expect(openCheckout(shop)).rejects.toMatchObject(TOO_MANY);
  });

  it('asking for the email of an order', async () => {
    const shop = enter(app);
    const { id } = await from(newPlace(), () => signUp(shop));
    const order = await from(newPlace(), () => placeOrder(app, shop));
    await spendAllBut(1, 'order-email', id);
    await shop.emailOrder(order.id);
    await expect(shop.emailOrder(order.id)).rejects.toMatchObject(TOO_MANY);
  });
});

test('pictures of one member of staff are limited', async () => {
  const shop = new RestClient(app.url);
  const { id } = await from(newPlace(), () => signInAsAdmin(shop));
  await spendAllBut(0, 'upload', id);
  const form = new FormData();
  form.append('image', new Blob(['no picture'], { type: 'image/png' }), 'a.png');
  const headers = { Authorization: `Bearer ${shop.token}` };
  const response = await fetch(`${app.url}/api/admin/upload`, { method: 'POST', headers, body: form });
  expect(response.status).toBe(429);
});

async function spendAllBut(left: number, name: LimitName, key: string): Promise<void> {
  for (let no = left; no < RATE_LIMITS[name].points; no += 1) await app.deps.limits.spend(name, key);
}
