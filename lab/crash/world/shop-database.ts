import { createCrashDatabase } from './crash-database.js';
import { OwnCluster } from './own-cluster.js';
import { mountSmallDisk } from './small-disk.js';

/** The database of a run. */
export interface ShopDatabase {
  readonly url: string;
  /** How the servers find it: by its address, or by the folder from which they start it themselves. */
  readonly env: { readonly DATABASE_URL?: string };
  /** Null: a PostgreSQL that belongs to somebody else, where only our own database is ours. */
  readonly cluster: OwnCluster | null;
}

/** With an address, a new database on the server there; else a PostgreSQL below `dataDir` that the servers start. */
export async function createShopDatabase(
  dataDir: string,
  serverUrl: string | null,
  onStop: (undo: () => Promise<void>) => void,
): Promise<ShopDatabase> {
  if (serverUrl) {
    const { url, drop } = await createCrashDatabase(dataDir, serverUrl);
    onStop(drop);
    return { url, env: { DATABASE_URL: url }, cluster: null };
  }
  const disk = await mountSmallDisk(dataDir);
  if (disk) onStop(() => disk.unmount());
  const cluster = await OwnCluster.create(dataDir, disk);
  onStop(() => cluster.stop());
  return { url: cluster.url, env: {}, cluster };
}
