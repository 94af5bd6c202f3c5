import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findBinaries } from '../../../packages/embedded-postgres/binaries.js';
import { type Cluster, openCluster } from '../../../packages/embedded-postgres/cluster.js';
import { chooseOperatingUser, runAs } from '../../../packages/embedded-postgres/operating-user.js';
import {
  findRunning,
  startPostmaster,
  stopPostmaster,
} from '../../../packages/embedded-postgres/postmaster.js';
import { freePort } from './free-port.js';
import type { SmallDisk } from './small-disk.js';

/**
 * The PostgreSQL that the servers start and share below their data folder, careless of power cuts. The harness knows it as
 * an operator does: by its folder. It uses none of the product's supervision, so that what starts it again is the product.
 */
export class OwnCluster {
  private constructor(
    readonly url: string,
    /** Null: the machine's own disk, which nobody fills. */
    readonly disk: SmallDisk | null,
    private readonly cluster: Cluster,
    private readonly port: number,
  ) {}

  /** Made and stopped again, so that the port is remembered. */
  static async create(dataDir: string, disk: SmallDisk | null): Promise<OwnCluster> {
    const binaries = await findBinaries();
    const user = await chooseOperatingUser([dataDir, dirname(binaries.postgres)]);
    const cluster = await openCluster(dataDir, user, binaries, false);
    const port = await freePort();
    await startPostmaster(cluster, port);
    await stopPostmaster(cluster);
    const url = `postgres://harbourline:${cluster.password}@127.0.0.1:${port}/harbourline`;
    return new OwnCluster(url, disk, cluster, port);
  }

  async pid(): Promise<number | null> {
    const file = join(this.cluster.folder, 'postmaster.pid');
    return Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0]) || null;
  }

  /** The servers may be starting it at the same moment, and be quicker. */
  async restart(): Promise<void> {
    const { folder, user, binaries } = this.cluster;
    const options = ['--mode=fast', '--wait', '--silent', `--log=${join(folder, 'server.log')}`];
    await runAs(user, binaries.pg_ctl, ['restart', `--pgdata=${folder}`, ...options]).catch(() => {});
  }

  async start(): Promise<void> {
    if ((await findRunning(this.cluster)) === null) await startPostmaster(this.cluster, this.port);
  }

  async stop(): Promise<void> {
    await stopPostmaster(this.cluster);
  }
}
