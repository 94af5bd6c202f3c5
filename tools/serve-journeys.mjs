/** The built product as the browser journeys use it: on PORT, with settings and data of its own that go when it ends. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NODE, ROOT } from './lib/run.mjs';

const dataDir = mkdtempSync(join(tmpdir(), 'harbourline-e2e-'));
const { PATH, PORT } = process.env;
const env = { PATH, PORT, DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
const server = spawn(NODE, ['--enable-source-maps', 'dist/server/main.js'], {
  cwd: ROOT,
  stdio: 'inherit',
  env,
});

for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 1);
});
