import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from './browsers/free-port';

export interface SecondServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** A second process of the built product on the first one's data; at a given address after that one has stopped. */
export function startSecondServer(stopped?: SecondServer): Promise<SecondServer> {
  return startServer(process.env.E2E_DATA_DIR!, stopped);
}

/** A process on data of its own: a new shop, which goes when it stops. */
export async function startNewShop(): Promise<SecondServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'harbourline-e2e-new-'));
  const server = await startServer(dataDir);
  return {
    ...server,
    async stop() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

async function startServer(DATA_DIR: string, stopped?: SecondServer): Promise<SecondServer> {
  const port = stopped ? Number(new URL(stopped.url).port) : await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const { PATH } = process.env;
  const server = spawn(process.execPath, ['dist/bundle/server/main.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH, DATA_DIR, PORT: String(port), LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '1000' },
  });
  for (const signal of ['SIGTERM', 'SIGINT', 'exit']) process.once(signal, () => server.kill());
  while (!(await isReady(url))) {
    if (server.exitCode !== null) throw new Error('The second server did not start.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    async stop() {
      server.kill();
      if (server.exitCode === null) await once(server, 'exit');
    },
  };
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
