import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '../../../server/platform/log/log.js';
import { startEmbeddedPostgres } from '../embedded-postgres.js';

/** A stopped cluster for tests to copy, which takes a tenth of the time of making one. */
export class SoundCluster {
  private constructor(private readonly home: string) {}

  static async create(): Promise<SoundCluster> {
    const home = await mkdtemp(join(tmpdir(), 'harbourline-sound-'));
    const database = await startEmbeddedPostgres({
      dataDir: home,
      durable: false,
      log: createLog('silent'),
    });
    await database.stop();
    return new SoundCluster(home);
  }

  /** Copies the cluster with its owner, in a tenth of the time that Node's own copying takes. */
  copyTo(dataDir: string): void {
    execFileSync('cp', ['-pR', join(this.home, 'postgres'), join(dataDir, 'postgres')]);
  }

  remove(): Promise<void> {
    return rm(this.home, { recursive: true });
  }
}
