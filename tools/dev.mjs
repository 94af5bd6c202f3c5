/** npm run dev: rebuilds and restarts the server on every change, and serves the web client with hot reload on 5173. */
import { spawn } from 'node:child_process';
import { ensureBuilt } from './lib/build-state.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { NODE, pathWithTools, ROOT } from './lib/run.mjs';

ensureInstalled();
ensureBuilt();
const env = { ...process.env, PATH: pathWithTools() };
const parts = [
  ['tsc', '-p', 'server/tsconfig.build.json', '--watch', '--preserveWatchOutput'],
  [NODE, '--watch', '--enable-source-maps', 'dist/server/main.js'],
  ['vite'],
].map(([command, ...args]) => spawn(command, args, { cwd: ROOT, stdio: 'inherit', env }));

let left = parts.length;
for (const part of parts) {
  part.on('exit', () => {
    left -= 1;
    if (left === 0) process.exit();
    stopAll();
  });
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stopAll);

/** One part alone is of no use, so all of them end together. */
function stopAll() {
  for (const part of parts) part.kill('SIGTERM');
}
