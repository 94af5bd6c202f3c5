import type { Pool } from 'pg';

/** At the start of a server: a shop without a name gets the one of the environment; staff change it in the settings. */
export async function nameStore(pool: Pool, initialName: string): Promise<void> {
  await pool.query("update store_settings set name = $1 where name = ''", [initialName]);
}

/** The name of the shop as it is this moment. */
export async function readStoreName(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ name: string }>('select name from store_settings');
  return rows[0]?.name ?? '';
}
