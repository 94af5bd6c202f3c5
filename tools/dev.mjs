/** npm run dev: rebuilds and restarts the server on every change, and serves the web client with hot reload on 5173. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBuilt } from './lib/build-state.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { NODE, pathWithTools, ROOT } from './lib/run.mjs';
import { copyReadFiles } from './lib/static-files.mjs';

/** An editor saves in several steps, a branch switch in many files. */
const SETTLE_MS = 150;

ensureInstalled();
ensureBuilt();
const vite = run('vite', '--config', 'web/vite.config.ts');
let server = startServer();
let changed = false;
let operationsChanged = false;
let stopping = false;

for (const folder of ['server', 'rules', 'packages']) watch(folder, { recursive: true }, onChange);
watch('web', { recursive: true }, (_event, file) => {
  if (file?.endsWith('.graphql')) operationsChanged = true;
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);

while (!stopping) {
  await sleep(SETTLE_MS);
  if (operationsChanged) await generateOperations();
  if (!changed) continue;
  changed = false;
  await rebuild();
}

function onChange(_event, file) {
  if (file && !file.includes('.test.')) changed = true;
}

/** The list for the server is among its files, so that it starts again when the list is another. */
async function generateOperations() {
  operationsChanged = false;
  await once(run(NODE, 'tools/operations.mjs'), 'exit');
}

/** A server that does not compile is not started; the last one that did goes on. */
async function rebuild() {
  const [failure] = await once(run('tsc', '-p', 'server/tsconfig.build.json'), 'exit');
  if (failure || stopping) return;
  copyReadFiles('dist');
  await end(server);
  if (!stopping) server = startServer();
}

function startServer() {
  return run(NODE, '--enable-source-maps', 'dist/server/main.js');
}

async function stop() {
  stopping = true;
  await Promise.all([end(server), end(vite)]);
  process.exit();
}

function run(command, ...args) {
  return spawn(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PATH: pathWithTools() },
  });
}

async function end(part) {
  if (part.exitCode !== null || part.signalCode !== null) return;
  part.kill('SIGTERM');
  await once(part, 'exit');
}
