import { expect, it } from '@jest/globals';
import { GraphqlClient } from '../../test/clients/graphql-client.js';
import { RestClient } from '../../test/clients/rest-client.js';
import { signInAsAdmin } from '../../test/factories.js';
import { startTestApp } from '../../test/test-app.js';

/** Dictionary order: capitals and accents do not count. */
const NAMES = [
  'armchair',
  'Äpfel crate',
  'Easel',
  'Écran',
  'egg box',
  'iMac',
  'O’Brien trunk',
  'obstacle',
  'Wardrobe',
  'Zebra',
  'Παλέτα',
];
const IN_ORDER = [
  'Äpfel crate',
  'armchair',
  'Easel',
  'Écran',
  'egg box',
  'iMac',
  'O’Brien trunk',
  'obstacle',
  'Wardrobe',
  'Zebra',
  'Παλέτα',
];

it('lists by name are sorted as a dictionary is, in every list', async () => {
  const app = await startTestApp();
  try {
    const { pool } = app.deps.database;
    await pool.query('update products set deleted_at = now() where not name = any($1)', [NAMES]);
    await pool.query(
      `insert into products (id, category_id, slug, name, details, size, width_cm, height_cm, depth_cm, weight_kg, image_url, alt_text,
          position, created_at, attributes)
        select gen_random_uuid(), (select id from categories order by id limit 1), 'sorted-' || n, name, '', '', 1, 1, 1, 1, '', '', n, now(),
            jsonb_build_object('brand', name)
          from unnest($1::text[]) with ordinality as names (name, n)`,
      [NAMES.toReversed()],
    );
    await pool.query('notify catalogue_changed');
    await pool.query(
      `insert into users (id, name, email, password_hash, created_at)
        select gen_random_uuid(), name, 'sorted' || n || '@example.net', '', now() from unnest($1::text[]) with ordinality as names (name, n)`,
      [NAMES],
    );
    const staff = new RestClient(app.url);
    await signInAsAdmin(staff);
    const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
    const shop = new GraphqlClient(app.url);
    expect(names(await shop.products({ sort: 'name' }))).toEqual(IN_ORDER);
    const products = await staff.call<{ products: { name: string }[] }>(
      'GET',
      '/admin/products?sort=name&limit=100',
    );
    expect(names(products.body.products)).toEqual(IN_ORDER);
    const users = await staff.call<{ users: { name: string }[] }>(
      'GET',
      '/admin/users?sort=name&limit=100&search=example.net',
    );
    expect(names(users.body.users)).toEqual(IN_ORDER);
    const back = await staff.call<{ users: { name: string }[] }>(
      'GET',
      '/admin/users?sort=nameDescending&limit=100&search=example.net',
    );
    expect(names(back.body.users)).toEqual(IN_ORDER.toReversed());
    const { brand } = await staff.graphql.call<{ brand: string[] }>('query adminProductAttributes', 'brand');
    expect(brand).toEqual(IN_ORDER);
  } finally {
    await app.stop();
  }
});
