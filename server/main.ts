import cluster from 'node:cluster';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Given by the build, so that even the first start finds its code compiled. */
const COMPILE_ONLY = '--compile-only';

// Its packages' deprecations are not ours, as below node_modules. Node makes it read-only when its own flag set it.
if (!process.noDeprecation) process.noDeprecation = true;
// Before anything else is loaded: what the engine compiled is read from disk, and takes neither time nor memory again.
enableCompileCache(fileURLToPath(new URL('.compile-cache', import.meta.url)));
const isGroup = cluster.isPrimary && !['', '1'].includes(process.env.PROCESSES ?? '');
const { serve } = await (isGroup ? import('./app/serve-processes.js') : import('./app/serve.js'));
if (!process.argv.includes(COMPILE_ONLY)) serve();
