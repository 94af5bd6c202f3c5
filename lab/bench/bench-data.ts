import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { DESTINATION_KEYS } from '../../rules/destinations.js';
import { hashPassword } from '../../server/modules/users/password/passwords.js';

/** The category that the catalogue benchmark asks for. */
export const CATEGORY = { name: 'Benchmark', slug: 'benchmark' } as const;
/** A full page. */
export const PRODUCT_COUNT = 20;
/** Where everything is shipped to. */
export const DESTINATION = 'australia';
/** Signs in every customer of the benchmark. */
export const PASSWORD = 'Benchmark1!';

export interface BenchData {
  readonly productId: string;
  /** Addresses of customers; each buys for itself, so that carts are not fought over. */
  readonly emails: readonly string[];
}

/** Adds a category with one full page of products, sold everywhere, and customers to the seeded shop. */
export async function writeBenchData(databaseUrl: string, customers: number): Promise<BenchData> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const emails = Array.from({ length: customers }, (_, no) => `bench-${no}@example.com`);
    await writeCustomers(client, emails);
    return { productId: await writeProducts(client), emails };
  } finally {
    await client.end();
  }
}

/** Adds one of the staff; gives the address to sign in with. */
export async function writeStaff(databaseUrl: string): Promise<string> {
  const email = `bench-staff-${randomUUID()}@example.com`;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into users (id, name, email, password_hash, role, created_at) values ($1, 'Bench Staff', $2, $3, 'admin', now())`,
      [randomUUID(), email, await hashPassword(PASSWORD)],
    );
    return email;
  } finally {
    await client.end();
  }
}

async function writeCustomers(client: pg.Client, emails: readonly string[]): Promise<void> {
  await client.query(
    `insert into users (id, name, email, password_hash, created_at)
      select gen_random_uuid(), 'Bench Customer', email, $2, now() from unnest($1::text[]) as email`,
    [emails, await hashPassword(PASSWORD)],
  );
}

async function writeProducts(client: pg.Client): Promise<string> {
  const categoryId = randomUUID();
  await client.query('insert into categories (id, name, slug, position) values ($1, $2, $3, 999)', [
    categoryId,
    CATEGORY.name,
    CATEGORY.slug,
  ]);
  const { rows } = await client.query<{ id: string }>(
    `insert into products (id, category_id, slug, name, details, size, width_cm, height_cm, depth_cm, weight_kg,
        image_url, alt_text, position, created_at)
      select gen_random_uuid(), $1, 'benchmark-' || no, 'Benchmark box ' || no, 'A strong double-walled box', '40 x 30 x 50 cm',
        40, 30, 50, 15, '/pictures/benchmark-' || no || '.svg', 'A closed brown box', no, now()
      from generate_series(1, $2::int) as no returning id`,
    [categoryId, PRODUCT_COUNT],
  );
  await client.query(
    `insert into product_prices (product_id, destination, amount_pence)
      select id, destination, 4500 from products cross join unnest($2::text[]) as destination where category_id = $1`,
    [categoryId, DESTINATION_KEYS],
  );
  return rows[0]!.id;
}
