import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { GraphqlClient } from '../../../test/clients/graphql-client.js';
import { signInAsAdmin } from '../../../test/factories.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';
import type { CatalogueStaff } from '../test/catalogue-staff.js';
import { catalogueStaff } from '../test/enter-staff.js';

interface Asked {
  readonly percent: number;
  readonly category?: string;
  readonly search?: string;
  readonly destinations?: readonly string[];
  readonly withMinimums?: boolean;
}

interface Preview {
  readonly products: number;
  readonly prices: number;
  readonly fingerprint: string;
  readonly rates: readonly object[];
  readonly effect: Readonly<Record<'baskets' | 'dearer' | 'heldByMinimum', number>>;
}

interface Change {
  readonly _id: string;
  readonly percent: number;
  readonly category: string;
  readonly prices: number;
  readonly requestId: string;
  readonly undoneAt: string | null;
}

let app: TestApp;
let guest: GraphqlClient;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app?.stop());

describe('many prices', () => {
  let staff: CatalogueStaff;
  let bulk: ReturnType<typeof bulkStaff>;
  let staffId: string;
  let category: string;
  let chest: string;

  beforeAll(async () => {
    const admin = new GraphqlClient(app.url);
    ({ id: staffId } = await signInAsAdmin(admin));
    staff = catalogueStaff(app, admin);
    bulk = bulkStaff(admin);
  });

  beforeEach(async () => {
    category = `Chests ${randomUUID()}`;
    await staff.createCategory({ name: category });
    const pence = { australia: 20_000, hongkong: 3_999 };
    chest = (await staff.createProduct({ name: 'Sea Chest', size: '50 × 50 × 50 cm', category, pence })).id;
    await staff.createProduct({ name: 'Draft', size: '1 × 1 × 1 m', category, status: 'draft', pence });
    guest = new GraphqlClient(app.url);
  });

  const priceOf = async (id: string) => (await guest.product(id)).pence;

  it('are shown with what it does to quotes, changed as shown, and undone', async () => {
    await guest.addToCart({ productId: chest, quantity: 2, destination: 'australia' });
    await guest.call('mutation saveQuote', 'id');
    const asked = { percent: 10, category, destinations: ['AUSTRALIA'] };
    const preview = await bulk.preview(asked);
    expect(preview).toMatchObject({ products: 2, prices: 2, rates: [], effect: { dearer: 1 } });
    expect(await priceOf(chest)).toBe(20_000);

    const { version } = await staff.product(chest);
    const change = await bulk.apply(asked, preview.fingerprint);
    expect(change).toMatchObject({ percent: 10, category, prices: 2, undoneAt: null });
    expect(await staff.product(chest)).toMatchObject({
      ...{ prices: { australia: 22_000, hongkong: 3_999 }, version: version + 1 },
    });
    expect(await priceOf(chest)).toBe(22_000);
    expect((await bulk.newest())._id).toBe(change._id);

    expect((await bulk.undo(change._id)).undoneAt).not.toBeNull();
    expect(await priceOf(chest)).toBe(20_000);
    await expect(bulk.undo(change._id)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('stand in the audit log once for each product, before and after', async () => {
    const asked = { percent: -10, category };
    const { requestId } = await bulk.apply(asked, (await bulk.preview(asked)).fingerprint);
    const { rows } = await app.deps.database.pool.query(
      `select entity, action, before, after from audit_entries where request_id = $1`,
      [requestId],
    );
    const entry = {
      ...{ entity: 'product', action: 'changed' },
      before: { price_australia: 20_000, price_hongkong: 3_999 },
      after: { price_australia: 18_000, price_hongkong: 3_599 },
    };
    expect(rows).toEqual([entry, entry]);
  });

  it('stay as they are when one of them is another than was shown', async () => {
    const asked = { percent: 10, category };
    const { fingerprint } = await bulk.preview(asked);
    await staff.updateProduct(chest, { pence: { hongkong: 4_000 } });
    await expect(bulk.apply(asked, fingerprint)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await priceOf(chest)).toBe(20_000);
    const shownAgain = await bulk.preview(asked);
    await expect(bulk.apply({ ...asked, percent: 11 }, shownAgain.fingerprint)).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect((await bulk.apply(asked, shownAgain.fingerprint)).prices).toBe(4);
  });

  it('are changed once by two who press at the same moment, and the other gets a conflict', async () => {
    const asked = { percent: 10, category };
    const { fingerprint } = await bulk.preview(asked);
    const both = await Promise.allSettled([bulk.apply(asked, fingerprint), bulk.apply(asked, fingerprint)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both).toContainEqual(
      expect.objectContaining({ reason: expect.objectContaining({ status: 409 }) }),
    );
    expect(await priceOf(chest)).toBe(22_000);
  });

  it('are not undone once somebody changed one, and the answer names it', async () => {
    const asked = { percent: 10, category };
    const { _id } = await bulk.apply(asked, (await bulk.preview(asked)).fingerprint);
    await staff.updateProduct(chest, { pence: { hongkong: null } });
    await expect(bulk.undo(_id)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: "We couldn't undo this, because prices have changed since: Sea Chest to Hong Kong.",
    });
    expect(await priceOf(chest)).toBe(22_000);
  });

  it('change with their minimum charges, and back', async () => {
    const before = (await guest.price('Canada')).pence;
    const asked = { percent: 10, category, destinations: ['CANADA'], withMinimums: true };
    const preview = await bulk.preview(asked);
    expect(preview).toMatchObject({ prices: 0, rates: [{ country: 'Canada' }] });
    const { _id } = await bulk.apply(asked, preview.fingerprint);
    expect((await guest.price('Canada')).pence).toBe(Math.round(before * 1.1));
    await bulk.undo(_id);
    expect((await guest.price('Canada')).pence).toBe(before);
  });

  it.each([
    [{ percent: 0 }, 'percent'],
    [{ percent: 100.1 }, 'percent'],
    [{ percent: 1.25 }, 'percent'],
    [{ percent: 1e-9 }, 'percent'],
    [{ percent: 5, destinations: [] }, 'destinations'],
    [{ percent: 5, category: 'Nothing like it' }, 'category'],
  ])('are refused for %j', async (asked, field) => {
    await expect(bulk.preview(asked)).rejects.toMatchObject({
      code: 'BAD_INPUT',
      details: { fields: [{ field }] },
    });
  });

  it('are counted, as each takes the work of many requests', async () => {
    const used = () => app.deps.limits.used('bulk-price', staffId);
    const before = await used();
    const asked = { percent: 5, category };
    const change = await bulk.apply(asked, (await bulk.preview(asked)).fingerprint);
    await bulk.undo(change._id);
    expect((await used()) - before).toBe(3);
  });

  it('of nothing are refused', async () => {
    const asked = { percent: 5, category, search: 'no such product' };
    const { fingerprint, prices } = await bulk.preview(asked);
    expect(prices).toBe(0);
    await expect(bulk.apply(asked, fingerprint)).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await expect(bulk.undo(randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

const CHANGE = '_id: id percent category prices requestId undoneAt';

/** Bulk price calls of staff. */
function bulkStaff(client: GraphqlClient) {
  return {
    preview: (input: Asked): Promise<Preview> =>
      client.call(
        'query adminBulkPricePreview',
        'products prices fingerprint rates { country } effect { baskets dearer heldByMinimum }',
        { input: ['BulkPriceInput!', input] },
      ),
    apply: (input: Asked, fingerprint: string): Promise<Change> =>
      client.call('mutation adminApplyBulkPriceChange', CHANGE, {
        input: ['BulkPriceInput!', input],
        fingerprint: ['String!', fingerprint],
      }),
    undo: (id: string): Promise<Change> =>
      client.call('mutation adminUndoBulkPriceChange', CHANGE, { id: ['ID!', id] }),
    newest: async (): Promise<Change> => {
      const { nodes } = await client.call<{ nodes: Change[] }>(
        'query adminBulkPriceChanges',
        `nodes { ${CHANGE} }`,
      );
      return nodes[0]!;
    },
  };
}
