/** The built product as the browser journeys use it: on PORT, with settings and data of its own that go when it ends. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NODE, ROOT, SERVER } from './lib/run.mjs';

const { PATH, PORT, DATA_DIR: dataDir = mkdtempSync(join(tmpdir(), 'harbourline-e2e-')) } = process.env;
const env = {
  PATH,
  PORT,
  DATA_DIR: dataDir,
  LOG_LEVEL: 'warn',
  RATE_LIMIT_FACTOR: '1000',
  WEBHOOKS_TO_PRIVATE: '1',
};
const server = spawn(NODE, SERVER, {
  cwd: ROOT,
  stdio: 'inherit',
  env,
});

for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  stopLeftDatabase(join(dataDir, 'postgres/postmaster.pid'));
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
  process.exit(code ?? 1);
});

/** A server that was killed leaves its database running. */
function stopLeftDatabase(pidFile) {
  if (existsSync(pidFile)) process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGQUIT');
}
