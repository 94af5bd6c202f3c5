import cluster from 'node:cluster';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Passed by the build, so that even the first start finds its code compiled. */
const COMPILE_ONLY = '--compile-only';

// Deprecations of its packages are not ours, as below node_modules. Node makes it read-only when its own flag set it.
if (!process.noDeprecation) process.noDeprecation = true;
// Before anything else is loaded: compiled code is then read from disk, and costs neither time nor memory again.
enableCompileCache(fileURLToPath(new URL('.compile-cache', import.meta.url)));
const isGroup = cluster.isPrimary && !['', '1'].includes(process.env.PROCESSES ?? '');
const { serve } = await (isGroup ? import('./app/serve-processes.js') : import('./app/serve.js'));
if (!process.argv.includes(COMPILE_ONLY)) serve();
