/**
 * npm run parts: the workbench of shared parts into dist/parts, for any file server. With --watch: served on port 5174,
 * and redrawn on every change.
 */
import { ensureInstalled } from './lib/install.mjs';
import { ensureOperations } from './lib/operations.mjs';
import { mustRun } from './lib/run.mjs';

ensureInstalled();
ensureOperations();
const command = process.argv.includes('--watch') ? ['--port', '5174'] : ['build', '--logLevel', 'error'];
mustRun('vite', [...command, '--config', 'web/workbench/vite.config.ts']);
