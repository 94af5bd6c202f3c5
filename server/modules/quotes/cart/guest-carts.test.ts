import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MEMORY_LIMITS } from '../../../platform/limits/rate-limits.js';
import { countAhead } from '../../../platform/limits/test/count-ahead.js';
import { from, newPlace } from '../../../platform/limits/test/places.js';
import { APIS } from '../../../test/clients/clients.js';
import type { ShopClient } from '../../../test/clients/shop-client.js';
import { countRows, signUp, standardBox } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ env: { rateLimitFactor: 1, trustProxy: 1 } });
});

afterAll(() => app?.stop());

describe.each(APIS)('carts of guests over %s', (_api, enter) => {
  it('are begun 300 times an hour from one place; who has one already, or signs in, goes on', async () => {
    const [place, product] = [newPlace(), await standardBox(enter(app))];
    const add = (shop: ShopClient) =>
      shop.addToCart({ productId: product.id, quantity: 1, destination: 'australia' });
    const before = await countRows(app, 'carts', 'guest_hash is not null', []);
    const { points } = MEMORY_LIMITS['guest-cart-ip'];
    const guests = Array.from({ length: 3 }, () => enter(app));
    countAhead(app.deps.requestLimits, place, points - guests.length, (limits) => limits.noteGuestCart());
    await from(place, async () => {
      for (const guest of guests) await add(guest);
      await expect(add(enter(app))).rejects.toMatchObject({
        status: 429,
        code: 'TOO_MANY_ATTEMPTS',
        message: 'Too many new carts from your network. Log in, or try again later.',
      });
      expect((await add(guests[0]!)).lines).toHaveLength(1);
      const customer = enter(app);
      await signUp(customer);
      await add(customer);
    });
    expect(await countRows(app, 'carts', 'guest_hash is not null', [])).toBe(before + guests.length);
    await from(newPlace(), () => add(enter(app)));
  });
});
